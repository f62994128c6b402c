"""The most points from sets that share no tile, less one for each pest beside a chosen set. Exact. (FM-54)

Tiles are decided one after the other: each is left out, or goes with one of the sets of which it is the first tile.
What matters for the rest is only which later tiles are taken and which later pests are paid for: that is looked up.
"""

from __future__ import annotations

from farmtable.core.rt import append, i64, vec
from farmtable.games.farmoony.rules.ground import first, size


class Packing:
    """Sets of the same size and worth, each with the pests beside it."""

    def __init__(self, points: i64, tiles_each: i64) -> None:
        self.points: i64 = points
        self.tiles_each: i64 = tiles_each
        self.sets: vec[i64] = vec[i64]()
        self.pests: vec[i64] = vec[i64]()
        self.chosen: i64 = 0  # how many sets; only after `choose`
        self.starts: vec[i64] = vec[i64]()  # the sets of this piece by their first tile: places in `order`, ascending
        self.order: vec[i64] = vec[i64]()
        self.later: vec[i64] = vec[i64]()  # the tiles and pests of all sets that start here or later
        self.free: vec[i64] = vec[i64]()  # only the tiles
        self.known: list[dict[int, int]] = []

    def add(self, tiles: i64, pests: i64) -> None:
        self.sets = append(self.sets, tiles)
        self.pests = append(self.pests, pests)

    def best(self, chosen: list[int] | None) -> i64:
        """The most points; the sets that give them are added to `chosen`, where one is given."""
        total: i64 = 0
        todo: i64 = len(self.sets)
        left = vec[i64]([0] * todo)  # sets not yet looked at
        for k in range(todo):
            left[k] = k
        while todo > 0:
            todo = self.next_piece(left, todo)
            total += self.best_from(0, 0)
            if chosen is not None:
                self.retrace(chosen)
        return total

    def next_piece(self, left: vec[i64], todo: i64) -> i64:
        """Gather the sets that hang together with the first one, by tiles or pests; how many are left after that."""
        joined = self.sets[left[0]] | self.pests[left[0]]
        tiles: i64 = 0
        order = vec[i64]()
        growing = True
        while growing:
            growing = False
            kept: i64 = 0
            for k in range(todo):
                one = left[k]
                if (self.sets[one] | self.pests[one]) & joined != 0:
                    joined |= self.sets[one] | self.pests[one]
                    tiles |= self.sets[one]
                    order = append(order, one)
                    growing = True
                else:
                    left[kept] = one
                    kept += 1
            todo = kept
        self.sort_by_first(order)
        return todo

    def sort_by_first(self, order: vec[i64]) -> None:
        """Group the sets of the piece by their first tile."""
        count: i64 = len(order)
        for end in range(1, count):
            one = order[end]
            key = first(self.sets[one])
            at = end
            while at > 0 and first(self.sets[order[at - 1]]) > key:
                order[at] = order[at - 1]
                at -= 1
            order[at] = one
        starts = vec[i64]()
        previous: i64 = -1
        for k in range(count):
            key = first(self.sets[order[k]])
            if key != previous:
                starts = append(starts, k)
                previous = key
        levels: i64 = len(starts)
        later = vec[i64]([0] * (levels + 1))
        free = vec[i64]([0] * (levels + 1))
        starts = append(starts, count)
        for down in range(levels):
            level = levels - 1 - down
            later[level] = later[level + 1]
            free[level] = free[level + 1]
            for k in range(starts[level], starts[level + 1]):
                later[level] |= self.sets[order[k]] | self.pests[order[k]]
                free[level] |= self.sets[order[k]]
        self.order = order
        self.starts = starts
        self.later = later
        self.free = free
        self.known = [{} for _ in range(levels)]

    def best_from(self, level: i64, taken: i64) -> i64:
        """The most points from this tile on, when these tiles are taken and these pests are paid for already."""
        if level == len(self.known):
            return 0
        taken &= self.later[level]
        found = self.known[level].get(taken)
        if found is not None:
            return found
        most = size(self.free[level] & ~taken) // self.tiles_each * self.points
        best: i64 = 0
        if most > 0:
            for k in range(self.starts[level], self.starts[level + 1]):
                one = self.order[k]
                if self.sets[one] & taken == 0:
                    paid = self.pests[one]
                    gain = self.points - size(paid & ~taken) + self.best_from(level + 1, taken | self.sets[one] | paid)
                    if gain > best:
                        best = gain
                        if best == most:
                            break
            if best < most:
                best = max(best, self.best_from(level + 1, taken))
        self.known[level][taken] = best
        return best

    def retrace(self, chosen: list[int]) -> None:
        """Which sets gave the most points in this piece."""
        taken: i64 = 0
        for level in range(len(self.known)):
            taken &= self.later[level]
            best = self.best_from(level, taken)
            if best == self.best_from(level + 1, taken):
                continue
            for k in range(self.starts[level], self.starts[level + 1]):
                one = self.order[k]
                if self.sets[one] & taken == 0:
                    paid = self.pests[one]
                    rest = self.best_from(level + 1, taken | self.sets[one] | paid)
                    if self.points - size(paid & ~taken) + rest == best:
                        chosen.append(int(one))
                        taken |= self.sets[one] | paid
                        break
