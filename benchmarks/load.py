"""Load: four-seat tables over real sockets, every move durable, beside a bare echo of the same size in the same run.

    python -m benchmarks.load --tables 1000 --rate 500      # so many moves a second; a rate of 0 asks for the ceiling
    python -m benchmarks.load --postgres --servers 2        # on a PostgreSQL of its own
    python -m benchmarks.load --build OLD --build NEW       # two builds, turn by turn: folders with the package
    python -m benchmarks.load --official                    # all figures of docs/operating.md, in about five minutes

The generator shares the processors with the server. A move's time is from sending it to its answer; the echo's from
sending 3 kB to getting it back, at the same rate over as many sockets. A move is delivered when all four seats have the
new sight. What the servers' processes took of the processor for a move is told too: it does not depend on who else
works on the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import httpx

from benchmarks.sockets import Seat, Talk, connected
from farmtable.server.ops.memory import raise_descriptors
from tests.support.serving import free_port

SERVE = "from farmtable.cli import main; main()"
FREE = [f"--quota={name}=1000000" for name in ("tables", "moves", "connections", "sockets", "handshakes", "requests")]
FLIGHT = 48  # moves under way at a time, where the ceiling is asked for
PAUSE = 0.001  # seconds between two looks at who is due
WARM = 2.0  # seconds before anything is counted
ECHO = """
import asyncio, logging, sys
from websockets.asyncio.server import serve
logging.disable()
async def echo(socket):
    async for message in socket:
        await socket.send(message)
async def main():
    async with serve(echo, "127.0.0.1", int(sys.argv[1]), compression=None):
        await asyncio.Future()
