"""Bots think in processes of their own, at a lower priority, so that people never wait for them. They get views."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from farmtable.bots.bot import Answer
from farmtable.core.show.view import View
from farmtable.thinking import ask
from farmtable.thinking.pool import Pool


class Thinker(Protocol):
    """Chooses for a bot."""

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer: ...


class Thinkers:
    """A few processes and a queue before them. A table asks for one choice at a time, so that none fills the queue."""

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
