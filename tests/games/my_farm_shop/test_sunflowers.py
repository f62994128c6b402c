"""Sunflowers, storage and coins. (MFS-30 to MFS-33, MFS-40 to MFS-42)"""

from __future__ import annotations

import pytest

from tests.games.my_farm_shop.support import Position, given

ALL_PLACES = {"2/12": 2, "3": 2, "4": 2, "5": 2, "6": 1, "8": 1, "9": 2, "10": 2, "11": 2}


def activated(shows: str, sunflowers: int, goods: str = "") -> Position:
    """Field 9 shows this, has so many sunflowers, and is activated."""
    position = given(farm={"9": shows}, goods=goods, sunflowers={"9": sunflowers})
    return position.activating(4, 5).play("activate 9")


def results(position: Position) -> set[tuple[tuple[str, int], ...]]:
    """All that the first player can have in the end."""
    if 1 not in position.asked():
        return {tuple(position.has().items())}
    found = set()
    for text in position.menu():
        s = position.s.clone()
        found |= results(Position(position.game, s).play(text))
    return found


def outcome(**items: int) -> tuple[tuple[str, int], ...]:
    return tuple(items.items())


# ---- Planting (MFS-30) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-30")
def test_a_sunflower_once_goes_on_a_free_place_of_choice() -> None:
    position = activated("1 sunflower; 1x no-sunflower", 0)
    assert position.menu() == [f"plant {name}" for name in ALL_PLACES]
    assert position.play("plant 3").sunflowers() == {"3": 1}
    assert position.cards() == set()


@pytest.mark.rule("MFS-30")
def test_two_goods_for_a_sunflower() -> None:
    position = activated("2 any -> 1 sunflower; no-sunflower", 0, "2 egg").play("plant 9")
    assert position.has() == {}
    assert position.sunflowers() == {"9": 1}


@pytest.mark.rule("MFS-30")
def test_each_field_has_its_number_of_places() -> None:
    for name, places in ALL_PLACES.items():
        full = given(farm={"9": "1 sunflower; no-sunflower"}, sunflowers={name: places})
        full.activating(4, 5).play("activate 9")
        assert f"plant {name}" not in full.menu()
        assert full.refused(f"plant {name}") == ("refused-no-place", "MFS-30")
        room = given(farm={"9": "1 sunflower; no-sunflower"}, sunflowers={name: places - 1})
        assert f"plant {name}" in room.activating(4, 5).play("activate 9").menu()


@pytest.mark.rule("MFS-30")
def test_none_on_seven() -> None:
    position = activated("1 sunflower; no-sunflower", 0)
    assert position.refused("plant 7") == ("refused-field-7", "MFS-30")


@pytest.mark.rule("MFS-30")
def test_without_a_free_place_it_is_lost() -> None:
    position = given(farm={"9": "1 sunflower; no-sunflower"}, sunflowers=ALL_PLACES).activating(4, 5)
    position.play("activate 9")
    assert position.sunflowers() == ALL_PLACES
    assert position.told("loses") == 1
    assert position.s.in_hand(0) == 0


@pytest.mark.rule("MFS-30")
def test_two_sunflowers_are_placed_one_by_one() -> None:
    position = activated("2 sunflower; no-sunflower", 0).play("plant 3", "plant 8")
    assert position.sunflowers() == {"3": 1, "8": 1}


# ---- The bonus (MFS-31, MFS-32) -------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-31")
def test_one_milk_and_one() -> None:
    assert activated("1 milk", 1).has() == {"milk": 2}


@pytest.mark.rule("MFS-31")
def test_three_identical_and_one() -> None:
    assert activated("3 identical; 1x", 1).play("take egg").has() == {"egg": 4}


@pytest.mark.rule("MFS-31")
def test_honey_and_egg_and_one_of_either_or_six_coins_and_one() -> None:
    position = activated("1 honey 1 egg / 1 honey 1 egg -> 6 coin", 1, "1 honey 1 egg")
    assert results(position) == {outcome(honey=3, egg=2), outcome(honey=2, egg=3), outcome(coin=7)}


@pytest.mark.rule("MFS-31")
def test_two_bags_and_a_coin_with_one() -> None:
    assert results(activated("2 bag 1 coin", 1)) == {outcome(bag=3, coin=1), outcome(bag=2, coin=2)}


@pytest.mark.rule("MFS-31")
def test_two_bags_and_a_coin_with_two() -> None:
    found = results(activated("2 bag 1 coin", 2))
    assert found == {outcome(bag=4, coin=1), outcome(bag=3, coin=2), outcome(bag=2, coin=3)}


@pytest.mark.rule("MFS-31")
def test_any_production_has_one_more_good_of_choice() -> None:
    assert activated("1 any", 1).play("take egg", "take milk").has() == {"egg": 1, "milk": 1}


@pytest.mark.rule("MFS-31")
def test_bag_and_good_of_choice() -> None:
    position = activated("1 bag 1 any", 1)
    assert position.menu() == ["bonus bag", "bonus any"]
    assert position.play("bonus any", "take egg", "take egg").has() == {"egg": 2, "bag": 1}


