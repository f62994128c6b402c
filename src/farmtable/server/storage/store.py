"""The store: a write has returned when it is on the disk.

One thread writes. What came in while it waited for the disk goes into the next commit together (group commit): one
after another this machine makes some 700 durable commits a second, in groups of 20 some 41,000 rows.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from logging import getLogger
from pathlib import Path
from queue import SimpleQueue
from secrets import token_bytes
from time import time
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError, DBAPIError, SQLAlchemyError

from farmtable.server.storage import faults
from farmtable.server.storage.migrate import migrate, private
from farmtable.server.storage.postgres import WAIT, Silent, Watch, broken, postgres_engine
from farmtable.server.storage.schema import PULSE

T = TypeVar("T")
Announce = Callable[[Connection, str], None]
Promise = Future[Any] | asyncio.Future[Any]  # the second belongs to an event loop
Job = tuple[Callable[[Connection], Any], Promise]
LOGGER = getLogger("farmtable")
BALLAST = 32 << 10  # bytes, eight pages
MOST = 256  # jobs in one commit, so that nobody waits for an endless one
READERS = 8  # threads
LAST = 1.0  # seconds for PostgreSQL to write what waits when the server stops


class StoreError(RuntimeError):
    """The store could not do it, and has done nothing."""


class Damaged(StoreError):
    """What is kept of this table is not what was written; nobody plays on with it."""

    def __init__(self, table: str, why: str) -> None:
        super().__init__(f"table {table} is damaged: {why}")
        self.table = table
        self.why = why


class Unclear(StoreError):
    """The connection broke at the commit: it may be done, or not, or be done yet. Whoever reads it will know."""


@contextmanager
def intact(table: str) -> Iterator[None]:
    """What is read here is of this table: where the file itself is damaged, the table is."""
    try:
        yield
    except DatabaseError as error:
        if faults.kind(error) != faults.CORRUPT:
            raise
        raise Damaged(table, "the file is damaged where it lies") from error


class Store:
    """A database; `write` and `read` are its only doors."""

    def __init__(self, url: str, synchronous: str = "FULL", wait: float = WAIT) -> None:
        self.engine = engine_of(url, synchronous)
        self.lock = lock(self.engine.url)
        try:
            self.kept = migrate(self.engine)
        except Exception:
            self.close_files()
            raise
        self.watch = Watch(self.engine, wait) if self.engine.dialect.name == "postgresql" else None
        self.readers = ThreadPoolExecutor(READERS, "read")
        self.commits = 0
        self.damaged: set[str] = set()  # tables that were found to be
        self.tell_fault: Callable[[str], None] = lambda kind: None
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    def on_change(self, announce: Announce) -> None:
        """Call this in every transaction that changes a table, with the table's name."""
        self.engine.update_execution_options(announce=announce)

    def on_write(self, tell: Callable[[str], None]) -> None:
        """Call this after every commit: with "", or with the kind of fault (see `faults`) that it failed of."""
        self.tell_fault = tell

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Do this in a transaction; returns when that is on the disk. StoreError: nothing of it was done."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.add(job, future)
        return await future  # who stops waiting does not stop the write

    def submit(self, job: Callable[[Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        self.add(job, future)
        return future

    def add(self, job: Callable[[Connection], Any], promise: Promise) -> None:
        """The next thing to write, and who is told when it is on the disk."""
        self.queue.put((job, promise))

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Look something up, in a thread of its own: people at other tables don't wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, job)

    def read_now(self, job: Callable[[Connection], T]) -> T:
        """Once more on another connection, if this one broke: reading twice is reading."""
        try:
            return self._read(job)
        except (SQLAlchemyError, Silent) as error:
            if not isinstance(error, DBAPIError) or not error.connection_invalidated:
                raise StoreError(faults.kind(error) or str(error)) from error
        try:
            return self._read(job)
        except (SQLAlchemyError, Silent) as error:
            raise StoreError(faults.kind(error) or str(error)) from error

    def _read(self, job: Callable[[Connection], T]) -> T:
        self._ask()
        try:
            with self.engine.connect() as connection:
                return job(connection)
        except Damaged as error:
            self._tell_damage(error)
            raise

    def _tell_damage(self, error: Damaged) -> None:
        """Once a table: the start of its name is enough to find it, and opens nothing."""
        if error.table not in self.damaged:
            self.damaged.add(error.table)
            LOGGER.error("damaged table", extra={"table": error.table[:8], "error": error.why})

    def pulse(self) -> Future[None]:
        """Write something that nobody needs, to see whether a move could be written: an almost full file of SQLite's
        still takes one page, and a move needs several."""
        data = token_bytes(BALLAST) if self.engine.dialect.name == "sqlite" else b""
        return self.submit(lambda connection: connection.execute(update(PULSE).values(at=time(), data=data)).close())

    def _ask(self) -> None:
        if self.watch is not None:
            self.watch.ask()

    def give_up(self) -> None:
        """The server stops, and a database that does not answer is not waited for; a disk always is."""
        if self.watch is not None:
            self.watch.close()

    def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        self.queue.put(None)
        if self.watch is not None:
            self.thread.join(LAST)
            self.give_up()
        self.thread.join()
        self.readers.shutdown(wait=self.watch is None)
        self.close_files()
        if self.watch is not None:
            self.watch.ended.set()

    def close_files(self) -> None:
        self.engine.dispose()
        if self.lock is not None:
            self.lock.close()

    # ---- The one thread that writes -------------------------------------------------------------------------------

    def _work(self) -> None:
        while (first := self.queue.get()) is not None:
            jobs = [first]
            while len(jobs) < MOST and not self.queue.empty():
                job = self.queue.get()
                if job is None:
                    self.queue.put(None)
                    break
                jobs.append(job)
            if not self._commit(jobs):
                for job in jobs:  # each alone, so that only the one at fault fails
                    self._commit([job])

    def _commit(self, jobs: list[Job]) -> bool:
        """All in one transaction; nobody hears of it before it is on the disk. False: one of several is at fault."""
        results: list[Any] | None = None
        try:
            self._ask()
            with self.engine.connect() as connection:
                found = [job(connection) for job, _ in jobs]
                results = found  # from here on it may be done
                connection.commit()
        except Exception as error:
            gone = broken(error)
            if results is None and not gone and len(jobs) > 1:
                return False
            if kind := faults.kind(error) or (faults.GONE if gone else ""):
                self.tell_fault(kind)
            unclear = results is not None
            keep([(future, failure(error, unclear)) for _, future in jobs])  # if the database is gone, it is for all
            return True
        self.commits += 1
        self.tell_fault("")
        keep([(future, result) for (_, future), result in zip(jobs, found, strict=True)])
        return True


def keep(promises: list[tuple[Promise, Any]]) -> None:
    """Tell all what came of it; an event loop is woken once for all who wait there."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[Promise, Any]]] = {}
    for future, result in promises:
        if isinstance(future, asyncio.Future):
            loops.setdefault(future.get_loop(), []).append((future, result))
        else:
            settle([(future, result)])
    for loop, theirs in loops.items():
        with suppress(RuntimeError):  # it has ended, and nobody waits
            loop.call_soon_threadsafe(settle, theirs)


def settle(promises: list[tuple[Promise, Any]]) -> None:
    for future, result in promises:
        if future.done():  # nobody waits any more
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def failure(error: Exception, unclear: bool) -> Exception:
    """As it is told to those who wait."""
    if unclear:
        return Unclear(str(error))
    return StoreError(str(error)) if isinstance(error, (DatabaseError, SQLAlchemyError, Silent)) else error


def engine_of(url: str, synchronous: str = "FULL") -> Engine:
    """An engine for a URL, or for the plain name of an SQLite file."""
    if url.startswith("postgresql"):
        return postgres_engine(url)
    where = make_url(url) if "://" in url else URL.create("sqlite", database=url)
    if where.get_backend_name() != "sqlite" or not where.database:
        raise ValueError("a database is the name of an SQLite file, or a postgresql:// URL")
    Path(where.database).parent.mkdir(parents=True, exist_ok=True)
    private(Path(where.database))
    engine = create_engine(where, hide_parameters=True)  # errors are logged; what was to be written is secret

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    return engine


def lock(url: URL) -> Any:
    """An SQLite file has one server at a time; the system gives the lock back when a server dies."""
    if url.get_backend_name() != "sqlite":
        return None
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:  # no such locks on this system
        return None
    place = Path(f"{Path(url.database or '').resolve()}.lock")  # whatever links lead there
    private(place)
    file = place.open("w")
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except OSError:
        file.close()
        raise StoreError(f"{url.database} is in use by another server") from None
    return file
