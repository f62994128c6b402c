"""Authority as a value: who holds a grant may see one table from one place; nothing of a table is shown without one.

Only `checked` makes grants, out of a record that is as new as the disk (`Fresh`). A grant remembers whose key it was
made for, and whoever shows something compares that with the record that it shows from: what was right a moment ago
opens nothing when the seat has become somebody else's since.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.access.tokens import Who, opens, owner_of, seat_of
from farmtable.server.storage.records import TableRecord
from farmtable.server.wire.problem import Refused, no_table

CHECK: Final = object()  # what the check shows to make a grant


class Fresh:
    """A record that is as new as the disk, as far as it says who sits where."""

    __slots__ = ("record",)

    def __init__(self, record: TableRecord) -> None:
        self.record = record


class Grant:
    """Somebody may look at this table."""

    __slots__ = ("owner", "seat", "table")

    def __init__(self, table: str, seat: int, owner: str, made_by: object) -> None:
        if made_by is not CHECK:
            raise TypeError("a grant is made by the check alone")
        self.table, self.seat, self.owner = table, seat, owner

    def holds(self, record: TableRecord) -> bool:
        """Is it still right, by this record?"""
        return record.id == self.table

    def seated(self) -> Seat:
        """A seat; those who watch are refused."""
        raise Refused(403, "problem-watching")


class Spectator(Grant):
    """Somebody may watch."""

    __slots__ = ()


class Seat(Grant):
    """Somebody sits there, and sees what that seat sees."""

    __slots__ = ()

    def holds(self, record: TableRecord) -> bool:
        return record.id == self.table and opens(self.owner, record.seats[self.seat])

    def seated(self) -> Seat:
        return self


def checked(fresh: Fresh, who: Who) -> Seat | Spectator:
    """The place of this token now; a seat that the server itself speaks for is one. For others there is no table."""
    record = fresh.record
    seat = who if isinstance(who, int) else seat_of(record, who)
    if seat is None:
        raise no_table()
    if seat == SPECTATOR:
        return Spectator(record.id, seat, "", CHECK)
    return Seat(record.id, seat, owner_of(record, seat, who), CHECK)
