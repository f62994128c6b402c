"""Undo brings back the very same position; and it goes only over choices from which nobody learned anything."""

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.table import Table
from tests.laws.hidden.test_blind import done
from tests.support.fingerprint import values
from tests.support.setups import Setup, any_step, setups

CHOICES = 250
IMAGINED = 3  # states for each other seat


def snapshot(table: Table) -> object:
    return table._state.facts(), list(table.log.entries), [values(event) for event in table._events]


def test_undo(setup: Setup) -> None:
    undone(setup, setup.table(8), Chance(8))


def test_somebody_may_go_back(game: str) -> None:
    """In some set-up: with hidden hands nearly every choice of Fences shows something."""
    assert any(undone(setup, setup.table(8), Chance(8)) for setup in reversed(setups(game)))


class Forgetful(Table):
    """Does not notice that a secret was shown."""

    def _news(self, since: int) -> bool:
        return False


def test_an_undo_too_far_is_found() -> None:
    setup = Setup("_template", 4)
    with pytest.raises(AssertionError, match="learned something"):
        undone(setup, Forgetful(setup.game, 4, {}, Dealer(seed_from(8))), Chance(8))


def undone(setup: Setup, table: Table, chance: Chance) -> int:
    """Play, and go back wherever that is possible; how often it was."""
    times = 0
    back: list[object] = []  # the positions to which the seat may go back
    last = -1
    for k in range(CHOICES):
        if table.over:
            break
        seat, choice = any_step(table._state, chance)
        before, state = snapshot(table), table._state.clone()
        table.take(seat, choice, table.version(seat))
        if seat != last or not table.can_undo(seat):
            back.clear()
        if table.can_undo(seat):
            times += 1
            back.append(before)
            nobody_learned(setup, state, seat, choice, chance)
            after = snapshot(table)
            table.undo(seat)
            assert snapshot(table) == before
            table.take(seat, choice, table.version(seat))
            assert snapshot(table) == after
        if k % 10 == 9:
            while back:
                table.undo(seat)
                assert snapshot(table) == back.pop()
            assert not table.can_undo(seat)
        last = seat
    return times


def nobody_learned(setup: Setup, s: State, seat: int, choice: int, chance: Chance) -> None:
    """What a seat saw of the choice it could have seen in every state that it could imagine before."""
    game = setup.game
    for eye in range(setup.seats):
        seen = done(game, s.clone(), seat, choice, eye)
        for _ in range(IMAGINED):
            other = game.imagine(game.view(s, eye), chance)
            choices = [choice] if eye == seat else other.choices(seat)
            looks = (done(game, other.clone(), seat, c, eye) for c in choices)
            assert seen in looks, f"seat {eye} learned something from {game.vocabulary.text(choice)}"
