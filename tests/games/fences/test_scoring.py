"""Scoring completed farms. (FE-40 to FE-43)"""

import pytest

from farmtable.core.show.score import Line
from farmtable.games.fences.rules.farm import open_ends
from tests.games.fences.position import (
    BLUE,
    CLOSES_CORNER,
    CORNER,
    FOUR_CORNERS,
    FOUR_CORNERS_TILES,
    GAME,
    RED,
    YELLOW,
    Position,
    given,
)

BLUE_BARN = ["1 r90 at 0,0 by blue barn south-east", *CORNER[1:]]
# A farm of six tiles, the last one missing: a row of two corners with a straight piece between them, twice.
SIX = ["1 r90 at 0,0", "2 r90 at 1,0", "3 r180 at 2,0", "4 r0 at 0,1", "5 r90 at 1,1"]
SIX_TILES = ["diagonal", "straight", "diagonal", "diagonal", "straight", "diagonal", "none"]
CLOSES_SIX = "set 6 r270 at 2,1"


def corner(
    animals: str, board: list[str], players: int = 2, player: int = BLUE, farmers: dict[int, str] | None = None
) -> Position:
    """The farm of four tiles is closed; all its animals are on the first tile."""
    tiles = [f"diagonal {animals} .", "diagonal", "diagonal", "diagonal", "none"]
    hands = {player: [4], (player + 1) % players: [5]}
    return given(tiles, board, hands, players=players, player=player, farmers=farmers).play(CLOSES_CORNER)


@pytest.mark.rule("FE-40")
@pytest.mark.parametrize(
    ("animals", "points"),
    [("ccc", 6), ("ccp", 3), ("cps", 3), ("s", 2), ("pppp", 8), ("ccccpppps", 9), (".", 0)],
)
def test_one_point_an_animal_two_if_all_are_of_one_kind(animals: str, points: int) -> None:
    """Fiddly case 5."""
    assert corner(animals, BLUE_BARN).points == [points, 0]


@pytest.mark.rule("FE-40")
def test_the_animals_of_all_pieces_count_those_of_the_new_tile_too() -> None:
    table = given(
        ["diagonal c .", "diagonal c p", "diagonal . s", "diagonal cc .", "none"], BLUE_BARN, {BLUE: [4], RED: [5]}
    )
    assert table.play(CLOSES_CORNER).points == [8, 0]


@pytest.mark.rule("FE-40")
def test_a_farm_of_four_corners_is_completed_by_the_fourth() -> None:
    """Fiddly case 4; three corners are not enough."""
    table = given(["diagonal c ."] * 5, BLUE_BARN, {BLUE: [4], RED: [5]})
    assert open_ends(table.s.farm(4)) == 2
    table.play(CLOSES_CORNER)
    assert open_ends(table.s.farm(4)) == 0
    assert table.s.tiles_of(table.s.root(4)) == 4


@pytest.mark.rule("FE-41")
def test_seven_points_and_three_barns() -> None:
    """Fiddly case 7: two barns of Blue, one of Red."""
    board = [
        "1 r90 at 0,0 by blue barn south-east",
        "2 r180 at 1,0 by blue barn south-west",
        "3 r270 at 1,1 by red barn north-west",
    ]
    assert corner("ccccppp", board).points == [6, 3]


@pytest.mark.rule("FE-41")
def test_one_point_and_four_barns_of_four_players() -> None:
    """Fiddly case 7: worth two, for one animal is all of one kind; still one each."""
    names = ("blue", "red", "yellow", "orange")
    barns = ("south-east", "south", "south-west", "north-east")
    board = [f"{text} by {name} barn {barn}" for text, name, barn in zip(SIX, names, barns, strict=False)] + SIX[4:]
    tiles = ["diagonal c .", *SIX_TILES[1:]]
    table = given(tiles, board, {BLUE: [6], RED: [7]}, players=4).play(CLOSES_SIX)
    assert table.points == [1, 1, 1, 1]


@pytest.mark.rule("FE-41")
def test_five_points_and_two_own_barns() -> None:
    """Fiddly case 7."""
    board = ["1 r90 at 0,0 by blue barn south-east", "2 r180 at 1,0 by blue barn south-west", CORNER[2]]
    assert corner("cccpp", board).points == [6, 0]


@pytest.mark.rule("FE-41")
def test_score_lines_name_animals_barns_and_rule() -> None:
    board = [
        "1 r90 at 0,0 by blue barn south-east",
        "2 r180 at 1,0 by blue barn south-west",
        "3 r270 at 1,1 by red barn north-west",
    ]
    table = corner("ccccppp", board)
    lines = [line for score in GAME.scores(table.s) for line in score.lines]
    assert [(line.points, line.rule) for line in lines] == [(6, "FE-41"), (3, "FE-41")]
    assert told(lines[0]) == ({"animals-cow": 4, "animals-pig": 3}, 2, 3)
    assert told(lines[1]) == ({"animals-cow": 4, "animals-pig": 3}, 1, 3)


def told(line: Line) -> tuple[object, ...]:
    """Animals, own barns, all barns."""
    args = line.why.args
    animals = {part.key: part.args["n"] for part in args["animals"]}  # type: ignore[union-attr]
    return animals, args["own"], args["barns"]


