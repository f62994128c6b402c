"""How often somebody may do something."""

from __future__ import annotations

from collections import deque
from time import monotonic


class Pace:
    """So many in so long, whoever it is."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.times: deque[float] = deque()

    def full(self) -> bool:
        """Would one more be too many?"""
        now = monotonic()
        while self.times and self.times[0] <= now - self.seconds:
            self.times.popleft()
        return len(self.times) >= self.most

    def allows(self) -> bool:
        """One more, if that is not too many."""
        if self.full():
            return False
        self.times.append(monotonic())
        return True
