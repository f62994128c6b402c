"""The board: tiles on a grid, the border where the next ones may lie, and the farms that their fields make.

A place is y * 256 + x, each from 128 on, which is the first tile's; x goes east and y south. The land is a ring in both
directions, 128 wide: 84 tiles never reach round it. The border is kept in ascending order, each place with what it
needs, so the menu reads it and looks at no neighbour. Farms are joined small to large, without shortening the way
to the root: a copy is a copy of three rows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from farmtable.core.rt import append, i32, i64, u8, vec
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.state import Agenda, State
from farmtable.core.rules.zones import ZONE
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.declared import SET, TILE_PLACES
from farmtable.games.fences.rules.faces import EDGE_BIT, EDGES, FITS, MEETS, NEED_FENCE, NEED_OPEN, NEEDS
from farmtable.games.fences.rules.farm import OPEN_END, pieces

ORIGIN: Final = 128 * 256 + 128
STEP: Final = vec[i64]([-256, 1, 256, -1])  # to the place north, east, south, west
LAND: Final = 128 * 128
NO_LAND: Final = vec[u8]([0] * LAND)

# ---- Zones ----------------------------------------------------------------------------------------------------------

HAND: Final = 0  # + seat, ascending
POOL: Final = 4  # a bag: the supply, what nobody has seen
LAID: Final = 5  # the tiles on the board, in the order in which they were set
BARNS: Final = 6  # + seat: the tiles with a barn of the seat, the oldest first
FARMERS: Final = 10  # a bag: the profiles that nobody has
# Not cards but a number for each tile on the board ...
TURN: Final = 11  # quarter turns
X: Final = 12
Y: Final = 13
SETTER: Final = 14  # the seat that set it
BARN_FIELD: Final = 15  # the field with a barn, + 1
CLOSED: Final = 16  # a bit for each farm that it completed, by its first field in it
# ... and for each seat.
FARMER: Final = 17
ZONES: Final = 18

ENTRY: Final = 1024  # of the border: place * ENTRY + what it needs; so entry >> 8 is place * 4


def land_at(place: i64) -> i64:
    return place >> 1 & 16256 | place & 127


@mypyc_attr(acyclic=True)
class Board(State):
    """Tiles, border and farms."""

    def __init__(
        self,
        players: i64,
        box: Box,
        cards: vec[u8],
        land: vec[u8],
        border: vec[i64],
        parent: vec[i32],
        ring: vec[i32],
        farms: vec[i64],
        agenda: Agenda,
        choices: vec[i32],
    ) -> None:
        super().__init__(players, cards, agenda, choices)
        self.box: Box = box
        self.land: vec[u8] = land  # by place: the tile there, 0 for none
        self.border: vec[i64] = border  # place * ENTRY + what it needs, ascending
        self.border_size: i64 = 0
        self.parent: vec[i32] = parent  # by piece: the way to the root of its farm
        self.ring: vec[i32] = ring  # by piece: the next piece of its farm, and round again
        self.farms: vec[i64] = farms  # by root: the farm

    # ---- Tiles -----------------------------------------------------------------------------------------------------

    def last(self) -> i64:
        """The tile set last."""
        return self.card(LAID, self.count(LAID) - 1)

    def tile_at(self, place: i64) -> i64:
        return i64(self.land[land_at(place)])

    def turn_of(self, tile: i64) -> i64:
        return i64(self.cards[TURN * ZONE + tile])

    def place_of(self, tile: i64) -> i64:
        return i64(self.cards[Y * ZONE + tile]) * 256 + i64(self.cards[X * ZONE + tile])

    def setter_of(self, tile: i64) -> i64:
        return i64(self.cards[SETTER * ZONE + tile])

    def closed_by(self, tile: i64) -> i64:
        return i64(self.cards[CLOSED * ZONE + tile])

    def lay(self, seat: i64, tile: i64, turn: i64, place: i64) -> None:
        """Set a tile: the border gets its open edges, and its fields join the farms that they touch."""
        box = self.box
        cards = self.cards
        land = self.land
        self.put(LAID, tile)
        land[land_at(place)] = u8(tile)
        cards[TURN * ZONE + tile] = u8(turn)
        cards[X * ZONE + tile] = u8(place & 255)
        cards[Y * ZONE + tile] = u8(place >> 8)
        cards[SETTER * ZONE + tile] = u8(seat)
        self.fill(place)
        face = tile * 4 + turn
        fences = i64(box.turned[face])
        for edge in range(EDGES):
            other = place + STEP[edge]
            neighbour = i64(land[land_at(other)])
            fence = fences & EDGE_BIT[edge]
            if neighbour == 0:
                self.need(other, NEED_FENCE[edge] if fence else NEED_OPEN[edge])
            else:
                theirs = (neighbour * 4 + i64(cards[TURN * ZONE + neighbour])) * 8
                self.join(face * 8 + 2 * edge, theirs + MEETS[2 * edge], 2 if fence else 4)
                if fence:
                    self.join(face * 8 + 2 * edge + 1, theirs + MEETS[2 * edge + 1], 2)

    # ---- The border --------------------------------------------------------------------------------------------------

    def border_at(self, place: i64) -> i64:
        """Where in the border a place is, or would be."""
        border = self.border
        wanted = place * ENTRY
        low: i64 = 0
        high = self.border_size
        while low < high:
            middle = (low + high) >> 1
            if border[middle] < wanted:
                low = middle + 1
            else:
                high = middle
        return low

    def need(self, place: i64, needs: i64) -> None:
        """An empty place beside a new tile: it is, or becomes, part of the border, and needs what meets that edge."""
        border = self.border
        k = self.border_at(place)
        size = self.border_size
        if k < size and border[k] >> 10 == place:
            border[k] |= needs
            return
        for at in range(size, k, -1):
            border[at] = border[at - 1]
        border[k] = place * ENTRY + needs
        self.border_size = size + 1

    def fill(self, place: i64) -> None:
        """A tile lies there now."""
        border = self.border
        self.border_size -= 1
        for at in range(self.border_at(place), self.border_size):
            border[at] = border[at + 1]

    def add_places(self, seat: i64, out: Menu) -> None:
        """Every place and turn for every tile of a hand. (FE-20, FE-21)"""
        while len(out.choices) <= 8 * self.border_size:
            out.choices = append(out.choices, i32(0))
        for k in range(self.count(HAND + seat)):
            self.add_places_of(self.card(HAND + seat, k), out)

    def add_places_of(self, tile: i64, out: Menu) -> None:
        """Written out, for this is where random play spends much of its time: a turn that does not fit is written too,
        and the next one over it, which is quicker than four questions whose answers nobody can guess.
        """
        border = self.border
        choices = out.choices
        size = out.size
        fences = i64(self.box.fences[tile]) * NEEDS
        verb = SET + tile * TILE_PLACES
        for k in range(self.border_size):
            entry = border[k]
            turns = i64(FITS[fences + (entry & 255)])
            if turns:
                at = i32(verb + (entry >> 8))
                choices[size] = at
                size += turns & 1
                choices[size] = at + 1
                size += turns >> 1 & 1
                choices[size] = at + 2
                size += turns >> 2 & 1
                choices[size] = at + 3
                size += turns >> 3
        out.size = size

    # ---- Farms -----------------------------------------------------------------------------------------------------

    def root(self, piece: i64) -> i64:
        """The piece that stands for the whole farm."""
        parent = self.parent
        above = i64(parent[piece])
        while above != piece:
            piece = above
            above = i64(parent[piece])
        return piece

    def farm(self, piece: i64) -> i64:
        """The farm of a field piece, as one number."""
        return self.farms[self.root(piece)]

    def join(self, half_edge: i64, other: i64, ends: i64) -> None:
        """Two half-edges meet, so their fields are one farm with so many open ends less."""
        piece_at = self.box.piece_at
        farms = self.farms
        a = self.root(i64(piece_at[half_edge]))
        b = self.root(i64(piece_at[other]))
        if a == b:
            farms[a] -= ends * OPEN_END
            return
        if pieces(farms[a]) < pieces(farms[b]):  # the larger farm stays the root
            a, b = b, a
        farms[a] += farms[b] - ends * OPEN_END
        self.parent[b] = i32(a)
        ring = self.ring
        after = ring[a]
        ring[a] = ring[b]
        ring[b] = after

    def pieces_of(self, root: i64) -> list[int]:
        """All pieces of a farm."""
        found = [int(root)]
        piece = i64(self.ring[root])
        while piece != root:
            found.append(int(piece))
            piece = i64(self.ring[piece])
        return found

    def tiles_of(self, root: i64) -> i64:
        """On how many tiles a farm lies; two fields of one tile count once."""
        return len({piece >> 2 for piece in self.pieces_of(root)})
