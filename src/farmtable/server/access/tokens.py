"""Tokens: what is kept of them, and the seat that one opens."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe

from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.storage.records import TableRecord
from farmtable.server.wire.problem import Refused

TOKEN_BYTES = 24  # 192 bits
Who = int | str  # a seat that the server itself speaks for, such as a bot's; or the token that somebody came with


def new_token() -> str:
    return token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a seat token: who reads the database can't sit down with it."""
    return sha256(f"farmtable seat {token}".encode()).hexdigest()


def seat_of(record: TableRecord, token: str) -> int | None:
    """The seat that this token opens, SPECTATOR for those who may look; None: for you there is no such table."""
    proof, found = hashed(token), None
    for seat in record.seats:
        if seat.token and compare_digest(seat.token, proof):
            found = seat.seat
    links = [compare_digest(link.encode(), token.encode()) for link in (record.watch, record.invite)]
    if found is None and (any(links) or record.listed or record.status == "over"):
        found = SPECTATOR
    return found


def seated(seat: int) -> int:
    """A seat; those who watch are refused."""
    if seat == SPECTATOR:
        raise Refused(403, "problem-watching")
    return seat
