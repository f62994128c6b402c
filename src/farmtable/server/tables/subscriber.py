"""Who hears of a table."""

from __future__ import annotations

from typing import Protocol


class Ear(Protocol):
    """Somebody who hears of a table: must not wait."""

    def hear(self, data: bytes) -> None: ...


class Listener:
    """An ear, the seat it listens for, and what it has heard."""

    def __init__(self, ear: Ear, seat: int, since: int = 0, undos: int = 0) -> None:
        self.ear = ear
        self.seat = seat
        self.since = since
        self.undos = undos
        self.key = ""  # of the seat, when it began to listen
