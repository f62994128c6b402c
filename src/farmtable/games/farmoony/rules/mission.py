"""What a mission is: the points of a land, and the parts that they are made of. (FM-50 to FM-57)"""

from __future__ import annotations

from farmtable.core.rt import i64
from farmtable.games.farmoony.rules.ground import Ground

Part = tuple[str, int, int]  # why, points, tiles


def note(out: list[Part] | None, why: str, points: i64, tiles: i64) -> i64:
    """Points for these tiles."""
    if out is not None and points != 0:
        out.append((why, int(points), int(tiles)))
    return points


class Mission:
    """One rule with the types that it looks at: `a` is what scores."""

    def __init__(self, number: i64, asks: i64, star: bool, a: i64, b: i64, c: i64, d: i64) -> None:
        self.number: i64 = number
        self.asks: i64 = asks  # a bit for each of vegetable, water, fertilizer, pest
        self.star: bool = star
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        return 0

    def spoils(self) -> i64:
        """The type of tile that takes points; 0 if none does."""
        return 0

    def score(self, g: Ground) -> i64:
        """Never below zero. (FM-57)"""
        return max(self.tally(g, None), 0)

    def parts(self, g: Ground) -> list[Part]:
        """What the score is made of; their sum is the score."""
        found: list[Part] = []
        points = self.tally(g, found)
        if points < 0:
            found.append(("zero", int(-points), 0))
        return found
