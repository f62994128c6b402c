"""Odds: chances that add up to 1, sure at the end, and nothing hidden in those that a seat may be told."""

from __future__ import annotations

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.show.score import places
from farmtable.games import load
from farmtable.table.odds import odds_seen
from tests.support.setups import Setup, random_game, setups

EVERY = 25  # steps between two looks
LOOKS = 2


def some_setups(name: str) -> list[Setup]:
    """One for each number of seats, with different options; none for a game whose odds were never fitted."""
    found = {setup.seats: setup for k, setup in enumerate(setups(name)) if k % 3 != 1}
    if load(name).brain.odds is None:
        pytest.skip(f"{name} has no odds: `farmtable lab odds fit` makes them")
    return list(found.values())


def test_chances_add_up_to_one_and_the_end_is_sure(game: str) -> None:
    for setup in some_setups(game):
        odds, s = setup.game.brain.odds, setup.new()
        assert odds is not None
        for k, _ in enumerate(random_game(s, Chance(setup.seats), 20_000)):
            if k % EVERY == 0 and k < 20 * EVERY and not s.over():
                chances = odds.chances(s)
                assert len(chances) == setup.seats
                assert all(0.0 < chance < 1.0 for chance in chances)
                assert setup.seats == 1 or sum(chances) == pytest.approx(1.0, abs=1e-12)
        assert s.over()
        first = [seat for seat, place in enumerate(places(setup.game.scores(s))) if place == 1]
        won = [] if setup.game.lost(s) else first
        assert odds.chances(s) == [1 / len(won) if seat in won else 0.0 for seat in range(setup.seats)]


def test_what_a_seat_is_told_has_nothing_hidden_in_it(game: str) -> None:
    different = 0
    for setup in some_setups(game):
        chance = Chance(setup.seats)
        s = setup.new()
        for k, _ in enumerate(random_game(s, chance, 4 * EVERY)):
            if k % EVERY == EVERY // 2:
                eye = setup.eyes[chance.below(len(setup.eyes))]
                view = setup.game.view(s, eye)
                other = setup.game.imagine(view, chance)
                told = odds_seen(setup.game, view, LOOKS)
                assert odds_seen(setup.game, setup.game.view(other, eye), LOOKS) == told
                different += other.facts() != s.facts()
    assert different or game == "my_farm_shop", "no state had anything hidden in it"


def test_the_real_states_chances_would_tell_something_hidden() -> None:
    """So the law above can fail."""
    game = load("formidable_farm")
    assert game.brain.odds is not None
    s = game.new(2, {})
    s.settle()
    for _ in random_game(s, Chance(1), 40):
        pass
    others = [game.imagine(game.view(s, 0), Chance(k)) for k in range(5)]
    assert len({tuple(game.brain.odds.chances(other)) for other in others}) > 1
    assert len({tuple(odds_seen(game, game.view(other, 0), LOOKS)) for other in others}) == 1
