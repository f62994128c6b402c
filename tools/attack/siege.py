"""Bad clients beside an honest game: what becomes of the honest moves, and of the server's memory?

    python -m tools.attack siege unread      # sockets that ask for whole games and read nothing; pings, empty pieces
    python -m tools.attack siege reads       # 32 connections that read a finished public game as fast as they can
    python -m tools.attack siege lockout     # wrong keys from the address of honest people
    python -m tools.attack siege slow        # 1,000 half-sent requests, and heads that are too long
    python -m tools.attack siege bots        # tables full of the strongest bots; pages from elsewhere
    python -m tools.attack siege crowd       # no attack: thirty people behind one address; nothing of it is refused
    python -m tools.attack siege all         # one after another, in about ten minutes: for a quiet machine

A real server on loopback with the quotas that everybody gets. People play at a steady pace, undisturbed, under attack,
and undisturbed again: under attack the p99 of their moves is at most twice that before and after, and in any case below
150 ms, nobody with a right key is refused, and a minute later the server has at most 1.2 times the memory of before.
The attackers have another address of loopback, unless the attack is about sharing one.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any

import click
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.support.serving import Serving
from tools.attack._besiegers import ATTACKS, attack

GAMES = ("fences", "my_farm_shop", "farmoony", "formidable_farm", "my_farm_shop")
SHARED = ("lockout",)  # attacks from the address of honest people
WARM = 30.0  # seconds until everything that is kept for speed is there
PAUSE = 0.4  # seconds between two moves of one person
TIMES, MOST = 2.0, 150.0  # how much slower; milliseconds
MEMORY, AFTER = 1.2, 60.0  # times that of before; seconds


class Person:
    """Somebody at a table with a bot, or at both seats of one: looks, thinks, chooses, over one socket."""

    def __init__(self, serving: Serving, game: str, seed: int) -> None:
        self.serving, self.game, self.random = serving, game, random.Random(seed)
        self.alone = seed % 2 == 0  # with a bot
        self.times: list[float] = []  # seconds from a move to its answer
        self.waits: list[float] = []  # seconds from a move to the next question: bots thought in between
        self.refused: Counter[str] = Counter()
        self.acknowledged = self.lost = 0
        self.table = ""
        self.leaving = False  # said besides the cancellation, which `wait_for` can swallow

    async def play(self, client: httpx.AsyncClient) -> None:
        while not self.leaving:
            other = {"kind": "bot", "level": "seedling"} if self.alone else {"kind": "person"}
            seats = [{"kind": "person"}, other]
            made = await client.post("/api/tables", json={"game": self.game, "seats": seats})
            if made.status_code != 201:
                self.refused[f"table {made.status_code}"] += 1
                await asyncio.sleep(1)
                continue
            self.table = made.json()["table"]["id"]
            tokens = {row["seat"]: row["token"] for row in made.json()["tokens"]}
            await self.visit(client, tokens[0])
            try:
                async with connect(self.serving.socket, compression=None, max_size=1 << 22) as socket:
                    await self.game_of(socket, tokens)
            except (ConnectionClosed, OSError) as error:
                self.refused[f"socket {error}"] += 1
                await asyncio.sleep(1)

    async def visit(self, client: httpx.AsyncClient, token: str) -> None:
        """As a page does when it is opened."""
        for path in ("/", "/api/games", f"/api/games/{self.game}", f"/api/tables/{self.table}"):
            answer = await client.get(path, headers={"authorization": f"Bearer {token}"})
            if answer.status_code != 200:
                self.refused[f"{path} {answer.status_code}"] += 1

    async def game_of(self, socket: ClientConnection, tokens: dict[int, str]) -> None:
        for token in tokens.values():
            await self.say(socket, type="sit", token=token)
        sights, number, sent, done = dict[int, dict[str, Any]](), 0, 0.0, 0.0
        waiting, ready = False, monotonic() + self.random.random() * PAUSE
        while not self.leaving and not any(sight["over"] for sight in sights.values()):
            asked = [sight for sight in sights.values() if sight["menu"]]
            if asked and not waiting and monotonic() >= ready:
                sight = asked[0]
                if done and self.alone:
                    self.waits.append(max(0.0, float(sight["at"]) - done))
                number += 1
                choice, token = self.random.choice(sight["menu"])["choice"], tokens[sight["seat"]]
                sent, waiting = perf_counter(), True
                move = {"version": sight["version"], "move": f"m{number}", "choice": choice}
                await self.say(socket, type="take", token=token, **move)
            try:
                message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 0.02 if not waiting else 20))
            except TimeoutError:
                self.lost += waiting
                continue
            if message["type"] == "sight":
                sights[message["seat"]] = message | {"at": perf_counter()}
            elif message["type"] == "answer":
                self.times.append(perf_counter() - sent)
                waiting, done, ready = False, perf_counter(), monotonic() + PAUSE
                self.acknowledged += message["done"]
                if not message["done"] and message["problem"]["key"] != "problem-stale":
                    self.refused[message["problem"]["key"]] += 1
            elif message["type"] == "problem":
                self.refused[message["key"]] += 1
                waiting = False

    async def say(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(msgspec.json.encode({"table": self.table, **message}).decode())


def percentile(times: list[float], share: float = 0.99) -> float:
    """In milliseconds."""
    row = sorted(times) or [0.0]
    return row[min(len(row) - 1, int(len(row) * share))] * 1000


def resident(pid: int) -> float:
    """MB of memory that a process has."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


