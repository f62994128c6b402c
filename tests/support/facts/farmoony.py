"""Farmoony: every land tile by tile with its tokens, its cards as they lie, hands, tools and points."""

from __future__ import annotations

import re
from typing import Any

from tests.support.facts.lines import PLACE, Fact, owner, place, rows

CARDS = {row["id"]: row["tiles"] for row in rows("farmoony", "farm_cards.toml")["card"]}
TILES = {
    "vegetable": "V",
    "water": "W",
    "fertilizer": "F",
    "pest": "P",
    "soil": "S",
    "stone": "T",
    "nothing": "",
    "légume": "V",
    "eau": "W",
    "engrais": "F",
    "nuisible": "P",
    "terre": "S",
    "pierre": "T",
    "rien": "",
}
TYPES = " VWFPST"  # as the tokens of a view count them
SHOWN = re.compile(rf"({PLACE}) (\w+)(?: (?:with|avec) (un|a) \w+| (?:by|par) \w+ \w+ (?:on|sur) (\w+)|( \(\w+\)))?")
FACE = re.compile(r"(\w+) (?:and|et) (\w+) (?:above|en haut), (\w+) (?:and|et) (\w+) (?:below|en bas)")


def turned(card: int, turns: int) -> list[str]:
    """Its four tiles, the upper row first, after so many turns clockwise."""
    found = list(CARDS[card])
    for _ in range(turns):
        found = [found[2], found[0], found[3], found[1]]
    return found


def seen(sight: dict[str, Any], names: list[str]) -> list[Fact]:
    view, found = sight["view"], list[Fact]()
    for seat, one in enumerate(view["seats"]):
        found.append(("points", seat, sight["scores"][seat]["points"]))
        found.append(("hand", seat, len(one["hand"]), tuple(tuple(CARDS[card]) for card in one["hand"] if card > 0)))
        found.append(("tools", seat, len(one["tools"])))
        found += land(seat, one)
    return [*found, ("deck", view["deck"]), ("undealt", view["undealt"])]


def land(seat: int, one: dict[str, Any]) -> list[Fact]:
    """What is on top at each place, and each card with what of it is covered."""
    tokens = {place(x, y): TYPES[kind] for x, y, kind in one["tokens"]}
    cards = [
        [(place(x + k % 2, y + k // 2), tile) for k, tile in enumerate(turned(card, turns))]
        for card, turns, x, y in one["land"]
    ]
    top = {where: n for n, card in enumerate(cards) for where, _ in card}  # the youngest there
    found: list[Fact] = [("size", seat, len(top), len(tokens))] if cards else []
    for n, card in enumerate(cards):
        parts = []
        for where, tile in card:
            covered = top[where] != n
            parts.append((where, tile, covered, "" if covered else tokens.get(where, "")))
            if not covered:
                found.append(("tile", seat, where, tokens.get(where, tile), where in tokens))
        found.append(("card", seat, n + 1, tuple(parts)))
    return found


# ---- What is said ---------------------------------------------------------------------------------------------------


def told(lines: list[str], names: list[str]) -> list[Fact]:
    found, seat, hand, size = list[Fact](), -1, list[Any](), 0
    for line in lines:
        if re.match("Missions ?:", line):
            break
        whose = owner(line, names)
        if whose is not None:
            seat = whose
        elif points := re.fullmatch(r"(-?\d+) points? (?:now|en ce moment)\.", line):
            found.append(("points", seat, int(points[1])))
        elif held := re.fullmatch(r"(?:Your hand|Hand of .*?|Votre main|Main (?:de|chez) .*?) ?: (\d+) .*", line):
            hand, size = [], int(held[1])
        elif re.match(r"\d+ ?: ", line) and (face := FACE.search(line)):
            hand.append(tuple(TILES[word] for word in face.groups()))
        elif tools := re.fullmatch(r"(?:Your tools|Tools of .*?|Vos outils|Outils chez .*?) ?: (\d+)", line):
            found += [("hand", seat, size, tuple(hand)), ("tools", seat, int(tools[1]))]
        elif sized := re.match(r"(\d+) (?:tiles|tuiles) (?:and|et) (\d+|no|aucun) ", line):
            found.append(("size", seat, int(sized[1]), int(sized[2]) if sized[2].isdigit() else 0))
        elif re.match(r"(Row|Rangée) -?\d+ ?: ", line):
            parts = SHOWN.findall(line.partition(":")[2])
            found += [("tile", seat, part[0], TILES[part[1]], bool(part[2])) for part in parts if TILES[part[1]]]
        elif card := re.match(r"(?:Card|Carte) (\d+) ?: (.*)\.$", line):
            found.append(("card", seat, int(card[1]), tuple(map(part_told, SHOWN.findall(card[2])))))
    rest = "\n".join(lines)
    deck = re.search(r"^(\d+) (?:tools? in the deck|outils? dans la pioche)\.$", rest, re.MULTILINE)
    undealt = re.search(r"^(\d+) (?:farm|carte).*(?:not dealt|pas distribuée)", rest, re.MULTILINE)
    return [*found, ("deck", int(deck[1]) if deck else 0), ("undealt", int(undealt[1]) if undealt else -1)]


def part_told(part: tuple[str, ...]) -> tuple[Any, ...]:
    where, tile, _, printed, covered = part
    return where, TILES[printed or tile], bool(covered), TILES[tile] if printed else ""
