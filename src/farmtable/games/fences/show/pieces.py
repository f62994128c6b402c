"""All pieces of Fences as a client draws and names them."""

from __future__ import annotations

from msgspec import Struct

from farmtable.core.show.phrase import Phrase
from farmtable.games.fences.data.components import LETTERS, Components, Condition, FarmerRow, Shape, TileRow
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.declared import CONDITIONS
from farmtable.games.fences.rules.faces import EDGES, SHAPES, TURNS, WHERE, fences, where
from farmtable.games.fences.rules.farm import KIND_NAMES
from farmtable.games.fences.show.phrases import condition_phrase, farmer_phrase


class Field(Struct, frozen=True):
    """A field of a tile: half-edges go clockwise from the north-west corner, animals are in the order of `animals`.

    `where` is how it is called when its tile is turned by so many quarters.
    """

    half_edges: list[int]
    animals: list[int]
    where: list[str]


class Tile(Struct, frozen=True):
    """A farm tile; edges go clockwise from the north, fields are in the order of the rows."""

    id: int
    shape: Shape
    fenced: list[int]
    players: int
    fields: list[Field]


class Bonus(Struct, frozen=True):
    """Points for a farm that meets a condition."""

    when: Condition
    points: int
    words: Phrase


class Farmer(Struct, frozen=True):
    """A farmer profile."""

    id: int
    name: str
    bonus: list[Bonus]
    words: Phrase


class Faces(Struct, frozen=True):
    """All of them."""

    animals: list[str]
    where: list[str]
    tiles: list[Tile]
    farmers: list[Farmer]


def faces(rows: Components, box: Box) -> Faces:
    return Faces(
        list(KIND_NAMES),
        list(WHERE),
        [tile_face(row) for row in rows.tiles],
        [farmer_face(row, box) for row in rows.farmers],
    )


def tile_face(row: TileRow) -> Tile:
    fenced = fences(row.fences)
    fields = [
        Field(
            list(halves),
            [word.count(letter) for letter in LETTERS],
            [WHERE[where(halves, turn)] for turn in range(TURNS)],
        )
        for halves, word in zip(SHAPES[row.fences], row.animals, strict=True)
    ]
    return Tile(row.id, row.fences, [edge for edge in range(EDGES) if fenced >> edge & 1], row.players, fields)


def farmer_face(row: FarmerRow, box: Box) -> Farmer:
    bonus = [Bonus(one.when, one.points, condition_phrase(CONDITIONS.index(one.when))) for one in row.bonus]
    return Farmer(row.id, row.name, bonus, farmer_phrase(box, row.id))
