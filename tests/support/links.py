"""A link between two programs of this machine that can be cut, or go silent while it seems to be there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Literal

Mode = Literal["open", "cut", "pause", "deaf"]
LISTENS = b"LISTEN"  # by this word the connection is known on which a server hears of the others' commits


class Connection:
    """One that goes through."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.ends = (near, far)
        self.listens = False

    def close(self) -> None:
        for end in self.ends:
            end.transport.abort()


class Link:
    """A port that leads to another one. `pause` holds all bytes back, `deaf` those of who listens, `cut` ends all."""

    def __init__(self, target: int) -> None:
        self.target, self.port = target, 0
        self.mode: Mode = "open"
        self.changed = asyncio.Event()
        self.connections: set[Connection] = set()
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        self.set("cut")
        assert self.server is not None
        self.server.close()

    def set(self, mode: Mode) -> None:
        self.mode = mode
        if mode == "cut":
            for connection in list(self.connections):
                connection.close()
        before, self.changed = self.changed, asyncio.Event()
        before.set()

    async def carry(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        try:
            if self.mode == "cut":
                raise ConnectionError
            back, far = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            near.transport.abort()
            return
        connection = Connection(near, far)
        self.connections.add(connection)
        ways = [asyncio.ensure_future(self.pump(*way, connection)) for way in ((reader, far), (back, near))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            self.connections.discard(connection)
            connection.close()

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, connection: Connection) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                if writer is connection.ends[1] and LISTENS in data:
                    connection.listens = True
                while self.mode == "pause" or (self.mode == "deaf" and connection.listens):
                    await self.changed.wait()
                writer.write(data)
                await writer.drain()
