"""Activating a field: the dice sum and the bags that move it, green arrows, areas. (MFS-13 to 16, MFS-20 to 29)"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64, u8, vec
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Do, Task, Todo
from farmtable.games.my_farm_shop.rules.box import FIELD_BIT, FIELDS, NO_ARROW, ROW, UP
from farmtable.games.my_farm_shop.rules.declared import ACTIVATE, ACTIVATES, AREA, DONE, FOLLOW, FOLLOWS, RESTS
from farmtable.games.my_farm_shop.rules.goods import BAG, bags
from farmtable.games.my_farm_shop.rules.payment import payable
from farmtable.games.my_farm_shop.rules.production import USED_UP, produce
from farmtable.games.my_farm_shop.rules.state import HAS, NOT_YET, RESTED, FarmShop

NO_DICE: Final = 13  # instead of a sum: every field is free (MFS-51)


def steps(dice: int, field: int) -> int:
    """Bags that move the sum to a field, one a step from 2 to 12; 2 and 12 are one field. (MFS-14, MFS-15)"""
    if dice == NO_DICE:
        return 0
    return min(abs(dice - 2), abs(dice - 12)) if field == 0 else abs(dice - field - 2)


STEPS: Final = vec[u8]([steps(dice, field) for dice in range(NO_DICE + 1) for field in range(FIELDS)])
ENOUGH_BAGS: Final = 9  # they reach every field
IN_REACH: Final = [  # by dice sum and bags: the fields to which they can move it
    [vec[u8]([field for field in range(FIELDS) if steps(dice, field) <= n]) for n in range(ENOUGH_BAGS + 1)]
    for dice in range(NO_DICE + 1)
]


class Activation(Do[FarmShop]):
    """Every player may activate the field of the dice sum, all at once. (MFS-13, MFS-16)"""

    def otherwise(self, s: FarmShop, seat: i64) -> Todo:
        for player in range(s.players):
            s.set_activated(player, NOT_YET)
            s.part(player, ACTIVATE_TODO)
        return ()


class Activate(Task[FarmShop]):
    """Activate one field, pay bags to move the sum for oneself only, or do without. (MFS-13 to 16)"""

    anytime = True

    def dice(self, s: FarmShop) -> i64:
        return s.dice_sum()

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        if s.activated(seat) != NOT_YET:
            return
        out.add(DONE)
        have = s.numbers[HAS + seat]
        dice = self.dice(s)
        fields = IN_REACH[dice][min(bags(have), ENOUGH_BAGS)]
        always = s.box.always
        for k in range(len(fields)):
            field = i64(fields[k])
            cost = i64(STEPS[dice * FIELDS + field])
            if always[s.face(seat, field)] != 0 or reaches(s, seat, field, have - cost * BAG, 0):
                out.add(ACTIVATE + field)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        if choice == DONE:
            s.set_activated(seat, RESTED)
            s.tell(RESTS, seat)
            return ()
        field = choice - ACTIVATE
        todo = activate(s, seat, field, i64(STEPS[self.dice(s) * FIELDS + field]))
        return (*todo, self) if s.modules else todo

    def otherwise(self, s: FarmShop, seat: i64) -> Todo:
        return AFTERWARDS


class FinalActivate(Activate):
    """Activate any one field, without dice, or do without. (MFS-51)"""

    def dice(self, s: FarmShop) -> i64:
        return NO_DICE


class Afterwards(Task[FarmShop]):
    """After the player's activation: a last moment for what may be done at any time."""

    anytime = True

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        out.add(DONE)


def activate(s: FarmShop, seat: i64, field: i64, cost: i64) -> Todo:
    """Pay the bags, then activate this field. Bags come before arrows. (MFS-14, MFS-27)"""
    s.set_activated(seat, field + 1)
    s.tell(ACTIVATES, seat, field, cost)
    s.pay_bags(seat, cost)
    return enter(s, seat, field, 0)


def usable(s: FarmShop, seat: i64, field: i64, have: i64) -> bool:
    """Would the activation of this field give anything, with these goods and bags?"""
    return s.box.always[s.face(seat, field)] != 0 or reaches(s, seat, field, have, 0)


