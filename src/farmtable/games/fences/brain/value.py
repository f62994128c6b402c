"""How well a seat stands, for a bot that looks one choice ahead: points, and what barns may still bring.

The three numbers won 6 points a game (± 1.5) against a first guess of 1, 1 and 3.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64
from farmtable.games.fences.rules.board import BARNS
from farmtable.games.fences.rules.farm import open_ends, share
from farmtable.games.fences.rules.state import Fences

IN_STOCK: Final = 2.0  # a barn that can still be built
GROWTH: Final = 3.0  # what an open farm may still gain
ENDS: Final = 3.0  # with so many open ends, a farm is completed half the time
LATE: Final = 24.0  # with fewer tiles left, an open farm is the less likely to be completed


def value(s: Fences, seat: i64) -> float:
    """Own points and hopes, less those of the others on average."""
    time = min(1.0, float(s.left()) / LATE)
    worth = 0.0
    for other in range(s.players):
        stands = float(s.points[other]) + IN_STOCK * time * float(s.stock(other))
        for k in range(s.count(BARNS + other)):
            tile = s.card(BARNS + other, k)
            farm = s.farm(tile * 4 + s.barn_field(tile))
            stands += time * (float(share(farm)) + GROWTH) * ENDS / (ENDS + float(open_ends(farm)))
        worth += stands if other == seat else -stands / float(s.players - 1)
    return worth
