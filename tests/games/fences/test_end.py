"""The end of the game. (FE-50, FE-51)"""

import pytest

from farmtable.core.rules.playout import Chance, any_choice, nature
from farmtable.core.show.score import places
from farmtable.games.fences.rules.board import HAND
from farmtable.games.fences.rules.declared import PASSES
from tests.games.fences.position import BLUE, CLOSES_CORNER, CORNER, GAME, RED, YELLOW, given


@pytest.mark.rule("FE-50")
def test_the_last_tile_is_scored_and_takes_no_barn() -> None:
    board = ["1 r90 at 0,0 by blue barn south-east", *CORNER[1:]]
    table = given(["diagonal c ."] * 4, board, {RED: [4]}, player=RED).play(CLOSES_CORNER)
    assert table.over
    assert table.points == [8, 0]


@pytest.mark.rule("FE-50")
def test_players_without_tiles_are_passed_over() -> None:
    """Fiddly case 14."""
    table = given(["none"] * 4, ["1 r0 at 0,0"], {BLUE: [2], YELLOW: [3, 4]}, players=3)
    table.play("set 2 r0 at 0,1", "done")
    assert table.asked == YELLOW
    table.play("set 3 r0 at 0,2", "done")
    assert table.asked == YELLOW


@pytest.mark.rule("FE-50")
def test_the_game_goes_on_while_anybody_has_a_tile() -> None:
    table = given(["none"] * 3, ["1 r0 at 0,0"], {BLUE: [2], RED: [3]}).play("set 2 r0 at 0,1", "done")
    assert not table.over
    assert table.play("set 3 r0 at 0,2").over


@pytest.mark.rule("FE-50")
def test_farms_that_are_not_completed_are_worth_nothing() -> None:
    table = given(["none ccc", "none"], ["1 r0 at 0,0 by blue barn middle"], {RED: [2]}, player=RED).play(
        "set 2 r0 at 0,1"
    )
    assert table.over
    assert [score.points for score in GAME.scores(table.s)] == [0, 0]


@pytest.mark.rule("FE-50")
def test_most_points_win_and_a_tie_is_shared() -> None:
    board = ["1 r90 at 0,0 by blue barn south-east", "2 r180 at 1,0 by red barn south-west", CORNER[2]]
    table = given(["diagonal c ."] * 4, board, {YELLOW: [4]}, players=3, player=YELLOW).play(CLOSES_CORNER)
    scores = GAME.scores(table.s)
    assert [score.points for score in scores] == [4, 4, 0]
    assert places(scores) == [1, 1, 3]


@pytest.mark.rule("FE-50")
def test_two_players_without_passes_set_thirty_tiles_each() -> None:
    """Fiddly case 15."""
    s = GAME.new(2, {"open_hands": 0})
    s.events = []
    s.settle()
    chance = Chance(4)
    nature(s, chance)
    while not s.over():
        assert s.left() > 0  # nothing is asked after the last tile
        s.take(s.seat, any_choice(s, chance))
        nature(s, chance)
    assert not [event for event in s.events if event.kind == PASSES]
    assert [sum(int(s.setter_of(tile)) == seat for tile in range(1, 61)) for seat in (BLUE, RED)] == [30, 30]


@pytest.mark.rule("FE-51")
def test_when_all_who_hold_tiles_have_passed_the_game_ends() -> None:
    table = given(["cross", "none", "none", "none"], ["1 r0 at 0,0"], {BLUE: [2], YELLOW: [3, 4]}, players=3)
    table.play("pass")
    assert table.asked == YELLOW
    assert table.play("pass").over
    assert table.s.row(HAND + YELLOW) == [3, 4]


@pytest.mark.rule("FE-51")
def test_passes_count_only_one_after_the_other() -> None:
    """The third player sets a tile between, on which then the others' tiles fit."""
    tiles = ["cross", "none", "diagonal", "cross", "none"]
    table = given(tiles, ["1 r0 at 0,0"], {BLUE: [2], RED: [5], YELLOW: [3, 4]}, players=3)
    table.play("pass", "pass", "set 4 r0 at 0,1", "done")
    assert table.asked == BLUE
    table.play("pass", "pass")
    assert not table.over
    assert table.asked == YELLOW
