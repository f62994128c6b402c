"""The table for a terminal: the board with fences, animals and barns, then each player's things.

A tile is nine letters wide and three lines high. Fences run from the middle of an edge to the tile's centre; where two
corners are cut off, a slanted stroke stands for the two fences, with the third field between them.
"""

from __future__ import annotations

from collections.abc import Callable

from rich.markup import escape

from farmtable.core.show.phrase import Phrase, phrase, seat_phrase
from farmtable.core.show.view import HIDDEN
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.faces import MIDDLE
from farmtable.games.fences.rules.farm import KIND_NAMES
from farmtable.games.fences.show.phrases import farmer_phrase
from farmtable.games.fences.show.view import FencesView

Say = Callable[[Phrase], str]
Canvas = dict[tuple[int, int], str]  # by line and column: a letter, perhaps with markup

WIDE, HIGH = 9, 3
COLOURS = ("blue", "red", "yellow", "green")
# By fenced edges, north 1, east 2, south 4, west 8: what stands in the centre.
CENTRES = " │─╰││╭├─╯─┴╮┤┬┼"
# By where a field lies: the line and column of its first letter.
CORNERS = {7: (0, 1), 1: (0, 5), 3: (2, 5), 5: (2, 1)}
BESIDE = {0: 7, 2: 1, 4: 5, 6: 7, 8: 7}  # a field at an edge is written in a corner that belongs to it


def draw(box: Box, view: FencesView, say: Say) -> str:
    """The whole table."""
    letters = [say(phrase(f"letter-{name}")) for name in KIND_NAMES]
    parts = [board(box, view, letters), say(phrase("draw-legend", **dict(zip(KIND_NAMES, letters, strict=True)))), ""]
    for seat in range(view.players):
        parts += seat_lines(box, view, say, seat, letters)
    parts.append(say(phrase("draw-supply", n=view.supply)))
    return "\n".join(parts)


def board(box: Box, view: FencesView, letters: list[str]) -> str:
    """All tiles, with the coordinates of columns and rows: those of the places around them too."""
    if not view.board:
        return ""
    closed = {(tile, field) for farm in view.farms if farm.completed_by for tile, field in farm.fields}
    left, right = min(tile.x for tile in view.board) - 1, max(tile.x for tile in view.board) + 1
    top, bottom = min(tile.y for tile in view.board) - 1, max(tile.y for tile in view.board) + 1
    canvas: Canvas = {}
    for tile in view.board:
        cells = field_cells(box, tile.tile, letters)
        for field in range(len(cells)):
            if (tile.tile, field) in closed:
                cells[field] = [f"[dim]{letter}[/]" for letter in cells[field]]
        if tile.barn >= 0:
            cells[tile.barn].append(f"[bold {COLOURS[tile.owner]}]{tile.owner + 1}[/]")
        paint(canvas, box, tile.tile, tile.turn, (tile.y - top) * HIGH, (tile.x - left) * WIDE, cells)
    lines = [" " * 5 + "".join(f"{x:^{WIDE}}" for x in range(left, right + 1)).rstrip()]
    for line in range((bottom - top + 1) * HIGH):
        title = f"{top + line // HIGH:>4} " if line % HIGH == 1 else " " * 5
        width = (right - left + 1) * WIDE
        lines.append((title + "".join(canvas.get((line, k), " ") for k in range(width))).rstrip())
    return "\n".join(lines)


def field_cells(box: Box, tile: int, letters: list[str]) -> list[list[str]]:
    """The animals of each field, a letter each; more than three are counted: 4c."""
    found = []
    for counts in box.tiles[tile - 1].animals:
        text = "".join(letter * n for letter, n in zip(letters, counts, strict=True))
        if len(text) > 3:
            text = "".join(f"{n}{letter}" for letter, n in zip(letters, counts, strict=True) if n)
        found.append(list(text))
    return found


def paint(canvas: Canvas, box: Box, tile: int, turn: int, line: int, column: int, cells: list[list[str]]) -> None:
    """One tile: its corners, its fences, and what is in its fields."""
    for dy, dx in ((0, 0), (0, WIDE - 1), (HIGH - 1, 0), (HIGH - 1, WIDE - 1)):
        canvas[line + dy, column + dx] = "·"
    fences = int(box.turned[tile * 4 + turn])
    slanted = box.tiles[tile - 1].shape == "two-corners"
    canvas[line + 1, column + 4] = "╲╱"[turn % 2] if slanted else CENTRES[fences]
    if fences & 1:
        canvas[line, column + 4] = "│"
    if fences & 4:
        canvas[line + 2, column + 4] = "│"
    for k in range(4):
        if fences & 2:
            canvas[line + 1, column + 5 + k] = "─"
        if fences & 8:
            canvas[line + 1, column + k] = "─"
    for field, marks in enumerate(cells):
        where = int(box.where[(tile * 4 + turn) * 4 + field])
        across = where == MIDDLE and slanted and turn % 2  # from the north-east corner to the south-west one
        dy, dx = CORNERS[1 if across else BESIDE.get(where, where)]
        for k, mark in enumerate(marks):
            canvas[line + dy, column + dx + k] = mark


def seat_lines(box: Box, view: FencesView, say: Say, seat: int, letters: list[str]) -> list[str]:
    """A player's points, barns and profile; then the tiles in hand, as they lie at r0."""
    shown = view.seats[seat]
    turn = "▶" if seat == view.player else " "
    name = f"[bold {COLOURS[seat]}]{seat + 1} {escape(say(seat_phrase(seat)))}[/]"
    facts = phrase("draw-seat", player=name, points=shown.points, stock=shown.stock, tiles=len(shown.hand))
    lines = [f"{turn} {say(facts)}"]
    if shown.farmer:
        lines.append(f"    {escape(say(farmer_phrase(box, shown.farmer)))}")
    seen = [tile for tile in shown.hand if tile != HIDDEN]
    if seen:
        canvas: Canvas = {}
        for k, tile in enumerate(seen):
            paint(canvas, box, tile, 0, 0, k * (WIDE + 3), field_cells(box, tile, letters))
        width = len(seen) * (WIDE + 3)
        lines.append("    " + "".join(f"{tile:^{WIDE + 3}}" for tile in seen).rstrip())
        for line in range(HIGH):
            lines.append(("    " + "".join(canvas.get((line, k), " ") for k in range(width))).rstrip())
    return lines
