"""Several servers on one PostgreSQL: each hears when another has committed something to a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from logging import getLogger

from farmtable.server.storage.records import CHANNEL
from farmtable.server.storage.store import Store

LOGGER = getLogger("farmtable")


Tell = Callable[[str], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


async def hear(store: Store, tell: Tell, missed: Missed) -> None:
    """Pass on every notification; after a lost connection, connect again and look for what was missed."""
    from psycopg import AsyncConnection, OperationalError, sql

    url = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                await missed()
                async for notice in connection.notifies():
                    await tell(notice.payload)
        except OperationalError as error:
            LOGGER.warning("no notifications", extra={"error": repr(error)})
            await asyncio.sleep(1)


@asynccontextmanager
async def fanout(store: Store, tell: Tell, missed: Missed) -> AsyncIterator[None]:
    """While the server runs; an SQLite file has one server only, which needs none of this."""
    task = asyncio.ensure_future(hear(store, tell, missed)) if store.shared else None
    try:
        yield
    finally:
        if task is not None:
            task.cancel()
