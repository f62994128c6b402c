"""The one socket of a client: it hears of all its tables there, and chooses there."""

from __future__ import annotations

import asyncio
from collections import deque
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.phrase import phrase
from farmtable.server.access.rate_limit import RateLimit
from farmtable.server.ops.metrics import Metrics
from farmtable.server.settings import Settings
from farmtable.server.storage.store import StoreError
from farmtable.server.tables.live import LiveTable
from farmtable.server.web.connections import EASY, Connections, Line
from farmtable.server.web.door import Door, same_origin
from farmtable.server.web.protocols import LINE
from farmtable.server.wire.messages import ENCODER, Pong, ToClient
from farmtable.server.wire.problem import Refused, problem, too_many
from farmtable.server.wire.requests import FROM_CLIENT, FromClient, Ping, Say, Sit, Stand, Take, Undo

FRAME = 4096  # bytes that may come in at once
PLACES = 32  # seats that one socket may subscribe to
ENVELOPE = 64  # bytes that a waiting message takes besides its own
TOO_LONG, TOO_FAST, TOO_SLOW, FORBIDDEN = 1009, 1008, 1013, 4403


Socket = WebSocket[Any, Any, Any]


class Client:
    """What one socket sends and hears. Its sending never makes a table wait."""

    def __init__(self, socket: Socket, door: Door, metrics: Metrics, house: Connections, line: Line) -> None:
        self.socket = socket
        self.door = door
        self.metrics = metrics
        self.house = house
        self.line = line
        self.host = socket.client.host if socket.client else ""
        self.out: deque[bytes] = deque()
        self.news = asyncio.Event()  # there is something to send
        self.sent = asyncio.Event()  # something was
        self.places: dict[tuple[str, int], LiveTable] = {}  # by table and seat
        self.in_words: set[tuple[str, str]] = set()  # by table and token: who is told the table in words
        self.rate = RateLimit(100, 20.0)
        self.too_slow = asyncio.Event()
        self.ended = False

    def deliver(self, data: bytes) -> None:
        """At once if nothing waits for this reader, else in its turn."""
        if self.ended:
            return
        line = self.line
        if line.queued or line.write is None or not line.write(data):
            self.out.append(data)
            line.queued += len(data) + ENVELOPE
            self.news.set()
        self.house.relieve(line)

    def send(self, message: ToClient) -> None:
        self.deliver(ENCODER.encode(message))

    async def run(self) -> None:
        """Until one of the two hangs up."""
        self.line.hang_up = self.too_slow.set
        jobs = [asyncio.ensure_future(work) for work in (self.write(), self.read(), self.too_slow.wait())]
        try:
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
            code = TOO_SLOW if self.too_slow.is_set() else jobs[1].result() if jobs[1].done() else 0
            if code:
                await self.socket.close(int(code))
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            for job in jobs:
                job.cancel()
            self.end()
            await asyncio.gather(*jobs, return_exceptions=True)
            jobs.clear()

    def end(self) -> None:
        """Nobody tells it anything any more, and what it was not sent is forgotten now, not when somebody looks."""
        self.ended = True
        self.line.queued = 0
        self.line.hang_up = None
        self.out.clear()
        for live in self.places.values():
            live.hang_up(self)
        self.places.clear()

    async def write(self) -> None:
        while True:
            while not self.out:
                self.news.clear()
                await self.news.wait()
            data = self.out.popleft()
            await self.socket.send_data(data, "text")  # waits for the reader
            self.line.queued -= len(data) + ENVELOPE
            self.sent.set()

    async def listened(self) -> None:
        """Who does not read what it was sent is not listened to."""
        while self.line.queued and self.line.waiting > EASY:
            self.sent.clear()
            await self.sent.wait()

    async def read(self) -> int:
        """Answer each message; the code to close with."""
        while True:
            await self.listened()
            data = await self.socket.receive_data("text")
            self.metrics.count("messages")
            if len(data) > FRAME or len(data.encode("utf-8", "replace")) > FRAME:
                return TOO_LONG
            if not self.rate.allows():
                self.metrics.count("closed_for_pace")
                return TOO_FAST
            ask = 0
            try:
                message = FROM_CLIENT.decode(data)
                ask = message.ask
                await self.answer(message)
            except msgspec.MsgspecError as error:
                self.send(problem(Refused(400, phrase("problem-request", detail=str(error)))))
            except UnicodeError:
                self.send(problem(Refused(400, phrase("problem-request", detail="no UTF-8"))))
            except (Refused, StoreError) as error:
                refused = error if isinstance(error, Refused) else Refused(503, "problem-store")
                self.metrics.count("problems")
                self.send(problem(refused, ask))

    async def answer(self, message: FromClient) -> None:
        if isinstance(message, Ping):
            self.send(Pong(message.ask))
            return
        live = (await self.door.enter(message.table, message.token, self.host)).live
        if isinstance(message, Sit):
            await self.sit(live, message)
        elif isinstance(message, Stand):
            seat = await live.unsubscribe(message.token, self)
            self.places.pop((live.id, seat), None)
            self.send(Pong(message.ask))
        elif isinstance(message, Say):
            await live.say(message.token, message.text)
        else:
            await self.move(live, message)

    async def move(self, live: LiveTable, message: Take | Undo) -> None:
        """Who was late gets the new question with the answer."""
        self.door.may_move(live.id, message.token)
        start = perf_counter()
        if isinstance(message, Take):
            answer = await live.take(message.token, message.move, message.version, message.choice)
        else:
            answer = await live.undo(message.token, message.move, message.version, message.whole)
        self.metrics.answered(answer.done, perf_counter() - start)
        self.send(answer)
        if not answer.done:
            sight = await live.look_after(message.token, answer, (live.id, message.token) in self.in_words)
            if sight is not None:
                self.send(sight)

    async def sit(self, live: LiveTable, message: Sit) -> None:
        """From now on hear of it, and first what was missed."""
        if len(self.places) >= PLACES:
            raise too_many()
        self.door.may_watch(live, message.token, self.host)
        seat = await live.subscribe(message.token, self, message.since, message.undos, message.chat, message.text)
        self.places[live.id, seat] = live
        (self.in_words.add if message.text else self.in_words.discard)((live.id, message.token))
        self.line.seated = self.line.seated or seat != SPECTATOR


