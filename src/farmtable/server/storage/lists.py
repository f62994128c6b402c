"""Which tables there are: by how they stand, for the lobby, and those that must be woken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from sqlalchemy import Connection, select, update

from farmtable.server.storage import sitting
from farmtable.server.storage.records import TableRecord, the_record
from farmtable.server.storage.schema import HEADS, SEATS, TABLES
from farmtable.server.storage.store import Damaged


def load_tables(tables: Sequence[str]) -> Callable[[Connection], list[TableRecord]]:
    """Some tables in this order, but for those that are damaged, or gone; in two questions, however many they are."""
    wanted = select(TABLES, HEADS.c.record.label("seal")).join(HEADS).where(TABLES.c.id.in_(tables))
    seated = sitting.seated().where(SEATS.c.table_id.in_(tables))

    def job(connection: Connection) -> list[TableRecord]:
        rows = {row["id"]: dict(row) for row in connection.execute(wanted).mappings()}
        seats = sitting.by_table(connection.execute(seated).mappings())
        found = []
        for table in tables:
            with suppress(KeyError, Damaged):
                found.append(the_record(table, rows[table], seats[table]))
        return found

    return job


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


def load_due(now: float, status: str, most: int) -> Callable[[Connection], list[str]]:
    """The tables of one status that must not sleep any longer, the oldest first."""
    wanted = select(HEADS.c.table_id).join(TABLES).where(HEADS.c.due > 0, HEADS.c.due <= now, TABLES.c.status == status)
    return lambda connection: list(connection.execute(wanted.order_by(HEADS.c.due).limit(most)).scalars())


def set_due(table: str, rows: int, due: float) -> Callable[[Connection], None]:
    """Unless somebody has written to its log meanwhile, who then knew better."""
    place = (HEADS.c.table_id == table) & (HEADS.c.rows == rows)
    return lambda connection: connection.execute(update(HEADS).where(place).values(due=due)).close()