def reaches(s: FarmShop, seat: i64, field: i64, have: i64, been: i64) -> bool:
    """The same, after these fields have been entered: none is entered twice. (MFS-27)"""
    face = s.face(seat, field)
    box = s.box
    if box.arrow[face] == NO_ARROW:
        areas = box.areas[face]
        if len(areas) > 0 and payable(s, seat, field, areas[0], have):
            return True
        return len(areas) > 1 and payable(s, seat, field, areas[1], have)
    been |= FIELD_BIT[field]
    if i64(box.arrow[face]) == UP:
        return leads(s, seat, field - ROW, have, been)
    if field % ROW > 0 and leads(s, seat, field - 1, have, been):
        return True
    return field % ROW < ROW - 1 and leads(s, seat, field + 1, have, been)


def leads(s: FarmShop, seat: i64, field: i64, have: i64, been: i64) -> bool:
    """Is this a way on for an arrow? (MFS-27)"""
    return field >= 0 and been & FIELD_BIT[field] == 0 and reaches(s, seat, field, have, been)


def enter(s: FarmShop, seat: i64, field: i64, been: i64) -> Todo:
    """An arrow is followed; of two areas one is chosen; else the one area is carried out. (MFS-20 to 27)"""
    face = s.face(seat, field)
    box = s.box
    if box.arrow[face] != NO_ARROW:
        return (Follow(field, been | FIELD_BIT[field]),)
    if len(box.areas[face]) > 1:
        return CHOOSE_AREA[field]
    return carry_out(s, seat, field, face, 0)


def carry_out(s: FarmShop, seat: i64, field: i64, face: i64, k: i64) -> Todo:
    """Pay everything, once, then gain everything. (MFS-21)"""
    area = s.box.areas[face][k]
    s.pay(seat, area.cost)
    if area.open:
        return area.todo[field]
    return produce(s, seat, face, k, field)


class Follow(Task[FarmShop]):
    """A green arrow: activate the field above, or a neighbour in the row, instead. (MFS-25 to 27)"""

    def __init__(self, field: i64, been: i64) -> None:
        self.field: i64 = field
        self.been: i64 = been  # a bit for each field that was entered

    def parts(self) -> list[Any]:
        return [int(self.field), int(self.been)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        field = self.field
        have = s.numbers[HAS + seat]
        if i64(s.box.arrow[s.face(seat, field)]) == UP:
            if leads(s, seat, field - ROW, have, self.been):
                out.add(FOLLOW + field - ROW)
            return
        if field % ROW > 0 and leads(s, seat, field - 1, have, self.been):
            out.add(FOLLOW + field - 1)
        if field % ROW < ROW - 1 and leads(s, seat, field + 1, have, self.been):
            out.add(FOLLOW + field + 1)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.set_followed(seat, choice - FOLLOW + 1)
        s.tell(FOLLOWS, seat, choice - FOLLOW, self.field)
        once = s.box.once[s.face(seat, self.field)] != 0
        todo = enter(s, seat, choice - FOLLOW, self.been)
        return (*todo, USED_UP[self.field]) if once else todo  # it lies there, to be paid too, to the end (MFS-24)


class ChooseArea(Task[FarmShop]):
    """Two areas: exactly one of them. (MFS-23)"""

    def __init__(self, field: i64) -> None:
        self.field: i64 = field

    def parts(self) -> list[Any]:
        return [int(self.field)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        areas = s.box.areas[s.face(seat, self.field)]
        for k in range(len(areas)):
            if payable(s, seat, self.field, areas[k], s.numbers[HAS + seat]):
                out.add(AREA + k)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        return carry_out(s, seat, self.field, s.face(seat, self.field), choice - AREA)


# ---- Tasks that are always the same ---------------------------------------------------------------------------------

ACTIVATION: Final = Activation()
ACTIVATE_TODO: Final[Todo] = (Activate(),)
FINAL_TODO: Final[Todo] = (FinalActivate(),)
AFTERWARDS: Final[Todo] = (Afterwards(),)
CHOOSE_AREA: Final[list[Todo]] = [(ChooseArea(field),) for field in range(FIELDS)]
