"""What an activated field does: production, red arrows, areas, 1× cards, green arrows. (MFS-20 to MFS-29)"""

from __future__ import annotations

import pytest

from farmtable.games.my_farm_shop.rules.modules.goals import icons
from tests.games.my_farm_shop.support import Position, given


def activated(shows: str, goods: str = "", **more: object) -> Position:
    """Field 9 shows this and is activated."""
    return given(farm={"9": shows}, goods=goods, **more).activating(4, 5).play("activate 9")  # type: ignore[arg-type]


# ---- Production (MFS-20) --------------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-20")
def test_two_eggs() -> None:
    assert activated("2 egg").has() == {"egg": 2}


@pytest.mark.rule("MFS-20")
def test_one_good_of_choice() -> None:
    position = activated("1 any")
    assert position.menu() == ["take honey", "take egg", "take wool", "take milk"]
    assert position.play("take wool").has() == {"wool": 1}


@pytest.mark.rule("MFS-20")
def test_two_bags_and_a_coin() -> None:
    assert activated("2 bag 1 coin").has() == {"bag": 2, "coin": 1}


@pytest.mark.rule("MFS-20")
def test_goods_of_choice_may_differ() -> None:
    assert activated("2 any").play("take egg", "take milk").has() == {"egg": 1, "milk": 1}


@pytest.mark.rule("MFS-20")
def test_identical_goods_are_all_the_same() -> None:
    assert activated("3 identical").play("take honey").has() == {"honey": 3}


# ---- Red arrows (MFS-21, MFS-22) ------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-21")
def test_honey_for_three_coins_only_once() -> None:
    assert activated("1 honey -> 3 coin", "3 honey").has() == {"honey": 2, "coin": 3}


@pytest.mark.rule("MFS-21", "MFS-31")
def test_without_honey_no_gain_and_no_bonus() -> None:
    position = given(farm={"9": "1 honey -> 3 coin"}, sunflowers={"9": 2}).activating(4, 5)
    assert position.asked() == [2]
    assert position.has() == {}


@pytest.mark.rule("MFS-21")
def test_what_cannot_be_paid_is_refused() -> None:
    position = given(farm={"9": "1 honey -> 3 coin"}, goods="1 bag 1 milk").activating(4, 5)
    assert position.refused("activate 9") == ("refused-cannot-pay", "MFS-21")


@pytest.mark.rule("MFS-21")
def test_first_everything_is_paid_then_everything_is_gained() -> None:
    position = given(farm={"9": "2 any -> 3 any"}, goods="1 egg").activating(4, 5)
    assert position.asked() == [2]  # the goods that are gained can't pay


@pytest.mark.rule("MFS-21", "MFS-14")
def test_a_bag_that_moves_the_sum_cannot_pay_as_well() -> None:
    position = given(farm={"10": "1 bag -> 2 any"}, goods="1 bag 1 honey").activating(4, 5)
    assert "activate 10" not in position.menu()
    position = given(farm={"10": "1 bag -> 2 any"}, goods="2 bag").activating(4, 5)
    assert position.play("activate 10", "take egg", "take egg").has() == {"egg": 2}


@pytest.mark.rule("MFS-22")
def test_two_pairs_for_a_bag_and_seven_coins() -> None:
    position = activated("2 identical 2 other -> 1 bag 7 coin", "2 egg 2 milk 1 wool")
    assert position.menu() == ["pay egg", "pay milk"]
    assert position.play("pay egg").has() == {"wool": 1, "bag": 1, "coin": 7}


@pytest.mark.rule("MFS-22")
def test_four_eggs_are_no_two_pairs() -> None:
    position = given(farm={"9": "2 identical 2 other -> 1 bag 7 coin"}, goods="4 egg").activating(4, 5)
    assert position.asked() == [2]


@pytest.mark.rule("MFS-22")
def test_three_identical_and_two_other() -> None:
    position = activated("3 identical 2 other -> 9 coin", "3 egg 2 milk 4 wool")
    assert position.menu() == ["pay egg", "pay wool"]  # there are only two milk
    position.play("pay egg")
    assert position.menu() == ["pay wool", "pay milk"]
    assert position.play("pay wool").has() == {"wool": 2, "milk": 2, "coin": 9}


@pytest.mark.rule("MFS-22")
def test_identical_goods_are_of_one_kind() -> None:
    position = given(farm={"9": "2 identical -> 4 coin"}, goods="1 egg 1 milk 1 wool").activating(4, 5)
    assert position.asked() == [2]


