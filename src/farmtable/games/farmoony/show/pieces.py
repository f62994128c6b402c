"""All pieces of Farmoony as a client draws and names them."""

from __future__ import annotations

from msgspec import Struct

from farmtable.games.farmoony.data import components as rows
from farmtable.games.farmoony.rules.tiles import LETTERS, TYPES


class Type(Struct, frozen=True):
    """A type of tile. Its words: tile-NAME, letter-NAME."""

    name: str
    letter: str


class Card(Struct, frozen=True):
    """A farm card; its tiles are numbers of `types`, the upper row first."""

    id: int
    tiles: tuple[int, int, int, int]


class Tool(Struct, frozen=True):
    """A kind of tool, with the number that views call it by; and for each of its cards from how many players on."""

    id: int
    name: rows.Kind
    players: tuple[int, ...]


class Mission(Struct, frozen=True):
    """A mission; its tiles and what it asks for are numbers of `types`. Its words: mission-NAME, mission-NAME-text."""

    number: int
    name: rows.Name
    rule: rows.Rule
    tiles: list[int]
    asks: list[int]
    star: bool


class Faces(Struct, frozen=True):
    """All of them."""

    types: list[Type]
    cards: list[Card]
    tools: list[Tool]
    missions: list[Mission]


def faces(box: rows.Components) -> Faces:
    return Faces(
        [Type(name, letter) for name, letter in zip(TYPES, LETTERS, strict=True)],
        [card(row) for row in box.cards],
        [Tool(k, row.kind, row.players) for k, row in enumerate(box.tools)],
        [
            Mission(row.number, row.name, row.rule, numbers(row.tiles), numbers(row.asks), row.star)
            for row in box.missions
        ],
    )


def card(row: rows.CardRow) -> Card:
    one, two, three, four = numbers(row.tiles)
    return Card(row.id, (one, two, three, four))


def numbers(letters: tuple[str, ...]) -> list[int]:
    return [LETTERS.index(letter) for letter in letters]
