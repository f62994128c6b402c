"""How to play on in a hurry: of a few places for a tile, the one after which the simple value is best."""

from __future__ import annotations

from typing import Final

from farmtable.core.instinct import Instinct
from farmtable.core.playout import Chance
from farmtable.core.rt import i64
from farmtable.core.state import State
from farmtable.games.fences.rules import SetTile
from farmtable.games.fences.state import Fences
from farmtable.games.fences.value import value

PLACES_TRIED: Final = 10


class FencesInstinct(Instinct):
    """It looks at some of the hundreds of places only."""

    def choice(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Fences)
        menu = s.menu
        size = menu.size
        if size == 1:
            return menu.at(0)
        seat = s.seat
        some = min(size, PLACES_TRIED) if isinstance(s.task_of(seat), SetTile) else size
        best = menu.at(0)
        most = float("-inf")
        for k in range(some):
            choice = menu.at(k) if some == size else menu.at(chance.below(size))
            after = s.clone()
            after.take(seat, choice)
            worth = value(after, seat)
            if worth > most:
                best, most = choice, worth
        return best
