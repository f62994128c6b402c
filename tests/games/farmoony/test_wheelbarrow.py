"""The wheelbarrow and the fence. (FM-42, FM-43)"""

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.games.farmoony.rules import play
from farmtable.games.farmoony.rules.tools import WorkWithTools
from tests.games.farmoony.support import Table, game, given

FACES = {1: "SS/SS", 2: "VW/PF", 3: "WW/VV", 4: "FF/PP", 5: "SS/SV", 6: "TS/SS"}
CHAIN = ["1 r0 at 0,0", "2 r0 at 1,1", "3 r0 at 2,2"]  # 2 is covered by 3 at a corner, 1 by 2
STEP = (play.TOOL_STEPS[0],)


def carting(*others: list[str], home: list[str] | None = None, **more: object) -> Table:
    """Player 1 has a wheelbarrow, and the land of this name; then come the others' lands."""
    lands = [home or ["1 r0 at 0,0", "2 r0 at 1,1"], *(others or (["5 r0 at 0,0"],))]
    settings: dict[str, object] = {"faces": FACES, "lands": lands, "tools": [["wheelbarrow"]], "deck": ()} | more
    return given(len(lands), **settings)  # type: ignore[arg-type]


def lifts(table: Table) -> list[str]:
    return [words for words in table.menu(1) if words.startswith("wheelbarrow")]


@pytest.mark.rule("FM-42")
def test_a_card_goes_from_a_land_to_another_and_belongs_there() -> None:
    table = carting().play("1 wheelbarrow 2", "1 unload r0 on 2 at 1,1", "2 done")
    assert (table.cards(1), table.cards(2)) == ([1], [5, 2])
    assert table.land(1) == "SS/SS"
    assert table.land(2) == "SS./SVW/.PF"
    assert table.tools(1) == []
    assert "wheelbarrow" in table.used_tools()


@pytest.mark.rule("FM-42")
def test_it_is_turned_at_will_and_may_stay_on_its_land() -> None:
    table = carting().play("1 wheelbarrow 2", "1 unload r90 on 1 at -1,-1")
    assert table.cards(1) == [1, 2]
    assert table.land(1) == "PV./FWS/.SS"


@pytest.mark.rule("FM-42")
def test_what_it_covered_shows_again() -> None:
    table = carting(home=["4 r0 at 0,0", "2 r0 at 1,1"])
    assert table.tile(1, 1, 1) == "V"
    table.play("1 wheelbarrow 2", "1 unload r0 on 2 at 1,1", "2 done")
    assert table.tile(1, 1, 1) == "P"


@pytest.mark.rule("FM-42")
def test_of_several_cards_below_the_upper_one_shows() -> None:
    home = ["4 r0 at 0,0", "3 r0 at -1,-1", "5 r180 at 1,-1", "2 r0 at 0,0"]  # 3 lies on 4 at 0,0
    table = carting(home=home).play("1 wheelbarrow 2", "1 unload r0 on 2 at 1,1", "2 done")
    assert table.tile(1, 0, 0) == "V"  # of card 3
    assert table.tile(1, 1, 0) == "S"  # of card 5, turned
    assert table.tile(1, 1, 1) == "P"  # of card 4


@pytest.mark.rule("FM-42")
def test_its_tokens_move_with_it() -> None:
    table = carting(tokens=[{(1, 1): "S", (2, 2): "W", (0, 0): "V"}, {}])
    table.play("1 wheelbarrow 2", "1 unload r90 on 2 at 1,1", "2 done")
    assert table.land(2) == "SS./SPS/.WW"
    assert (table.tile(2, 2, 1), table.tile(2, 1, 2), table.tile(2, 1, 1)) == ("S*", "W*", "P")
    assert table.tile(1, 0, 0) == "V*"
    assert [len(seen.tokens) for seen in table.view(1).seats] == [1, 2]


@pytest.mark.rule("FM-42")
def test_a_covered_card_is_refused() -> None:
    assert carting(home=CHAIN).refused("1 wheelbarrow 2") == "refused-covered FM-42"


@pytest.mark.rule("FM-42")
def test_the_only_card_of_a_land_is_refused() -> None:
    assert carting().refused("1 wheelbarrow 5") == "refused-only-card FM-42"


