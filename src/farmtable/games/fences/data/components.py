"""The parts in the box, farm tiles and farmer profiles: read from TOML files and checked.

An owner's file may hold the tiles, the farmers or both; what it leaves out is ours.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from farmtable.games.fences.rules.box import Box, Farmer, Tile
from farmtable.games.fences.rules.declared import CONDITIONS
from farmtable.games.fences.rules.faces import SHAPES
from farmtable.games.fences.rules.farm import KIND_NAMES, MOST_ANIMALS
from farmtable.games.rows import Row, file_faults, hash_of, read, refuse, row_faults, row_title

PACKAGE = "farmtable.games.fences.data"
TILES = 84
FARMERS = 16
FOR_PLAYERS = {2: 60, 3: 12, 4: 12}  # tiles by the fewest players that use them
LETTERS = {name[0]: name for name in KIND_NAMES}

Condition = Literal[
    "cow",
    "pig",
    "sheep",
    "no-cow",
    "no-pig",
    "no-sheep",
    "one-kind",
    "two-kinds",
    "three-kinds",
    "five-animals",
    "eight-animals",
    "no-animal",
    "four-tiles",
    "six-tiles",
    "no-barn",
    "others-barn",
    "two-barns",
    "second-farm",
]


Shape = Literal["none", "diagonal", "straight", "two-corners", "fork", "tee", "cross"]


class TileRow(Row, frozen=True):
    """A farm tile. (FE-01)"""

    id: Annotated[int, Meta(ge=1, le=TILES)]
    fences: Shape
    animals: tuple[str, ...]  # of each field, a letter an animal
    players: Annotated[int, Meta(ge=2, le=4)] = 2


class BonusRow(Row, frozen=True):
    """Points for a farm that meets a condition. (FE-60)"""

    when: Condition
    points: Annotated[int, Meta(ge=1, le=20)]


class FarmerRow(Row, frozen=True):
    """A farmer profile. (FE-02, FE-60)"""

    id: Annotated[int, Meta(ge=1, le=FARMERS)]
    name: str
    bonus: tuple[BonusRow, ...]


class Components(Struct, frozen=True):
    """All that one game is played with; the hash goes into the log's header."""

    tiles: tuple[TileRow, ...]
    farmers: tuple[FarmerRow, ...]
    hash: str


def load(path: Path | None = None) -> Components:
    """The components of a file, or ours. If they can't be used: ComponentError and nothing else."""
    own = {table: read(PACKAGE, f"{table}s.toml") for table in ("tile", "farmer")}
    if path is not None:
        name, document = read(PACKAGE, "", path)
        tables = [table for table in own if table in document] or ["tile", "farmer"]
        refuse(name, file_faults(document, tables))
        own |= {table: (name, {table: document[table]}) for table in tables}
    tiles = rows(*own["tile"], "tile", TileRow)
    refuse(own["tile"][0], [fault for row in tiles for fault in tile_faults(row)])
    refuse(own["tile"][0], [*id_faults("tile", [row.id for row in tiles], TILES), *mix_faults(tiles)])
    farmers = rows(*own["farmer"], "farmer", FarmerRow)
    refuse(own["farmer"][0], [fault for row in farmers for fault in farmer_faults(row)])
    refuse(own["farmer"][0], id_faults("farmer", [row.id for row in farmers], FARMERS))
    return Components(tiles, farmers, hash_of(tiles, farmers))


def rows(name: str, document: dict[str, Any], table: str, kind: type[Any]) -> Any:
    """The rows of a table, sorted by id."""
    refuse(name, file_faults(document, [table]))
    numbered = enumerate(document[table], 1)
    refuse(name, [fault for k, row in numbered for fault in row_faults(row_title(table, "id", k, row), row, kind)])
    found: Any = msgspec.convert(document[table], list[kind])  # type: ignore[valid-type] # known at run time
    return tuple(sorted(found, key=lambda row: int(row.id)))


# ---- What the type of a single field can't say ----------------------------------------------------------------------


def tile_faults(tile: TileRow) -> Iterator[str]:
    """A word of letters for each field."""
    fields = len(SHAPES[tile.fences])
    if len(tile.animals) != fields:
        yield f"tile {tile.id}, field 'animals': {len(tile.animals)} fields; {tile.fences} makes {fields}"
    for word in tile.animals:
        if set(word) - set(LETTERS):
            letters = ", ".join(f"{letter} for a {name}" for letter, name in LETTERS.items())
            yield f"tile {tile.id}, field 'animals': {word!r} is not allowed; a letter for each animal: {letters}"


def mix_faults(tiles: tuple[TileRow, ...]) -> Iterator[str]:
    """So many tiles for each number of players; no more animals than a farm can count. (FE-01)"""
    marks = Counter(tile.players for tile in tiles)
    for players, count in FOR_PLAYERS.items():
        if marks[players] != count:
            yield f"table 'tile', field 'players': {marks[players]} tiles have {players}; {count} of {TILES}"
    for letter, name in LETTERS.items():
        count = sum(word.count(letter) for tile in tiles for word in tile.animals)
        if count > MOST_ANIMALS:
            yield f"table 'tile', field 'animals': {count} times {name}; at most {MOST_ANIMALS}"


def farmer_faults(farmer: FarmerRow) -> Iterator[str]:
    """A name and two different bonuses. (FE-60)"""
    if not farmer.name.strip() or len(farmer.name) > 30:
        yield f"farmer {farmer.id}, field 'name': {farmer.name!r} is not allowed; a name of 1 to 30 letters"
    if len(farmer.bonus) != 2 or len({row.when for row in farmer.bonus}) != 2:
        yield f"farmer {farmer.id}, field 'bonus': two different conditions, not {[row.when for row in farmer.bonus]}"


def id_faults(table: str, ids: list[int], count: int) -> Iterator[str]:
    """Each id once."""
    if ids != list(range(1, count + 1)):
        twice = sorted(number for number, times in Counter(ids).items() if times > 1)
        missing = sorted(set(range(1, count + 1)) - set(ids))
        yield f"table {table!r}, field 'id': missing {missing}, more than once {twice}; each of 1 to {count} once"


# ---- As the rules read them -----------------------------------------------------------------------------------------


def box_of(components: Components) -> Box:
    """The tables of the rules."""
    tiles = [
        Tile(row.fences, [[word.count(letter) for letter in LETTERS] for word in row.animals], row.players)
        for row in components.tiles
    ]
    farmers = [
        Farmer(
            row.name,
            [CONDITIONS.index(bonus.when) for bonus in row.bonus],
            [bonus.points for bonus in row.bonus],
        )
        for row in components.farmers
    ]
    return Box(tiles, farmers)
