"""Bots think in processes of their own, at a lower priority, so that people never wait for them. They get views."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import active_children, get_context
from signal import SIG_IGN, SIGINT, signal
from time import sleep
from typing import Protocol

from farmtable.bots import make
from farmtable.bots.bot import Bot
from farmtable.core.playout import Chance
from farmtable.core.view import View
from farmtable.games import load


class Thinker(Protocol):
    """Chooses for a bot."""

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> int: ...


class Thinkers:
    """A few processes and a queue before them. A table asks for one choice at a time, so that none fills the queue."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool = self.start()

    def start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, get_context("spawn"), step_aside)

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> int:
        for _ in range(3):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, level, game, view, menu, seed)
            except BrokenProcessPool:  # a process was killed: the others go on with new ones
                if self.pool is pool:
                    self.pool = self.start()
        raise RuntimeError("the bots' processes end again and again")

    def close(self) -> None:
        """End the processes and wait until they have ended; nobody waits for the end of a thought."""
        for child in active_children():  # a server has no other children
            child.terminate()
        self.pool.shutdown(cancel_futures=True)


def step_aside() -> None:
    """At the start of a bots' process. Ctrl-C is the server's business: it ends them."""
    signal(SIGINT, SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=follow, args=(os.getppid(),), daemon=True).start()


def follow(server: int) -> None:
    """A server that was killed can't end its bots: they see that it is gone."""
    while os.getppid() == server:
        sleep(1)
    os._exit(0)


@cache
def bot(level: str, game: str) -> Bot:
    return make(level, load(game))


def think(level: str, game: str, view: View, menu: list[int], seed: int) -> int:
    """In a bots' process: the choice for this view. The same seed, the same choice."""
    return int(bot(level, game).choose(view, menu, Chance(seed)))