@pytest.mark.rule("MFS-22")
def test_goods_of_choice_alike_or_not() -> None:
    assert activated("2 any -> 4 coin", "1 egg 2 milk").play("pay egg").has() == {"milk": 1, "coin": 4}
    assert activated("2 any -> 4 coin", "1 egg 2 milk").play("pay milk", "pay milk").has() == {"egg": 1, "coin": 4}


@pytest.mark.rule("MFS-22")
def test_a_bag_for_two_goods_of_choice() -> None:
    assert activated("1 bag -> 2 any", "1 bag").play("take egg", "take wool").has() == {"egg": 1, "wool": 1}


@pytest.mark.rule("MFS-22")
def test_one_other_field_card_for_four_coins() -> None:
    position = given(farm={"9": "1 card -> 4 coin", "4": "2 egg", "7": "2 milk"}).activating(4, 5)
    position.play("activate 9")
    assert position.menu() == ["give-up 4", "give-up 7"]
    assert position.refused("give-up 9") == ("refused-own-card", "MFS-22")
    assert position.refused("give-up 3") == ("refused-no-card", "MFS-22")
    position.play("give-up 4")
    assert position.has() == {"coin": 4}
    assert position.cards() == {"7", "9"}


@pytest.mark.rule("MFS-22")
def test_the_only_card_cannot_give_itself_up() -> None:
    position = given(farm={"9": "1 card -> 4 coin"}).activating(4, 5)
    assert position.asked() == [2]


@pytest.mark.rule("MFS-22", "MFS-12")
def test_sunflowers_stay_where_a_card_was_given_up() -> None:
    position = given(farm={"9": "1 card -> 4 coin", "4": "2 egg"}, sunflowers={"4": 2}).activating(4, 5)
    position.play("activate 9")
    assert position.cards() == {"9"}
    assert position.sunflowers() == {"4": 2}


@pytest.mark.rule("MFS-22")
def test_a_jump_start_card_can_be_given_up() -> None:
    position = given(farm={"9": "1 card -> 4 coin"})
    position.s.put_card(0, 2, 60)
    assert position.activating(4, 5).play("activate 9").has() == {"coin": 4}


@pytest.mark.rule("MFS-22")
def test_goods_that_are_not_there_are_refused() -> None:
    position = activated("2 any -> 4 coin", "1 egg 2 milk")
    assert position.refused("pay honey") == ("refused-such-goods", "MFS-22")


# ---- Two areas (MFS-23) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-23")
def test_either_honey_and_egg_or_six_coins_for_them() -> None:
    either = "1 honey 1 egg / 1 honey 1 egg -> 6 coin"
    assert activated(either, "1 honey 1 egg").menu() == ["area 1", "area 2"]
    assert activated(either, "1 honey 1 egg").play("area 1").has() == {"honey": 2, "egg": 2}
    assert activated(either, "1 honey 1 egg").play("area 2").has() == {"coin": 6}


@pytest.mark.rule("MFS-23")
def test_exactly_one_area() -> None:
    position = activated("1 honey / 1 egg").play("area 1")
    assert position.has() == {"honey": 1}
    assert position.asked() == [2]


@pytest.mark.rule("MFS-23")
def test_an_area_that_cannot_be_paid_is_not_offered() -> None:
    assert activated("1 honey 1 egg / 1 honey 1 egg -> 6 coin").has() == {"honey": 1, "egg": 1}


# ---- 1× cards (MFS-24) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-24")
def test_one_of_each_once() -> None:
    position = activated("1 honey 1 egg 1 wool 1 milk; 1x")
    assert position.has() == {"honey": 1, "egg": 1, "wool": 1, "milk": 1}
    assert position.cards() == set()
    assert position.s.row(7) == [1]


@pytest.mark.rule("MFS-24")
def test_three_identical_once() -> None:
    position = activated("3 identical; 1x").play("take egg")
    assert position.has() == {"egg": 3}
    assert position.cards() == set()


@pytest.mark.rule("MFS-24")
def test_the_printed_field_shows_again() -> None:
    position = activated("1 honey; 1x").play("done", seat=2)
    assert position.activating(4, 5).play("activate 9").has() == {"honey": 1, "milk": 1}


