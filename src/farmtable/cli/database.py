"""`farmtable backup`, `export` and `import`: what a server keeps, as files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from farmtable.cli.common import read_log
from farmtable.cli.logs import finished
from farmtable.cli.serve import own_database
from farmtable.core.game import SetupError
from farmtable.table.dealer import Dealer
from farmtable.table.log import Log, LogError, written
from farmtable.table.table import replayed

if TYPE_CHECKING:
    from farmtable.server.storage.store import Store

database_option = click.option("--database", default="", help="Database, as for `farmtable serve`.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def backup(file: Path, database: str) -> None:
    """Copy the SQLite database to FILE, also while a server runs. It holds secrets: keep it as well as the original."""
    from farmtable.server.storage.migrate import backup as copy

    if "://" in database and not database.startswith("sqlite://"):
        raise SetupError("for PostgreSQL use pg_dump")
    if file.exists():
        raise SetupError(f"{file} is there already")
    source = Path(existing(database).removeprefix("sqlite:///"))
    copy(source, file)
    wrong = not_whole(file)
    click.echo(str(file))
    if wrong:
        raise SetupError(f"{wrong}. The copy is like {source}, which is damaged, or was damaged on the way")


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@database_option
def export(folder: Path, database: str) -> None:
    """Write the log of every finished game to FOLDER. Running games stay closed: their logs hold secrets."""
    from farmtable.games import load
    from farmtable.server.storage import check, lists, records
    from farmtable.server.storage.store import engine_of
    from farmtable.server.tables.fold import opened

    where = existing(database)
    folder.mkdir(parents=True, exist_ok=True)
    with engine_of(where).connect() as connection:
        check.present(connection)
        for name in lists.load_ids("over")(connection):
            record, end = records.load_table(name)(connection), records.load_end(name)(connection)
            if record is None or record.header is None or end is None:
                continue
            log = opened(record.header, record.seed, records.load_rows(name)(connection), end[0])
            file = folder / f"{record.game}-{name}.farm"
            file.write_text(written(log, load(record.game).vocabulary), encoding="utf-8", newline="\n")
            click.echo(str(file))


@click.command("import")
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True)
@database_option
def import_(files: tuple[Path, ...], database: str) -> None:
    """Bring the finished games in FILES into the database, each under a new link. No server may use it meanwhile."""
    from farmtable.server.storage.store import Store

    store = Store(database or str(own_database()))
    try:
        for file in files:
            click.echo(f"{file}: {bring_in(store, file)}")
    finally:
        store.close()


def bring_in(store: Store, file: Path) -> str:
    """One finished game, dealt again and checked; the name of its table."""
    from farmtable.server.storage import records
    from farmtable.server.tables.start import from_log

    game, log = read_log(file)
    finished(log)
    table = replayed(game, log, Dealer(seed_of(log)))
    record, end = from_log(table, seed_of(log))
    store.submit(records.add_table(record)).result()
    store.submit(records.add_move(end)).result()
    return record.id


def seed_of(log: Log) -> bytes:
    if log.seed is None:
        raise LogError("log-no-seed")
    return log.seed


def existing(database: str) -> str:
    """A database that is there: only `serve` and `import` make one."""
    database = database or str(own_database())
    file = database.removeprefix("sqlite:///")
    if "://" not in file and not Path(file).is_file():
        raise SetupError(f"there is no database {file}")
    return database


def not_whole(copy: Path) -> str:
    """What is wrong with a copy: SQLite looks at its pages, we at every seal. "": nothing."""
    from farmtable.server.storage import check
    from farmtable.server.storage.store import StoreError, engine_of

    engine = engine_of(str(copy))
    try:
        with engine.connect() as connection:
            wrong = check.whole_file(connection)
            try:
                check.present(connection)
            except StoreError:  # of an older version: no seals
                return wrong
        hurt = [damage.table for damage in check.damages(engine) if damage]
        return wrong or (f"damaged: {', '.join(hurt)}" if hurt else "")
    finally:
        engine.dispose()
