"""What missions wish for, tile by tile and neighbour by neighbour: a quick stand-in for points, for bots.

A mission's score looks at the whole land. Its wishes are a sum over tiles, sides and corners, so what a card changes is
found by looking at the card and the twelve tiles around it, without making another land.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, u8, vec
from farmtable.games.farmoony.rules.land import Land
from farmtable.games.farmoony.rules.mission import Mission
from farmtable.games.farmoony.rules.tiles import EMPTY, LETTERS, SIDE, TYPE, placement

# By rule, about in points: "a .4" for each tile of the mission's type a; "a-b .6" for each side that an a and a b
# share, "a/b .6" for each corner. Capitals are types of tile, "." is no tile: "a-. .2" is a free side. The amounts are
# those with which the instinct beats itself: `python -m farmtable.lab.trainers.wishes`.
PATTERNS: Final[dict[str, str]] = {
    "Beside": "a .66 b .11 a-b .38 b-b -.06",
    "FreeSides": "a .52 a-. .36",
    "BesideTwo": "a .37 b .34 a-b 1.13",
    "OnHardGround": "a .52 S .09 a-S 1.03 a-T 1.15",
    "Untouched": "a 1.52 b -.18 a-b -.43 a/b -.23",
    "BestLine": "a .29 b -.1 a-a .06",
    "FullLines": "a .28 b .23 c .52 d 1 a-a -.12 b-b -.15 c-c -.13 d-d -.1",
    "LargestPond": "a .45 b -.09 a-a .45 b-b .21",
    "CornerSet": "a .78 a/a 1.19 a-. .07",
    "InnerCornerSet": "a .3 a/a .55 a-. -.14",
    "MixedSet": "a .43 b .68 a-a .32 a-b .44 b-b .31",
    "LongestPath": "a .17 b .15 c .07 a-a .62 a-b .05 a-c .08",
    "OneOfEach": "a .29 b .56 c .7 a-b .39 a-c .42 b-c .4",
    "Threes": "a .81 a-a .78",
    "ThreesBeside": "a .67 b .17 c .21 d -.05 a-a .8 a-b .1 a-c .12 a-d -.2",
    "CornerPairs": "a .62 b .9 c -.1 a/b .63 a-c -.23 b-c -.23",
    "Squares": "a .3 b .19 c .13 d .51 a-b .2 a-c .12 b-d .14 c-d .19 a/d .07",
    "Pairs": "a .48 b -.11 a-a .32 a-b -.22",
    "Lines": "a .48 b -.06 a-a .63 a-b -.26",
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

    def add(self, mission: Mission, patterns: dict[str, str] = PATTERNS) -> None:
        """What this mission wishes for besides."""
        words = patterns[type(mission).__name__].split()
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

    def around(self, tiles: vec[u8], cell: i64, nw: i64, ne: i64, sw: i64, se: i64) -> float:
        """What these four tiles, named by compass, are worth with the north-west one on this cell."""
        side, corner, tile = self.side, self.corner, self.tile
        above_nw, above_ne = i64(tiles[cell - SIDE]) & TYPE, i64(tiles[cell - SIDE + 1]) & TYPE
        left_nw, left_sw = i64(tiles[cell - 1]) & TYPE, i64(tiles[cell + SIDE - 1]) & TYPE
        right_ne, right_se = i64(tiles[cell + 2]) & TYPE, i64(tiles[cell + SIDE + 2]) & TYPE
        below_sw, below_se = i64(tiles[cell + 2 * SIDE]) & TYPE, i64(tiles[cell + 2 * SIDE + 1]) & TYPE
        total = tile[nw] + tile[ne] + tile[sw] + tile[se]
        row_nw, row_ne, row_sw, row_se = nw * TYPES, ne * TYPES, sw * TYPES, se * TYPES
        total += (
            side[row_nw + ne]
            + side[row_nw + sw]
            + side[row_se + ne]
            + side[row_se + sw]
            + corner[row_nw + se]
            + corner[row_ne + sw]
        )
        total += side[row_nw + above_nw] + side[row_nw + left_nw] + side[row_ne + above_ne] + side[row_ne + right_ne]
        total += side[row_sw + left_sw] + side[row_sw + below_sw] + side[row_se + right_se] + side[row_se + below_se]
        beyond = i64(tiles[cell - SIDE - 1]) & TYPE
        total += corner[row_nw + beyond] + corner[row_nw + above_ne] + corner[row_nw + left_sw]
        beyond = i64(tiles[cell - SIDE + 2]) & TYPE
        total += corner[row_ne + beyond] + corner[row_ne + above_nw] + corner[row_ne + right_se]
        beyond = i64(tiles[cell + 2 * SIDE - 1]) & TYPE
        total += corner[row_sw + beyond] + corner[row_sw + left_nw] + corner[row_sw + below_se]
        beyond = i64(tiles[cell + 2 * SIDE + 2]) & TYPE
        total += corner[row_se + beyond] + corner[row_se + right_ne] + corner[row_se + below_sw]
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
