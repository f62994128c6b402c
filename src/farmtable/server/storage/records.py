"""What is written and read, one function each, to be handed to the store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from farmtable.server.storage.schema import ANSWERS, CHAT, FINISHED, LOG, SEATS, TABLES
from farmtable.server.storage.store import Announce, StoreError
from farmtable.table.log import Header


class Overtaken(StoreError):
    """Somebody else was first; nothing was written."""


class SeatRecord(msgspec.Struct):
    """Who sits where."""

    seat: int
    kind: str
    name: str
    level: str = ""
    token: str = ""
    gone: bool = False


class TableRecord(msgspec.Struct):
    """A table as it is kept, without its log."""

    id: str
    game: str
    options: dict[str, int]
    language: str
    listed: bool
    invite: str
    watch: str
    seed: bytes
    created: float
    seats: list[SeatRecord]
    status: str = "waiting"
    header: Header | None = None
    changes: int = 0
    rematch: str = ""
    ended: float = 0.0


class ChatRecord(msgspec.Struct):
    """A line of the chat."""

    number: int
    seat: int
    text: str
    at: float


class Move(msgspec.Struct):
    """What one move adds: rows of the log from `first` on, the answer under its id, and the end of the game."""

    table: str
    first: int
    rows: list[int]
    seat: int = 0
    move: str = ""  # "": a bot's, whose answer nobody asks for twice
    answer: bytes = b""
    places: list[int] | None = None
    events: bytes = b""
    ended: float = 0.0
    header: Header | None = None  # where it is another one from now on


def changed(connection: Connection, table: str) -> None:
    """A table is changed by this transaction: see `Store.on_change`."""
    announce: Announce | None = connection.get_execution_options().get("announce")
    if announce is not None:
        announce(connection, table)


def add_move(move: Move) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        add_rows(connection, move.table, move.first, move.rows)
        if move.move:
            row = {"table_id": move.table, "seat": move.seat, "move": move.move, "answer": move.answer}
            connection.execute(insert(ANSWERS), row)
        if move.header is not None:
            header, place = msgspec.json.encode(move.header).decode(), TABLES.c.id == move.table
            connection.execute(update(TABLES).where(place).values(header=header, changes=TABLES.c.changes + 1))
        if move.places is not None:
            add_end(connection, move)
        changed(connection, move.table)

    return job


def add_rows(connection: Connection, table: str, first: int, rows: Sequence[int]) -> None:
    if rows:
        values = [{"table_id": table, "number": first + k, "entry": entry} for k, entry in enumerate(rows)]
        connection.execute(insert(LOG), values)


def add_end(connection: Connection, move: Move) -> None:
    """A finished game keeps its public events, so that it can be shown when the rules have changed."""
    places = msgspec.json.encode(move.places).decode()
    connection.execute(insert(FINISHED), {"table_id": move.table, "places": places, "events": move.events})
    connection.execute(update(TABLES).where(TABLES.c.id == move.table).values(status="over", ended=move.ended))


def add_table(record: TableRecord, rows: Sequence[int] = (), rematch_of: str = "") -> Callable[[Connection], None]:
    """A new table; with a header and rows it has started. A second rematch of one table fails."""

    def job(connection: Connection) -> None:
        connection.execute(insert(TABLES), plain(record))
        for seat in record.seats:
            connection.execute(insert(SEATS), {"table_id": record.id, **msgspec.to_builtins(seat)})
        add_rows(connection, record.id, 0, rows)
        if rematch_of:
            free = (TABLES.c.id == rematch_of) & (TABLES.c.rematch == "")
            if connection.execute(update(TABLES).where(free).values(rematch=record.id)).rowcount != 1:
                raise Overtaken(rematch_of)
            changed(connection, rematch_of)

    return job


def save_table(record: TableRecord, rows: Sequence[int] = ()) -> Callable[[Connection], None]:
    """The next change of a table; with rows, the game has started just now. Fails if another server was first."""

    def job(connection: Connection) -> None:
        values = {name: value for name, value in plain(record).items() if name in ("status", "header", "changes")}
        before = (TABLES.c.id == record.id) & (TABLES.c.changes == record.changes - 1)
        if connection.execute(update(TABLES).where(before).values(**values)).rowcount != 1:
            raise Overtaken(record.id)
        for seat in record.seats:
            place = (SEATS.c.table_id == record.id) & (SEATS.c.seat == seat.seat)
            connection.execute(update(SEATS).where(place).values(**msgspec.to_builtins(seat)))
        add_rows(connection, record.id, 0, rows)
        changed(connection, record.id)

    return job


def plain(record: TableRecord) -> dict[str, Any]:
    """The row of a table."""
    row = msgspec.structs.asdict(record)
    del row["seats"]
    row["options"] = msgspec.json.encode(record.options).decode()
    row["header"] = msgspec.json.encode(record.header).decode() if record.header else ""
    return row


def load_table(table: str) -> Callable[[Connection], TableRecord | None]:
    def job(connection: Connection) -> TableRecord | None:
        row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
        seats = connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).mappings()
        if row is None:  # after both questions: a missing table costs what a forbidden one does
            return None
        fields = dict(row)
        fields["options"] = msgspec.json.decode(row["options"], type=dict[str, int])
        fields["header"] = msgspec.json.decode(row["header"], type=Header) if row["header"] else None
        fields["seats"] = [
            SeatRecord(**{name: value for name, value in seat.items() if name != "table_id"}) for seat in seats
        ]
        return TableRecord(**fields)

    return job


def load_rows(table: str, first: int = 0) -> Callable[[Connection], list[int]]:
    """The log of a table, from a number on."""
    wanted = select(LOG.c.entry).where(LOG.c.table_id == table, LOG.c.number >= first).order_by(LOG.c.number)
    return lambda connection: list(connection.execute(wanted).scalars())


def load_news(table: str, first: int) -> Callable[[Connection], tuple[list[int], TableRecord | None]]:
    """What another server may have written: the log from a number on, and who sits there."""
    rows, record = load_rows(table, first), load_table(table)
    return lambda connection: (rows(connection), record(connection))


def load_answers(table: str) -> Callable[[Connection], dict[tuple[int, str], bytes]]:
    wanted = select(ANSWERS).where(ANSWERS.c.table_id == table)

    def job(connection: Connection) -> dict[tuple[int, str], bytes]:
        return {(row.seat, row.move): row.answer for row in connection.execute(wanted)}

    return job


def load_answer(table: str, seat: int, move: str) -> Callable[[Connection], bytes | None]:
    place = (ANSWERS.c.table_id == table) & (ANSWERS.c.seat == seat) & (ANSWERS.c.move == move)
    return lambda connection: connection.execute(select(ANSWERS.c.answer).where(place)).scalar()


def load_ids(status: str) -> Callable[[Connection], list[str]]:
    """The tables of one status, the oldest first."""
    wanted = select(TABLES.c.id).where(TABLES.c.status == status).order_by(TABLES.c.created)
    return lambda connection: list(connection.execute(wanted).scalars())


def load_listed(most: int) -> Callable[[Connection], list[str]]:
    """The lobby: listed tables that are not over, those that wait for players first, then the newest."""
    wanted = (
        select(TABLES.c.id)
        .where(TABLES.c.listed, TABLES.c.status != "over")
        .order_by(TABLES.c.status.desc(), TABLES.c.created.desc())
        .limit(most)
    )
    return lambda connection: list(connection.execute(wanted).scalars())


def load_finished(most: int) -> Callable[[Connection], list[str]]:
    """Listed tables whose game is over, the last one to end first."""
    wanted = select(TABLES.c.id).where(TABLES.c.listed, TABLES.c.status == "over").order_by(TABLES.c.ended.desc())
    return lambda connection: list(connection.execute(wanted.limit(most)).scalars())


def load_end(table: str) -> Callable[[Connection], tuple[list[int], bytes] | None]:
    """The places and the public events of a finished game."""

    def job(connection: Connection) -> tuple[list[int], bytes] | None:
        row = connection.execute(select(FINISHED).where(FINISHED.c.table_id == table)).mappings().first()
        return (msgspec.json.decode(row["places"], type=list[int]), row["events"]) if row else None

    return job


def add_chat(table: str, seat: int, words: str, at: float) -> Callable[[Connection], ChatRecord]:
    """A line of the chat, with the next number."""

    def job(connection: Connection) -> ChatRecord:
        last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table)).scalar()
        line = ChatRecord(0 if last is None else last + 1, seat, words, at)
        connection.execute(insert(CHAT), {"table_id": table, **msgspec.to_builtins(line)})
        changed(connection, table)
        return line

    return job


def load_chat(table: str, since: int, most: int) -> Callable[[Connection], list[ChatRecord]]:
    """The last lines of the chat from a number on."""
    wanted = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.number >= since)

    def job(connection: Connection) -> list[ChatRecord]:
        rows = connection.execute(wanted.order_by(CHAT.c.number.desc()).limit(most)).mappings()
        return [ChatRecord(row["number"], row["seat"], row["text"], row["at"]) for row in rows][::-1]

    return job
