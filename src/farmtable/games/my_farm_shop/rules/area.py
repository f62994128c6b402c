"""One area of a field, as numbers: what is paid left of a red arrow, what is gained. (MFS-20 to 23)"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, vec
from farmtable.core.rules.task import Todo
from farmtable.games.my_farm_shop.rules.goods import GOODS, ITEM, ITEMS, amount, goods

# What a sunflower can add: one of the six kinds of item, or one of these. (MFS-31)
ANY: Final = 6
IDENTICAL: Final = 7
SUNFLOWER: Final = 8
BONUS_NAMES: Final = ("honey", "egg", "wool", "milk", "bag", "coin", "any", "identical", "sunflower")


class Area:
    """Pay it entirely or not at all; then gain everything. (MFS-21)"""

    def __init__(self) -> None:
        self.cost: i64 = 0  # a bundle of named goods and bags
        self.pay_any: i64 = 0  # goods of choice, alike or not
        self.pay_identical: i64 = 0  # so many of one good of choice ...
        self.pay_other: i64 = 0  # ... and so many of another
        self.pay_sunflowers: i64 = 0
        self.pay_card: bool = False  # one other field card
        self.gain: i64 = 0  # a bundle of named goods, bags and coins
        self.gain_any: i64 = 0  # goods of choice
        self.gain_identical: i64 = 0  # all the same good of choice
        self.gain_sunflowers: i64 = 0
        self.open: bool = False  # is there something to pay by choice?
        self.plain: bool = False  # is there nothing to choose in what is gained?
        self.bonus: vec[i64] = vec[i64]()  # what a sunflower can add
        self.todo: list[Todo] = []  # by field: pay what is paid by choice, then produce

    def derive(self) -> None:
        """What follows from the numbers."""
        self.open = self.pay_any + self.pay_identical + self.pay_sunflowers > 0 or self.pay_card
        self.plain = self.gain_any + self.gain_identical + self.gain_sunflowers == 0
        self.bonus = vec[i64](self.bonuses())

    def bonuses(self) -> list[int]:
        """The kinds produced. A good of choice may be any of the named ones, so these are not named besides."""
        first = GOODS if self.gain_any > 0 else 0
        kinds = [kind for kind in range(first, ITEMS) if amount(self.gain, kind) > 0]
        if self.gain_any > 0:
            kinds.append(ANY)
        if self.gain_identical > 0:
            kinds.append(IDENTICAL)
        if self.gain_sunflowers > 0:
            kinds.append(SUNFLOWER)
        return kinds

    def free(self) -> bool:
        """Nothing to pay?"""
        return self.cost == 0 and not self.open


def enough(have: i64, identical: i64, other: i64, anything: i64) -> bool:
    """So many identical, so many identical of another kind, and so many of choice, all from this bundle? (MFS-22)"""
    if goods(have) < identical + other + anything:
        return False
    if identical == 0:
        return True
    return any(amount(have, kind) >= identical and enough_other(have, kind, other) for kind in range(GOODS))


def enough_other(have: i64, paid: i64, other: i64) -> bool:
    """So many identical ones of another kind than this?"""
    if other == 0:
        return True
    return any(kind != paid and amount(have, kind) >= other for kind in range(GOODS))


def times(kind: i64, n: i64) -> i64:
    """So many items of one kind."""
    return n * ITEM[kind]
