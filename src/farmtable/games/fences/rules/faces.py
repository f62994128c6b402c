"""The faces of farm tiles: eight half-edges, clockwise from the north-west corner; fences cut the tile in fields.

Edges and directions are numbered clockwise: north, east, south, west. Edge e has the half-edges 2e and 2e + 1; a fence
reaches the middle of an edge, so the two belong to two fields there. The half-edges at a corner belong to one field.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, u8, vec

EDGES: Final = 4
HALF_EDGES: Final = 8
FIELDS: Final = 4  # the most that a tile can have
TURNS: Final = 4  # quarter turns, clockwise
BITS: Final = [1, 2, 4, 8]

# Each way to fence a tile: the half-edges of each of its fields, in the order in which a row lists its animals.
SHAPES: Final = {
    "none": ((0, 1, 2, 3, 4, 5, 6, 7),),
    "diagonal": ((1, 2), (3, 4, 5, 6, 7, 0)),
    "straight": ((1, 2, 3, 4), (5, 6, 7, 0)),
    "two-corners": ((1, 2), (5, 6), (3, 4, 7, 0)),
    "fork": ((7, 0), (1, 2), (3, 4, 5, 6)),
    "tee": ((7, 0), (1, 2), (3, 4, 5, 6)),
    "cross": ((7, 0), (1, 2), (3, 4), (5, 6)),
}

# Where on its tile a field lies: at an edge, at a corner, or across.
WHERE: Final = (
    "north",
    "north-east",
    "east",
    "south-east",
    "south",
    "south-west",
    "west",
    "north-west",
    "middle",
)
MIDDLE: Final = 8
PLACES: Final = 9


def fences(shape: str) -> int:
    """A bit for each edge that has a fence: there the two half-edges belong to two fields."""
    whole = [edge for edge in range(EDGES) for field in SHAPES[shape] if {2 * edge, 2 * edge + 1} <= set(field)]
    return sum(BITS[edge] for edge in range(EDGES) if edge not in whole)


def turned(mask: int, turn: int) -> int:
    """A set of edges, turned clockwise."""
    return (mask << turn | mask >> (EDGES - turn)) & 15


def where(field: tuple[int, ...], turn: int) -> int:
    """Where a field lies when its tile is turned: the middle of its half-edges, if they are all in one row."""
    runs = [half for half in field if (half - 1) % HALF_EDGES not in field]
    if len(runs) != 1:
        return MIDDLE
    return (runs[0] + len(field) // 2 - 1 + 2 * turn) % HALF_EDGES


def turns_that_fit() -> list[int]:
    """For the fences of a tile and what a place needs: a bit for each quarter turn that fits there. (FE-21)

    A need has a bit for each edge whose neighbour lies there, from 16 on, and a bit for each fence that it has.
    """
    found = []
    for mask in range(16):
        for need in range(256):
            known, wanted = need >> 4, need & 15
            fits = [turn for turn in range(TURNS) if turned(mask, turn) & known == wanted]
            found.append(sum(BITS[turn] for turn in fits))
    return found


FITS: Final = vec[u8](turns_that_fit())
NEEDS: Final = 256
# By the direction in which the neighbour's place lies: what it needs, without and with a fence on the common edge.
NEED_OPEN: Final = vec[i64]([16 * BITS[(edge + 2) % 4] for edge in range(EDGES)])
NEED_FENCE: Final = vec[i64]([17 * BITS[(edge + 2) % 4] for edge in range(EDGES)])
EDGE_BIT: Final = vec[i64](BITS)
# By half-edge: the half-edge of the neighbour that it touches.
MEETS: Final = vec[i64]([5, 4, 7, 6, 1, 0, 3, 2])
