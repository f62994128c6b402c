"""The missions that score sets which share no tile: 1, 2, 6, 17, 18, 22, 23, 24. (FM-54)"""

from __future__ import annotations

from farmtable.core.rt import i64, vec
from farmtable.games.farmoony.rules.ground import Ground, first, size
from farmtable.games.farmoony.rules.mission import Mission, Part, note
from farmtable.games.farmoony.rules.packing import Packing


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
