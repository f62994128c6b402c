"""Why one way is better than another: what it leads to more or less of, weighed by what that does to the chances.

The odds are a softmax over weighted features; so what a difference of one feature changes of a chance is known, to the
first order.
"""

from __future__ import annotations

from msgspec import Struct

from farmtable.bots.compare import Way
from farmtable.core.brain.odds import KNOTS, Odds
from farmtable.core.rules.state import State

MOST = 3
LEAST = 0.002  # of a win: what matters less is not told
EARLY = "-early"  # the same feature, weighed by the time that is left


class Reason(Struct, frozen=True):
    """The better way leads to more of something, or less, at the end of the turn."""

    feature: str  # its words are the game's: feature-<name>
    seat: int  # whose it is
    more: bool
    worth: float  # of a win, for the seat that decides


def weights_at(odds: Odds, s: State) -> list[float]:
    """What each feature counts for at this time of the game, in log-odds."""
    weights, size = odds.tables[int(s.players)].weights, int(odds.size)
    at = max(0.0, min(1.0, odds.features.progress(s))) * (KNOTS - 1)
    knot = min(int(at), KNOTS - 2)
    rows = [[weights[(knot + k) * size + name] for name in range(size)] for k in (0, 1)]
    return [first + (at - knot) * (last - first) for first, last in zip(*rows, strict=True)]


def reasons(odds: Odds, s: State, seat: int, better: Way, played: Way) -> list[Reason]:
    """The largest differences in favour of the better way, the largest first."""
    weights, size, names = weights_at(odds, s), int(odds.size), odds.features.names
    chances = [better.mean(other) for other in range(int(s.players))]
    slope = [
        chances[seat] * ((1.0 if other == seat else 0.0) - chance) if len(chances) > 1 else chance * (1.0 - chance)
        for other, chance in enumerate(chances)
    ]
    worth: dict[tuple[int, str], float] = {}
    more: dict[tuple[int, str], float] = {}
    for k, (one, two) in enumerate(zip(better.stood, played.stood, strict=True)):
        other, name = k // size, names[k % size].removesuffix(EARLY)
        apart = one / better.tries - two / played.tries
        worth[other, name] = worth.get((other, name), 0.0) + slope[other] * weights[k % size] * apart
        more[other, name] = more.get((other, name), 0.0) + apart
    order = sorted(worth, key=lambda key: (-worth[key], key))
    return [Reason(key[1], key[0], more[key] > 0, worth[key]) for key in order if worth[key] > LEAST]
