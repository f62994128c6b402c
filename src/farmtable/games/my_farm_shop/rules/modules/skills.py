"""The farmer's skills: when each can be used, and what it does. (MFS-69, MFS-70)"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64, u8, vec
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Do, Task, Todo
from farmtable.games.my_farm_shop.rules.activation import STEPS, Activate, Afterwards, FinalActivate, activate, usable
from farmtable.games.my_farm_shop.rules.box import FIELDS, ROW, UP
from farmtable.games.my_farm_shop.rules.declared import OPPOSITE, PLANTS, SWAP, SWAP_WITH, SWAPS, USE, USES_SKILL
from farmtable.games.my_farm_shop.rules.goods import BAG, goods
from farmtable.games.my_farm_shop.rules.modules.things import (
    A_GOOD,
    ABOVE_OR_BELOW,
    BARTER,
    EXCHANGE,
    KINDS,
    SUNNY_SEVEN,
    SWAP_CARDS,
    TWO_BAGS,
    USE_BAGS,
    USE_BAGS_FOR_GOODS,
    USE_BARTER,
    USE_GOOD,
    USE_GOODS_FOR_BAGS,
    USE_SEVEN,
    USE_SWAP,
)
from farmtable.games.my_farm_shop.rules.modules.tiles import SKILL_OF, TILES, USED, add_tiles
from farmtable.games.my_farm_shop.rules.payment import PayAny
from farmtable.games.my_farm_shop.rules.production import SURPLUS, PlantSunflowers, TakeAny
from farmtable.games.my_farm_shop.rules.state import DICE, DIE, HAS, NO_DIE, FarmShop

SKILL_OF_WAY: Final = vec[u8]([A_GOOD, TWO_BAGS, BARTER, EXCHANGE, EXCHANGE, SUNNY_SEVEN, SWAP_CARDS])

FIELD_7: Final = 5
SUNFLOWERS_ON_7: Final = 2
KIND_BIT: Final = vec[i64]([1, 2, 4, 8])
SKILL_BIT: Final = vec[i64]([0, 1, 2, 4, 8, 16, 32, 64])


def kind_of(s: FarmShop, skill: i64) -> i64:
    """The kind of transport that stands for a skill; -1 if the skill is not face up."""
    for kind in range(KINDS):
        if i64(s.b[SKILL_OF + kind]) == skill:
            return kind
    return -1


def ready(s: FarmShop, seat: i64) -> i64:
    """A bit for each skill that has a tile here whose kind was not yet paid this turn. (MFS-69)"""
    b = s.b
    found: i64 = 0
    used = i64(b[USED + seat])
    for kind in range(KINDS):
        if b[TILES + KINDS * seat + kind] != 0 and used & KIND_BIT[kind] == 0:
            found |= SKILL_BIT[i64(b[SKILL_OF + kind])]
    return found


def add_skills(s: FarmShop, seat: i64, task: Task[Any], out: Menu) -> None:
    """What the skills allow beside this question. (MFS-70)"""
    can = ready(s, seat)
    if can == 0:
        return
    if isinstance(task, PlantSunflowers):
        if can & SKILL_BIT[SUNNY_SEVEN] != 0 and s.sunflowers(seat, FIELD_7) < SUNFLOWERS_ON_7:
            out.add(USE + USE_SEVEN)
        return
    if double(s) and isinstance(task, (Activate, Afterwards)):
        if can & SKILL_BIT[A_GOOD] != 0:
            out.add(USE + USE_GOOD)
        if can & SKILL_BIT[TWO_BAGS] != 0:
            out.add(USE + USE_BAGS)
    have = goods(s.numbers[HAS + seat])
    if have >= 2 and can & SKILL_BIT[BARTER] != 0:
        out.add(USE + USE_BARTER)
    if can & SKILL_BIT[EXCHANGE] != 0:
        if s.bags(seat) >= 2:
            out.add(USE + USE_BAGS_FOR_GOODS)
        if have >= 2:
            out.add(USE + USE_GOODS_FOR_BAGS)
    if can & SKILL_BIT[SWAP_CARDS] != 0 and first_to_swap(s, seat, 0) >= 0:
        out.add(USE + USE_SWAP)
    if can & SKILL_BIT[ABOVE_OR_BELOW] != 0 and isinstance(task, Activate) and not isinstance(task, FinalActivate):
        most = s.bags(seat)
        for field in range(FIELDS):
            cost = opposite_cost(s, field)
            if cost <= most and usable(s, seat, field, s.numbers[HAS + seat] - cost * BAG):
                out.add(OPPOSITE + field)


def double(s: FarmShop) -> bool:
    """Do the two summed dice show the same number? Without dice they don't. (MFS-70)"""
    die = s.numbers[DIE]
    if die == NO_DIE:
        return False
    b = s.b
    return b[DICE + (1 if die == 0 else 0)] == b[DICE + (1 if die == 2 else 2)]


