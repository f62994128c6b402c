"""A real server with the built page, which can be killed and started again on the same port and database."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

# For a browser that asks nobody but the house.
QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
QUIET += ["--disable-gpu", "--no-first-run"]

PATIENCE = 60.0  # seconds for a server to answer, on a busy machine

NO_EVENTS = 1 << 30


@dataclass
class Seated:
    """A table with the key to its first seat; bots sit in the others."""

    id: str
    game: str
    token: str


class House:
    def __init__(self, folder: Path, page: Path, source: Path | None = None) -> None:
        """`source`: a package other than ours, for its folder comes first where modules are looked for."""
        self.folder = folder
        self.page = page
        self.environment = os.environ | {"PYTHONUTF8": "1"} | ({"PYTHONPATH": str(source)} if source else {})
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        command = [sys.executable, "-m", "farmtable", "serve", "--port", str(self.port)]
        command += ["--quota", "requests=1000000", "--quota", "seat_requests=1000000", "--quota", "moves=1000000"]
        command += ["--quota", "tables=100000", "--quota", "previews=1000000"]  # a test is quicker than people
        command += ["--database", str(self.folder / "farm.db"), "--page", str(self.page)]
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment)
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

    # ---- Tables without the page: quicker, where the page is not what is played -----------------------------------

    def call(self, path: str, body: object = None, token: str = "") -> Any:
        data = None if body is None else json.dumps(body).encode()
        head = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        with urlopen(Request(f"{self.url}/api{path}", data, head), timeout=PATIENCE) as answer:
            return json.load(answer)

    def table(self, game: str, seats: int, **more: Any) -> Seated:
        others = [{"kind": "bot", "level": "seedling"}] * (seats - 1)
        found = self.call("/tables", {"game": game, "seats": [{"kind": "person"}, *others], **more})
        return Seated(found["table"]["id"], game, found["tokens"][0]["token"])

    def sight(self, table: Seated) -> dict[str, Any]:
        found: dict[str, Any] = self.call(f"/tables/{table.id}/sight?since={NO_EVENTS}", token=table.token)
        return found

    def play(self, table: Seated, choose: Callable[[list[dict[str, Any]]], int] = lambda menu: 0) -> None:
        """To the end; the first choice unless another one is wanted."""
        made = 0
        while not (sight := self.sight(table))["over"]:
            if sight["menu"]:
                choice = sight["menu"][choose(sight["menu"])]["choice"]
                move = {"version": sight["version"], "move": f"m{made}", "choice": choice}
                self.call(f"/tables/{table.id}/moves", move, table.token)
                made += 1
            else:
                sleep(0.02)

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
