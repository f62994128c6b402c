"""Turns: who waits for something scarce is let in fairly. Under load everybody waits longer; nobody gets less of it.

The address that has had the least time comes first, and in an address its keys (such as tables) come in turn. So sixty
tables of one address wait for each other, and the one table of somebody else waits for one of them at most.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

KNOWN = 1000  # addresses whose time is remembered
Waiting = deque[asyncio.Future[None]]


class Turn:
    """Somebody's turn; it ends once."""

    def __init__(self, turns: Turns, address: str) -> None:
        self.turns = turns
        self.address = address
        self.start = turns.clock()
        self.ended = False

    def end(self) -> None:
        if not self.ended:
            self.ended = True
            self.turns.ended(self.address, self.turns.clock() - self.start)


class Turns:
    """At most so many at a time, in all and of one address."""

    def __init__(self, most: int = 0, each: int = 0, clock: Callable[[], float] = monotonic) -> None:
        self.most, self.each = most or 1 << 30, each or 1 << 30
        self.clock = clock
        self.now: Counter[str] = Counter()  # turns under way, by address
        self.lines: dict[str, dict[str, Waiting]] = {}  # who waits, by address and key
        self.had: dict[str, float] = {}  # seconds of each address
        self.seconds = 0.0  # of all turns
        self.floor = 0.0  # what the last one let in had had: who comes anew has no more to claim than that

    @property
    def waiting(self) -> int:
        return sum(len(line) for lines in self.lines.values() for line in lines.values())

    async def begin(self, address: str, key: str = "") -> Turn:
        """Wait for a turn."""
        if address not in self.lines and self.now[address] < self.each and self.now.total() < self.most:
            self.let_in(address)
            return Turn(self, address)
        ticket = asyncio.get_running_loop().create_future()
        self.lines.setdefault(address, {}).setdefault(key, deque()).append(ticket)
        self.had[address] = max(self.had.get(address, 0.0), self.floor)
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():  # its turn came in the same moment
                self.ended(address, 0.0)
            else:
                self.drop(address, key, ticket)
            raise
        return Turn(self, address)

    @asynccontextmanager
    async def turn(self, address: str, key: str = "") -> AsyncIterator[None]:
        turn = await self.begin(address, key)
        try:
            yield
        finally:
            turn.end()

    def let_in(self, address: str) -> None:
        self.now[address] += 1
        self.floor = self.had[address] = max(self.had.get(address, 0.0), self.floor)

    def ended(self, address: str, seconds: float) -> None:
        self.now[address] -= 1
        if self.now[address] <= 0:
            del self.now[address]
        self.seconds += seconds
        self.had[address] = self.had.get(address, 0.0) + seconds
        if len(self.had) > KNOWN:
            self.had = {who: had for who, had in self.had.items() if had > self.floor or who in self.lines}
        self.next()

    def next(self) -> None:
        while self.now.total() < self.most:
            ready = [address for address in self.lines if self.now[address] < self.each]
            if not ready:
                return
            address = min(ready, key=lambda who: self.had.get(who, 0.0))
            key = next(iter(self.lines[address]))
            line = self.lines[address].pop(key)
            ticket = line.popleft()
            if line:
                self.lines[address][key] = line  # after the other keys
            if not self.lines[address]:
                del self.lines[address]
            if not ticket.done():  # else they went away in this moment
                self.let_in(address)
                ticket.set_result(None)

    def drop(self, address: str, key: str, ticket: asyncio.Future[None]) -> None:
        """Somebody went away who waited."""
        lines = self.lines.get(address, {})
        line = lines.get(key, deque())
        if ticket in line:
            line.remove(ticket)
        if key in lines and not line:
            del lines[key]
        if address in self.lines and not lines:
            del self.lines[address]
