"""Watches the server from inside: does the disk take a write, do notices come, do the bots answer?"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Protocol

from farmtable.bots.bot import Answer
from farmtable.core.show.view import View
from farmtable.server.ops.health import BOTS, NOTICES, WRITE, Health
from farmtable.server.storage import faults
from farmtable.server.storage.store import Store
from farmtable.server.tables.thinkers import Thinker

OFTEN = 1.0  # seconds: nobody makes us write more often than that by asking how we are
SELDOM = 15.0  # seconds after which we look, though nobody asks
PATIENCE = 3.0  # seconds that a write may take


class Hears(Protocol):
    """Servers that share a database hear of each other."""

    def deaf(self) -> str:
        """What is wrong with that, in a word; "": nothing."""


class Watch:
    """Looks at each part, and tells `health`."""

    def __init__(self, health: Health, store: Store, cluster: Hears) -> None:
        self.health = health
        self.store = store
        self.cluster = cluster
        self.looked = -OFTEN
        self.looking: asyncio.Task[None] | None = None
        self.writing: asyncio.Future[None] | None = None  # that did not come back in time
        store.on_write(lambda kind: health.tell(WRITE, kind))

    async def look(self) -> None:
        """Look now, if the last look was some time ago; all who ask meanwhile wait for the same one."""
        if self.looking is None or self.looking.done():
            if monotonic() - self.looked < OFTEN:
                return
            self.looking = asyncio.ensure_future(self._look())
        await asyncio.shield(self.looking)

    async def _look(self) -> None:
        await self._write()
        self.health.tell(NOTICES, self.cluster.deaf())
        self.looked = monotonic()

    async def _write(self) -> None:
        """One write at a time: behind one that hangs a second one tells nothing new."""
        if self.writing is None:
            self.writing = asyncio.wrap_future(self.store.pulse())
        try:
            await asyncio.wait_for(asyncio.shield(self.writing), PATIENCE)
        except TimeoutError:
            self.health.tell(WRITE, faults.SLOW)
            return
        except Exception:
            if self.health.states[WRITE] == "ok":  # of a kind that the store has no word for
                self.health.tell(WRITE, faults.OTHER)
        self.writing = None

    async def keep_looking(self) -> None:
        while True:
            await asyncio.sleep(SELDOM)
            await self.look()


class WatchedThinker:
    """Bots that are watched: an error, or a process that broke its word, is told until one answers as it should."""

    def __init__(self, thinker: Thinker, health: Health) -> None:
        self.thinker = thinker
        self.health = health
        self.faults = 0

    def faulty(self, kind: str) -> None:
        self.faults += 1
        self.health.tell(BOTS, kind)

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer:
        before = self.faults
        try:
            answer = await self.thinker.choose(level, game, view, menu, seed)
        except Exception:
            self.health.tell(BOTS, "broken")
            raise
        if self.faults == before:
            self.health.tell(BOTS)
        return answer
