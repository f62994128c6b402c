"""How to play on in a hurry: complete the farm that brings most; else, of a few places, the one of the best value."""

from __future__ import annotations

from typing import Final

from farmtable.core.brain.instinct import Instinct
from farmtable.core.rt import i64
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.games.fences.brain.features import promised
from farmtable.games.fences.brain.prospects import Prospects
from farmtable.games.fences.brain.value import value
from farmtable.games.fences.rules.board import HAND
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.declared import SET, TILE_PLACES
from farmtable.games.fences.rules.farm import all_barns, barns, share
from farmtable.games.fences.rules.play import SetTile
from farmtable.games.fences.rules.state import Fences

PLACES_TRIED: Final = 8


class FencesInstinct(Instinct):
    """Of the hundreds of places it looks at those that complete something, and at a few others."""

    def __init__(self, box: Box) -> None:
        self.prospects: Prospects = Prospects(box)

    def choice(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Fences)
        menu = s.menu
        size = menu.size
        if size == 1:
            return menu.at(0)
        if not isinstance(s.task_of(s.seat), SetTile):
            return self.best_of(s, chance, size)
        found = self.completing(s)
        return found if found >= 0 else self.best_of(s, chance, min(size, PLACES_TRIED))

    def completing(self, s: Fences) -> i64:
        """The choice that completes the farm that brings most, less what it brings to others; -1 without any."""
        prospects, seat = self.prospects, s.seat
        prospects.look(s)
        best: i64 = -1
        most = 0.0
        for n in range(prospects.singles):
            root = prospects.single[n]
            farm = s.farms[root]
            mine = barns(farm, seat)
            brings = float(share(farm) * (2 * mine - all_barns(farm))) + promised(s, seat, root)
            if brings <= most:
                continue
            for k in range(s.count(HAND + seat)):
                tile = s.card(HAND + seat, k)
                turn = prospects.completing(s, tile, root)
                if turn >= 0:
                    place = s.border[prospects.at[root]] >> 10
                    best, most = SET + tile * TILE_PLACES + place * 4 + turn, brings
        return best

    def best_of(self, s: Fences, chance: Chance, some: i64) -> i64:
        """Of so many choices, all or any, the one after which the simple value is best."""
        menu, seat = s.menu, s.seat
        best = menu.at(0)
        most = float("-inf")
        for k in range(some):
            choice = menu.at(k) if some == menu.size else menu.at(chance.below(menu.size))
            after = s.clone()
            after.take(seat, choice)
            worth = value(after, seat)
            if worth > most:
                best, most = choice, worth
        return best
