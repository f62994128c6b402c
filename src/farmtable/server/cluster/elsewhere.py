"""Who is at a table from other servers: one that is killed can't say goodbye, so its word counts for a while only."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

BEAT = 15.0  # seconds between two notices of who is here
SILENCE = 3 * BEAT  # after this the people of another server count as gone


class Elsewhere:
    """The seats of one table that people look at from other servers."""

    def __init__(self, seen: Callable[[int], None], clock: Callable[[], float] = monotonic) -> None:
        self.seen = seen
        self.clock = clock
        self.servers: dict[str, tuple[set[int], float]] = {}  # who is there, and when they said so

    def told(self, server: str, seats: set[int]) -> None:
        """What another server says. Who was there until now was seen just now."""
        before, _ = self.servers.get(server, (set(), 0.0))
        for seat in before | seats:
            self.seen(seat)
        self.servers[server] = (seats, self.clock())

    def seats(self) -> set[int]:
        recent = self.clock() - SILENCE
        return {seat for seats, at in self.servers.values() if at > recent for seat in seats}
