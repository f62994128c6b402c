"""Module Farmer: the stall without card and the transport tiles. (MFS-65 to MFS-69)"""

from __future__ import annotations

import pytest

from farmtable.games.my_farm_shop.rules.modules.farmer import FARMER_CARD
from tests.games.my_farm_shop.support import Position, given, seen, started, with_farmer

ALL = ["transport sack", "transport tractor", "transport wheelbarrow", "transport barrel"]


def at_the_farmer(**more: object) -> Position:
    """The farmer is in stall 2 and the first seat, without bags, goes there."""
    position = given(modules=["farmer"], **more)  # type: ignore[arg-type]
    return with_farmer(position, 2).rolled(2, 2, 3).play("stall 2 with 2")


def everybody_done(position: Position) -> Position:
    while len(position.asked()) > 0 and position.task(position.asked()[0]) in ("Activate", "Afterwards"):
        position.play("done", seat=position.asked()[0])
    return position


# ---- Set-up (MFS-65) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-65")
def test_four_of_seven_skills_each_with_a_kind_of_transport() -> None:
    position = started(2, farmer=1).chance("start 1", *[f"draw {card}" for card in range(1, 7)])
    assert len(position.outcomes()) == 7
    position.chance("skill good", "skill swap", "skill seven", "skill bags")
    assert seen(position).skills == [1, 6, 5, 2]


@pytest.mark.rule("MFS-65")
def test_one_random_card_makes_room_for_the_farmer() -> None:
    position = started(2, farmer=1).chance("start 1", *[f"draw {card}" for card in range(1, 7)])
    position.chance("skill good", "skill swap", "skill seven", "skill bags")
    assert position.outcomes() == [f"farmer {stall}" for stall in range(1, 7)]
    position.chance("farmer 4")
    assert seen(position).market == [1, 2, 3, FARMER_CARD, 5, 6]
    assert seen(position).gone == [4]


@pytest.mark.rule("MFS-65")
def test_a_skill_that_is_not_face_up() -> None:
    position = given(modules=["farmer"], skill={"sack": "swap"}, transport={"sack": 1}).activating(2, 3)
    assert position.refused("use barter") == ("refused-no-skill", "MFS-65")


# ---- At the farmer's stall (MFS-66) ---------------------------------------------------------------------------------


@pytest.mark.rule("MFS-66")
def test_two_tiles_of_different_kinds_instead_of_a_card() -> None:
    position = at_the_farmer()
    assert position.menu() == ALL
    position.play("transport tractor")
    assert position.menu() == ["transport sack", "transport wheelbarrow", "transport barrel"]
    assert position.refused("transport tractor") == ("refused-same-kind", "MFS-66")
    position.play("transport barrel")
    assert position.tiles() == {"tractor": 1, "barrel": 1}
    assert position.cards() == set()


@pytest.mark.rule("MFS-66")
def test_the_activation_follows_as_always() -> None:
    position = at_the_farmer().play("transport tractor", "transport barrel")
    assert position.menu()[:2] == ["done", "activate 5"]
    assert position.menu(2) == ["done", "activate 5"]


@pytest.mark.rule("MFS-66")
def test_a_kind_that_is_used_up_is_taken_from_another_player() -> None:
    position = at_the_farmer(players=3, transports={2: {"sack": 7}, 3: {"sack": 3}})
    assert position.menu() == [*ALL[1:], "from 2 sack", "from 3 sack"]
    assert position.refused("transport sack") == ("refused-supply-empty", "MFS-66")
    position.play("from 3 sack")
    assert position.tiles() == {"sack": 1}
    assert position.tiles(3) == {"sack": 2}


@pytest.mark.rule("MFS-66")
def test_not_from_another_player_while_there_is_a_supply() -> None:
    position = at_the_farmer(transports={2: {"sack": 9}})
    assert position.refused("from 2 sack") == ("refused-supply-left", "MFS-66")


@pytest.mark.rule("MFS-66")
def test_the_own_tiles_are_not_taken_from_oneself() -> None:
    position = at_the_farmer(transport={"sack": 10})
    assert position.menu() == ALL[1:]


@pytest.mark.rule("MFS-66")
def test_if_only_one_kind_can_be_had_one_tile() -> None:
    mine = {"sack": 10, "tractor": 10, "wheelbarrow": 10}
    position = given(modules=["farmer"], transport=mine)
    with_farmer(position, 2).rolled(2, 2, 3).play("stall 2 with 2")
    assert position.tiles()["barrel"] == 1
    assert position.told("transport") == 1


# ---- The way back (MFS-67) ------------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-67")
def test_the_farmer_goes_to_another_stall_and_its_card_leaves() -> None:
    position = everybody_done(at_the_farmer().play("transport sack", "transport barrel"))
    assert position.menu() == ["farmer 1", "farmer 3", "farmer 4", "farmer 5", "farmer 6"]
    assert position.refused("farmer 2") == ("refused-same-stall", "MFS-67")
    card = seen(position).market[4]
    position.play("farmer 5")
    assert seen(position).market[4] == FARMER_CARD
    assert seen(position).gone == [card]


@pytest.mark.rule("MFS-67")
def test_then_the_empty_stall_is_filled() -> None:
    position = everybody_done(at_the_farmer().play("transport sack", "transport barrel")).play("farmer 5")
    deck = len(seen(position).deck)
    position.chance(position.outcomes()[0])
    assert seen(position).market[1] != 0
    assert len(seen(position).deck) == deck - 1


