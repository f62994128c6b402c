"""The seven skills of the module Farmer. (MFS-70)"""

from __future__ import annotations

import pytest

from farmtable.games.my_farm_shop.rules import play
from tests.games.my_farm_shop.support import Position, given
from tests.games.my_farm_shop.test_sunflowers import ALL_PLACES


def skilled(skill: str, **more: object) -> Position:
    """The first seat has a sack, which stands for this skill."""
    transport = {"sack": 1}
    return given(modules=["farmer"], skill={"sack": skill}, transport=transport, **more)  # type: ignore[arg-type]


# ---- (a) and (b): equal dice ----------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-70")
def test_a_good_of_choice_with_equal_dice() -> None:
    position = skilled("good").activating(3, 3).play("use good", "take milk")
    assert position.has() == {"milk": 1}
    assert position.tiles() == {}


@pytest.mark.rule("MFS-70")
def test_two_bags_with_equal_dice() -> None:
    assert skilled("bags").activating(3, 3).play("use bags").has() == {"bag": 2}


@pytest.mark.rule("MFS-70")
@pytest.mark.parametrize("skill", ["good", "bags"])
def test_dice_that_are_not_equal(skill: str) -> None:
    position = skilled(skill, goods="1 bag").activating(3, 2)
    assert position.refused(f"use {skill}") == ("refused-no-double", "MFS-70")


@pytest.mark.rule("MFS-70")
@pytest.mark.parametrize(("dice", "equal"), [((4, 2, 4), False), ((2, 2, 4), True), ((2, 4, 2), True)])
def test_it_is_the_two_summed_dice_that_count(dice: tuple[int, int, int], equal: bool) -> None:
    position = skilled("bags").rolled(*dice).play("stall 4 with 4", "place 11")
    assert ("use bags" in position.menu()) is equal


@pytest.mark.rule("MFS-70")
def test_bags_do_not_make_dice_equal_or_unequal() -> None:
    position = skilled("good", goods="1 bag").activating(3, 3).play("activate 5")
    assert position.menu() == ["done", "use good"]


@pytest.mark.rule("MFS-70")
def test_no_activation_is_needed_for_it() -> None:
    position = skilled("bags", farm={"6": "1 honey -> 1 coin"}).activating(3, 3)
    assert position.menu() == ["done", "use bags"]


@pytest.mark.rule("MFS-70")
@pytest.mark.parametrize("skill", ["good", "bags"])
def test_without_dice_they_cannot_be_used(skill: str) -> None:
    position = skilled(skill).empty_deck().final()
    assert position.refused(f"use {skill}") == ("refused-no-dice", "MFS-70")


@pytest.mark.rule("MFS-70")
def test_not_before_the_activation_step() -> None:
    position = skilled("bags").rolled(2, 2, 4)
    assert position.refused("use bags") == ("refused-moment", "MFS-70")


# ---- (c) and (d): any time ------------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-70")
def test_two_goods_for_two_goods() -> None:
    position = skilled("barter", goods="1 egg 1 milk").activating(2, 3).play("use barter", "pay egg")
    assert position.play("take wool", "take honey").has() == {"honey": 1, "wool": 1}


@pytest.mark.rule("MFS-70")
def test_two_goods_are_needed() -> None:
    position = skilled("barter", goods="1 egg").activating(2, 3)
    assert position.refused("use barter") == ("refused-two-goods", "MFS-70")


@pytest.mark.rule("MFS-70")
def test_two_bags_for_two_goods() -> None:
    position = skilled("exchange", goods="3 bag").activating(2, 3).play("use bags-for-goods", "take egg", "take milk")
    assert position.has() == {"egg": 1, "milk": 1, "bag": 1}


@pytest.mark.rule("MFS-70")
def test_two_goods_for_two_bags() -> None:
    position = skilled("exchange", goods="1 egg 1 milk").activating(2, 3).play("use goods-for-bags", "pay milk")
    assert position.has() == {"bag": 2}
    assert position.tiles() == {}


@pytest.mark.rule("MFS-70")
def test_two_bags_are_needed() -> None:
    position = skilled("exchange", goods="1 bag").activating(2, 3)
    assert position.refused("use bags-for-goods") == ("refused-two-bags", "MFS-70")


