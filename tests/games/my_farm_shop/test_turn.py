"""A turn: roll the dice, improve the farm, the dice sum, fill the market. (MFS-10 to MFS-17)"""

from __future__ import annotations

import itertools

import pytest

from farmtable.games.my_farm_shop.rules.state import EMPTY_STALL, TAKEN
from tests.games.my_farm_shop.support import Position, given, seen, started


def finish_activation(position: Position) -> Position:
    while position.asked():
        position.play("done", seat=position.asked()[0])
    return position


# ---- Roll the dice (MFS-10, MFS-11) ---------------------------------------------------------------------------------


@pytest.mark.rule("MFS-10")
def test_three_dice_are_rolled_one_after_the_other() -> None:
    position = started().chance("start 1", *[f"draw {card}" for card in range(1, 7)])
    for number in (2, 3, 4):
        assert position.outcomes() == [f"roll {n}" for n in range(1, 7)]
        position.chance(f"roll {number}")
    assert seen(position).dice == [2, 3, 4]


@pytest.mark.rule("MFS-10")
def test_without_bags_only_the_stalls_of_the_dice() -> None:
    assert given().rolled(5, 2, 3).menu() == ["stall 2 with 2", "stall 3 with 3", "stall 5 with 5"]


@pytest.mark.rule("MFS-10")
def test_equal_dice_are_one_choice() -> None:
    position = given(market=["1 egg"] * 4).rolled(4, 4, 4)
    assert position.menu()[0] == "place 2/12"  # the only stall was taken at once
    assert position.s.numbers[EMPTY_STALL] == 4


@pytest.mark.rule("MFS-10")
def test_card_of_the_stall_is_taken() -> None:
    position = given(market=["1 egg", "2 egg", "3 egg"]).rolled(2, 3, 4).play("stall 3 with 3")
    assert position.s.numbers[TAKEN] == 3
    assert seen(position).market[2] == 0


@pytest.mark.rule("MFS-10")
def test_taking_and_placing_is_compulsory() -> None:
    position = given().rolled(1, 2, 3)
    assert position.refused("done") == ("refused-compulsory", "MFS-10")
    position.play("stall 1 with 1")
    assert position.refused("done") == ("refused-compulsory", "MFS-10")


@pytest.mark.rule("MFS-11")
def test_booklet_the_four_with_two_bags_takes_stall_six() -> None:
    position = given(goods="2 bag").rolled(2, 3, 4).play("stall 6 with 4")
    assert position.has() == {}
    assert position.s.numbers[EMPTY_STALL] == 6


@pytest.mark.rule("MFS-11")
def test_one_with_four_bags_does_not_reach_six() -> None:
    position = given(goods="4 bag").rolled(1, 1, 1)
    assert position.menu() == [f"stall {stall} with 1" for stall in range(1, 6)]
    assert position.refused("stall 6 with 1") == ("refused-die-bags", "MFS-11")


@pytest.mark.rule("MFS-11")
def test_six_to_one_does_not_wrap() -> None:
    position = given(goods="1 bag").rolled(6, 6, 5)
    assert "stall 1 with 6" not in position.menu()
    assert position.refused("stall 1 with 6") == ("refused-die-bags", "MFS-11")


@pytest.mark.rule("MFS-11")
def test_one_to_six_costs_five_bags() -> None:
    assert given(goods="6 bag").rolled(1, 2, 2).play("stall 6 with 1").has() == {"bag": 1}


@pytest.mark.rule("MFS-11")
def test_other_dice_keep_their_numbers() -> None:
    position = given(goods="4 bag").rolled(1, 2, 3).play("stall 5 with 1")
    assert position.s.dice_sum() == 5


@pytest.mark.rule("MFS-10")
def test_number_that_was_not_rolled() -> None:
    assert given(goods="9 bag").rolled(1, 2, 3).refused("stall 5 with 5") == ("refused-no-die", "MFS-10")


# ---- Improve your farm (MFS-12) -------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-12")
def test_card_goes_on_any_field() -> None:
    position = given().rolled(1, 2, 3).play("stall 1 with 1")
    assert position.menu() == [f"place {name}" for name in ("2/12", *map(str, range(3, 12)))]


@pytest.mark.rule("MFS-12")
def test_card_already_there_leaves_the_game() -> None:
    position = given(farm={"5": "2 egg"}, market=["3 egg"]).rolled(1, 2, 3).play("stall 1 with 1", "place 5")
    assert position.card("5") == 2
    assert seen(position).gone == [1]


@pytest.mark.rule("MFS-12")
def test_sunflowers_stay_when_a_card_is_placed() -> None:
    position = given(sunflowers={"5": 2}, market=["3 egg"]).rolled(1, 2, 3).play("stall 1 with 1", "place 5")
    assert position.sunflowers() == {"5": 2}


@pytest.mark.rule("MFS-12")
def test_printed_field_is_hidden_under_a_card() -> None:
    assert given(farm={"5": "2 milk"}).activating(2, 3).play("activate 5").has() == {"milk": 2}


# ---- The dice sum (MFS-13 to MFS-16) --------------------------------------------------------------------------------


