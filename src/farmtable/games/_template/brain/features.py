"""What a tuned evaluation looks at in Market Day. The simple value is among it: tuning starts there."""

from __future__ import annotations

from typing import Final

from farmtable.core.brain.features import Features, names_in
from farmtable.core.rt import i64, vec
from farmtable.core.rules.state import State
from farmtable.games._template.brain import named
from farmtable.games._template.brain.value import value
from farmtable.games._template.rules.state import CRATE, HAND, LOST, STALL, TAKEN, Market

NAMES: Final = names_in(named)


class MarketFeatures(Features):
    """Those of a seat; others' seats are looked at in the same way and compared."""

    def fill(self, s: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(s, Market)
        out[named.VALUE] = value(s, seat) / 10.0
        out[named.TAKEN] = float(s.eggs_in(TAKEN + seat)) / 10.0
        out[named.BASKETS] = float(s.count(TAKEN + seat)) / 4.0
        out[named.HAND] = float(s.eggs_in(HAND + seat)) / 10.0
        out[named.STALL] = float(s.eggs_in(STALL + seat)) / 10.0

    def progress(self, s: State) -> float:
        """By the baskets that are gone."""
        assert isinstance(s, Market)
        gone: i64 = s.count(LOST)
        there: i64 = s.count(CRATE)
        for seat in range(s.players):
            gone += s.count(TAKEN + seat)
            there += s.count(HAND + seat) + s.count(STALL + seat)
        return float(gone) / float(gone + there)

    def standing(self, s: State, seat: i64) -> float:
        """The eggs taken; a tie goes to who took more baskets. (TM-07)"""
        assert isinstance(s, Market)
        return float(s.eggs_in(TAKEN + seat)) + float(s.count(TAKEN + seat)) / 100.0


FEATURES: Final = MarketFeatures(NAMES)
