"""What an operator lets go: abandoned tables, old finished ones, old chat. First it is said, then it is done."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from time import time

from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from farmtable.server.storage.schema import ANSWERS, ARCHIVE, CHAT, FINISHED, HEADS, LOG, SEATS, TABLES

DAY = 86_400.0  # seconds
AT_ONCE = 20  # tables in one transaction, so that a running server waits for none of them
PARTS = (LOG, ANSWERS, CHAT, FINISHED, ARCHIVE, HEADS, SEATS)


@dataclass(frozen=True)
class Rules:
    """After how many days without any change what is removed; None: never."""

    waiting: float | None = None  # tables whose game never began
    abandoned: float | None = None  # games that were begun and not finished
    finished: float | None = None
    chat: float | None = None  # lines of it, at any table

    def __bool__(self) -> bool:
        return any(days is not None for days in (self.waiting, self.abandoned, self.finished, self.chat))


FOR_EVER = Rules()


def stale(rules: Rules, now: float) -> list[tuple[str, ColumnElement[bool]]]:
    """By rule, which tables it removes."""
    by_status = {"waiting": rules.waiting, "playing": rules.abandoned, "over": rules.finished}
    return [
        (status, (TABLES.c.status == status) & (HEADS.c.touched < now - days * DAY))
        for status, days in by_status.items()
        if days is not None
    ]


def would_remove(connection: Connection, rules: Rules, now: float | None = None) -> dict[str, int]:
    """How many tables by status, and how many lines of chat."""
    now = time() if now is None else now
    joined = select(func.count()).select_from(TABLES.join(HEADS))
    found = {status: connection.execute(joined.where(which)).scalar_one() for status, which in stale(rules, now)}
    if rules.chat is not None:
        lines = select(func.count()).select_from(CHAT).where(CHAT.c.at < now - rules.chat * DAY)
        found["chat"] = connection.execute(lines).scalar_one()
    return found


def remove(connection: Connection, rules: Rules, keep: Collection[str] = (), now: float | None = None) -> int:
    """Some of what the rules let go, at most so much at once; how many tables and lines. 0: nothing is left to do.

    Tables that somebody uses are kept, though nothing was written there.
    """
    now = time() if now is None else now
    for _, which in stale(rules, now):
        wanted = select(TABLES.c.id).join(HEADS).where(which).limit(AT_ONCE + len(keep))
        tables = [table for table in connection.execute(wanted).scalars() if table not in keep]
        if tables:
            forget(connection, tables)
            return len(tables)
    if rules.chat is not None:
        return connection.execute(delete(CHAT).where(CHAT.c.at < now - rules.chat * DAY)).rowcount
    return 0


def forget(connection: Connection, tables: Sequence[str]) -> None:
    """Whole tables. Where one was a rematch, there can be a new one."""
    connection.execute(update(TABLES).where(TABLES.c.rematch.in_(tables)).values(rematch=""))
    for part in PARTS:
        connection.execute(delete(part).where(part.c.table_id.in_(tables)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
