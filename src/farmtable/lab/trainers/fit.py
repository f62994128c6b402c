"""Weights by least squares: what a seat had in the end, told from how it stood at the start of each turn.

`tune` finds weights that win one choice ahead. A search that judges whole turns asks something else: what a farm is
worth while nothing is half done. Games with weights that are scattered a little, so that seats play in different ways,
say that; what they say and the weights so far are mixed.

The normal equations are solved here by the sweep operator, and not by numpy: sums in a fixed order and plain arithmetic
give the same weights to the last bit, interpreted and compiled, whatever linear algebra a machine has. So the command
in the head of a file of weights makes it again. With some forty features it takes no time.
"""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Executor
from functools import partial
from math import sqrt
from operator import mul
from random import Random
from typing import NamedTuple

from farmtable.bots.evaluation import Linear
from farmtable.core.game import SetupError
from farmtable.core.rules.loop import play
from farmtable.core.rules.playout import Chance, any_choice
from farmtable.core.rules.state import State
from farmtable.lab.selfplay import LONGEST, best_choice
from farmtable.lab.trainers.tune import Weights, features_of, new_game
from farmtable.table.dealer import RememberingDealer, seed_from
from farmtable.thinking.ask import game_of

TIMES = 3  # columns before the features: 1, turns, turns squared; all seats grow alike with time
CARELESS = (0.0, 0.0, 0.02, 0.06)  # one of these parts of the choices of a game is any choice
A_DECADE = 10  # turns
NOTHING = 1e-6  # of a mean square: a feature with less left is collinear with others
LOOKS = 1

Matrix = list[list[float]]


class Study(NamedTuple):
    """What is to be fitted, and to how many games."""

    game: str
    seats: int
    options: dict[str, int]
    games: int
    scatter: float  # of the weights that play, as a part of them
    share: float  # of the fit in the mixture
    seed: int


def fit(study: Study, start: Weights, workers: Executor) -> Weights:
    """The same study gives the same weights, however many processes there are."""
    first = study.seed * 10_000_000
    return mixed(total(workers.map(partial(sums, study, start), range(first, first + study.games))), start, study.share)


def sums(study: Study, start: Weights, seed: int) -> Matrix:
    """In any process: one game. Sums of products of all columns, the points last; none of a game without an end."""
    game = game_of(study.game, "")
    features = features_of(game)
    outcome, chance, random = RememberingDealer(seed_from(seed)).outcome, Chance(seed), Random(seed)
    by = [
        Linear(game, features, [weight * random.gauss(1.0, study.scatter) for weight in start])
        for _ in range(study.seats)
    ]
    careless = random.choice(CARELESS)
    s = new_game(game, study.seats, study.options)
    rows: list[tuple[int, list[float]]] = []
    turn = -1

    def choose(s: State) -> int:
        nonlocal turn
        if game.turns(s) != turn:
            turn = game.turns(s)
            time = turn / A_DECADE
            rows.extend((seat, [1.0, time, time * time, *features.row(s, seat)]) for seat in range(study.seats))
        anything = random.random() < careless
        return any_choice(s, chance) if anything else best_choice(s, by[s.seat], LOOKS, chance)

    play(s, choose, outcome, LONGEST)
    if not s.over():
        return []
    scores = game.scores(s)
    return products([[*row, float(scores[seat].points)] for seat, row in rows])


def products(rows: list[list[float]]) -> Matrix:
    """The sums of products of every column with every column."""
    columns = list(zip(*rows, strict=True))
    return [[sum(map(mul, one, other)) for other in columns] for one in columns]


def total(matrices: Iterable[Matrix]) -> Matrix:
    found: Matrix = []
    for one in matrices:
        if found and one:
            one = [[a + b for a, b in zip(*lines, strict=True)] for lines in zip(found, one, strict=True)]
        found = one or found
    return found


def mixed(matrix: Matrix, start: Weights, share: float) -> Weights:
    """Fit and start on the same scale: over all states of a turn both differ as much. What was never seen stays."""
    if not matrix:
        raise SetupError("with these weights no game came to an end: there is nothing to fit")
    size, little = len(start), NOTHING * matrix[0][0]
    for k in range(TIMES):
        sweep(matrix, k)
    apart = [row[TIMES : TIMES + size] for row in matrix[TIMES : TIMES + size]]  # products, time taken out of them
    seen = []
    for k in range(size):
        at = TIMES + k
        if matrix[at][at] > little:
            sweep(matrix, at)
            seen.append(k)
    found = [matrix[TIMES + k][-1] if k in seen else 0.0 for k in range(size)]
    if spread(apart, start) == 0.0 or spread(apart, found) == 0.0:
        raise SetupError("by the weights to start from, or by points, all seats are the same: there is nothing to fit")
    scale = spread(apart, start) / spread(apart, found)
    return [share * scale * found[k] + (1.0 - share) * start[k] if k in seen else start[k] for k in range(size)]


def sweep(matrix: Matrix, at: int) -> None:
    """The sweep operator: the regression has one more column now, and its coefficient stands in the last column."""
    pivot = matrix[at][at]
    row = matrix[at] = [x / pivot for x in matrix[at]]
    for k, line in enumerate(matrix):
        if k != at:
            factor = line[at]
            matrix[k] = [x - factor * y for x, y in zip(line, row, strict=True)]
            matrix[k][at] = -factor / pivot
    row[at] = 1.0 / pivot


def spread(apart: Matrix, weights: Weights) -> float:
    return sqrt(
        sum(a * b * x for a, line in zip(weights, apart, strict=True) for b, x in zip(weights, line, strict=True))
    )
