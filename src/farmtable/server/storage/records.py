"""What is written and read, one function each, to be handed to the store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select, update

from farmtable.server.storage import archive, seals, sitting
from farmtable.server.storage.archive import Answered
from farmtable.server.storage.schema import ANSWERS, CHAT, FINISHED, HEADS, LOG, SEATS, TABLES
from farmtable.server.storage.sitting import SeatRecord as SeatRecord
from farmtable.server.storage.store import Announce, Damaged, StoreError, intact
from farmtable.table.log import Header

# The head of a log is written with every move: statements that are made once are four times as quick.
AT = (HEADS.c.table_id == bindparam("table"), HEADS.c.rows == bindparam("first"))
SEAL_AT = select(HEADS.c.seal).where(*AT)
ADVANCE = (
    update(HEADS)
    .where(*AT, HEADS.c.seal == bindparam("before"))
    .values(rows=bindparam("count"), seal=bindparam("new"), touched=bindparam("at"), due=bindparam("wake"))
    .values(clock=bindparam("clocks"))
)


class Overtaken(StoreError):
    """Somebody else was first; nothing was written."""


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
    pace: str = ""  # JSON; "": live, without clocks


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
    marked: TableRecord | None = None  # the record from now on, where its header is another one
    seal: bytes = b""  # of the rows before; "": look it up
    due: float = 0.0  # from when on somebody must look after the table; 0: it may sleep
    clock: int = 0  # when its first clock runs out, in the time of the house; 0: none runs


class Told(msgspec.Struct):
    """What people have been told: the answers to moves, those of an archived game, and the places at the end."""

    answers: dict[tuple[int, str], bytes]
    archived: Answered
    places: list[int]


class Stored(msgspec.Struct):
    """All that is kept of a table."""

    record: TableRecord
    rows: list[int]
    seal: bytes
    told: Told


def changed(connection: Connection, table: str) -> None:
    """A table is changed by this transaction: see `Store.on_change`."""
    announce: Announce | None = connection.get_execution_options().get("announce")
    if announce is not None:
        announce(connection, table)


def add_move(move: Move) -> Callable[[Connection], bytes]:
    """The seal of the log with it."""

    def job(connection: Connection) -> bytes:
        add_rows(connection, move.table, move.first, move.rows)
        seal = advance(connection, move)
        if move.move:
            row = {"table_id": move.table, "seat": move.seat, "move": move.move, "answer": move.answer}
            connection.execute(insert(ANSWERS), row)
        if move.marked is not None:
            change(connection, move.marked, ("header",))
        if move.places is not None:
            add_end(connection, move)
        changed(connection, move.table)
        return seal

    return job


def add_rows(connection: Connection, table: str, first: int, rows: Sequence[int]) -> None:
    if rows:
        values = [{"table_id": table, "number": first + k, "entry": entry} for k, entry in enumerate(rows)]
        connection.execute(insert(LOG), values)


def advance(connection: Connection, move: Move) -> bytes:
    """The head of the log goes on with the rows, from just where they begin; the new seal."""
    place = {"table": move.table, "first": move.first}
    before = move.seal or connection.execute(SEAL_AT, place).scalar()
    if not before:
        raise Overtaken(move.table)
    seal = seals.chained(before, move.rows)
    head = {"count": move.first + len(move.rows), "new": seal, "at": time(), "wake": move.due, "clocks": move.clock}
    if connection.execute(ADVANCE, {**place, "before": before, **head}).rowcount != 1:
        raise Overtaken(move.table)
    return seal


def add_end(connection: Connection, move: Move) -> None:
    """A finished game keeps its public events, so that it can be shown when the rules have changed."""
    places = msgspec.json.encode(move.places).decode()
    connection.execute(insert(FINISHED), {"table_id": move.table, "places": places, "events": move.events})
    over = {"status": "over", "ended": move.ended, "changes": TABLES.c.changes + 1}  # who changes it now is too late
    connection.execute(update(TABLES).where(TABLES.c.id == move.table).values(**over))


def change(connection: Connection, record: TableRecord, columns: Sequence[str]) -> None:
    """The next change of a record, sealed. Fails if another server was first."""
    row = plain(record)
    before = (TABLES.c.id == record.id) & (TABLES.c.changes == record.changes - 1)
    values = {name: row[name] for name in (*columns, "changes")}
    if connection.execute(update(TABLES).where(before).values(**values)).rowcount != 1:
        raise Overtaken(record.id)
    seal = {"record": record_seal(record), "touched": time()}
    connection.execute(update(HEADS).where(HEADS.c.table_id == record.id).values(**seal))


def record_seal(record: TableRecord) -> bytes:
    return seals.of_record(plain(record), [msgspec.to_builtins(seat) for seat in record.seats])


def add_table(
    record: TableRecord, rows: Sequence[int] = (), rematch_of: str = "", due: float = 0.0, clock: int = 0
) -> Callable[[Connection], None]:
    """A new table; with a header and rows it has started. A second rematch of one table fails."""

    def job(connection: Connection) -> None:
        connection.execute(insert(TABLES), plain(record))
        for seat in record.seats:
            connection.execute(insert(SEATS), {"table_id": record.id, **sitting.row(seat)})
        add_rows(connection, record.id, 0, rows)
        head = {"table_id": record.id, "rows": len(rows), "seal": seals.chained(seals.first(record.id), rows)}
        head |= {"record": record_seal(record), "touched": time(), "due": due, "clock": clock}
        connection.execute(insert(HEADS), head)
        if rematch_of:
            free = (TABLES.c.id == rematch_of) & (TABLES.c.rematch == "")
            if connection.execute(update(TABLES).where(free).values(rematch=record.id)).rowcount != 1:
                raise Overtaken(rematch_of)
            changed(connection, rematch_of)

    return job


def save_table(
    record: TableRecord, rows: Sequence[int] = (), due: float | None = None, log: Move | None = None
) -> Callable[[Connection], bytes]:
    """The next change of a table, with what it adds to the log; with rows alone, the game has started just now. The
    seal of the log, if it has grown. Fails if another server was first."""
    log = log or Move(record.id, 0, list(rows), due=due or 0.0)

    def job(connection: Connection) -> bytes:
        change(connection, record, ("status", "header"))
        for seat in record.seats:
            place = (SEATS.c.table_id == record.id) & (SEATS.c.seat == seat.seat)
            connection.execute(update(SEATS).where(place).values(**sitting.row(seat)))
        add_rows(connection, record.id, log.first, log.rows)
        seal = advance(connection, log) if log.rows else b""
        if due is not None and not log.rows:
            connection.execute(update(HEADS).where(HEADS.c.table_id == record.id).values(due=due))
        sitting.with_devices(connection, record.seats)
        changed(connection, record.id)
        return seal

    return job


def plain(record: TableRecord) -> dict[str, Any]:
    """The row of a table."""
    row = msgspec.structs.asdict(record)
    del row["seats"]
    row["options"] = msgspec.json.encode(record.options).decode()
    row["header"] = msgspec.json.encode(record.header).decode() if record.header else ""
    return row


def load_table(table: str) -> Callable[[Connection], TableRecord | None]:
    """Damaged, if it is not what was written."""
    head = select(HEADS.c.record).where(HEADS.c.table_id == table).scalar_subquery()
    wanted = select(TABLES, head.label("seal")).where(TABLES.c.id == table)

    def job(connection: Connection) -> TableRecord | None:
        with intact(table):
            row = connection.execute(wanted).mappings().first()
            found = connection.execute(sitting.seated().where(SEATS.c.table_id == table)).mappings()
            seats = sitting.by_table(found).get(table, [])
        if row is None:  # after both questions: a missing table costs what a forbidden one does
            return None
        return the_record(table, dict(row), seats)

    return job


def the_record(table: str, fields: dict[str, Any], seats: list[dict[str, Any]]) -> TableRecord:
    try:
        if fields.pop("seal") != seals.of_record(fields, seats):
            raise Damaged(table, "its record is not what was written")
        fields["options"] = msgspec.json.decode(fields["options"], type=dict[str, int])
        fields["header"] = msgspec.json.decode(fields["header"], type=Header) if fields["header"] else None
        return TableRecord(**fields, seats=[SeatRecord(**seat) for seat in seats])
    except (ValueError, TypeError, KeyError) as error:  # not even readable
        raise Damaged(table, "its record can't be read") from error


def load_log(table: str) -> Callable[[Connection], tuple[list[int], bytes]]:
    """The log of a table, every row of it vouched for by the seal; and the seal."""
    return load_on(table, 0, seals.first(table))


def load_on(table: str, first: int, seal: bytes) -> Callable[[Connection], tuple[list[int], bytes]]:
    """The rows of a log from a number on, where the seal before them is known; and the seal after them.

    The head is read first: what others add meanwhile comes the next time. The archive is read last: a game that is
    put away meanwhile is found there.
    """
    here = LOG.c.table_id == table
    wanted = select(LOG.c.number, LOG.c.entry).where(here, LOG.c.number >= first).order_by(LOG.c.number)
    headed = select(HEADS.c.rows, HEADS.c.seal).where(HEADS.c.table_id == table)

    def job(connection: Connection) -> tuple[list[int], bytes]:
        head = connection.execute(headed).first()
        if head is None:
            if connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).scalar() is None:
                return [], seal  # there is no such table any more
            raise Damaged(table, "its log has no head")
        if head.rows == first and head.seal == seal:
            return [], seal
        found = [tuple(row) for row in connection.execute(wanted.where(LOG.c.number < head.rows))]
        if not found and (archived := archive.load(connection, table)) is not None:
            found = list(enumerate(archived.rows))[first:]
        rows = [entry for _, entry in found]
        try:
            whole = [number for number, _ in found] == list(range(first, head.rows))
            if not whole or seals.chained(seal, rows) != head.seal:
                raise Damaged(table, f"its log is not the {head.rows} rows that were written")
        except (AttributeError, OverflowError) as error:  # no number at all
            raise Damaged(table, "its log can't be read") from error
        return rows, head.seal

    return job


def load_rows(table: str, first: int = 0) -> Callable[[Connection], list[int]]:
    """The log of a table, from a number on."""
    return lambda connection: load_log(table)(connection)[0][first:]


def load_all(table: str) -> Callable[[Connection], Stored | None]:
    """A table with its log, in one go; None: there is no such table."""

    def job(connection: Connection) -> Stored | None:
        with intact(table):
            record = load_table(table)(connection)
            return Stored(record, *load_log(table)(connection), load_told(table)(connection)) if record else None

    return job


def load_told(table: str) -> Callable[[Connection], Told]:
    def job(connection: Connection) -> Told:
        answers = load_answers(table)(connection)
        places = load_places(table)(connection)
        archived = archive.load(connection, table) if places and not answers else None
        return Told(answers, archived.answers if archived else {}, places)

    return job


def load_news(
    table: str, first: int, seal: bytes
) -> Callable[[Connection], tuple[list[int], bytes, TableRecord | None]]:
    """What another server may have written: the log from a number on with its seal, and who sits there."""
    rows, record = load_on(table, first, seal), load_table(table)
    return lambda connection: (*rows(connection), record(connection))


def load_answers(table: str) -> Callable[[Connection], dict[tuple[int, str], bytes]]:
    wanted = select(ANSWERS).where(ANSWERS.c.table_id == table)

    def job(connection: Connection) -> dict[tuple[int, str], bytes]:
        return {(row.seat, row.move): row.answer for row in connection.execute(wanted)}

    return job


def load_answer(table: str, seat: int, move: str) -> Callable[[Connection], bytes | None]:
    place = (ANSWERS.c.table_id == table) & (ANSWERS.c.seat == seat) & (ANSWERS.c.move == move)
    return lambda connection: connection.execute(select(ANSWERS.c.answer).where(place)).scalar()


def load_places(table: str) -> Callable[[Connection], list[int]]:
    """Who came where in a finished game; [] before its end."""

    def job(connection: Connection) -> list[int]:
        places = connection.execute(select(FINISHED.c.places).where(FINISHED.c.table_id == table)).scalar()
        try:
            return msgspec.json.decode(places, type=list[int]) if places is not None else []
        except msgspec.MsgspecError as error:
            raise Damaged(table, "its places can't be read") from error

    return job


def load_end(table: str) -> Callable[[Connection], tuple[list[int], bytes] | None]:
    """The places and the public events of a finished game."""

    def job(connection: Connection) -> tuple[list[int], bytes] | None:
        events = connection.execute(select(FINISHED.c.events).where(FINISHED.c.table_id == table)).scalar()
        if events is None:
            return None
        archived = None if events else archive.load(connection, table)
        return load_places(table)(connection), archived.events if archived else events

    return job


def add_chat(table: str, seat: int, words: str, at: float) -> Callable[[Connection], ChatRecord]:
    """A line of the chat, with the next number. Done again, after a commit of which nobody knows, it is still one."""
    same = (CHAT.c.table_id == table, CHAT.c.seat == seat, CHAT.c.at == at, CHAT.c.text == words)

    def job(connection: Connection) -> ChatRecord:
        there = connection.execute(select(CHAT.c.number).where(*same)).scalar()
        if there is not None:
            return ChatRecord(there, seat, words, at)
        last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table)).scalar()
        line = ChatRecord(0 if last is None else last + 1, seat, words, at)
        connection.execute(insert(CHAT), {"table_id": table, **msgspec.to_builtins(line)})
        connection.execute(update(HEADS).where(HEADS.c.table_id == table).values(touched=at))
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
