"""What a tuned evaluation looks at in Fences: points, barns, and what open farms may still bring."""

from __future__ import annotations

from typing import Final

from farmtable.core.features import Features
from farmtable.core.rt import i64, vec
from farmtable.core.state import State
from farmtable.games.fences.board import BARNS, HAND
from farmtable.games.fences.farm import all_barns, barns, kinds, open_ends, pieces, share
from farmtable.games.fences.state import Fences
from farmtable.games.fences.value import value

NAMES: Final = (
    "points",
    "stock",  # barns that can be built
    "stock-late",  # ... the less time there is
    "stock-none",
    "built",
    "share",  # what its barns would bring, if all their farms were completed now
    "share-late",
    "share-near",  # ... weighed by how few ends are open
    "share-near-late",
    "share-best",
    "ends-1-2",  # barns in farms with so many open ends
    "ends-3-4",
    "ends-5-6",
    "ends-7",  # or more
    "ends-7-late",
    "ends",  # in all
    "pieces",  # of its farms
    "one-kind",  # farms with one kind of animal, which count double
    "no-animal",
    "shared",  # farms in which others have barns too
    "outvoted",  # ... and more than this seat
    "farmer",  # the profile's points
    "hand",
    "its-turn",
    "waits",  # seats before it
    "value",  # the simple value, so that the weights start from what is known already
)
WHOLE_GAME: Final = 60.0  # tiles
NEAR: Final = 3.0  # with so many open ends, a farm is completed half the time


class FencesFeatures(Features):
    """Those of a seat; others' seats are looked at in the same way and compared."""

    def fill(self, s: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(s, Fences)
        late = 1.0 - min(1.0, float(s.left()) / WHOLE_GAME)
        for k in range(len(out)):
            out[k] = 0.0
        stock = float(s.stock(seat))
        out[0] = float(s.points[seat]) / 10.0
        out[1] = stock / 2.0
        out[2] = stock * late / 2.0
        out[3] = 1.0 if stock == 0.0 else 0.0
        out[4] = float(s.count(BARNS + seat)) / 2.0
        for k in range(s.count(BARNS + seat)):
            tile = s.card(BARNS + seat, k)
            self.look_at(s.farm(tile * 4 + s.barn_field(tile)), seat, late, out)
        out[21] = self.farmer_points(s, seat)
        out[22] = float(s.count(HAND + seat)) / 2.0
        out[23] = 1.0 if s.player == seat else 0.0
        out[24] = float((seat - s.player + s.players) % s.players) / 2.0
        out[25] = value(s, seat) / 20.0

    def look_at(self, farm: i64, seat: i64, late: float, out: vec[float]) -> None:
        """One barn in an open farm."""
        brings = float(share(farm)) / 5.0
        ends = open_ends(farm)
        near = NEAR / (NEAR + float(ends))
        out[5] += brings
        out[6] += brings * late
        out[7] += brings * near
        out[8] += brings * near * late
        out[9] = max(out[9], brings)
        if ends <= 2:
            out[10] += 0.5
        elif ends <= 4:
            out[11] += 0.5
        elif ends <= 6:
            out[12] += 0.5
        else:
            out[13] += 0.5
            out[14] += 0.5 * late
        out[15] += float(ends) / 10.0
        out[16] += float(pieces(farm)) / 5.0
        there = kinds(farm)
        if there == 1:
            out[17] += 0.5
        elif there == 0:
            out[18] += 0.5
        mine = barns(farm, seat)
        others = all_barns(farm) - mine
        if others > 0:
            out[19] += 0.5
            if others > mine:
                out[20] += 0.5

    def farmer_points(self, s: Fences, seat: i64) -> float:
        """What the two bonuses of the profile pay together."""
        if s.farmer(seat) == 0:
            return 0.0
        return float(sum(s.box.farmers[s.farmer(seat) - 1].points)) / 5.0

    def standing(self, s: State, seat: i64) -> float:
        assert isinstance(s, Fences)
        return float(s.points[seat])


FEATURES: Final = FencesFeatures(list(NAMES))
