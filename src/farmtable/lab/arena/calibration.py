"""Are chances what they say? Among states said to be 30 %, 30 % should be won."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import NamedTuple

BINS = 10

Guess = tuple[int, list[float], list[float]]  # the number of a game, the chances of its seats, what each has of the win


class Bin(NamedTuple):
    """All chances between two bounds."""

    low: float
    chances: int
    said: float  # on average
    won: float


class Reliability(NamedTuple):
    """How well chances and results agree."""

    games: int
    bins: list[Bin]
    brier: float  # mean square of what is wrong, over all seats of a state; 0 is perfect
    constant: float  # the same for one who always says 1 / seats, or alone the share of games won
    error: float  # expected calibration error: the mean distance of said and won, by bins


def reliability(guesses: Iterable[Guess]) -> Reliability:
    found = list(guesses)
    if not found:
        raise ValueError("no state of a game that came to an end")
    seats = len(found[0][1])
    usual = 1 / seats if seats > 1 else fmean(won[0] for _, _, won in found)
    pairs = [pair for _, chances, won in found for pair in zip(chances, won, strict=True)]
    groups: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, won in pairs:
        groups[min(int(said * BINS), BINS - 1)].append((said, won))
    bins = [
        Bin(k / BINS, len(group), fmean(said for said, _ in group), fmean(won for _, won in group))
        for k, group in enumerate(groups)
        if group
    ]
    return Reliability(
        games=len({number for number, _, _ in found}),
        bins=bins,
        brier=sum((said - won) ** 2 for said, won in pairs) / len(found),
        constant=sum((usual - won) ** 2 for _, won in pairs) / len(found),
        error=sum(one.chances * abs(one.said - one.won) for one in bins) / len(pairs),
    )