def opposite_cost(s: FarmShop, field: i64) -> i64:
    """Bags that move the sum to the field above or below this one."""
    return i64(STEPS[s.dice_sum() * FIELDS + (field + ROW) % FIELDS])


def use_skill(s: FarmShop, seat: i64, choice: i64) -> Todo:
    """Pay the tile, then do it. (MFS-69, MFS-70)"""
    if choice >= OPPOSITE:
        pay_tile(s, seat, ABOVE_OR_BELOW)
        return activate(s, seat, choice - OPPOSITE, opposite_cost(s, choice - OPPOSITE))
    way = choice - USE
    pay_tile(s, seat, i64(SKILL_OF_WAY[way]))
    if way == USE_GOOD:
        return (TakeAny(1), SURPLUS)
    if way == USE_BAGS:
        s.gain(seat, 2 * BAG)
        return (SURPLUS,)
    if way == USE_BARTER:
        return (PayAny(2), TakeAny(2), SURPLUS)
    if way == USE_BAGS_FOR_GOODS:
        s.pay_bags(seat, 2)
        return (TakeAny(2), SURPLUS)
    if way == USE_GOODS_FOR_BAGS:
        return (PayAny(2), GainBags(2), SURPLUS)
    if way == USE_SEVEN:
        s.add_in_hand(seat, -1)
        s.add_sunflowers(seat, FIELD_7, 1)
        s.tell(PLANTS, seat, FIELD_7)
        return ()
    return (SwapFirst(),)


def pay_tile(s: FarmShop, seat: i64, skill: i64) -> None:
    kind = kind_of(s, skill)
    add_tiles(s, seat, kind, -1)
    s.b[USED + seat] = u8(i64(s.b[USED + seat]) | KIND_BIT[kind])
    s.tell(USES_SKILL, seat, kind, skill)


class GainBags(Do[FarmShop]):
    """Gain n bags. (MFS-70)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def otherwise(self, s: FarmShop, seat: i64) -> Todo:
        s.gain(seat, self.n * BAG)
        return ()


# ---- Swapping cards (f) ---------------------------------------------------------------------------------------------


def swappable(s: FarmShop, seat: i64, one: i64, other: i64) -> bool:
    """Both fields have cards, and no up arrow comes to the upper row. (MFS-25, MFS-70)"""
    card = s.card_on(seat, one)
    with_card = s.card_on(seat, other)
    if card == 0 or with_card == 0 or one == other:
        return False
    if one < ROW <= other and i64(s.box.arrow[with_card]) == UP:
        return False
    return not (other < ROW <= one and i64(s.box.arrow[card]) == UP)


def first_to_swap(s: FarmShop, seat: i64, field: i64) -> i64:
    """The first field from this one on that can swap with a later one; -1 if there is none."""
    for one in range(field, FIELDS):
        for other in range(one + 1, FIELDS):
            if swappable(s, seat, one, other):
                return one
    return -1


class SwapFirst(Task[FarmShop]):
    """Swap the cards of two fields: the first of them in the farm's order. (MFS-70)"""

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        field = first_to_swap(s, seat, 0)
        while field >= 0:
            out.add(SWAP + field)
            field = first_to_swap(s, seat, field + 1)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        return (SwapSecond(choice - SWAP),)


class SwapSecond(Task[FarmShop]):
    """... and the second one. Sunflowers stay where they are. (MFS-70)"""

    def __init__(self, first: i64) -> None:
        self.first: i64 = first

    def parts(self) -> list[Any]:
        return [int(self.first)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        for other in range(self.first + 1, FIELDS):
            if swappable(s, seat, self.first, other):
                out.add(SWAP_WITH + other)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        other = choice - SWAP_WITH
        card = s.card_on(seat, self.first)
        s.put_card(seat, self.first, s.card_on(seat, other))
        s.put_card(seat, other, card)
        s.tell(SWAPS, seat, self.first, other)
        s.changed(seat)
        return ()
