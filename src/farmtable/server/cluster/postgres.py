"""Several servers on one PostgreSQL: by LISTEN and NOTIFY each hears what the others commit, and who is there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from logging import getLogger
from secrets import token_hex

from sqlalchemy import Connection, text

from farmtable.server.cluster.cluster import Alone, Cluster, Tables
from farmtable.server.cluster.elsewhere import BEAT, Elsewhere
from farmtable.server.cluster.notices import CHANNEL, parsed, presence_notice
from farmtable.server.storage import records
from farmtable.server.storage.store import Store

LOGGER = getLogger("farmtable")


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
        self.listens = True  # until we know better
        store.on_change(notify)

    async def catch_up(self, read_on: Callable[[], Awaitable[None]]) -> None:
        await read_on()

    def deaf(self) -> str:
        """What is wrong with hearing of the others, in a word; "": nothing."""
        return "" if self.listens else "gone"

    async def answer(self, table: str, seat: int, move: str) -> bytes | None:
        return await self.store.read(records.load_answer(table, seat, move))

    def tell_presence(self, table: str, seats: set[int]) -> None:
        notice = presence_notice(table, self.server, seats)
        self.store.submit(lambda connection: notify(connection, notice))

    def elsewhere(self, seen: Callable[[int], None]) -> Elsewhere:
        return Elsewhere(seen)

    @asynccontextmanager
    async def listening(self, tables: Tables) -> AsyncIterator[None]:
        tasks = [asyncio.ensure_future(work) for work in (self._listen(tables), self._beat(tables))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()

    async def _listen(self, tables: Tables) -> None:
        """Pass on every notice; after a lost connection, connect again and look for what was missed."""
        from psycopg import AsyncConnection, OperationalError, sql

        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                    self.listens = True
                    await tables.missed()
                    async for notice in connection.notifies():
                        await self._heard(tables, notice.payload)
            except OperationalError as error:
                self.listens = False
                LOGGER.warning("no notifications", extra={"error": repr(error)})
                await asyncio.sleep(1)

    async def _heard(self, tables: Tables, notice: str) -> None:
        table, server, seats = parsed(notice)
        if not server:
            await tables.written(table)
        elif server != self.server:
            tables.present(table, server, seats)

    async def _beat(self, tables: Tables) -> None:
        while True:
            await asyncio.sleep(BEAT)
            tables.tell_presence()
