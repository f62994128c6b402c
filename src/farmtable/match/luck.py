"""The luck of chance, from a game's log alone: what an outcome changed of each seat's chance to win, beside its menu.

All outcomes of a chance task are equally likely. So the chance to win after an outcome, less the mean over the menu, is
zero on average, however good or bad the odds are; and a result less its luck measures play without bias and with less
variance.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from farmtable.core.brain.odds import Odds
from farmtable.core.game import Game
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE
from farmtable.core.rules.state import State
from farmtable.table.log import Log, split

MOST = 24  # other outcomes that are looked at; of a larger menu a sample of them
SMALL = 6  # a menu that is looked through to judge what chance has only half said, like the first of three dice
AHEAD = 2  # of these, one after the other
MODULUS = 2147483647


class Stroke(NamedTuple):
    """One outcome of chance."""

    at: int  # the entry of the log
    luck: list[float]  # of each seat, in chances to win; they add up to 0, but for one who is alone


def strokes(game: Game, log: Log) -> Iterator[Stroke]:
    """Every outcome that could have been another. The same log gives the same luck, on every machine."""
    odds = game.brain.odds
    assert odds is not None, f"{game.name} has no odds: `farmtable lab odds fit` makes them"
    s = game.new(log.header.seats, log.header.options)
    s.settle()
    key = int(log.header.commitment[:7], 16)  # so that samples of different games have nothing in common
    for at, row in enumerate(log.entries):
        seat, choice = split(row)
        if seat == NATURE:
            menu = s.choices(NATURE)
            if len(menu) > 1:
                yield Stroke(at, luck_of(odds, s, choice, menu, Chance(key)))
        key = (key * 48271 + row) % MODULUS
        s.take(seat, choice)


def luck(game: Game, log: Log) -> list[float]:
    """Of each seat, over a whole game."""
    total = [0.0] * log.header.seats
    for stroke in strokes(game, log):
        total = [a + b for a, b in zip(total, stroke.luck, strict=True)]
    return total


def luck_of(odds: Odds, s: State, outcome: int, menu: list[int], chance: Chance) -> list[float]:
    """The chances after this outcome less their mean over the menu.

    Of a large menu, a sample of the others stands for all others: which ones does not depend on how good any is, so
    the mean of luck is zero as before.
    """
    others = [other for other in menu if other != outcome]
    size = len(menu)
    if len(others) > MOST:
        for k in range(MOST):
            swap = k + int(chance.below(len(others) - k))
            others[k], others[swap] = others[swap], others[k]
        others = others[:MOST]
    found = expected(odds, after(s, outcome), AHEAD)
    rest = mean([expected(odds, after(s, other), AHEAD) for other in others])
    return [(one - other) * (size - 1) / size for one, other in zip(found, rest, strict=True)]


def after(s: State, outcome: int) -> State:
    found = s.clone()
    found.take(NATURE, outcome)
    return found


def expected(odds: Odds, s: State, ahead: int) -> list[float]:
    """The chances, once chance has said the rest, if that is a small matter."""
    if ahead and s.seat == NATURE and s.menu.size <= SMALL:
        return mean([expected(odds, after(s, outcome), ahead - 1) for outcome in s.choices(NATURE)])
    return odds.chances(s)


def mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
