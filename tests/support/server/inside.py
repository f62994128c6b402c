"""Through the walls of a live table, for tests and attacks only: the server itself uses a table by its commands."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

from farmtable.server.access.grant import Fresh, checked
from farmtable.server.storage.records import TableRecord
from farmtable.server.tables.audience import Subscriber, Subscription
from farmtable.server.tables.live import LiveTable
from farmtable.server.tables.live_state import TableState
from farmtable.server.wire.messages import TableInfo


def state_of(live: LiveTable) -> TableState:
    """All that a table holds in memory, without its lock."""
    return live._guarded._value


def record_of(live: LiveTable) -> TableRecord:
    return state_of(live).record


def held(live: LiveTable) -> AbstractAsyncContextManager[TableState]:
    """Nobody else gets at the table meanwhile."""
    return live._guarded.held()


def bots_think(live: LiveTable) -> bool:
    return live._bots.thinking is not None


def overhear(live: LiveTable, subscriber: Subscriber, seat: int) -> None:
    """Subscribe without being shown the table first."""
    live._add(Subscription(subscriber, checked(Fresh(record_of(live)), seat)))


def unused(live: LiveTable, seconds: float) -> None:
    """As if nobody had used the table for so long."""
    live._used = live._clock() - seconds


def info(live: LiveTable, seat: int) -> TableInfo:
    """What a seat is told of the table from outside."""
    return state_of(live).info(checked(Fresh(record_of(live)), seat))
