"""The faces of a game's pieces as a client gets them, and the words that they need."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from farmtable.games import load
from farmtable.table.words import LANGUAGES, Words


def faces(game: str) -> dict[str, Any]:
    """As they go over the wire."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(load(game).show.faces()))
    return found


def kinds(game: str) -> dict[str, int]:
    """The kinds of pieces, each a list of rows that are told apart by a name of their own; and how many each has."""
    found = faces(game)
    return {kind: len(found[kind]) for kind in found if names(found[kind])}


def names(rows: object) -> list[Any]:
    """What tells the rows of a kind apart: id, number or name. Empty where this is no list of pieces."""
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        return []
    found = [row.get("id", row.get("number", row.get("name"))) for row in rows]
    return [] if None in found else found


def phrases(data: Any) -> list[dict[str, Any]]:
    """All phrases in some data, also inside others."""
    if isinstance(data, list):
        return [found for part in data for found in phrases(part)]
    if not isinstance(data, dict):
        return []
    return ([data] if "key" in data else []) + [found for part in data.values() for found in phrases(part)]


def unsaid(game: str, keys: Iterable[str]) -> list[str]:
    """Those keys that some language has no words for."""
    words = [Words(lang, game) for lang in LANGUAGES]
    return [key for key in sorted(keys) if not all(one.has(key) for one in words)]
