"""Seals: hashes that tell a game as it was written from one that a disk or a hand has changed since.

A log has a chain: the seal after a row is a hash of the seal before it and of the row, so one number vouches for every
row, their order and their count. A record has a hash of its own. Names and chat lie outside, so that they can be
deleted; so do the links between tables, and how a table stands, which follows from its log.

What is sealed here never changes: a database of today must be readable for ever. Another way would be another function.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

NAMES = "names"  # of the header
SEAT = ("seat", "kind", "level", "token", "gone")
RECORD = ("id", "game", "language", "listed", "invite", "watch")


def first(table: str) -> bytes:
    """The seal of a log without rows."""
    return sha256(f"farmtable log {table}".encode()).digest()


def chained(seal: bytes, rows: Iterable[int]) -> bytes:
    """The seal after these rows."""
    for row in rows:
        seal = sha256(seal + row.to_bytes(8, "big", signed=True)).digest()
    return seal


def of_record(row: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> bytes:
    """The seal of a table's row and its seats, as they are stored."""
    header = msgspec.json.decode(row["header"]) if row["header"] else {}
    header.pop(NAMES, None)
    parts = [
        [row[name] for name in RECORD],
        msgspec.json.decode(row["options"]),
        header,
        bytes(row["seed"]).hex(),
        float(row["created"]).hex(),
        [[seat[name] for name in SEAT] for seat in seats],
    ]
    if row.get("pace"):  # a table without one is sealed as those from before there were any
        parts.append(row["pace"])
    return sha256(msgspec.json.encode(parts, order="sorted")).digest()
