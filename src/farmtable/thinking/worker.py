"""A process in which bots think. It reads questions from a socket and writes each answer as one line of JSON.

The answer is data for a strict reader, never a pickle: a hostile bot can write what it likes.
"""

from __future__ import annotations

import os
import pickle
import threading
from signal import SIG_IGN, SIGINT, signal
from socket import socket
from time import sleep

import msgspec

from farmtable.thinking.ask import Ask, think

READY = b"ready\n"


class Reply(msgspec.Struct, forbid_unknown_fields=True):
    """What comes back."""

    choice: int = -1
    plan: list[int] = []
    error: str = ""


def work(line: socket, memory: int) -> None:
    """Answer questions until nobody asks any more."""
    step_aside()
    limit_memory(memory)
    questions = line.makefile("rb")
    line.sendall(READY)
    while True:
        try:
            ask = pickle.load(questions)
        except EOFError:
            return
        line.sendall(msgspec.json.encode(reply(ask)) + b"\n")


def reply(ask: Ask) -> Reply:
    try:
        answer = think(ask)
        return Reply(answer.choice, answer.plan)
    except Exception as error:
        return Reply(error=repr(error)[:500])


def step_aside() -> None:
    """People come first."""
    attend()
    if hasattr(os, "nice"):
        os.nice(10)


def attend() -> None:
    """Ctrl-C is the business of whoever started this process: it ends it."""
    signal(SIGINT, SIG_IGN)
    threading.Thread(target=follow, args=(os.getppid(),), daemon=True).start()


def follow(parent: int) -> None:
    """A parent that was killed can't end its bots: they see that it is gone."""
    while os.getppid() == parent:
        sleep(1)
    os._exit(0)


def limit_memory(size: int) -> None:
    """Where the system can: what goes beyond is refused, and the bot fails alone."""
    try:
        import resource
    except ImportError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (size, size))
