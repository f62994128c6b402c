"""Positions that are built, not reached: lands from text, tables from a few words, choices in notation."""

from farmtable.core.rt import u8, vec
from farmtable.games.farmoony import components
from farmtable.games.farmoony.ground import Ground
from farmtable.games.farmoony.tiles import GRID, LETTERS, SIDE

BOX = components.box_of(components.load())


def ground(text: str) -> Ground:
    """A land written row by row, "/" between rows, "." no tile: only its tiles, for the missions."""
    tiles = vec[u8]([0] * GRID)
    rows = text.replace(" ", "").split("/")
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            tiles[(y + 2) * SIDE + x + 2] = LETTERS.index(letter)
    return Ground(tiles, 2, 1 + max(map(len, rows)), 2, 1 + len(rows))


def points(number: int, text: str) -> int:
    """What a land scores by a mission."""
    return int(BOX.missions[number].score(ground(text)))
