"""Many bots in one order: one joint fit to all games, so their order does not matter, with error bars from a bootstrap.

The model is Luce's, for two seats that of Bradley and Terry, hence Elo's scale: each seat at a table wins with a chance
in proportion to the strength of its bot. Only who wins counts, with ties split, as everywhere in the arena.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import log10
from random import Random
from statistics import stdev
from typing import NamedTuple

from farmtable.match.match import Record

RESAMPLED = 200  # times
PRIOR = 1.0  # of a game, drawn against one of the mean strength: so that who wins all games has a rating too
ROUNDS = 500
NEAR_ENOUGH = 1e-5  # of a strength


class Rating(NamedTuple):
    """In Elo, the mean of all bots is 0; the true one lies within the error bar with 95 % certainty."""

    bot: str
    elo: float
    within: float
    games: int


class Tally:
    """Games on the same seeds: how often each company sat at a table, and what each bot won in all."""

    def __init__(self) -> None:
        self.tables: Counter[tuple[str, ...]] = Counter()
        self.wins: Counter[str] = Counter()

    def add(self, record: Record) -> None:
        self.tables[tuple(sorted(record.bots))] += 1
        for bot in set(record.bots):
            self.wins[bot] += record.share(bot) * record.bots.count(bot)  # type: ignore[assignment]  # parts of wins

    def together(self, others: Iterable[Tally]) -> Tally:
        for other in others:
            self.tables.update(other.tables)
            self.wins.update(other.wins)
        return self


def ratings(records: list[Record]) -> list[Rating]:
    """The strongest first. The seed is the unit of the bootstrap, as all games on it have their luck in common."""
    games = [record for record in records if len(record.bots) > 1 and record.finished]
    bots = sorted({bot for record in games for bot in record.bots})
    seeds: dict[int, Tally] = {}
    for record in sorted(games, key=lambda record: (record.seed, record.pair, record.bots)):
        seeds.setdefault(record.seed, Tally()).add(record)
    tallies = [seeds[seed] for seed in sorted(seeds)]
    strengths = fitted(Tally().together(tallies), dict.fromkeys(bots, 1.0))
    random, drawn = Random(1), []
    for _ in range(RESAMPLED if len(tallies) > 1 else 0):
        drawn.append(elos(fitted(Tally().together(random.choices(tallies, k=len(tallies))), strengths)))
    found = [
        Rating(
            bot,
            elo,
            1.96 * stdev(one[bot] for one in drawn) if drawn else float("inf"),
            sum(bot in record.bots for record in games),
        )
        for bot, elo in elos(strengths).items()
    ]
    return sorted(found, key=lambda rating: -rating.elo)


def fitted(tally: Tally, start: dict[str, float]) -> dict[str, float]:
    """The strengths that explain best who won (Hunter's minorisation–maximisation), from some to start with."""
    strengths = dict(start)
    for _ in range(ROUNDS):
        due = {bot: PRIOR / (strength + 1.0) for bot, strength in strengths.items()}
        for table, games in tally.tables.items():
            part = games / sum(strengths[bot] for bot in table)
            for bot in table:
                due[bot] += part
        new = {bot: (tally.wins[bot] + PRIOR / 2) / due[bot] for bot in strengths}
        moved = max(abs(new[bot] / strengths[bot] - 1.0) for bot in strengths)
        strengths = new
        if moved < NEAR_ENOUGH:
            break
    return strengths


def elos(strengths: dict[str, float]) -> dict[str, float]:
    found = {bot: 400 * log10(strength) for bot, strength in strengths.items()}
    mean = sum(found.values()) / len(found)
    return {bot: elo - mean for bot, elo in found.items()}
