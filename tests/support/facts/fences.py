"""Fences: tiles, fields, fences and barns of every place, farms with their owners and open ends, the free places."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

from tests.support.facts.lines import PLACE, Fact, owner, place, rows, things

TILES = {row["id"]: row for row in rows("fences", "tiles.toml")["tile"]}
ANIMALS = {"cow": "c", "vache": "c", "pig": "p", "cochon": "p", "sheep": "s", "mouton": "s"}
EDGES = {"north": 0, "nord": 0, "east": 1, "est": 1, "south": 2, "sud": 2, "west": 3, "ouest": 3}
BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))
# Half-edges go clockwise from the north-west corner. By the comment in the rows: which of them each field has.
EAST_OF, REST = (1, 2, 3, 4), (0, 3, 4, 5, 6, 7)
NW, NE, SE, SW = (7, 0), (1, 2), (3, 4), (5, 6)
FIELDS: dict[str, list[tuple[int, ...]]] = {
    "none": [tuple(range(8))],
    "diagonal": [NE, REST],
    "straight": [EAST_OF, (5, 6, 7, 0)],
    "two-corners": [NE, SW, NW + SE],
    "fork": [NW, NE, SE + SW],
    "tee": [NW, NE, SE + SW],
    "cross": [NW, NE, SE, SW],
}
AT = [(-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1)]  # a half-edge seen from the middle


def halves(tile: int, field: int, turn: int) -> list[int]:
    return [(half + 2 * turn) % 8 for half in FIELDS[TILES[tile]["fences"]][field]]


def where(tile: int, field: int, turn: int) -> str:
    """The side of the tile to which the field lies: nw, s, or nothing for its middle."""
    x, y = (sum(AT[half][k] for half in halves(tile, field, turn)) for k in (0, 1))
    return ("n" if y < 0 else "s" if y else "") + ("w" if x < 0 else "e" if x else "")


def fenced(tile: int, turn: int) -> frozenset[int]:
    """The edges in whose middle a fence ends: their two halves are of different fields."""
    of = {half: k for k in range(len(FIELDS[TILES[tile]["fences"]])) for half in halves(tile, k, turn)}
    return frozenset(edge for edge in range(4) if of[2 * edge] != of[2 * edge + 1])


def fields(tile: int, turn: int) -> list[tuple[Any, ...]]:
    animals = TILES[tile]["animals"]
    return [(counted(word), where(tile, k, turn)) for k, word in enumerate(animals)]


def counted(word: str) -> frozenset[tuple[str, int]]:
    return frozenset((kind, word.count(kind)) for kind in set(word))


def seen(sight: dict[str, Any], names: list[str]) -> list[Fact]:
    view = sight["view"]
    board = {tile["tile"]: tile for tile in view["board"]}
    at = {(tile["x"], tile["y"]): tile for tile in view["board"]}
    name = {tile: place(one["x"], one["y"]) for tile, one in board.items()}
    farm_of = {tuple(field): n for n, farm in enumerate(view["farms"], 1) for field in farm["fields"]}
    found: list[Fact] = [("supply", view["supply"])]
    for seat, one in enumerate(view["seats"]):
        found.append(("player", seat, one["points"], one["stock"], len(one["hand"])))
        found += [("tile", tile, frozenset(fields(tile, 0)), fenced(tile, 0)) for tile in one["hand"] if tile > 0]
    for n, farm in enumerate(view["farms"], 1):
        ends, lies, meets = set(), [], 0
        for tile, field in farm["fields"]:
            one = board[tile]
            lies.append((name[tile], where(tile, field, one["turn"])))
            for half in halves(tile, field, one["turn"]):
                beyond = (one["x"] + BESIDE[half // 2][0], one["y"] + BESIDE[half // 2][1])
                if beyond not in at:
                    ends.add(place(*beyond))
                    meets += 1
        assert meets == farm["open"], "the view counts its open ends otherwise"
        animals = frozenset((kind, k) for kind, k in zip("cps", farm["animals"], strict=True) if k)
        barns = frozenset((seat, k) for seat, k in enumerate(farm["barns"]) if k)
        end = ("done", name[farm["completed_by"]]) if farm["completed_by"] else (farm["open"], frozenset(ends))
        found.append(("farm", n, animals, farm["worth"], barns, tuple(sorted(lies)), end))
    for tile, one in board.items():
        shown = [(*field, farm_of[tile, k]) for k, field in enumerate(fields(tile, one["turn"]))]
        barn = (one["owner"], where(tile, one["barn"], one["turn"])) if one["barn"] >= 0 else None
        laid = (tile, 90 * one["turn"], one["seat"])
        found.append(("place", name[tile], frozenset(shown), laid, barn, fenced(tile, one["turn"])))
    needs: dict[str, set[tuple[int, bool]]] = defaultdict(set)
    for (x, y), one in at.items():
        for edge, (dx, dy) in enumerate(BESIDE):
            if (x + dx, y + dy) not in at:
                fence = edge in fenced(one["tile"], one["turn"])
                needs[place(x + dx, y + dy)].add(((edge + 2) % 4, fence))
    return found + [("free", where, frozenset(wanted)) for where, wanted in needs.items()]


# ---- What is said ---------------------------------------------------------------------------------------------------


def side(words: str) -> str:
    """north-east or nord-est: ne"""
    return "".join("nesw"[EDGES[word]] for word in words.split("-") if word in EDGES)


def edges(words: str) -> frozenset[int]:
    return frozenset(EDGES[word] for word in re.findall(r"\w+", words) if word in EDGES)


def field_of(animals: str, lies: str) -> tuple[Any, ...]:
    return things(animals, ANIMALS), side(lies)


def told(lines: list[str], names: list[str]) -> list[Fact]:
    found: list[Fact] = []
    at = 0
    while at < len(lines):
        line, below = lines[at], lines[at + 1 :]
        if tile := re.fullmatch(r"(?:Tile|Tuile) (\d+) ?: (.*?) ?; (?:fences|clôtures) ?: (.*)", line):
            parts = re.findall(r"([^()]*?) \(([\w-]+)\)", tile[2])
            shown = frozenset(field_of(re.sub("^( and | et |, )", "", animals), lies) for animals, lies in parts)
            found.append(("tile", int(tile[1]), shown, edges(tile[3])))
        elif (seat := owner(line, names)) is not None and "," in line:
            numbers = [int(re.findall(r"\d+", text)[0]) for text in (line.removeprefix(names[seat]), *below[:2])]
            found.append(("player", seat, *numbers))
        elif farm := re.fullmatch(r"(?:Farm|Ferme) (\d+) ?: (.*)", line):
            found.append(("farm", int(farm[1]), things(farm[2], ANIMALS), *farm_told(below, names)))
        elif free := re.fullmatch(rf"({PLACE}), (?:free|libre)", line):
            parts = re.split(",| and | et ", below[0])
            sides = frozenset((min(edges(part)), bool(re.search("fence|clôture", part))) for part in parts)
            found.append(("free", free[1], sides))
        elif re.fullmatch(PLACE, line):
            found.append(("place", line, *place_told(below, names)))
        elif supply := re.fullmatch(r"(?:Supply|Réserve) ?: (\d+) .*", line):
            found.append(("supply", int(supply[1])))
        at += 1
    return found


def farm_told(lines: list[str], names: list[str]) -> tuple[Any, ...]:
    """Worth, barns, where it lies, and its ends."""
    worth, barns, lies = 0, set[tuple[int, int]](), tuple[Any, ...]()
    end: tuple[Any, ...] = ()
    for line in lines:
        if found := re.match(r"(?:Worth|Vaut) (\d+)", line):
            worth = int(found[1])
        elif found := re.fullmatch(r"(.*?) ?: (\d+) (?:barn|grange)s?", line):
            barns.add((names.index(found[1]), int(found[2])))
        elif found := re.match(r"(?:It lies on|Elle s’étend sur) (.*)", line):
            lies = tuple(sorted((name, side(words)) for name, words in re.findall(rf"({PLACE}) ([\w-]+)", found[1])))
        elif found := re.match(rf"(?:Completed by|Achevée par) .* ({PLACE})$", line):
            end = ("done", found[1])
            break
        elif found := re.match(r"(\d+) (?:open end|bouts? ouvert)s?, (?:towards|vers) (.*)", line):
            end = (int(found[1]), frozenset(re.findall(PLACE, found[2])))
            break
    return worth, frozenset(barns), lies, end


def place_told(lines: list[str], names: list[str]) -> tuple[Any, ...]:
    """Its fields with their farms, its tile, its barn, its fences."""
    shown, laid, barn = set(), None, None
    for line in lines:
        if found := re.fullmatch(r"(.*) \(([\w-]+)\) ?: (?:farm|ferme) (\d+)", line):
            shown.add((*field_of(found[1], found[2]), int(found[3])))
        elif found := re.fullmatch(r"(?:Tile|Tuile) (\d+), \D*(\d+)°, (?:set by|posée par) (.*)", line):
            laid = (int(found[1]), int(found[2]), names.index(found[3]))
        elif found := re.fullmatch(r"(?:Barn of|Grange de) (.*?) ?: (.*)", line):
            barn = (names.index(found[1]), side(found[2]))
        elif found := re.fullmatch(r"(?:Fences|Clôtures) ?: (.*)", line):
            return frozenset(shown), laid, barn, edges(found[1])
    raise AssertionError("a place without a word on its fences")
