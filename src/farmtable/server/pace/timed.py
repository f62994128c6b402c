"""The time of one live table: its clocks as far as its log goes, and the stamps for what comes next."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import lru_cache
from time import time
from typing import Any

import msgspec

from farmtable.server.pace.clock import LIVE, Clock, clocked, vacation
from farmtable.server.pace.house import House
from farmtable.server.pace.stamps import NOBODY, Kind, Stamp, bits, is_stamp, row_of, stamp_of
from farmtable.server.storage.records import SeatRecord, TableRecord
from farmtable.server.wire.pace import Note, Pace, SeatClock
from farmtable.server.wire.problem import Refused


@lru_cache(maxsize=1000)
def decoded(pace: str) -> Pace:
    return msgspec.json.decode(pace, type=Pace) if pace else LIVE


def pace_of(record: TableRecord) -> Pace:
    return decoded(record.pace)


def kept(pace: Pace) -> str:
    """As it is stored: a table that is played live, as all were once, has none."""
    return "" if pace.kind == LIVE.kind else msgspec.json.encode(pace).decode()


def person(seat: SeatRecord) -> bool:
    """Does a person play here now?"""
    return seat.kind == "person" and not seat.level


def people(record: TableRecord, asked: list[int]) -> int:
    """A bit for each person of these seats."""
    return bits([seat for seat in asked if person(record.seats[seat])])


def begin(record: TableRecord, rows: list[int], asked: list[int], at: int) -> tuple[list[int], int]:
    """The first rows of a game's log with the stamp from which its clocks run, and when the first of them ends."""
    pace = pace_of(record)
    if not clocked(pace):
        return rows, 0
    rows = [*rows, row_of(Stamp(Kind.ASK, NOBODY, people(record, asked), at))]
    return rows, Clock(pace, len(record.seats)).after(rows).deadline


class Timed:
    """The clocks of a table, after so many rows; `told` has what is for the story, after how many events it came."""

    def __init__(self, house: House, record: TableRecord, rows: list[int], told: list[tuple[int, int]]) -> None:
        self.house = house
        self.pace = pace_of(record)
        self.clock = Clock(self.pace, len(record.seats))
        self.told = told
        self.add(rows)

    def add(self, rows: list[int]) -> None:
        """Rows that are on the disk."""
        for row in rows:
            self.clock.add(row)
        if any(map(is_stamp, rows)):
            self.house.learn(self.clock.at)

    @property
    def clocked(self) -> bool:
        return clocked(self.pace)

    def now(self) -> int:
        """Never before what the log has already seen."""
        return max(self.clock.at, self.house.now())

    def stamp(self, kind: Kind, seat: int, record: TableRecord, asked: list[int]) -> int:
        return row_of(Stamp(kind, seat, people(record, asked), self.now()))

    def asks(self, seat: int, record: TableRecord, asked: list[int]) -> list[int]:
        """For a move: who made it, and who is asked now. Where there are no clocks nobody writes down when."""
        return [self.stamp(Kind.ASK, seat, record, asked)] if self.clocked else []

    def changes(self, before: TableRecord, after: TableRecord, asked: list[int]) -> list[int]:
        """For a change of who plays: bots that step in, people who come back."""
        rows = []
        for old, new in zip(before.seats, after.seats, strict=True):
            if before.status == after.status == "playing" and person(old) != person(new):
                rows.append(self.stamp(Kind.BACK if person(new) else Kind.BOT, new.seat, after, asked))
        return rows

    def late(self) -> int | None:
        """The seat whose time is out first, if one's is."""
        return self.clock.late(self.now())

    def ended(self, seat: int, record: TableRecord, asked: list[int]) -> tuple[list[int], TableRecord | None]:
        """What the table has chosen for the end of a seat's time: rows that say so, and the record if it changes."""
        rows = [self.stamp(Kind.OUT, seat, record, asked)]
        if self.pace.out != "seat":
            return rows, None
        seats = [msgspec.structs.replace(place) for place in record.seats]
        seats[seat].level = self.pace.level
        after = msgspec.structs.replace(record, seats=seats, changes=record.changes + 1)
        return rows + self.changes(record, after, asked), after

    def goes_away(self, seat: int, away: bool, record: TableRecord, asked: list[int]) -> list[int]:
        """Vacation begins or ends; [] if it is so already. Refused where there is none."""
        now = bool(self.clock.away & 1 << seat)
        if away and not self.clock.vacation[seat]:
            raise Refused(409, "problem-no-vacation" if not vacation(self.pace) else "problem-vacation-used")
        return [self.stamp(Kind.AWAY if away else Kind.HERE, seat, record, asked)] if away != now else []

    def steps_in(self, seat: int) -> str:
        """The level of the bot that plays this decision for a person whose time is out; "": none does."""
        return self.pace.level if self.pace.out == "decision" and self.clock.out & 1 << seat else ""

    def bot_in(self, record: TableRecord, seat: int) -> str:
        """The level of the bot that plays a seat now, for good or for this decision; "": a person does."""
        return record.seats[seat].level or self.steps_in(seat)

    def due(self, rows: list[int], record: TableRecord, asked: Iterable[int]) -> float:
        """From when on the table must not sleep after these rows: now, if a bot is asked; else 0."""
        after = copy(self)
        after.clock = self.clock.after(rows) if self.clocked else self.clock
        return time() if any(after.bot_in(record, seat) for seat in asked) else 0.0

    def deadline(self, rows: list[int]) -> int:
        """When the first clock runs out, after these rows."""
        return self.clock.after(rows).deadline if self.clocked else 0

    def shown(self) -> list[SeatClock]:
        return self.clock.shown(self.now())

    def notes(self) -> list[Note]:
        names: dict[Kind, Any] = {kind: kind.name.lower() for kind in Kind if kind != Kind.ASK}
        found = [(told, stamp_of(row)) for told, row in self.told]
        return [Note(told, names[stamp.kind], stamp.seat) for told, stamp in found]