@pytest.mark.rule("MFS-13")
def test_everybody_may_activate_the_field_of_the_sum() -> None:
    position = given(players=3).activating(2, 3)
    assert position.asked() == [1, 2, 3]
    for seat in (1, 2, 3):
        assert position.menu(seat) == ["done", "activate 5"]


@pytest.mark.rule("MFS-13")
def test_the_chosen_die_is_not_in_the_sum() -> None:
    position = given(goods="2 bag").rolled(2, 3, 4).play("stall 6 with 4", "place 11")
    assert position.menu() == ["done", "activate 5"]


@pytest.mark.rule("MFS-14")
def test_booklet_sum_of_five_and_bags() -> None:
    position = given(players=3, goods="1 bag 1 egg", has={2: "2 bag 1 egg", 3: ""}).activating(2, 3)
    assert position.play("activate 4").has() == {"coin": 2}
    assert position.play("activate 7", seat=2).has(2) == {"coin": 2}
    assert position.play("activate 5", seat=3).has(3) == {"egg": 1}


@pytest.mark.rule("MFS-14")
def test_bags_move_the_sum_for_oneself_only() -> None:
    position = given(goods="2 bag").activating(2, 3).play("activate 3")
    assert position.menu(2) == ["done", "activate 5"]


@pytest.mark.rule("MFS-14", "MFS-15")
def test_twelve_with_one_bag() -> None:
    position = given(goods="1 bag").activating(6, 6)
    assert position.menu() == ["done", "activate 2/12", "activate 11"]
    assert position.refused("activate 3") == ("refused-sum-bags", "MFS-14")


@pytest.mark.rule("MFS-14")
def test_twelve_to_three_costs_nine_bags() -> None:
    assert given(goods="9 bag").activating(6, 6).play("activate 3").has() == {"wool": 1}


@pytest.mark.rule("MFS-14", "MFS-15")
def test_three_with_one_bag() -> None:
    position = given(goods="1 bag 1 egg").activating(1, 2)
    assert position.menu() == ["done", "activate 2/12", "activate 3", "activate 4"]


@pytest.mark.rule("MFS-15")
@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_two_and_twelve_are_the_same_field(dice: tuple[int, int]) -> None:
    assert given().activating(*dice).play("activate 2/12", "take wool").has() == {"wool": 1}


@pytest.mark.rule("MFS-15")
def test_the_nearer_of_two_and_twelve_is_paid() -> None:
    assert given(goods="2 bag").activating(5, 5).play("activate 2/12", "take egg").has() == {"egg": 1}


@pytest.mark.rule("MFS-16")
def test_a_player_may_do_without() -> None:
    position = given().activating(2, 3).play("done")
    assert position.has() == {}
    assert position.asked() == [2]


@pytest.mark.rule("MFS-16")
def test_a_player_who_can_do_nothing_is_not_asked() -> None:
    assert given(has={2: "1 honey"}).activating(5, 5).asked() == [2]  # only seat 2 can pay for field 10


@pytest.mark.rule("MFS-16")
def test_a_red_arrow_may_be_left_unused() -> None:
    position = given(goods="1 honey").activating(5, 5).play("done")
    assert position.has() == {"honey": 1}


@pytest.mark.rule("MFS-16")
def test_one_activation_a_turn() -> None:
    position = given().activating(2, 3).play("activate 5")
    assert position.asked() == [2]


@pytest.mark.rule("MFS-16")
def test_the_result_is_the_same_in_any_order() -> None:
    found = set()
    for order in set(itertools.permutations((1, 1, 2, 2, 3, 3))):
        position = given(players=3, farms={seat: {"5": "2 any"} for seat in (1, 2, 3)}).activating(2, 3)
        answers = {1: ["activate 5", "take egg", "take milk"], 2: ["activate 5", "take wool", "take wool"], 3: ["done"]}
        for seat in (*order, 1, 2):
            if answers[seat]:
                position.play(answers[seat].pop(0), seat=seat)
        found.add(str(position.s.facts()))
    assert len(found) == 1


@pytest.mark.rule("MFS-16")
def test_the_card_placed_this_turn_counts_already() -> None:
    position = given(market=["3 milk"]).rolled(1, 2, 3).play("stall 1 with 1", "place 5", "activate 5")
    assert position.has() == {"milk": 3}


@pytest.mark.rule("MFS-16")
def test_production_is_gained_whole() -> None:
    position = given(farm={"5": "2 any"}).activating(2, 3).play("activate 5", "take egg")
    assert "done" not in position.menu()


# ---- Fill the market (MFS-17) ---------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-17")
def test_empty_stall_gets_the_top_card_and_the_dice_go_left() -> None:
    position = given(players=3).rolled(1, 2, 3).play("stall 1 with 1", "place 5")
    finish_activation(position)
    card = position.outcomes()[0]
    position.chance(card)
    assert seen(position).market[0] == int(card[5:])
    assert seen(position).player == 1
    assert len(seen(position).deck) == 31
    assert position.chance("roll 1", "roll 2", "roll 3").asked() == [2]


@pytest.mark.rule("MFS-17")
def test_the_dice_go_round_the_table() -> None:
    position = given(players=2)
    position.s.player = 1
    position.rolled(1, 2, 3).play("stall 1 with 1", "place 5", seat=2)
    finish_activation(position).chance(position.outcomes()[0])
    assert seen(position).player == 0
