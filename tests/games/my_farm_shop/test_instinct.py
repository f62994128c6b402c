"""How searches play on: by rules of thumb that always find a choice of the menu, and that earn coins."""

from __future__ import annotations

import pytest

from farmtable.core.rules.playout import Chance, any_choice, nature
from farmtable.games.my_farm_shop.brain.instinct import ShopInstinct
from farmtable.games.my_farm_shop.game import MyFarmShop
from tests.games.my_farm_shop.support import Position, given

GAME = MyFarmShop()


def chosen(position: Position, seat: int = 1) -> str:
    position.s.ask(seat - 1)
    return GAME.vocabulary.text(int(ShopInstinct(position.s.box).choice(position.s, Chance(1))))


@pytest.mark.parametrize("options", [{}, {"jump_start": 1, "farmer": 1, "goals": 1}], ids=["base", "modules"])
def test_it_earns_more_than_chance_and_keeps_to_the_menu(options: dict[str, int]) -> None:
    instinct = GAME.brain.instinct
    assert instinct is not None
    earned = [0, 0]
    for seed in range(4):
        chance = Chance(seed)
        s = GAME.new(2, GAME.settled(2, options))
        s.settle()
        nature(s, chance)
        while not s.over():
            choice = instinct.choice(s, chance) if s.seat == 0 else any_choice(s, chance)
            assert choice in s.choices(s.seat)
            before = s.facts()
            instinct.choice(s, Chance(1))
            assert s.facts() == before
            s.take(s.seat, choice)
            nature(s, chance)
        for seat, score in enumerate(GAME.scores(s)):
            earned[seat] += score.points
    assert earned[0] > 2 * earned[1]


def test_the_field_that_brings_most_is_activated() -> None:
    farm = {"7": "1 honey -> 6 coin", "8": "1 milk"}
    assert chosen(given(farm=farm, goods="1 honey 1 bag").activating(3, 4)) == "activate 7"
    assert chosen(given(farm=farm, goods="1 egg 1 bag").activating(3, 4)) == "activate 8"  # no honey: a bag is worth it


def test_at_the_end_coins_are_all() -> None:
    assert chosen(given(farm={"7": "4 any", "9": "2 coin"}).final()) == "activate 9"


def test_what_is_plenty_is_paid_and_what_is_missing_is_taken() -> None:
    paying = given(farm={"7": "1 any -> 9 coin"}, goods="3 honey 1 egg").activating(3, 4).play("activate 7")
    assert chosen(paying) == "pay honey"
    taking = given(farm={"7": "2 any"}, goods="1 honey 1 egg 1 milk").activating(3, 4).play("activate 7")
    assert chosen(taking) == "take wool"


def test_a_strong_card_is_taken_and_laid_where_the_dice_hit() -> None:
    position = given(market=["9 coin", "1 milk", "1 egg", "1 wool", "1 honey", "1 bag"]).rolled(1, 3, 4)
    assert chosen(position) == "stall 1 with 1"
    assert chosen(position.play("stall 1 with 1")) == "place 7"  # 3 + 4 are left
