"""Kills the server at random moments while people play, and checks that every acknowledged move is there, once.

    python -m tools.kill --kills 50 --moves 5000 --tables 20

Each table has one client that retries a move under the same id until it is acknowledged. So in the end the choices in
the log must be those that were acknowledged: the same, in the same order. SIGKILL leaves the kernel's pages alone, so
this proves the protocol, not the disk: a store that forgets what was not synced is another test.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx

from farmtable import games
from farmtable.core.seats import NATURE
from farmtable.server import records
from farmtable.server.fold import folded
from farmtable.server.store import engine_of
from farmtable.table.log import split

Player = tuple[int, int]  # seat, choice
SERVE = "from farmtable.cli import main; main()"


class Kills:
    """One run: a server that dies again and again, and the clients that live through it."""

    def __init__(self, folder: Path, kills: int, moves: int, tables: int, seed: int) -> None:
        self.database, self.kills, self.moves, self.count = str(folder / "farm.db"), kills, moves, tables
        self.random = random.Random(seed)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.errors = (folder / "server.log").open("wb")
        self.process: subprocess.Popen[bytes] | None = None
        self.up = asyncio.Event()
        self.acknowledged: dict[str, list[Player]] = {}
        self.done, self.retries, self.killed = 0, 0, 0

    async def start(self, client: httpx.AsyncClient) -> None:
        command = [sys.executable, "-c", SERVE, "serve", "--port", str(self.port), "--database", self.database]
        self.process = subprocess.Popen([*command, "--new-tables", "100000"], stderr=self.errors)
        for _ in range(600):
            try:
                if (await client.get("/health")).status_code == 200:
                    self.up.set()
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.05)
        raise SystemExit("the server does not start")

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> Any:
        """Until there is an answer; a 503 and a broken connection are none."""
        while True:
            await self.up.wait()
            try:
                answer = await client.request(method, path, **more)
                if answer.status_code < 500:
                    return answer.json()
            except httpx.HTTPError:
                pass
            self.retries += 1
            await asyncio.sleep(0.02)

    async def play(self, client: httpx.AsyncClient, game: str) -> None:
        """One table after another, until there are moves enough."""
        while not self.enough():
            wish = {"game": game, "seats": [{"kind": "person"}] * 2}
            made = await self.ask(client, "POST", "/api/tables", json=wish)
            name, tokens = made["table"]["id"], [token["token"] for token in made["tokens"]]
            heads = [{"authorization": f"Bearer {token}"} for token in tokens]
            acknowledged = self.acknowledged.setdefault(name, [])
            over = False
            while not over and not self.enough():
                seat = self.random.randrange(2)
                sight = await self.ask(client, "GET", f"/api/tables/{name}/sight?since=1000000", headers=heads[seat])
                over = sight["over"]
                if not sight["menu"]:
                    continue
                choice = self.random.choice(sight["menu"])["choice"]
                move = {"version": sight["version"], "move": f"m{len(acknowledged)}", "choice": choice}
                answer = await self.ask(client, "POST", f"/api/tables/{name}/moves", headers=heads[seat], json=move)
                assert answer["done"], answer
                acknowledged.append((seat, choice))
                self.done += 1

    def enough(self) -> bool:
        return self.done >= self.moves and self.killed >= self.kills

    async def kill(self, client: httpx.AsyncClient) -> None:
        while self.killed < self.kills:
            await asyncio.sleep(self.random.uniform(0.02, 2 * max(0.1, self.moves / self.kills / 200)))
            assert self.process is not None
            self.up.clear()
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.killed += 1
            await self.start(client)

    async def run(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=20) as client:
            await self.start(client)
            names = games.names()
            players = [self.play(client, names[k % len(names)]) for k in range(self.count)]
            await asyncio.gather(self.kill(client), *players)
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)

    def check(self) -> int:
        """How many tables differ from what was acknowledged."""
        wrong = 0
        with engine_of(self.database).connect() as connection:
            for name, wanted in self.acknowledged.items():
                found = [split(row) for row in folded(records.load_rows(name)(connection))]
                wrong += [row for row in found if row[0] != NATURE] != wanted
        return wrong


def run(kills: int, moves: int, tables: int, seed: int = 1) -> Kills:
    with tempfile.TemporaryDirectory() as folder:
        test = Kills(Path(folder), kills, moves, tables, seed)
        try:
            asyncio.run(test.run())
            wrong = test.check()
        finally:
            if test.process is not None and test.process.poll() is None:
                os.kill(test.process.pid, signal.SIGKILL)
            test.errors.close()
    assert wrong == 0, f"{wrong} tables are not what was acknowledged"
    return test


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--moves", type=int, default=5000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    start = perf_counter()
    test = run(given.kills, given.moves, given.tables, given.seed)
    print(
        f"{test.killed} kills, {test.done} acknowledged moves at {len(test.acknowledged)} tables, "
        f"{test.retries} retries, {perf_counter() - start:.0f} s: none lost, none doubled"
    )


if __name__ == "__main__":
    main()