@pytest.mark.rule("MFS-31")
def test_identical_and_coin() -> None:
    position = activated("2 identical 1 coin", 2).play("bonus identical", "bonus coin", "take wool")
    assert position.has() == {"wool": 3, "coin": 2}


@pytest.mark.rule("MFS-31")
def test_what_is_not_produced_is_no_bonus() -> None:
    assert activated("2 bag 1 coin", 1).refused("bonus egg") == ("refused-not-produced", "MFS-31")


@pytest.mark.rule("MFS-31")
def test_what_a_red_arrow_gains_is_production_too() -> None:
    assert activated("1 honey -> 3 coin", 2, "1 honey").has() == {"coin": 5}


@pytest.mark.rule("MFS-31")
def test_a_sunflower_gained_by_this_activation_does_not_count() -> None:
    position = activated("1 sunflower 1 coin", 0).play("plant 9")
    assert position.has() == {"coin": 1}
    assert position.sunflowers() == {"9": 1}


@pytest.mark.rule("MFS-31", "MFS-33")
def test_a_sunflower_can_be_the_bonus_item() -> None:
    position = activated("1 sunflower 1 coin", 1).play("bonus sunflower", "plant 3", "plant 4")
    assert position.sunflowers() == {"3": 1, "4": 1, "9": 1}


@pytest.mark.rule("MFS-32")
def test_no_bonus_with_the_no_sunflower_icon() -> None:
    assert activated("1 egg; no-sunflower", 2).has() == {"egg": 1}


# ---- Paying sunflowers (MFS-33) -------------------------------------------------------------------------------------

SALE = "1 sunflower 1 bag -> 5 coin"


@pytest.mark.rule("MFS-33")
def test_a_sunflower_and_a_bag_for_five_coins() -> None:
    position = given(farm={"9": SALE}, goods="1 bag", sunflowers={"3": 1}).activating(4, 5).play("activate 9")
    assert position.has() == {"coin": 5}
    assert position.sunflowers() == {}


@pytest.mark.rule("MFS-33")
def test_one_paid_from_the_activated_field_gives_no_bonus() -> None:
    def paid(field: str) -> dict[str, int]:
        position = given(farm={"9": SALE}, goods="1 bag", sunflowers={"9": 2, "3": 1})
        return position.activating(4, 5).play("activate 9", f"uproot {field}").has()

    assert paid("9") == {"coin": 6}
    assert paid("3") == {"coin": 7}


@pytest.mark.rule("MFS-33")
def test_without_a_sunflower_it_cannot_be_paid() -> None:
    position = given(farm={"9": SALE}, goods="1 bag 1 milk").activating(4, 5)
    assert position.refused("activate 9") == ("refused-cannot-pay", "MFS-21")


@pytest.mark.rule("MFS-33")
def test_a_field_without_sunflower_is_refused() -> None:
    position = given(farm={"9": SALE}, goods="1 bag", sunflowers={"9": 2, "3": 1}).activating(4, 5).play("activate 9")
    assert position.refused("uproot 4") == ("refused-no-sunflower", "MFS-33")


# ---- Storage and coins (MFS-40 to MFS-42) ---------------------------------------------------------------------------


@pytest.mark.rule("MFS-40")
def test_fifteen_goods_and_three_milk() -> None:
    position = activated("3 milk", 0, "5 honey 5 egg 5 wool")
    assert position.menu() == ["return honey", "return egg", "return wool", "return milk"]
    position.play("return honey", "return milk")
    assert position.has() == {"honey": 4, "egg": 5, "wool": 5, "milk": 2}
    assert position.asked() == [2]


@pytest.mark.rule("MFS-40")
def test_sixteen_goods_fit() -> None:
    assert activated("3 milk", 0, "13 egg").has() == {"egg": 13, "milk": 3}


@pytest.mark.rule("MFS-40")
def test_all_goods_of_one_gain_come_in_first() -> None:
    position = activated("2 any", 0, "15 egg").play("take milk", "take wool")
    assert position.menu() == ["return egg", "return wool", "return milk"]


@pytest.mark.rule("MFS-40")
def test_goods_that_are_not_there_cannot_be_returned() -> None:
    assert activated("3 milk", 0, "15 egg").refused("return wool") == ("refused-such-goods", "MFS-40")


@pytest.mark.rule("MFS-41")
def test_bags_and_sunflowers_need_no_room() -> None:
    position = given(farm={"9": "3 bag"}, goods="16 egg 9 bag", sunflowers=ALL_PLACES).activating(4, 5)
    assert position.play("activate 9").has() == {"egg": 16, "bag": 14}


@pytest.mark.rule("MFS-42")
def test_forty_eight_coins_and_five() -> None:
    assert activated("5 coin", 0, "48 coin").has() == {"coin": 53}


@pytest.mark.rule("MFS-42")
def test_coins_have_no_upper_end() -> None:
    assert activated("9 coin", 0, "995 coin").has() == {"coin": 1004}
