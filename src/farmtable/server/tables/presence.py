"""Who is at a table: who listens here, who listens at another server of the same database, and since when nobody does.

A seat may be handed to a bot by others only when its person has been away for a while: a page that is loaded again, a
tunnel or a restart of the server is no reason to lose one's seat. Servers tell each other whom they have, when that
changes and again and again, because one that is killed can't say goodbye.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

GRACE = 60.0  # seconds
BEAT = 15.0  # seconds between two words to the other servers
SILENCE = 3 * BEAT  # after this the people of another server count as gone

Clock = Callable[[], float]


class Presence:
    """Of the seats of one table. Nobody was ever away for longer than this server knows the table."""

    def __init__(self, server: str = "", grace: float = GRACE, clock: Clock = monotonic) -> None:
        self.server = server  # the name of this one
        self.grace = grace
        self.clock = clock
        self.since = clock()
        self.last: dict[int, float] = {}  # when somebody was at a seat
        self.servers: dict[str, tuple[set[int], float]] = {}  # who is at the others, and when they said so

    def seen(self, seat: int) -> None:
        """Somebody with the key to this seat was here just now."""
        self.last[seat] = self.clock()

    def heard(self, server: str, seats: set[int]) -> None:
        """What another server says. Who was there until now was seen just now."""
        before, _ = self.servers.get(server, (set(), 0.0))
        for seat in before | seats:
            self.seen(seat)
        self.servers[server] = (seats, self.clock())

    def elsewhere(self) -> set[int]:
        """The seats that people look at from other servers."""
        recent = self.clock() - SILENCE
        return {seat for seats, at in self.servers.values() if at > recent for seat in seats}

    def left(self, seat: int) -> float:
        """For how many more seconds a seat that nobody looks at is kept for its person."""
        return self.last.get(seat, self.since) + self.grace - self.clock()


def told(table: str, server: str, seats: set[int]) -> str:
    """What one server says to the others."""
    return f"{table} {server} {''.join(map(str, sorted(seats)))}"


def understood(words: str) -> tuple[str, str, set[int]]:
    """Table, server and seats; without a server it is about the log of the table."""
    table, server, seats = (*words.split(" "), "", "")[:3]
    return table, server, set(map(int, seats))
