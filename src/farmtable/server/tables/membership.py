"""Who sits at a table: joining, renaming, leaving and coming back, bots that step in.

Each is a change of a copy of the table's record, by the seat of the one who asks for it; the live table keeps it on the
disk, lets it count and tells all.
"""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from math import ceil
from typing import Protocol

from farmtable.core.show.phrase import phrase
from farmtable.server.access.tokens import hashed, seated
from farmtable.server.storage.records import SeatRecord, TableRecord
from farmtable.server.tables.start import named
from farmtable.server.wire.problem import Refused, no_table
from farmtable.server.wire.requests import HandOver, Join
from farmtable.table.words import Words
from farmtable.thinking.registry import levels

Change = Callable[[TableRecord, int], None]  # of a copy, by a seat


class Attendance(Protocol):
    """Who is at a table now, and for how long a seat where nobody is is kept."""

    def here(self) -> set[int]: ...

    def left(self, seat: int) -> float: ...


def check_level(game: str, level: str) -> None:
    """Refused if the game has no bots at this level."""
    if level not in levels(game):
        raise Refused(422, phrase("problem-no-level", level=level, levels=", ".join(levels(game))))


def join(record: TableRecord, wish: Join, token: str) -> int:
    """Take an open seat with a new token; the last one to join starts the game. The seat."""
    if not record.listed and not compare_digest(record.invite, wish.invite):
        raise no_table()
    free = [seat for seat in record.seats if seat.kind == "open" and wish.seat in (None, seat.seat)]
    if not free:
        raise Refused(409, "problem-full")
    seat = free[0]
    seat.kind, seat.token = "person", hashed(token)
    seat.name = apart(named(Words(record.language), seat.seat, wish.name, ""), seat.seat, record.seats)
    return seat.seat


def apart(name: str, seat: int, seats: list[SeatRecord]) -> str:
    """Two of one name at a table are told apart: the second Anna is “Anna 2”."""
    taken = {place.name.casefold() for place in seats if place.seat != seat}
    found, number = name, 1
    while found.casefold() in taken:
        number += 1
        found = f"{name[:27]} {number}"
    return found


def rename(record: TableRecord, seat: int, name: str) -> None:
    words = Words(record.language)
    record.seats[seated(seat)].name = apart(named(words, seat, name, ""), seat, record.seats)


def leave(record: TableRecord, seat: int) -> None:
    """Before the game the seat is free again; later it waits, for its person or for a bot."""
    if record.status == "waiting":
        record.seats[seated(seat)] = SeatRecord(seat, "open", "")
    else:
        record.seats[seated(seat)].gone = True


def come_back(record: TableRecord, seat: int) -> None:
    """The person plays again, from where the bot is."""
    place = record.seats[seated(seat)]
    place.gone, place.level = False, ""


def hand_over(record: TableRecord, by: int, wish: HandOver, attendance: Attendance) -> None:
    """A bot plays on: for yourself, or for a person who left or has been away; before the game in a free seat."""
    seated(by)
    if wish.seat >= len(record.seats):
        raise Refused(422, "problem-no-bot")
    place = record.seats[wish.seat]
    early = record.status == "waiting" and place.kind != "person"
    if wish.level or not early:
        check_level(record.game, wish.level)
    if early:
        record.seats[wish.seat] = free_or_bot(record, wish)
        return
    absent = place.gone or wish.seat not in attendance.here()
    if place.kind != "person" or (wish.seat != by and not absent):
        raise Refused(403, "problem-not-yours")
    wait = 0.0 if place.gone or wish.seat == by else attendance.left(wish.seat)
    if wait > 0:
        raise Refused(409, phrase("problem-not-yet", seconds=ceil(wait)))
    if record.status != "playing":
        raise Refused(409, "problem-not-started" if record.status == "waiting" else "refused-game-over")
    place.level = wish.level


def free_or_bot(record: TableRecord, wish: HandOver) -> SeatRecord:
    """A seat that nobody has taken yet, for a bot; without a level it is free for people again."""
    if not wish.level:
        return SeatRecord(wish.seat, "open", "")
    name = apart(named(Words(record.language), wish.seat, "", wish.level), wish.seat, record.seats)
    return SeatRecord(wish.seat, "bot", name, wish.level)
