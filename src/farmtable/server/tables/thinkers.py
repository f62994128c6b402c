"""Bots think in processes of their own, at a lower priority, so that people never wait for them. They get views."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from farmtable.bots.bot import Answer
from farmtable.core.show.view import View
from farmtable.server.access.turns import Turns
from farmtable.thinking import ask
from farmtable.thinking.pool import Pool


class Thinker(Protocol):
    """Chooses for a bot."""

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer: ...


class InTurn:
    """The bots of one table, which wait for their turn: processes are shared by address and table.

    A turn that comes late is a whole one: the same question has the same answer, however long it waited.
    """

    def __init__(self, thinker: Thinker, turns: Turns, table: str, home: Callable[[], str]) -> None:
        self.thinker, self.turns, self.table, self.home = thinker, turns, table, home

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer:
        async with self.turns.turn(self.home(), self.table):
            return await self.thinker.choose(level, game, view, menu, seed)


class Thinkers:
    """A few processes. A table asks for one choice at a time, and waits for its turn before."""

    def __init__(self, processes: int | None = None) -> None:
        self.pool = Pool(processes)
        self.threads = ThreadPoolExecutor(self.pool.processes, "bots")  # each waits for one process

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer:
        question = ask.Ask(level, game, view, menu, seed)
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.pool.answer, question)

    def close(self) -> None:
        self.pool.close()
        self.threads.shutdown(wait=False, cancel_futures=True)


def think(level: str, game: str, view: View, menu: list[int], seed: int) -> Answer:
    """Right here, for tests: the answer for this view. The same seed, the same answer."""
    return ask.think(ask.Ask(level, game, view, menu, seed))
