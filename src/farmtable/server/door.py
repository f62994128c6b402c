"""Who comes in: the token of a request, the seat that it opens, and how often somebody may try a wrong one."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from farmtable.core.seats import SPECTATOR
from farmtable.server.live import LiveTable
from farmtable.server.lobby import Lobby
from farmtable.server.pace import RateLimits, network
from farmtable.server.problem import Refused, no_table, too_many
from farmtable.server.sitting import standing

MINUTE = 60.0  # seconds


@dataclass(frozen=True)
class Place:
    """Somebody at a table: in a seat, or watching."""

    live: LiveTable
    seat: int

    def sits(self) -> int:
        """The seat; those who watch are refused."""
        if self.seat == SPECTATOR:
            raise Refused(403, "problem-watching")
        return self.seat


class Door:
    """After 20 wrong tokens in a minute a host gets no more answers to wrong ones; right ones always pass.

    A host that makes tables without end has to wait, and so has a seat that tries out choices faster than anybody can
    look at them.
    """

    def __init__(self, lobby: Lobby, failures: int = 20, tables: int = 60, looks: int = 3000) -> None:
        self.lobby = lobby
        self.failures = RateLimits(failures, MINUTE)
        self.tables = RateLimits(tables, MINUTE)
        self.looks = RateLimits(looks, MINUTE)

    async def enter(self, table: str, token: str, host: str) -> Place:
        """A missing table and a forbidden one give the same answer, and cost the same."""
        seat = None
        try:
            live = await self.lobby.find(table)
            seat = standing(live.record, token)
        except Refused as error:
            if error.status != 404:
                raise
        if seat is None:
            raise no_table() if self.failures.allows(network(host)) else too_many()
        live.presence.seen(seat)
        return Place(live, seat)

    def may_create(self, host: str) -> None:
        if not self.tables.allows(network(host)):
            raise too_many()

    def may_look(self, place: Place) -> None:
        if not self.looks.allows(f"{place.live.record.id} {place.seat}"):
            raise too_many()


def bearer(authorization: str | None) -> str:
    """The token of an Authorization header."""
    kind, _, token = (authorization or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def same_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """May a page from there open a socket here? Programs that are no browsers say nothing, and have no cookies."""
    if origin is None or origin in allowed:
        return True
    found = urlsplit(origin)
    return found.scheme in ("http", "https") and bool(host) and found.netloc == host and not found.path
