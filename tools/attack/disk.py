"""Fills the disk under a server while people play, gives the space back, and checks that nothing was lost meanwhile.

    python -m tools.attack disk --rounds 3 --moves 60

The disk is a small one in memory, mounted for this run; where nobody may mount, the server's files may not grow
instead. While it is full every move must get 503 or be really done, health must say so (and the process still be
alive), and the log has one line about it. Afterwards the same moves are sent again under their ids and count once; then
the log of every table must be what was acknowledged.
"""

from __future__ import annotations

import asyncio
import random
import resource
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

import click
import httpx
import msgspec

from farmtable import games
from farmtable.server.storage import records
from farmtable.server.storage.store import engine_of
from tests.support.pressed import pressed
from tests.support.serving import Serving

SIZE = 8 << 20  # bytes of the disk


class Disk:
    """A folder that can be full."""

    def __init__(self, folder: Path, mounted: bool) -> None:
        self.folder = folder
        self.mounted = mounted
        self.kind = "full" if mounted else "io"  # what SQLite says of it

    def fill(self, process: int) -> None:
        if not self.mounted:
            most = max(file.stat().st_size for file in self.folder.iterdir())
            resource.prlimit(process, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
            return
        with (self.folder / "ballast").open("wb", buffering=0) as ballast:
            for size in (1 << 16, 512, 1):
                try:
                    while True:
                        ballast.write(bytes(size))
                except OSError:
                    continue

    def free(self, process: int) -> None:
        if self.mounted:
            (self.folder / "ballast").unlink()
        else:
            resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextmanager
def small_disk(mount: bool = True) -> Iterator[Disk]:
    """In memory, if we may mount one."""
    with tempfile.TemporaryDirectory() as name:
        options = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=0700", "farmtable-attack", name]
        mounted = mount and subprocess.run(options, capture_output=True, check=False).returncode == 0
        try:
            yield Disk(Path(name), mounted)
        finally:
            if mounted:
                subprocess.run(["umount", "--lazy", name], check=True)


class Filled:
    """One run."""

    def __init__(self, disk: Disk, errors: Path, moves: int, seed: int) -> None:
        self.disk, self.moves = disk, moves
        self.server = Serving(str(disk.folder / "farm.db"), errors)
        self.random = random.Random(seed)
        self.tables: dict[str, list[str]] = {}  # the keys of the seats
        self.acknowledged: dict[tuple[str, int], list[int]] = {}
        self.pending: dict[str, tuple[int, dict[str, Any]]] = {}  # by table: a move without an answer
        self.refused = self.done = self.sent = 0

    async def ask(
        self, client: httpx.AsyncClient, table: str, door: str, seat: int, move: Any = None
    ) -> httpx.Response:
        head = {"authorization": f"Bearer {self.tables[table][seat]}"}
        way = "POST" if move else "GET"
        return await client.request(way, f"/api/tables/{table}/{door}", headers=head, json=move)

    async def new_table(self, client: httpx.AsyncClient, game: str) -> None:
        made = (await client.post("/api/tables", json={"game": game, "seats": [{"kind": "person"}] * 2})).json()
        name = made["table"]["id"]
        self.tables[name] = [token["token"] for token in made["tokens"]]
        self.acknowledged |= {(name, seat): [] for seat in (0, 1)}

    async def move(self, client: httpx.AsyncClient, table: str) -> None:
        """The move that has no answer yet, again; else a new one of any seat that is asked."""
        if table not in self.pending:
            for seat in (0, 1):
                sight = (await self.ask(client, table, "sight?since=1000000", seat)).json()
                if sight.get("menu"):
                    choice = self.random.choice(sight["menu"])["choice"]
                    self.sent += 1
                    signed = {"version": sight["version"], "move": f"d{self.sent}", "choice": choice}
                    self.pending[table] = (seat, signed)
                    break
            else:
                return
        seat, signed = self.pending[table]
        answer = await self.ask(client, table, "moves", seat, signed)
        if answer.status_code == 503:
            self.refused += 1
            return
        assert answer.status_code == 201, answer.text
        assert answer.json()["done"], answer.text
        self.done += 1
        self.acknowledged[table, seat].append(signed["choice"])
        del self.pending[table]

    async def play(self, client: httpx.AsyncClient, until: Callable[[], bool]) -> None:
        while not until():
            for table in list(self.tables):
                await self.move(client, table)

    async def round(self, client: httpx.AsyncClient) -> None:
        """Some moves, a full disk until ten were refused, space again, and the same moves once more."""
        assert self.server.process is not None
        pid, goal = self.server.process.pid, self.done + self.moves
        await self.play(client, lambda: self.done >= goal)
        self.disk.fill(pid)
        refused, tries = self.refused + 10, self.sent + 20_000
        await self.play(client, lambda: self.refused >= refused or self.sent >= tries)
        assert self.refused >= refused, "the disk was full and every move was done"
        await asyncio.sleep(1.1)
        ready = await client.get("/health/ready")
        assert (await client.get("/health")).status_code == ready.status_code == 503, "health does not tell"
        assert ready.json()["parts"]["write"] == self.disk.kind, ready.text
        assert (await client.get("/health/live")).status_code == 200
        self.disk.free(pid)
        for _ in range(100):
            if (await client.get("/health")).status_code == 200:
                break
            await asyncio.sleep(0.1)
        assert (await client.get("/health")).status_code == 200, "health does not come back"
        goal = self.done + len(self.tables)
        await self.play(client, lambda: self.done >= goal)

    async def run(self, rounds: int) -> None:
        try:
            await self.server.start()
            async with httpx.AsyncClient(base_url=self.server.url, timeout=30) as client:
                for _ in range(rounds):
                    for game in games.names():
                        await self.new_table(client, game)
                    await self.round(client)
            assert await self.server.stop() == 0
        finally:
            self.server.kill()

    def check(self) -> int:
        """How many seats differ from what was acknowledged to them."""
        wrong = 0
        engine = engine_of(str(self.disk.folder / "farm.db"))
        with engine.connect() as connection:
            for table in self.tables:
                stored = records.load_all(table)(connection)
                assert stored is not None
                found = pressed(stored.record, stored.rows)
                for seat in (0, 1):
                    wanted = list(self.acknowledged[table, seat])
                    here = [choice for who, choice in found if who == seat]
                    if (waits := self.pending.get(table)) and waits[0] == seat and len(here) > len(wanted):
                        wanted.append(waits[1]["choice"])
                    wrong += here != wanted
        engine.dispose()
        return wrong


def run(rounds: int, moves: int, seed: int = 1, mount: bool = True) -> tuple[Filled, int]:
    """The run, and how often the log tells of the trouble."""
    with tempfile.TemporaryDirectory() as folder, small_disk(mount) as disk:
        errors = Path(folder) / "errors.txt"
        filled = Filled(disk, errors, moves, seed)
        asyncio.run(filled.run(rounds))
        wrong = filled.check()
        lines = [msgspec.json.decode(line) for line in errors.read_bytes().splitlines() if line.startswith(b"{")]
    assert wrong == 0, f"{wrong} seats are not what was acknowledged"
    return filled, sum(line["what"] == "failing" for line in lines)


@click.command()
@click.option("--rounds", type=click.IntRange(1, 100), default=3, show_default=True, help="Times that the disk fills.")
@click.option("--moves", type=click.IntRange(1, 10_000), default=60, show_default=True, help="Moves before each.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--mount/--no-mount", default=True, help="A small disk in memory, or files that may not grow.")
def disk(rounds: int, moves: int, seed: int, mount: bool) -> None:
    """Fill the disk while people play: it is told, no move is lost or doubled, and play goes on afterwards."""
    start = perf_counter()
    filled, told = run(rounds, moves, seed, mount)
    how = "a full disk in memory" if filled.disk.mounted else "files that may not grow"
    click.echo(
        f"{rounds} times {how}: {filled.done} moves done, {filled.refused} refused meanwhile, {told} lines in the log, "
        f"{perf_counter() - start:.0f} s: none lost, none doubled"
    )
