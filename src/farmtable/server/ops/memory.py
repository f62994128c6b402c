"""Memory and descriptors: given back, and as many as the machine allows."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from contextlib import suppress
from time import perf_counter

MINUTE = 60.0  # seconds
SHARE = 1000  # a search for cycles may take a thousandth of the time
RESERVE = 100  # descriptors for the store, bots and files
DESCRIPTORS = 65_536  # more than that nobody needs here


def rarely_collect() -> None:
    """A look at all objects for cycles takes half a second at 300 tables, and meanwhile everybody waits.

    What is loaded by now stays for good and is never looked at again; of the rest, few objects lie in cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1 << 30)  # the oldest ones only by `collect`


async def collect() -> None:
    """Once a minute, or less often where that takes long; then what is free goes back to the system."""
    wait = MINUTE
    while True:
        await asyncio.sleep(wait)
        start = perf_counter()
        gc.collect()
        trim()
        wait = max(MINUTE, SHARE * (perf_counter() - start))


def trim() -> None:
    """glibc keeps what was freed; others don't, and need no word."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def raise_descriptors() -> int:
    """As many connections as the system allows; how many that are."""
    try:
        import resource
    except ImportError:  # where there are no such limits
        return DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
