"""Tiles, farm cards and places: the six types, four rotations, and a grid that is wider than any land can grow.

A land grows by at most one tile a card in each direction, and no more than 21 cards can ever be laid on one (18 of its
own, three wheelbarrows), so x and y stay within -20 and 21. A placement is one int: card, rotation, upper left cell.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, u8, vec

EMPTY: Final = 0
VEGETABLE: Final = 1
WATER: Final = 2
FERTILIZER: Final = 3
PEST: Final = 4
SOIL: Final = 5
STONE: Final = 6
TYPES: Final = ("", "vegetable", "water", "fertilizer", "pest", "soil", "stone")
LETTERS: Final = ".VWFPST"
TYPE: Final = 7  # the bits of a tile that are its type
TOKEN: Final = 8  # the bit of a tile that says that a token lies on it

SIDE: Final = 44
GRID: Final = SIDE * SIDE
ORIGIN: Final = 21 * SIDE + 21  # the cell 0,0
CARDS: Final = 108  # ids 1 to 108

OFFSET: Final = vec[i64]([0, 1, SIDE, SIDE + 1])  # upper left, upper right, lower left, lower right
TURNED: Final = vec[u8]([0, 1, 2, 3, 2, 0, 3, 1, 3, 2, 1, 0, 1, 3, 0, 2])  # by rotation and quarter: the card's quarter
QUARTER: Final = vec[u8]([1, 2, 4, 8])  # a bit for each quarter


def cell_at(x: int, y: int) -> int:
    """The cell with these coordinates; x grows to the right, y downwards."""
    return ORIGIN + y * SIDE + x


def x_of(cell: int) -> int:
    return cell % SIDE - ORIGIN % SIDE


def y_of(cell: int) -> int:
    return cell // SIDE - ORIGIN // SIDE


def placement(card: i64, rotation: i64, cell: i64) -> i64:
    """A card, turned clockwise so many times, with its upper left tile on this cell."""
    return (card * 4 + rotation) * GRID + cell


def card_of(place: i64) -> i64:
    return place // (4 * GRID)


def rotation_of(place: i64) -> i64:
    return place // GRID % 4


def cell_of(place: i64) -> i64:
    return place % GRID


class Faces:
    """What is printed on the farm cards, in every rotation."""

    def __init__(self, faces: list[str]) -> None:
        """Faces are written "VW/PF", card 1 first."""
        tiles = [0] * ((CARDS + 1) * 16)
        stones = [0] * ((CARDS + 1) * 4)
        for card, face in enumerate(faces, 1):
            printed = [LETTERS.index(letter) for letter in face.replace("/", "")]
            for rotation in range(4):
                for quarter in range(4):
                    tile = printed[TURNED[rotation * 4 + quarter]]
                    tiles[card * 16 + rotation * 4 + quarter] = tile
                    if tile == STONE:
                        stones[card * 4 + rotation] |= int(QUARTER[quarter])
        self.tiles: vec[u8] = vec[u8](tiles)
        self.stones: vec[u8] = vec[u8](stones)  # by card and rotation: a bit for each quarter that is stone

    def tile(self, card: i64, rotation: i64, quarter: i64) -> i64:
        """The type of a quarter of a turned card."""
        return i64(self.tiles[card * 16 + rotation * 4 + quarter])
