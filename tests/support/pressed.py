"""What people did at a table, read from its rows: what made itself is left out."""

from __future__ import annotations

from farmtable.games import load
from farmtable.server.storage.records import TableRecord
from farmtable.table.dealer import Dealer
from farmtable.table.log import Log, split
from farmtable.table.table import Replay

BACK = -1  # instead of a choice: a step back


def pressed(record: TableRecord, rows: list[int]) -> list[tuple[int, int]]:
    """Seat and choice, in order, bots' too; steps back are told of the only person of a table."""
    assert record.header is not None
    log, done = Log(record.header), list[tuple[int, int]]()
    starts = [0, *(k for k, row in enumerate(rows) if row < 0), len(rows)]
    log.entries = rows[: starts[1]]
    table = Replay(load(record.game), log, Dealer(record.seed), helps=True)
    for first, after in zip(starts[1:], starts[2:] + [len(rows)], strict=True):
        while table.left:
            seat, choice = split(table.left[-1])
            if table.by_itself(seat) != choice:
                done.append((seat, choice))
            table.step()
        if first < len(rows):
            table.go_back(-1 - rows[first])
            done.append((record.header.person or 0, BACK))
            table.left = rows[first + 1 : after][::-1]
    return done
