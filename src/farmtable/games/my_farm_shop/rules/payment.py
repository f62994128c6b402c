"""Paying by choice on the left of a red arrow; named goods and bags are paid at once. (MFS-22)"""

from __future__ import annotations

from typing import Any

from farmtable.core.rt import i64
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Task, Todo
from farmtable.games.my_farm_shop.rules.area import Area, enough, enough_other, times
from farmtable.games.my_farm_shop.rules.box import FIELDS
from farmtable.games.my_farm_shop.rules.declared import GIVE_UP, PAY, UPROOT, UPROOTS
from farmtable.games.my_farm_shop.rules.goods import GOODS, amount, covers
from farmtable.games.my_farm_shop.rules.state import HAS, FarmShop


def payable(s: FarmShop, seat: i64, field: i64, area: Area, have: i64) -> bool:
    """Can everything on the left be paid from these goods and bags, on this field? (MFS-21, MFS-22)"""
    if not covers(have, area.cost):
        return False
    if not area.open:
        return True
    if not enough(have - area.cost, area.pay_identical, area.pay_other, area.pay_any):
        return False
    if area.pay_sunflowers > 0 and s.sunflowers_of(seat) < area.pay_sunflowers:
        return False
    return not area.pay_card or s.has_other_card(seat, field)


class PayIdentical(Task[FarmShop]):
    """Pay n identical goods, and then so many identical ones of another kind."""

    def __init__(self, n: i64, other: i64) -> None:
        self.n: i64 = n
        self.other: i64 = other

    def parts(self) -> list[Any]:
        return [int(self.n), int(self.other)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        have = s.numbers[HAS + seat]
        for kind in range(GOODS):
            if amount(have, kind) >= self.n and enough_other(have, kind, self.other):
                out.add(PAY + kind)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.pay(seat, times(choice - PAY, self.n))
        return (PayOther(self.other, choice - PAY),) if self.other > 0 else ()


class PayOther(Task[FarmShop]):
    """Pay n identical goods of another kind than those already paid."""

    def __init__(self, n: i64, paid: i64) -> None:
        self.n: i64 = n
        self.paid: i64 = paid

    def parts(self) -> list[Any]:
        return [int(self.n), int(self.paid)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        for kind in range(GOODS):
            if kind != self.paid and amount(s.numbers[HAS + seat], kind) >= self.n:
                out.add(PAY + kind)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.pay(seat, times(choice - PAY, self.n))
        return ()


class PayAny(Task[FarmShop]):
    """Pay n goods of choice, alike or not."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        self.rest: Todo = (PayAny(n - 1),) if n > 1 else ()

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        have = s.numbers[HAS + seat]
        for kind in range(GOODS):
            if amount(have, kind) > 0:
                out.add(PAY + kind)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.pay(seat, times(choice - PAY, 1))
        return self.rest


class Uproot(Task[FarmShop]):
    """Pay n sunflowers, from any fields. One paid from the activated field gives no bonus. (MFS-33)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        self.rest: Todo = (Uproot(n - 1),) if n > 1 else ()

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        for field in range(FIELDS):
            if s.sunflowers(seat, field) > 0:
                out.add(UPROOT + field)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.add_sunflowers(seat, choice - UPROOT, -1)
        s.tell(UPROOTS, seat, choice - UPROOT)
        return self.rest


class GiveUp(Task[FarmShop]):
    """Pay one other field card than the one that asks for it; it leaves the game, its sunflowers stay. (MFS-22)"""

    def __init__(self, field: i64) -> None:
        self.field: i64 = field

    def parts(self) -> list[Any]:
        return [int(self.field)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        for field in range(FIELDS):
            if field != self.field and s.card_on(seat, field) != 0:
                out.add(GIVE_UP + field)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.discard(seat, choice - GIVE_UP)
        return ()
