"""Processes for bots: each question has a deadline, and a process that breaks its word is ended and replaced."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from queue import LifoQueue
from socket import socketpair
from time import monotonic

import msgspec

from farmtable.bots.bot import Answer
from farmtable.core.rules import state
from farmtable.thinking.ask import Ask, BotError, Fault, answered, checked
from farmtable.thinking.engine import compiled_soon, path_for
from farmtable.thinking.worker import READY, Reply, work

MEMORY = 2 << 30  # bytes of address space; an idle process has about a tenth of it
SECONDS = 120.0 if (state.__file__ or "").endswith(".py") else 20.0  # without a compiler bots are slow, and no worse
TO_START = 60.0
BUSY = 30  # times as long as promised may a question take where the machine is busy
LARGEST = 1 << 14  # bytes of an answer
ENDED = "the bots' processes were ended"


def thought(pid: int) -> tuple[float, bool]:
    """Seconds of a processor that a process has had, and whether it would use more now; where nobody can tell, no."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return 0.0, False
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), fields[0] in "RD"


def owed(pid: int, had: float, seconds: float) -> float:
    """Seconds that a process has not had of those it was promised, because the machine was busy with others.

    Else a bot would play worse under load: its deadline is for bots that hang, not for machines that are slow.
    """
    now, busy = thought(pid)
    return max(0.0, seconds - (now - had)) if busy else 0.0


class Worker:
    """One process, started when it is first asked."""

    def __init__(self, memory: int = MEMORY) -> None:
        self.memory = memory
        self.started = False
        self.compiled = False  # since it was started: see engine.py

    def start(self) -> None:
        self.line, theirs = socketpair()
        self.process = get_context("spawn").Process(target=work, args=(theirs, self.memory), daemon=True)
        self.compiled = compiled_soon()
        with path_for(self.compiled):
            self.process.start()
        theirs.close()
        self.started = True
        if self.read(TO_START) != READY:
            raise BotError("crash", "a bots' process does not start")

    def ask(self, ask: Ask, seconds: float) -> Answer:
        """The answer, or BotError; after most of these the process is ended, and the next question starts another."""
        if self.compiled != compiled_soon():
            self.end()
        try:
            if not self.started:
                self.start()
            self.line.settimeout(seconds)
            self.line.sendall(pickle.dumps(ask))
            found = msgspec.json.decode(self.read(seconds), type=Reply)
        except BotError:
            self.end()
            raise
        except TimeoutError:
            self.end()
            raise BotError("stall", f"no answer in {seconds:g} s") from None
        except (OSError, msgspec.MsgspecError) as error:
            self.end()
            raise BotError("crash", repr(error)) from None
        if found.error:
            raise BotError("crash", found.error)
        return checked(ask, found.choice, found.plan)

    def read(self, seconds: float) -> bytes:
        """One line, in time and of a size that an answer can have."""
        pid, start, found = self.process.pid or 0, monotonic(), b""
        end, had = start + seconds, thought(pid)[0]
        while not found.endswith(b"\n"):
            left = end - monotonic()
            if left <= 0:
                left = owed(pid, had, seconds) if monotonic() - start < BUSY * seconds else 0.0
                end = monotonic() + left
            if left <= 0:
                raise TimeoutError
            self.line.settimeout(left)
            try:
                more = self.line.recv(LARGEST)
            except TimeoutError:
                continue
            if not more:
                raise BotError("crash", "the process ended")
            found += more
            if len(found) > LARGEST:
                raise BotError("huge", f"more than {LARGEST} bytes")
        return found

    def end(self) -> None:
        if self.started:
            self.started = False
            self.process.kill()
            self.process.join()
            self.line.close()


class Pool:
    """Some workers. May be asked from as many threads as there are; more of them wait."""

    def __init__(
        self,
        processes: int | None = None,
        seconds: float = SECONDS,
        memory: int = MEMORY,
        faulty: Callable[[Fault], None] = lambda fault: None,
    ) -> None:
        self.processes = processes or max(2, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self.faulty = faulty
        self.workers = [Worker(memory) for _ in range(self.processes)]
        self.free: LifoQueue[Worker] = LifoQueue()  # the one asked last is warm
        for worker in self.workers:
            self.free.put(worker)
        self.closed = False

    def answer(self, ask: Ask) -> Answer:
        """The bot's answer, or that of the fallback bot."""
        return answered(ask, self.one, self.faulty)

    def one(self, ask: Ask) -> Answer:
        worker = self.free.get()
        try:
            if self.closed:
                raise RuntimeError(ENDED)
            return worker.ask(ask, self.seconds)
        except BotError:
            if self.closed:  # no fault of the bot
                raise RuntimeError(ENDED) from None
            raise
        finally:
            if self.closed:  # it may have been started meanwhile
                worker.end()
            self.free.put(worker)

    def close(self) -> None:
        """End all processes, thinking or not, and wait until they have ended."""
        self.closed = True
        for worker in self.workers:
            worker.end()
