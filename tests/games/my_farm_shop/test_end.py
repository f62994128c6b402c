"""The end of the game. (MFS-50 to MFS-52)"""

from __future__ import annotations

import pytest

from farmtable.core.rules.playout import Chance, playout
from tests.games.my_farm_shop.support import Position, given, seen, started


def end_of_turn(position: Position) -> Position:
    """The first seat takes a card, nobody activates anything."""
    position.rolled(1, 2, 3).play("stall 1 with 1", "place 2/12")
    for seat in position.asked():
        position.play("done", seat=seat)
    return position


@pytest.mark.rule("MFS-50")
@pytest.mark.parametrize(("players", "turns"), [(2, 28), (3, 33), (4, 40)])
def test_number_of_turns(players: int, turns: int) -> None:
    position = started(players)
    playout(position.s, Chance(players), 10_000)
    assert position.s.over()
    assert position.told("turn") == turns
    assert turns % players == 0  # so everybody has had as many


@pytest.mark.rule("MFS-50")
def test_after_the_last_card_there_is_one_more_turn() -> None:
    position = end_of_turn(given().last_card())
    position.chance(position.outcomes()[0])
    assert seen(position).deck == []
    assert position.chance("roll 1", "roll 2", "roll 3").task(2) == "ChooseDie"


@pytest.mark.rule("MFS-50")
def test_without_a_card_for_the_stall_the_game_ends() -> None:
    position = end_of_turn(given(goods="1 bag").empty_deck())
    assert position.told("final") == 1
    assert seen(position).market[0] == 0


@pytest.mark.rule("MFS-51")
def test_each_player_may_activate_any_field_without_bags() -> None:
    position = given(goods="1 egg", has={2: "1 honey"}).empty_deck().final()
    assert position.asked() == [1, 2]
    assert position.menu() == ["done", *(f"activate {n}" for n in ("2/12", "3", "4", "5", "6", "7", "9", "11"))]
    assert position.play("activate 4").has() == {"coin": 2}
    assert position.play("activate 10", seat=2).has(2) == {"coin": 3}
    assert position.s.over()


@pytest.mark.rule("MFS-51")
def test_bags_still_pay_for_what_asks_for_bags() -> None:
    position = given(farm={"9": "1 bag -> 4 coin"}, goods="1 bag").empty_deck().final().play("activate 9")
    assert position.has() == {"coin": 4}


@pytest.mark.rule("MFS-51")
def test_nobody_has_to_activate_at_the_end() -> None:
    position = given(players=3).empty_deck().final()
    for seat in (1, 2, 3):
        position.play("done", seat=seat)
    assert position.s.over()


@pytest.mark.rule("MFS-52")
def test_most_coins_wins() -> None:
    assert given(players=3, goods="60 coin", has={2: "61 coin", 3: "9 coin 9 egg"}).places() == [2, 1, 3]


@pytest.mark.rule("MFS-52")
def test_goods_and_bags_break_a_tie() -> None:
    assert given(goods="60 coin 5 egg 2 bag", has={2: "60 coin 3 egg 5 bag"}).places() == [2, 1]


@pytest.mark.rule("MFS-52")
def test_still_tied_the_place_is_shared_and_the_next_is_third() -> None:
    position = given(players=3, goods="60 coin 5 egg 2 bag", has={2: "60 coin 3 egg 4 bag", 3: "59 coin 9 egg"})
    assert position.places() == [1, 1, 3]


@pytest.mark.rule("MFS-52")
def test_a_tie_for_the_second_place_is_broken_too() -> None:
    position = given(players=3, goods="70 coin", has={2: "60 coin 1 egg", 3: "60 coin 1 bag 1 egg"})
    assert position.places() == [1, 3, 2]


@pytest.mark.rule("MFS-52")
def test_sunflowers_break_no_tie() -> None:
    assert given(goods="60 coin", has={2: "60 coin 1 bag"}, sunflowers={"3": 2}).places() == [2, 1]
