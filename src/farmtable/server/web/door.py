"""Who comes in: the token of a request, the seat that it opens, and how often somebody may try a wrong one."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from farmtable.server.access.rate_limit import RateLimits, network
from farmtable.server.access.tokens import seat_of
from farmtable.server.storage import records
from farmtable.server.storage.store import Damaged
from farmtable.server.tables.live import LiveTable
from farmtable.server.tables.lobby import Lobby
from farmtable.server.wire.problem import Refused, no_table, too_many

MINUTE = 60.0  # seconds


@dataclass(frozen=True)
class Place:
    """Somebody at a table: which seat is theirs the table says, when it is asked and nothing can happen in between."""

    live: LiveTable
    token: str


class Door:
    """After 20 wrong tokens in a minute a host gets no more answers to wrong ones; right ones always pass.

    A host that makes tables without end has to wait, and so has a seat that tries out choices faster than anybody can
    look at them.
    """

    def __init__(self, lobby: Lobby, failures: int = 20, tables: int = 60, previews: int = 3000) -> None:
        self.lobby = lobby
        self.failures = RateLimits(failures, MINUTE)
        self.tables = RateLimits(tables, MINUTE)
        self.previews = RateLimits(previews, MINUTE)

    async def enter(self, table: str, token: str, host: str) -> Place:
        """A missing table and a forbidden one give the same answer, and cost the same: one look into the store.

        Nobody is turned away for what only this server believes: another one may have given them a seat.
        """
        live = self.lobby.live.get(table)
        if live is None or live.seat_of(token) is None:
            try:
                record = await self.lobby.store.read(records.load_table(table))
            except Damaged as error:
                raise Refused(409, "problem-damaged") from error
            except Exception as error:
                raise Refused(503, "problem-store") from error
            if record is None or seat_of(record, token) is None:
                raise no_table() if self.failures.allows(network(host)) else too_many()
            live = await self.lobby.find(table)
        return Place(live, token)

    def may_create(self, host: str) -> None:
        if not self.tables.allows(network(host)):
            raise too_many()

    def may_preview(self, table: str, seat: int) -> None:
        if not self.previews.allows(f"{table} {seat}"):
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
