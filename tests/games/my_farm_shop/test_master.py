"""Blunders that anybody at the table would notice: positions near the end in which one choice is plainly right."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farmtable.games.my_farm_shop.brain.features import ShopFeatures
from farmtable.games.my_farm_shop.brain.instinct import ShopInstinct
from farmtable.thinking.registry import make
from tests.games.my_farm_shop.support import Position, given


def master(position: Position, seat: int = 1, seed: int = 1) -> str:
    """What `master` chooses for a seat, counted from 1."""
    game, s = position.game, position.s
    game.brain = replace(game.brain, features=ShopFeatures(s.box), instinct=ShopInstinct(s.box))  # for these cards
    menu = s.choices(seat - 1)
    assert len(menu) > 1
    answer = make("master", game).answer(game, game.view(s, seat - 1), menu, seed)
    return game.vocabulary.text(answer.choice)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_last_activation_brings_coins(seed: int) -> None:
    position = given(farm={"3": "9 milk", "5": "2 milk -> 7 coin", "9": "8 bag 1 coin"}, goods="2 milk").final()
    assert master(position, seed=seed) == "activate 5"


def test_the_last_turn_takes_what_pays_at_once() -> None:
    """A card that sells what is there; goods would come too late."""
    market = ["2 egg -> 9 coin", "4 milk", "3 wool", "3 honey", "2 egg", "3 bag"]
    position = given(market=market, goods="2 egg", has={2: "1 coin"}).empty_deck().rolled(1, 3, 4)
    assert master(position) == "stall 1 with 1"


def test_nobody_rests_where_coins_are_free() -> None:
    position = given(farm={"7": "5 coin"}).empty_deck().activating(3, 4)
    assert master(position) == "activate 7"
