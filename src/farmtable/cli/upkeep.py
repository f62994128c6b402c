"""`farmtable check` and `farmtable gc`: is all that a server keeps whole, and what of it may go?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from farmtable.cli.database import database_option, existing
from farmtable.cli.serve import retention_options
from farmtable.core.game import SetupError

if TYPE_CHECKING:
    from sqlalchemy import Engine

WHAT = {  # by what a rule removes
    "waiting": "tables whose game never began",
    "playing": "games that were begun and not finished",
    "over": "finished games",
    "chat": "lines of chat",
}
ONLY_SAID = "Nothing was done. With --yes it is."


@click.command()
@click.argument("database", default="")
def check(database: str) -> None:
    """Read all of DATABASE, a file or postgresql://… URL, and name every table that is not what was written.

    Nothing is changed, and a server may run meanwhile. Exit code 1 if anything is damaged.
    """
    from farmtable.server.storage import check as walk

    engine = present(database)
    with engine.connect() as connection:
        wrong = walk.whole_file(connection)
        tables = walk.count(connection)
    with click.progressbar(walk.damages(engine), length=tables, label="tables", file=sys.stderr) as bar:
        found = [damage for damage in bar if damage]
    for damage in found:
        click.echo(str(damage))
    if wrong:
        click.echo(f"the file itself is damaged: {wrong}")
    click.echo(f"{tables} tables, {len(found)} damaged")
    engine.dispose()
    if found or wrong:
        sys.exit(1)


@click.command()
@database_option
@retention_options
@click.option("--yes", is_flag=True, help="Do it; without this it is only said.")
def gc(database: str, yes: bool, **days: float | None) -> None:
    """Say what could be removed or made smaller, and with --yes do it. A server may run meanwhile.

    What was last changed so many days ago, by the options, is removed. Finished games are brought into a small form.
    """
    from farmtable.server.storage import archive, retention

    rules, engine = retention.Rules(**days), present(database)
    with engine.connect() as connection:
        found = retention.would_remove(connection, rules)
        large = archive.large(connection)
    for kind, many in found.items():
        click.echo(f"{many} {WHAT[kind]} to remove")
    click.echo(f"{len(large)} finished games to make smaller")
    if not yes:
        click.echo(ONLY_SAID)
        return
    removed = 0
    while some := once(engine, rules):
        removed += some
    smaller = 0
    with click.progressbar(large, label="smaller", file=sys.stderr) as bar:
        for table in bar:
            with engine.begin() as connection:
                smaller += archive.put_away(connection, table)
    click.echo(f"{removed} removed, {smaller} made smaller")
    click.echo(given_back(engine))
    engine.dispose()


def once(engine: Engine, rules: object) -> int:
    from farmtable.server.storage import retention

    assert isinstance(rules, retention.Rules)
    with engine.begin() as connection:
        return retention.remove(connection, rules)


def present(database: str) -> Engine:
    """A database of this version; others are refused in a sentence."""
    from farmtable.server.storage import check
    from farmtable.server.storage.store import StoreError, engine_of

    engine = engine_of(existing(database))
    try:
        with engine.connect() as connection:
            check.present(connection)
    except StoreError as error:
        raise SetupError(str(error)) from None
    return engine


def given_back(engine: Engine) -> str:
    """SQLite gives space back to the system only when nobody else uses the file; until then it uses it again itself."""
    from sqlalchemy import text

    from farmtable.server.storage.store import StoreError, lock

    if engine.dialect.name != "sqlite":
        return "PostgreSQL uses the space again by itself."
    file = Path(engine.url.database or "")
    try:
        held = lock(engine.url)
    except StoreError:
        return "A server uses the file: it will fill the space again. It is given back when gc runs without a server."
    before = file.stat().st_size
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("VACUUM"))
        connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    if held is not None:
        held.close()
    return f"{file}: {before:,} bytes before, {file.stat().st_size:,} now"
