"""Scores as they stand are told to all, so they may not depend on what an onlooker can't see; nor may the turn."""

from __future__ import annotations

import pytest

from farmtable.core.game import Game
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.rules.state import State
from farmtable.core.show.phrase import phrase
from farmtable.core.show.score import Line, Score
from farmtable.games._template.game import MarketDay, market
from farmtable.games._template.rules.state import HAND
from tests.support.setups import Setup, random_game

EVERY = 5  # steps between two looks


def compare(game: Game, s: State, chance: Chance, limit: int = 10_000) -> int:
    """Play at random, with other states that an onlooker can't tell from it; how often they were compared."""
    looked = 0
    for k, _ in enumerate(random_game(s, chance, limit)):
        if k % EVERY == 0:
            other = game.imagine(game.view(s, SPECTATOR), chance)
            assert game.scores(other) == game.scores(s)
            assert game.turns(other) == game.turns(s)
            looked += 1
    return looked


def test_scores_as_they_stand_tell_nothing_hidden(setup: Setup) -> None:
    if not setup.game.open_scores:
        pytest.skip(f"{setup.name} keeps its scores until the end: tests/server/wire/test_sight.py sees that they wait")
    assert compare(setup.game, setup.new(), Chance(setup.seats))


class CountsHands(MarketDay):
    """Eggs in the hand are points already."""

    def scores(self, s: State) -> list[Score]:
        eggs = [int(market(s).eggs_in(HAND + seat)) for seat in range(s.players)]
        return [Score((Line(phrase("score-eggs", n=n), n, "TM-07"),)) for n in eggs]


class CountsHandsInTies(MarketDay):
    """... or break ties."""

    def scores(self, s: State) -> list[Score]:
        return [Score((), ties=(int(market(s).eggs_in(HAND + seat)),)) for seat in range(s.players)]


@pytest.mark.parametrize("leak", [CountsHands, CountsHandsInTies])
def test_a_leak_is_found(leak: type[MarketDay]) -> None:
    with pytest.raises(AssertionError):
        some_games(leak())


def test_without_a_leak_nothing_is_found() -> None:
    assert some_games(MarketDay())


def some_games(game: MarketDay) -> int:
    looked = 0
    for seed in range(20):
        s = game.new(3, {"carry": 0})
        s.settle()
        looked += compare(game, s, Chance(seed))
    return looked
