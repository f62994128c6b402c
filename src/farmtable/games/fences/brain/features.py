"""What a tuned evaluation looks at in Fences: points, barns, and what open farms may still bring."""

from __future__ import annotations

from typing import Final

from farmtable.core.brain.features import Features, names_in
from farmtable.core.rt import i64, vec
from farmtable.core.rules.state import State
from farmtable.games.fences.brain import named
from farmtable.games.fences.brain.prospects import Prospects
from farmtable.games.fences.brain.value import value
from farmtable.games.fences.rules.board import BARNS, HAND, LAID
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.farm import (
    BARN,
    all_animals,
    all_barns,
    barns,
    kinds,
    open_ends,
    pieces,
    share,
    worth,
)
from farmtable.games.fences.rules.play import BuildBarn, can_build
from farmtable.games.fences.rules.profiles import holds
from farmtable.games.fences.rules.state import Fences

NAMES: Final = names_in(named)

MANY: Final = 60.0  # tiles
LATE: Final = 24.0  # with fewer tiles left, an open farm is the less likely to be completed
NEAR: Final = 3.0  # with so many open ends, a farm is completed half the time
GROWTH: Final = 3.0  # what an open farm may still gain
IN_STOCK: Final = 1.5  # what a barn is kept for


class FencesFeatures(Features):
    """Those of a seat; others' seats are looked at in the same way and compared."""

    def __init__(self, box: Box) -> None:
        super().__init__(NAMES)
        self.prospects: Prospects = Prospects(box)

    def fill(self, s: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(s, Fences)
        for k in range(len(out)):
            out[k] = 0.0
        out[named.VALUE] = value(s, seat) / 20.0
        prospects = self.prospects
        prospects.look(s)
        left = float(s.left())
        early = left / MANY
        time = min(1.0, left / LATE)
        stock = float(s.stock(seat))
        for k in range(s.count(BARNS + seat)):
            tile = s.card(BARNS + seat, k)
            root = s.root(tile * 4 + s.barn_field(tile))
            self.look_at(s, root, s.farms[root], seat, early, out)
        if s.player == seat and s.seat == seat and stock > 0.0 and isinstance(s.task_of(seat), BuildBarn):
            root = self.best_build(s, time)
            if root >= 0:  # as if it were built
                stock -= 1.0
                self.look_at(s, root, s.farms[root] + BARN[seat], seat, early, out)
        out[named.POINTS] = float(s.points[seat]) / 10.0
        out[named.STOCK] = stock / 2.0
        out[named.STOCK_EARLY] = stock * early / 2.0
        out[named.STOCK_NONE] = 1.0 if stock == 0.0 else 0.0
        self.look_at_closing(s, seat, out)
        self.look_at_open_farms(s, seat, out)
        out[named.ITS_TURN] = 1.0 if s.player == seat else 0.0
        out[named.WAITS] = float((seat - s.player + s.players) % s.players) / 2.0

    def best_build(self, s: Fences, time: float) -> i64:
        """The farm of the tile just set where a barn would bring most; -1 where none is worth it."""
        tile = s.last()
        best: i64 = -1
        most = IN_STOCK * time
        for field in range(i64(s.box.fields[tile])):
            if can_build(s, tile, field):
                root = s.root(tile * 4 + field)
                farm = s.farms[root]
                near = NEAR / (NEAR + float(open_ends(farm)))
                found = time * (float(worth(farm)) + GROWTH) * near * self.prospects.hope[root]
                if found > most:
                    best, most = root, found
        return best

    def look_at(self, s: Fences, root: i64, farm: i64, seat: i64, early: float, out: vec[float]) -> None:
        """One barn in an open farm."""
        prospects = self.prospects
        brings = float(share(farm)) / 5.0
        ends = float(open_ends(farm))
        near = NEAR / (NEAR + ends)
        hope = prospects.hope[root]
        places = prospects.places[root]
        out[named.SHARE] += brings
        out[named.SHARE_EARLY] += brings * early
        out[named.SHARE_NEAR] += brings * near
        out[named.SHARE_NEAR_EARLY] += brings * near * early
        out[named.SHARE_HOPE] += brings * hope
        out[named.SHARE_NEAR_HOPE] += brings * near * hope
        out[named.NEAR] += near
        out[named.NEAR_EARLY] += near * early
        out[named.HOPE] += hope
        out[named.HOPE_EARLY] += hope * early
        out[named.NEAR_HOPE] += near * hope
        out[named.PLACES] += float(places) / 5.0
        out[named.ENDS] += ends / 10.0
        if prospects.rarest[root] == 0:
            out[named.STUCK] += 0.5
        elif prospects.rarest[root] <= 2:
            out[named.RARE] += 0.5
        if places == 1:
            out[named.ONE_PLACE] += 0.5
        there = kinds(farm)
        if there == 1:
            out[named.ONE_KIND] += 0.5
        elif there == 0:
            out[named.NO_ANIMAL] += 0.5
        out[named.ANIMALS] += float(all_animals(farm)) / 5.0
        mine = barns(farm, seat)
        others = all_barns(farm) - mine
        if others > 0:
            out[named.SHARED] += 0.5
            if others > mine:
                out[named.OUTVOTED] += 0.5
        out[named.PIECES] += float(pieces(farm)) / 10.0

    def look_at_closing(self, s: Fences, seat: i64, out: vec[float]) -> None:
        """Farms that one tile may complete: one in hand, or one that may be drawn; its profile counts too. (FE-42)"""
        prospects = self.prospects
        best = 0.0
        for n in range(prospects.singles):
            root = prospects.single[n]
            farm = s.farms[root]
            extra = promised(s, seat, root)
            brings = (float(share(farm) * barns(farm, seat)) + extra) / 5.0
            if brings == 0.0:
                continue
            out[named.BONUS] += extra / 10.0
            ready = False
            for k in range(s.count(HAND + seat)):
                if prospects.completing(s, s.card(HAND + seat, k), root) >= 0:
                    ready = True
            if ready:
                out[named.CLOSES_MORE] += brings
                best = max(best, brings)
            elif prospects.left > 0:
                out[named.CLOSES_DRAW] += brings * min(1.0, 3.0 * float(prospects.rarest[root]) / float(prospects.left))
        out[named.CLOSES] = best
        out[named.CLOSES_MORE] -= best

    def look_at_open_farms(self, s: Fences, seat: i64, out: vec[float]) -> None:
        """Farms that need more than one tile: what they would bring to this seat, if it completed them as they are."""
        prospects = self.prospects
        for n in range(prospects.farms):
            root = prospects.touched[n]
            farm = s.farms[root]
            hope = prospects.hope[root]
            if all_barns(farm) == 0:
                near = NEAR / (NEAR + float(open_ends(farm)))
                out[named.FREE] = max(out[named.FREE], (float(worth(farm)) + GROWTH) * near * hope / 5.0)
            if prospects.places[root] > 1 and hope > 0.0:
                brings = float(share(farm) * barns(farm, seat)) + promised(s, seat, root)
                if prospects.places[root] == 2:
                    out[named.TWO_PLACES] += brings * hope / 10.0
                else:
                    out[named.MORE_PLACES] += brings * hope / (10.0 * float(prospects.places[root]))

    def progress(self, s: State) -> float:
        assert isinstance(s, Fences)
        laid = float(s.count(LAID))
        return laid / (laid + float(s.left()))

    def standing(self, s: State, seat: i64) -> float:
        assert isinstance(s, Fences)
        return float(s.points[seat])


def promised(s: Fences, seat: i64, root: i64) -> float:
    """What the profile of a seat would pay if it completed a farm as it is. (FE-42)"""
    if s.farmer(seat) == 0:
        return 0.0
    farmer = s.box.farmers[s.farmer(seat) - 1]
    found = 0.0
    for k in range(len(farmer.conditions)):
        if holds(s, farmer.conditions[k], seat, root, 0):
            found += float(farmer.points[k])
    return found
