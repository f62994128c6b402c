"""Blunders that anybody at the table would notice: positions near the end in which one choice is plainly right."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from farmtable.games.farmoony.game import FarmoonyGame
from farmtable.games.farmoony.rules.play import CHOOSE_CARD, LAY, PLACE_CARD, REVEAL, WORK_WITH_TOOLS
from farmtable.thinking.registry import levels, make
from tests.games.farmoony.support import Table, faced, given


def master(table: Table, faces: Mapping[int, str], seat: int = 1, seed: int = 1) -> str:
    """What `master` chooses for a seat, counted from 1."""
    rules = FarmoonyGame()
    rules.box = faced(faces)
    menu = table.s.choices(seat - 1)
    assert len(menu) > 1
    bot = levels("farmoony")["master"].partition("@")[0] + "@2000"  # what is plain needs no second of thought
    answer = make(bot, rules).answer(rules, rules.view(table.s, seat - 1), menu, seed)
    return rules.vocabulary.text(answer.choice)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_last_tool_wins_the_game(seed: int) -> None:
    """A seed between two vegetables makes three of them; anywhere else it makes nothing."""
    faces = {1: "VS/SV", 2: "SS/SS"}
    table = given(
        faces=faces,
        lands=[["1 r0 at 0,0", "2 r0 at 1,1"], ["3 r0 at 0,0"]],
        tools=[["seed", "mattock"], []],
        missions=[2],
        phase=3,
        passes=7,
    )
    assert len(table.menu(1)) > 6
    table.play(f"1 {master(table, faces, 1, seed)}")
    assert table.tile(1, 0, 0) + table.tile(1, 1, 0) + table.tile(1, 0, 1) in ("VV*S", "VSV*")


def test_what_the_leader_leads_by_is_taken_away() -> None:
    """One point against three: without one of its vegetables the other has none."""
    faces = {1: "VW/VS", 2: "VV/VS"}
    table = given(
        faces=faces,
        lands=[["1 r0 at 0,0"], ["2 r0 at 0,0"]],
        tools=[["livestock", "pesticide"], []],
        missions=[2, 3],
        open_tools=["fence", "rake"],
        phase=3,
        passes=7,
    )
    assert master(table, faces).startswith("livestock on 2 at")


def test_nobody_spoils_the_own_land_for_want_of_something_better() -> None:
    """Cement would only take its own water."""
    faces = {1: "VW/SS", 2: "SS/SS"}
    table = given(
        faces=faces,
        lands=[["1 r0 at 0,0"], ["2 r0 at 0,0"]],
        tools=[["cement", "cement", "mattock"], []],
        missions=[3],
        phase=3,
        passes=7,
    )
    assert any(words.startswith("cement on 1") for words in table.menu(1))
    assert not master(table, faces).startswith("cement on 1")


@pytest.mark.parametrize("seed", [1, 2])
def test_the_last_card_completes_the_set(seed: int) -> None:
    faces = {1: "VV/SS", 2: "VT/TT", 3: "WF/PS", 4: "SS/SS"}
    table = given(
        faces=faces,
        lands=[["1 r0 at 0,0", "3 r0 at 2,0"], ["4 r0 at 0,0"]],
        playing=[2, 5],
        missions=[2],
        todo=(PLACE_CARD, LAY),
        phase=3,
        passes=7,
    )
    assert len(table.menu(1)) > 20
    table.play(f"1 {master(table, faces, 1, seed)}", f"2 {table.menu(2)[0]}")
    assert table.s.land_points(table.s.lands[0]) == 3


@pytest.mark.parametrize("seed", [1, 2])
def test_the_last_card_that_is_worth_anything_is_chosen(seed: int) -> None:
    faces = {1: "VV/SS", 2: "VT/TT", 3: "WF/PS", 4: "SS/SS", 5: "FF/FF"}
    table = given(
        faces=faces,
        lands=[["1 r0 at 0,0"], ["4 r0 at 0,0"]],
        hands=[[2, 3, 5], [6, 7, 8]],
        missions=[2],
        todo=(CHOOSE_CARD, REVEAL, PLACE_CARD, LAY),
        phase=3,
        passes=6,
    )
    assert master(table, faces, 1, seed) == "choose 2"


def test_a_fence_keeps_the_card_that_scores() -> None:
    """The wheelbarrow would carry all points away, and nothing comes after it."""
    faces = {1: "SS/SS", 2: "VV/VS", 3: "SS/SS"}
    table = given(
        faces=faces,
        lands=[["1 r0 at 0,0", "2 r0 at 1,1"], ["3 r0 at 0,0"]],
        tools=[["fence"], ["wheelbarrow"]],
        missions=[2],
        player=2,
        todo=(WORK_WITH_TOOLS,),
        phase=3,
        passes=7,
    )
    table.play("2 wheelbarrow 2", "2 unload r0 on 2 at 1,1")
    assert master(table, faces) == "fence"
