"""The store: what is acknowledged is there, what failed left nothing, and what was kept comes back as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from time import sleep

import pytest
from sqlalchemy import Connection, text

from farmtable.server.storage import lists, migrate, records
from farmtable.server.storage.records import Move, Overtaken, SeatRecord, TableRecord
from farmtable.server.storage.schema import META
from farmtable.server.storage.store import Store, StoreError, engine_of
from farmtable.table.log import Header


def a_table(name: str = "t") -> TableRecord:
    seats = [SeatRecord(0, "person", "Ann", token="hash"), SeatRecord(1, "bot", "Bot", level="greedy")]
    return TableRecord(name, "_template", {"carry": 1}, "fr", True, "in", "see", bytes(32), 1.5, seats)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    record = a_table()
    store.submit(records.add_table(record)).result()
    assert store.read_now(records.load_table("t")) == record
    assert store.read_now(records.load_table("other")) is None
    record.header = Header("_template", 1, "c", 2, {"carry": 1}, ["Ann", "Bot"], "promise", ["", "greedy"])
    record.status = "playing"
    record.changes = 1
    record.seats[0].gone = True
    store.submit(records.save_table(record, [8, 9])).result()
    assert store.read_now(records.load_table("t")) == record
    with pytest.raises(Overtaken):
        store.submit(records.save_table(record)).result()
    assert store.read_now(records.load_rows("t")) == [8, 9]
    assert store.read_now(lists.load_ids("playing")) == store.read_now(lists.load_listed(5)) == ["t"]


def test_a_move_is_written_whole_and_once(store: Store) -> None:
    store.submit(records.add_table(a_table(), [1 << 34, -3])).result()
    store.submit(records.add_move(Move("t", 2, [5, 6], 0, "m1", b"yes"))).result()
    for twice in (Move("t", 2, [7], 0, "m2", b"no"), Move("t", 4, [7], 0, "m1", b"no")):
        with pytest.raises(StoreError):
            store.submit(records.add_move(twice)).result()
    assert store.read_now(records.load_rows("t")) == [1 << 34, -3, 5, 6]
    assert store.read_now(records.load_rows("t", 3)) == [6]
    assert store.read_now(records.load_answer("t", 0, "m1")) == b"yes"
    assert store.read_now(records.load_answer("t", 0, "m2")) is None
    assert store.read_now(records.load_answer("t", 1, "m1")) is None


def test_the_end_keeps_places_and_events(store: Store) -> None:
    store.submit(records.add_table(a_table())).result()
    assert store.read_now(records.load_end("t")) is None
    store.submit(records.add_move(Move("t", 0, [5], places=[2, 1], events=b"[]", ended=7.0))).result()
    assert store.read_now(records.load_end("t")) == ([2, 1], b"[]")
    found = store.read_now(records.load_table("t"))
    assert found is not None
    assert (found.status, found.ended) == ("over", 7.0)


def test_one_rematch(store: Store) -> None:
    store.submit(records.add_table(a_table())).result()
    store.submit(records.add_table(a_table("u"), rematch_of="t")).result()
    with pytest.raises(Overtaken):
        store.submit(records.add_table(a_table("v"), rematch_of="t")).result()
    assert store.read_now(records.load_table("v")) is None


def test_chat_has_numbers(store: Store) -> None:
    store.submit(records.add_table(a_table())).result()
    for k in range(5):
        assert store.submit(records.add_chat("t", 0, f"line {k}", 2.0)).result().number == k
    assert [line.text for line in store.read_now(records.load_chat("t", 0, 2))] == ["line 3", "line 4"]
    assert [line.number for line in store.read_now(records.load_chat("t", 1, 9))] == [1, 2, 3, 4]


def test_what_waits_goes_into_one_commit(store: Store) -> None:
    """And one that fails takes nobody with it."""
    store.submit(records.add_table(a_table())).result()
    store.submit(lambda connection: sleep(0.2))
    places = [*range(30), 3, *range(30, 50), 55]  # the one is taken, the other leaves a gap
    futures = [store.submit(records.add_move(Move("t", k, [k]))) for k in places]
    before = store.commits
    wait(futures)
    assert [k for k, future in enumerate(futures) if future.exception()] == [30, 51]
    assert store.read_now(records.load_rows("t")) == list(range(50))
    more = [store.submit(records.add_move(Move("t", k, [k]))) for k in range(50, 80)]
    wait(more)
    assert not [future for future in more if future.exception()]
    assert store.commits - before < 80


def test_who_stops_waiting_does_not_stop_the_write(store: Store) -> None:
    async def impatient() -> None:
        await store.write(lambda connection: sleep(0.1))

    async def run() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(impatient(), 0.02)
        await store.write(records.add_table(a_table()))

    asyncio.run(run())
    assert store.read_now(records.load_table("t")) is not None


def test_sqlite_is_durable_and_has_one_server(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "farm.db"))

    def pragma(name: str) -> object:
        return store.read_now(lambda connection: connection.execute(text(f"PRAGMA {name}")).scalar())

    assert (pragma("journal_mode"), pragma("synchronous")) == ("wal", 2)  # 2 is FULL
    with pytest.raises(StoreError, match="in use"):
        Store(str(tmp_path / "farm.db"))
    store.close()
    Store(str(tmp_path / "farm.db")).close()


def test_postgresql_is_durable_however_it_was_set_up(shared: str) -> None:
    def setting(connection: Connection) -> object:
        return connection.execute(text("SHOW synchronous_commit")).scalar()

    def set_up(how: str) -> None:
        admin = engine_of(shared)
        with admin.begin() as connection:
            connection.execute(text(f"ALTER DATABASE postgres {how}"))
        admin.dispose()

    try:
        for careless, wanted in (("off", "on"), ("remote_write", "remote_write")):
            set_up(f"SET synchronous_commit = {careless}")
            store = Store(shared)
            assert store.read_now(setting) == wanted
            assert store.submit(setting).result() == wanted
            store.close()
    finally:
        set_up("RESET synchronous_commit")


def test_unknown_databases_are_refused() -> None:
    with pytest.raises(ValueError, match="SQLite"):
        engine_of("mysql://here/farm")


# ---- Migrations ------------------------------------------------------------------------------------------------------


def test_migrations_make_the_schema(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    Store(url).close()
    with engine_of(url).connect() as connection:
        assert migrate.revision(connection) == migrate.newest()
        assert compare_metadata(MigrationContext.configure(connection), META) == []


def test_a_first_start_that_is_cut_off_leaves_nothing_half_made(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    original = migrate.upgrade

    def cut_off(connection: Connection) -> None:
        original(connection)
        raise OSError("the power went")

    monkeypatch.setattr(migrate, "upgrade", cut_off)
    with pytest.raises(OSError, match="power"):
        Store(url)
    monkeypatch.undo()
    Store(url).close()


def test_servers_that_start_together_migrate_once(shared: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(Store, [shared] * 4))
    for store in stores:
        assert store.read_now(migrate.revision) == migrate.newest()
        store.close()


def old_file(tmp_path: Path, revision: str) -> Path:
    """A database with a log that says it is of another schema."""
    file = tmp_path / "farm.db"
    store = Store(str(file))
    store.submit(records.add_table(a_table(), [1, 2, 3])).result()
    store.submit(set_revision(revision)).result()
    store.close()
    return file


def set_revision(revision: str):  # type: ignore[no-untyped-def]
    def job(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = :r"), {"r": revision})

    return job


def test_a_migration_works_on_a_copy_and_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = old_file(tmp_path, "0002")
    monkeypatch.setattr(migrate, "newest", lambda: "0003")  # as if there were one more
    monkeypatch.setattr(migrate, "upgrade", lambda c: c.execute(text("CREATE TABLE more (x INTEGER)")) and None)
    store = Store(str(file))
    assert store.kept == tmp_path / "farm.db.0002"
    assert store.read_now(records.load_rows("t")) == [1, 2, 3]
    assert store.read_now(lambda c: c.execute(text("SELECT count(*) FROM more")).scalar()) == 0
    store.close()
    old = engine_of(str(store.kept))
    with old.connect() as connection:
        assert records.load_rows("t")(connection) == [1, 2, 3]
        assert not connection.execute(text("SELECT name FROM sqlite_master WHERE name = 'more'")).all()


def test_a_migration_that_changes_a_log_is_not_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = old_file(tmp_path, "0002")
    monkeypatch.setattr(migrate, "newest", lambda: "0003")
    monkeypatch.setattr(migrate, "upgrade", lambda c: c.execute(text("UPDATE log SET entry = 7")) and None)
    with pytest.raises(migrate.MigrationError, match="as it was"):
        Store(str(file))
    with engine_of(str(file)).connect() as connection:
        assert records.load_rows("t")(connection) == [1, 2, 3]


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    file = old_file(tmp_path, "9999")
    with pytest.raises(migrate.MigrationError, match="newer"):
        Store(str(file))