@pytest.mark.rule("FM-42")
def test_a_card_that_holds_the_land_together_is_refused() -> None:
    home = ["1 r0 at 0,0", "4 r0 at 3,0", "2 r0 at 1,1", "3 r0 at 2,1"]  # 3 bridges, all of it is seen
    assert carting(home=["1 r0 at 0,0", "4 r0 at 2,2", "2 r0 at 1,1"]).refused("1 wheelbarrow 2").endswith("FM-42")
    table = carting(home=["1 r0 at 0,0", "4 r0 at 2,2", "2 r0 at 1,1"])
    assert table.refused("1 wheelbarrow 2") == "refused-parts-land FM-42"
    assert "wheelbarrow 3" in carting(home=home).menu(1)


@pytest.mark.rule("FM-42")
def test_corners_do_not_join() -> None:
    """Without card 2 the cards 1 and 4 would touch by a corner only."""
    home = ["1 r0 at 0,0", "4 r0 at 2,2", "2 r0 at 1,1"]
    assert lifts(carting(home=home)) == []


@pytest.mark.rule("FM-42")
def test_a_card_on_no_land_is_refused() -> None:
    assert carting().refused("1 wheelbarrow 77") == "refused-not-on-a-land FM-42"


@pytest.mark.rule("FM-42")
def test_the_four_places_it_came_from_are_refused() -> None:
    table = carting().play("1 wheelbarrow 2")
    for turn in ("r0", "r90"):
        assert table.refused(f"1 unload {turn} on 1 at 1,1") == "refused-same-place FM-42"


@pytest.mark.rule("FM-42")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("unload r0 on 2 at 2,0", "refused-no-overlap FM-21"),
        ("unload r0 on 2 at 0,1", "refused-two-tiles FM-22"),
        ("unload r0 on 2 at -1,-1", "refused-stone FM-23"),
        ("unload r0 on 3 at 0,0", "refused-no-land FM-30"),
    ],
)
def test_it_is_placed_like_any_card(words: str, reason: str) -> None:
    assert carting(["6 r0 at 0,0"]).play("1 wheelbarrow 2").refused(f"1 {words}") == reason


@pytest.mark.rule("FM-42")
def test_overlap_is_looked_at_after_it_was_lifted() -> None:
    """Card 2 covers a corner of card 1; lifted, it may cover that corner and no other of card 1."""
    table = carting(home=["1 r0 at 0,0", "2 r0 at 1,1"]).play("1 wheelbarrow 2")
    own = {words.split(" at ")[1] for words in table.menu(1) if " on 1 " in words}
    assert own == {"-1,-1", "1,-1", "-1,1"}


@pytest.mark.rule("FM-42")
def test_without_a_wheelbarrow_it_is_refused() -> None:
    table = given(faces=FACES, lands=[CHAIN, CHAIN[:1]], tools=[["seed"], []])
    assert table.refused("1 wheelbarrow 3") == "refused-no-tool FM-15"


# ---- The fence ------------------------------------------------------------------------------------------------------

FOUR = [["1 r0 at 0,0"], ["5 r0 at 0,0", "2 r0 at 1,1"], ["6 r0 at 0,0"], ["3 r0 at 0,0"]]


def announced(*hands: list[str], deck: tuple[str, ...] | None = ()) -> Table:
    """Player 1 takes card 2 from the land of player 2 to that of player 3; player 4 is not touched."""
    table = given(4, faces=FACES, lands=FOUR, tools=[["wheelbarrow"], *hands], deck=deck, hands=[[9]] * 4, todo=STEP)
    return table.play("1 wheelbarrow 2", "1 unload r0 on 3 at 1,1")


@pytest.mark.rule("FM-43")
def test_both_touched_players_are_asked_clockwise_fence_or_not() -> None:
    table = announced([], [])
    assert (table.asked(), table.menu(2)) == ([2], ["done"])
    table.play("2 done")
    assert (table.asked(), table.menu(3)) == ([3], ["done"])
    table.play("3 done")
    assert table.cards(3) == [6, 2]
    assert table.asked() == [2]  # now with its own tools


@pytest.mark.rule("FM-43")
def test_the_first_fence_ends_it() -> None:
    table = announced(["fence", "seed"], []).play("2 fence")
    assert (table.cards(2), table.cards(3)) == ([5, 2], [6])
    assert table.tools(2) == ["seed"]
    assert {"wheelbarrow", "fence"} <= set(table.used_tools())
    assert "no-fence" not in table.told()
    assert isinstance(table.s.task_of(1), WorkWithTools)  # player 3 was not asked, the users' tool is spent


