"""Finished games in small: rows, answers and events of one game in one compressed piece, some 5 kB instead of 100.

Nothing is lost that anybody could ask for. The rows are there, so the game can be shown and verified; the public
events, so that it can be shown when the rules have changed; and of each answer what it said, under a hash of the move's
id: who sends a move again gets the same answer, a year later too.
"""

from __future__ import annotations

import zlib
from hashlib import sha256

import msgspec
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from farmtable.server.storage import seals
from farmtable.server.storage.schema import ANSWERS, ARCHIVE, FINISHED, HEADS, LOG, TABLES
from farmtable.server.storage.store import Damaged

KEY = 6  # bytes of a hash: among 500 moves of one table two with the same are not to be expected
Answered = dict[bytes, tuple[int, int]]  # by the hash of seat and move: the version and the number of events it told


class Piece(msgspec.Struct, array_like=True):
    """What is compressed."""

    rows: list[int]
    keys: bytes
    versions: list[int]
    told: list[int]
    events: bytes


class Archived(msgspec.Struct):
    rows: list[int]
    answers: Answered
    events: bytes


class Said(msgspec.Struct):
    """Of an answer, what does not follow from the question."""

    version: int
    told: int


SAID = msgspec.json.Decoder(Said)
PIECE = msgspec.msgpack.Decoder(Piece)


def key(seat: int, move: str) -> bytes:
    return sha256(f"{seat} {move}".encode()).digest()[:KEY]


def packed(rows: list[int], answers: dict[tuple[int, str], bytes], events: bytes) -> bytes:
    keys, versions, told = b"", [], []
    for (seat, move), answer in answers.items():
        said = SAID.decode(answer)
        keys += key(seat, move)
        versions.append(said.version)
        told.append(said.told)
    return zlib.compress(msgspec.msgpack.encode(Piece(rows, keys, versions, told, events)), 9)


def unpacked(data: bytes) -> Archived:
    piece = PIECE.decode(zlib.decompress(data))
    keys = [piece.keys[k : k + KEY] for k in range(0, len(piece.keys), KEY)]
    answers = dict(zip(keys, zip(piece.versions, piece.told, strict=True), strict=True))
    return Archived(piece.rows, answers, piece.events)


def load(connection: Connection, table: str) -> Archived | None:
    data = connection.execute(select(ARCHIVE.c.data).where(ARCHIVE.c.table_id == table)).scalar()
    if data is None:
        return None
    try:
        return unpacked(data)
    except (zlib.error, msgspec.MsgspecError, ValueError) as error:
        raise Damaged(table, "its archive can't be read") from error


def put_away(connection: Connection, table: str) -> bool:
    """Bring a finished game into the small form; False: it is in it, not over, or damaged: then it stays as it is."""
    status = connection.execute(select(TABLES.c.status).where(TABLES.c.id == table)).scalar()
    seal = connection.execute(select(HEADS.c.seal).where(HEADS.c.table_id == table)).scalar()
    here = LOG.c.table_id == table
    rows = list(connection.execute(select(LOG.c.entry).where(here).order_by(LOG.c.number)).scalars())
    events = connection.execute(select(FINISHED.c.events).where(FINISHED.c.table_id == table)).scalar()
    if status != "over" or events is None:
        return False
    if not rows or seal != seals.chained(seals.first(table), rows):
        settled(connection, table)
        return False
    found = connection.execute(select(ANSWERS).where(ANSWERS.c.table_id == table).order_by(ANSWERS.c.answer))
    data = packed(rows, {(row.seat, row.move): row.answer for row in found}, events)
    assert unpacked(data).rows == rows
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert(ARCHIVE).values(table_id=table, data=data).on_conflict_do_nothing())
    connection.execute(delete(LOG).where(here))
    connection.execute(delete(ANSWERS).where(ANSWERS.c.table_id == table))
    connection.execute(update(FINISHED).where(FINISHED.c.table_id == table).values(events=b""))
    settled(connection, table)
    return True


def settled(connection: Connection, table: str) -> None:
    connection.execute(update(HEADS).where(HEADS.c.table_id == table).values(due=0.0))


def large(connection: Connection) -> list[str]:
    """Finished games that are not yet in the small form."""
    wanted = select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.id.not_in(select(ARCHIVE.c.table_id)))
    return list(connection.execute(wanted).scalars())
