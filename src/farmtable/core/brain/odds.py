"""Each seat's chance to win, from the features of all seats: a softmax whose weights change as the game goes on.

The weights are data, one table for each number of seats, fitted to who won by `farmtable lab odds fit`. Only plus,
minus, times and divide are used, so the chances are the same on every machine, interpreted and compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farmtable.core.brain.features import Features
from farmtable.core.rt import i64, vec
from farmtable.core.rules.seats import NOBODY
from farmtable.core.rules.state import State

KNOTS: Final = 3  # weights at the start, in the middle and at the end of a game; straight lines between them
HALVINGS: Final = 10
FARTHEST: Final = 40.0  # beyond that a chance is nothing


def exponential(x: float) -> float:
    """e to the x, for x from -40 to 40, to ten digits or so: no library's rounding is in it."""
    x = max(-FARTHEST, min(FARTHEST, x)) / 1024.0
    found = 1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x * (1.0 / 24.0 + x / 120.0))))
    for _ in range(HALVINGS):
        found = found * found
    return found


class OddsTable:
    """The weights for one number of seats: all features at the first knot, then all at the next."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)


class Odds:
    """What a game's `brain/odds.toml` says. A state that is over has a winner: there is nothing to guess."""

    def __init__(self, features: Features, tables: dict[int, OddsTable], lost: Callable[[State], bool]) -> None:
        self.features: Features = features
        self.tables: dict[int, OddsTable] = tables  # by the number of seats
        self.lost: Callable[[State], bool] = lost  # a solo game that is over
        self.size: i64 = len(features.names)
        self.out: vec[float] = vec[float]([0.0] * len(features.names))

    def chances(self, s: State) -> list[float]:
        """The chance of each seat; they add up to 1. Alone at a table, the chance to win the game."""
        if s.seat == NOBODY:
            return self.result(s)
        weights = self.tables[int(s.players)].weights
        at = max(0.0, min(1.0, self.features.progress(s))) * float(KNOTS - 1)
        knot: i64 = 0
        while knot < KNOTS - 2 and at >= 1.0:
            knot += 1
            at -= 1.0
        hopes = [self.hope(s, seat, weights, knot * self.size, at) for seat in range(int(s.players))]
        if len(hopes) == 1:
            return [1.0 / (1.0 + exponential(-hopes[0]))]
        most = max(hopes)
        parts = [exponential(hope - most) for hope in hopes]
        total = sum(parts)
        return [part / total for part in parts]

    def hope(self, s: State, seat: i64, weights: vec[float], first: i64, at: float) -> float:
        """How a seat stands, on the scale of log-odds."""
        out, size = self.out, self.size
        self.features.fill(s, seat, out)
        total = 0.0
        for k in range(size):
            before = weights[first + k]
            total += (before + at * (weights[first + size + k] - before)) * out[k]
        return total

    def result(self, s: State) -> list[float]:
        """1 for who has won, a part of it for each who shares a win."""
        if s.players == 1:
            return [0.0 if self.lost(s) else 1.0]
        standings = [self.features.standing(s, seat) for seat in range(int(s.players))]
        best = max(standings)
        first = standings.count(best)
        return [1.0 / first if standing == best else 0.0 for standing in standings]
