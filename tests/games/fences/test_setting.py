"""Setting farm tiles: whole edges touch, and fences go on. (FE-20, FE-21)"""

import pytest

from tests.games.fences.position import BLUE, RED, given

TURNS = ("r0", "r90", "r180", "r270")


@pytest.mark.rule("FE-20")
def test_any_place_beside_a_tile_in_any_rotation() -> None:
    table = given(["none"] * 3, ["1 r0 at 0,0"], {BLUE: [2], RED: [3]})
    places = ("0,-1", "-1,0", "1,0", "0,1")
    assert table.menu() == [f"set 2 {turn} at {place}" for place in places for turn in TURNS]


@pytest.mark.rule("FE-20")
def test_corner_to_corner_is_not_enough() -> None:
    """Fiddly case 3, and the booklet's second picture."""
    table = given(["none"] * 3, ["1 r0 at 0,0"], {BLUE: [2], RED: [3]})
    for place in ("1,1", "-1,1", "1,-1", "-1,-1"):
        assert table.refused(f"set 2 r0 at {place}") == ("FE-20", "refused-corner")


@pytest.mark.rule("FE-20")
def test_a_tile_apart_from_all_others_is_refused() -> None:
    table = given(["none"] * 3, ["1 r0 at 0,0"], {BLUE: [2], RED: [3]})
    for place in ("3,0", "0,-2", "127,-128", "-128,127"):
        assert table.refused(f"set 2 r0 at {place}") == ("FE-20", "refused-apart")


@pytest.mark.rule("FE-20")
def test_a_place_that_is_taken_is_refused() -> None:
    table = given(["none"] * 3, ["1 r0 at 0,0"], {BLUE: [2], RED: [3]})
    assert table.refused("set 2 r0 at 0,0") == ("FE-20", "refused-taken")


@pytest.mark.rule("FE-20")
def test_an_inner_gap_may_be_filled() -> None:
    around = ["0,0", "1,0", "2,0", "2,1", "2,2", "1,2", "0,2", "0,1"]
    board = [f"{k} r0 at {place}" for k, place in enumerate(around, 1)]
    table = given(["none"] * 10, board, {BLUE: [9], RED: [10]})
    assert "set 9 r0 at 1,1" in table.menu()


@pytest.mark.rule("FE-20")
def test_a_row_of_84_tiles_goes_straight_on() -> None:
    """The land is a ring of 128 places; neither end of the row may come near it."""
    board = [f"{k + 1} r0 at {k - 41},0" for k in range(41, -1, -1)] + [
        f"{k + 1} r0 at {k - 41},0" for k in range(42, 83)
    ]
    table = given(["none"] * 85, board, {BLUE: [84], RED: [85]})
    assert "set 84 r0 at -42,0" in table.menu()
    assert "set 84 r0 at 42,0" in table.menu()
    assert len(table.menu()) == 4 * (2 * 83 + 2)


@pytest.mark.rule("FE-21")
def test_a_fence_must_not_meet_an_open_edge() -> None:
    """The booklet's third picture: a fence that is only half finished."""
    table = given(["none", "diagonal", "none"], ["1 r0 at 0,0"], {BLUE: [2], RED: [3]})
    south = [text for text in table.menu() if text.endswith("at 0,1")]
    assert south == ["set 2 r90 at 0,1", "set 2 r180 at 0,1"]  # those without a fence in the north
    assert table.refused("set 2 r0 at 0,1") == ("FE-21", "refused-fences")


@pytest.mark.rule("FE-21")
def test_an_open_edge_must_not_meet_a_fence() -> None:
    table = given(["cross", "diagonal", "none"], ["1 r0 at 0,0"], {BLUE: [2], RED: [3]})
    assert [text for text in table.menu() if text.endswith("at 0,1")] == ["set 2 r0 at 0,1", "set 2 r270 at 0,1"]
    assert table.refused("set 2 r90 at 0,1") == ("FE-21", "refused-fences")


@pytest.mark.rule("FE-21")
@pytest.mark.parametrize(
    ("shape", "edges"),
    [
        ("none", ""),
        ("diagonal", "ne"),
        ("straight", "ns"),
        ("two-corners", "nesw"),
        ("fork", "new"),
        ("tee", "new"),
        ("cross", "nesw"),
    ],
)
def test_the_fences_of_each_shape_reach_these_edges(shape: str, edges: str) -> None:
    """A place beside a tile without fences is open to those turns that have no fence there."""
    table = given(["none", shape, "none"], ["1 r0 at 0,0"], {BLUE: [2], RED: [3]})
    beside = {"n": "0,1", "e": "-1,0", "s": "0,-1", "w": "1,0"}  # the place whose edge in that direction touches
    for edge, place in beside.items():
        assert (f"set 2 r0 at {place}" in table.menu()) == (edge not in edges)


@pytest.mark.rule("FE-21")
def test_three_neighbours_must_all_agree() -> None:
    """Fiddly case 2: open in the west and in the north, a fence in the east."""
    tiles = ["none", "none", "none", "none", "straight", "diagonal", "tee", "none"]
    board = ["1 r0 at 0,0", "2 r0 at 0,-1", "3 r0 at 1,-1", "4 r0 at 2,-1", "5 r90 at 2,0"]
    table = given(tiles, board, {BLUE: [6, 7], RED: [8]})
    assert [text for text in table.menu() if text.endswith("at 1,0")] == ["set 6 r90 at 1,0"]
    for turn in ("r0", "r180", "r270"):
        assert table.refused(f"set 6 {turn} at 1,0") == ("FE-21", "refused-fences")