@pytest.mark.rule("FM-43")
def test_the_goal_may_fence_too() -> None:
    table = announced([], ["fence"]).play("2 done", "3 fence")
    assert (table.cards(2), table.cards(3)) == ([5, 2], [6])


@pytest.mark.rule("FM-43")
def test_who_fenced_may_still_use_a_tool() -> None:
    table = announced(["fence", "seed"]).play("2 fence", "2 seed on 1 at 0,0")
    assert table.tools(2) == []


@pytest.mark.rule("FM-43", "FM-15")
def test_who_has_used_a_tool_may_still_fence() -> None:
    table = given(
        2,
        faces=FACES,
        lands=FOUR[:2],
        tools=[["wheelbarrow"], ["fence", "seed"]],
        choosers=(2, 1),
        deck=(),
        hands=[[9], [10]],
        todo=STEP,
    )
    table.play("2 seed on 1 at 0,0", "1 wheelbarrow 2", "1 unload r0 on 2 at -1,-1", "2 fence")
    assert table.cards(2) == [5, 2]


@pytest.mark.rule("FM-43")
def test_the_order_is_clockwise_from_the_user() -> None:
    lands = [FOUR[1], FOUR[0], FOUR[2]]
    table = given(3, faces=FACES, lands=lands, tools=[[], ["wheelbarrow"]], deck=(), player=2)
    table.play("2 wheelbarrow 2", "2 unload r0 on 3 at 1,1")
    assert table.asked() == [3]
    assert table.play("3 done").asked() == [1]


@pytest.mark.rule("FM-43")
def test_nobody_fences_the_own_wheelbarrow() -> None:
    table = given(faces=FACES, lands=[FOUR[1], FOUR[0]], tools=[["wheelbarrow", "fence"], []], deck=())
    table.play("1 wheelbarrow 2", "1 unload r0 on 1 at -1,-1")
    assert table.told()[-1] == "moves"


@pytest.mark.rule("FM-43")
def test_a_land_touched_twice_is_asked_once() -> None:
    table = given(faces=FACES, lands=[FOUR[0], FOUR[1]], tools=[["wheelbarrow"], []], deck=())
    table.play("1 wheelbarrow 2", "1 unload r0 on 2 at -1,-1", "2 done")
    assert table.told().count("no-fence") == 1
    assert table.told()[-1] == "moves"


@pytest.mark.rule("FM-43")
def test_a_fence_has_no_other_use() -> None:
    table = given(faces=FACES, lands=FOUR[:2], tools=[["fence"], []], deck=())
    assert table.menu(1) == ["done"]
    assert table.refused("1 fence") == "refused-fence-now FM-43"


@pytest.mark.rule("FM-43")
def test_without_a_fence_it_is_refused() -> None:
    assert announced([], []).refused("2 fence") == "refused-no-fence FM-43"


@pytest.mark.rule("FM-43")
def test_the_whole_move_is_announced() -> None:
    table = announced([], [])
    assert table.told() == ["lifts", "unloads"]
    assert table.fields("lifts") == [(1, {"owner": 1, "card": 2})]
    place = {"card": 2, "turn": 0, "cell": {"x": 1, "y": 1}}
    assert table.fields("unloads") == [(1, {"owner": 2, "place": place})]
    assert table.view(4).agenda == table.view(2).agenda


@pytest.mark.rule("FM-43")
def test_no_teaches_nothing() -> None:
    """Holder or not, what the others see and are told is the same."""
    one, two = announced(["fence"], [], deck=None), announced(["seed"], [], deck=None)
    for table in (one, two):
        table.play("2 done")
    assert one.view(1) == two.view(1)
    assert one.told() == two.told()


@pytest.mark.rule("FM-43")
def test_a_player_can_imagine_a_fence_in_an_unknown_hand() -> None:
    table = given(4, faces=FACES, lands=FOUR, tools=[["wheelbarrow"], ["seed"]], hands=[[9]] * 4, todo=STEP)
    table.play("1 wheelbarrow 2", "1 unload r0 on 3 at 1,1")
    menus = {tuple(game().imagine(table.view(1), Chance(seed)).choices(1)) for seed in range(1, 80)}
    assert len(menus) == 2
