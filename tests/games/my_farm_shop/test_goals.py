"""Module Goals. (MFS-71 to MFS-73)"""

from __future__ import annotations

import pytest

from tests.games.my_farm_shop.support import Position, given, seen, started

SALE = "1 egg -> 3 coin; shop"


def aiming(goal: str, **more: object) -> Position:
    return given(modules=["goals"], goal=[goal], **more)  # type: ignore[arg-type]


def coins(position: Position, seat: int = 1) -> int:
    return position.has(seat).get("coin", 0)


@pytest.mark.rule("MFS-71")
def test_two_of_six_goals_are_face_up() -> None:
    position = started(2, goals=1).chance("start 1", *[f"draw {card}" for card in range(1, 7)])
    assert len(position.outcomes()) == 6
    position.chance("goal bags")
    assert len(position.outcomes()) == 5
    assert [goal.goal for goal in seen(position.chance("goal icons")).goals] == [3, 1]


# ---- The six conditions (MFS-71) ------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-71", "MFS-28")
@pytest.mark.parametrize(("sales", "met"), [(2, 6), (1, 0)])
def test_five_icons(sales: int, met: int) -> None:
    farm = dict(zip(["3", "4"], [SALE] * sales, strict=False))  # with 7 and 10 and the one that is placed
    position = aiming("icons", farm=farm, market=[SALE]).rolled(1, 2, 3).play("stall 1 with 1", "place 5")
    assert coins(position) == met


@pytest.mark.rule("MFS-71")
@pytest.mark.parametrize(("eggs", "met"), [(4, 6), (3, 0)])
def test_six_identical_goods(eggs: int, met: int) -> None:
    position = aiming("identical", farm={"5": "2 egg"}, goods=f"{eggs} egg 5 milk").activating(2, 3)
    assert coins(position.play("activate 5")) == met


@pytest.mark.rule("MFS-71")
@pytest.mark.parametrize(("bags", "met"), [(6, 6), (5, 0)])
def test_eight_bags(bags: int, met: int) -> None:
    position = aiming("bags", farm={"5": "2 bag"}, goods=f"{bags} bag").activating(2, 3)
    assert coins(position.play("activate 5")) == met


@pytest.mark.rule("MFS-71")
@pytest.mark.parametrize(("there", "met"), [({"3": 2, "4": 2}, 6), ({"3": 2, "4": 1}, 0)])
def test_five_sunflowers(there: dict[str, int], met: int) -> None:
    position = aiming("sunflowers", farm={"5": "1 sunflower; no-sunflower"}, sunflowers=there).activating(2, 3)
    assert coins(position.play("activate 5", "plant 9")) == met


@pytest.mark.rule("MFS-71")
@pytest.mark.parametrize(("field", "met"), [("6", 6), ("7", 0)])
def test_cards_on_all_upper_fields(field: str, met: int) -> None:
    farm = dict.fromkeys(["2/12", "3", "4", "5"], "1 egg")
    position = aiming("upper-row", farm=farm, market=["1 egg"]).rolled(1, 2, 3)
    assert coins(position.play("stall 1 with 1", f"place {field}")) == met


@pytest.mark.rule("MFS-71")
@pytest.mark.parametrize(("goods", "met"), [("14 egg", 6), ("13 egg", 0)])
def test_a_full_shop(goods: str, met: int) -> None:
    position = aiming("full-shop", farm={"5": "2 milk"}, goods=goods).activating(2, 3).play("activate 5")
    assert coins(position) == met


@pytest.mark.rule("MFS-71")
def test_transport_tiles_fill_the_shop_too() -> None:
    position = given(
        modules=["goals", "farmer"], goal=["full-shop"], farm={"5": "2 milk"}, goods="12 egg", transport={"sack": 2}
    )
    assert coins(position.activating(2, 3).play("activate 5")) == 6


# ---- Who gains how much (MFS-72) ------------------------------------------------------------------------------------


def two_farms(players: int = 2) -> Position:
    """Everybody meets the goal of eight bags by activating field 5."""
    farms = {seat: {"5": "2 bag"} for seat in range(1, players + 1)}
    has = dict.fromkeys(range(2, players + 1), "7 bag")
    return aiming("bags", players=players, farms=farms, goods="7 bag", has=has)


