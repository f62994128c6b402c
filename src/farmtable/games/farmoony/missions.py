"""The missions: what a land scores, exactly, and which tiles do it. (FM-50 to FM-57)

A mission's row names one of the rules in `RULES` and the types of tile it looks at. `tally` gives the points and, where
a list is handed in, the parts they are made of.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, vec
from farmtable.games.farmoony.ground import Ground, first, size
from farmtable.games.farmoony.packing import Packing
from farmtable.games.farmoony.paths import Walk

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


# ---- Sets that share no tile (FM-54) --------------------------------------------------------------------------------


def packed(packing: Packing, out: list[Part] | None) -> i64:
    """The most points; a pest beside several scored sets takes its point once."""
    if out is None:
        return packing.best(None)
    chosen: list[int] = []
    total = packing.best(chosen)
    pests: i64 = 0
    for one in chosen:
        note(out, "set", packing.points, packing.sets[one])
        pests |= packing.pests[one]
    note(out, "pests", -size(pests), pests)
    return total


def threes(g: Ground, tiles: i64, packing: Packing) -> None:
    """Add every three of these tiles that are connected: one in the middle, two beside it."""
    middles = tiles
    while middles != 0:
        middle = middles & -middles
        sides = g.beside[first(middles)] & tiles
        middles &= middles - 1
        while sides != 0:
            side = sides & -sides
            sides &= sides - 1
            others = sides
            while others != 0:
                packing.add(middle | side | others & -others, 0)
                others &= others - 1


class OneOfEach(Mission):
    """Three for each set of three connected tiles, one each of A, B, C. (missions 1, 22)"""

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        a = g.kinds[self.a]
        b = g.kinds[self.b]
        c = g.kinds[self.c]
        packing = Packing(3, 3)
        every = Packing(3, 3)
        threes(g, a | b | c, every)
        for k in range(len(every.sets)):
            three = every.sets[k]
            if three & a != 0 and three & b != 0 and three & c != 0:
                packing.add(three, 0)
        return packed(packing, out)


class Threes(Mission):
    """Three for each set of three connected A. (mission 2)"""

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        packing = Packing(3, 3)
        threes(g, g.kinds[self.a], packing)
        return packed(packing, out)


class ThreesBeside(Mission):
    """Three for each set of three connected A that is connected to a B and a C; D take a point. (mission 6)"""

    def spoils(self) -> i64:
        return self.d

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        every = Packing(3, 3)
        threes(g, g.kinds[self.a], every)
        packing = Packing(3, 3)
        for k in range(len(every.sets)):
            around = g.around(every.sets[k])
            if around & g.kinds[self.b] != 0 and around & g.kinds[self.c] != 0:
                packing.add(every.sets[k], around & g.kinds[self.d])
        return packed(packing, out)


class CornerPairs(Mission):
    """Two for each set of one A and one B that touch by a corner; C take a point. (mission 17)"""

    def spoils(self) -> i64:
        return self.c

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        packing = Packing(2, 2)
        left = g.kinds[self.a]
        while left != 0:
            others = g.corner[first(left)] & g.kinds[self.b]
            while others != 0:
                pair = left & -left | others & -others
                packing.add(pair, g.around(pair) & g.kinds[self.c])
                others &= others - 1
            left &= left - 1
        return packed(packing, out)


class Squares(Mission):
    """Five for each square exactly as drawn: A B above, C D below. Two such squares share no tile. (mission 18)"""

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        total: i64 = 0
        left = g.kinds[self.a]
        while left != 0:
            k = first(left)
            right = g.right[k] & g.kinds[self.b]
            below = g.below[k] & g.kinds[self.c]
            if right != 0 and below != 0:
                across = g.right[first(below)] & g.kinds[self.d]
                if across != 0:
                    total += note(out, "set", 5, left & -left | right | below | across)
            left &= left - 1
        return total


class Pairs(Mission):
    """One for each pair of connected A; B take a point. (mission 23)"""

    def spoils(self) -> i64:
        return self.b

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        packing = Packing(1, 2)
        left = g.kinds[self.a]
        while left != 0:
            one = left & -left
            others = g.beside[first(left)] & g.kinds[self.a]
            left &= left - 1
            others &= left  # each pair once
            while others != 0:
                pair = one | others & -others
                packing.add(pair, g.around(pair) & g.kinds[self.b])
                others &= others - 1
        return packed(packing, out)


class Lines(Mission):
    """Three for each straight line of three A; B take a point. (mission 24)"""

    def spoils(self) -> i64:
        return self.b

    def tally(self, g: Ground, out: list[Part] | None) -> i64:
        packing = Packing(3, 3)
        left = g.kinds[self.a]
        while left != 0:
            self.line(g, left & -left, g.right, packing)
            self.line(g, left & -left, g.below, packing)
            left &= left - 1
        return packed(packing, out)

    def line(self, g: Ground, start: i64, onward: vec[i64], packing: Packing) -> None:
        """The line from this tile, if it is one."""
        second = onward[first(start)] & g.kinds[self.a]
        third = onward[first(second)] & g.kinds[self.a] if second != 0 else 0
        if third != 0:
            line = start | second | third
            packing.add(line, g.around(line) & g.kinds[self.b])


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
