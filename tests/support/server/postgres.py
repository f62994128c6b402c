"""A PostgreSQL server for the tests, where its programs are installed: a new one, in a folder of its own, on a socket.

It may not run as root; a container's root starts it as the user `postgres` or `nobody`.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from time import sleep

from tests.support.serving import free_port

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


class Postgres:
    """One server in a folder of its own, on a socket there and on a port of this machine."""

    def __init__(self, base: Path, name: str = "data", port: int = 0) -> None:
        self.base, self.name, self.data = base, name, base / name
        self.port = port or free_port()

    @property
    def url(self) -> str:
        return f"postgresql://farm@127.0.0.1:{self.port}/postgres"

    @property
    def local(self) -> str:
        """By the socket in its folder."""
        return f"postgresql://farm@/postgres?host={self.base}&port={self.port}"

    def run(self, name: str, *words: str, wanted: bool = True) -> bool:
        found = program(name)
        if found is None:
            return False
        with (self.base / "commands.log").open("ab") as log:
            done = subprocess.run([*as_whom(), found, *words], stdout=log, stderr=log, cwd=self.base, timeout=120)
        assert not wanted or done.returncode == 0, (self.base / "commands.log").read_text()[-2000:]
        return done.returncode == 0

    def make(self) -> bool:
        return self.run("initdb", "-D", str(self.data), "-A", "trust", "-U", "farm", "-N", wanted=False)

    def start(self, *settings: str, wanted: bool = True) -> bool:
        often = ("listen_addresses=127.0.0.1", f"port={self.port}", "shared_buffers=16MB", "max_connections=60")
        words = " ".join(f"-c {setting}" for setting in (*often, *settings))
        start = ("-D", str(self.data), "-w", "-l", str(self.base / f"{self.name}.log"), "-o", f"-k {self.base} {words}")
        return self.run("pg_ctl", *start, "start", wanted=wanted)

    def stop(self, mode: str = "immediate") -> None:
        self.thaw()
        self.run("pg_ctl", "-D", str(self.data), "-m", mode, "stop", wanted=False)

    def pids(self) -> list[int]:
        """The postmaster and its children."""
        try:
            first = int((self.data / "postmaster.pid").read_text().split()[0])
            tasks = Path(f"/proc/{first}/task/{first}/children").read_text()
        except (OSError, IndexError):
            return []
        return [first, *map(int, tasks.split())]

    def signal(self, number: int) -> None:
        for pid in self.pids():
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def freeze(self) -> None:
        """It says nothing more, and the kernel answers for it."""
        self.signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.signal(signal.SIGCONT)

    def kill(self) -> None:
        """As the power does: all at once. The postmaster's file stays, as after a crash."""
        self.signal(signal.SIGKILL)
        for _ in range(500):
            if not any(Path(f"/proc/{pid}").exists() for pid in self.pids()):
                return
            sleep(0.01)

    def standby(self, name: str, port: int = 0) -> Postgres:
        """A copy that follows this one, not started yet; its name is that by which a commit waits for it."""
        other = Postgres(self.base, name, port)
        link = f"host=127.0.0.1 port={self.port} user=farm application_name={name}"
        self.run("pg_basebackup", "-D", str(other.data), "-R", "-X", "stream", "-c", "fast", "-d", link)
        return other

    def promote(self) -> None:
        self.run("pg_ctl", "-D", str(self.data), "-w", "promote")

    def forget(self) -> None:
        shutil.rmtree(self.data, ignore_errors=True)


@contextmanager
def folder() -> Iterator[Path]:
    """A folder where PostgreSQL may write."""
    base = Path(mkdtemp(prefix="farmtable-pg-"))
    if as_whom():
        shutil.chown(base, as_whom()[2])
    try:
        yield base
    finally:
        shutil.rmtree(base, ignore_errors=True)


@contextmanager
def running(*settings: str) -> Iterator[Postgres | None]:
    """A fresh server; None where there can't be one."""
    with folder() as base:
        found = Postgres(base)
        if program("initdb") is None or not found.make() or not found.start(*settings, wanted=False):
            yield None
            return
        try:
            yield found
        finally:
            found.stop()


@contextmanager
def server() -> Iterator[str | None]:
    """The URL of a fresh server; None where there can't be one."""
    with running() as found:
        yield found.local if found else None
