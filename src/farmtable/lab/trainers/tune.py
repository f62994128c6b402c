"""Weights by an evolution strategy: those that win games played one choice ahead, which is what the weights are for.

It starts at the game's simple value. A step tries pairs of opposite changes of all weights on the same deals, in every
seat, against the weights so far and against `greedy`; the weights then move towards the changes that ranked high.
Several short runs are worth more than a long one: their weights meet on deals that no run has seen. The logistic
regression that gives the weights their scale is written out, not numpy's, for the reason that `fit` gives.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from math import exp, sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

from farmtable.bots.evaluation import Evaluation, Linear
from farmtable.core.brain.features import Features
from farmtable.core.game import Game, SetupError
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.lab.arena.stats import Estimate, estimate
from farmtable.lab.selfplay import Seen, Simple, play, watch
from farmtable.table.dealer import RememberingDealer, seed_from
from farmtable.thinking.ask import game_of

START = "value"  # every game's features hold its simple value under this name
ALWAYS = "one"  # a feature that is 1 in every state, for solo games: what a position is worth has no rival there
EVERY = 5  # choices between two that are looked at, on average
WATCHED = 40  # games that give the scales
CHUNK = 5  # deals of a task
MARGIN = 0.25  # a large margin counts so much of a win: it tells more than wins do while these are rare
HELD_OUT = 1_000_000_000  # seeds from here on are for the play-off

Weights = list[float]


class Plan(NamedTuple):
    """What is to be tuned, and how long."""

    game: str
    seats: int
    options: dict[str, int]
    runs: int
    steps: int  # of a run
    pairs: int  # of opposite changes in a step
    deals: int  # that each of them plays, in every seat
    spread: float  # of the changes, where 1 moves choices as much as the simple value does
    cool: float  # what the spread has become at the end of a run, as a part of it
    rate: float  # of a step
    looks: int  # imagined states for a choice
    final: int  # deals of the play-off
    seed: int


class Job(NamedTuple):
    """Deals for one process: these weights in each seat, a rival in all others."""

    plan: Plan
    weights: Weights
    rival: Weights  # none: `greedy`
    first: int
    deals: int


class Ended(NamedTuple):
    """One deal, over all seats: the share of wins, and the margin as the game measures progress."""

    share: float
    margin: float


class Step(NamedTuple):
    """For who waits: what the changes of a step won on average, of their games against the weights so far."""

    run: int
    step: int
    share: float
    moved: float


class Found(NamedTuple):
    """What a run ended with, in the play-off: alone against `greedy`, and against the other runs' weights."""

    run: int
    weights: Weights
    against_greedy: Estimate
    against_others: float


def features_of(game: Game) -> Features:
    features = game.brain.features
    if features is None:
        raise SetupError(f"{game.name} has no features to be weighed; see docs/bots.md")
    if START not in features.names:
        raise SetupError(f"{game.name}: no feature is called {START!r}, with the simple value, to start from")
    return features


def judge(game: Game, weights: Weights) -> Evaluation:
    features = features_of(game)
    return Linear(game, features, weights) if weights else Simple(game, features)


def new_game(game: Game, seats: int, options: dict[str, int]) -> State:
    s = game.new(seats, game.settled(seats, options))
    s.settle()
    return s


def played(job: Job) -> list[Ended]:
    """In any process."""
    game = game_of(job.plan.game, "")
    new, old = judge(game, job.weights), judge(game, job.rival)
    return [one_deal(job.plan, game, new, old, seed) for seed in range(job.first, job.first + job.deals)]


def one_deal(plan: Plan, game: Game, new: Evaluation, old: Evaluation, seed: int) -> Ended:
    outcome = RememberingDealer(seed_from(seed)).outcome
    share = margin = 0.0
    for seat in range(plan.seats):
        s = new_game(game, plan.seats, plan.options)
        by = [new if other == seat else old for other in range(plan.seats)]
        play(s, by, plan.looks, outcome, Chance(seed))
        far = game.progress(s)
        share += new.result(s, seat) / plan.seats if s.over() else 0.0
        margin += (far[seat] - max((far[k] for k in range(plan.seats) if k != seat), default=0)) / plan.seats
    return Ended(share, margin)


