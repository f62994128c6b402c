"""Since when nobody is at a seat, as far as this server knows.

A seat may be handed to a bot by others only when its person has been away for a while: a page that is loaded again, a
tunnel or a restart of the server is no reason to lose one's seat.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

GRACE = 60.0  # seconds

Clock = Callable[[], float]


class Presence:
    """Of the seats of one table. Nobody was ever away for longer than this server knows the table."""

    def __init__(self, grace: float = GRACE, clock: Clock = monotonic) -> None:
        self.grace = grace
        self.clock = clock
        self.since = clock()
        self.last: dict[int, float] = {}  # when somebody was at a seat

    def seen(self, seat: int) -> None:
        """Somebody with the key to this seat was here just now."""
        self.last[seat] = self.clock()

    def left(self, seat: int) -> float:
        """For how many more seconds a seat that nobody looks at is kept for its person."""
        return self.last.get(seat, self.since) + self.grace - self.clock()
