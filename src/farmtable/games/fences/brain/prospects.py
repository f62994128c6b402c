"""What may become of open farms: the places where they can go on, and how many tiles that are left fit there.

Which tiles are still to come is public. A farm is completed when every place that it touches has got a tile, so a place
that few tiles fit makes its farms unlikely to be completed, and one that none fits makes it sure that they never are.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, vec
from farmtable.core.rules.zones import ZONE
from farmtable.games.fences.rules.board import HAND, LAID, POOL, STEP, TURN, land_at
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.faces import EDGE_BIT, EDGES, FIELDS, FITS, HALF_EDGES, MEETS, NEEDS, TURNS
from farmtable.games.fences.rules.farm import open_ends
from farmtable.games.fences.rules.state import Fences

RARE: Final = 2.0  # with so many tiles that fit, a place gets one half the time
NO_STATE: Final[list[Fences]] = []


class Prospects:
    """The open farms of one board, by root. Made once for a box; `look` fills it anew."""

    def __init__(self, box: Box) -> None:
        size = (len(box.tiles) + 1) * FIELDS
        self.state: list[Fences] = NO_STATE  # which one was looked at last, none or one
        self.laid: i64 = -1  # ... and when: a state only goes on, so as many tiles are the same tiles
        self.masks: vec[i64] = vec[i64](sorted({int(box.fences[k + 1]) for k in range(len(box.tiles))}))
        self.counts: vec[i64] = vec[i64]([0] * 16)  # by how they are fenced: tiles that are left
        self.left: i64 = 0
        self.places: vec[i64] = vec[i64]([0] * size)  # by root: where the farm goes on
        self.hope: vec[float] = vec[float]([0.0] * size)  # that all of them get a tile
        self.rarest: vec[i64] = vec[i64]([0] * size)  # how many tiles fit where the fewest do
        self.at: vec[i64] = vec[i64]([0] * size)  # the last such place, by its number in the border
        self.single: vec[i64] = vec[i64]([0] * size)  # the farms that one tile may complete
        self.singles: i64 = 0
        self.touched: vec[i64] = vec[i64]([0] * size)  # the roots of all open farms
        self.farms: i64 = 0
        edges = [0] * ((len(box.tiles) + 1) * TURNS * FIELDS)
        for tile in range(1, len(box.tiles) + 1):
            for turn in range(TURNS):
                for half in range(HALF_EDGES):
                    piece = int(box.piece_at[(tile * TURNS + turn) * HALF_EDGES + half])
                    edges[(tile * TURNS + turn) * FIELDS + piece % FIELDS] |= int(EDGE_BIT[half // 2])
        self.edges: vec[i64] = vec[i64](edges)  # by tile, turn and field: the edges that the field touches

    def look(self, s: Fences) -> None:
        """At all places of the border."""
        if len(self.state) > 0 and self.state[0] is s and self.laid == s.count(LAID):
            return
        self.state = [s]
        self.laid = s.count(LAID)
        self.forget()
        self.count_tiles(s)
        for k in range(s.border_size):
            fits = self.fitting(s.border[k] & 255)
            chance = float(fits) / (float(fits) + RARE)
            place = s.border[k] >> 10
            known = s.border[k] >> 4 & 15
            for edge in range(EDGES):
                if known & EDGE_BIT[edge]:
                    there = i64(s.land[land_at(place + STEP[edge])])
                    theirs = (there * 4 + i64(s.cards[TURN * ZONE + there])) * 8
                    self.touch(s, i64(s.box.piece_at[theirs + MEETS[2 * edge]]), k, fits, chance)
                    if s.border[k] & EDGE_BIT[edge]:
                        self.touch(s, i64(s.box.piece_at[theirs + MEETS[2 * edge + 1]]), k, fits, chance)
        for n in range(self.farms):
            if self.places[self.touched[n]] == 1:
                self.single[self.singles] = self.touched[n]
                self.singles += 1

    def forget(self) -> None:
        for n in range(self.farms):
            self.places[self.touched[n]] = 0
        self.farms = 0
        self.singles = 0

    def count_tiles(self, s: Fences) -> None:
        """Tiles that are not yet on the board."""
        counts = self.counts
        for mask in range(16):
            counts[mask] = 0
        self.left = 0
        for zone in range(HAND, POOL + 1):
            for k in range(s.count(zone)):
                counts[i64(s.box.fences[s.card(zone, k)])] += 1
                self.left += 1

    def fitting(self, need: i64) -> i64:
        """How many of the tiles that are left fit where this is needed."""
        found: i64 = 0
        for k in range(len(self.masks)):
            if FITS[self.masks[k] * NEEDS + need] != 0:
                found += self.counts[self.masks[k]]
        return found

    def touch(self, s: Fences, piece: i64, place: i64, fits: i64, chance: float) -> None:
        """A farm goes on at a place; it may touch it with several edges."""
        root = s.root(piece)
        if self.places[root] == 0:
            self.touched[self.farms] = root
            self.farms += 1
            self.hope[root] = 1.0
            self.rarest[root] = fits
        elif self.at[root] == place:
            return
        self.places[root] += 1
        self.at[root] = place
        self.hope[root] *= chance
        if fits < self.rarest[root]:
            self.rarest[root] = fits

    def completing(self, s: Fences, tile: i64, root: i64) -> i64:
        """How this tile is turned to complete a farm that goes on at one place only; -1 if it can't."""
        entry = s.border[self.at[root]]
        known = entry >> 4 & 15
        turns = i64(FITS[i64(s.box.fences[tile]) * NEEDS + (entry & 255)])
        if turns == 0 or open_ends(s.farms[root]) == 0:
            return -1
        for turn in range(TURNS):
            if turns & EDGE_BIT[turn] and self.closed(s, tile, turn, entry >> 10, known, root):
                return turn
        return -1

    def closed(self, s: Fences, tile: i64, turn: i64, place: i64, known: i64, root: i64) -> bool:
        """Set like this, do all fields of the tile that join the farm touch nothing but neighbours?"""
        face = tile * TURNS + turn
        for edge in range(EDGES):
            if known & EDGE_BIT[edge]:
                there = i64(s.land[land_at(place + STEP[edge])])
                theirs = (there * 4 + i64(s.cards[TURN * ZONE + there])) * 8
                for half in range(2 * edge, 2 * edge + 2):
                    if s.root(i64(s.box.piece_at[theirs + MEETS[half]])) == root:
                        field = i64(s.box.piece_at[face * 8 + half]) & 3
                        if self.edges[face * FIELDS + field] & ~known != 0:
                            return False
        return True
