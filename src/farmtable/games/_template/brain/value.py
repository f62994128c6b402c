"""How well a seat stands, for a bot that looks one choice ahead."""

from __future__ import annotations

from farmtable.core.rt import i64
from farmtable.games._template.rules.state import HAND, TAKEN, Market


def value(s: Market, seat: i64) -> float:
    """The eggs taken; those in the hand are worth half, for they may yet be lost."""
    return float(s.eggs_in(TAKEN + seat)) + s.eggs_in(HAND + seat) / 2
