"""Module Goals: six coins for the first who meets a goal, three for the second. (MFS-71 to 73)"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64, u8
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.seats import BIT
from farmtable.core.rules.task import Task, Todo
from farmtable.games.my_farm_shop.rules.box import FIELDS, ROW, SHOP_ROOM
from farmtable.games.my_farm_shop.rules.declared import CLOSES, GOAL, MEETS, SHOWS_GOAL
from farmtable.games.my_farm_shop.rules.goods import COIN, GOODS, amount
from farmtable.games.my_farm_shop.rules.modules.things import (
    BAGS,
    FULL_SHOP,
    IDENTICAL_GOODS,
    SHOP_ICONS,
    SUNFLOWERS,
    UPPER_ROW,
)
from farmtable.games.my_farm_shop.rules.state import HAS, KEPT, MODULE_POOL, FarmShop, Module

GOAL_POOL: Final = MODULE_POOL + 1  # a bag
FACE_UP: Final = 2
SHOWN: Final = KEPT + 56  # + k: the goals that are face up
BEFORE: Final = KEPT + 58  # + k: a bit for each seat that met it in an earlier turn
NOW: Final = KEPT + 60  # + k: a bit for each seat that met it in this turn

SEATS_IN: Final = [bin(bits).count("1") for bits in range(16)]  # by the bits of seats: how many seats these are


class Goals(Module):
    """Competitions between the farms."""

    name = "goals"

    def set_up(self, s: FarmShop) -> Todo:
        """Two of six goals are face up. (MFS-71)"""
        for goal in range(SHOP_ICONS, FULL_SHOP + 1):
            s.put(GOAL_POOL, goal)
        return tuple(ShowGoal(k) for k in range(FACE_UP))

    def changed(self, s: FarmShop, seat: i64) -> None:
        """A goal is met and paid the moment its condition holds, once a player. (MFS-72, MFS-73)"""
        for k in range(FACE_UP):
            goal = i64(s.b[SHOWN + k])
            if goal != 0 and open_to(s, k, seat) and holds(s, goal, seat):
                s.b[NOW + k] = u8(i64(s.b[NOW + k]) | BIT[seat])
                coins: i64 = 6 if s.b[BEFORE + k] == 0 else 3
                s.numbers[HAS + seat] += coins * COIN
                s.tell(MEETS, seat, goal, coins)

    def turn_ends(self, s: FarmShop) -> None:
        """Met by two or more in all: closed. (MFS-72)"""
        for k in range(FACE_UP):
            if s.b[NOW + k] != 0:
                s.b[BEFORE + k] = u8(i64(s.b[BEFORE + k]) | i64(s.b[NOW + k]))
                s.b[NOW + k] = 0
                if closed(s, k):
                    s.tell(CLOSES, s.player, i64(s.b[SHOWN + k]))


class ShowGoal(Task[FarmShop]):
    """A goal, face up. (MFS-71)"""

    chance = True

    def __init__(self, k: i64) -> None:
        self.k: i64 = k

    def parts(self) -> list[Any]:
        return [int(self.k)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        out.any_of(GOAL, s, GOAL_POOL)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.pick_card(GOAL_POOL, choice - GOAL)
        s.b[SHOWN + self.k] = u8(choice - GOAL)
        s.tell(SHOWS_GOAL, s.player, choice - GOAL)
        return ()

    def purpose(self, s: FarmShop) -> str:
        return "goal"


def closed(s: FarmShop, k: i64) -> bool:
    """Met by two or more in earlier turns? (MFS-72)"""
    return SEATS_IN[s.b[BEFORE + k]] >= 2


def open_to(s: FarmShop, k: i64, seat: i64) -> bool:
    """Not closed, and not yet met by this seat? (MFS-72)"""
    before = i64(s.b[BEFORE + k])
    return SEATS_IN[before] < 2 and (before | i64(s.b[NOW + k])) & BIT[seat] == 0


def holds(s: FarmShop, goal: i64, seat: i64) -> bool:
    """Does the condition of a goal hold? (MFS-71)"""
    if goal == SHOP_ICONS:
        return icons(s, seat) >= 5
    if goal == IDENTICAL_GOODS:
        return most_identical(s, seat) >= 6
    if goal == BAGS:
        return s.bags(seat) >= 8
    if goal == SUNFLOWERS:
        return s.sunflowers_of(seat) >= 5
    if goal == UPPER_ROW:
        return all(s.card_on(seat, field) != 0 for field in range(ROW))
    return s.stored(seat) == SHOP_ROOM


def icons(s: FarmShop, seat: i64) -> i64:
    """Farm shop icons that can be seen on the fields. (MFS-28)"""
    found: i64 = 0
    icon = s.box.icon
    for field in range(FIELDS):
        found += i64(icon[s.face(seat, field)])
    return found


def most_identical(s: FarmShop, seat: i64) -> i64:
    most: i64 = 0
    for kind in range(GOODS):
        most = max(most, amount(s.numbers[HAS + seat], kind))
    return most


GOALS_MODULE: Final = Goals()
