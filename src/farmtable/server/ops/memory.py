"""Memory and descriptors: given back, and as many as the machine allows."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import mmap
import sys
from contextlib import suppress
from pathlib import Path
from time import perf_counter

PAGE = mmap.PAGESIZE
LOOK = 1.0  # seconds between two looks at how much memory is taken
MINUTE = 60.0  # seconds
SHARE = 1000  # a search for cycles may take a thousandth of the time
GROWN, SLACK = 1.5, 64 << 20  # by so much, and so many bytes, and there may be something to find
RESERVE = 100  # descriptors for the store, bots and files
DESCRIPTORS = 65_536  # more than that nobody needs here


def rarely_collect() -> None:
    """Python's own searches for cycles stop everybody for 100 ms and more, at 1,000 tables, to find nothing.

    So they are off, and `collect` searches instead. What is loaded by now stays for good and is not looked at.
    """
    gc.disable()
    gc.collect()
    gc.freeze()


async def collect() -> None:
    """Once a minute, or less often where that takes long (0.8 s at 1,000 tables), or when much more memory is taken;
    then what is free goes back to the system."""
    last, size, wait = perf_counter(), resident(), MINUTE
    while not gc.isenabled():  # else Python does so by itself
        await asyncio.sleep(LOOK)
        start = perf_counter()
        if start < last + wait and resident() <= size * GROWN + SLACK:
            continue
        gc.collect()
        trim()
        last, size, wait = start, resident(), max(MINUTE, SHARE * (perf_counter() - start))


def resident() -> int:
    """Bytes of memory that this process takes; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0


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
