"""The luck of chance, from a game's log alone: what an outcome changed of each seat's chance to win, beside its menu.

All outcomes of a chance task are equally likely. So the chance to win after an outcome, less the mean over the menu, is
zero on average, however good or bad the odds are; and a result less its luck measures play without bias and with less
variance.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from farmtable.core.game import Game
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE, NOBODY
from farmtable.core.rules.state import State
from farmtable.table.log import Log, split

MOST = 24  # other outcomes that are looked at; of a larger menu a sample of them
SMALL = (
    6  # a menu that is looked through: what chance has half said, like the first of three dice, or what to make of it
)
AHEAD = 2  # outcomes, one after the other; all there are for the first of them, one for each of these for the second
MODULUS = 2147483647


class Stroke(NamedTuple):
    """One outcome of chance."""

    at: int  # the entry of the log
    luck: list[float]  # of each seat, in chances to win; they add up to 0, but for one who is alone


def strokes(game: Game, log: Log) -> Iterator[Stroke]:
    """Every outcome that could have been another. The same log gives the same luck, on every machine."""
    s = game.new(log.header.seats, log.header.options)
    s.settle()
    key = int(log.header.commitment[:7], 16)  # so that samples of different games have nothing in common
    for at, row in enumerate(log.entries):
        seat, choice = split(row)
        if seat == NATURE:
            menu = s.choices(NATURE)
            if len(menu) > 1:
                yield Stroke(at, Judge(game, key).luck(s, choice, menu))
        key = (key * 48271 + row) % MODULUS
        s.take(seat, choice)


def luck(game: Game, log: Log) -> list[float]:
    """Of each seat, over a whole game."""
    total = [0.0] * log.header.seats
    for stroke in strokes(game, log):
        total = [a + b for a, b in zip(total, stroke.luck, strict=True)]
    return total


class Judge:
    """Judges one outcome of chance; whatever else it draws depends on the key, not on the outcome."""

    def __init__(self, game: Game, key: int) -> None:
        assert game.brain.odds is not None, f"{game.name} has no odds: `farmtable lab odds fit` makes them"
        self.game = game
        self.odds = game.brain.odds
        self.key = key

    def luck(self, s: State, outcome: int, menu: list[int]) -> list[float]:
        """The chances after this outcome less their mean over the menu.

        Of a large menu, a sample of the others stands for all others: which ones does not depend on how good any is,
        so the mean of luck is zero as before.
        """
        others = [other for other in menu if other != outcome]
        if len(others) > MOST:
            chance = Chance(self.key)
            for k in range(MOST):
                swap = k + int(chance.below(len(others) - k))
                others[k], others[swap] = others[swap], others[k]
            others = others[:MOST]
        found = self.worth(after(s, outcome))
        rest = mean([self.worth(after(s, other)) for other in others])
        part = (len(menu) - 1) / len(menu)
        return [(one - other) * part for one, other in zip(found, rest, strict=True)]

    def worth(self, s: State, ahead: int = AHEAD, pick: int = 0) -> list[float]:
        """The chances, once chance has said the rest, if that is a small matter, and one good choice was made of it.

        Any function of the state would do, as luck is the same on average; this one sees what dice are good for.
        """
        size = int(s.menu.size)
        if s.seat == NATURE and ahead and size <= SMALL:
            some = s.choices(NATURE) if ahead == AHEAD else [int(s.menu.at((self.key + pick) % size))]
            return mean([self.worth(after(s, outcome), ahead - 1, k) for k, outcome in enumerate(some)])
        if s.seat in (NATURE, NOBODY) or size > SMALL:
            return self.odds.chances(s)
        chooser = int(s.seat)
        found = [self.odds.chances(after(s, choice)) for choice in s.choices(chooser)]
        return max(found, key=lambda chances: chances[chooser])


def after(s: State, choice: int) -> State:
    found = s.clone()
    found.take(s.seat, choice)
    return found


def mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
