"""The missions that score tiles, lines, the largest set or the longest path; and the names of all rules.

A mission's row names one of the rules in `RULES` and the types of tile it looks at. `tally` gives the points and, where
a list is handed in, the parts they are made of. All are exact.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64
from farmtable.games.farmoony.rules.ground import Ground, first, size
from farmtable.games.farmoony.rules.mission import Mission, Part, note
from farmtable.games.farmoony.rules.paths import Walk
from farmtable.games.farmoony.rules.set_missions import (
    CornerPairs,
    Lines,
    OneOfEach,
    Pairs,
    Squares,
    Threes,
    ThreesBeside,
)

# ---- Missions that score tiles (FM-55) ------------------------------------------------------------------------------


class Beside(Mission):
    """One for each A connected to a B. (missions 3, 5)"""

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        tiles = g.around(g.kinds[self.b]) & g.kinds[self.a]
        return note(out, "tiles", size(tiles), tiles)


class FreeSides(Mission):
    """One for each A with two or more free sides. (mission 4)"""

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        tiles: i64 = 0
        left = g.kinds[self.a]
        while left != 0:
            if g.free[first(left)] >= 2:
                tiles |= left & -left
            left &= left - 1
        return note(out, "tiles", size(tiles), tiles)


class BesideTwo(Mission):
    """Two for each A connected to two or more B. (mission 7)"""

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        tiles: i64 = 0
        left = g.kinds[self.a]
        while left != 0:
            if size(g.beside[first(left)] & g.kinds[self.b]) >= 2:
                tiles |= left & -left
            left &= left - 1
        return note(out, "tiles", 2 * size(tiles), tiles)


class OnHardGround(Mission):
    """Two for each A that has soil or stone on two or more sides. (missions 13, 20)"""

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        tiles: i64 = 0
        left = g.kinds[self.a]
        while left != 0:
            if g.hard[first(left)] >= 2:
                tiles |= left & -left
            left &= left - 1
        return note(out, "tiles", 2 * size(tiles), tiles)


class Untouched(Mission):
    """One for each A that no B touches, by side or corner. (mission 21)"""

    def spoils(self) -> i64:
        return self.b

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        tiles: i64 = 0
        left = g.kinds[self.a]
        while left != 0:
            k = first(left)
            if (g.beside[k] | g.corner[k]) & g.kinds[self.b] == 0:
                tiles |= left & -left
            left &= left - 1
        return note(out, "tiles", size(tiles), tiles)


# ---- Rows and columns -----------------------------------------------------------------------------------------------


class BestLine(Mission):
    """The row or column with the most A: one for each A in it, minus one for each B in it. (missions 8, 10)"""

    def spoils(self) -> i64:
        return self.b

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        most: i64 = 0
        best: i64 = 0
        line: i64 = 0
        for k in range(len(g.rows) + len(g.columns)):
            tiles = g.rows[k] if k < len(g.rows) else g.columns[k - len(g.rows)]
            if tiles & g.kinds[self.a] == 0:
                continue
            gain = size(tiles & g.kinds[self.a])
            worth = gain - size(tiles & g.kinds[self.b])
            if gain > most or (gain == most and worth > best):
                most = gain
                best = worth
                line = tiles
        note(out, "line", most, line & g.kinds[self.a])
        note(out, "pests", best - most, line & g.kinds[self.b])
        return best


class FullLines(Mission):
    """Four for each row or column that shows all of A, B, C and D. (mission 15)"""

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        total: i64 = 0
        for k in range(len(g.rows) + len(g.columns)):
            tiles = g.rows[k] if k < len(g.rows) else g.columns[k - len(g.rows)]
            if tiles & g.kinds[self.a] != 0 and tiles & g.kinds[self.b] != 0:
                if tiles & g.kinds[self.c] != 0 and tiles & g.kinds[self.d] != 0:
                    total += note(out, "line", 4, tiles)
        return total


# ---- The largest set, the longest path (FM-53) ----------------------------------------------------------------------


class LargestPond(Mission):
    """One for each A of the largest connected set, minus one for each B that has no B beside it. (mission 9)"""

    def spoils(self) -> i64:
        return self.b

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        left = g.kinds[self.a]
        largest: i64 = 0
        while left != 0:
            piece = g.piece(left, False)
            left &= ~piece
            if size(piece) > size(largest):
                largest = piece
        others = g.kinds[self.b]
        lone = others & ~g.around(others)
        return note(out, "set", size(largest), largest) + note(out, "lone", -size(lone), lone)


class CornerSet(Mission):
    """One for each A of the largest set connected by corners, and one more for each on the edge. (missions 11, 19)"""

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        left = g.kinds[self.a]
        largest: i64 = 0
        rim: i64 = 0
        while left != 0:
            piece = g.piece(left, True)
            left &= ~piece
            edge = on_edge(g, piece)
            if size(piece) > size(largest) or (size(piece) == size(largest) and size(edge) > size(rim)):
                largest = piece
                rim = edge
        return note(out, "set", size(largest), largest) + note(out, "edge", size(rim), rim)


def on_edge(g: Ground, tiles: i64) -> i64:
    """Those with at least one free side. (FM-56)"""
    found: i64 = 0
    while tiles != 0:
        if g.free[first(tiles)] > 0:
            found |= tiles & -tiles
        tiles &= tiles - 1
    return found


class InnerCornerSet(Mission):
    """The largest set of A by corners, two at least: one for each with fewer than two free sides. (mission 25)"""

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        left = g.kinds[self.a]
        most: i64 = 2
        best: i64 = 0
        while left != 0:
            piece = g.piece(left, True)
            left &= ~piece
            inside = piece
            rest = piece
            while rest != 0:
                if g.free[first(rest)] >= 2:
                    inside &= ~(rest & -rest)
                rest &= rest - 1
            if size(piece) > most or (size(piece) == most and size(inside) >= size(best)):
                most = size(piece)
                best = inside
        return note(out, "set", size(best), best)


class MixedSet(Mission):
    """One for each tile of the largest connected set of A and B among those with two or more B. (mission 16)"""

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        left = g.kinds[self.a] | g.kinds[self.b]
        largest: i64 = 0
        while left != 0:
            piece = g.piece(left, False)
            left &= ~piece
            if size(piece & g.kinds[self.b]) >= 2 and size(piece) > size(largest):
                largest = piece
        return note(out, "set", size(largest), largest)


class LongestPath(Mission):
    """One for each A on the longest path of A with a B at one end and a C, not the same tile, at the other.
    (missions 12, 14)"""

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        walk = Walk(g, g.kinds[self.a], g.kinds[self.b], g.kinds[self.c])
        return note(out, "path", walk.longest(), walk.path)


RULES: Final[dict[str, type[Mission]]] = {
    "beside": Beside,
    "free-sides": FreeSides,
    "beside-two": BesideTwo,
    "on-hard-ground": OnHardGround,
    "untouched": Untouched,
    "best-line": BestLine,
    "full-lines": FullLines,
    "largest-pond": LargestPond,
    "corner-set": CornerSet,
    "inner-corner-set": InnerCornerSet,
    "mixed-set": MixedSet,
    "longest-path": LongestPath,
    "one-of-each": OneOfEach,
    "threes": Threes,
    "threes-beside": ThreesBeside,
    "corner-pairs": CornerPairs,
    "squares": Squares,
    "pairs": Pairs,
    "lines": Lines,
}
