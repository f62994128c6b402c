"""A real server with the built page, which can be killed and started again on the same port and database."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 60.0  # seconds for a server to answer, on a busy machine


class House:
    def __init__(self, folder: Path, page: Path) -> None:
        self.folder = folder
        self.page = page
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        command = [sys.executable, "-m", "farmtable", "serve", "--port", str(self.port)]
        command += ["--database", str(self.folder / "farm.db"), "--page", str(self.page)]
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | {"PYTHONUTF8": "1"})
        end = monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or monotonic() > end:
                raise AssertionError((self.folder / "server.log").read_text())
            sleep(0.1)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """As when the power goes."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=PATIENCE)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
