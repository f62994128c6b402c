"""Random play inside the engine, for rollouts and benchmarks. Real tables have a dealer."""

from __future__ import annotations

from farmtable.core.rt import i64
from farmtable.core.rules.seats import NATURE, NOBODY
from farmtable.core.rules.state import State


class Chance:
    """A small generator (Lehmer's, 31 bits), the same interpreted and compiled; never used for a real game."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = seed % 2147483646 + 1
        for _ in range(3):  # so that neighbouring seeds have nothing in common
            self.x = (self.x ^ self.x >> 15) * 48271 % 2147483646 + 1

    def below(self, n: i64) -> i64:
        """One of 0 .. n - 1."""
        self.x = self.x * 48271 % 2147483647
        return self.x % n


def any_choice(s: State, chance: Chance) -> i64:
    """One choice of the menu, each as likely as the others."""
    return s.menu.at(chance.below(s.menu.size))


def nature(s: State, chance: Chance) -> i64:
    """Let chance decide until a player must; how often it did."""
    outcomes: i64 = 0
    while s.seat == NATURE:
        s.take(NATURE, any_choice(s, chance))
        outcomes += 1
    return outcomes


def playout(s: State, chance: Chance, limit: i64) -> tuple[int, int]:
    """Play at random to the end, or for so many decisions; how many it took, and how many outcomes of chance."""
    decisions: i64 = 0
    outcomes: i64 = nature(s, chance)
    while s.seat != NOBODY and decisions < limit:
        s.take(s.seat, any_choice(s, chance))
        decisions += 1
        outcomes += nature(s, chance)
    return decisions, outcomes
