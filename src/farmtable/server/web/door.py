"""Who comes in: the token of a request, the seat that it opens, and how often somebody may try a wrong one."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from ipaddress import ip_address
from time import monotonic
from urllib.parse import urlsplit

from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.access.people import NOBODY, People, Sitter
from farmtable.server.access.quotas import Left, Quotas
from farmtable.server.access.rate_limit import network
from farmtable.server.access.tokens import device_key, seat_of
from farmtable.server.storage import records
from farmtable.server.storage.store import Damaged
from farmtable.server.tables.live import LiveTable
from farmtable.server.tables.lobby import Lobby
from farmtable.server.wire.problem import Refused, no_table

ALIKE = 0.02  # seconds that every refusal takes: a missing table and a forbidden one can't be told apart by the clock


@dataclass(frozen=True)
class Place:
    """Somebody at a table: which seat is theirs the table says, when it is asked and nothing can happen in between."""

    live: LiveTable
    token: str


class Door:
    """Who comes in, and how often.

    After 20 wrong tokens in a minute a host gets no more answers to wrong ones; right ones always pass. A host that
    makes tables without end has to wait, and so has a seat that tries out choices faster than anybody can look at them.
    """

    def __init__(self, lobby: Lobby, quotas: Quotas) -> None:
        self.lobby = lobby
        self.people = People(lobby.store, lobby.written)
        self.quotas = quotas

    async def enter(self, table: str, token: str, host: str) -> Place:
        """A missing table and a forbidden one give the same answer, and take the same time.

        Nobody is turned away for what only this server believes: another one may have given them a seat.
        """
        start = monotonic()
        live = self.lobby.live.get(table)
        seat = live.seat_of(token) if live is not None else None
        if live is None or seat is None:
            try:
                record = await self.lobby.store.read(records.load_table(table))
            except Damaged as error:
                raise Refused(409, "problem-damaged") from error
            except Exception as error:
                raise Refused(503, "problem-store") from error
            seat = None if record is None else seat_of(record, token)
            if seat is None:
                await asyncio.sleep(max(0.0, start + ALIKE - monotonic()))
                self.quotas.spend("failures", host)
                raise no_table()
        if seat != SPECTATOR:
            self.at_home(table, host)
        return Place(await self.lobby.find(table), token)

    async def sitter(self, token: str, host: str) -> Sitter:
        """Who sits down with this token: the person of a device, and else nobody."""
        return await self.person(token, host) if device_key(token) else NOBODY

    async def person(self, token: str, host: str) -> Sitter:
        """The person of a device. A wrong key counts like any other, and takes as long."""
        start = monotonic()
        try:
            return await self.people.sitter(token)
        except Refused:
            await asyncio.sleep(max(0.0, start + ALIKE - monotonic()))
            self.quotas.spend("failures", host)
            raise

    async def wrong(self, host: str) -> None:
        """Somebody came with a link or a phrase that there is not: nobody tries many of them."""
        await asyncio.sleep(ALIKE)
        self.quotas.spend("failures", host)

    def may_begin(self, host: str) -> Left:
        return self.quotas.spend("persons", host)

    def may_ask(self, host: str) -> Left:
        return self.quotas.spend("askings", host)

    def at_home(self, table: str, host: str) -> None:
        """Somebody plays there from this address: the table's bots count for it."""
        self.lobby.homes[table] = network(host)

    def reads(self, place: Place, host: str) -> Left:
        """One more look. With the key to a seat it counts for that seat alone, whoever else is behind the address."""
        watching = self.may_watch(place.live, place.token, host)
        if watching is not None:
            return watching
        return self.quotas.spend("seat_requests", f"{place.live.id} {place.token}")

    def may_watch(self, live: LiveTable, token: str, host: str) -> Left | None:
        """One more look of somebody without the key to a seat; None: they have one."""
        return self.quotas.spend("requests", host) if live.seat_of(token) in (None, SPECTATOR) else None

    def may_create(self, host: str) -> Left:
        return self.quotas.spend("tables", host)

    def may_report(self, host: str) -> Left:
        return self.quotas.spend("reports", host)

    def may_preview(self, table: str, seat: int) -> None:
        self.quotas.spend("previews", f"{table} {seat}")

    def may_move(self, table: str, token: str) -> Left:
        return self.quotas.spend("moves", f"{table} {token}")


def bearer(authorization: str | None) -> str:
    """The token of an Authorization header."""
    kind, _, token = (authorization or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def same_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """May a page from there do something here? Programs that are no browsers say nothing, and have no cookies."""
    if origin is None or origin in allowed:
        return True
    try:
        found = urlsplit(origin)
    except ValueError:
        return False
    return found.scheme in ("http", "https") and bool(host) and found.netloc == host and not found.path


def our_host(host: str, allowed: tuple[str, ...]) -> bool:
    """Is this server meant? A name of somebody else's that leads here (DNS rebinding) is not one of ours.

    Addresses always are: they can't be bent. Without a list every name is.
    """
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    name = name.strip("[]").lower()
    if not allowed or name == "localhost" or name in allowed:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