class Siege:
    """One run."""

    def __init__(self, what: str, seconds: float, people: int) -> None:
        self.what, self.seconds, self.count = what, seconds, people
        self.people: list[Person] = []
        self.missed: list[str] = []
        self.before = self.peak = 0.0

    @asynccontextmanager
    async def playing(self, serving: Serving, client: httpx.AsyncClient) -> AsyncIterator[None]:
        self.people = [Person(serving, GAMES[k % len(GAMES)], k) for k in range(self.count)]
        tasks = [asyncio.ensure_future(person.play(client)) for person in self.people]
        try:
            yield
        finally:
            for person, task in zip(self.people, tasks, strict=True):
                person.leaving = True
                task.cancel()
            for end in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(end, Exception):
                    raise end

    async def measured(self, seconds: float, pid: int) -> tuple[list[float], list[float]]:
        """The times of moves, and those until the next question, in so many seconds."""
        for person in self.people:
            person.times, person.waits = [], []
        end = monotonic() + seconds
        while monotonic() < end:
            self.peak = max(self.peak, resident(pid))
            await asyncio.sleep(0.25)
        times = [time for person in self.people for time in person.times]
        return times, [wait for person in self.people for wait in person.waits]

    async def finished_game(self, client: httpx.AsyncClient) -> tuple[str, int]:
        """A public table that bots have played to its end, and the steps of its game."""
        seats = [{"kind": "bot", "level": "random"}] * 4
        made = await client.post("/api/tables", json={"game": "formidable_farm", "seats": seats, "listed": True})
        table = made.json()["table"]["id"]
        while (await client.get(f"/api/tables/{table}")).json()["status"] != "over":
            await asyncio.sleep(0.5)
        return table, int((await client.get(f"/api/tables/{table}/replay")).json()["steps"])

    async def run(self, folder: Path) -> None:
        serving = Serving(str(folder / "farm.db"), folder / "server.log", free=False, proxies="192.0.2.1", quick=True)
        await serving.start()
        assert serving.process is not None
        pid = serving.process.pid
        try:
            async with httpx.AsyncClient(base_url=serving.url, timeout=60) as client:
                finished, steps = await self.finished_game(client)
                async with self.playing(serving, client):
                    await asyncio.sleep(WARM)
                    calm, calm_waits = await self.measured(self.seconds / 2, pid)
                    self.before = self.peak = resident(pid)
                    heard = dict[str, int]()
                    if self.what in ATTACKS:
                        facts = {"port": serving.port, "finished": finished, "steps": steps}
                        facts |= {"table": self.people[-1].table}  # of a long game
                        facts |= {"address": "127.0.0.1" if self.what in SHARED else "127.0.0.2"}
                        heard, (times, waits) = await self.attacked(facts, pid)
                        after, took = await self.memory_after(pid)
                        again = await self.measured(self.seconds / 2, pid)  # as calm as before
                        calm, calm_waits = calm + again[0], calm_waits + again[1]
                    else:
                        times, waits = await self.measured(self.seconds, pid)
                        after, took = await self.memory_after(pid)
                metrics = (await client.get("/metrics")).text.splitlines()
            self.report(calm, times, calm_waits, waits, heard, after, took, metrics)
            assert await serving.stop() == 0
        finally:
            serving.kill()

    async def attacked(self, facts: dict[str, Any], pid: int) -> tuple[dict[str, int], tuple[list[float], list[float]]]:
        context = multiprocessing.get_context("spawn")
        told = context.Queue()
        process = context.Process(target=attack, args=(self.what, facts, self.seconds + 2, told), daemon=True)
        process.start()
        await asyncio.sleep(2)
        found = await self.measured(self.seconds, pid)
        heard: dict[str, int] = await asyncio.to_thread(told.get, True, 60)
        await asyncio.to_thread(process.join, 30)
        return heard, found

    async def memory_after(self, pid: int) -> tuple[float, float]:
        """Memory when it has come back, or after a minute; and the seconds that took."""
        start = monotonic()
        while (now := resident(pid)) > MEMORY * self.before and monotonic() - start < AFTER + 5:
            await asyncio.sleep(1)
        return now, monotonic() - start

    def report(
        self,
        calm: list[float],
        times: list[float],
        calm_waits: list[float],
        waits: list[float],
        heard: dict[str, int],
        after: float,
        took: float,
        metrics: list[str],
    ) -> None:
        quiet, loud = percentile(calm), percentile(times)
        limited = [line.removeprefix("farmtable_limited_total") for line in metrics if "limited_total{" in line]
        refused = sum((person.refused for person in self.people), Counter[str]())
        lost = sum(person.lost for person in self.people)
        click.echo(
            f"{self.what}: honest moves p50 {percentile(calm, 0.5):.1f} → {percentile(times, 0.5):.1f} ms, ", nl=False
        )
        click.echo(f"p99 {quiet:.1f} → {loud:.1f} ms ({len(calm)} and {len(times)} moves)")
        click.echo(f"  until the next question: p50 {percentile(calm_waits, 0.5):.0f} → ", nl=False)
        click.echo(f"{percentile(waits, 0.5):.0f} ms, p99 {percentile(calm_waits):.0f} → {percentile(waits):.0f} ms")
        click.echo(f"  memory {self.before:.0f} MB, at most {self.peak:.0f}, {after:.0f} after {took:.0f} s")
        click.echo(
            f"  attackers heard {heard}; limited {' '.join(limited) or 'nothing'}; honest refused {dict(refused)}"
        )
        if loud > MOST or (self.what in ATTACKS and loud > TIMES * quiet):
            self.missed.append(f"p99 of honest moves {quiet:.1f} → {loud:.1f} ms")
        if after > MEMORY * self.before:
            self.missed.append(f"memory {self.before:.0f} → {after:.0f} MB")
        if refused or lost:
            self.missed.append(f"honest people were refused {sum(refused.values())} times, {lost} answers lost")
        if not times or (self.what in ATTACKS and not heard):
            self.missed.append("nothing was measured")
        if self.what == "crowd" and limited:
            self.missed.append("a quota was met")


@click.command()
@click.argument("what", type=click.Choice([*ATTACKS, "crowd", "all"]))
@click.option("--seconds", type=click.FloatRange(1, 600), default=20.0, show_default=True, help="Calm, then attacked.")
@click.option("--people", type=click.IntRange(1, 60), help="Honest ones; by default 8, as a crowd 30.")
def siege(what: str, seconds: float, people: int | None) -> None:
    """Attack a server on loopback beside an honest game; fails where honest people suffer."""
    missed = []
    for name in (*ATTACKS, "crowd") if what == "all" else (what,):
        run = Siege(name, seconds, people or (30 if name == "crowd" else 8))
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(run.run(Path(folder)))
        missed += [f"{name}: {why}" for why in run.missed]
    if missed:
        raise click.ClickException("; ".join(missed))
