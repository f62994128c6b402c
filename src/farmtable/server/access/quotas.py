"""Quotas: how much of everything one address, one seat or one socket may have. One table for all doors.

A new door adds a row to `QUOTAS` and calls `spend` (so many in a while), or compares what it has with `most` and says
`met` (so many at a time). The rest follows: whom it counts as one, the headers that tell of it, the metric, the log
line, the operator's setting. The figures are generous: thirty people who play behind one address meet none of
them. What comes with the right key to a seat counts for that seat alone, so nobody is turned away for what others do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from logging import getLogger
from typing import Literal, NamedTuple

from farmtable.server.access.rate_limit import RateLimit, RateLimits, network
from farmtable.server.ops.metrics import Metrics
from farmtable.server.wire.problem import Refused, too_many

LOGGER = getLogger("farmtable")
MINUTE = 60.0  # seconds
MIB = 1 << 20
PATIENCE = 1.0  # seconds that one waits for the answer “too many”: who asks in a loop asks slowly


@dataclass(frozen=True)
class Quota:
    """So much for one; in a while, or without one at a time."""

    whose: Literal["address", "seat", "socket"]
    most: int
    seconds: float = 0.0


QUOTAS = {
    "connections": Quota("address", 600),  # TCP connections, sockets among them
    "sockets": Quota("address", 300),
    "handshakes": Quota("address", 300, MINUTE),  # of sockets; more of them are slow, and none is refused
    "waiting": Quota("address", 16 * MIB),  # bytes that were sent and not read
    "socket_waiting": Quota("socket", 2 * MIB),
    "at_once": Quota("address", 4),  # requests in work; more of them wait for their turn, and none is refused
    "requests": Quota("address", 3000, MINUTE),  # reads without the key to a seat
    "seat_requests": Quota("seat", 1800, MINUTE),  # reads with one
    "previews": Quota("seat", 3000, MINUTE),  # choices that are tried out
    "moves": Quota("seat", 600, MINUTE),
    "tables": Quota("address", 60, MINUTE),  # that are made
    "persons": Quota("address", 120, 60 * MINUTE),  # that begin: browsers that sit down for the first time
    "askings": Quota("address", 20, 10 * MINUTE),  # “I already sit here”
    "reports": Quota("address", 30, 60 * MINUTE),
    "failures": Quota("address", 20, MINUTE),  # wrong keys that get an answer; right ones always do
}


class Left(NamedTuple):
    """What is left of a quota, and the seconds until it is whole again."""

    name: str
    left: int
    seconds: int

    def __str__(self) -> str:
        """As the field `RateLimit` says it."""
        return f'"{self.name}";r={self.left};t={self.seconds}'


class Quotas:
    """Who has had how much."""

    def __init__(self, figures: Mapping[str, int] | None = None, metrics: Metrics | None = None) -> None:
        self.figures = {name: quota.most for name, quota in QUOTAS.items()} | dict(figures or {})
        unknown = self.figures.keys() - QUOTAS.keys()
        if unknown:
            raise ValueError(f"no such quota: {', '.join(sorted(unknown))}; there are {', '.join(QUOTAS)}")
        self.metrics = metrics or Metrics()
        self.spent = {
            name: RateLimits(self.figures[name], quota.seconds) for name, quota in QUOTAS.items() if quota.seconds
        }
        self.said: dict[str, RateLimit] = {}  # one line in the log a minute
        parts = [f'"{name}";q={self.figures[name]};w={int(QUOTAS[name].seconds)}' for name in self.spent]
        self.policy = ", ".join(parts)  # as the field `RateLimit-Policy` says it

    def most(self, name: str) -> int:
        return self.figures[name]

    def spend(self, name: str, who: str, cost: int = 1) -> Left:
        """Count one more; refused, with the time to wait, when that is too many."""
        limit = self.spent[name].of(one(name, who))
        allowed = limit.allows(cost)
        left = Left(name, max(0, limit.left), limit.wait)
        if not allowed:
            self.met(name)
            raise too_many(left.seconds, str(left))
        return left

    async def slow(self, name: str, who: str) -> None:
        """Count one more; when that is too many, it takes a while instead of being refused."""
        try:
            self.spend(name, who)
        except Refused:
            await asyncio.sleep(PATIENCE)

    def met(self, name: str) -> None:
        """Somebody had too much: counted always, said once a minute, and never who it was."""
        self.metrics.limited[name] += 1
        if self.said.setdefault(name, RateLimit(1, MINUTE)).allows():
            LOGGER.warning("over a quota", extra={"quota": name})


def one(name: str, who: str) -> str:
    return network(who) if QUOTAS[name].whose == "address" else who
