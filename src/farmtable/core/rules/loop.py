"""The loop of a game: chance speaks, a seat chooses, until it is over. Who chooses, and what chance says, comes in.

`playout` is the same for random play, without calls back into Python: searches do it a million times.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from farmtable.core.rt import i64
from farmtable.core.rules.playout import Chance, nature
from farmtable.core.rules.seats import NATURE, NOBODY
from farmtable.core.rules.state import State

S = TypeVar("S", bound=State)
Outcome = Callable[[State], int]  # what chance says
NO_LIMIT: Final = 1_000_000_000


def play(
    s: S,
    choose: Callable[[S], int],
    outcome: Outcome,
    limit: i64 = NO_LIMIT,
    until: Callable[[S], bool] | None = None,
) -> int:
    """To the end of the game, or until something, or for this number of choices; how many it took.

    `choose` answers for the seat that is asked first.
    """
    choices: i64 = 0
    deal(s, outcome)
    while s.seat != NOBODY and choices < limit and (until is None or not until(s)):
        s.take(s.seat, choose(s))
        deal(s, outcome)
        choices += 1
    return int(choices)


def deal(s: State, outcome: Outcome) -> None:
    """Chance speaks until somebody is asked."""
    while s.seat == NATURE:
        s.take(NATURE, outcome(s))


def after(s: State, seat: i64, choice: i64, chance: Chance) -> State:
    """Another state: this one after a choice, and after what random chance then says."""
    found = s.clone()
    found.take(seat, choice)
    nature(found, chance)
    return found
