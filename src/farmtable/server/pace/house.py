"""The time of the house: the milliseconds for which any server on this database has been at work.

Clocks of tables tell this time, so they stand still while no server runs, and a time-out is one number that no restart
changes. It needs no wall clock: each server counts with a clock that only goes forward, writes down how far it has
come, and goes on from what it finds when it starts. Several servers count the same time: whoever is ahead is right. At
most a few seconds count between two looks at the database: who was frozen, or could not write, gave people no time.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from sqlalchemy import Connection, select, update

from farmtable.server.storage.schema import HEADS, HOUSE
from farmtable.server.storage.store import Store

BEAT = 5_000  # milliseconds between two notes of how far time has come; a crash gives back no more than these
LONGEST = 10_000  # milliseconds that count at most between two looks
MOST = 500  # tables that are looked after at one time


class House:
    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self.store = store
        self.clock = clock
        self.base = 0  # the time at the last look
        self.looked = clock()
        self.written = 0

    def now(self) -> int:
        return self.base + min(LONGEST, max(0, int((self.clock() - self.looked) * 1000)))

    def learn(self, at: int) -> None:
        """Somebody has proved that it is so late by now."""
        self.base += max(0, at - self.now())

    async def open(self) -> None:
        """Go on from where all servers before have come."""
        self._look(await self.store.read(load_elapsed))

    async def tick(self) -> list[str]:
        """Count on; the tables where the time of a seat is out, the oldest first."""
        elapsed, waiting = await self.store.read(lambda connection: (load_elapsed(connection), load_first(connection)))
        now = self._look(elapsed)
        if waiting and now - self.written >= BEAT:
            await self.beat()
        return [table for table, at in waiting if at <= now]

    async def beat(self) -> None:
        """Write down how far time has come, unless another server has come further."""
        now = self.now()
        await self.store.write(
            lambda connection: connection.execute(
                update(HOUSE).where(HOUSE.c.elapsed < now).values(elapsed=now)
            ).close()
        )
        self.written = now

    def _look(self, elapsed: int) -> int:
        self.base, self.looked = max(self.now(), elapsed), self.clock()
        return self.base


def load_elapsed(connection: Connection) -> int:
    return int(connection.execute(select(HOUSE.c.elapsed)).scalar_one())


def load_first(connection: Connection) -> list[tuple[str, int]]:
    """The tables whose clocks run out next, and when."""
    wanted = select(HEADS.c.table_id, HEADS.c.clock).where(HEADS.c.clock > 0).order_by(HEADS.c.clock).limit(MOST)
    return [(table, at) for table, at in connection.execute(wanted)]
