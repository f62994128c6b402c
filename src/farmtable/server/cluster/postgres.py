"""Several servers on one PostgreSQL: by LISTEN and NOTIFY each hears what the others commit, and who is there.

A connection that listens may be dead without anybody saying so. So every server speaks to all every few seconds, and
listens for its own voice: one that does not hear itself connects again, and reads what it has missed.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager, suppress
from logging import getLogger
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, text

from farmtable.server.cluster.cluster import Alone, Cluster, Tables
from farmtable.server.cluster.elsewhere import BEAT, Elsewhere
from farmtable.server.cluster.notices import CHANNEL, parsed, presence_notice
from farmtable.server.cluster.replicas import Replicas, load_replicas, warn
from farmtable.server.storage import records
from farmtable.server.storage.store import Store, StoreError

if TYPE_CHECKING:
    from psycopg import AsyncConnection

LOGGER = getLogger("farmtable")
PULSE = 2.0  # seconds between two words to all, oneself too
DEAF = 3 * PULSE  # seconds of silence after which nobody trusts the connection
AGAIN = 0.5  # seconds before the next try to connect
LOOK = 60.0  # seconds between two looks at the database's copies


def cluster_of(store: Store) -> Cluster:
    """The servers that may share this store."""
    return PostgresCluster(store) if store.engine.dialect.name == "postgresql" else Alone()


def notify(connection: Connection, notice: str) -> None:
    """The other servers hear of it when, and only if, this transaction is committed."""
    connection.execute(text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice})


class PostgresCluster:
    """One of several servers; every change that it commits is announced to the others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.server = token_hex(4)  # a name among the servers
        self.heard = 0.0  # when something was heard last
        self.hears = False
        self.lost = 0  # connections that broke, or were silent
        self.replicas: Replicas | None = None
        self.due: set[str] = set()  # tables that will be read on
        self.reading: set[asyncio.Task[None]] = set()
        store.on_change(notify)

    async def catch_up(self, read_on: Callable[[], Awaitable[None]]) -> None:
        await read_on()

    def deaf(self) -> str:
        """What is wrong with hearing of the others, in a word; "": nothing."""
        return "gone" if self.lost and not self.hears else ""

    async def answer(self, table: str, seat: int, move: str) -> bytes | None:
        return await self.store.read(records.load_answer(table, seat, move))

    def tell_presence(self, table: str, seats: set[int]) -> None:
        notice = presence_notice(table, self.server, seats)
        self.store.submit(lambda connection: notify(connection, notice))

    def elsewhere(self, seen: Callable[[int], None]) -> Elsewhere:
        return Elsewhere(seen)

    def gauges(self) -> dict[str, float]:
        watch, copies = self.store.watch, self.replicas or Replicas()
        return {
            "notifications_up": int(self.hears),
            "notifications_lost": self.lost,
            "database_cuts": watch.cuts if watch else 0,
            "replicas_synchronous": copies.synchronous,
            "replicas_asynchronous": copies.asynchronous + copies.unknown,
        }

    @asynccontextmanager
    async def listening(self, tables: Tables) -> AsyncIterator[None]:
        works = (self._listen(tables), self._beat(tables), self._pulse(), self._look())
        tasks = [asyncio.ensure_future(work) for work in works]
        try:
            yield
        finally:
            for task in (*tasks, *self.reading):
                task.cancel()

    async def _listen(self, tables: Tables) -> None:
        """Pass on every notice; after a lost connection, connect again and look for what was missed."""
        from psycopg import Error

        while True:
            try:
                await self._hear(tables)
            except (Error, OSError, TimeoutError) as error:
                self.lost += 1
                if self.hears or self.lost == 1:
                    LOGGER.warning("no notifications", extra={"error": repr(error)})
                self.hears = False
                await asyncio.sleep(AGAIN)

    async def _hear(self, tables: Tables) -> None:
        """As long as one connection is good."""
        async with asyncio.timeout(DEAF):
            connection = await self._connected()
        try:
            if self.lost:
                LOGGER.info("notifications again")
            self.heard, self.hears = monotonic(), True
            self._read_on(tables, "")
            while monotonic() - self.heard < DEAF:
                async for notice in connection.notifies(timeout=PULSE / 2):
                    self.heard = monotonic()
                    self._heard(tables, notice.payload)
            raise TimeoutError("not even one's own voice")
        finally:
            connection.pgconn.finish()  # no goodbye: nobody may be there to hear it

    async def _connected(self) -> AsyncConnection[Any]:
        from psycopg import AsyncConnection, sql

        engine = self.store.engine
        _, where = engine.dialect.create_connect_args(engine.url)
        connection = await AsyncConnection.connect(**where, autocommit=True)
        try:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
        except BaseException:
            connection.pgconn.finish()
            raise
        return connection

    def _heard(self, tables: Tables, notice: str) -> None:
        table, server, seats = parsed(notice)
        if not server:
            self._read_on(tables, table)
        elif server != self.server:
            tables.present(table, server, seats)

    def _read_on(self, tables: Tables, table: str) -> None:
        """Beside the listening: a table that somebody holds keeps no other one waiting. "" are all."""
        if table not in self.due:
            self.due.add(table)
            task = asyncio.ensure_future(self._reads_on(tables, table))
            self.reading.add(task)
            task.add_done_callback(self.reading.discard)

    async def _reads_on(self, tables: Tables, table: str) -> None:
        self.due.discard(table)  # what is said from now on may be too late for this look
        try:
            await (tables.written(table) if table else tables.missed())
        except Exception as error:  # it will be read when somebody asks for it
            LOGGER.warning("not read on", extra={"error": repr(error)})

    async def _pulse(self) -> None:
        """A word to all, which proves to each that it hears: old servers hear nothing in it."""
        notice, sent = presence_notice("", self.server, set()), Future[None]()
        sent.set_result(None)
        while True:
            if sent.done():
                sent = self.store.submit(lambda connection: notify(connection, notice))
            await asyncio.sleep(PULSE)

    async def _look(self) -> None:
        """Are there copies that nobody waits for?"""
        while True:
            with suppress(StoreError):
                now = await self.store.read(load_replicas)
                warn(self.replicas, now)
                self.replicas = now
            await asyncio.sleep(LOOK)

    async def _beat(self, tables: Tables) -> None:
        while True:
            await asyncio.sleep(BEAT)
            tables.tell_presence()
