"""Work with tools: order, drawing, and the tools that change a tile. (FM-13 to FM-15, FM-30 to FM-41)"""

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.show.view import HIDDEN
from farmtable.games.farmoony.rules import play
from farmtable.games.farmoony.rules.state import DECK, KNOWN_TOOLS, SECRET_TOOLS
from tests.games.farmoony.support import Table, game, given

FACES = {1: "VW/PF", 2: "ST/SS"}
LANDS = [["1 r0 at 0,0"], ["2 r0 at 0,0"]]


def tools(*held: str, **more: object) -> Table:
    """Player 1 holds these tools; the lands are V W / P F and S T / S S."""
    return given(faces=FACES, lands=LANDS, tools=[held, ()], **more)  # type: ignore[arg-type]


# ---- Player order and drawing ---------------------------------------------------------------------------------------


@pytest.mark.rule("FM-13")
@pytest.mark.parametrize(("phase", "order"), [(1, [2, 3, 4, 1]), (2, [4, 1, 2, 3]), (3, [1, 2, 3, 4])])
def test_from_the_missions_chooser_clockwise(phase: int, order: list[int]) -> None:
    table = given(4, choosers=(2, 4, 1), phase=phase, hands=[[9], [10], [11], [12]], todo=(play.TOOL_STEPS[0],))
    asked = []
    for _ in range(4):
        asked += table.asked()
        table.play(f"{asked[-1]} done")
    assert asked == order


@pytest.mark.rule("FM-13")
def test_everybody_is_asked_even_for_nothing() -> None:
    table = given(2, deck=(), hands=[[9], [10]], todo=(play.TOOL_STEPS[0],))
    assert table.menu(1) == ["done"]
    assert table.play("1 done").menu(2) == ["done"]


@pytest.mark.rule("FM-13", "FM-15")
def test_one_thing_a_turn() -> None:
    table = tools("seed", "rake", hands=[[9], [10]], todo=(play.TOOL_STEPS[0],))
    assert table.play("1 seed on 2 at 0,0").asked() == [2]


@pytest.mark.rule("FM-13")
def test_another_verb_is_refused() -> None:
    assert tools().refused("1 choose 5") == "refused-not-the-question FM-13"


@pytest.mark.rule("FM-14")
def test_the_top_of_the_deck() -> None:
    table = tools("seed", "rake", open_tools=["fence", "locust"], draws=["mattock"]).play("1 draw")
    assert table.tools(1) == ["rake", "mattock", "seed"]
    assert table.open_tools() == ["locust", "fence"]


@pytest.mark.rule("FM-14")
def test_an_open_tool_is_replaced_at_once() -> None:
    table = tools(open_tools=["fence", "locust"], draws=["cement"]).play("1 take locust")
    assert table.tools(1) == ["locust"]
    assert table.open_tools() == ["cement", "fence"]


@pytest.mark.rule("FM-14")
def test_an_empty_deck_replaces_nothing() -> None:
    table = tools(open_tools=["fence", "locust"], deck=())
    assert table.refused("1 draw") == "refused-deck-empty FM-14"
    assert table.play("1 take locust").open_tools() == ["fence"]


@pytest.mark.rule("FM-14")
def test_with_nothing_left_nobody_draws() -> None:
    assert tools(deck=()).menu(1) == ["done"]


@pytest.mark.rule("FM-14", "FM-15")
def test_three_in_hand_is_the_limit() -> None:
    table = tools("seed", "rake", "fence", open_tools=["locust", "locust"])
    assert table.refused("1 draw") == "refused-full FM-14"
    assert table.refused("1 take locust") == "refused-full FM-14"


@pytest.mark.rule("FM-14")
def test_two_then_draw_makes_three() -> None:
    assert len(tools("seed", "rake").play("1 draw").tools(1)) == 3


@pytest.mark.rule("FM-14")
def test_a_tool_that_is_not_open_is_refused() -> None:
    assert tools(open_tools=["fence", "rake"]).refused("1 take seed") == "refused-not-open FM-14"


@pytest.mark.rule("FM-15")
def test_a_used_tool_leaves_the_game() -> None:
    table = tools("seed", "seed", deck=["rake"]).play("1 seed on 2 at 0,0")
    assert table.tools(1) == ["seed"]
    assert "seed" in table.used_tools()
    assert table.s.count(DECK) == 1


