"""Transport tiles: where the module Farmer keeps them, and the skill of each kind. (MFS-65, MFS-66, MFS-68)"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, u8
from farmtable.games.my_farm_shop.rules.modules.things import KINDS
from farmtable.games.my_farm_shop.rules.state import KEPT, MODULE_POOL, FarmShop

SKILL_POOL: Final = MODULE_POOL + 2  # a bag
OF_EACH: Final = 10
SKILL_OF: Final = KEPT  # + kind
TILES: Final = KEPT + 4  # + 4 * seat + kind
USED: Final = KEPT + 20  # + seat: a bit for each kind that was paid this turn


def tiles(s: FarmShop, seat: i64, kind: i64) -> i64:
    """How many tiles of a kind a seat has."""
    return i64(s.b[TILES + KINDS * seat + kind])


def tiles_of(s: FarmShop, seat: i64) -> i64:
    """All tiles of a seat."""
    found: i64 = 0
    for kind in range(KINDS):
        found += tiles(s, seat, kind)
    return found


def supply(s: FarmShop, kind: i64) -> i64:
    """How many tiles of a kind nobody has: there are ten. (MFS-66)"""
    left: i64 = OF_EACH
    for seat in range(s.players):
        left -= tiles(s, seat, kind)
    return left


def add_tiles(s: FarmShop, seat: i64, kind: i64, n: i64) -> None:
    """A seat has so many more or less; they share the shop's places with goods. (MFS-68)"""
    at = TILES + KINDS * seat + kind
    s.b[at] = u8(i64(s.b[at]) + n)
    s.take_places(seat, n)
