"""What missions wish for, tile by tile and neighbour by neighbour: a quick stand-in for points, for bots.

A mission's score looks at the whole land. Its wishes are a sum over tiles, sides and corners, so what a card changes is
found by looking at the card and the twelve tiles around it, without making another land.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, u8, vec
from farmtable.games.farmoony.land import Land
from farmtable.games.farmoony.mission import Mission
from farmtable.games.farmoony.tiles import EMPTY, LETTERS, SIDE, TYPE, placement

# By rule, about in points: "a .4" for each tile of the mission's type a; "a-b .6" for each side that an a and a b
# share, "a/b .6" for each corner. Capitals are types of tile, "." is no tile: "a-. .2" is a free side.
PATTERNS: Final[dict[str, str]] = {
    "Beside": "a .5 b .3 a-b .4",
    "FreeSides": "a .4 a-. .25",
    "BesideTwo": "a .4 b .3 a-b .6",
    "OnHardGround": "a .5 S .1 a-S .6 a-T .6",
    "Untouched": "a .8 b -.2 a-b -.4 a/b -.4",
    "BestLine": "a .4 b -.1",
    "FullLines": "a .4 b .4 c .4 d .4 a-a -.1 b-b -.1 c-c -.1 d-d -.1",
    "LargestPond": "a .5 b -.1 a-a .3 b-b .2",
    "CornerSet": "a .6 a/a .5 a-. .1",
    "InnerCornerSet": "a .5 a/a .4 a-. -.15",
    "MixedSet": "a .5 b .5 a-a .2 a-b .2 b-b .2",
    "LongestPath": "a .5 b .2 c .1 a-a .3 a-b .1 a-c .1",
    "OneOfEach": "a .5 b .5 c .5 a-b .25 a-c .25 b-c .25",
    "Threes": "a .6 a-a .4",
    "ThreesBeside": "a .5 b .2 c .2 d -.1 a-a .4 a-b .15 a-c .15 a-d -.3",
    "CornerPairs": "a .5 b .5 c -.1 a/b .3 a-c -.2 b-c -.2",
    "Squares": "a .4 b .4 c .4 d .4 a-b .2 a-c .2 b-d .2 c-d .2",
    "Pairs": "a .4 b -.1 a-a .3 a-b -.2",
    "Lines": "a .5 b -.1 a-a .4 a-b -.3",
}
TYPES: Final = 8  # a row of the tables: eight types have room
BEST: Final = 6  # placements that are remembered


class Wishes:
    """The wishes of some missions together, as tables."""

    def __init__(self) -> None:
        self.tile: vec[float] = vec[float]([0.0] * TYPES)
        self.side: vec[float] = vec[float]([0.0] * (TYPES * TYPES))  # of two types that share a side, both ways
        self.corner: vec[float] = vec[float]([0.0] * (TYPES * TYPES))
        self.places: vec[i64] = vec[i64]([0] * BEST)  # what `rank` found, the best first
        self.gains: vec[float] = vec[float]([0.0] * BEST)

    def add(self, mission: Mission) -> None:
        """What this mission wishes for besides."""
        words = PATTERNS[type(mission).__name__].split()
        for k in range(0, len(words), 2):
            where, amount = words[k], float(words[k + 1])
            one = type_of(mission, where[0])
            if len(where) == 1:
                self.tile[one] += amount
                continue
            other = type_of(mission, where[2])
            table = self.side if where[1] == "-" else self.corner
            table[one * TYPES + other] += amount
            if one != other:
                table[other * TYPES + one] += amount

    def card(self, land: Land, card: i64) -> float:
        """The four tiles of a card, wherever they may lie."""
        faces = land.faces
        return sum([self.tile[faces.tile(card, 0, quarter)] for quarter in range(4)])

    def change(self, tiles: vec[u8], cell: i64, into: i64) -> float:
        """What is won if a tile becomes another type."""
        side, corner = self.side, self.corner
        old = i64(tiles[cell]) & TYPE
        won = self.tile[into] - self.tile[old]
        old *= TYPES
        into *= TYPES
        for k in range(4):
            near = i64(tiles[cell + SIDES[k]]) & TYPE
            far = i64(tiles[cell + CORNERS[k]]) & TYPE
            won += side[into + near] - side[old + near] + corner[into + far] - corner[old + far]
        return won

    def around(self, tiles: vec[u8], cell: i64, a: i64, b: i64, c: i64, d: i64) -> float:
        """What these four tiles, with their upper left one on a cell, are worth there."""
        side, corner, tile = self.side, self.corner, self.tile
        n, m = i64(tiles[cell - SIDE]) & TYPE, i64(tiles[cell - SIDE + 1]) & TYPE  # above
        w, v = i64(tiles[cell - 1]) & TYPE, i64(tiles[cell + SIDE - 1]) & TYPE  # to the left
        e, f = i64(tiles[cell + 2]) & TYPE, i64(tiles[cell + SIDE + 2]) & TYPE  # to the right
        s, t = i64(tiles[cell + 2 * SIDE]) & TYPE, i64(tiles[cell + 2 * SIDE + 1]) & TYPE  # below
        total = tile[a] + tile[b] + tile[c] + tile[d]
        a, d = a * TYPES, d * TYPES
        total += side[a + b] + side[a + c] + side[d + b] + side[d + c] + corner[a + (d >> 3)] + corner[b * TYPES + c]
        b, c = b * TYPES, c * TYPES
        total += side[a + n] + side[a + w] + side[b + m] + side[b + e]
        total += side[c + v] + side[c + s] + side[d + f] + side[d + t]
        total += corner[a + (i64(tiles[cell - SIDE - 1]) & TYPE)] + corner[a + m] + corner[a + v]
        total += corner[b + (i64(tiles[cell - SIDE + 2]) & TYPE)] + corner[b + n] + corner[b + f]
        total += corner[c + (i64(tiles[cell + 2 * SIDE - 1]) & TYPE)] + corner[c + w] + corner[c + t]
        total += corner[d + (i64(tiles[cell + 2 * SIDE + 2]) & TYPE)] + corner[d + e] + corner[d + s]
        return total

    def rank(self, land: Land, card: i64) -> i64:
        """Find the best legal places of a card, at most so many; how many were found."""
        anchors, tiles = land.places(), land.tiles
        faces, stones = land.faces.tiles, land.faces.stones
        places, gains = self.places, self.gains
        found: i64 = 0
        for k in range(len(anchors)):
            anchor = i64(anchors[k])
            cell = anchor >> 4
            covered = self.around(
                tiles,
                cell,
                i64(tiles[cell]) & TYPE,
                i64(tiles[cell + 1]) & TYPE,
                i64(tiles[cell + SIDE]) & TYPE,
                i64(tiles[cell + SIDE + 1]) & TYPE,
            )
            for turn in range(4):
                if anchor & 15 & ~i64(stones[card * 4 + turn]) != 0:
                    continue
                face = card * 16 + turn * 4
                gain = (
                    self.around(
                        tiles, cell, i64(faces[face]), i64(faces[face + 1]), i64(faces[face + 2]), i64(faces[face + 3])
                    )
                    - covered
                )
                if found == BEST and gain <= gains[BEST - 1]:
                    continue
                at = found if found < BEST else BEST - 1
                while at > 0 and gains[at - 1] < gain:
                    gains[at] = gains[at - 1]
                    places[at] = places[at - 1]
                    at -= 1
                gains[at] = gain
                places[at] = placement(card, turn, cell)
                if found < BEST:
                    found += 1
        return found


SIDES: Final = vec[i64]([-SIDE, -1, 1, SIDE])
CORNERS: Final = vec[i64]([-SIDE - 1, -SIDE + 1, SIDE - 1, SIDE + 1])


def type_of(mission: Mission, letter: str) -> int:
    """The type that a letter of a pattern means."""
    if letter == ".":
        return EMPTY
    if letter in LETTERS:
        return LETTERS.index(letter)
    return int({"a": mission.a, "b": mission.b, "c": mission.c, "d": mission.d}[letter])