@pytest.mark.rule("FM-15")
def test_a_tool_that_is_not_held_is_refused() -> None:
    assert tools("rake").refused("1 seed on 2 at 0,0") == "refused-no-tool FM-15"


@pytest.mark.rule("FM-15")
def test_a_tool_needs_a_target_that_fits() -> None:
    table = given(faces={1: "VV/SS"}, lands=[["1 r0 at 0,0"], ["1 r0 at 0,0"]], tools=[["rake"], []], deck=())
    assert table.menu(1) == ["done"]


# ---- What the tools do ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tool", "at", "becomes"),
    [
        pytest.param("livestock", "on 1 at 0,0", "S*", marks=pytest.mark.rule("FM-31")),
        pytest.param("pesticide", "on 1 at 0,1", "S*", marks=pytest.mark.rule("FM-32")),
        pytest.param("rake", "on 1 at 1,1", "S*", marks=pytest.mark.rule("FM-33")),
        pytest.param("cement", "on 1 at 1,0", "S*", marks=pytest.mark.rule("FM-34")),
        pytest.param("mattock", "on 2 at 1,0", "S*", marks=pytest.mark.rule("FM-35")),
        pytest.param("water-tank", "on 2 at 0,0", "W*", marks=pytest.mark.rule("FM-36")),
        pytest.param("seed", "on 2 at 0,0", "V*", marks=pytest.mark.rule("FM-37")),
        pytest.param("chemical-fertilizer", "on 2 at 0,0", "F*", marks=pytest.mark.rule("FM-38")),
        pytest.param("locust", "on 2 at 0,0", "P*", marks=pytest.mark.rule("FM-39")),
        pytest.param("farmer-vegetable", "on 2 at 0,0", "V*", marks=pytest.mark.rule("FM-40")),
        pytest.param("farmer-water", "on 2 at 0,0", "W*", marks=pytest.mark.rule("FM-40")),
        pytest.param("farmer-fertilizer", "on 2 at 0,0", "F*", marks=pytest.mark.rule("FM-40")),
        pytest.param("farmer-pest", "on 2 at 0,0", "P*", marks=pytest.mark.rule("FM-40")),
    ],
)
def test_a_tile_gets_another_type_and_its_token(tool: str, at: str, becomes: str) -> None:
    table = tools(tool.split("-")[0] if tool.startswith("farmer") else tool).play(f"1 {tool} {at}")
    seat, (x, y) = int(at[3]), map(int, at[8:].split(","))
    assert table.tile(seat, x, y) == becomes
    assert table.tools(1) == []


@pytest.mark.parametrize(
    ("tool", "fitting"),
    [
        pytest.param("livestock", "1 at 0,0", marks=pytest.mark.rule("FM-31")),
        pytest.param("pesticide", "1 at 0,1", marks=pytest.mark.rule("FM-32")),
        pytest.param("rake", "1 at 1,1", marks=pytest.mark.rule("FM-33")),
        pytest.param("cement", "1 at 1,0", marks=pytest.mark.rule("FM-34")),
        pytest.param("mattock", "2 at 1,0", marks=pytest.mark.rule("FM-35")),
        pytest.param("water-tank", "2 at 0,0 0,1 1,1", marks=pytest.mark.rule("FM-36")),
        pytest.param("seed", "2 at 0,0 0,1 1,1", marks=pytest.mark.rule("FM-37")),
        pytest.param("chemical-fertilizer", "2 at 0,0 0,1 1,1", marks=pytest.mark.rule("FM-38")),
        pytest.param("locust", "2 at 0,0 0,1 1,1", marks=pytest.mark.rule("FM-39")),
    ],
)
def test_only_fitting_tiles_are_offered(tool: str, fitting: str) -> None:
    land, _, cells = fitting.partition(" at ")
    table = tools(tool, deck=())
    assert table.menu(1) == ["done", *(f"{tool} on {land} at {cell}" for cell in cells.split())]


@pytest.mark.rule("FM-40")
def test_the_farmer_offers_four_types() -> None:
    words = {line.split()[0] for line in tools("farmer", deck=()).menu(1)}
    assert words == {"done", "farmer-vegetable", "farmer-water", "farmer-fertilizer", "farmer-pest"}


