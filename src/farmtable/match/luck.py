"""The luck of chance, from a game's log alone: what an outcome changed of each seat's chance to win, beside its menu.

All outcomes of a chance task are equally likely. So the worth of the state after an outcome, less the mean over the
menu, is zero on average, however good or bad the judgement is; and a result less its luck measures play without bias
and with less variance.

What a card or a roll is good for shows only when it is used. So a state is judged by playing on: one choice ahead, for
some turns, and then by the odds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from farmtable.bots.hurry import Hurry
from farmtable.core.game import Game
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE
from farmtable.core.rules.state import State
from farmtable.table.log import Log, split
from farmtable.thinking.registry import LuckWay, bots_of, evaluations, newest, versions

MODULUS = 2147483647


class Stroke(NamedTuple):
    """One outcome of chance."""

    at: int  # the entry of the log
    luck: list[float]  # of each seat, in chances to win; they add up to 0, but for one who is alone


def strokes(game: Game, log: Log, way: LuckWay | None = None) -> Iterator[Stroke]:
    """Every outcome that could have been another. The same log gives the same luck, on every machine.

    Without a way to judge it, the game's own.
    """
    s = game.new(log.header.seats, log.header.options)
    s.settle()
    judge = Judge(game, log.header.seats, way)
    key = int(log.header.commitment[:7], 16)  # so that samples of different games have nothing in common
    for at, row in enumerate(log.entries):
        seat, choice = split(row)
        if seat == NATURE:
            menu = s.choices(NATURE)
            if len(menu) > 1:
                yield Stroke(at, judge.luck(s, choice, menu, key))
        key = (key * 48271 + row) % MODULUS
        s.take(seat, choice)


def luck(game: Game, log: Log, way: LuckWay | None = None) -> list[float]:
    """Of each seat, over a whole game."""
    total = [0.0] * log.header.seats
    for stroke in strokes(game, log, way):
        total = [a + b for a, b in zip(total, stroke.luck, strict=True)]
    return total


class Judge:
    """Judges outcomes of chance; whatever else it draws depends on a key, not on the outcome.

    How far and how often it plays on, and what share of the difference counts, is the game's, in `brain/bots.toml`:
    playing on adds chance of its own, so a share of less than 1 is nearest to the truth.
    """

    def __init__(self, game: Game, seats: int, way: LuckWay | None = None) -> None:
        assert game.brain.odds is not None, f"{game.name} has no odds: `farmtable lab odds fit` makes them"
        self.odds = game.brain.odds
        self.way = way or bots_of(game.name).luck
        weights = versions(game.name)[newest("heuristic", game.name)].weights
        self.hurry = Hurry(evaluations(game, weights)[seats])

    def luck(self, s: State, outcome: int, menu: list[int], key: int) -> list[float]:
        """How much better than its rivals the outcome did, each with the same chance after it as the outcome had."""
        rivals = others(menu, outcome, key)
        total = [0.0] * int(s.players)
        for k in range(self.way.tries):
            dice = (key + 7919 * k) % MODULUS
            found = self.worth(s, outcome, dice)
            rival = self.worth(s, rivals[k % len(rivals)], dice)
            total = [so_far + one - other for so_far, one, other in zip(total, found, rival, strict=True)]
        part = self.way.share * (len(menu) - 1) / len(menu) / self.way.tries
        return [part * one for one in total]

    def worth(self, s: State, outcome: int, dice: int) -> list[float]:
        """Each seat's chance to win some turns after an outcome."""
        later = s.clone()
        later.take(NATURE, outcome)
        if self.way.turns:
            self.hurry.play_on(later, self.way.turns, Chance(dice))
        return self.odds.chances(later)


def others(menu: list[int], outcome: int, key: int) -> list[int]:
    """All other outcomes, in an order that does not depend on how good any of them is."""
    left = [other for other in menu if other != outcome]
    chance = Chance(key)
    for k in range(len(left) - 1):
        swap = k + int(chance.below(len(left) - k))
        left[k], left[swap] = left[swap], left[k]
    return left
