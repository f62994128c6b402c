"""Which engine a bots' process gets: the compiled one, as soon as it is there.

At the first start the game runs from its sources while the engine is still being compiled. FARMTABLE_SOON names the
file that says when it is installed: from then on new processes leave the sources out of their path, and find the
compiled package behind them. Both give the same answers, so nobody notices but by the clock.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

LOCK = Lock()  # a process takes the path over when it is started


def compiled_soon() -> bool:
    """Is there another engine than the one of this process, and is it there by now?"""
    stamp = os.environ.get("FARMTABLE_SOON")
    return bool(stamp) and Path(str(stamp)).exists()


@contextmanager
def path_for(compiled: bool) -> Iterator[None]:
    """What is started in here finds the compiled package, or else the one that this process has found."""
    with LOCK:
        before, sources = sys.path[:], os.environ.get("PYTHONPATH", "")
        if compiled:
            sys.path[:] = [place for place in before if place != sources]
            del os.environ["PYTHONPATH"]
        try:
            yield
        finally:
            sys.path[:] = before
            if compiled:
                os.environ["PYTHONPATH"] = sources