@pytest.mark.rule("MFS-24")
def test_a_sale_that_is_not_used_stays() -> None:
    position = given(farm={"9": "1 honey -> 9 coin; 1x"}, goods="1 honey").activating(4, 5).play("done")
    assert position.cards() == {"9"}


@pytest.mark.rule("MFS-24")
def test_a_production_goes_in_the_final_activation_too() -> None:
    position = given(farm={"9": "3 coin; 1x"}).empty_deck().final().play("activate 9")
    assert position.has() == {"coin": 3}
    assert position.cards() == set()


# ---- Green arrows (MFS-25 to MFS-27) --------------------------------------------------------------------------------


@pytest.mark.rule("MFS-25")
def test_arrow_up_on_nine_activates_four() -> None:
    assert given(farm={"9": "up"}, goods="1 egg").activating(4, 5).play("activate 9").has() == {"coin": 2}


@pytest.mark.rule("MFS-25")
def test_arrow_up_on_seven_activates_two_twelve() -> None:
    position = given(farm={"7": "up"}).activating(3, 4).play("activate 7")
    assert position.play("take egg").has() == {"egg": 1}


@pytest.mark.rule("MFS-25")
def test_an_up_arrow_may_lie_only_on_the_lower_row() -> None:
    position = given(market=["up"]).rolled(1, 2, 3).play("stall 1 with 1")
    assert position.menu() == ["place 7", "place 8", "place 9", "place 10", "place 11"]
    assert position.refused("place 4") == ("refused-upper-row", "MFS-25")


@pytest.mark.rule("MFS-26")
def test_sideways_on_nine() -> None:
    position = given(farm={"9": "sideways"}, goods="1 honey 1 milk").activating(4, 5).play("activate 9")
    assert position.menu() == ["follow 8", "follow 10"]
    assert position.refused("follow 4") == ("refused-arrow-sideways", "MFS-26")
    assert position.play("follow 10").has() == {"milk": 1, "coin": 3}


@pytest.mark.rule("MFS-26")
@pytest.mark.parametrize(
    ("field", "dice", "gained"),
    [
        ("6", (3, 3), {"egg": 1}),  # only 5
        ("2/12", (6, 6), {"wool": 1}),  # only 3
        ("11", (5, 6), {"coin": 3}),  # only 10
        ("7", (3, 4), {"coin": 2}),  # only 8
    ],
)
def test_at_the_end_of_a_row_only_the_neighbour_that_is_there(
    field: str, dice: tuple[int, int], gained: dict[str, int]
) -> None:
    goods = {"11": "1 honey", "7": "1 milk"}.get(field, "")
    assert given(farm={field: "sideways"}, goods=goods).activating(*dice).play(f"activate {field}").has() == gained


@pytest.mark.rule("MFS-27")
def test_up_then_sideways_never_enters_a_field_twice() -> None:
    position = given(farm={"9": "up", "4": "sideways"}).activating(4, 5).play("activate 9")
    assert position.menu() == ["follow 3", "follow 5"]
    assert position.play("follow 3").has() == {"wool": 1}
    assert position.asked() == [2]


@pytest.mark.rule("MFS-27")
def test_two_sideways_arrows_never_go_back() -> None:
    position = given(farm={"4": "sideways", "5": "sideways"}).activating(2, 2).play("activate 4")
    assert position.menu() == ["follow 3", "follow 5"]
    assert position.play("follow 5").has() == {"bag": 1}  # over 5 to 6, for 4 was entered


@pytest.mark.rule("MFS-27")
def test_a_field_that_was_entered_is_refused() -> None:
    farm = {"9": "up", "4": "sideways", "5": "sideways", "3": "sideways"}
    position = given(farm=farm).activating(4, 5).play("activate 9", "follow 3")
    assert position.task() == "TakeAny"  # from 3 the only way is 2/12, for 4 was entered


@pytest.mark.rule("MFS-27")
def test_arrows_that_lead_nowhere_are_not_offered() -> None:
    farm = {"4": "sideways", "5": "sideways", "6": "sideways", "3": "1 honey -> 1 coin"}
    position = given(farm=farm, goods="2 bag").activating(2, 2)
    assert position.menu() == ["done", "activate 2/12"]
    assert position.refused("activate 4") == ("refused-arrow-leads-nowhere", "MFS-27")


