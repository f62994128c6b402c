"""What a match says: means over seeds with their intervals, and when enough is known."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, log, sqrt
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

from farmtable.match.match import Record

CERTAINTY = 0.95
FEWEST = 10  # seeds before a test may stop: fewer say nothing about the spread


class Estimate(NamedTuple):
    """A mean, and how far off it may be, either way, with 95 % certainty."""

    mean: float
    within: float

    @property
    def low(self) -> float:
        return self.mean - self.within

    @property
    def high(self) -> float:
        return self.mean + self.within


def estimate(values: list[float]) -> Estimate:
    """From independent values: the mean with Student's interval."""
    if len(values) < 2:
        return Estimate(fmean(values) if values else 0.0, inf)
    return Estimate(fmean(values), student(len(values) - 1) * sqrt(variance(values) / len(values)))


def student(freedom: int) -> float:
    """The quantile of Student's distribution, by the first terms of its series in the normal one."""
    z = NormalDist().inv_cdf(0.5 + CERTAINTY / 2)
    if freedom <= 2:
        return (12.706, 4.303)[freedom - 1]  # the series is no good here
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def interval(part: int, whole: int) -> tuple[float, float]:
    """Between which shares the true one lies, when a part of the whole was counted (Wilson's interval)."""
    z = NormalDist().inv_cdf(0.5 + CERTAINTY / 2)
    middle = (part + z * z / 2) / (whole + z * z)
    within = z / (whole + z * z) * sqrt(part * (whole - part) / whole + z * z / 4)
    return max(0.0, middle - within), min(1.0, middle + within)


class Match(NamedTuple):
    """One bot against another."""

    pair: tuple[str, str]
    seeds: int
    games: int
    share: Estimate  # of wins of the first bot; alone at a table, how much more often it wins than the second
    adjusted: Estimate | None  # the same less luck, where luck was measured
    margin: Estimate  # of points of the first bot
    alone: tuple[Estimate, Estimate] | None  # solo: the wins of each
    per_seed: list[float]
    unfinished: int
    faults: int


def by_seed(records: Iterable[Record]) -> dict[int, list[Record]]:
    found: dict[int, list[Record]] = {}
    for record in records:
        found.setdefault(record.seed, []).append(record)
    return dict(sorted(found.items()))


def match(records: list[Record], pair: tuple[str, str], seats: int) -> Match:
    """The rounds of a pair that are complete; the seed is the unit."""
    games = 2 if seats == 1 else seats
    rounds = [found for found in by_seed(r for r in records if r.pair == pair).values() if len(found) == games]
    alone = None
    lucky = all(record.luck for found in rounds for record in found) and bool(rounds)
    adjusted: list[float] = []
    if lucky and seats == 1:
        first, second = ([next(r.adjusted(bot) for r in found if r.bots == [bot]) for found in rounds] for bot in pair)
        adjusted = [a - b for a, b in zip(first, second, strict=True)]
    elif lucky:
        adjusted = [fmean(r.adjusted(pair[0]) for r in found) for found in rounds]
    if seats == 1:
        wins = [[next(r.share(bot) for r in found if r.bots == [bot]) for found in rounds] for bot in pair]
        shares = [a - b for a, b in zip(*wins, strict=True)]
        points = [[next(float(r.points[0]) for r in found if r.bots == [bot]) for found in rounds] for bot in pair]
        margins = [a - b for a, b in zip(*points, strict=True)]
        alone = (estimate(wins[0]), estimate(wins[1]))
    else:
        shares = [fmean(r.share(pair[0]) for r in found) for found in rounds]
        margins = [fmean(r.margin(pair[0]) for r in found) for found in rounds]
    flat = [record for found in rounds for record in found]
    return Match(
        pair=pair,
        seeds=len(rounds),
        games=len(flat),
        share=estimate(shares),
        adjusted=estimate(adjusted) if lucky else None,
        margin=estimate(margins),
        alone=alone,
        per_seed=shares,
        unfinished=sum(not record.finished for record in flat),
        faults=sum(len(record.faults) for record in flat),
    )


def expected(elo: float, seats: int) -> float:
    """The share of wins of one who is stronger than all others at the table by this much."""
    strength: float = 10 ** (elo / 400)
    return strength / (strength + seats - 1)


class Test(NamedTuple):
    """A sequential probability ratio test (SPRT) of two strengths in Elo; at most 5 % of its verdicts are wrong."""

    low: float
    high: float

    def likelihood(self, per_seed: list[float], seats: int) -> float:
        """The logarithm of how much better the higher strength explains what was seen."""
        if len(per_seed) < FEWEST:
            return 0.0
        spread = variance(per_seed)
        if spread == 0:
            return 0.0
        low, high = expected(self.low, seats), expected(self.high, seats)
        return len(per_seed) * (high - low) * (2 * fmean(per_seed) - low - high) / (2 * spread)

    def verdict(self, per_seed: list[float], seats: int) -> str:
        """ "stronger", "weaker" (not as strong as the higher bound), or nothing yet."""
        error = 1 - CERTAINTY
        bound = log((1 - error) / error)
        found = self.likelihood(per_seed, seats)
        return "stronger" if found >= bound else "weaker" if found <= -bound else ""
