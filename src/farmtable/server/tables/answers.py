"""What a move was told: the answer to one that was done is kept for ever, the last refusals are remembered."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol

from farmtable.server.cluster.cluster import Cluster
from farmtable.server.storage import archive
from farmtable.server.storage.records import TableRecord, Told
from farmtable.server.wire.messages import Answer
from farmtable.server.wire.once import first_answer

REFUSALS = 256  # that are remembered at a table, so that a copy of a refused move gets the same answer

Refusals = OrderedDict[tuple[int, str], Answer]


class Answering(Protocol):
    """What is needed of a live table."""

    record: TableRecord
    told: Told
    refusals: Refusals
    cluster: Cluster


async def answered(state: Answering, seat: int, move: str, choice: int | None, whole: bool) -> Answer | None:
    """The answer that this move got before."""
    table, told = state.record.id, state.told
    kept = told.answers.get((seat, move))
    if kept is None and move:
        kept = await state.cluster.answer(table, seat, move)
    if kept is not None:
        return first_answer(kept, choice, whole)
    said = told.archived.get(archive.key(seat, move)) if move else None
    if said is not None:
        return Answer(table, seat, move, True, *said)
    return state.refusals.get((seat, move)) if move else None


def remember(refusals: Refusals, answer: Answer) -> Answer:
    """A bot's move has no name, and nobody sends it twice."""
    if answer.move:
        refusals[answer.seat, answer.move] = answer
    if len(refusals) > REFUSALS:
        refusals.popitem(last=False)
    return answer
