"""Answers that were made once and are asked for again: kept as bytes, the least recently used go when it gets much.

What a seat sees after so many rows of a log is always the same, so it is encoded once, however many ask for it and
whatever they have heard before: the events are cut out of it as they are.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

import msgspec

from farmtable.server.wire.messages import ENCODER, Sight
from farmtable.server.wire.sight import first_missing

MOST = 8 << 20  # bytes


@dataclass(frozen=True)
class Encoded:
    """All that a seat sees, encoded but for the choice of events."""

    sight: Sight
    events: list[bytes]
    undos: list[int]  # events that were left after each step back

    @property
    def size(self) -> int:
        shown: list[Any] = [self.sight.view, self.sight.text]
        return sum(map(len, shown)) + sum(map(len, self.events)) + 100 * len(self.events)

    def since(self, since: int, undos: int) -> bytes:
        """For a client that has heard so many events before so many steps back."""
        first = first_missing(self.sight.told, since, self.undos, undos)
        events: Any = msgspec.Raw(b"[" + b",".join(self.events[first:]) + b"]")
        return ENCODER.encode(msgspec.structs.replace(self.sight, since=first, events=events))


def encoded(whole: Sight, undos: list[int]) -> Encoded:
    """From a sight with all its events."""
    raw: dict[str, Any] = {
        name: msgspec.Raw(ENCODER.encode(getattr(whole, name))) for name in ("view", "menu", "scores", "text")
    }
    events = [ENCODER.encode(event) for event in whole.events]
    return Encoded(msgspec.structs.replace(whole, events=[], **raw), events, undos[:])


class Kept:
    """What was made, up to so many bytes."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.size = 0
        self.made: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()

    def bytes(self, key: Hashable) -> bytes | None:
        found = self.get(key)
        return found if isinstance(found, bytes) else None

    def get(self, key: Hashable) -> Any:
        if key not in self.made:
            return None
        self.made.move_to_end(key)
        return self.made[key][0]

    def keep(self, key: Hashable, found: Any, size: int) -> None:
        self.size += size - self.made.pop(key, (None, 0))[1]
        self.made[key] = found, size
        while self.size > self.most and self.made:
            self.size -= self.made.popitem(last=False)[1][1]

    def sight(self, key: Hashable, make: Callable[[], Sight], undos: list[int]) -> Encoded:
        """What a seat sees, made with all its events if it was not before."""
        found = self.get(key)
        if not isinstance(found, Encoded):
            found = encoded(make(), undos)
            self.keep(key, found, found.size)
        return found
