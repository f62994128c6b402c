"""Games played one choice ahead, for the tuner: as `heuristic` plays, but quick, without views."""

from __future__ import annotations

from typing import Final

from farmtable.bots.evaluation import Evaluation
from farmtable.core.brain.features import Features
from farmtable.core.game import Game
from farmtable.core.rt import i64
from farmtable.core.rules import loop
from farmtable.core.rules.loop import Outcome, after
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NOBODY
from farmtable.core.rules.state import State

LONGEST: Final = 3000  # choices of a game; poor weights may play on for ever, and have not won then
DICE: Final = 1073741824


class Simple(Evaluation):
    """Judges as `greedy` does: by its own value, whatever the others have."""

    def reward(self, s: State, seat: i64) -> float:
        return self.game.brain.value(s, seat)


def play(s: State, by: list[Evaluation], looks: i64, outcome: Outcome, chance: Chance) -> int:
    """To the end, or until it has taken too long; each seat by its own evaluation. How many choices it took."""

    def choose(s: State) -> int:
        return int(best_choice(s, by[s.seat], looks, chance))

    return loop.play(s, choose, outcome, LONGEST)


def best_choice(s: State, evaluation: Evaluation, looks: i64, chance: Chance) -> i64:
    """The choice after which the seat stands best, on average over some states that look the same to it."""
    seat, size = s.seat, s.menu.size
    if size == 1:
        return s.menu.at(0)
    worth = [0.0] * int(size)
    for _ in range(looks):
        imagined = evaluation.game.again(s, seat, chance)
        dice = chance.below(DICE)  # the same for all choices, so that they differ by themselves and less by luck
        for k in range(size):
            worth[k] += evaluation.reward(after(imagined, seat, s.menu.at(k), Chance(dice)), seat)
    best: i64 = 0
    for k in range(1, size):
        if worth[k] > worth[best]:
            best = k
    return s.menu.at(best)


class Seen:
    """What games showed: leads and how they ended; how much a feature differs among the choices of a menu."""

    def __init__(self, size: int) -> None:
        self.leads: list[float] = []
        self.wins: list[float] = []  # 1 won, 0 lost, a half for a tie
        self.squares: list[float] = [0.0] * size  # mean squares of the differences, added up over menus
        self.menus: list[int] = [0] * size  # in which the feature differs at all


def watch(s: State, by: Evaluation, features: Features, outcome: Outcome, chance: Chance, every: i64) -> Seen:
    """A game of an evaluation against itself; one choice in `every` is looked at."""
    seen = Seen(len(features.names))
    pairs: list[tuple[int, int]] = []

    def choose(s: State) -> int:
        if s.menu.size > 1 and chance.below(every) == 0:
            measure(by.game, s, features, chance, seen)
            for a, b in rivals(int(s.players)):
                pairs.append((a, b))
                seen.leads.append(by.worth(s, a) - (by.worth(s, b) if a != b else 0.0))
        return int(best_choice(s, by, 1, chance))

    loop.play(s, choose, outcome, LONGEST)
    for a, b in pairs:
        if a == b:  # alone
            seen.wins.append(by.result(s, a) if s.seat == NOBODY else 0.0)
        else:
            own, other = features.standing(s, a), features.standing(s, b)
            seen.wins.append(1.0 if own > other else 0.0 if own < other else 0.5)
    return seen


def rivals(players: int) -> list[tuple[int, int]]:
    """Every two seats; alone, a seat with itself."""
    return [(a, b) for a in range(players) for b in range(a)] if players > 1 else [(0, 0)]


def measure(game: Game, s: State, features: Features, chance: Chance, seen: Seen) -> None:
    """How much each feature of the seat that chooses differs among its choices."""
    rows: list[list[float]] = []
    imagined = game.again(s, s.seat, chance)
    dice = chance.below(DICE)
    for k in range(s.menu.size):
        rows.append(features.row(after(imagined, s.seat, s.menu.at(k), Chance(dice)), s.seat))
    for k in range(len(features.names)):
        mean = sum([row[k] for row in rows]) / len(rows)
        square = sum([(row[k] - mean) * (row[k] - mean) for row in rows]) / len(rows)
        if square > 0.0:
            seen.squares[k] += square
            seen.menus[k] += 1
