"""Farmer profiles: two conditions each, looked at for every farm that their player completes. (FE-60)"""

import pytest

from farmtable.games.fences.rules.declared import CONDITIONS
from tests.games.fences.position import BLUE, CLOSES_CORNER, CORNER, FOUR_CORNERS, FOUR_CORNERS_TILES, RED, given
from tests.games.fences.test_scoring import CLOSES_SIX, SIX, SIX_TILES

# Each condition with farms of four tiles that meet it, and with farms that do not: by their animals.
ANIMALS = [
    ("cow", ["c", "cps"], [".", "ps"]),
    ("pig", ["p", "cps"], [".", "cs"]),
    ("sheep", ["s", "cps"], [".", "cp"]),
    ("no-cow", [".", "ps"], ["c", "cps"]),
    ("no-pig", [".", "cs"], ["p", "cps"]),
    ("no-sheep", [".", "cp"], ["s", "cps"]),
    ("one-kind", ["c", "pp", "sss"], [".", "cp"]),
    ("two-kinds", ["cp", "ccs", "psss"], [".", "c", "cps"]),
    ("three-kinds", ["cps"], [".", "cp", "sss"]),
    ("five-animals", ["ccccc", "ccpps", "ccccccc"], [".", "cccc"]),
    ("eight-animals", ["cccccccc", "cccpppsss"], ["ccccccc", "."]),
    ("no-animal", ["."], ["c", "p", "s"]),
]
# ... and by the barns in them.
BARNS = [
    ("no-barn", [[]], [[BLUE], [RED]]),
    ("others-barn", [[RED], [BLUE, RED]], [[], [BLUE], [BLUE, BLUE]]),
    ("two-barns", [[BLUE, BLUE], [BLUE, RED], [RED, RED, RED]], [[], [RED]]),
]
NAMES = ("blue", "red")
WHERE = ("south-east", "south-west", "north-west")


def bonus(profile: str, animals: str = ".", barns: list[int] | None = None) -> int:
    """What Blue, who completes a farm of four tiles, gets beyond the shares of Blue's barns."""
    board = [
        f"{text} by {NAMES[barns[k]]} barn {WHERE[k]}" if barns and k < len(barns) else text
        for k, text in enumerate(CORNER)
    ]
    tiles = [f"diagonal {animals} .", "diagonal", "diagonal", "diagonal", "none"]

    def points(farmers: dict[int, str]) -> int:
        return given(tiles, board, {BLUE: [4], RED: [5]}, farmers=farmers).play(CLOSES_CORNER).points[BLUE]

    return points({BLUE: profile}) - points({})


@pytest.mark.rule("FE-60")
@pytest.mark.parametrize(("condition", "holds", "fails"), ANIMALS)
def test_conditions_about_animals(condition: str, holds: list[str], fails: list[str]) -> None:
    assert [bonus(f"{condition} 3", animals) for animals in holds] == [3] * len(holds)
    assert [bonus(f"{condition} 3", animals) for animals in fails] == [0] * len(fails)


@pytest.mark.rule("FE-60")
@pytest.mark.parametrize(("condition", "holds", "fails"), BARNS)
def test_conditions_about_barns_are_looked_at_before_they_go_back(
    condition: str, holds: list[list[int]], fails: list[list[int]]
) -> None:
    assert [bonus(f"{condition} 3", "ccp", barns) for barns in holds] == [3] * len(holds)
    assert [bonus(f"{condition} 3", "ccp", barns) for barns in fails] == [0] * len(fails)


@pytest.mark.rule("FE-60")
def test_conditions_about_tiles() -> None:
    assert bonus("four-tiles 3") == 3
    assert bonus("six-tiles 3") == 0
    assert six("four-tiles 3") == 0
    assert six("six-tiles 3") == 3


def six(profile: str) -> int:
    table = given(SIX_TILES, SIX, {BLUE: [6], RED: [7]}, farmers={BLUE: profile})
    return table.play(CLOSES_SIX).points[BLUE]


@pytest.mark.rule("FE-60")
def test_a_tile_with_two_fields_in_the_farm_counts_once() -> None:
    """The middle of a tile with two corners cut off: seven tiles, and both corner tiles lie beside its two ends."""
    tiles = ["diagonal", "tee", "diagonal", "tee", "diagonal", "tee", "diagonal", "tee", "two-corners", "none"]
    table = given(tiles, FOUR_CORNERS, {BLUE: [9], RED: [10]}, farmers={BLUE: "six-tiles 3, four-tiles 1"})
    table.play("set 9 r0 at 1,1")
    assert table.s.tiles_of(table.s.root(9 * 4 + 2)) == 7
    assert table.points[BLUE] == 3 + 1 + 1  # the middle, two corners


@pytest.mark.rule("FE-60")
def test_a_second_farm_is_paid_for_each_after_the_first() -> None:
    table = given(
        [*FOUR_CORNERS_TILES, "cross", "none"], FOUR_CORNERS, {BLUE: [9], RED: [10]}, farmers={BLUE: "second-farm 4"}
    )
    assert table.play("set 9 r0 at 1,1").points == [12, 0]
    assert bonus("second-farm 4") == 0


@pytest.mark.rule("FE-60")
def test_both_conditions_may_pay_for_the_same_farm() -> None:
    assert bonus("cow 3, four-tiles 2", "c") == 5


@pytest.mark.rule("FE-60")
def test_the_bonus_is_never_divided() -> None:
    assert bonus("cow 3", "ccccp", [BLUE, RED, RED]) == 3


@pytest.mark.rule("FE-60")
def test_every_condition_is_tested_here() -> None:
    tested = (
        [name for name, _, _ in ANIMALS] + [name for name, _, _ in BARNS] + ["four-tiles", "six-tiles", "second-farm"]
    )
    assert sorted(tested) == sorted(CONDITIONS)
