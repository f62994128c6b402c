"""A land as missions look at it: its vegetable, water, fertilizer and pest tiles numbered from the upper left, and sets
of them as bits, with the neighbours of each tile. (FM-52, FM-56)

63 tiles have room. Even three wheelbarrows more than 18 cards make 64 tiles at most, with neither soil nor stone seen.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import append, i64, u8, vec
from farmtable.games.farmoony.rules.tiles import PEST, SIDE, SOIL, TYPE

ROOM: Final = 63
BITS: Final = vec[i64]([2**k for k in range(ROOM)])  # a table: mypyc 2.4.1 shifts a literal in 32 bits
SIDES: Final = vec[i64]([-SIDE, -1, 1, SIDE])
FIRST: Final = vec[u8]([next((k for k in range(ROOM) if 2**k % 67 == rest), 0) for rest in range(67)])


def first(tiles: i64) -> i64:
    """The number of the first tile of a set that is not empty."""
    return i64(FIRST[(tiles & -tiles) % 67])


def size(tiles: i64) -> i64:
    """How many tiles are in a set."""
    return i64(int(tiles).bit_count())


def numbers(tiles: i64) -> list[int]:
    """The tiles of a set, in order."""
    return [k for k in range(ROOM) if tiles >> k & 1]


class Ground:
    """The tiles that missions ask for, as numbers and bits."""

    def __init__(self, tiles: vec[u8], left: i64, right: i64, top: i64, bottom: i64) -> None:
        cells = vec[i64]()
        kinds = vec[i64]([0] * 5)
        rows = vec[i64]()
        columns = vec[i64]([0] * SIDE)
        at = vec[i64]([0] * (SIDE * SIDE))
        n: i64 = 0
        for y in range(top, bottom + 1):
            line: i64 = 0
            for cell in range(y * SIDE + left, y * SIDE + right + 1):
                kind = i64(tiles[cell]) & TYPE
                if kind != 0 and kind <= PEST and n < ROOM:
                    bit = BITS[n]
                    cells = append(cells, cell)
                    kinds[kind] |= bit
                    line |= bit
                    columns[cell % SIDE] |= bit
                    at[cell] = bit
                    n += 1
            rows = append(rows, line)
        beside = vec[i64]([0] * n)
        corner = vec[i64]([0] * n)
        after = vec[i64]([0] * n)
        below = vec[i64]([0] * n)
        free = vec[i64]([0] * n)
        hard = vec[i64]([0] * n)
        for k in range(n):
            cell = cells[k]
            after[k] = at[cell + 1]
            below[k] = at[cell + SIDE]
            beside[k] = at[cell - SIDE] | at[cell - 1] | at[cell + 1] | at[cell + SIDE]
            corner[k] = at[cell - SIDE - 1] | at[cell - SIDE + 1] | at[cell + SIDE - 1] | at[cell + SIDE + 1]
            for side in range(4):
                kind = i64(tiles[cell + SIDES[side]]) & TYPE
                if kind == 0:
                    free[k] += 1
                elif kind >= SOIL:
                    hard[k] += 1
        self.n: i64 = n
        self.cells: vec[i64] = cells
        self.kinds: vec[i64] = kinds  # by type: the tiles of this type
        self.rows: vec[i64] = rows
        self.columns: vec[i64] = columns
        self.beside: vec[i64] = beside  # by tile: those that share a side
        self.corner: vec[i64] = corner  # by tile: those that touch by a corner
        self.right: vec[i64] = after  # by tile: the next one to the right, 0 if it is none of these
        self.below: vec[i64] = below
        self.free: vec[i64] = free  # by tile: sides with no tile beyond
        self.hard: vec[i64] = hard  # by tile: sides with soil or stone beyond

    def around(self, tiles: i64) -> i64:
        """All that share a side with a tile of this set."""
        found: i64 = 0
        while tiles != 0:
            found |= self.beside[first(tiles)]
            tiles &= tiles - 1
        return found

    def piece(self, tiles: i64, corners: bool) -> i64:
        """Those of these tiles that are connected to the first of them, by sides or by corners."""
        touching = self.corner if corners else self.beside
        found = tiles & -tiles
        todo = found
        while todo != 0:
            more = touching[first(todo)] & tiles & ~found
            found |= more
            todo = todo & (todo - 1) | more
        return found
