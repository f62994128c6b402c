"""What chance will say: the table's dealer, remembered as ranks, so that a search can ask it a million times."""

from __future__ import annotations

from collections.abc import Callable

from farmtable.core.rt import i64, vec
from farmtable.core.rules.seats import NATURE
from farmtable.games.formidable_farm.rules.declared import CARDS, DRAW
from farmtable.games.formidable_farm.rules.state import Farm


class Foreknown:
    """Every outcome is the open one whose rank for its purpose is smallest, as at the table."""

    def __init__(self, rank: Callable[[str, int], bytes]) -> None:
        self.rank: Callable[[str, int], bytes] = rank  # of (what it is for, outcome)
        self.places: dict[str, vec[i64]] = {}  # by purpose: where each card stands in the order of ranks

    def order(self, purpose: str) -> vec[i64]:
        """For each card its place among all cards."""
        known = self.places.get(purpose)
        if known is not None:
            return known
        ranked = sorted((self.rank(purpose, DRAW + card), card) for card in range(1, CARDS + 1))
        places = [0] * (CARDS + 1)
        for place, (_, card) in enumerate(ranked):
            places[card] = place
        made = vec[i64](places)
        self.places[purpose] = made
        return made

    def speak(self, s: Farm) -> None:
        """Let chance decide until the player must. In the solo game it only ever draws cards."""
        while s.seat == NATURE:
            order = self.order(s.task_of(NATURE).purpose(s))
            best = s.menu.at(0)
            for k in range(1, s.menu.size):
                choice = s.menu.at(k)
                if order[choice - DRAW] < order[best - DRAW]:
                    best = choice
            s.take(NATURE, best)
