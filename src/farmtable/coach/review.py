"""The review of a finished game: a function of its log alone, so it is the same on every machine.

It comes in pieces, the quick ones first: the curve of chances, then luck, then a first look at every decision, and at
last the judgement of the worst turns of each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec import Struct

from farmtable.coach.account import Account, accounts
from farmtable.coach.budget import SHOWN, WORST
from farmtable.coach.course import Decision, Point, curve, decisions
from farmtable.coach.judge import Judge, Judged
from farmtable.coach.moments import Moment, moments, telling
from farmtable.core.game import Game
from farmtable.match.luck import strokes
from farmtable.table.log import Log

EDITION = 1  # of the coach: a review that was kept by another one is made again
CURVED, LUCKY, GLANCED = 0.02, 0.1, 0.6  # how much of the work is done then, about


class Review(Struct, frozen=True):
    """What the coach says of a game. `done` is how much of it there is by now, from 0 to 1."""

    edition: int
    game: str
    seats: int
    done: float
    curve: list[Point]
    accounts: list[Account] = []  # of each seat, when all turns are judged
    moments: list[Moment] = []  # the luckiest and unluckiest of each seat
    turns: list[Judged] = []  # the costliest of each seat, the costliest first
    decisions: int = 0
    lost: list[float] = []  # of each seat: the loss a decision, on average over those with a choice

    def costliest(self, seat: int) -> list[Judged]:
        return [turn for turn in self.turns if turn.seat == seat]


def reviewed(game: Game, log: Log, say: Callable[[str], bool] = lambda feature: True) -> Iterator[Review]:
    """The review as it comes; the last one is whole."""
    seats = log.header.seats
    found = Review(EDITION, game.name, seats, CURVED, curve(game, log))
    yield found
    lucky = moments(game, log, strokes(game, log))
    found = msgspec.structs.replace(found, done=LUCKY, moments=telling(lucky, seats))
    yield found
    judge = Judge(game, int(log.header.commitment[:7], 16), say)
    made = list(decisions(game, log))
    glanced: dict[tuple[int, int], Judged] = {}
    plans: list[list[int]] = [[] for _ in range(seats)]
    for k, decision in enumerate(made):
        one, plans[decision.seat] = judge.glance(decision, plans[decision.seat])
        if one is not None and worse(one, glanced.get((one.seat, one.part))):
            glanced[one.seat, one.part] = one
        if k % 16 == 15:
            yield msgspec.structs.replace(found, done=LUCKY + (GLANCED - LUCKY) * k / len(made))
    at = {decision.entry: decision for decision in made}
    for k, candidate in enumerate(candidates(glanced, seats)):
        turn = judge.judge(at[candidate.entry], candidate)
        glanced[turn.seat, turn.part] = turn
        done = GLANCED + (1 - GLANCED) * k / (WORST * seats)
        found = msgspec.structs.replace(found, done=done, turns=costliest(glanced, seats))
        yield found
    yield finished(found, lucky, made, list(glanced.values()))


def worse(one: Judged, other: Judged | None) -> bool:
    """Of one turn the decision that cost most is told."""
    return other is None or one.loss > other.loss


def candidates(glanced: dict[tuple[int, int], Judged], seats: int) -> list[Judged]:
    """The worst of each seat at a first look, seat by seat in turn: so all have something to read soon."""
    rows = []
    for seat in range(seats):
        own = [turn for turn in glanced.values() if turn.seat == seat and turn.loss > 0]
        rows.append(sorted(own, key=lambda turn: (-turn.loss, turn.entry))[:WORST])
    return [row[k] for k in range(WORST) for row in rows if k < len(row)]


def costliest(glanced: dict[tuple[int, int], Judged], seats: int) -> list[Judged]:
    """Those that were judged and are mistakes: a few of each seat, the costliest first."""
    found = []
    for seat in range(seats):
        own = [turn for turn in glanced.values() if turn.seat == seat and turn.whole and turn.mistake]
        found += sorted(own, key=lambda turn: (-turn.loss, turn.entry))[:SHOWN]
    return sorted(found, key=lambda turn: (-turn.loss, turn.entry))


def finished(found: Review, lucky: list[Moment], made: list[Decision], turns: list[Judged]) -> Review:
    """With the sums."""
    start, end = found.curve[0].chances, found.curve[-1].chances
    fair = start if found.seats == 1 else [1.0 / found.seats] * found.seats
    lost = []
    for seat in range(found.seats):
        count = sum(decision.seat == seat for decision in made)
        lost.append(sum([turn.loss for turn in turns if turn.seat == seat and turn.mistake]) / max(1, count))
    return msgspec.structs.replace(
        found, done=1.0, accounts=accounts(fair, end, lucky, turns), decisions=len(made), lost=lost
    )
