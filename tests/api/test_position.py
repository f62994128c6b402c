"""farmtable.api: positions copy, compare and pickle; the checked step; one seed for tables and programs."""

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest

from farmtable import api, games
from farmtable.core.rules.playout import Chance
from tests.support.setups import GAMES, Setup, setups

WAYS = [setup for name in GAMES for setup in (setups(name)[0], setups(name)[-1])]


def played(setup: Setup, seed: int, steps: int) -> api.Position:
    """At random, from this number."""
    position = api.start(setup.game, setup.seats, seed, dict(setup.options))
    chance = Chance(seed)
    for _ in range(steps):
        if position.over:
            break
        seat = position.asked[chance.below(len(position.asked))]
        menu = position.menu(seat)
        position.step(menu[chance.below(len(menu))], seat)
    return position


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_a_position_is_copied_and_pickled(setup: Setup) -> None:
    position = played(setup, 3, 25 if setup.name in games.names() else 5)
    others = [copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))]
    facts = position.state.facts()
    for other in others:
        assert other == position
        assert other.state.facts() == facts
        assert (other.menu(), other.asked) == (position.menu(), position.asked)
        other.step(other.menu()[-1])
        assert other != position
    assert position.state.facts() == facts
    assert others[0] == others[1] == others[2]  # their chance says the same
    assert copy.deepcopy(position.state) == position.state


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_an_imagined_position_is_pickled_too(setup: Setup) -> None:
    position = played(setup, 4, 20)
    guess = position.imagine(0, 5)
    assert guess.view(0) == position.view(0)
    if guess.seat == 0:
        guess.step(guess.menu()[0])
    loaded = pickle.loads(pickle.dumps(guess))
    assert loaded.state.facts() == guess.state.facts()
    with pytest.raises(api.LogError):
        guess.log()


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_the_seed_is_the_tables(setup: Setup) -> None:
    position = played(setup, 6, 400)
    table = api.table(setup.game, setup.seats, 6, dict(setup.options))
    for row in position.entries:
        seat, choice = row % 8, row // 8
        if seat != api.NATURE:
            table.take(seat, choice, table.version(seat))
    assert table.log.entries == position.entries
    assert table.log.header.commitment == position.log().header.commitment


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_in_the_menu_is_refused(name: str) -> None:
    """By every seat, for every choice that any menu of the game had: with a reason, and nothing has changed."""
    position = played(setups(name)[0], 7, 0)
    known, refused, rules, chance = set[int](), 0, set[str](), Chance(1)
    for _ in range(60):
        known.update(position.menu())
        facts = position.state.facts()
        for seat in range(position.seats):
            for choice in sorted(known)[:40]:
                if choice not in position.menu(seat):
                    with pytest.raises(api.IllegalChoice) as illegal:
                        position.step(choice, seat)
                    refused += 1
                    rules.add(illegal.value.rule)
                    assert api.said(position.game, illegal.value.reason) != illegal.value.reason.key
        assert position.state.facts() == facts
        position.step(position.menu()[chance.below(len(position.menu()))])
        if position.over:
            break
    assert refused > 20
    assert len(rules - {""}) > 0


def test_chance_by_the_caller() -> None:
    position = api.start("fences", 2, seed=None)
    assert position.seat == api.NATURE
    with pytest.raises(api.IllegalChoice):
        position.step(position.parse("exchange"))
    while position.seat == api.NATURE:
        position.step(position.menu()[-1])
    assert position.seat == 1  # the last outcome of the first question: the second player starts


def test_a_log_is_written_and_read() -> None:
    position = api.play(api.start("my_farm_shop", 2, 8), ["random", "random"], seed=9)
    assert position.over
    text = position.write_log(["Ada", "Ben"])
    assert api.read_log(text) == position
    assert position.write_log(["Ada", "Ben"]) == api.read_log(text).write_log(["Ada", "Ben"])
    with pytest.raises(api.LogError):
        api.read_log(text.replace("Ada", "Eve"))
    again = api.play(api.start("my_farm_shop", 2, 8), ["random", "random"], seed=9)
    assert again.entries == position.entries


def test_a_game_is_pickled_by_name_and_components(tmp_path: Path) -> None:
    game = pickle.loads(pickle.dumps(api.load("fences")))
    assert (game.name, game.components) == ("fences", api.load("fences").components)
    file = tmp_path / "tiles.toml"
    source = Path(games.__file__).parent / "_template" / "data" / "baskets.toml"
    file.write_text(source.read_text())
    data = pickle.dumps(api.load("_template", file))
    assert pickle.loads(data).file == file
    file.write_text(source.read_text().replace("eggs = 2", "eggs = 3", 1))
    with pytest.raises(api.SetupError, match="not those it was pickled with"):
        pickle.loads(data)


def test_states_have_no_hash() -> None:
    position: Any = api.start("fences", 2, 1)
    for thing in (position, position.state):
        with pytest.raises(TypeError):
            hash(thing)


def test_bots_need_their_names_and_seats() -> None:
    with pytest.raises(api.SetupError, match="there is no bot"):
        api.Bot("wizard", api.load("fences"), 0)
    with pytest.raises(ValueError, match="need 2 bots"):
        api.play(api.start("fences", 2, 1), ["random"])
