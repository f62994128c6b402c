"""The clocks of a table's seats: the fold of its log's stamps. There is no other record of time.

A seat's clock runs while it is asked and a person plays it. On vacation that is used first. Each decision adds to a
bank, or fills up what one has for a decision; a decision that was taken back and made again does so once.
"""

from __future__ import annotations

from copy import deepcopy

from farmtable.server.pace.stamps import NOBODY, Kind, Stamp, is_stamp, stamp_of
from farmtable.server.wire.pace import Pace, SeatClock

SECOND = 1000  # milliseconds
DAY = 86_400 * SECOND
SLOW = {"day": 1, "three_days": 3, "week": 7}  # days for a decision
VACATION = {"day": 3, "three_days": 7, "week": 14}  # days a seat, if nobody says otherwise
LIVE = Pace()


def clocked(pace: Pace) -> bool:
    return pace.kind == "clock" or pace.kind in SLOW


def at_first(pace: Pace) -> int:
    """What a seat begins with."""
    return SLOW[pace.kind] * DAY if pace.kind in SLOW else pace.bank * SECOND


def vacation(pace: Pace) -> int:
    """What a seat has of it. A game of one evening has none."""
    if pace.kind not in SLOW:
        return 0
    return (VACATION[pace.kind] if pace.vacation is None else pace.vacation) * DAY


class Clock:
    """Of all seats of one table, after so many rows of its log."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.at = 0  # of the last stamp
        self.asked = 0  # a bit for each person who is asked since
        self.out = 0  # whose time is over, while the question stands
        self.away = 0
        self.left = [at_first(pace)] * seats
        self.vacation = [vacation(pace)] * seats
        self.entries = 0  # that count
        self.furthest = [0] * seats  # how many there were at the last decision that brought time

    def add(self, row: int) -> None:
        if is_stamp(row):
            self._stamp(stamp_of(row))
        else:
            self.entries = self.entries + 1 if row >= 0 else -1 - row

    def after(self, rows: list[int]) -> Clock:
        """As it will be after these rows."""
        found = deepcopy(self)
        for row in rows:
            found.add(row)
        return found

    def runs(self, seat: int) -> bool:
        return bool(clocked(self.pace) and self.asked & ~self.out & 1 << seat)

    def _stamp(self, stamp: Stamp) -> None:
        self.left, self.vacation = self._at(stamp.at)
        self.at = max(self.at, stamp.at)
        bit = 1 << stamp.seat
        if stamp.kind == Kind.ASK and stamp.seat != NOBODY and self.asked & bit:
            self._decided(stamp.seat)
        elif stamp.kind == Kind.OUT:
            self.out |= bit
        elif stamp.kind == Kind.BACK:
            self.left[stamp.seat] = max(self.left[stamp.seat], self._for_one())
        if stamp.kind in (Kind.ASK, Kind.BOT, Kind.HERE):
            self.away &= ~bit
        elif stamp.kind == Kind.AWAY:
            self.away |= bit
        self.asked = stamp.asked
        self.out &= stamp.asked

    def _decided(self, seat: int) -> None:
        self.out &= ~(1 << seat)
        if self.entries > self.furthest[seat]:
            self.furthest[seat] = self.entries
            self.left[seat] = self._for_one() + (self.left[seat] if self.pace.kind == "clock" else 0)

    def _for_one(self) -> int:
        """What a decision brings."""
        return self.pace.increment * SECOND if self.pace.kind == "clock" else at_first(self.pace)

    def _at(self, now: int) -> tuple[list[int], list[int]]:
        """What is left to each seat at a moment, of time and of vacation."""
        left, spare = self.left[:], self.vacation[:]
        for seat in range(len(left)):
            if self.runs(seat):
                used = max(0, now - self.at)
                if self.away & 1 << seat:
                    free = min(used, spare[seat])
                    spare[seat] -= free
                    used -= free
                left[seat] = max(0, left[seat] - used)
        return left, spare

    def ends(self, seat: int) -> int | None:
        """When the time of this seat is out, if it runs."""
        if not self.runs(seat):
            return None
        return self.at + self.left[seat] + (self.vacation[seat] if self.away & 1 << seat else 0)

    def first(self) -> tuple[int, int] | None:
        """When the first clock runs out, and whose."""
        found = [(end, seat) for seat in range(len(self.left)) if (end := self.ends(seat)) is not None]
        return min(found, default=None)

    @property
    def deadline(self) -> int:
        """When somebody has to look after it; 0: no clock runs."""
        first = self.first()
        return max(1, first[0]) if first else 0

    def late(self, now: int) -> int | None:
        """The seat whose time is out first, if one's is."""
        first = self.first()
        return first[1] if first and first[0] <= now else None

    def shown(self, now: int) -> list[SeatClock]:
        """For each seat; [] where there are none."""
        if not clocked(self.pace):
            return []
        left, spare = self._at(now)
        return [
            SeatClock(left[k], self.runs(k), bool(self.out & 1 << k), bool(self.away & 1 << k), spare[k])
            for k in range(len(left))
        ]
