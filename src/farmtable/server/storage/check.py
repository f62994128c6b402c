"""Walks all that is kept and names what is damaged. It changes nothing, and a server may be at work meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.exc import DatabaseError

from farmtable.server.storage import faults, records
from farmtable.server.storage.migrate import newest, revision
from farmtable.server.storage.schema import HEADS, TABLES
from farmtable.server.storage.store import Damaged, StoreError

PAGE = 1000  # tables that are named at a time


def present(connection: Connection) -> None:
    """Refused, unless the database has the schema of this program: an older one has no seals."""
    found = revision(connection)
    if found is None:
        raise StoreError("this database is empty")
    if found != newest():
        raise StoreError(f"this database has schema {found}, not {newest()}: `farmtable serve` brings it up to date")


def count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(TABLES)).scalar_one()


def whole_file(connection: Connection) -> str:
    """What SQLite itself finds wrong with its file; "": nothing. PostgreSQL looks after its own."""
    if connection.dialect.name != "sqlite":
        return ""
    try:
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
    except DatabaseError as error:
        return str(error.orig)
    return "" if found == "ok" else str(found)


def damages(engine: Engine) -> Iterator[Damaged | None]:
    """For each table None, or what is wrong with it; last, heads of tables that are gone."""
    last = ""
    with engine.connect() as connection:
        while True:
            names = next_names(connection, last)
            if not names:
                break
            for last in names:
                yield damage(connection, last)
        lost = select(HEADS.c.table_id).where(HEADS.c.table_id.not_in(select(TABLES.c.id)))
        for table in connection.execute(lost).scalars():
            yield Damaged(table, "it has a log but no record")


def next_names(connection: Connection, last: str) -> list[str]:
    wanted = select(TABLES.c.id).where(TABLES.c.id > last).order_by(TABLES.c.id).limit(PAGE)
    return list(connection.execute(wanted).scalars())


def damage(connection: Connection, table: str) -> Damaged | None:
    try:
        stored = records.load_all(table)(connection)
        if stored is not None and stored.record.status == "over":
            records.load_end(table)(connection)
    except Damaged as error:
        return error
    except DatabaseError as error:
        return Damaged(table, faults.kind(error) or "it can't be read")
    return None
