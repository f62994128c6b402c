"""Building barns. (FE-30 to FE-34)"""

import pytest

from farmtable.games.fences.rules.farm import all_barns
from tests.games.fences.position import BLUE, CLOSES_CORNER, CORNER, ORANGE, RED, RING, given


@pytest.mark.rule("FE-30")
def test_one_barn_a_turn() -> None:
    table = given(["cross"] * 3, ["1 r0 at 0,0"], {BLUE: [2], RED: [3]}).play("set 2 r0 at 0,1", "barn south-east")
    assert table.stocks == [3, 4]
    assert table.asked == RED


@pytest.mark.rule("FE-30")
def test_in_one_field_of_the_tile_just_set() -> None:
    table = given(["cross", "diagonal", "none"], ["1 r0 at 0,0"], {BLUE: [2], RED: [3]}).play("set 2 r0 at 0,1")
    assert table.menu() == ["done", "barn north-east", "barn south-west"]
    assert table.refused("barn north") == ("FE-30", "refused-no-field")


@pytest.mark.rule("FE-30")
def test_without_a_barn_in_stock_the_player_just_goes_on() -> None:
    table = given(["cross"] * 4, ["1 r0 at 0,0"], {BLUE: [2, 3], RED: [4]}, used_barns={BLUE: 4}).play(
        "set 2 r0 at 0,1"
    )
    assert table.asked == RED


@pytest.mark.rule("FE-31")
def test_not_in_a_farm_with_a_barn_of_another() -> None:
    """The booklet's example: two of the new tile's fields belong to farms of others, Orange may use the third."""
    tiles = ["straight", "straight", "tee", "none"]
    board = ["1 r0 at 0,0 by blue barn west", "2 r0 at 0,1 by red barn east"]
    table = given(tiles, board, {ORANGE: [3], RED: [4]}, players=4, player=ORANGE).play("set 3 r0 at 0,2")
    assert table.menu() == ["done", "barn south"]
    assert table.refused("barn north-west") == ("FE-31", "refused-has-barn")
    assert table.refused("barn north-east") == ("FE-31", "refused-has-barn")


@pytest.mark.rule("FE-31")
def test_not_in_a_farm_with_an_own_barn_however_far_away() -> None:
    """Fiddly case 9: three tiles on; another field of the tile may take one."""
    tiles = ["straight"] * 5
    board = ["1 r0 at 0,0 by blue barn east", "2 r0 at 0,1", "3 r0 at 0,2"]
    table = given(tiles, board, {BLUE: [4], RED: [5]}).play("set 4 r0 at 0,3")
    assert table.menu() == ["done", "barn west"]
    assert table.refused("barn east") == ("FE-31", "refused-has-barn")


@pytest.mark.rule("FE-31")
def test_two_fields_of_one_farm_make_no_difference() -> None:
    """A fence that runs from the outside to a gap within has the same farm on both sides."""
    tiles = ["none"] * 7 + ["straight", "none"]
    table = given(tiles, RING, {BLUE: [8], RED: [9]}).play("set 8 r0 at 1,0")
    assert table.menu() == ["done", "barn east", "barn west"]
    built = [*RING[:-1], f"{RING[-1]} by red barn middle"]
    again = given(tiles, built, {BLUE: [8], RED: [9]}).play("set 8 r0 at 1,0")
    assert again.asked == RED  # nowhere to build: not asked


@pytest.mark.rule("FE-32")
def test_a_completed_farm_takes_no_barn() -> None:
    """Fiddly case 11."""
    table = given(["diagonal"] * 5, CORNER, {BLUE: [4], RED: [5]}).play(CLOSES_CORNER)
    assert table.menu() == ["done", "barn south-west"]
    assert table.refused("barn north-east") == ("FE-32", "refused-completed")


@pytest.mark.rule("FE-33")
def test_a_tile_may_join_farms_with_barns() -> None:
    """Fiddly case 8: allowed, and nobody can build there."""
    tiles = ["diagonal", "none", "none", "none", "none", "none", "diagonal", "diagonal", "none"]
    board = [
        "1 r90 at 0,0 by red barn south-east",
        *("2 r0 at 0,-1", "3 r0 at 1,-1", "4 r0 at 2,-1", "5 r0 at 2,0", "6 r0 at 2,1"),
        "7 r270 at 1,1 by blue barn north-west",
    ]
    table = given(tiles, board, {BLUE: [8], RED: [9]}).play("set 8 r180 at 1,0")
    assert all_barns(table.s.farm(8 * 4)) == 2
    assert table.menu() == ["done", "barn north-east"]
    assert table.refused("barn south-west") == ("FE-31", "refused-has-barn")


@pytest.mark.rule("FE-34")
def test_a_barn_comes_back_and_may_be_built_in_the_same_turn() -> None:
    """Fiddly case 10: the stock was empty."""
    board = ["1 r90 at 0,0 by blue barn south-east", *CORNER[1:]]
    table = given(["diagonal c ."] * 5, board, {BLUE: [4], RED: [5]}, used_barns={BLUE: 3}).play(CLOSES_CORNER)
    assert table.stocks == [1, 4]
    assert table.menu() == ["done", "barn south-west"]
    assert table.play("barn south-west").stocks == [0, 4]


@pytest.mark.rule("FE-34")
def test_barns_elsewhere_stay_where_they_are() -> None:
    board = ["1 r90 at 0,0 by blue barn south-east", "2 r180 at 1,0 by red barn north-east", CORNER[2]]
    table = given(["diagonal c ."] * 5, board, {BLUE: [4], RED: [5]}).play(CLOSES_CORNER)
    assert table.stocks == [4, 3]