@pytest.mark.rule("FM-30")
def test_on_the_own_land_and_on_any_other() -> None:
    table = given(3, faces=FACES, lands=[LANDS[0], LANDS[0], LANDS[0]], tools=[["livestock"]], deck=())
    assert table.menu(1) == ["done", *(f"livestock on {land} at 0,0" for land in (1, 2, 3))]


@pytest.mark.rule("FM-30")
def test_nobody_is_asked_about_it() -> None:
    table = tools("livestock", hands=[[9], [10]], todo=(play.TOOL_STEPS[0],)).play("1 livestock on 1 at 0,0")
    assert table.told() == ["uses"]
    assert table.fields("uses") == [(1, {"effect": "livestock", "owner": 0, "cell": {"x": 0, "y": 0}})]


@pytest.mark.rule("FM-30")
def test_only_tiles_that_are_seen() -> None:
    covered = [["1 r0 at 0,0", "2 r0 at 1,1"], LANDS[1]]  # the fertilizer of card 1 is covered by soil
    assert given(faces=FACES, lands=covered, tools=[["rake"], []], deck=()).menu(1) == ["done"]


@pytest.mark.rule("FM-30", "FM-37")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("seed on 2 at 1,0", "refused-wrong-tile FM-37"),
        ("seed on 1 at 0,0", "refused-wrong-tile FM-37"),
        ("seed on 1 at 5,5", "refused-no-tile FM-30"),
        ("seed on 3 at 0,0", "refused-no-land FM-30"),
    ],
)
def test_a_tile_that_does_not_fit_is_refused(words: str, reason: str) -> None:
    assert tools("seed").refused(f"1 {words}") == reason


@pytest.mark.rule("FM-41")
def test_a_token_is_replaced() -> None:
    table = given(faces=FACES, lands=LANDS, tokens=[{(0, 0): "S"}, {}], tools=[["seed"], []])
    table.play("1 seed on 1 at 0,0")
    assert table.tile(1, 0, 0) == "V*"
    assert len(table.view(1).seats[0].tokens) == 1


@pytest.mark.rule("FM-41")
def test_a_token_counts_for_what_it_is() -> None:
    table = given(faces=FACES, lands=LANDS, tokens=[{(0, 0): "S"}, {}], tools=[["livestock"], []], deck=())
    assert table.menu(1) == ["done"]  # the vegetable is soil now


# ---- Who knows which tool -------------------------------------------------------------------------------------------


@pytest.mark.rule("FM-14")
def test_a_tool_from_the_open_two_is_known_a_drawn_one_is_not() -> None:
    table = tools(open_tools=["fence", "locust"]).play("1 take fence")
    assert table.view(2).seats[0].tools == [11]
    table = tools(open_tools=["fence", "locust"]).play("1 draw")
    assert table.view(2).seats[0].tools == [HIDDEN]


@pytest.mark.rule("FM-15")
def test_a_known_tool_is_known_no_longer_when_one_of_its_kind_is_used() -> None:
    table = tools("seed", known=[["seed"], []]).play("1 seed on 2 at 0,0")
    assert table.view(2).seats[0].tools == [HIDDEN]
    assert table.tools(1) == ["seed"]


@pytest.mark.rule("FM-15")
def test_a_known_tool_stays_known_when_another_kind_is_used() -> None:
    table = tools("seed", known=[["rake"], []]).play("1 seed on 2 at 0,0")
    assert table.view(2).seats[0].tools == [2]


@pytest.mark.rule("FM-14")
def test_imagined_tools_come_from_what_is_unseen() -> None:
    table = tools("seed", "rake", known=[["fence"], []], open_tools=["locust", "locust"])
    kinds = set()
    for seed in range(1, 60):
        s = game().imagine(table.view(2), Chance(seed))
        assert [s.kind(KNOWN_TOOLS, 0)] == [11]
        kinds |= {int(s.kind(SECRET_TOOLS, k)) for k in range(s.count(SECRET_TOOLS))}
        assert s.count(SECRET_TOOLS) == 2
    assert 8 not in kinds  # both locusts lie open
    assert len(kinds) > 7