@pytest.mark.rule("MFS-70")
def test_any_time_in_the_own_turn() -> None:
    position = skilled("exchange", goods="2 bag").begin(play.START_TURN)
    assert position.menu() == ["done", "use bags-for-goods"]  # before the roll
    position.play("done").chance("roll 1", "roll 2", "roll 3")
    assert "use bags-for-goods" in position.menu()  # before the die is chosen
    position.play("stall 1 with 1")
    assert "use bags-for-goods" in position.menu()  # before the card is placed
    position.play("place 2/12")
    assert "use bags-for-goods" in position.menu()  # after it, before the activation
    position.play("activate 5")
    assert position.menu() == ["done", "use bags-for-goods"]  # after the activation


@pytest.mark.rule("MFS-70")
def test_without_a_tile_nobody_is_asked_before_the_roll() -> None:
    position = given(modules=["farmer"], skill={"sack": "exchange"}, goods="2 bag").begin(play.START_TURN)
    assert position.asked() == []
    assert position.outcomes()[0] == "roll 1"


@pytest.mark.rule("MFS-70")
def test_in_anothers_turn_before_and_after_the_own_activation() -> None:
    position = given(
        modules=["farmer"], skill={"sack": "exchange"}, has={2: "2 bag"}, transports={2: {"sack": 1}}
    ).activating(2, 3)
    assert "use bags-for-goods" in position.menu(2)
    position.play("activate 5", seat=2)
    assert position.menu(2) == ["done", "use bags-for-goods"]


@pytest.mark.rule("MFS-70")
def test_never_inside_a_payment_or_a_gain() -> None:
    position = skilled("exchange", farm={"5": "2 any -> 2 any"}, goods="1 egg 2 milk 2 bag").activating(2, 3)
    position.play("activate 5")
    assert position.task() == "PayAny"
    assert position.refused("use bags-for-goods") == ("refused-moment", "MFS-70")
    position.play("pay milk", "pay milk")
    assert position.task() == "TakeAny"
    assert position.refused("use bags-for-goods") == ("refused-moment", "MFS-70")


@pytest.mark.rule("MFS-70")
def test_never_inside_a_chain_of_arrows() -> None:
    position = skilled("exchange", farm={"4": "sideways"}, goods="2 bag").activating(2, 2).play("activate 4")
    assert position.menu() == ["follow 3", "follow 5"]


@pytest.mark.rule("MFS-70", "MFS-13")
def test_after_the_activation_no_second_one() -> None:
    position = skilled("exchange", goods="2 bag").activating(2, 3).play("activate 5")
    assert position.refused("activate 5") == ("refused-acted", "MFS-13")


# ---- (e): field 7 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-70", "MFS-30")
def test_a_new_sunflower_on_field_seven() -> None:
    position = skilled("seven", farm={"5": "1 sunflower; no-sunflower"}).activating(2, 3).play("activate 5")
    assert position.refused("plant 7") == ("refused-field-7", "MFS-30")
    position.play("use seven")
    assert position.sunflowers() == {"7": 1}
    assert position.tiles() == {}
    assert position.asked() == [2]  # no tile is left, so nothing can be done afterwards


@pytest.mark.rule("MFS-70")
def test_two_on_field_seven_at_the_most() -> None:
    position = skilled("seven", farm={"5": "1 sunflower; no-sunflower"}, sunflowers={"7": 2}).activating(2, 3)
    position.play("activate 5")
    assert position.refused("use seven") == ("refused-seven-full", "MFS-70")


@pytest.mark.rule("MFS-70")
def test_also_when_no_other_place_is_free() -> None:
    position = skilled("seven", farm={"5": "1 sunflower; no-sunflower"}, sunflowers=ALL_PLACES).activating(2, 3)
    position.play("activate 5")
    assert position.menu() == ["done", "use seven"]
    assert position.play("use seven").sunflowers() == ALL_PLACES | {"7": 1}


@pytest.mark.rule("MFS-70")
def test_only_on_gaining_a_sunflower() -> None:
    position = skilled("seven").activating(2, 3)
    assert position.refused("use seven") == ("refused-moment", "MFS-70")


