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
from farmtable.server.access.people import Sitter
from farmtable.server.access.tokens import bearer_of, hashed, new_token, seated
from farmtable.server.storage.records import SeatRecord, TableRecord
from farmtable.server.tables.start import clean, named
from farmtable.server.wire.messages import SeatToken
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


def join(record: TableRecord, wish: Join, sitter: Sitter) -> SeatToken:
    """Take an open seat; the last one to join starts the game. The key to it: a person's own, or a new token."""
    if not record.listed and not compare_digest(record.invite, wish.invite):
        raise no_table()
    free = [seat for seat in record.seats if seat.kind == "open" and wish.seat in (None, seat.seat)]
    if not free:
        raise Refused(409, "problem-full")
    seat = free[0]
    seat.kind = "person"
    seat.name = apart(named(Words(record.language), seat.seat, wish.name, ""), seat.seat, record.seats)
    return sits_down(seat, sitter)


def sits_down(seat: SeatRecord, sitter: Sitter) -> SeatToken:
    """A person's devices open the seat from now on; who is nobody gets a token for it."""
    if sitter.person:
        seat.person, seat.token = sitter.person, ""
        return SeatToken(seat.seat, bearer_of(sitter.key, seat.seat))
    token = new_token()
    seat.person, seat.token = "", hashed(token)
    return SeatToken(seat.seat, token)


def claim(record: TableRecord, seat: int, sitter: Sitter) -> None:
    """Who holds the token of a seat makes it a person's. The token opens nothing then: a device that is signed out has
    no way back by what it kept."""
    sits_down(record.seats[seated(seat)], sitter)


def ask(record: TableRecord, invite: str, seat: int, sitter: Sitter, attendance: Attendance) -> None:
    """Somebody with the invitation says that a seat is theirs: it takes another person at the table to say so too.

    Not where somebody looks from that seat, and nobody asks for a second one.
    """
    if not compare_digest(record.invite.encode(), invite.encode()):
        raise no_table()
    if seat >= len(record.seats) or record.seats[seat].kind != "person":
        raise Refused(422, "problem-no-seat")
    place = record.seats[seat]
    others = [other for other in record.seats if other.seat != seat and other.kind == "person" and not other.gone]
    if record.status != "playing" or record.listed or not others:
        raise Refused(409, "problem-nobody-admits")
    sits = any(other.person == sitter.person for other in record.seats)
    if sits or seat in attendance.here() or place.asker not in ("", sitter.person):
        raise Refused(409, "problem-seat-used")
    place.asker, place.asker_name = sitter.person, clean(sitter.name) or place.name


def admit(record: TableRecord, by: int, seat: int, yes: bool) -> None:
    """Another person at the table lets somebody in, or does not."""
    seated(by)
    if seat >= len(record.seats) or not record.seats[seat].asker:
        raise Refused(409, "problem-nobody-asks")
    if by == seat:
        raise Refused(403, "problem-not-yours")
    place = record.seats[seat]
    if yes:
        place.person, place.token, place.gone = place.asker, "", False
    place.asker = place.asker_name = ""


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
