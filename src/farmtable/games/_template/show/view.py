"""Who knows what in Market Day: the view of a seat, and the states that it can imagine."""

from __future__ import annotations

import msgspec

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.zones import UNKNOWN
from farmtable.core.show.view import HIDDEN, View, common, restore, task_classes
from farmtable.games._template.rules import play
from farmtable.games._template.rules.declared import BASKETS
from farmtable.games._template.rules.state import CRATE, HAND, LOST, NUMBERS, STALL, TAKEN, Box, Market

TASKS = task_classes(play)


class SeatView(msgspec.Struct, frozen=True):
    """What the looking seat sees of one seat: baskets by number, HIDDEN where only the owner knows."""

    hand: list[int]
    stall: list[int]
    taken: list[int]


class MarketView(View, frozen=True, kw_only=True):
    """What one seat may know."""

    seats: list[SeatView]
    lost: list[int]
    crate: int
    carry: bool


def view(s: Market, seat: int) -> MarketView:
    return MarketView(
        **common(s, seat, NUMBERS),
        seats=[seat_view(s, other, seat == other) for other in range(s.players)],
        lost=s.row(LOST),
        crate=int(s.count(CRATE)),
    )


def seat_view(s: Market, seat: int, own: bool) -> SeatView:
    hand, stall = s.row(HAND + seat), s.row(STALL + seat)
    return SeatView(
        hand=hand if own else [HIDDEN] * len(hand),
        stall=stall if own else [HIDDEN] * len(stall),
        taken=s.row(TAKEN + seat),
    )


def imagine(box: Box, v: MarketView, chance: Chance) -> Market:
    """A state that this seat can't tell from the real one: what is seen lies where it was seen, the rest is dealt."""
    s = play.empty(box, v.players, v.carry)
    zones = [(LOST, v.lost)]
    for seat, seen in enumerate(v.seats):
        zones += [(HAND + seat, seen.hand), (STALL + seat, seen.stall), (TAKEN + seat, seen.taken)]
    for zone, baskets in zones:
        for basket in baskets:
            s.put(zone, UNKNOWN if basket == HIDDEN else basket)
    placed = {basket for _, baskets in zones for basket in baskets}
    for basket in range(1, BASKETS + 1):
        if basket not in placed:
            s.put(CRATE, basket)
    s = again(s, v.seat, chance)
    restore(s, v, TASKS)
    return s


def again(s: Market, seat: int, chance: Chance) -> Market:
    """What only others know goes back to the crate and is dealt anew."""
    s = s.clone()
    hidden = [zone + other for other in range(s.players) if other != seat for zone in (HAND, STALL)]
    for zone in hidden:
        for basket in s.row(zone):
            if basket != UNKNOWN:
                s.put(CRATE, basket)
    for zone in hidden:
        for k in range(s.count(zone)):
            s.replace(zone, k, s.pick(CRATE, chance.below(s.count(CRATE))))
        s.sort(zone)
    s.dealt_anew()
    return s
