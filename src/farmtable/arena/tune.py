"""Weights from a teacher's games: what a search chose after long thought should look best one choice ahead.

A round: the teacher (a tree search that judges by the weights so far) plays itself; the weights are fitted so that its
choices are ahead of the others that were open; then they are scaled to the odds of winning, from games of their own.
The round is as good as it plays: the new weights meet the best ones so far. Fitting to results alone does not do: it
tells who will win, and a bot that only sees one choice ahead then likes its turn too much to end it.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import NamedTuple

from farmtable.arena.stats import Estimate, estimate
from farmtable.bots.bot import Question, planned
from farmtable.bots.evaluation import Evaluation, Linear
from farmtable.bots.fit import Samples, dot, fit, miss_of
from farmtable.bots.ismcts import Ismcts
from farmtable.bots.selfplay import best_choice, self_play
from farmtable.core.features import Features
from farmtable.core.game import Game, SetupError
from farmtable.core.playout import Chance, any_choice, nature
from farmtable.core.seats import PLAYERS
from farmtable.core.state import State
from farmtable.thinking.ask import game_of

WILD = 12  # one choice in so many is any, so that other states are seen too
EVERY = 4  # one state in so many is kept for the scale
OTHERS = 4  # open choices that a lesson compares with the teacher's, at most
STEPS = 8  # Newton's; six have always been enough
CHUNK = 10  # games of a task
LONGEST = 3000  # choices of a game; poor weights may play on for ever, and have not won then
HELD_OUT = 500_000_000  # seeds from here on are for the tests between weights
SEEDS = 1 << 30

Rows = tuple[list[list[float]], list[float]]


class Task(NamedTuple):
    """A part of a round's games, for one process."""

    game: str
    seats: int
    options: dict[str, int]
    weights: list[float]  # empty: the game's simple value
    first: int
    games: int
    nodes: int  # of the teacher


class Tuned(NamedTuple):
    """What a round brought."""

    number: int
    weights: list[float]
    lessons: int
    miss: float  # the mean squared error of the foretold result
    against_best: Estimate


def evaluation_of(game: Game, weights: list[float]) -> Evaluation:
    features = game.features()
    assert features is not None
    return Linear(game, features, weights) if weights else Evaluation(game, features)


def features_of(game: Game) -> Features:
    features = game.features()
    if features is None:
        raise SetupError(f"{game.name} has no features to be weighed; see docs/bots.md")
    return features


def new_game(task: Task, game: Game, chance: Chance) -> State:
    s = game.new(task.seats, game.settled(task.seats, task.options))
    s.settle()
    nature(s, chance)
    return s


def taught(task: Task) -> Rows:
    """In any process: lessons from the teacher's games."""
    game, lessons = game_of(task.game, ""), Samples()
    teacher = Ismcts([evaluation_of(game, task.weights)] * (PLAYERS + 1), {})
    for number in range(task.first, task.first + task.games):
        chance = Chance(number)
        s = new_game(task, game, chance)
        plans: list[list[int]] = [[] for _ in range(task.seats)]
        for _ in range(LONGEST):
            if s.over():
                break
            seat, menu = int(s.seat), s.choices(s.seat)
            view = game.view(s, seat)
            answer = planned(plans[seat], view, menu) or teacher.answer(
                Question(game, view, menu, int(chance.below(SEEDS)), task.nodes)
            )
            plans[seat] = answer.plan
            learn(features_of(game), s, answer.choice, menu, chance, lessons)
            s.take(seat, int(any_choice(s, chance)) if chance.below(WILD) == 0 else answer.choice)
            nature(s, chance)
    return lessons.rows, lessons.wins


def learn(features: Features, s: State, chosen: int, menu: list[int], chance: Chance, lessons: Samples) -> None:
    """The teacher's choice against some others that were open."""
    others = [choice for choice in menu if choice != chosen]
    while len(others) > OTHERS:
        others.pop(int(chance.below(len(others))))
    if others:
        best = ahead(features, s, chosen, chance)
        for other in others:
            worse = ahead(features, s, other, chance)
            lessons.add([a - b for a, b in zip(best, worse, strict=True)], 1.0)


def ahead(features: Features, s: State, choice: int, chance: Chance) -> list[float]:
    """The features of the seat that chooses after one of its choices, less those of the others on average."""
    seat, after = int(s.seat), s.clone()
    after.take(seat, choice)
    nature(after, chance)
    found = [0.0] * len(features.names)
    for other in range(int(s.players)):
        weight = 1.0 if other == seat else -1.0 / (int(s.players) - 1)
        for k, x in enumerate(features.row(after, other)):
            found[k] += weight * x
    return found


def ended(task: Task) -> Rows:
    """In any process: states of the weights' own games, and who won."""
    game, samples = game_of(task.game, ""), Samples()
    evaluation = evaluation_of(game, task.weights)
    for number in range(task.first, task.first + task.games):
        chance = Chance(number)
        self_play(new_game(task, game, chance), evaluation, features_of(game), chance, WILD, EVERY, samples)
    return samples.rows, samples.wins


def met(task: Task, best: list[float]) -> list[float]:
    """New weights in each seat once against the best ones so far: the share of wins on each seed."""
    game = game_of(task.game, "")
    new, old = evaluation_of(game, task.weights), evaluation_of(game, best)
    shares = []
    for number in range(task.first, task.first + task.games):
        won = 0.0
        for seat in range(task.seats):
            chance = Chance(number)
            s = new_game(task, game, chance)
            for _ in range(LONGEST):
                if s.over():
                    won += new.result(s, seat) / task.seats
                    break
                s.take(s.seat, best_choice(s, new if s.seat == seat else old, chance))
                nature(s, chance)
        shares.append(won)
    return shares


def scaled(weights: list[float], samples: Samples) -> tuple[list[float], float]:
    """The same order of choices, but leads are log-odds; and how well they foretell."""
    leads = Samples()
    for row, win in zip(samples.rows, samples.wins, strict=True):
        leads.add([dot(row, weights)], win)
    factor = max(0.01, fit(leads, 1, 0.001, STEPS)[0])
    return [factor * weight for weight in weights], miss_of(leads, [factor])


def gathered(found: list[Rows]) -> Samples:
    samples = Samples()
    for rows, wins in found:
        samples.rows += rows
        samples.wins += wins
    return samples


def tune(
    game: str,
    seats: int,
    options: dict[str, int],
    rounds: int,
    games: int,
    nodes: int,
    seed: int,
    ridge: float,
    workers: Executor,
    tell: Callable[[Tuned], None],
) -> list[float]:
    """The weights that won most; the same arguments give the same weights."""
    size = len(features_of(game_of(game, "")).names)
    best: list[float] = []
    bar = 1 / seats if seats > 1 else 0.0  # alone, more wins than the best so far
    for number in range(rounds):
        first = seed * 1_000_003 + number * games
        jobs = [Task(game, seats, options, best, part, CHUNK, nodes) for part in range(first, first + games, CHUNK)]
        lessons = gathered(list(workers.map(taught, jobs)))
        weights = fit(lessons, size, ridge, STEPS)
        jobs = [job._replace(weights=weights, first=job.first + HELD_OUT) for job in jobs]
        weights, miss = scaled(weights, gathered(list(workers.map(ended, jobs))))
        jobs = [job._replace(weights=weights) for job in jobs]
        shares = [share for found in workers.map(partial(met, best=best), jobs) for share in found]
        against = estimate(shares)
        tell(Tuned(number + 1, weights, len(lessons.rows), miss, against))
        if number == 0 or against.mean > bar:
            best = weights
            bar = against.mean if seats == 1 else bar
    return best
