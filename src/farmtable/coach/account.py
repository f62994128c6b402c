"""The sum: a result less a fair share is luck of chance, own losses, others' losses, and a rest, said honestly."""

from __future__ import annotations

from msgspec import Struct

from farmtable.coach.judge import Judged
from farmtable.coach.moments import Moment


class Account(Struct, frozen=True):
    """Of one seat, in chances to win."""

    fair: float  # what all had at the start; alone at a table, the chance at the start
    result: float  # 1 for a win, a part of it for a shared one
    luck: float  # of chance
    own: float  # what mistakes cost; never above 0
    others: float  # what mistakes of the others brought, or took where they helped a third
    rest: float  # hidden cards that turned out so, small errors, and errors of the judgement

    @property
    def choices(self) -> float:
        """What choices did, everybody's."""
        return self.own + self.others


def accounts(fair: list[float], result: list[float], moments: list[Moment], turns: list[Judged]) -> list[Account]:
    """Only mistakes count, each turn once: what may be an error of the judgement is in the rest."""
    found = []
    mistakes = [turn for turn in turns if turn.mistake]
    for seat in range(len(result)):
        luck = sum([moment.luck[seat] for moment in moments])
        own = sum([turn.change[seat] for turn in mistakes if turn.seat == seat])
        others = sum([turn.change[seat] for turn in mistakes if turn.seat != seat])
        rest = result[seat] - fair[seat] - luck - own - others
        found.append(Account(fair[seat], result[seat], luck, own, others, rest))
    return found
