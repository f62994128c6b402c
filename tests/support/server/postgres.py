"""A PostgreSQL server for the tests, where its programs are installed: a new one, in a folder of its own, on a socket.

It may not run as root; a container's root starts it as the user `postgres` or `nobody`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

FOLDERS = [Path(), *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]


def program(name: str) -> str | None:
    found = [shutil.which(str(folder / name)) for folder in FOLDERS]
    return next((path for path in found if path), None)


def as_whom() -> list[str]:
    """What to put before a command; with root's rights, another user."""
    if os.geteuid() != 0:
        return []
    from pwd import getpwnam

    for name in ("postgres", "nobody"):
        try:
            getpwnam(name)
        except KeyError:
            continue
        return ["runuser", "-u", name, "--"]
    return []


@contextmanager
def server() -> Iterator[str | None]:
    """The URL of a fresh server; None where there can't be one."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    if initdb is None or pg_ctl is None:
        yield None
        return
    base = Path(mkdtemp(prefix="farmtable-pg-"))
    whom, data = as_whom(), base / "data"
    if whom:
        shutil.chown(base, whom[2])
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": base}
    settings = f"-k {base} -c listen_addresses='' -c shared_buffers=16MB -c max_connections=40"
    start = [*whom, pg_ctl, "-D", str(data), "-w", "-l", str(base / "log"), "-o", settings, "start"]
    try:
        made = subprocess.run([*whom, initdb, "-D", str(data), "-A", "trust", "-U", "farm", "-N"], **quiet)  # type: ignore[call-overload]
        if made.returncode or subprocess.run(start, **quiet).returncode:  # type: ignore[call-overload]
            yield None
            return
        yield f"postgresql://farm@/postgres?host={base}"
        subprocess.run([*whom, pg_ctl, "-D", str(data), "-m", "immediate", "stop"], **quiet)  # type: ignore[call-overload]
    finally:
        shutil.rmtree(base, ignore_errors=True)