@pytest.mark.rule("MFS-70", "MFS-31")
def test_sunflowers_on_seven_have_their_bonus() -> None:
    position = given(sunflowers={"7": 2}, goods="1 egg").activating(3, 4).play("activate 7")
    assert position.has() == {"coin": 4}


# ---- (f): swap two cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-70")
def test_swap_the_cards_of_two_fields_sunflowers_stay() -> None:
    farm = {"3": "2 egg", "5": "2 milk", "9": "2 wool"}
    position = skilled("swap", farm=farm, sunflowers={"3": 1}).activating(1, 1).play("use swap")
    assert position.menu() == ["swap 3", "swap 5"]
    position.play("swap 3")
    assert position.menu() == ["with 5", "with 9"]
    assert position.refused("with 4") == ("refused-no-card", "MFS-70")
    position.play("with 9")
    assert [position.card(field) for field in ("3", "5", "9")] == [3, 2, 1]
    assert position.sunflowers() == {"3": 1}


@pytest.mark.rule("MFS-70")
def test_with_only_one_card_there_is_nothing_to_swap() -> None:
    position = skilled("swap", farm={"3": "2 egg"}).activating(1, 1)
    assert position.refused("use swap") == ("refused-no-two-cards", "MFS-70")


@pytest.mark.rule("MFS-25", "MFS-70")
def test_an_up_arrow_is_not_swapped_to_the_upper_row() -> None:
    position = skilled("swap", farm={"3": "2 egg", "9": "up"}).activating(1, 1)
    assert position.refused("use swap") == ("refused-no-two-cards", "MFS-70")
    position = skilled("swap", farm={"3": "2 egg", "5": "2 milk", "9": "up", "10": "2 wool"}).activating(1, 1)
    position.play("use swap", "swap 3")
    assert position.menu() == ["with 5", "with 10"]
    assert position.refused("with 9") == ("refused-upper-row", "MFS-25")


@pytest.mark.rule("MFS-25", "MFS-70")
def test_an_up_arrow_may_be_swapped_along_the_lower_row() -> None:
    position = skilled("swap", farm={"9": "up", "10": "2 wool"}).activating(1, 1).play("use swap")
    assert (position.card("9"), position.card("10")) == (2, 1)


# ---- (g): above or below --------------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-70")
def test_booklet_seven_with_a_bag_to_six_then_eleven() -> None:
    position = skilled("opposite", goods="1 bag").activating(3, 4).play("opposite 11")
    assert position.has() == {"honey": 1}
    assert position.tiles() == {}


@pytest.mark.rule("MFS-70")
def test_seven_without_a_bag_is_two_twelve() -> None:
    position = skilled("opposite", goods="1 egg").activating(3, 4)
    assert [text for text in position.menu() if text.startswith("opposite")] == ["opposite 2/12"]
    assert position.play("opposite 2/12", "take wool").has() == {"egg": 1, "wool": 1}


@pytest.mark.rule("MFS-70")
@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_two_or_twelve_is_seven(dice: tuple[int, int]) -> None:
    assert skilled("opposite", goods="1 egg").activating(*dice).play("opposite 7").has() == {"coin": 2}


@pytest.mark.rule("MFS-70")
def test_it_comes_before_green_arrows() -> None:
    position = skilled("opposite", farm={"4": "sideways"}).activating(4, 5).play("opposite 4")
    assert position.menu() == ["follow 3", "follow 5"]


@pytest.mark.rule("MFS-70")
def test_it_is_the_one_activation() -> None:
    position = skilled("opposite").activating(4, 6).play("opposite 5")
    assert position.has() == {"egg": 1}
    assert 1 not in position.asked()


@pytest.mark.rule("MFS-70", "MFS-14")
def test_bags_that_do_not_reach_are_refused() -> None:
    position = skilled("opposite").activating(3, 4)
    assert position.refused("opposite 11") == ("refused-sum-bags", "MFS-14")


@pytest.mark.rule("MFS-70")
def test_not_in_the_final_activation() -> None:
    position = skilled("opposite").empty_deck().final()
    assert position.refused("opposite 5") == ("refused-moment", "MFS-70")
