"""The one socket of a client: it hears of all its tables there, and chooses there."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from farmtable.core.show.phrase import phrase
from farmtable.server.access.rate_limit import RateLimit
from farmtable.server.ops.metrics import Metrics
from farmtable.server.settings import Settings
from farmtable.server.storage.store import StoreError
from farmtable.server.tables.live import LiveTable
from farmtable.server.web.door import Door, same_origin
from farmtable.server.wire.messages import ENCODER, Pong, ToClient
from farmtable.server.wire.problem import Refused, problem, too_many
from farmtable.server.wire.requests import FROM_CLIENT, FromClient, Ping, Say, Sit, Stand, Take, Undo

FRAME = 4096  # bytes that may come in at once
WAITING = 1000  # messages that a slow reader may be behind
PLACES = 32  # seats that one socket may subscribe to
TOO_LONG, TOO_FAST, TOO_SLOW, FORBIDDEN = 1009, 1008, 1013, 4403


Socket = WebSocket[Any, Any, Any]


class Client:
    """What one socket sends and hears. Its sending never makes a table wait."""

    def __init__(self, socket: Socket, door: Door, metrics: Metrics) -> None:
        self.socket = socket
        self.door = door
        self.metrics = metrics
        self.host = socket.client.host if socket.client else ""
        self.out: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self.places: dict[tuple[str, int], LiveTable] = {}  # by table and seat
        self.rate = RateLimit(100, 20.0)
        self.too_slow = asyncio.Event()

    def deliver(self, data: bytes) -> None:
        try:
            self.out.put_nowait(data)
        except asyncio.QueueFull:
            self.too_slow.set()

    def send(self, message: ToClient) -> None:
        self.deliver(ENCODER.encode(message))

    async def run(self) -> None:
        """Until one of the two hangs up."""
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
            for live in self.places.values():
                live.hang_up(self)
            await asyncio.gather(*jobs, return_exceptions=True)

    async def write(self) -> None:
        while True:
            await self.socket.send_data(await self.out.get(), "text")

    async def read(self) -> int:
        """Answer each message; the code to close with."""
        while True:
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
        start = perf_counter()
        if isinstance(message, Take):
            answer = await live.take(message.token, message.move, message.version, message.choice)
        else:
            answer = await live.undo(message.token, message.move, message.version, message.whole)
        self.metrics.answered(answer.done, perf_counter() - start)
        self.send(answer)
        if not answer.done:
            sight = await live.look_after(message.token, answer)
            if sight is not None:
                self.send(sight)

    async def sit(self, live: LiveTable, message: Sit) -> None:
        """From now on hear of it, and first what was missed."""
        if len(self.places) >= PLACES:
            raise too_many()
        seat = await live.subscribe(message.token, self, message.since, message.undos, message.chat)
        self.places[live.id, seat] = live


@websocket("/api/socket")
async def table_socket(
    socket: Socket,
    door: NamedDependency[Door],
    metrics: NamedDependency[Metrics],
    settings: NamedDependency[Settings],
) -> None:
    """A page from elsewhere is turned away before it has a socket."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host", ""), settings.origins):
        await socket.close(FORBIDDEN)
        return
    await socket.accept()
    metrics.sockets += 1
    try:
        await Client(socket, door, metrics).run()
    finally:
        metrics.sockets -= 1
