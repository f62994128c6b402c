"""A real `farmtable serve` in a process of its own, for tools and tests that stop or kill it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from multiprocessing import get_context
from pathlib import Path

import httpx

from farmtable.server.access.quotas import QUOTAS

FREE = [f"--quota={name}=1000000000" for name in QUOTAS]
COMMAND = [sys.executable, "-c", "from farmtable.cli import main; main()", "serve"]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


class Copied:
    """A process that begins as a copy of one that has imported all: a new server without a second of imports."""

    def __init__(self, command: list[str], errors: Path, environment: dict[str, str]) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload(["tests.support.imported"])
        self.process = context.Process(target=live, args=(command[2], command[3:], errors, environment))
        self.process.start()
        self.pid = self.process.pid or 0

    def poll(self) -> int | None:
        return self.process.exitcode

    def kill(self) -> None:
        self.process.kill()

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        code = self.process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("serve", timeout or 0.0)
        return code

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)


def live(code: str, arguments: list[str], errors: Path, environment: dict[str, str]) -> None:
    """What a copy does: the same as `python -c CODE ARGUMENTS` does."""
    os.environ.update(environment)
    os.dup2(os.open(errors, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    sys.argv = ["-c", *arguments]
    exec(code, {"__name__": "__main__"})


class Serving:
    """One server at one port, that can be started again and again; a `quick` one is a copy of one that waits."""

    def __init__(
        self,
        database: str,
        errors: Path,
        *options: str,
        free: bool = True,
        proxies: str = "",
        quick: bool = False,
    ) -> None:
        self.quick = quick
        self.port = free_port()
        self.database = database
        self.errors = errors  # what it says, all its lives in one file
        quotas = FREE if free else []  # all that tools and tests do comes from one address
        self.environment = os.environ | ({"FORWARDED_ALLOW_IPS": proxies} if proxies else {})
        self.command = [*COMMAND, *quotas, "--port", str(self.port), "--database", database, *options]
        self.process: subprocess.Popen[bytes] | Copied | None = None
        self.up = asyncio.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    async def start(self) -> None:
        if self.quick:
            self.process = Copied(self.command, self.errors, dict(self.environment))
        else:
            with self.errors.open("ab") as errors:
                self.process = subprocess.Popen(self.command, stderr=errors, env=self.environment)
        async with httpx.AsyncClient(base_url=self.url) as client:
            for _ in range(3000):
                try:
                    if (await client.get("/health")).status_code == 200:
                        self.up.set()
                        return
                except httpx.HTTPError:
                    assert self.process.poll() is None, self.errors.read_text()[-2000:]
                await asyncio.sleep(0.02)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """As the power does; quiet if it is not running."""
        self.up.clear()
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    async def stop(self) -> int:
        """As an operator does; its exit code."""
        self.up.clear()
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.to_thread(self.process.wait, 30)
