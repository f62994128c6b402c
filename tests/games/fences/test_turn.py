"""A turn: set a tile, score, build a barn, draw; and what happens when no tile fits. (FE-10 to FE-14)"""

import pytest

from farmtable.core.rules.seats import NATURE
from farmtable.core.show.view import HIDDEN
from farmtable.games.fences.rules.board import HAND, POOL
from tests.games.fences.position import BLUE, CLOSES_CORNER, CORNER, GAME, RED, given

TURNS = ("r0", "r90", "r180", "r270")


@pytest.mark.rule("FE-10")
def test_one_of_the_own_tiles_is_set() -> None:
    table = given(["none"] * 4, ["1 r0 at 0,0"], {BLUE: [2, 3], RED: [4]})
    table.play("set 3 r0 at 0,1")
    assert table.s.row(HAND + BLUE) == [2]
    assert table.s.last() == 3


@pytest.mark.rule("FE-10")
def test_a_tile_that_is_not_in_hand_is_refused() -> None:
    table = given(["none"] * 4, ["1 r0 at 0,0"], {BLUE: [2, 3], RED: [4]})
    assert table.refused("set 4 r0 at 0,1") == ("FE-10", "refused-not-in-hand")


@pytest.mark.rule("FE-10")
def test_setting_is_compulsory() -> None:
    table = given(["none"] * 3, ["1 r0 at 0,0"], {BLUE: [2], RED: [3]})
    assert all(text.startswith("set 2 ") for text in table.menu())
    assert table.refused("pass") == ("FE-14", "refused-tile-fits")
    assert table.refused("done") == ("FE-10", "refused-set-first")
    assert table.refused("barn middle") == ("FE-10", "refused-set-first")


@pytest.mark.rule("FE-10")
def test_one_tile_a_turn() -> None:
    table = given(["none"] * 4, ["1 r0 at 0,0"], {BLUE: [2, 3], RED: [4]}).play("set 2 r0 at 0,1")
    assert table.refused("set 3 r0 at 0,2") == ("FE-10", "refused-one-tile")


@pytest.mark.rule("FE-10")
def test_the_seat_to_set_is_asked_even_where_one_way_is_left() -> None:
    table = given(["cross", "cross", "none"], ["1 r0 at 0,0"], {BLUE: [2], RED: [3]})
    assert table.asked == BLUE


@pytest.mark.rule("FE-11")
def test_a_completed_farm_is_scored_before_the_barn() -> None:
    """Fiddly case 12: the farm in which one would have liked to build is scored first, and without a barn."""
    table = given(["diagonal cc ."] * 5, CORNER, {BLUE: [4], RED: [5]}).play(CLOSES_CORNER)
    assert len(table.told("completes")) == 1
    assert table.asked == BLUE
    assert "barn north-east" not in table.menu()
    assert table.points == [0, 0]


@pytest.mark.rule("FE-12")
def test_a_barn_may_be_built_or_not() -> None:
    tiles, hands = ["cross", "diagonal", "diagonal"], {BLUE: [2], RED: [3]}
    table = given(tiles, ["1 r0 at 0,0"], hands).play("set 2 r0 at 0,1")
    assert table.menu() == ["done", "barn north-east", "barn south-west"]
    assert table.play("done").stocks == [4, 4]
    again = given(tiles, ["1 r0 at 0,0"], hands).play("set 2 r0 at 0,1", "barn south-west")
    assert again.stocks == [3, 4]
    assert GAME.view(again.s, RED).board[1].barn == 1
    assert GAME.view(again.s, RED).board[1].owner == BLUE


@pytest.mark.rule("FE-12")
def test_nothing_but_a_barn_after_setting() -> None:
    table = given(["cross", "diagonal", "none"], ["1 r0 at 0,0"], {BLUE: [2], RED: [3]}).play("set 2 r0 at 0,1")
    assert table.refused("pass") == ("FE-12", "refused-tile-is-set")
    assert table.refused("exchange") == ("FE-12", "refused-tile-is-set")


@pytest.mark.rule("FE-13")
def test_a_tile_is_drawn_at_the_end_of_the_turn() -> None:
    table = given(["none"] * 6, ["1 r0 at 0,0"], {BLUE: [2, 3], RED: [4]}, [5, 6])
    table.play("set 2 r0 at 0,1", "done")
    assert table.asked == NATURE
    table.draw(6)
    assert table.s.row(HAND + BLUE) == [3, 6]
    assert table.s.row(POOL) == [5]
    assert table.asked == RED


