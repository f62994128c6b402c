"""Those who attack in `python -m tools.attack siege`: each a client that behaves badly, for some seconds.

They run in a process of their own, at a low priority, as if it were another machine: what is measured is the server.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.queues import Queue
from time import monotonic
from typing import Any

import msgspec

Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter


@dataclass
class Target:
    """The server, what is known of it, and where the attack comes from."""

    port: int
    address: str
    finished: str  # a public table
    steps: int  # of its game
    table: str  # where honest people play
    until: float
    heard: Counter[str] = field(default_factory=Counter)

    def on(self) -> bool:
        return monotonic() < self.until

    async def connected(self) -> tuple[Reader, Writer]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 22)


def head(method: str, path: str, *more: str) -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "host: 127.0.0.1", *more, "", ""]).encode()


async def answer(reader: Reader) -> tuple[str, bytes]:
    """The status and the body."""
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
    length = next((int(line.split(":")[1]) for line in lines if line.startswith("content-length:")), 0)
    return lines[0].split(" ")[1], await reader.readexactly(length)


def frame(data: bytes, opcode: int = 1, fin: bool = True) -> bytes:
    """A masked frame, with a mask of zeros."""
    first = opcode | (0x80 if fin else 0)
    if len(data) < 126:
        return bytes([first, 0x80 | len(data)]) + bytes(4) + data
    return bytes([first, 0xFE]) + len(data).to_bytes(2, "big") + bytes(4) + data


async def upgraded(target: Target) -> tuple[Reader, Writer]:
    reader, writer = await target.connected()
    key = base64.b64encode(os.urandom(16)).decode()
    more = ("upgrade: websocket", "connection: upgrade", "sec-websocket-version: 13", f"sec-websocket-key: {key}")
    writer.write(head("GET", "/api/socket", *more))
    status = (await reader.readuntil(b"\r\n\r\n")).split(b" ")[1].decode()
    target.heard[f"handshake {status}"] += 1
    if status != "101":
        writer.close()
        raise ConnectionError(status)
    return reader, writer


async def again(target: Target, work: Callable[[Target], Awaitable[None]]) -> None:
    """Until the time is over; who was cut off comes back."""
    while target.on():
        try:
            await asyncio.wait_for(work(target), max(0.1, target.until - monotonic()))
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError) as error:
            target.heard[type(error).__name__] += 1
        await asyncio.sleep(0.05)


# ---- What they do ----------------------------------------------------------------------------------------------------


async def never_read(target: Target) -> None:
    """Ask for a whole game again and again, and read nothing."""
    reader, writer = await upgraded(target)
    transport = writer.transport
    assert isinstance(transport, asyncio.Transport)
    transport.pause_reading()
    sit = frame(msgspec.json.encode({"type": "sit", "table": target.finished, "since": 0}))
    try:
        while target.on() and not writer.is_closing():
            writer.write(sit)
            target.heard["asked"] += 1
            await asyncio.sleep(0.25)
            if transport.get_write_buffer_size() > 1 << 16:
                await asyncio.sleep(1)
    finally:
        transport.abort()
        del reader


async def ping_and_never_read(target: Target) -> None:
    """Pings, whose answers nobody reads, and a message in endless empty pieces."""
    _, writer = await upgraded(target)
    transport = writer.transport
    assert isinstance(transport, asyncio.Transport)
    transport.pause_reading()
    writer.write(frame(b"{", fin=False))
    try:
        while target.on() and not writer.is_closing():
            writer.write((frame(b"x" * 125, opcode=9) + frame(b"", opcode=0, fin=False)) * 50)
            target.heard["pings"] += 50
            await asyncio.wait_for(writer.drain(), 5)
            await asyncio.sleep(0.01)
    finally:
        transport.abort()


async def read_on(target: Target) -> None:
    """The sight, a step, the events, the curve and the lobby, as fast as they come."""
    where = f"/api/tables/{target.finished}"

    def any_of_them() -> bytes:
        paths = [f"{where}/sight", f"{where}/sight?since={random.randrange(500)}", f"{where}/events"]
        paths += [f"{where}/replay?step={random.randrange(target.steps)}", f"{where}/curve", "/api/tables", "/x"]
        return head("GET", random.choice(paths))

    await ask_on(target, any_of_them)


async def guess(target: Target) -> None:
    """Wrong keys to the table of honest people, from their own address."""

    def wrong() -> bytes:
        token = base64.urlsafe_b64encode(os.urandom(24)).decode()
        return head("GET", f"/api/tables/{target.table}/sight", f"authorization: Bearer {token}")

    await ask_on(target, wrong)


async def ask_on(target: Target, question: Callable[[], bytes]) -> None:
    """One after another, on one connection."""
    reader, writer = await target.connected()
    try:
        while target.on():
            writer.write(question())
            status, _ = await answer(reader)
            target.heard[status] += 1
    finally:
        writer.close()


async def half(target: Target) -> None:
    """Half of a head, half of a body, or a head that is too long; and then nothing."""
    reader, writer = await target.connected()
    kind = random.randrange(4)
    begun = (
        b"GET / HTTP/1.1\r\nhost: a\r\nx-",
        head("POST", "/api/tables", "content-type: application/json", "content-length: 100") + b"{",
        head("GET", "/api/socket", "upgrade: websocket", "connection: upgrade", "x: " + "x" * 12_000),
        b"",
    )[kind]
    start = monotonic()
    try:
        writer.write(begun)
        await reader.read(1 << 16)
        target.heard["ended by the server"] += 1
        target.heard["longest, s"] = max(target.heard["longest, s"], round(monotonic() - start))
    finally:
        writer.transport.abort()


async def make_masters(target: Target) -> None:
    """Tables on which the strongest bots play each other."""
    reader, writer = await target.connected()
    try:
        while target.on():
            seats = [{"kind": "bot", "level": "master"}] * 4
            body = msgspec.json.encode({"game": random.choice(("my_farm_shop", "fences")), "seats": seats})
            kind = "text/plain" if random.random() < 0.2 else "application/json"
            more: tuple[str, ...] = (f"content-type: {kind}", f"content-length: {len(body)}")
            more += ("origin: http://elsewhere.example",) if kind == "text/plain" else ()
            writer.write(head("POST", "/api/tables", *more) + body)
            status, _ = await answer(reader)
            target.heard[f"{kind} {status}"] += 1
            await asyncio.sleep(0.1)
    finally:
        writer.close()


ATTACKS: dict[str, list[tuple[Callable[[Target], Awaitable[None]], int]]] = {
    "unread": [(never_read, 60), (ping_and_never_read, 10)],
    "reads": [(read_on, 32)],
    "lockout": [(guess, 32)],
    "slow": [(half, 1000)],
    "bots": [(make_masters, 4)],
}


async def besiege(what: str, target: Target) -> dict[str, int]:
    work = [again(target, one) for one, count in ATTACKS[what] for _ in range(count)]
    await asyncio.gather(*work, return_exceptions=True)
    return dict(target.heard)


def attack(what: str, facts: dict[str, Any], seconds: float, told: Queue[Any]) -> None:
    """In a process of its own."""
    with suppress(OSError):
        os.nice(10)
    told.put(asyncio.run(besiege(what, Target(**facts, until=monotonic() + seconds))))
