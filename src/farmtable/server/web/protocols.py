"""uvicorn's two protocols, with time limits, a pace for frames of every kind, and an end that leaves nothing behind."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from farmtable.server.access.rate_limit import RateLimit
from farmtable.server.web.connections import EASY, HEADERS, REQUEST, Connections, Line

FRAMES, SECONDS = 300, 20.0  # of every kind, pings and pieces of messages among them
PIECE = 4096  # bytes that are read at a time: thousands of tiny frames in one go would hold up everybody
LINE = "farmtable.line"  # where the app finds the line of a socket
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HttpProtocol(H11Protocol):
    """A request has to be whole in time."""

    house: ClassVar[Connections]
    line: Line | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.line = self.house.opened(transport, self.loop.time())

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.line is not None:
            self.house.closed(self.line)
        self.line = None

    def data_received(self, data: bytes) -> None:
        line, now = self.line, self.loop.time()
        if line is None:
            return
        cycle: Any = self.cycle  # None before the first request
        if not line.deadline and (cycle is None or cycle.response_complete):
            line.start, line.deadline = now, now + HEADERS  # the next request begins
        super().data_received(data)
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete and not line.socket:
            line.deadline = line.start + REQUEST if cycle.more_body else 0.0

    def on_response_complete(self) -> None:
        if self.line is not None and self.line.deadline:  # answered before all of it was there
            self.line.deadline = self.loop.time() + HEADERS
        super().on_response_complete()
        if self.line is not None and not self.cycle.response_complete and self.cycle.more_body:
            self.line.start = self.loop.time()  # the next request came with this one, but not all of it
            self.line.deadline = self.line.start + REQUEST


class SocketProtocol(WebSocketsSansIOProtocol):
    """Control frames and pieces count for the pace too; who does not answer a ping is not waited for."""

    house: ClassVar[Connections]
    line: Line | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.line = self.house.lines.get(transport)
        self.pace = RateLimit(FRAMES, SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """With this the connection is forgotten: nothing of it may wait for a search for cycles."""
        super().connection_lost(exc)
        if self.line is not None:
            self.house.closed(self.line)
        self.line = None
        self.conn.parser.close()  # it holds the connection, which holds it
        if hasattr(self, "scope"):
            cast("dict[str, Any]", self.scope["extensions"]).pop(LINE, None)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.line is not None and hasattr(self, "scope"):
            cast("dict[str, Any]", self.scope["extensions"])[LINE] = self.line
            self.line.write = self.write

    def write(self, data: bytes) -> bool:
        """A message at once, without the way through the app; False: its reader is late, or there is none."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self.handshake_complete or self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            if not self.handshake_initiated:  # the head of the request comes in one piece
                self.begin(data)
                return
            super().data_received(data[start : start + PIECE])

    def begin(self, data: bytes) -> None:
        self.conn.receive_data(data)
        if self.conn.parser_exc is not None or self.conn.handshake_exc is not None:
            self.close_sent = self.handshake_complete = True
            self.transport.write(TOO_LARGE)
            self.transport.close()
            return
        self.handle_events()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused, and all was said

    def handle_cont(self, event: Frame) -> None:
        if self.in_time():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.in_time():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.in_time():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """What is no text ends the socket, and leaves no trace in the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def in_time(self) -> bool:
        """Count one more frame; who sends too many, or does not read the answers to its pings, is cut off."""
        if self.transport.is_closing():
            return False
        if self.pace.allows() and self.transport.get_write_buffer_size() <= 4 * EASY:
            return True
        self.house.quotas.met("frames")
        self.transport.abort()
        return False

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # a close would wait until all is read


def protocols(house: Connections) -> dict[str, Any]:
    """For uvicorn: both, of this house."""
    return {
        "http": type("HouseHttpProtocol", (HttpProtocol,), {"house": house}),
        "ws": type("HouseSocketProtocol", (SocketProtocol,), {"house": house}),
    }
