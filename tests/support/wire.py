"""A Farmtable server in this event loop, called as an ASGI server calls it: every byte that it gives out passes here.

No thread and no port lie between: what is kept here is what uvicorn would put on the wire, status, headers and all.
"""

from __future__ import annotations

import asyncio
import socket as sockets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from farmtable.bots.bot import Answer
from farmtable.cli.serve import configuration
from farmtable.core.show.view import View
from farmtable.server.settings import Settings
from farmtable.server.tables.lobby import Lobby
from farmtable.server.tables.thinkers import Thinker, think
from farmtable.server.web.app import make_app
from tests.support.server.house import loose

HOST = ("127.0.0.1", 50_000)
PATIENCE = 30.0  # seconds


class Inline:
    """Bots that think right here: a process each would take a second."""

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer:
        await asyncio.sleep(0)
        return think(level, game, view, menu, seed)


@dataclass(frozen=True)
class Reply:
    """An answer to a request, to the byte."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    @property
    def raw(self) -> bytes:
        return b"".join([b"%d\n" % self.status, *(b"%s: %s\n" % row for row in self.headers), b"\n", self.body])

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    def header(self, name: str) -> str:
        return next((value.decode() for key, value in self.headers if key == name.encode()), "")


class WireSocket:
    """A client's end of a socket."""

    def __init__(self, app: Litestar, headers: dict[str, str], hear: Callable[[bytes], None] | None) -> None:
        self.start(hear)
        about = scope("websocket", "", "/api/socket", headers)
        self.task = asyncio.ensure_future(self.run(app, about))

    def start(self, hear: Callable[[bytes], None] | None) -> None:
        self.heard: list[bytes] = []
        self.read = 0  # of what was heard
        self.said = 0
        self.tell = hear
        self.code: int | None = None  # with which the server hung up
        self.news = asyncio.Event()
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})

    async def run(self, app: Litestar, about: dict[str, Any]) -> None:
        await app(about, self.receive, self.send_out)  # type: ignore[arg-type]

    async def receive(self) -> dict[str, Any]:
        return await self.inbox.get()

    async def send_out(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            data = message.get("bytes") or (message.get("text") or "").encode()
            self.heard.append(data)
            if self.tell:
                self.tell(data)
        elif message["type"] == "websocket.close":
            self.code = message.get("code", 1000)
        self.news.set()

    def say(self, message: dict[str, Any] | str) -> None:
        self.said += 1
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def until(self, what: Callable[[], object]) -> None:
        """Wait for something that the server says."""

        async def wait() -> None:
            while not what():
                self.news.clear()
                if self.task.done() and not what():
                    raise AssertionError(f"the server hung up with {self.code}")
                await self.news.wait()

        self.task.add_done_callback(lambda _: self.news.set())
        await asyncio.wait_for(wait(), PATIENCE)

    async def next(self) -> Any:
        """The next message."""
        await self.until(lambda: len(self.heard) > self.read)
        self.read += 1
        return msgspec.json.decode(self.heard[self.read - 1])

    async def ask(self, message: dict[str, Any]) -> list[Any]:
        """Say something; all that is heard before the answer to the ping that follows it."""
        self.say(message)
        self.say({"type": "ping", "ask": 77})
        found = []
        while (answer := await self.next()) != {"type": "pong", "ask": 77}:
            found.append(answer)
        return found

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(asyncio.shield(self.task), 5)


def scope(kind: str, method: str, where: str, headers: dict[str, str]) -> dict[str, Any]:
    parts = urlsplit(where)
    named = {"host": "farm.test", **headers}
    found: dict[str, Any] = {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": parts.path,
        "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in named.items()],
        "client": HOST,
        "server": ("farm.test", 80),
        "state": {},
    }
    found["subprotocols" if kind == "websocket" else "method"] = [] if kind == "websocket" else method
    return found


class Wire:
    """The house, and all that it says."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    @property
    def lobby(self) -> Lobby:
        found = self.app.state.lobby
        assert isinstance(found, Lobby)
        return found

    async def request(self, method: str, where: str, body: object = None, token: str = "", **headers: str) -> Reply:
        data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        if body is not None:
            headers = {"content-type": "application/json", "content-length": str(len(data)), **headers}
        if token:
            headers["authorization"] = f"Bearer {token}"
        incoming = [{"type": "http.request", "body": data, "more_body": False}]
        outgoing: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return incoming.pop() if incoming else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            outgoing.append(message)

        await self.app(scope("http", method, where, headers), receive, send)  # type: ignore[arg-type]
        start = outgoing[0]
        raw = tuple((bytes(name), bytes(value)) for name, value in start["headers"])
        return Reply(start["status"], raw, b"".join(row.get("body", b"") for row in outgoing[1:]))

    def socket(self, hear: Callable[[bytes], None] | None = None, **headers: str) -> WireSocket:
        return WireSocket(self.app, headers, hear)

    async def __aenter__(self) -> Wire:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass


@asynccontextmanager
async def wired(database: str, thinker: Thinker | None = None, **settings: Any) -> AsyncIterator[Wire]:
    """A server from its start to its end."""
    app = make_app(Settings(database=database, **{"hidden": True} | loose(settings)), thinker or Inline())
    inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    done: asyncio.Queue[str] = asyncio.Queue()

    async def send(message: dict[str, Any]) -> None:
        done.put_nowait(message["type"])

    life = {"type": "lifespan", "asgi": {"version": "3.0", "spec_version": "2.3"}, "state": {}}
    task = asyncio.ensure_future(app(life, inbox.get, send))  # type: ignore[arg-type]
    inbox.put_nowait({"type": "lifespan.startup"})
    assert await done.get() == "lifespan.startup.complete"
    try:
        yield Wire(app)
    finally:
        inbox.put_nowait({"type": "lifespan.shutdown"})
        await task


class RealSocket(WireSocket):
    """The same over TCP."""

    def __init__(self, port: int, headers: dict[str, str], hear: Callable[[bytes], None] | None) -> None:
        self.start(hear)
        self.task = asyncio.ensure_future(self.talk(port, headers))

    async def talk(self, port: int, headers: dict[str, str]) -> None:
        where = f"ws://127.0.0.1:{port}/api/socket"
        async with connect(where, additional_headers=headers, compression=None, max_size=1 << 22) as socket:
            listening = asyncio.ensure_future(self.listen(socket))
            while (message := await self.inbox.get())["type"] != "websocket.disconnect":
                if message["type"] == "websocket.receive":
                    await socket.send(message["text"])
            listening.cancel()

    async def listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for data in socket:
                text = data if isinstance(data, str) else data.decode()
                await self.send_out({"type": "websocket.send", "text": text})


class RealWire(Wire):
    """The same app through uvicorn and TCP, set up as `farmtable serve` does it."""

    async def __aenter__(self) -> RealWire:
        self.listener = sockets.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        self.server = uvicorn.Server(configuration(self.app, lifespan="off"))
        self.serving = asyncio.ensure_future(self.server.serve([self.listener]))
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        while not self.server.started:
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.aclose()
        self.server.should_exit = True
        await self.serving

    async def request(self, method: str, where: str, body: object = None, token: str = "", **headers: str) -> Reply:
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        if body is not None:
            headers["content-type"] = "application/json"
        answer = await self.client.request(method, where, content=data, headers=headers)
        raw = tuple((name.lower(), value) for name, value in answer.headers.raw if name.lower() != b"date")
        return Reply(answer.status_code, raw, answer.content)

    def socket(self, hear: Callable[[bytes], None] | None = None, **headers: str) -> WireSocket:
        return RealSocket(self.port, headers, hear)


def house(path: Path, work: Callable[[Wire], Awaitable[None]], **settings: Any) -> None:
    """Do this at a server with a new file, from outside of any loop."""

    async def whole() -> None:
        async with wired(str(path / "farm.db"), **settings) as wire:
            await work(wire)

    asyncio.run(whole())
