"""Rewards: take crops. (FF-45, FF-50)"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Task, Todo
from farmtable.games.formidable_farm.rules.crops import CROP, KINDS
from farmtable.games.formidable_farm.rules.declared import DONE, TAKE
from farmtable.games.formidable_farm.rules.payment import KIND_BIT
from farmtable.games.formidable_farm.rules.rewards.reward import Reward
from farmtable.games.formidable_farm.rules.state import PAID_NUMBER, Farm


class Take(Reward):
    """Take these crops, all of them."""

    def __init__(self, bundle: i64) -> None:
        self.bundle: i64 = bundle

    def parts(self) -> list[Any]:
        return [int(self.bundle)]

    def use(self, s: Farm, seat: i64) -> Todo:
        s.gain(seat, self.bundle)
        return ()


class TakeEach(Take):
    """Take these crops for each animal paid. (FF-45)"""

    def use(self, s: Farm, seat: i64) -> Todo:
        s.gain(seat, self.bundle * s.numbers[PAID_NUMBER])
        return ()


class CropOfChoice(Task[Farm]):
    """Take n crops, each of any kind."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        self.rest: Todo = (CropOfChoice(n - 1),) if n > 1 else ()

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        for kind in range(KINDS):
            out.add(TAKE + kind)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice == DONE:
            return ()
        s.gain(seat, CROP[choice - TAKE])
        return self.rest


class TakeAny(CropOfChoice):
    """Take n crops of choice, or none."""

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        out.add(DONE)
        super().menu(s, seat, out)


class TakeAnyEach(Reward):
    """Take n crops of choice for each animal paid. (FF-45)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def use(self, s: Farm, seat: i64) -> Todo:
        return (CropOfChoice(self.n * s.numbers[PAID_NUMBER]),)


class TakeIdentical(Task[Farm]):
    """Take n crops of one kind of choice, or none."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        out.add(DONE)
        for kind in range(KINDS):
            out.add(TAKE + kind)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice != DONE:
            s.gain(seat, self.n * CROP[choice - TAKE])
        return ()


class TakeDifferent(Task[Farm]):
    """Take n crops of choice, no two of a kind, or none at all."""

    def __init__(self, n: i64, taken: i64 = 0) -> None:
        self.n: i64 = n
        self.taken: i64 = taken  # a bit for each kind

    def parts(self) -> list[Any]:
        return [int(self.n), int(self.taken)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        if self.taken == 0:
            out.add(DONE)
        for kind in range(KINDS):
            if self.taken & KIND_BIT[kind] == 0:
                out.add(TAKE + kind)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice == DONE:
            return ()
        kind = choice - TAKE
        s.gain(seat, CROP[kind])
        return (TakeDifferent(self.n - 1, self.taken | KIND_BIT[kind]),) if self.n > 1 else ()


CROP_OF_CHOICE: Final = CropOfChoice(1)
