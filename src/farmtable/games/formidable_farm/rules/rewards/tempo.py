"""Rewards: another turn, a cheaper card, a fourth card, the third card. (FF-61, FF-62, FF-66, FF-67)"""

from __future__ import annotations

from typing import Any

from farmtable.core.rt import i64
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Do, Todo
from farmtable.games.formidable_farm.rules.declared import GETS_DISCOUNT, TAKES_ANOTHER
from farmtable.games.formidable_farm.rules.rewards.reward import Reward
from farmtable.games.formidable_farm.rules.rewards.taking import TakeAny
from farmtable.games.formidable_farm.rules.state import ANOTHER, DISCOUNT, LIMIT, PLAYED, Farm


class AnotherTurn(Reward):
    """Take another turn right after this one; several of these give one. (FF-61)"""

    def works(self, s: Farm, seat: i64) -> bool:
        return s.numbers[ANOTHER] == 0

    def use(self, s: Farm, seat: i64) -> Todo:
        s.numbers[ANOTHER] = 1
        s.tell(TAKES_ANOTHER, seat)
        return ()


class Discount(Reward):
    """The next trade card of this turn costs one listed crop less. (FF-62)"""

    def use(self, s: Farm, seat: i64) -> Todo:
        s.numbers[DISCOUNT] = 1
        s.tell(GETS_DISCOUNT, seat)
        return ()


class FourthCard(Do[Farm]):
    """A fourth trade card may be played this turn, never a fifth. (FF-66)"""

    def otherwise(self, s: Farm, seat: i64) -> Todo:
        s.numbers[LIMIT] = max(s.numbers[LIMIT], 4)
        return ()


class ThirdCard(TakeAny):
    """If this is the third trade card of the turn, take one crop of choice. (FF-67)"""

    def __init__(self) -> None:
        self.n = 1
        self.rest = ()

    def parts(self) -> list[Any]:
        return []

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        if s.count(PLAYED) == 3:
            super().menu(s, seat, out)
