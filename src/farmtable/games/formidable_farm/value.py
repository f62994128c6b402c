"""How well a seat stands, for a bot that looks one choice ahead: a small sum, with prices from the supplies board."""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64
from farmtable.games.formidable_farm.crops import KINDS, amount
from farmtable.games.formidable_farm.payment import payable
from farmtable.games.formidable_farm.state import FULFILLED, HAND, MARKET, STACK, Farm

PRICE: Final = (2.0, 3.0, 3.0, 6.0, 6.0)  # of a crop, wheat first
ENOUGH: Final = 6  # more of one kind are worth half


def value(s: Farm, seat: i64) -> float:
    """Cards still to fulfil weigh most, less in the hand than in the stack and less still if they can be paid now."""
    worth = -20.0 * s.count(STACK + seat) - 16.0 * s.count(HAND + seat) + 2.0 * s.count(FULFILLED + seat)
    for k in range(s.count(HAND + seat)):
        if payable(s, seat, s.card(HAND + seat, k), s.count(MARKET)):
            worth += 4.0
    for kind in range(KINDS):
        have = amount(s.crops[seat], kind)
        worth += PRICE[kind] * (min(have, ENOUGH) + max(have - ENOUGH, 0) / 2)
    if s.another:
        worth += 8.0
    if s.discount:
        worth += 3.0
    return worth
