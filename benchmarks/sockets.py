"""The generator's end of a WebSocket: as little work as can be, because it shares the processors with the server.

It is no client: it trusts its server, reads whole unmasked frames, and masks with zeros.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import TypeVar, cast

import msgspec

HEAD = (
    "GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT, PING, PONG = 1, 9, 10


class Talk(asyncio.Protocol):
    """One socket: what comes is handed to `hear`."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting: asyncio.Future[bytes] | None = None
        self.data = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by inheritance

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open.done():
            head, end, self.data = self.data.partition(b"\r\n\r\n")
            if not end:
                self.data = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.open.set_result(None)
        while (frame := self.frame()) is not None:
            opcode, payload = frame
            if opcode == TEXT:
                self.hear(payload)
            elif opcode == PING:
                self.write(payload, PONG)

    def frame(self) -> tuple[int, bytes] | None:
        """The next whole one."""
        data = self.data
        if len(data) < 2:
            return None
        first = {126: 4, 127: 10}.get(data[1], 2)
        length = int.from_bytes(data[2:first], "big") if first > 2 else data[1]
        if len(data) < first + length:
            return None
        self.data = data[first + length :]
        return data[0] & 15, data[first : first + length]

    def write(self, data: bytes, opcode: int = TEXT) -> None:
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | opcode]) + length + bytes(4) + data)

    def hear(self, data: bytes) -> None:
        if self.waiting is not None:
            self.waiting.set_result(data)

    async def said(self, data: bytes) -> bytes:
        """Say something, and hear what comes."""
        self.waiting = asyncio.get_running_loop().create_future()
        self.write(data)
        return await self.waiting

    def end(self) -> None:
        self.transport.abort()


class Option(msgspec.Struct):
    choice: int


class Heard(msgspec.Struct):
    """What the generator reads of a message."""

    type: str
    version: int = 0
    menu: list[Option] = []
    done: bool = True


HEARD = msgspec.json.Decoder(Heard)


class Seat(Talk):
    """One socket at one seat: knows its last sight, and waits for the answer to its move."""

    def __init__(self, table: str, token: str) -> None:
        super().__init__()
        self.key = {"table": table, "token": token}
        self.menu: list[Option] = []
        self.version = self.told = 0  # of its question; sights so far
        self.answer: asyncio.Future[bool] | None = None
        self.news: asyncio.Future[None] | None = None

    def sit(self) -> None:
        self.write(msgspec.json.encode({"type": "sit", **self.key}))

    def hear(self, data: bytes) -> None:
        heard = HEARD.decode(data)
        if heard.type == "sight":
            self.menu, self.version = heard.menu, heard.version
            self.told += 1
            if self.news is not None:
                self.news.set_result(None)
                self.news = None
        elif heard.type in ("answer", "problem") and self.answer is not None:
            self.answer.set_result(heard.type == "answer" and heard.done)
            self.answer = None

    async def next(self, told: int) -> None:
        """When it has been told more than so much."""
        if self.told == told:
            self.news = asyncio.get_running_loop().create_future()
            await self.news

    async def move(self, name: str) -> bool:
        """Any choice; was it done?"""
        self.answer = asyncio.get_running_loop().create_future()
        choice = random.choice(self.menu).choice
        take = {"type": "take", **self.key, "move": name, "version": self.version, "choice": choice}
        self.write(msgspec.json.encode(take))
        return await self.answer


S = TypeVar("S", bound=Talk)


async def connected(port: int, path: str, make: Callable[[], S]) -> S:
    _, talk = await asyncio.get_running_loop().create_connection(make, "127.0.0.1", port)
    talk.transport.write(HEAD.format(path=path).encode())
    await talk.open
    return talk
