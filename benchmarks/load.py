"""Load: four-seat tables over real sockets, every move durable, beside a bare echo of the same size in the same run.

    python -m benchmarks.load --tables 300 --rate 150 --seconds 30

The generator shares the processors with the server. A move's time is from sending it to its answer; the echo's from
sending 3 kB to getting it back, at the same rate over as many sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
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
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SERVE = "from farmtable.cli import main; main()"
FREE = [f"--quota={name}=1000000" for name in ("tables", "moves", "sockets", "handshakes")]  # all come from one address
ECHO = """
import asyncio, sys
from websockets.asyncio.server import serve
async def echo(socket):
    async for message in socket:
        await socket.send(message)
async def main():
    async with serve(echo, "127.0.0.1", int(sys.argv[1]), compression=None):
        await asyncio.Future()
asyncio.run(main())
"""


class Seat:
    """One socket at one seat: knows its last sight, and waits for the answer to its move."""

    def __init__(self, socket: ClientConnection, table: str, token: str) -> None:
        self.socket, self.table, self.token = socket, table, token
        self.sight: dict[str, Any] = {}
        self.answer: asyncio.Future[dict[str, Any]] | None = None
        self.bytes = 0

    async def listen(self) -> None:
        async for data in self.socket:
            self.bytes += len(data)
            message = msgspec.json.decode(data)
            if message["type"] == "sight":
                self.sight = message
            elif message["type"] == "answer" and self.answer is not None:
                self.answer.set_result(message)

    async def move(self, number: int) -> tuple[float, bool]:
        choice = random.choice(self.sight["menu"])["choice"]
        self.answer = asyncio.get_running_loop().create_future()
        message = {"type": "take", "table": self.table, "token": self.token, "move": f"m{number}"}
        start = perf_counter()
        await self.socket.send(
            msgspec.json.encode({**message, "version": self.sight["version"], "choice": choice}).decode()
        )
        answer = await asyncio.wait_for(self.answer, 20)
        return perf_counter() - start, bool(answer["done"])


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


async def up(port: int) -> None:
    for _ in range(400):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise SystemExit("the server does not start")


def figures(name: str, times: list[float], seconds: float, errors: int) -> str:
    row = sorted(times)
    at = [row[min(len(row) - 1, int(len(row) * share))] * 1000 for share in (0.5, 0.99, 0.999)]
    rate = len(row) / seconds
    return f"{name:9} {rate:6.0f}/s  p50 {at[0]:7.1f} ms  p99 {at[1]:7.1f} ms  p99.9 {at[2]:7.1f} ms  errors {errors}"


async def moves(port: int, game: str, tables: int, rate: float, seconds: float) -> str:
    seats: list[list[Seat]] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        for _ in range(tables):
            wish = {"game": game, "seats": [{"kind": "person"}] * 4}
            made = (await client.post("/api/tables", json=wish)).json()
            row = []
            for token in made["tokens"]:
                ws = await connect(f"ws://127.0.0.1:{port}/api/socket", compression=None, max_size=1 << 22)
                row.append(Seat(ws, made["table"]["id"], token["token"]))
                await ws.send(
                    msgspec.json.encode({"type": "sit", "table": row[-1].table, "token": token["token"]}).decode()
                )
            seats.append(row)
    listening = [asyncio.ensure_future(seat.listen()) for row in seats for seat in row]
    while not all(seat.sight for row in seats for seat in row):
        await asyncio.sleep(0.05)
    times: list[float] = []
    errors = 0
    busy: set[int] = set()

    async def one(k: int, number: int) -> None:
        nonlocal errors
        try:
            asked = [seat for seat in seats[k] if seat.sight["menu"]]
            if asked:
                time, done = await random.choice(asked).move(number)
                times.append(time)
                errors += not done
        except Exception:
            errors += 1
        finally:
            busy.discard(k)

    start, tasks = perf_counter(), []
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - perf_counter()))
        idle = [k for k in range(tables) if k not in busy and any(seat.sight["menu"] for seat in seats[k])]
        if idle:
            k = random.choice(idle)
            busy.add(k)
            tasks.append(asyncio.ensure_future(one(k, number)))
    await asyncio.gather(*tasks)
    spent = perf_counter() - start
    for task in listening:
        task.cancel()
    return figures("farmtable", times, spent, errors)


async def echo(port: int, sockets: int, rate: float, seconds: float) -> str:
    every = [await connect(f"ws://127.0.0.1:{port}", compression=None) for _ in range(sockets)]
    free, times, message = list(range(sockets)), list[float](), "x" * 3000

    async def one(k: int) -> None:
        start = perf_counter()
        await every[k].send(message)
        await every[k].recv()
        times.append(perf_counter() - start)
        free.append(k)

    start, tasks = perf_counter(), []
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - perf_counter()))
        tasks.append(asyncio.ensure_future(one(free.pop(0))))
    await asyncio.gather(*tasks)
    spent = perf_counter() - start
    for socket_ in every:
        await socket_.close()
    return figures("bare echo", times, spent, 0)


async def run(given: argparse.Namespace, folder: str) -> None:
    for name in ("echo", "farmtable"):
        port = free_port()
        command = [sys.executable, "-c", ECHO, str(port)]
        if name == "farmtable":
            command = [sys.executable, "-c", SERVE, "serve", "--port", str(port), *FREE]
            command += ["--database", str(Path(folder) / "farm.db"), "--log-level", "WARNING"]
        process = subprocess.Popen(command)
        try:
            await up(port)
            if name == "echo":
                print(await echo(port, given.tables * 4, given.rate, given.seconds), flush=True)
            else:
                print(await moves(port, given.game, given.tables, given.rate, given.seconds), flush=True)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="formidable_farm")
    parser.add_argument("--tables", type=int, default=300, help="tables, with four sockets each (300)")
    parser.add_argument("--rate", type=float, default=150, help="moves a second (150)")
    parser.add_argument("--seconds", type=float, default=30, help="duration (30)")
    gc.disable()  # pauses of the generator would be counted as the server's
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(parser.parse_args(), folder))


if __name__ == "__main__":
    main()