@pytest.mark.rule("FE-42")
def test_the_booklets_example_of_yellow_who_is_tim() -> None:
    """Fiddly case 6: Blue gets 6 for the animals, Yellow 3 for the cow, and builds in another field of the tile."""
    table = corner("ccc", BLUE_BARN, players=3, player=YELLOW, farmers={YELLOW: "cow 3"})
    assert table.points == [6, 0, 3]
    table.play("barn south-west")
    assert table.stocks == [4, 4, 3]


@pytest.mark.rule("FE-42")
def test_the_bonus_comes_without_any_barn_too() -> None:
    """Fiddly case 6."""
    assert corner("ccc", CORNER, players=3, player=YELLOW, farmers={YELLOW: "cow 3"}).points == [0, 0, 3]


@pytest.mark.rule("FE-42")
def test_only_the_completer_gets_a_bonus() -> None:
    table = corner("ccc", BLUE_BARN, players=3, player=YELLOW, farmers={BLUE: "cow 3", RED: "cow 5"})
    assert table.points == [6, 0, 0]


@pytest.mark.rule("FE-42")
def test_a_farm_without_animals_still_pays_what_fits() -> None:
    """Fiddly case 5."""
    assert corner(".", BLUE_BARN, farmers={BLUE: "no-animal 4"}).points == [4, 0]


@pytest.mark.rule("FE-42")
def test_the_bonus_has_a_line_of_its_own() -> None:
    table = corner("ccc", BLUE_BARN, players=3, player=YELLOW, farmers={YELLOW: "cow 3"})
    lines = GAME.scores(table.s)[YELLOW].lines
    assert [(line.points, line.rule, line.why.key) for line in lines] == [(3, "FE-42", "score-bonus")]


def four_at_once(farmers: dict[int, str] | None = None) -> Position:
    """Red's barn in the north-west farm, Orange's in the south-east one; Blue sets the cross in the middle."""
    board = list(FOUR_CORNERS)
    board[0] += " by red barn south-east"
    board[4] += " by orange barn north-west"
    tiles = [*FOUR_CORNERS_TILES, "cross c cp p .", "none"]
    table = given(tiles, board, {BLUE: [9], RED: [10]}, players=4, farmers=farmers)
    return table.play("set 9 r0 at 1,1")


@pytest.mark.rule("FE-43")
def test_one_tile_completes_four_farms() -> None:
    table = four_at_once()
    assert len(table.told("completes")) == 4
    assert table.points == [0, 2, 0, 2]


@pytest.mark.rule("FE-43")
def test_each_farm_is_scored_on_its_own() -> None:
    """Fiddly case 13: a line for each farm, and the profile is looked at for each: cows are in two of them."""
    table = four_at_once({BLUE: "cow 3"})
    assert table.points == [6, 2, 0, 2]
    assert [line.points for line in GAME.scores(table.s)[BLUE].lines] == [3, 3]


@pytest.mark.rule("FE-43")
def test_all_are_scored_before_any_barn_goes_back() -> None:
    table = four_at_once()
    kinds = [GAME.events.kind(event).name for event in table.s.events or []]
    assert max(k for k, kind in enumerate(kinds) if kind == "completes") < kinds.index("returns")
    assert table.stocks == [4, 4, 4, 4]


@pytest.mark.rule("FE-43")
def test_a_field_between_two_corners_is_one_farm() -> None:
    """A tile with two corners cut off in the same gap: its middle joins two of the four farms."""
    board = list(FOUR_CORNERS)
    board[0] += " by red barn south-east"
    table = given([*FOUR_CORNERS_TILES, "two-corners . . cc", "none"], board, {BLUE: [9], RED: [10]})
    table.play("set 9 r0 at 1,1")
    assert len(table.told("completes")) == 3
    assert table.points == [0, 4]


@pytest.mark.rule("FE-43")
def test_a_farm_with_two_fields_of_the_new_tile_is_scored_once() -> None:
    """A farm between two rings of fences, and one fence that joins the rings: it has the farm on both sides."""
    ring = [
        *("1 r90 at 0,0 by red barn south-east", "2 r180 at 1,0", "3 r90 at 2,0", "4 r180 at 3,0", "5 r0 at 3,1"),
        *(
            "6 r0 at 3,2",
            "7 r270 at 3,3",
            "8 r90 at 2,3",
            "9 r90 at 1,3",
            "10 r0 at 0,3",
            "11 r0 at 0,2",
            "12 r0 at 0,1",
        ),
    ]
    inner = ["13 r180 at 2,1", "14 r270 at 2,2", "15 r0 at 1,2"]
    side = ["diagonal", "straight", "straight"]
    tiles = [
        "diagonal",
        "tee",
        "straight",
        *side,
        *side,
        *side,
        "diagonal",
        "diagonal",
        "diagonal",
        "fork p . c",
        "none",
    ]
    table = given(tiles, ring + inner, {BLUE: [16], RED: [17]}).play("set 16 r90 at 1,1")
    assert len(table.told("completes")) == 2
    assert table.points == [0, 2]
    assert table.s.tiles_of(table.s.root(16 * 4)) == 16