asyncio.run(main())
"""


@dataclass(frozen=True)
class Wish:
    """What is measured."""

    game: str = "formidable_farm"
    tables: int = 300
    rate: float = 150.0  # 0: as many as it can
    seconds: float = 20.0
    postgres: bool = False
    servers: int = 1
    apart: bool = False  # the seats of one table at several servers
    build: str = ""  # a folder with the package, if not this one

    @property
    def name(self) -> str:
        asked = f"{self.rate:.0f}/s asked" if self.rate else "ceiling"
        where = f"PostgreSQL, {self.servers} server{'s' * (self.servers > 1)}" if self.postgres else "SQLite"
        return f"{self.build and Path(self.build).name + ' '}{where}{', seats apart' * self.apart}, {asked}"


@dataclass(frozen=True)
class Found:
    """What came out."""

    times: list[float]  # seconds, in order of size
    seconds: float
    errors: int
    processor: tuple[float, float] = (0.0, 0.0)  # seconds of the servers, in their own code and in the system
    generator: float = 0.0  # seconds of this process

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds

    @property
    def each(self) -> float:
        """Milliseconds of a processor for a move."""
        return sum(self.processor) * 1000 / max(1, len(self.times))

    def at(self, share: float) -> float:
        """In milliseconds."""
        return self.times[min(len(self.times) - 1, int(len(self.times) * share))] * 1000 if self.times else 0.0

    def told(self, name: str) -> str:
        each = 1000 / max(1, len(self.times))
        return (
            f"{name:44} {self.rate:6.0f}/s  p50 {self.at(0.5):6.1f}  p99 {self.at(0.99):6.1f}  p99.9 "
            f"{self.at(0.999):6.1f} ms  processor {self.each:.2f} ms a move ({self.processor[1] * each:.2f} in the "
            f"system; generator {self.generator * each:.2f})  errors {self.errors}"
        )


def used(pids: list[int]) -> tuple[float, float]:
    """Seconds of a processor that these processes have had, in their own code and in the system."""
    rows = [Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split() for pid in pids]
    ticks = os.sysconf("SC_CLK_TCK")
    return sum(int(row[11]) for row in rows) / ticks, sum(int(row[12]) for row in rows) / ticks


async def up(port: int) -> None:
    for _ in range(1200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise SystemExit("the server does not start")


async def made(ports: list[int], wish: Wish, k: int, client: httpx.AsyncClient) -> list[Seat]:
    """One table, with somebody at each seat."""
    at = ports[k % len(ports)]
    asked = {"game": wish.game, "seats": [{"kind": "person"}] * 4}
    table = (await client.post(f"http://127.0.0.1:{at}/api/tables", json=asked)).json()
    seats = []
    for number, token in enumerate(table["tokens"]):
        port = ports[(k + number) % len(ports)] if wish.apart else at
        make = partial(Seat, table["table"]["id"], token["token"])
        seats.append(await connected(port, "/api/socket", make))
        seats[-1].sit()
    return seats


async def all_made(ports: list[int], wish: Wish) -> list[list[Seat]]:
    tables, numbers = list[list[Seat]](), iter(range(wish.tables))

    async def some(client: httpx.AsyncClient) -> None:
        for k in numbers:
            tables.append(await made(ports, wish, k, client))

    async with httpx.AsyncClient(timeout=60) as client:
        await asyncio.gather(*(some(client) for _ in range(8)))
    while not all(seat.told for row in tables for seat in row):
        await asyncio.sleep(0.05)
    return tables


async def moves(ports: list[int], wish: Wish, pids: list[int]) -> Found:
    """Play at all tables; a table is asked for its next move when all its seats have seen the last one."""
    tables = await all_made(ports, wish)
    free, times, errors, numbers = list(range(len(tables))), list[float](), 0, count()

    async def one(k: int) -> None:
        nonlocal errors
        row = tables[k]
        asked = [seat for seat in row if seat.menu]
        if not asked:  # it is over
            return
        start = perf_counter()
        told = [seat.told for seat in row]
        try:
            done = await asyncio.wait_for(random.choice(asked).move(f"m{next(numbers)}"), 20)
            times.append(perf_counter() - start)
            errors += not done
            for seat, then in zip(row, told, strict=True):
                await asyncio.wait_for(seat.next(then), 20)
        except TimeoutError:
            errors += 1
        free.append(k)

    async def for_seconds(seconds: float) -> float:
        start, tasks, number = perf_counter(), set[asyncio.Task[None]](), 0
        while (now := perf_counter()) < start + seconds:
            due = int((now - start) * wish.rate) - number if wish.rate else FLIGHT - len(tasks)
            for _ in range(min(due, len(free))):
                at = random.randrange(len(free))
                free[at], free[-1] = free[-1], free[at]
                number += 1
                task = asyncio.ensure_future(one(free.pop()))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            if wish.rate:
                await asyncio.sleep(PAUSE)
            else:
                await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.gather(*tasks)
        return perf_counter() - start

    await for_seconds(WARM)
    times.clear()
    errors = 0
    own, system, generator = *used(pids), process_time()
    spent = await for_seconds(wish.seconds)
    own, system = used(pids)[0] - own, used(pids)[1] - system
    found = Found(sorted(times), spent, errors, (own, system), process_time() - generator)
    for row in tables:
        for seat in row:
            seat.end()
    return found


async def echoes(port: int, sockets: int, rate: float, seconds: float) -> Found:
    talks = [await connected(port, "/", Talk) for _ in range(sockets)]
    times, message = list[float](), b"x" * 3000

    async def one(talk: Talk) -> None:
        start = perf_counter()
        await talk.said(message)
        times.append(perf_counter() - start)
        talks.append(talk)

    start, tasks, number = perf_counter(), set[asyncio.Task[None]](), 0
    while (now := perf_counter()) < start + seconds:
        while number < (now - start) * rate and talks:
            task = asyncio.ensure_future(one(talks.pop(0)))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            number += 1
        await asyncio.sleep(PAUSE)
    await asyncio.gather(*tasks)
    return Found(sorted(times), perf_counter() - start, 0)


@contextmanager
def processes(commands: list[list[str]], build: str) -> Iterator[list[int]]:
    environment = os.environ | ({"PYTHONPATH": build} if build else {})
    running = [subprocess.Popen(command, env=environment) for command in commands]
    try:
        yield [process.pid for process in running]
    finally:
        for process in running:
            process.send_signal(signal.SIGTERM)
        for process in running:
            process.wait(30)


def measured(wish: Wish) -> Found:
    """New servers on a new database."""
    from tests.support.server.postgres import running

    with tempfile.TemporaryDirectory() as folder, running() if wish.postgres else nullcontext() as postgres:
        database = postgres.local if postgres else str(Path(folder) / "farm.db")
        ports = [free_port() for _ in range(wish.servers)]
        serve = [sys.executable, "-c", SERVE, "serve", *FREE, "--database", database, "--log-level", "WARNING"]
        commands = [[*serve, "--port", str(port)] for port in ports]
        with processes(commands, wish.build) as pids:

            async def work() -> Found:
                for port in ports:
                    await up(port)
                return await moves(ports, wish, pids)

            return run(work())


def echo(sockets: int, rate: float, seconds: float) -> Found:
    port = free_port()
    with processes([[sys.executable, "-c", ECHO, str(port)]], ""):

        async def work() -> Found:
            await up(port)
            return await echoes(port, sockets, rate, seconds)

        return run(work())


def run(work: Any) -> Found:
    import uvloop

    found: Found = uvloop.run(work)
    return found


def official(seconds: float) -> None:
    """The figures of docs/operating.md, one after another."""
    many = Wish(tables=1000, rate=500, seconds=seconds)
    bare = echo(many.tables * 4, many.rate, seconds / 2)
    print(bare.told("bare echo"), flush=True)
    found = measured(many)
    print(f"{found.told(many.name)}  p99 {found.at(0.99) / bare.at(0.99):.1f} times the echo's", flush=True)
    most = replace(many, rate=0.0, seconds=seconds / 2)
    for wish in (most, replace(most, postgres=True), replace(most, postgres=True, servers=2)):
        print(measured(wish).told(wish.name), flush=True)


def compared(wish: Wish, builds: list[str], rounds: int) -> None:
    """Turn by turn; what counts is the median."""
    rows: dict[str, list[Found]] = {build: [] for build in builds}
    for number in range(rounds):
        for build in builds if number % 2 else builds[::-1]:
            one = replace(wish, build=build)
            rows[build].append(measured(one))
            print(rows[build][-1].told(one.name), flush=True)
    if rounds > 1:
        for build, found in rows.items():
            each = median(one.each for one in found)
            print(f"{Path(build).name}: median {median(one.rate for one in found):.0f}/s, {each:.3f} ms a move")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=Wish.game)
    parser.add_argument("--tables", type=int, default=Wish.tables, help="tables, with four sockets each (300)")
    parser.add_argument("--rate", type=float, default=Wish.rate, help="moves a second (150); 0: as many as it can")
    parser.add_argument("--seconds", type=float, default=Wish.seconds, help="duration (20)")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own, instead of SQLite")
    parser.add_argument("--servers", type=int, default=1, help="how many of them, on PostgreSQL (1)")
    parser.add_argument("--apart", action="store_true", help="the seats of each table at several servers")
    parser.add_argument("--build", action="append", default=[], help="a folder with the package; several take turns")
    parser.add_argument("--rounds", type=int, default=1, help="with builds, how often each is measured (1)")
    parser.add_argument("--official", action="store_true", help="the figures of docs/operating.md")
    given = parser.parse_args()
    raise_descriptors()  # one for each socket
    gc.disable()  # pauses of the generator would be counted as the server's
    if given.official:
        official(given.seconds)
        return
    wish = Wish(given.game, given.tables, given.rate, given.seconds, given.postgres, given.servers, given.apart)
    if given.build:
        compared(wish, given.build, given.rounds)
        return
    if wish.rate:
        print(echo(wish.tables * 4, wish.rate, wish.seconds).told("bare echo"), flush=True)
    print(measured(wish).told(wish.name), flush=True)


if __name__ == "__main__":
    main()