def seen(plan: Plan, weights: Weights, seed: int) -> tuple[list[float], list[float], list[float], list[int]]:
    """In any process: a game of weights against themselves."""
    game = game_of(plan.game, "")
    outcome, s = RememberingDealer(seed_from(seed)).outcome, new_game(game, plan.seats, plan.options)
    found = watch(s, judge(game, weights), features_of(game), outcome, Chance(seed), EVERY)
    return found.leads, found.wins, found.squares, found.menus


class Tuner:
    """One tuning. The same plan gives the same weights, however many processes there are."""

    def __init__(self, plan: Plan, workers: Executor, tell: Callable[[Step], None]) -> None:
        self.plan = plan
        self.workers = workers
        self.tell = tell
        self.features = features_of(game_of(plan.game, ""))
        self.size = len(self.features.names)

    def play(self, tries: list[tuple[Weights, Weights]], first: int, deals: int) -> list[list[Ended]]:
        """All of them on the same deals: weights, and the rival's."""
        parts = [(part, min(CHUNK, first + deals - part)) for part in range(first, first + deals, CHUNK)]
        jobs = [Job(self.plan, mine, rival, *part) for mine, rival in tries for part in parts]
        found = list(self.workers.map(played, jobs))
        return [
            [ended for chunk in found[k : k + len(parts)] for ended in chunk] for k in range(0, len(found), len(parts))
        ]

    def watch(self, weights: Weights, first: int) -> Seen:
        """Games of weights against themselves."""
        together = Seen(self.size)
        for leads, wins, squares, menus in self.workers.map(
            partial(seen, self.plan, weights), range(first, first + WATCHED)
        ):
            together.leads += leads
            together.wins += wins
            together.squares = [a + b for a, b in zip(together.squares, squares, strict=True)]
            together.menus = [a + b for a, b in zip(together.menus, menus, strict=True)]
        return together

    def scaled(self, weights: Weights, found: Seen) -> Weights:
        """The same order of choices, but a lead is the log-odds of winning. Alone, a constant shifts it to them."""
        shift, factor = log_odds(found.leads, found.wins, shifted=self.plan.seats == 1)
        result = [factor * weight for weight in weights]
        if ALWAYS in self.features.names:
            result[self.features.names.index(ALWAYS)] += shift
        return result

    def tune(self, start: Weights) -> list[Found]:
        """All runs, the best first."""
        plan, first = self.plan, self.plan.seed * 10_000_000
        begin = start or [1.0 if name == START else 0.0 for name in self.features.names]
        found = self.watch(begin, first)
        begin = self.scaled(begin, found)
        units = self.units(begin, found)
        ends = [self.run(number, begin, units, first + 1000 + number * 500_000) for number in range(plan.runs)]
        return self.play_off(ends, HELD_OUT + first)

    def units(self, weights: Weights, found: Seen) -> list[float]:
        """What change of each weight moves choices as much as the evaluation does now; 0 where nothing ever differs."""
        typical = [sqrt(square / max(1, menus)) for square, menus in zip(found.squares, found.menus, strict=True)]
        now = sqrt(sum((weight * size) ** 2 for weight, size in zip(weights, typical, strict=True)))
        return [now / size if size > 0.0 else 0.0 for size in typical]

    def run(self, number: int, weights: Weights, units: list[float], first: int) -> Weights:
        """One evolution; the changes become smaller with the steps. The last third's mean is steadier than its end."""
        plan, random = self.plan, Random(self.plan.seed * 1000 + number)
        momentum = [0.0] * self.size
        last: list[Weights] = []
        for step in range(plan.steps):
            spread = plan.spread * (1.0 - (1.0 - plan.cool) * step / plan.steps)
            changes = [[random.gauss(0.0, 1.0) * unit for unit in units] for _ in range(plan.pairs)]
            tries = [
                [w + sign * spread * c for w, c in zip(weights, change, strict=True)]
                for change in changes
                for sign in (1.0, -1.0)
            ]
            results = self.fitness(tries, weights, first + step * 2 * plan.deals)
            ranks = ranked([fitness for fitness, _ in results])
            for k in range(self.size):
                slope = sum((ranks[2 * n] - ranks[2 * n + 1]) * change[k] for n, change in enumerate(changes))
                momentum[k] = 0.6 * momentum[k] + 0.4 * slope / plan.pairs
            weights = [w + plan.rate * spread * m for w, m in zip(weights, momentum, strict=True)]
            if 3 * step >= 2 * (plan.steps - 1):
                last.append(weights)
            moved = sqrt(fmean((m / u) ** 2 if u > 0.0 else 0.0 for m, u in zip(momentum, units, strict=True)))
            self.tell(Step(number + 1, step + 1, fmean(share for _, share in results), moved))
        return [fmean(kept[k] for kept in last) for k in range(self.size)]

    def fitness(self, tries: list[Weights], rival: Weights, first: int) -> list[tuple[float, float]]:
        """What is ranked, and the share of wins, for each of the tries: half its deals against either rival."""
        plan = self.plan
        rivals: list[Weights] = [rival, []] if plan.seats > 1 else [rival]
        ended: list[list[Ended]] = [[] for _ in tries]
        for k, other in enumerate(rivals):
            found = self.play([(mine, other) for mine in tries], first + k * plan.deals, plan.deals // len(rivals))
            for mine, more in zip(ended, found, strict=True):
                mine += more
        middle = fmean(one.margin for mine in ended for one in mine)
        wide = fmean(abs(one.margin - middle) for mine in ended for one in mine) + 0.001
        return [
            (
                fmean(one.share + MARGIN * soft((one.margin - middle) / wide) for one in mine),
                fmean(one.share for one in mine),
            )
            for mine in ended
        ]

    def play_off(self, ends: list[Weights], first: int) -> list[Found]:
        """On deals that no run has seen: against `greedy` and against each other."""
        final = self.plan.final
        greedy = self.play([(mine, []) for mine in ends], first, final)
        found = []
        for number, mine in enumerate(ends):
            rivals = [other for k, other in enumerate(ends) if k != number] if self.plan.seats > 1 else []
            met = self.play([(mine, rival) for rival in rivals], first + final, final) if rivals else []
            others = fmean(one.share for deals in met for one in deals) if met else 0.0
            against = estimate([one.share for one in greedy[number]])
            scaled = self.scaled(mine, self.watch(mine, first + 2 * final))
            found.append(Found(number + 1, scaled, against, others))
        return sorted(found, key=lambda one: (-one.against_greedy.mean - one.against_others, one.run))


def soft(x: float) -> float:
    """From -1 to 1."""
    return x / (1.0 + abs(x))


def ranked(values: list[float]) -> list[float]:
    """From -0.5 for the lowest to 0.5 for the highest; equals share theirs."""
    order = sorted(values)
    below = {value: order.index(value) + (order.count(value) - 1) / 2 for value in set(order)}
    return [below[value] / max(1, len(values) - 1) - 0.5 for value in values]


def log_odds(leads: list[float], wins: list[float], shifted: bool) -> tuple[float, float]:
    """The line through leads that foretells wins best, by logistic regression; without a shift for rivals alike."""
    size = sqrt(fmean(lead * lead for lead in leads)) or 1.0
    shift, factor = 0.0, 1.0 / size
    for _ in range(12):
        slope = [0.01 * shift, 0.01 * factor]  # a little ridge, so that sure wins do not run away
        bend = [[0.01, 0.0], [0.0, 0.01]]
        for lead, win in zip(leads, wins, strict=True):
            p = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, shift + factor * lead))))
            for i, x in enumerate((1.0, lead)):
                slope[i] += (p - win) * x
                for j, y in enumerate((1.0, lead)):
                    bend[i][j] += p * (1.0 - p) * x * y
        if shifted:
            by = bend[0][0] * bend[1][1] - bend[0][1] * bend[1][0]
            shift -= max(-2.0, min(2.0, (slope[0] * bend[1][1] - slope[1] * bend[0][1]) / by))
            step = (slope[1] * bend[0][0] - slope[0] * bend[1][0]) / by
        else:
            step = slope[1] / bend[1][1]
        factor -= max(-factor, min(factor / 2, step))
    return shift, max(factor, 0.001 / size)