@pytest.mark.rule("FE-13")
def test_the_draw_is_known_to_the_drawer_only() -> None:
    table = given(["none"] * 6, ["1 r0 at 0,0"], {BLUE: [2, 3], RED: [4]}, [5, 6])
    table.play("set 2 r0 at 0,1", "done").draw(6)
    assert GAME.view(table.s, RED).seats[BLUE].hand == [HIDDEN, HIDDEN]
    assert table.told("draws") == [(BLUE, {})]


@pytest.mark.rule("FE-13")
def test_no_draw_from_an_empty_supply() -> None:
    """Fiddly case 14: the player goes on with one tile."""
    table = given(["none"] * 5, ["1 r0 at 0,0"], {BLUE: [2, 3], RED: [4]})
    table.play("set 2 r0 at 0,1", "done")
    assert table.asked == RED
    assert table.s.row(HAND + BLUE) == [3]


# ---- No tile fits ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FE-14")
def test_the_first_tile_lies_anywhere() -> None:
    """Places are counted from it, so it is always 0,0; in any rotation."""
    table = given(["cross", "none", "none"], [], {BLUE: [1, 2], RED: [3]})
    assert table.menu() == [f"set {tile} {turn} at 0,0" for tile in (1, 2) for turn in TURNS]
    assert table.refused("set 1 r0 at 3,2") == ("FE-14", "refused-first-place")


@pytest.mark.rule("FE-14")
def test_tiles_that_do_not_fit_are_exchanged_then_the_player_passes() -> None:
    """Fiddly case 1."""
    tiles = ["cross", *["none"] * 5]
    table = given(tiles, ["1 r0 at 0,0"], {BLUE: [2, 3], RED: [6]}, [4, 5])
    assert table.menu() == ["exchange"]
    table.play("exchange")
    assert sorted(table.s.row(POOL)) == [2, 3, 4, 5]
    table.draw(4, 2)
    assert table.asked == BLUE
    assert table.menu() == ["pass"]
    table.play("pass")
    assert table.s.row(HAND + BLUE) == [2, 4]
    assert table.asked == RED


@pytest.mark.rule("FE-14")
def test_a_tile_that_fits_after_the_exchange_must_be_set() -> None:
    table = given(["cross", "none", "none", "cross", "none", "none"], ["1 r0 at 0,0"], {BLUE: [2, 3], RED: [6]}, [4, 5])
    table.play("exchange").draw(4, 5)
    assert table.menu()[0] == "set 4 r0 at 0,-1"
    assert table.refused("pass") == ("FE-14", "refused-tile-fits")
    assert table.refused("exchange") == ("FE-14", "refused-tile-fits")


@pytest.mark.rule("FE-14")
def test_as_many_are_drawn_as_were_put_back() -> None:
    table = given(["cross", "none", "none", "none"], ["1 r0 at 0,0"], {BLUE: [2], RED: [3]}, [4])
    table.play("exchange").draw(4)
    assert table.s.row(HAND + BLUE) == [4]
    assert table.s.row(POOL) == [2]


@pytest.mark.rule("FE-14")
def test_with_an_empty_supply_the_player_passes_at_once() -> None:
    table = given(["cross", "none", "cross"], ["1 r0 at 0,0"], {BLUE: [2], RED: [3]})
    assert table.menu() == ["pass"]
    assert table.refused("exchange") == ("FE-14", "refused-exchange")
    assert table.play("pass").s.row(HAND + BLUE) == [2]


@pytest.mark.rule("FE-14")
def test_no_passing_before_the_exchange() -> None:
    table = given(["cross", "none", "none", "none"], ["1 r0 at 0,0"], {BLUE: [2], RED: [3]}, [4])
    assert table.refused("pass") == ("FE-14", "refused-exchange-first")


@pytest.mark.rule("FE-14")
def test_nobody_sees_the_tiles_that_go_back() -> None:
    table = given(["cross", *["none"] * 5], ["1 r0 at 0,0"], {BLUE: [2, 3], RED: [6]}, [4, 5]).play("exchange")
    assert table.told("exchanges") == [(BLUE, {"n": 2})]
    assert GAME.view(table.s, RED).supply == 4
