"""Tokens: what is kept of them, and the seat that one opens.

There are two kinds. A seat token opens one seat, and whoever holds it sits there. A device's key opens all seats of its
person for as long as the device is signed in: `me<key>` the first of a table's, `me<key>-2` the one that is named.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe

from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.storage.records import SeatRecord, TableRecord
from farmtable.server.wire.problem import Refused

TOKEN_BYTES = 24  # 192 bits
KEY_LENGTH = 32  # signs of a token, and of a device's key
ME = "me"  # what tells a device's key from a seat token; that is shorter
Who = int | str  # a seat that the server itself speaks for, such as a bot's; or the token that somebody came with


def new_token() -> str:
    return token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a seat token: who reads the database can't sit down with it."""
    return sha256(f"farmtable seat {token}".encode()).hexdigest()


def hashed_key(key: str) -> str:
    """What is kept of a device's key, of a link to another device, and of a recovery phrase."""
    return sha256(f"farmtable key {key}".encode()).hexdigest()


def device_key(token: str) -> str:
    """The device's key in a token; "": it is none."""
    key, rest = token.removeprefix(ME)[:KEY_LENGTH], token[len(ME) + KEY_LENGTH :]
    whole = token.startswith(ME) and len(key) == KEY_LENGTH
    return key if whole and (not rest or (len(rest) == 2 and rest[0] == "-" and rest[1] in "012345")) else ""


def named_seat(token: str) -> int | None:
    """The seat that a device's token names."""
    return int(token[-1]) if device_key(token) and len(token) > len(ME) + KEY_LENGTH else None


def bearer_of(key: str, seat: int) -> str:
    """The token with which a device sits at one seat."""
    return f"{ME}{key}-{seat}"


def roams(who: Who) -> bool:
    """Can this key lose its seat while a game is played? A device can be signed out at any time, at any server."""
    return not isinstance(who, int) and bool(device_key(who))


def owner_of(record: TableRecord, seat: int, who: Who) -> str:
    """Whose key opened this seat, as far as it is kept: a grant holds while the seat is still theirs."""
    key = "" if isinstance(who, int) else device_key(who)
    return hashed_key(key) if key else record.seats[seat].token


def opens(owner: str, seat: SeatRecord) -> bool:
    """Is the seat still theirs?"""
    return owner == seat.token or owner in seat.devices


def seat_of(record: TableRecord, token: str) -> int | None:
    """The seat that this token opens, SPECTATOR for those who may look; None: for you there is no such table."""
    proof, found = hashed(token), None
    key, wished = device_key(token), named_seat(token)
    device = hashed_key(key)
    for seat in record.seats:
        if seat.token and compare_digest(seat.token, proof):
            found = seat.seat
        theirs = [compare_digest(one, device) for one in seat.devices]
        if key and any(theirs) and found is None and wished in (None, seat.seat):
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
