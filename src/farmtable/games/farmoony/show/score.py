"""The end: every land is scored by all missions, in lines that name the tiles. (FM-50, FM-51)"""

from __future__ import annotations

from farmtable.core.show.phrase import phrase
from farmtable.core.show.score import Line, Score
from farmtable.games.farmoony.rules.ground import Ground, numbers
from farmtable.games.farmoony.rules.state import CHOSEN_MISSIONS, Box, Farmoony
from farmtable.games.farmoony.rules.tiles import x_of, y_of
from farmtable.games.farmoony.show.phrases import mission_phrase


def score(s: Farmoony, seat: int) -> Score:
    """Every land is scored by all missions; a tie goes to more tokens on a player's own land. (FM-50, FM-51)"""
    land = s.lands[seat]
    lines: list[Line] = []
    for number in s.row(CHOSEN_MISSIONS):
        lines += mission_lines(s.box, number, land.ground())
    held = len(land.token_cells())
    return Score(tuple(lines), ties=(held,), tie_lines=(Line(phrase("score-tokens", n=held), held, "FM-51"),))


def mission_lines(box: Box, number: int, ground: Ground) -> list[Line]:
    """Why a mission gives these points, with the tiles that do it."""
    mission = mission_phrase(box, number)
    rule = f"FM-{100 + number}"
    lines = []
    for why, points, tiles in box.missions[number].parts(ground):
        cells = tuple((x_of(ground.cells[k]), y_of(ground.cells[k])) for k in numbers(tiles))
        places = " ".join(f"{x},{y}" for x, y in cells)
        told = phrase(f"score-{why}", mission=mission, tiles=places, n=len(cells))
        lines.append(Line(told, points, "FM-57" if why == "zero" else rule, cells))
    return lines or [Line(phrase("score-none", mission=mission), 0, rule)]
