"""How well a seat stands, for a bot that looks one choice ahead: a small sum, with prices from the supplies board."""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, vec
from farmtable.games.formidable_farm.rules.crops import KINDS, amount, missing
from farmtable.games.formidable_farm.rules.payment import payable
from farmtable.games.formidable_farm.rules.state import ANOTHER, DISCOUNT, FULFILLED, HAND, MARKET, PLAYED, STACK, Farm

PRICE: Final = vec[i64]([8, 12, 12, 24, 24])  # of a crop, wheat first
ENOUGH: Final = 4  # more of one kind are worth a quarter


def value(s: Farm, seat: i64) -> float:
    """Cards still to fulfil weigh most, those in the hand less, and less still the nearer they are to being paid."""
    worth: i64 = -128 * s.count(STACK + seat) + 8 * (s.count(FULFILLED + seat) + s.count(PLAYED))
    have = s.crops[seat]
    for k in range(s.count(HAND + seat)):
        card = s.card(HAND + seat, k)
        cost = s.deck.costs[card]
        worth -= 96 + 128 * (cost.market + cost.fulfilled_kept) + 8 * cost.fulfilled  # with what it brings back
        worth += 16 if payable(s, seat, card, s.count(MARKET)) else -6 * missing(have, cost.listed)
    for kind in range(KINDS):
        there = amount(have, kind)
        worth += PRICE[kind] * min(there, ENOUGH) + PRICE[kind] // 4 * max(there - ENOUGH, 0)
    if s.numbers[ANOTHER] != 0:
        worth += 32
    if s.numbers[DISCOUNT] != 0:
        worth += 12
    return float(int(worth))
