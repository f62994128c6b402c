"""When time is out, and vacation: what is written then, once, however many servers see it.

Two servers may find the same clock run out, and a move may come at the same moment. Whoever writes the next row of the
log is first; the others read it, and find that there is nothing left to do, or something else.
"""

from __future__ import annotations

from typing import Protocol

from farmtable.server.pace.timed import Timed
from farmtable.server.storage import records
from farmtable.server.storage.records import Move, TableRecord
from farmtable.server.storage.store import Store, StoreError


class TimedTable(Protocol):
    """What is needed of a live table, with its lock held."""

    store: Store
    record: TableRecord
    timed: Timed
    rows: int
    seal: bytes

    def asked(self) -> list[int]:
        """The seats that are asked; none where its rules are not here."""

    def added(self, move: Move, seal: bytes, record: TableRecord) -> None:
        """This is on the disk: let it count, and tell all."""

    async def read_again(self) -> None:
        """The disk knows better."""

    def push(self, info: bool = False) -> None:
        """Tell all what they have not been told."""


async def expire(state: TimedTable) -> bool:
    """If the time of a seat is out, what the table has chosen for that happens; False: it can't be now."""
    while (seat := state.timed.late()) is not None and seat in state.asked():
        rows, record = state.timed.ended(seat, state.record, state.asked())
        if not await stamped(state, rows, record):
            return False
    return state.timed.late() is None


async def vacation(state: TimedTable, seat: int, away: bool) -> bool:
    """From now on a seat's vacation is used first, or no more; False: another server was first."""
    await expire(state)
    rows = state.timed.goes_away(seat, away, state.record, state.asked())
    return not rows or await stamped(state, rows)


async def stamped(state: TimedTable, rows: list[int], after: TableRecord | None = None) -> bool:
    """Write down what happened to seats, and who plays them from then on; False: another server was first."""
    record = after or state.record
    move = Move(record.id, state.rows, rows, seal=state.seal, clock=state.timed.deadline(rows))
    move.due = state.timed.due(rows, record, state.asked())
    job = records.save_table(record, log=move) if after else records.add_move(move)
    try:
        seal = await state.store.write(job)
    except StoreError:
        await state.read_again()
        state.push(info=True)
        return False
    state.added(move, seal, record)
    return True