@pytest.mark.rule("MFS-27")
def test_an_arrow_into_a_dead_end_is_not_offered() -> None:
    farm = {"4": "sideways", "3": "sideways", "2/12": "1 honey -> 1 coin"}
    position = given(farm=farm).activating(2, 2).play("activate 4")
    assert position.has() == {"egg": 1}  # 5 is the only way; over 3 nothing can be had


@pytest.mark.rule("MFS-27")
def test_a_way_back_is_refused_with_its_rule() -> None:
    farm = {"8": "sideways", "9": "sideways", "10": "sideways"}
    position = given(farm=farm, goods="1 egg").activating(4, 5).play("activate 9", "follow 8")
    assert position.has() == {"coin": 2}  # over 8 to 7; 9 was entered
    farm = {"3": "sideways", "4": "sideways", "8": "up", "5": "2 egg"}
    position = given(farm=farm).activating(4, 4).play("activate 8")
    assert position.menu() == ["follow 2/12", "follow 4"]
    assert position.refused("follow 5") == ("refused-arrow-sideways", "MFS-26")
    assert position.refused("follow 8") == ("refused-arrow-sideways", "MFS-26")


@pytest.mark.rule("MFS-27")
def test_bags_come_before_arrows() -> None:
    position = given(farm={"9": "sideways"}, goods="1 bag 1 milk").activating(5, 5).play("activate 9")
    assert position.has() == {"coin": 2}  # a bag to 9, then on to 8; 10 can't be paid


@pytest.mark.rule("MFS-27")
def test_sunflowers_of_the_arrow_field_give_nothing() -> None:
    position = given(farm={"9": "up", "4": "2 egg"}, sunflowers={"9": 2}).activating(4, 5).play("activate 9")
    assert position.has() == {"egg": 2}


@pytest.mark.rule("MFS-27")
def test_sunflowers_of_the_field_that_is_activated_count() -> None:
    position = given(farm={"9": "up", "4": "2 egg"}, sunflowers={"4": 1}).activating(4, 5).play("activate 9")
    assert position.has() == {"egg": 3}


@pytest.mark.rule("MFS-27", "MFS-24")
def test_the_arrow_card_stays_and_the_once_card_goes() -> None:
    position = given(farm={"9": "up", "4": "2 egg; 1x"}).activating(4, 5).play("activate 9")
    assert position.cards() == {"9"}


@pytest.mark.rule("MFS-27", "MFS-24")
def test_an_arrow_that_is_once_goes_after_what_it_leads_to() -> None:
    """Carried out, then discarded: it is there to be paid, and nothing comes for nothing. (MFS-22, MFS-24)"""
    position = given(farm={"3": "sideways; 1x", "4": "1 card -> 4 coin"}).activating(1, 2)
    position.play("activate 3", "follow 4")
    assert position.cards() == {"4"}
    assert position.has() == {"coin": 4}
    assert (position.told("discards"), position.told("uses-up")) == (1, 0)


@pytest.mark.rule("MFS-22", "MFS-24")
def test_another_card_may_be_paid_instead_of_the_arrow() -> None:
    farm = {"3": "sideways; 1x", "4": "1 card -> 4 coin", "9": "2 egg"}
    position = given(farm=farm).activating(1, 2).play("activate 3", "follow 4")
    assert position.menu() == ["give-up 3", "give-up 9"]
    position.play("give-up 9")
    assert position.cards() == {"4"}
    assert position.has() == {"coin": 4}
    assert position.told("uses-up") == 1


def test_an_arrow_that_is_once_itself_goes() -> None:
    position = given(farm={"9": "up; 1x", "4": "2 egg"}).activating(4, 5).play("activate 9")
    assert position.cards() == {"4"}


# ---- Icons and empty fields (MFS-28, MFS-29) ------------------------------------------------------------------------


@pytest.mark.rule("MFS-28")
def test_icons_count_as_long_as_they_are_visible() -> None:
    assert icons(given().s, 0) == 2  # printed on 7 and 10
    assert icons(given(farm={"3": "1 egg -> 3 coin; shop"}).s, 0) == 3
    assert icons(given(farm={"7": "2 egg", "10": "1 egg -> 3 coin; shop"}).s, 0) == 1


@pytest.mark.rule("MFS-29")
def test_an_empty_field_gives_nothing() -> None:
    position = given(side=1, goods="1 bag").activating(2, 2)
    assert position.menu() == ["done", "activate 3", "activate 5"]
    assert position.refused("activate 4") == ("refused-empty-field", "MFS-29")
