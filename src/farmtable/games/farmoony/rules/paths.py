"""The longest path of one kind of tile from one end tile to another. Exact. (FM-53, missions 12 and 14)

First a search from end to end. A wide field has more paths than can be walked: after `PATIENCE` steps the field is
swept instead, connection by connection, and only what matters for the rest is remembered.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64
from farmtable.games.farmoony.rules.ground import BITS, Ground, first, size
from farmtable.games.farmoony.rules.tiles import SIDE

PATIENCE: Final = 4000
CLOSED: Final = -1
START: Final = -2
END: Final = -3


class Walk:
    """A path of `inner` tiles; before its first lies a tile of `starts`, after its last another one, of `ends`."""

    def __init__(self, ground: Ground, inner: i64, starts: i64, ends: i64, patience: i64 = PATIENCE) -> None:
        self.ground: Ground = ground
        self.inner: i64 = inner
        self.starts: i64 = starts
        self.ends: i64 = ends
        self.steps: i64 = patience
        self.most: i64 = 0  # no path can be longer
        self.best: i64 = 0  # tiles on the longest path so far
        self.path: i64 = 0  # ... and which

    def longest(self) -> i64:
        """How many inner tiles; `path` has them."""
        ground = self.ground
        inner = self.inner
        best: i64 = 0
        path: i64 = 0
        while inner != 0:
            piece = ground.piece(inner, False)
            inner &= ~piece
            self.most = longest_possible(ground, piece)
            if self.most > best:
                self.best = best
                patience = self.steps
                self.search(piece, ground.around(piece) & self.starts)
                if self.steps <= 0 and self.best < self.most:
                    Sweep(self, piece).run()
                self.steps = patience
                if self.best > best:
                    best = self.best
                    path = self.path
        self.best = best
        self.path = path
        return best

    def search(self, piece: i64, starts: i64) -> None:
        """From every start tile into the piece."""
        beside = self.ground.beside
        while starts != 0 and self.best < self.most:
            start = starts & -starts
            entries = beside[first(starts)] & piece
            while entries != 0:
                self.walk(piece, entries & -entries, entries & -entries, start, 1)
                entries &= entries - 1
            starts &= starts - 1

    def walk(self, piece: i64, at: i64, path: i64, start: i64, length: i64) -> None:
        """Go on from the last tile of a path in every way."""
        self.steps -= 1
        if self.steps <= 0 or self.best == self.most:
            return
        around = self.ground.beside[first(at)]
        if length > self.best and around & self.ends & ~start != 0:
            self.best = length
            self.path = path
        more = around & piece & ~path
        while more != 0:
            self.walk(piece, more & -more, path | more & -more, start, length + 1)
            more &= more - 1


def longest_possible(ground: Ground, piece: i64) -> i64:
    """A path changes the colour of a chessboard with every step."""
    black: i64 = 0
    left = piece
    while left != 0:
        cell = ground.cells[first(left)]
        black += (cell % SIDE + cell // SIDE) & 1
        left &= left - 1
    white = size(piece) - black
    return min(black + white, 2 * min(black, white) + 1)


class Sweep:
    """The same for a wide field: its connections are used or not, one after the other.

    A frontier says of each tile that has undecided connections where the other end of its partial path is: the tile
    itself where it is unused, `CLOSED` where a path goes through, `START` or `END` where an end tile is there already.
    """

    def __init__(self, walk: Walk, piece: i64) -> None:
        ground = walk.ground
        rim = ground.around(piece) & (walk.starts | walk.ends)
        self.walk = walk
        self.marks = {k: START if walk.starts & BITS[k] else END for k in range(ground.n) if rim & BITS[k]}
        self.alike: bool = walk.starts == walk.ends
        tiles = [k for k in range(ground.n) if (piece | rim) & BITS[k]]
        rows = [int(ground.cells[k]) // SIDE for k in tiles]
        columns = [int(ground.cells[k]) % SIDE for k in tiles]
        if max(columns) - min(columns) > max(rows) - min(rows):  # along the longer side the frontier is shorter
            tiles.sort(key=lambda k: (ground.cells[k] % SIDE, ground.cells[k]))
        links = [(a, b) for k, b in enumerate(tiles) for a in tiles[:k] if ground.beside[a] & BITS[b]]
        self.links = [(a, b) for a, b in links if a not in self.marks or b not in self.marks]
        self.last = {tile: k for k, link in enumerate(self.links) for tile in link}
        seen: set[int] = set()
        self.unseen: list[int] = []  # by link: how many inner tiles come only later
        for link in self.links:
            seen |= {*link}
            self.unseen.append(sum(tile not in self.marks and tile not in seen for tile in tiles))

    def run(self) -> None:
        cases: dict[Frontier, tuple[int, int]] = {(): (0, 0)}  # frontier: how many inner tiles are used, and which
        for k, (a, b) in enumerate(self.links):
            found: dict[Frontier, tuple[int, int]] = {}
            for case, (length, path) in cases.items():
                mates = dict(case)
                for tile in (a, b):
                    mates.setdefault(tile, tile)
                self.keep(dict(mates), length, path, k, found)
                for tile in (a, b):
                    if mates[tile] == tile and tile not in self.marks:
                        length += 1
                        path |= int(BITS[tile])
                if self.join(mates, a, b):
                    if START in mates or END in mates:
                        self.finish(mates, length, path)
                    else:
                        self.keep(mates, length, path, k, found)
            cases = found

    def join(self, mates: dict[int, int], a: int, b: int) -> bool:
        """Use a connection, if it makes no fork and no ring. A path that has both its ends now is kept under them."""
        far_a = self.marks[a] if a in self.marks and mates[a] == a else mates[a]
        far_b = self.marks[b] if b in self.marks and mates[b] == b else mates[b]
        if CLOSED in (far_a, far_b) or far_a == b:
            return False
        mates[a] = mates[b] = CLOSED
        if far_a < 0 and far_b < 0:
            mates[far_a] = far_b
            mates[far_b] = far_a
        if far_a >= 0:
            mates[far_a] = far_b
        if far_b >= 0:
            mates[far_b] = far_a
        return True

    def finish(self, mates: dict[int, int], length: int, path: int) -> None:
        """A path from end to end: it counts if it is the only one and its ends are what they should be."""
        both = self.alike or (START in mates and END in mates)
        alone = all(tile < 0 or mate in (tile, CLOSED) for tile, mate in mates.items())
        if both and alone and length > self.walk.best:
            self.walk.best = length
            self.walk.path = path

    def keep(
        self, mates: dict[int, int], length: int, path: int, k: int, found: dict[Frontier, tuple[int, int]]
    ) -> None:
        """Remember the frontier, of equals the longest, if it can still become one path longer than the best."""
        starts = ends = 0
        most = length + self.unseen[k]
        for tile, mate in mates.items():
            if mate == START:
                starts += 1
            elif mate == END:
                ends += 1
            elif mate == tile and tile not in self.marks:
                most += 1
        if most <= self.walk.best or starts + ends > 2 or (not self.alike and (starts > 1 or ends > 1)):
            return
        for tile in self.links[k]:
            if self.last[tile] == k and mates.pop(tile) not in (tile, CLOSED):
                return  # an inner tile would be left behind at the end of a path
        key = tuple(sorted(mates.items()))
        if key not in found or found[key][0] < length:
            found[key] = (length, path)


Frontier = tuple[tuple[int, int], ...]