@websocket("/api/socket")
async def table_socket(
    socket: Socket,
    door: NamedDependency[Door],
    metrics: NamedDependency[Metrics],
    house: NamedDependency[Connections],
    settings: NamedDependency[Settings],
) -> None:
    """A page from elsewhere is turned away before it has a socket, and so is one more than an address may have."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host", ""), settings.origins):
        await socket.close(FORBIDDEN)
        return
    host = socket.client.host if socket.client else ""
    await house.quotas.slow("handshakes", host)
    line = line_of(socket) or Line(host)
    if not house.becomes_socket(line, host):
        await refuse(socket)
        return
    await socket.accept()
    metrics.sockets += 1
    try:
        await Client(socket, door, metrics, house, line).run()
    finally:
        metrics.sockets -= 1
        house.leave(line)
        del socket.send, socket.receive  # they hold the socket, and it holds them


def line_of(socket: Socket) -> Line | None:
    """As the connection counts; what does not come over TCP has none."""
    found: Any = (socket.scope.get("extensions") or {}).get(LINE)
    return found if isinstance(found, Line) else None


async def refuse(socket: Socket) -> None:
    """With a status that says when to come again, where the server can send one."""
    if "websocket.http.response" not in (socket.scope.get("extensions") or {}):
        await socket.close(TOO_SLOW)
        return
    headers = [(b"retry-after", b"10"), (b"content-length", b"0")]
    start: Any = {"type": "websocket.http.response.start", "status": 429, "headers": headers}
    body: Any = {"type": "websocket.http.response.body", "body": b""}
    await socket.send(start)
    await socket.send(body)
