"""Other worlds for the canary: the same game with two pieces exchanged, or with what a seat can imagine."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass

from farmtable.core.rules.seats import NATURE
from farmtable.core.rules.state import State
from farmtable.table.back import Back
from farmtable.table.table import Table


class Leak(AssertionError):
    """Somebody heard what is hidden from them."""


class Parted(Exception):
    """In the other world this could not be done: the two games can't be compared further."""


@dataclass(frozen=True)
class Deed:
    """A move that was done, and what each was told of it."""

    seat: int
    choice: int | None  # None: a step back
    since: int
    undos: int
    frames: dict[int, bytes]


class Twin(Table):
    """The same game in another world: chance says there what it said here, with two pieces exchanged."""

    def __init__(self, real: Table, outcomes: list[int]) -> None:
        self.outcomes = outcomes[::-1]
        header = real.log.header
        super().__init__(
            real.game,
            header.seats,
            header.options,
            real.dealer,
            header.names,
            header.bots,
            header.takebacks,
            real.helps,
        )

    def _outcome(self) -> int | None:
        if not self.outcomes or self.outcomes[-1] not in self._state.choices(NATURE):
            raise Parted
        return self.outcomes.pop()


def in_place(real: Table, state: State) -> Table:
    """The table with another state on it."""
    twin = copy(real)
    twin.__dict__.pop("_do", None)
    twin._state, twin._events, twin._back = state, list(real._events), Back()
    twin._back.moments = list(real._back.moments)
    twin._versions, twin._questions = list(real._versions), list(real._questions)
    for seat in range(real.seats):
        question = twin._questions[seat]
        if question is not None:
            twin._questions[seat] = (question[0], state.choices(seat))
    return twin


def differ(one: bytes, two: bytes) -> str:
    """Where two messages part."""
    at = next((k for k, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"{one[max(0, at - 80) : at + 40]!r} and {two[max(0, at - 80) : at + 40]!r}"
