"""The end: all missions score every land, and ties. (FM-50 to FM-57)"""

import pytest

from farmtable.core.show.score import places
from tests.games.farmoony.support import Table, game, given

FACES = {1: "VV/VS", 2: "SS/SS", 3: "WF/SS"}


def over(**more: object) -> Table:
    """A game that has ended."""
    settings: dict[str, object] = {"faces": FACES, "todo": (), "phase": 3, "passes": 7} | more
    return given(**settings)  # type: ignore[arg-type]


@pytest.mark.rule("FM-50")
def test_every_land_is_scored_by_all_three_missions() -> None:
    """Three vegetables: 3 by mission 2, two in a line by mission 8, none beside water."""
    table = over(lands=[["1 r0 at 0,0"], ["2 r0 at 0,0"]], missions=(2, 8, 3))
    assert [score.points for score in game().scores(table.s)] == [5, 0]


@pytest.mark.rule("FM-50")
def test_a_line_of_the_score_names_its_mission_and_tiles() -> None:
    table = over(lands=[["1 r0 at 0,0"], ["2 r0 at 0,0"]], missions=(2,))
    line = game().scores(table.s)[0].lines[0]
    assert (line.points, line.rule, line.why.args["tiles"]) == (3, "FM-102", "0,0 1,0 0,1")
    assert line.cells == ((0, 0), (1, 0), (0, 1))


@pytest.mark.rule("FM-51")
def test_a_tie_goes_to_more_tokens_whoever_laid_them() -> None:
    three = {(0, 0): "S", (1, 0): "S", (0, 1): "S"}
    two = {(0, 0): "S", (1, 0): "S"}
    table = over(lands=[["2 r0 at 0,0"], ["2 r0 at 0,0"]], tokens=[two, three], missions=(2,))
    assert places(game().scores(table.s)) == [2, 1]


@pytest.mark.rule("FM-51")
def test_points_come_before_tokens() -> None:
    table = over(lands=[["1 r0 at 0,0"], ["2 r0 at 0,0"]], tokens=[{}, {(0, 0): "S"}], missions=(2,))
    assert places(game().scores(table.s)) == [1, 2]


@pytest.mark.rule("FM-51")
def test_still_tied_is_shared() -> None:
    table = over(lands=[["2 r0 at 0,0"], ["2 r90 at 0,0"]], missions=(2,))
    assert places(game().scores(table.s)) == [1, 1]


@pytest.mark.rule("FM-52")
def test_a_token_makes_the_type() -> None:
    table = over(lands=[["1 r0 at 0,0"], ["2 r0 at 0,0"]], tokens=[{(0, 0): "W"}, {}], missions=(2, 3))
    assert [score.points for score in game().scores(table.s)] == [2, 0]  # two vegetables beside the water


@pytest.mark.rule("FM-52")
def test_what_is_covered_does_not_count() -> None:
    table = over(lands=[["1 r0 at 0,0", "2 r0 at -1,-1"], ["2 r0 at 0,0"]], missions=(2, 8))
    assert game().scores(table.s)[0].points == 1


@pytest.mark.rule("FM-57")
def test_a_mission_is_never_below_zero_for_the_others() -> None:
    """A lone fertilizer costs one point of mission 9, not more than it has."""
    faces = FACES | {3: "FS/SF", 1: "VV/VS"}
    table = over(faces=faces, lands=[["3 r0 at 0,0", "1 r0 at 1,1"], []], missions=(9, 2))
    score = game().scores(table.s)[0]
    assert score.points == 3
    assert [(line.points, line.rule) for line in score.lines] == [(-1, "FM-109"), (1, "FM-57"), (3, "FM-102")]
