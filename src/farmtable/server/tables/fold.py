"""A table is the fold of its log: choices, chance, and the steps back. A restart changes nothing, not even versions.

The steps back are gone through too, not skipped: so a seat's versions never go down, and a late message that was made
for a question of before an undo can't be taken for an answer to another one.
"""

from __future__ import annotations

from time import time
from typing import NamedTuple

from farmtable.core.game import Game
from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.pace.stamps import is_stamp, is_told
from farmtable.server.storage.records import Move
from farmtable.server.storage.store import Damaged
from farmtable.server.wire.messages import ENCODER
from farmtable.server.wire.problem import Refused
from farmtable.server.wire.sight import happened
from farmtable.table.dealer import Dealer
from farmtable.table.log import Header, Log
from farmtable.table.table import Replay, Table, replayed


def back_to(entries: int) -> int:
    """The row that says: only so many entries count from now on."""
    return -1 - entries


def folded(rows: list[int]) -> list[int]:
    """The entries that count."""
    entries: list[int] = []
    for row in rows:
        if is_stamp(row):
            continue
        if row < 0:
            del entries[-1 - row :]
        else:
            entries.append(row)
    return entries


class Past(NamedTuple):
    """What is remembered of rows beside the table: how many events were left after each step back; and what happened
    to seats, each with how many events there were before it."""

    undos: list[int]
    notes: list[tuple[int, int]]

    def more(self, new: Past) -> Past:
        """And what came then. What happened to seats stays, where events before it were taken back."""
        lowest = min(new.undos, default=1 << 60)
        return Past(self.undos + new.undos, [(min(told, lowest), row) for told, row in self.notes] + new.notes)


def rebuilt(game: Game, header: Header, seed: bytes, rows: list[int]) -> tuple[Replay, Past]:
    """The table after these rows, every one checked; and what is remembered beside it."""
    first = next((k for k, row in enumerate(rows) if row < 0 or is_told(row)), len(rows))
    log = Log(header)
    log.entries = folded(rows[:first])
    table = replayed(game, log, Dealer(seed), helps=True)
    assert isinstance(table, Replay)
    return table, go_on(table, rows[first:])


def go_on(table: Replay, rows: list[int]) -> Past:
    """Some more rows, that another process has written; and what is remembered beside the table."""
    past = Past([], [])
    for row in rows:
        if is_told(row):
            catch_up(table)
            past.notes.append((table.told, row))
        elif row < 0:
            catch_up(table)
            past = past.more(Past([step_back(table, -1 - row)], []))
        elif not is_stamp(row):
            table.left.insert(0, row)
    catch_up(table)
    return past


def catch_up(table: Replay) -> None:
    while table.left:
        table.step()


def step_back(table: Table, entries: int) -> int:
    """One undo, as it was written; how many events are left."""
    table.go_back(entries)
    return table.told


def with_end(move: Move, table: Table) -> Move:
    """If the game is over with this move, it says how, and keeps the events that all may know."""
    if table.over:
        move.places, move.ended = table.places(), time()
        move.due = move.ended  # to be put away
        move.events = ENCODER.encode(happened(table, SPECTATOR, 0))
    return move


def opened(header: Header, seed: bytes, rows: list[int], places: list[int]) -> Log:
    """The log of a finished game, with its seed, to be handed out."""
    log = Log(header)
    log.entries = folded(rows)
    log.seed = seed
    log.ending = "end"
    log.places = places
    return log


def unreadable(error: Exception) -> Refused:
    """Why a table can't be read: it is gone, or damaged, or the store does not answer."""
    if isinstance(error, Refused):
        return error
    return Refused(409, "problem-damaged") if isinstance(error, Damaged) else Refused(503, "problem-store")
