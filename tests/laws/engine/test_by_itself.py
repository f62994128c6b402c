"""Answers that need no person: they tell nothing, end no turn, and refuse nothing that there is."""

from __future__ import annotations

from typing import Any

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.core.show.show import Show
from farmtable.games._template.show.show import MarketShow
from farmtable.games.fences.rules import declared as fences
from farmtable.games.fences.rules.play import SetTile
from farmtable.games.formidable_farm.rules import declared as farm
from farmtable.games.formidable_farm.rules import rewards
from farmtable.games.formidable_farm.rules.play import Turn
from farmtable.table.foresee import final
from tests.laws.engine.test_undo import snapshot
from tests.support.setups import Setup, any_step, random_game, setups

STEPS = 800
PAYING = {"pay", "uproot"}
NOTHING = {"done", "pass"}
ENDING = {("formidable_farm", "Turn", "done"), ("fences", "SetTile", "pass")}


def answered(show: Show, s: State, seat: int, alone: bool) -> int | None:
    return show.by_itself(s.task_of(seat), s.choices(seat), s, seat, alone)


def paid(show: Show, s: State, seat: int, choice: int) -> object:
    """Where this way to begin a payment ends."""
    s = s.clone()
    s.events = None
    s.take(seat, choice)
    while s.asked >> seat & 1 and (then := answered(show, s, seat, False)) is not None:
        s.take(seat, then)
    return s.facts()


def looked(setup: Setup, show: Show, chance: Chance) -> dict[bool, int]:
    """How often something made itself, alone and with other people."""
    found, s = {True: 0, False: 0}, setup.new()
    for seat, _ in random_game(s, chance, STEPS):
        if seat == NATURE:
            continue
        task, menu = s.task_of(seat), s.choices(seat)
        other = setup.game.imagine(setup.game.view(s, seat), chance)
        for alone in found:
            choice = answered(show, s, seat, alone)
            assert choice == answered(show, other, seat, alone), "it depends on what is hidden"
            if choice is None:
                continue
            found[alone] += 1
            verb = setup.game.vocabulary.verb(choice).name
            assert choice in menu
            assert (setup.name, type(task).__name__, verb) not in ENDING
            assert len(menu) == 1 or verb not in NOTHING
            if not alone:
                assert not task.quiet, "a quick answer tells what skipping would"
                assert verb in PAYING
                assert len({str(paid(show, s, seat, way)) for way in menu}) == 1, "there are several ways to pay"
    return found


def test_what_makes_itself(setup: Setup) -> None:
    looked(setup, setup.game.show, Chance(6))


def test_something_makes_itself(game: str) -> None:
    total = {True: 0, False: 0}
    for setup in setups(game, most=2):
        for alone, times in looked(setup, setup.game.show, Chance(7)).items():
            total[alone] += times
    assert total[True] or game == "fences"  # there nearly always something fits in two places
    assert total[False] or game not in ("formidable_farm", "my_farm_shop")


def test_ending_a_turn_always_needs_a_press() -> None:
    for name, task, end, other in (
        ("fences", SetTile(1), fences.PASS, fences.EXCHANGE),
        ("formidable_farm", Turn(), farm.DONE, farm.SUPPLY),
    ):
        setup = Setup(name, 2)
        show, s = setup.game.show, setup.new()
        assert show.by_itself(task, [end], s, 0, True) is None
        assert show.by_itself(task, [other], s, 0, True) == other
        assert show.by_itself(task, [other], s, 0, False) is None


def test_rewards_that_only_give_are_given_where_nobody_waits() -> None:
    setup = Setup("formidable_farm", 2)
    show, s, menu = setup.game.show, setup.new(), [farm.DONE, farm.USE]
    for task in (rewards.Look(5), rewards.DrawAndReturn(2, 1), rewards.Take(1)):
        assert show.by_itself(task, menu, s, 0, True) == farm.USE
        assert show.by_itself(task, menu, s, 0, False) is None
    assert show.by_itself(rewards.Exchange(1, 8, 1), menu, s, 0, True) is None  # something is given for it


class Hasty(MarketShow):
    """Lays the last basket for everybody."""

    def by_itself(self, task: Task[Any], menu: list[int], s: State, seat: int, alone: bool) -> int | None:
        return super().by_itself(task, menu, s, seat, True)


def test_a_hasty_answer_would_be_found() -> None:
    setup = Setup("_template", 2)
    show = setup.game.show
    assert isinstance(show, MarketShow)
    with pytest.raises(AssertionError, match="a quick answer"):
        looked(setup, Hasty(show.rows, show.box), Chance(6))


def test_undo_goes_over_what_made_itself(game: str) -> None:
    """To the last decision; and the menu says what is final, with all that follows by itself."""
    over = 0
    for setup in setups(game, most=2):
        table, chance = setup.alone(5, 0), Chance(5)
        for _ in range(200):
            table.answer([0])
            if table.over:
                break
            seat, choice = any_step(table._state, chance)
            before, entries = snapshot(table), len(table.log.entries)
            unable = dict(table.finality(seat, table.view(seat)))[choice] if seat == 0 else True
            table.take(seat, choice, table.version(seat))
            table.answer([0])
            if seat == 0 and not table.over:
                assert table.can_undo(0) is not unable
                if not unable:
                    over += len(table.log.entries) > entries + 1
                    table.undo(0)
                    assert snapshot(table) == before
                    table.take(seat, choice, table.version(seat))
                    table.answer([0])
    assert over or game != "formidable_farm"


def test_what_follows_by_itself_makes_a_choice_final() -> None:
    """A card is played, and its reward draws a card without being asked for."""
    setup, found = Setup("formidable_farm", 2), 0
    table, chance = setup.alone(5, 0), Chance(5)
    for _ in range(600):
        if table.over:
            break
        table.answer([0])
        if 0 in table.asked():
            said = dict(table.finality(0, table.view(0)))
            found += sum(one and not final(table._state, 0, choice) for choice, one in said.items())
        seat, choice = any_step(table._state, chance)
        table.take(seat, choice, table.version(seat))
    assert found
