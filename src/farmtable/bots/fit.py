"""Fits weights to who won: ridge logistic regression by Newton's method, plain and compiled. Only the tuner uses it."""

from __future__ import annotations

from math import exp


class Samples:
    """Differences between two seats' features in some state, and how the first one ended against the second."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.wins: list[float] = []  # 1 won, 0 lost, a half for a tie

    def add(self, row: list[float], win: float) -> None:
        self.rows.append(row)
        self.wins.append(win)


def chance_of(log_odds: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, log_odds))))


def miss_of(samples: Samples, weights: list[float]) -> float:
    """The mean squared distance between what was foretold and what came."""
    total = 0.0
    for k in range(len(samples.rows)):
        miss = chance_of(dot(samples.rows[k], weights)) - samples.wins[k]
        total += miss * miss
    return total / max(1, len(samples.rows))


def dot(row: list[float], weights: list[float]) -> float:
    total = 0.0
    for k in range(len(weights)):
        total += row[k] * weights[k]
    return total


def fit(samples: Samples, size: int, ridge: float, steps: int) -> list[float]:
    """The weights that make what happened likeliest; `ridge` holds back those that little speaks for."""
    weights = [0.0] * size
    for _ in range(steps):
        slope = [ridge * weight for weight in weights]
        curve = [[0.0] * size for _ in range(size)]
        for k in range(size):
            curve[k][k] = ridge
        for n in range(len(samples.rows)):
            row = samples.rows[n]
            p = chance_of(dot(row, weights))
            miss, bend = p - samples.wins[n], p * (1.0 - p)
            for i in range(size):
                x = row[i]
                if x != 0.0:
                    slope[i] += miss * x
                    line, bent = curve[i], bend * x
                    for j in range(i + 1):
                        line[j] += bent * row[j]
        for i in range(size):
            for j in range(i):
                curve[j][i] = curve[i][j]
        step = solved(curve, slope)
        for k in range(size):
            weights[k] -= step[k]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a set of linear equations, by elimination; the matrix is symmetric and positive."""
    size = len(right)
    rows = [matrix[k] + [right[k]] for k in range(size)]
    for k in range(size):
        pivot = rows[k][k]
        for m in range(k + 1, size):
            factor = rows[m][k] / pivot
            if factor != 0.0:
                for j in range(k, size + 1):
                    rows[m][j] -= factor * rows[k][j]
    found = [0.0] * size
    for back in range(size):
        k = size - 1 - back
        total = rows[k][size]
        for j in range(k + 1, size):
            total -= rows[k][j] * found[j]
        found[k] = total / rows[k][k]
    return found
