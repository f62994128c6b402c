"""The rows of the component files, checked, and the box that they make.

A file that is handed in may have any of the three tables; those that it lacks are ours.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from farmtable.games.farmoony.rules.declared import TOOL_NAMES, TOOLS
from farmtable.games.farmoony.rules.land import MISSIONS
from farmtable.games.farmoony.rules.mission import Mission
from farmtable.games.farmoony.rules.missions import RULES
from farmtable.games.farmoony.rules.play import prepare
from farmtable.games.farmoony.rules.state import WHEELBARROW, Box
from farmtable.games.farmoony.rules.tiles import CARDS, LETTERS, TURNED, Faces
from farmtable.games.rows import Row, file_faults, hash_of, read, refuse, row_faults, row_title

PACKAGE = "farmtable.games.farmoony.data"
FILES = {"card": "farm_cards.toml", "tool": "tools.toml", "mission": "missions.toml"}
KEYS = {"card": "id", "tool": "kind", "mission": "number"}
COPIES = dict.fromkeys(TOOL_NAMES, 4) | dict.fromkeys(("mattock", "farmer", "wheelbarrow", "fence"), 3)
ARGUMENTS = {  # how many types of tile each mission rule looks at
    "beside": 2,
    "free-sides": 1,
    "beside-two": 2,
    "on-hard-ground": 1,
    "untouched": 2,
    "best-line": 2,
    "full-lines": 4,
    "largest-pond": 2,
    "corner-set": 1,
    "inner-corner-set": 1,
    "mixed-set": 2,
    "longest-path": 3,
    "one-of-each": 3,
    "threes": 1,
    "threes-beside": 4,
    "corner-pairs": 3,
    "squares": 4,
    "pairs": 2,
    "lines": 2,
}

Letter = Literal["V", "W", "F", "P", "S", "T"]
Asked = Literal["V", "W", "F", "P"]
Rule = Literal[
    "beside",
    "free-sides",
    "beside-two",
    "on-hard-ground",
    "untouched",
    "best-line",
    "full-lines",
    "largest-pond",
    "corner-set",
    "inner-corner-set",
    "mixed-set",
    "longest-path",
    "one-of-each",
    "threes",
    "threes-beside",
    "corner-pairs",
    "squares",
    "pairs",
    "lines",
]
Kind = Literal[
    "livestock",
    "pesticide",
    "rake",
    "cement",
    "mattock",
    "water-tank",
    "seed",
    "chemical-fertilizer",
    "locust",
    "farmer",
    "wheelbarrow",
    "fence",
]
Name = Literal[
    "mixed-bed",
    "three-crops",
    "watered-garden",
    "border-pests",
    "liquid-manure",
    "rich-compost",
    "well-fed-pests",
    "long-furrow",
    "great-pond",
    "long-ditch",
    "pest-trail",
    "garden-path",
    "barren-pests",
    "canal",
    "full-lines",
    "rich-field",
    "good-neighbours",
    "blueprint",
    "stepping-ponds",
    "soil-care",
    "clean-water",
    "wild-bed",
    "compost-pairs",
    "compost-rows",
    "hidden-compost",
]


class CardRow(Row, frozen=True):
    """A farm card: its four tiles, the upper row first."""

    id: Annotated[int, msgspec.Meta(ge=1, le=CARDS)]
    tiles: tuple[Letter, ...]


class ToolRow(Row, frozen=True):
    """All tools of one kind: for each card, with how many players it comes in."""

    kind: Kind
    players: tuple[Annotated[int, msgspec.Meta(ge=2, le=6)], ...]


class MissionRow(Row, frozen=True):
    """A mission: its rule, the tiles it looks at, the types it asks for."""

    number: Annotated[int, msgspec.Meta(ge=1, le=MISSIONS)]
    name: Name
    rule: Rule
    tiles: tuple[Asked, ...]
    asks: tuple[Asked, ...]
    star: bool = False


ROWS: dict[str, type[Row]] = {"card": CardRow, "tool": ToolRow, "mission": MissionRow}


class Components(msgspec.Struct, frozen=True):
    """All rows, in the order of their ids."""

    cards: list[CardRow]
    tools: list[ToolRow]
    missions: list[MissionRow]


def load(path: Path | None = None) -> Components:
    """Our own files, or those tables that a file at this path has instead."""
    tables: dict[str, tuple[str, list[Any]]] = {}
    if path is not None:
        name, document = read(PACKAGE, path.name, path)
        refuse(name, file_faults(document, [key for key in FILES if key in document] or list(FILES)))
        tables = {key: (name, document[key]) for key in document}
    for key, file in FILES.items():
        if key not in tables:
            name, document = read(PACKAGE, file)
            refuse(name, file_faults(document, [key]))
            tables[key] = (name, document[key])
    for key, (name, rows) in tables.items():
        titles = [row_title(key, KEYS[key], number, row) for number, row in enumerate(rows, 1)]
        refuse(
            name,
            (fault for title, row in zip(titles, rows, strict=True) for fault in row_faults(title, row, ROWS[key])),
        )
    found = Components(
        sorted(msgspec.convert(tables["card"][1], list[CardRow]), key=lambda row: row.id),
        sorted(msgspec.convert(tables["tool"][1], list[ToolRow]), key=lambda row: TOOL_NAMES.index(row.kind)),
        sorted(msgspec.convert(tables["mission"][1], list[MissionRow]), key=lambda row: row.number),
    )
    refuse(tables["card"][0], card_faults(found.cards))
    refuse(tables["tool"][0], tool_faults(found.tools))
    refuse(tables["mission"][0], mission_faults(found.missions))
    return found


def once(table: str, key: str, values: list[Any], known: list[Any]) -> Iterator[str]:
    """Each of these once."""
    counts = Counter(values)
    for value in known:
        if counts[value] != 1:
            yield f"{table} {value}, field {key!r}: {counts[value]} rows; exactly one is right"


def card_faults(cards: list[CardRow]) -> Iterator[str]:
    """108 cards of four tiles, all different, however they are turned."""
    yield from once("card", "id", [row.id for row in cards], list(range(1, CARDS + 1)))
    seen: dict[str, int] = {}
    for row in cards:
        if len(row.tiles) != 4:
            yield f"card {row.id}, field 'tiles': {len(row.tiles)} tiles; four are right, the upper row first"
            continue
        turned = min("".join(row.tiles[TURNED[4 * turn + quarter]] for quarter in range(4)) for turn in range(4))
        if turned in seen:
            yield f"card {row.id}, field 'tiles': the same as card {seen[turned]}, turned; another pattern is right"
        seen.setdefault(turned, row.id)


def tool_faults(tools: list[ToolRow]) -> Iterator[str]:
    """44 tools in twelve kinds; no more wheelbarrows than a land has room for."""
    yield from once("tool", "kind", [row.kind for row in tools], list(TOOL_NAMES))
    for row in tools:
        if len(row.players) != COPIES[row.kind]:
            yield f"tool {row.kind!r}, field 'players': {len(row.players)} cards; {COPIES[row.kind]} are right"


def mission_faults(missions: list[MissionRow]) -> Iterator[str]:
    """25 missions, and three of them can be chosen."""
    yield from once("mission", "number", [row.number for row in missions], list(range(1, MISSIONS + 1)))
    for row in missions:
        need = ARGUMENTS[row.rule]
        if len(row.tiles) != need:
            yield f"mission {row.number}, field 'tiles': {len(row.tiles)}; the rule {row.rule!r} looks at {need}"
        elif len(set(row.tiles)) != need and not (row.rule == "longest-path" and row.tiles[0] not in row.tiles[1:]):
            yield f"mission {row.number}, field 'tiles': a type comes twice; different ones are right"
    if len({row.number for row in missions}) == MISSIONS == len(missions):
        if not any(box_of_missions(missions).first):
            yield "mission, field 'asks': no three can be chosen; they must ask for all of V, W, F, P"


def mission_of(row: MissionRow) -> Mission:
    """The rule with what it looks at."""
    asks = sum(2 ** "VWFP".index(letter) for letter in set(row.asks))
    types = [LETTERS.index(letter) for letter in row.tiles] + [0] * 4
    return RULES[row.rule](row.number, asks, row.star, types[0], types[1], types[2], types[3])


def box_of_missions(missions: list[MissionRow]) -> Box:
    """A box with nothing but missions, to see which can be chosen."""
    box = Box(Faces([]), [], [], [Mission(0, 0, True, 0, 0, 0, 0), *map(mission_of, missions)], [])
    prepare(box)
    return box


def box_of(components: Components) -> Box:
    """The components as the rules read them."""
    tools = [(TOOL_NAMES.index(row.kind), fewest) for row in components.tools for fewest in row.players]
    assert len(tools) == TOOLS
    assert sum(kind == WHEELBARROW for kind, _ in tools) == 3
    box = Box(
        Faces(["".join(row.tiles) for row in components.cards]),
        [-1, *(kind for kind, _ in tools)],
        [99, *(fewest for _, fewest in tools)],
        [Mission(0, 0, True, 0, 0, 0, 0), *map(mission_of, components.missions)],
        ["", *(row.name for row in components.missions)],
    )
    prepare(box)
    return box


def fingerprint(components: Components) -> str:
    """A hash of what the rows say."""
    return hash_of(components.cards, components.tools, components.missions)
