"""Weights by what a turn changes: one turn is played in several ways, and each of these games goes on to its end.

They go on by the same weights and with the same luck (common random numbers), so they differ by that turn and little
else. What a seat has in
the end is told from how it stood after the turn. `fit` looks at whole games and sees who was lucky, and what good
farms have in common; this sees what a choice is worth, which is what a search asks.
"""

from __future__ import annotations

from concurrent.futures import Executor
from functools import partial
from random import Random
from typing import NamedTuple

from farmtable.bots.evaluation import Linear
from farmtable.core.game import Game, SetupError
from farmtable.core.rules.loop import Outcome, play
from farmtable.core.rules.playout import Chance, any_choice
from farmtable.core.rules.state import State
from farmtable.lab.selfplay import LONGEST, best_choice
from farmtable.lab.trainers.fit import Matrix, products, sweep, total
from farmtable.lab.trainers.tune import Weights, features_of, new_game
from farmtable.table.dealer import RememberingDealer, seed_from
from farmtable.thinking.ask import game_of

MOVER = 0.5  # how often the seat whose turn it is plays it in several ways; else any seat does
SLIPS = 4  # in some of the ways one of the first four choices is any choice
LEAST = 1e-9  # of the largest mean square: such a feature never differs, or only as others before it do
LOOKS = 1


class Study(NamedTuple):
    """What is to be fitted, and to how many games."""

    game: str
    seats: int
    options: dict[str, int]
    games: int
    often: float  # the part of the turns that are played in several ways
    ways: int
    scatter: float  # of the weights by which the turn is played in other ways, as a part of them
    hold: float  # how much the weights so far count: 0 not at all, 1 as much as everything that was seen
    only: str  # features whose weights move, with commas; none: all do
    seed: int


class Branches:
    """One game, and the games that leave it at some of its turns."""

    def __init__(self, study: Study, start: Weights, seed: int) -> None:
        self.study = study
        self.start = start
        self.game: Game = game_of(study.game, "")
        self.features = features_of(self.game)
        self.outcome: Outcome = RememberingDealer(seed_from(seed)).outcome
        self.random = Random(seed)
        self.steady = Linear(self.game, self.features, start)
        self.seed = seed

    def run(self) -> Matrix:
        """Sums of products of all features and the points, each less its mean over the ways of its turn."""
        study, game = self.study, self.game
        by = [self.scattered(study.scatter / 2) for _ in range(study.seats)]
        chance, turn = Chance(self.seed), -1
        found: list[Matrix] = []

        def choose(s: State) -> int:
            nonlocal turn
            if game.turns(s) != turn:
                turn = game.turns(s)
                if self.random.random() < study.often:
                    found.extend(self.several_ways(s, turn))
            return best_choice(s, by[s.seat], LOOKS, chance)

        play(new_game(game, study.seats, study.options), choose, self.outcome, LONGEST)
        return total(found)

    def scattered(self, scatter: float) -> Linear:
        weights = [weight * self.random.gauss(1.0, scatter) for weight in self.start]
        return Linear(self.game, self.features, weights)

    def several_ways(self, s: State, turn: int) -> list[Matrix]:
        """For each seat: how it stood after each way, and its points in the end. Without an end, nothing."""
        study, random = self.study, self.random
        seat = int(s.seat) if random.random() < MOVER else random.randrange(study.seats)
        stood: list[list[list[float]]] = []  # by way and seat
        for way in range(study.ways):
            after = s.clone()
            by = self.steady if way == 0 else self.scattered(study.scatter)
            self.play_turn(after, turn, seat, by, random.randrange(SLIPS) if way > 1 else -1)
            rows = [self.features.row(after, one) for one in range(study.seats)]
            if any(rows == [row[:-1] for row in known] for known in stood):
                continue  # the same again
            self.play_on(after)
            if not after.over():
                return []
            scores = self.game.scores(after)
            stood.append([[*row, float(scores[one].points)] for one, row in enumerate(rows)])
        return [products(centred([way[one] for way in stood])) for one in range(study.seats)] if len(stood) > 1 else []

    def play_turn(self, s: State, turn: int, seat: int, by: Linear, slip: int) -> None:
        """To its end: the seat by weights of its own and perhaps with a slip, all others as ever."""
        chance, made = Chance(self.random.randrange(1 << 30)), 0

        def choose(s: State) -> int:
            nonlocal made
            if s.seat != seat:
                return best_choice(s, self.steady, LOOKS, chance)
            made += 1
            return any_choice(s, chance) if made == slip + 1 else best_choice(s, by, LOOKS, chance)

        play(s, choose, self.outcome, LONGEST, lambda s: self.game.turns(s) != turn)

    def play_on(self, s: State) -> None:
        """To the end of the game, all alike; what is imagined on the way depends on the turn, not on the way here."""

        def choose(s: State) -> int:
            return best_choice(s, self.steady, LOOKS, Chance(self.seed + self.game.turns(s)))

        play(s, choose, self.outcome, LONGEST)


def fit(study: Study, start: Weights, workers: Executor) -> Weights:
    """The same study gives the same weights, however many processes there are."""
    first = study.seed * 10_000_000
    matrix = total(workers.map(partial(sums, study, start), range(first, first + study.games)))
    return held(matrix, start, study.hold, moving(study))


def moving(study: Study) -> list[int]:
    """The features whose weights move, by number."""
    names = features_of(game_of(study.game, "")).names
    wanted = study.only.split(",") if study.only else names
    for name in wanted:
        if name not in names:
            raise SetupError(f"{study.game} has no feature {name!r}; features: {', '.join(names)}")
    return [names.index(name) for name in wanted]


def sums(study: Study, start: Weights, seed: int) -> Matrix:
    """In any process: one game."""
    return Branches(study, start, seed).run()


def centred(rows: list[list[float]]) -> list[list[float]]:
    """Each column less its mean."""
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[x - mean for x, mean in zip(row, means, strict=True)] for row in rows]


def held(matrix: Matrix, start: Weights, hold: float, moving: list[int]) -> Weights:
    """Ridge regression towards the weights so far, on their scale. The weight of what never differed stays."""
    size = len(start)
    if not matrix:
        raise SetupError("no turn made a difference in a game that came to an end: there is nothing to fit")
    lead = sum(a * b * matrix[j][k] for j, a in enumerate(start) for k, b in enumerate(start))
    worth = sum(weight * matrix[k][-1] for k, weight in enumerate(start))
    if lead <= 0.0 or worth <= 0.0:
        raise SetupError("by the weights to start from, who stands better has no more in the end: they are no start")
    points = worth / lead  # of one unit of the evaluation, so far
    for k in range(size + 1):  # what the weights so far leave unexplained
        matrix[k][-1] -= points * sum(weight * matrix[k][j] for j, weight in enumerate(start))
    most = max(matrix[k][k] for k in range(size))
    for k in moving:
        matrix[k][k] *= 1.0 + hold
    seen = []
    for k in moving:
        if matrix[k][k] > LEAST * most:
            sweep(matrix, k)
            seen.append(k)
    return [weight + matrix[k][-1] / points if k in seen else weight for k, weight in enumerate(start)]