@pytest.mark.rule("MFS-67", "MFS-50")
def test_in_the_last_turn_the_way_back_is_left_out() -> None:
    position = with_farmer(given(modules=["farmer"]).empty_deck(), 2).rolled(2, 2, 3)
    position.play("stall 2 with 2", "transport sack", "transport barrel")
    assert position.task() == "Activate"
    everybody_done(position)
    assert position.task() == "FinalActivate"
    assert position.tiles() == {"sack": 1, "barrel": 1}


# ---- Storage and the end (MFS-68) -----------------------------------------------------------------------------------


@pytest.mark.rule("MFS-68")
def test_tiles_and_goods_share_sixteen_places() -> None:
    position = at_the_farmer(goods="15 egg").play("transport sack", "transport barrel")
    assert position.menu() == ["return egg", "hand-back sack", "hand-back barrel"]
    position.play("hand-back sack")
    assert position.tiles() == {"barrel": 1}
    assert position.task() == "Activate"


@pytest.mark.rule("MFS-68")
def test_goods_gained_may_push_out_tiles() -> None:
    position = given(modules=["farmer"], farm={"5": "3 milk"}, goods="12 egg", transport={"sack": 2})
    position.activating(2, 3).play("activate 5")
    assert position.menu() == ["return egg", "return milk", "hand-back sack"]
    assert position.play("hand-back sack").has() == {"egg": 12, "milk": 3}


@pytest.mark.rule("MFS-68")
def test_tiles_alone_may_be_too_many() -> None:
    position = at_the_farmer(transport={"sack": 8, "tractor": 8}).play("transport sack", "transport barrel")
    assert position.menu() == ["hand-back sack", "hand-back tractor", "hand-back barrel"]
    position.play("hand-back tractor", "hand-back tractor")
    assert position.tiles() == {"sack": 9, "tractor": 6, "barrel": 1}


@pytest.mark.rule("MFS-68")
def test_nothing_is_handed_back_without_a_surplus() -> None:
    position = given(modules=["farmer"], transport={"sack": 1}).activating(2, 3)
    assert position.refused("hand-back sack") == ("refused-no-surplus", "MFS-68")


@pytest.mark.rule("MFS-68")
def test_each_tile_left_is_worth_a_coin_before_ties_are_looked_at() -> None:
    position = given(modules=["farmer"], goods="58 coin", has={2: "60 coin"}, transport={"sack": 2, "barrel": 1})
    assert position.points() == [61, 60]
    assert position.places() == [1, 2]


@pytest.mark.rule("MFS-68", "MFS-52")
def test_tiles_break_no_tie() -> None:
    position = given(modules=["farmer"], goods="58 coin", has={2: "60 coin 1 bag"}, transport={"sack": 2})
    assert position.places() == [2, 1]


# ---- Paying for skills (MFS-69) -------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-69")
def test_each_kind_once_a_turn() -> None:
    position = given(modules=["farmer"], skill={"sack": "barter"}, goods="3 egg", transport={"sack": 2})
    position.activating(2, 3).play("use barter", "take milk", "take milk")
    assert position.tiles() == {"sack": 1}
    assert position.refused("use barter") == ("refused-paid", "MFS-69")


@pytest.mark.rule("MFS-69")
def test_next_turn_again() -> None:
    position = given(modules=["farmer"], skill={"sack": "barter"}, goods="3 egg", transport={"sack": 2})
    position.activating(2, 3).play("use barter", "take milk", "take milk", "done").play("done", seat=2)
    position.s.turn_ends()
    assert "use barter" in position.activating(2, 3).menu()


@pytest.mark.rule("MFS-69")
def test_two_kinds_in_one_turn() -> None:
    position = given(
        modules=["farmer"],
        skill={"sack": "barter", "barrel": "exchange"},
        goods="3 egg",
        transport={"sack": 1, "barrel": 1},
    ).activating(2, 3)
    position.play("use barter", "take milk", "take milk", "use goods-for-bags", "pay egg")
    assert position.has() == {"milk": 1, "bag": 2}
    assert position.tiles() == {}


@pytest.mark.rule("MFS-69")
def test_without_a_tile_no_skill() -> None:
    position = given(modules=["farmer"], skill={"sack": "barter"}, goods="3 egg").activating(2, 3)
    assert position.refused("use barter") == ("refused-no-tile", "MFS-69")


@pytest.mark.rule("MFS-69")
def test_in_another_players_turn() -> None:
    position = given(
        modules=["farmer"], skill={"sack": "barter"}, has={2: "3 egg"}, transports={2: {"sack": 1}}
    ).activating(2, 3)
    position.play("use barter", "take milk", "take wool", seat=2)
    assert position.has(2) == {"egg": 1, "wool": 1, "milk": 1}


@pytest.mark.rule("MFS-69", "MFS-51")
def test_in_the_final_activation_once_more() -> None:
    position = given(modules=["farmer"], skill={"sack": "barter"}, goods="4 egg", transport={"sack": 2}).empty_deck()
    position.final().play("use barter", "take milk", "take milk")
    assert position.refused("use barter") == ("refused-paid", "MFS-69")