@pytest.mark.rule("MFS-72")
def test_six_for_the_first_three_for_the_second() -> None:
    position = two_farms().activating(2, 3).play("activate 5").play("done", seat=2)
    position.s.turn_ends()
    position.activating(2, 3).play("activate 5", seat=2)
    assert (coins(position), coins(position, 2)) == (6, 3)


@pytest.mark.rule("MFS-72")
def test_two_in_the_same_turn_gain_six_each_and_it_is_closed() -> None:
    position = two_farms(3).activating(2, 3).play("activate 5").play("activate 5", seat=2).play("done", seat=3)
    position.s.turn_ends()
    assert seen(position).goals[0].closed
    position.activating(2, 3).play("activate 5", seat=3)
    assert [coins(position, seat) for seat in (1, 2, 3)] == [6, 6, 0]


@pytest.mark.rule("MFS-72", "MFS-73")
def test_first_one_then_two_in_one_turn() -> None:
    position = two_farms(4).activating(2, 3).play("activate 5")
    for seat in (2, 3, 4):
        position.play("done", seat=seat)
    position.s.turn_ends()
    assert not seen(position).goals[0].closed
    position.activating(2, 3).play("done").play("activate 5", seat=2).play("activate 5", seat=3).play("done", seat=4)
    position.s.turn_ends()
    assert seen(position).goals[0].closed
    position.activating(2, 3).play("activate 5", seat=4)
    assert [coins(position, seat) for seat in (1, 2, 3, 4)] == [6, 3, 3, 0]


@pytest.mark.rule("MFS-72")
def test_a_player_scores_each_goal_once() -> None:
    position = two_farms().activating(2, 3).play("activate 5").play("done", seat=2)
    position.s.turn_ends()
    position.activating(2, 3).play("activate 5")
    assert coins(position) == 6


@pytest.mark.rule("MFS-72")
def test_a_goal_closes_at_the_end_of_the_turn_of_a_real_game() -> None:
    farms = {seat: {"5": "2 bag"} for seat in (1, 2)}
    position = aiming("bags", farms=farms, goods="7 bag", has={2: "7 bag"}).rolled(1, 2, 3)
    position.play("stall 1 with 1", "place 11", "activate 5").play("activate 5", seat=2)
    assert position.told("closes") == 0
    position.chance(position.outcomes()[0])
    assert position.told("closes") == 1


# ---- When it is met (MFS-73) ----------------------------------------------------------------------------------------


@pytest.mark.rule("MFS-73")
def test_goods_count_after_the_surplus_has_gone() -> None:
    position = aiming("identical", farm={"5": "2 any"}, goods="5 egg 5 milk 5 wool").activating(2, 3)
    position.play("activate 5", "take egg", "take honey")
    assert coins(position) == 0  # six eggs, but there is one good too many
    assert coins(position.play("return egg")) == 0


@pytest.mark.rule("MFS-73")
def test_a_condition_that_holds_after_the_surplus_is_met() -> None:
    position = aiming("identical", farm={"5": "2 any"}, goods="5 egg 5 milk 5 wool").activating(2, 3)
    position.play("activate 5", "take egg", "take honey", "return honey")
    assert coins(position) == 6


@pytest.mark.rule("MFS-73")
def test_in_another_players_turn() -> None:
    position = two_farms().activating(2, 3).play("activate 5", seat=2)
    assert coins(position, 2) == 6


@pytest.mark.rule("MFS-73", "MFS-51")
def test_in_the_final_activation() -> None:
    position = two_farms().empty_deck().final().play("activate 5").play("activate 5", seat=2)
    assert position.points() == [6, 6]


@pytest.mark.rule("MFS-73")
def test_who_loses_the_condition_keeps_the_coins() -> None:
    position = two_farms().activating(2, 3).play("activate 5").play("done", seat=2)
    position.s.pay_bags(0, 9)
    position.s.changed(0)
    assert coins(position) == 6


@pytest.mark.rule("MFS-73")
def test_the_same_in_any_order_of_answers() -> None:
    one = two_farms().activating(2, 3).play("activate 5").play("activate 5", seat=2)
    other = two_farms().activating(2, 3).play("activate 5", seat=2).play("activate 5")
    assert one.s.facts() == other.s.facts()
