"""What an activated field gives: production, its sunflowers' bonus, storage, 1× cards. (MFS-20, 24, 30 to 42)"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Do, Task, Todo
from farmtable.games.my_farm_shop.rules.area import ANY, IDENTICAL, SUNFLOWER, times
from farmtable.games.my_farm_shop.rules.box import FIELDS, SHOP_ROOM, SUNFLOWER_PLACES
from farmtable.games.my_farm_shop.rules.declared import BONUS, DONE, LOSES, PLANT, PLANTS, RETURN, RETURNS, TAKE
from farmtable.games.my_farm_shop.rules.goods import GOODS, ITEMS, amount
from farmtable.games.my_farm_shop.rules.state import HAS, FarmShop


class Produce(Do[FarmShop]):
    """Everything is paid: gain everything on the right. (MFS-21)"""

    def __init__(self, face: i64, area: i64, field: i64) -> None:
        self.face: i64 = face
        self.area: i64 = area
        self.field: i64 = field

    def parts(self) -> list[Any]:
        return [int(self.face), int(self.area), int(self.field)]

    def otherwise(self, s: FarmShop, seat: i64) -> Todo:
        return produce(s, seat, self.face, self.area, self.field)


def produce(s: FarmShop, seat: i64, face: i64, k: i64, field: i64) -> Todo:
    """Gain all that is shown, and one item more for each sunflower on the field. (MFS-20, MFS-31, MFS-32)"""
    box = s.box
    area = box.areas[face][k]
    sunflowers = s.sunflowers(seat, field) if box.no_bonus[face] == 0 else 0
    gain = area.gain
    bonus: i64 = -1
    if sunflowers > 0 and len(area.bonus) == 1:
        bonus = area.bonus[0]
        if bonus < ITEMS:
            gain += times(bonus, sunflowers)
    s.gain(seat, gain)
    once = box.once[face] != 0
    if area.plain and (sunflowers == 0 or bonus >= 0):
        if not once and s.stored(seat) <= SHOP_ROOM:
            s.changed(seat)
            return ()
        return (SURPLUS, USED_UP[field]) if once else STORE
    goods = area.gain_any + (sunflowers if bonus == ANY else 0)
    identical = area.gain_identical + (sunflowers if bonus == IDENTICAL else 0)
    s.add_in_hand(seat, area.gain_sunflowers + (sunflowers if bonus == SUNFLOWER else 0))
    last = (PLANT_SUNFLOWERS, SURPLUS, USED_UP[field]) if once else STORE_ALL
    if sunflowers > 0 and bonus < 0:
        return (Bonus(face, k, sunflowers, goods, identical), *last)
    return (*chosen_goods(goods, identical), *last)


def chosen_goods(goods: i64, identical: i64) -> Todo:
    """So many goods of choice, and so many identical ones. (MFS-20)"""
    if identical == 0:
        return (TakeAny(goods),) if goods > 0 else ()
    return (TakeIdentical(identical), TakeAny(goods)) if goods > 0 else (TakeIdentical(identical),)


class Bonus(Task[FarmShop]):
    """One item more of a kind that is produced, for each of n sunflowers; then take the goods of choice. (MFS-31)"""

    def __init__(self, face: i64, area: i64, n: i64, goods: i64, identical: i64) -> None:
        self.face: i64 = face
        self.area: i64 = area
        self.n: i64 = n
        self.goods: i64 = goods
        self.identical: i64 = identical

    def parts(self) -> list[Any]:
        return [int(self.face), int(self.area), int(self.n), int(self.goods), int(self.identical)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        kinds = s.box.areas[self.face][self.area].bonus
        for k in range(len(kinds)):
            out.add(BONUS + kinds[k])

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        kind = choice - BONUS
        goods = self.goods
        identical = self.identical
        if kind == ANY:
            goods += 1
        elif kind == IDENTICAL:
            identical += 1
        elif kind == SUNFLOWER:
            s.add_in_hand(seat, 1)
        else:
            s.gain(seat, times(kind, 1))
        if self.n > 1:
            return (Bonus(self.face, self.area, self.n - 1, goods, identical),)
        return chosen_goods(goods, identical)


class TakeAny(Task[FarmShop]):
    """Take n goods of choice. (MFS-20)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        self.rest: Todo = (TakeAny(n - 1),) if n > 1 else ()

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        out.add_row(TAKE, GOODS)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.gain(seat, times(choice - TAKE, 1))
        return self.rest


class TakeIdentical(Task[FarmShop]):
    """Take n goods, all the same of choice. (MFS-20)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        out.add_row(TAKE, GOODS)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.gain(seat, times(choice - TAKE, self.n))
        return ()


class PlantSunflowers(Task[FarmShop]):
    """Each sunflower gained goes on a free place of choice; if none is free it is lost. (MFS-30)"""

    anytime = True

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        if s.in_hand(seat) == 0:
            return
        for field in range(FIELDS):
            if s.sunflowers(seat, field) < i64(SUNFLOWER_PLACES[field]):
                out.add(PLANT + field)
        if out.size == 0:
            out.add(DONE)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.add_in_hand(seat, -1)
        if choice == DONE:
            s.tell(LOSES, seat)
        else:
            s.add_sunflowers(seat, choice - PLANT, 1)
            s.tell(PLANTS, seat, choice - PLANT)
        return PLANT_MORE


class Surplus(Task[FarmShop]):
    """All of a gain has come in: of more than 16 goods, return some of choice, old or new. (MFS-40)"""

    anytime = True

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        if s.stored(seat) > SHOP_ROOM:
            have = s.numbers[HAS + seat]
            for kind in range(GOODS):
                if amount(have, kind) > 0:
                    out.add(RETURN + kind)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.numbers[HAS + seat] -= times(choice - RETURN, 1)
        s.tell(RETURNS, seat, times(choice - RETURN, 1))
        return STORE

    def otherwise(self, s: FarmShop, seat: i64) -> Todo:
        s.changed(seat)
        return ()


class UsedUp(Do[FarmShop]):
    """A 1× card that was used leaves the game. (MFS-24)"""

    def __init__(self, field: i64) -> None:
        self.field: i64 = field

    def parts(self) -> list[Any]:
        return [int(self.field)]

    def otherwise(self, s: FarmShop, seat: i64) -> Todo:
        s.discard(seat, self.field, True)
        s.changed(seat)
        return ()


# ---- Tasks that are always the same ---------------------------------------------------------------------------------

PLANT_SUNFLOWERS: Final = PlantSunflowers()
PLANT_MORE: Final[Todo] = (PLANT_SUNFLOWERS,)
SURPLUS: Final = Surplus()
STORE: Final[Todo] = (SURPLUS,)
STORE_ALL: Final[Todo] = (PLANT_SUNFLOWERS, SURPLUS)
USED_UP: Final = [UsedUp(field) for field in range(FIELDS)]
