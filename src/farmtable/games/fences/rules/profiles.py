"""Farmer profiles: two bonuses each, for every farm that their player completes. (FE-42, FE-60)"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64
from farmtable.games.fences.rules.declared import BONUS
from farmtable.games.fences.rules.farm import COWS, PIGS, SHEEP, all_animals, all_barns, animals, barns, kinds
from farmtable.games.fences.rules.state import Fences

HAS_COW: Final = 0
HAS_PIG: Final = 1
HAS_SHEEP: Final = 2
NO_COW: Final = 3
NO_PIG: Final = 4
NO_SHEEP: Final = 5
ONE_KIND: Final = 6
TWO_KINDS: Final = 7
THREE_KINDS: Final = 8
FIVE_ANIMALS: Final = 9
EIGHT_ANIMALS: Final = 10
NO_ANIMAL: Final = 11
FOUR_TILES: Final = 12
SIX_TILES: Final = 13
NO_BARN: Final = 14
OTHERS_BARN: Final = 15
TWO_BARNS: Final = 16
SECOND_FARM: Final = 17


def holds(s: Fences, condition: i64, seat: i64, root: i64, before: i64) -> bool:
    """Does this completed farm meet a condition? `before` farms were completed by the same tile before it."""
    farm = s.farms[root]
    if condition <= HAS_SHEEP:
        return animals(farm, condition - HAS_COW) > 0
    if condition <= NO_SHEEP:
        return animals(farm, condition - NO_COW) == 0
    if condition <= THREE_KINDS:
        return kinds(farm) == condition - ONE_KIND + 1
    if condition == FIVE_ANIMALS:
        return all_animals(farm) >= 5
    if condition == EIGHT_ANIMALS:
        return all_animals(farm) >= 8
    if condition == NO_ANIMAL:
        return all_animals(farm) == 0
    if condition == FOUR_TILES:
        return s.tiles_of(root) == 4
    if condition == SIX_TILES:
        return s.tiles_of(root) >= 6
    if condition == NO_BARN:
        return all_barns(farm) == 0
    if condition == OTHERS_BARN:
        return all_barns(farm) > barns(farm, seat)
    if condition == TWO_BARNS:
        return all_barns(farm) >= 2
    return before > 0  # SECOND_FARM


def bonus(s: Fences, seat: i64, root: i64, before: i64) -> i64:
    """What the profile of the completer pays for a farm: both its bonuses, if both conditions hold. (FE-42, FE-60)"""
    if s.farmer(seat) == 0:
        return 0
    farmer = s.box.farmers[s.farmer(seat) - 1]
    found: i64 = 0
    for k in range(len(farmer.conditions)):
        if holds(s, farmer.conditions[k], seat, root, before):
            found += farmer.points[k]
            s.tell(BONUS, seat, farmer.points[k], farmer.conditions[k])
    return found


assert (COWS, PIGS, SHEEP) == (HAS_COW, HAS_PIG, HAS_SHEEP)
