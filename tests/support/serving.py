"""A real `farmtable serve` in a process of its own, for tools and tests that stop or kill it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from farmtable.server.access.quotas import QUOTAS

FREE = [f"--quota={name}=1000000000" for name in QUOTAS]
COMMAND = [sys.executable, "-c", "from farmtable.cli import main; main()", "serve"]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


class Serving:
    """One server at one port, that can be started again and again."""

    def __init__(self, database: str, errors: Path, *options: str, free: bool = True, proxies: str = "") -> None:
        self.port = free_port()
        self.database = database
        self.errors = errors  # what it says, all its lives in one file
        quotas = FREE if free else []  # all that tools and tests do comes from one address
        self.environment = os.environ | ({"FORWARDED_ALLOW_IPS": proxies} if proxies else {})
        self.command = [*COMMAND, *quotas, "--port", str(self.port), "--database", database, *options]
        self.process: subprocess.Popen[bytes] | None = None
        self.up = asyncio.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    async def start(self) -> None:
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(self.command, stderr=errors, env=self.environment)
        async with httpx.AsyncClient(base_url=self.url) as client:
            for _ in range(1200):
                try:
                    if (await client.get("/health")).status_code == 200:
                        self.up.set()
                        return
                except httpx.HTTPError:
                    assert self.process.poll() is None, self.errors.read_text()[-2000:]
                await asyncio.sleep(0.05)
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
