"""Brings a database to the present schema: an SQLite file as a copy first, and the old file is kept.

The worst losses of others came from the repair, not from the accident. So a migration never works on the only copy.
"""

from __future__ import annotations

import os
import sqlite3
from hashlib import sha256
from itertools import chain, count
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, text

HERE = Path(__file__).parent / "migrations"
LOCK = 0x6661726D  # any number, the same for all servers


class MigrationError(RuntimeError):
    """The database can't be brought to the present schema; it is as it was."""


def config() -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(HERE).replace("%", "%%"))
    return settings


def newest() -> str:
    """The revision that this program works with."""
    return ScriptDirectory.from_config(config()).get_current_head() or ""


def revision(connection: Connection) -> str | None:
    """The revision of a database; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection) -> None:
    """Wholly or not at all: SQLite's driver begins no transaction of its own before it makes tables."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def migrate(engine: Engine) -> Path | None:
    """Bring a database up to date; where the old file is kept, if there was one to keep."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # of servers that start together one migrates, the others wait for it
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        present = revision(connection)
        known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
        if present is not None and present not in known:
            raise MigrationError(f"this database has schema {present}, made by a newer Farmtable; here is {newest()}")
        if present == newest():
            return None
        if present is None or engine.dialect.name != "sqlite":
            upgrade(connection)  # PostgreSQL changes its schema in one transaction: wholly or not at all
            return None
    assert engine.url.database is not None
    engine.dispose()
    return through_copy(Path(engine.url.database), present)


def through_copy(file: Path, present: str) -> Path:
    """Migrate a copy, compare what must not change, then let it take the file's place in one step."""
    file = file.resolve()  # a link to it stays one
    copy, kept = file.with_name(file.name + ".new"), free_name(file.with_name(f"{file.name}.{present}"))
    copy.unlink(missing_ok=True)
    backup(file, copy)
    engine = create_engine(f"sqlite:///{copy}")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    if fingerprint(copy) != fingerprint(file):
        raise MigrationError(f"the migrated copy {copy} has another log; {file} is as it was")
    with sqlite3.connect(file) as connection_:
        connection_.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection_.close()  # the last to close it takes the write-ahead log away
    os.link(file, kept)
    with copy.open("rb") as handle:
        os.fsync(handle.fileno())
    copy.replace(file)
    folder = os.open(file.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)
    return kept


def free_name(wanted: Path) -> Path:
    """This name, or if it is taken, by a file that somebody kept before, with the next number: `.2`, `.3`, …"""
    more = (wanted.with_name(f"{wanted.name}.{k}") for k in count(2))
    return next(name for name in chain([wanted], more) if not name.exists())


def private(file: Path) -> None:
    """Make a file that only its owner can read, if there is none; what SQLite puts beside it is like it."""
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def backup(file: Path, to: Path) -> None:
    """A whole copy of an SQLite file, also while a server writes to it."""
    private(to)
    source, target = sqlite3.connect(f"file:{file}?mode=ro", uri=True), sqlite3.connect(to)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()


def fingerprint(file: Path) -> str:
    """A hash of every log in a file: what no migration may change."""
    digest = sha256()
    connection = sqlite3.connect(file)
    for row in connection.execute("SELECT table_id, number, entry FROM log ORDER BY table_id, number"):
        digest.update(repr(row).encode())
    connection.close()
    return digest.hexdigest()
