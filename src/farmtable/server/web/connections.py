"""All connections of this server: how many an address has, what lies unread in them, and who is late.

Who does not read is cut off (`abort`: a polite close would wait for the reader), and so is a request that never becomes
whole. Once a second one look goes over all of them. When an address has as many connections as it may, the newcomer
takes the place of one that is worth least: a half-sent request, or a socket without a seat. One with a seat stays.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from ipaddress import ip_address, ip_network

from farmtable.server.access.quotas import Quotas
from farmtable.server.access.rate_limit import network

EASY = 64 * 1024  # bytes that may wait for any reader; beyond that nothing more is taken from it
HEADERS = 10.0  # seconds for the head of a request
REQUEST = 20.0  # seconds for all of it
STUCK = 20.0  # seconds in which a reader takes nothing of what waits for it
CLOSING = 5.0  # seconds to read the last bytes
ASIDE = 2000  # half-sent requests that count for nobody and wait for their end
PROXY = "a proxy"  # whose people are told apart by what it says of them


class Line:
    """One connection, as the house counts it."""

    def __init__(self, address: str, transport: asyncio.Transport | None = None, start: float = 0.0) -> None:
        self.address = address
        self.transport = transport
        self.start = start
        self.deadline = start + HEADERS  # 0: nothing is expected of it
        self.socket = False
        self.seated = False  # somebody with the key to a seat
        self.queued = 0  # bytes that the transport does not have yet
        self.buffered = 0  # bytes that it had at the last look
        self.stuck = 0.0  # since when it does not get fewer
        self.closing = 0.0  # since when
        self.hang_up: Callable[[], None] | None = None
        self.write: Callable[[bytes], bool] | None = None  # a message, at once if that can be

    @property
    def waiting(self) -> int:
        """Bytes that were sent to it and not read."""
        return self.queued + (self.transport.get_write_buffer_size() if self.transport else 0)

    def abort(self) -> None:
        if self.hang_up is not None:
            self.hang_up()
        if self.transport is not None:
            self.transport.abort()

    def late(self, now: float) -> str:
        """Why it is cut off now, if it is."""
        if self.deadline and now > self.deadline:
            return "slow_request"
        transport = self.transport
        if transport is None:
            return ""
        buffered = transport.get_write_buffer_size()
        if not buffered or buffered < self.buffered:
            self.stuck = 0.0
        elif not self.stuck:
            self.stuck = now
        self.buffered = buffered
        if transport.is_closing():
            self.closing = self.closing or now
        if self.stuck and now - self.stuck > STUCK:
            return "not_reading"
        return "not_reading" if self.closing and now - self.closing > CLOSING else ""


class Connections:
    """Of one server."""

    def __init__(self, quotas: Quotas, proxies: str = "127.0.0.1", most: int = 1 << 30) -> None:
        self.quotas = quotas
        self.most = most  # in all: as many as there are descriptors
        self.trusted = [one.strip() for one in proxies.split(",") if one.strip()]
        self.lines: dict[object, Line] = {}  # by transport, the oldest first
        self.of: dict[str, dict[Line, None]] = {}  # by address
        self.known: dict[str, str] = {}

    # ---- They come and go -----------------------------------------------------------------------------------------

    def opened(self, transport: asyncio.Transport, now: float) -> Line | None:
        """Count a new connection; None: there are too many, and it was cut off."""
        peer = transport.get_extra_info("peername")
        address = self.counted(str(peer[0]) if isinstance(peer, tuple) else "")
        line = Line(address, transport, now)
        here = self.of.get(address, {})
        if address != PROXY and len(here) >= self.quotas.most("connections"):
            self.quotas.met("connections")
            if not self.make_room(list(here), at_once=False):
                transport.abort()
                return None
        if len(self.lines) >= self.most:
            self.quotas.met("descriptors")
            if not self.make_room(list(self.lines.values())):
                transport.abort()
                return None
        self.lines[transport] = line
        self.of.setdefault(address, {})[line] = None
        self.quotas.metrics.connections = len(self.lines)
        return line

    def closed(self, line: Line) -> None:
        self.lines.pop(line.transport, None)
        self.leave(line)
        line.transport = line.hang_up = line.write = None
        self.quotas.metrics.connections = len(self.lines)

    def becomes_socket(self, line: Line, address: str) -> bool:
        """It is a socket from now on, of this address; False: the address has too many."""
        address = network(address)
        sockets = [one for one in self.of.get(address, {}) if one.socket]
        if len(sockets) >= self.quotas.most("sockets"):
            self.quotas.met("sockets")
            if not self.make_room(sockets):
                return False
        self.leave(line)
        line.address, line.socket, line.deadline = address, True, 0.0
        self.of.setdefault(address, {})[line] = None
        return True

    def leave(self, line: Line) -> None:
        here = self.of.get(line.address, {})
        here.pop(line, None)
        if not here:
            self.of.pop(line.address, None)

    def make_room(self, lines: list[Line], at_once: bool = True) -> bool:
        """Cut off one that is worth least: the oldest half-sent request, else the oldest socket without a seat.

        A half-sent request need not go at once: it counts no more, is read no more, and ends when its time is over. Who
        is cut off comes again at once, and that costs more.
        """
        half = [line for line in lines if line.deadline]
        found = half or [line for line in lines if line.socket and not line.seated]
        if half and not at_once and len(self.lines) - sum(map(len, self.of.values())) < ASIDE:
            self.leave(half[0])
            transport = half[0].transport
            if transport is not None and not transport.is_closing():
                transport.pause_reading()
        elif found:
            self.cut(found[0])
        return bool(found)

    def cut(self, line: Line) -> None:
        line.abort()
        if line.transport is not None:
            self.lines.pop(line.transport, None)
        self.leave(line)

    def counted(self, peer: str) -> str:
        """What a connection counts for: its address, or a proxy that speaks for many."""
        if peer not in self.known:
            if len(self.known) > 10_000:
                self.known.clear()
            self.known[peer] = PROXY if any(within(peer, one) for one in self.trusted) else network(peer)
        return self.known[peer]

    # ---- What waits in them ---------------------------------------------------------------------------------------

    def relieve(self, line: Line) -> None:
        """Something more waits for this reader: is it too much, for it or for its address?"""
        waiting = line.waiting
        if waiting <= EASY:
            return
        if waiting > self.quotas.most("socket_waiting"):
            self.quotas.met("socket_waiting")
            line.abort()
            return
        here = {one: one.waiting for one in self.of.get(line.address, {})} if line.address != PROXY else {}
        if sum(here.values()) > self.quotas.most("waiting"):
            self.quotas.met("waiting")
            max(here, key=lambda one: here[one]).abort()  # the one that reads least

    def look(self, now: float) -> None:
        """Once a second: who is late is cut off."""
        for line in list(self.lines.values()):
            why = line.late(now)
            if why:
                self.quotas.met(why)
                line.abort()

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(1)
            self.look(loop.time())


def within(host: str, part: str) -> bool:
    """Is this address that one, or in that network? `*` is any."""
    if part in ("*", host):
        return True
    try:
        return ip_address(host) in ip_network(part, strict=False)
    except ValueError:
        return False
