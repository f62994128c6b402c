"""What a trade card costs, as numbers: listed crops, open crops, and the six special costs. (FF-40 to FF-45)"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64
from farmtable.core.rules.task import Todo
from farmtable.games.formidable_farm.rules.crops import CROP, KINDS, amount, covers, kinds, total

# What a discount can spare: one of the five kinds of crop, or one of the open ones.
ANY: Final = 5
IDENTICAL: Final = 6
DIFFERENT: Final = 7
SPARES: Final = 8


class Cost:
    """Pay it entirely or not at all. (FF-20)"""

    def __init__(self, listed: i64, identical: i64, different: i64, anything: i64) -> None:
        self.listed: i64 = listed  # a bundle of named crops
        self.identical: i64 = identical  # so many of one kind, the payer's choice
        self.different: i64 = different  # so many, no two of a kind
        self.anything: i64 = anything  # so many of any type
        self.number_of: i64 = 0  # a bit for each kind of which any number may be paid (FF-45)
        self.fulfilled: i64 = 0  # fulfilled cards to pay (FF-44)
        self.fulfilled_kept: i64 = 0  # fulfilled cards to put below the stack or into the hand (FF-41, FF-42)
        self.market: i64 = 0  # market cards to put below the stack (FF-43)
        self.todo: Todo = ()  # what is left to do when the listed crops are paid
        self.less: list[Cost | None] = []  # this cost with one listed crop less, for each that can be spared (FF-62)

    def affordable(self, have: i64) -> bool:
        """Are the crops there?"""
        if not covers(have, self.listed):
            return False
        left = have - self.listed
        if self.number_of:
            return any(self.number_of >> kind & 1 and amount(left, kind) for kind in range(KINDS))
        return enough(left, self.identical, self.different, self.anything)

    def affordable_for_less(self, have: i64) -> bool:
        """Are they there with one of them spared? Where no crop is listed there is nothing to spare."""
        nothing_listed = True
        for less in self.less:
            if less is not None:
                nothing_listed = False
                if less.affordable(have):
                    return True
        return nothing_listed and self.affordable(have)


def enough(have: i64, identical: i64, different: i64, anything: i64) -> bool:
    """So many identical, so many different and so many of any type, all from this bundle? (FF-40)"""
    if identical > 0:
        for kind in range(KINDS):
            if amount(have, kind) >= identical and enough(have - identical * CROP[kind], 0, different, anything):
                return True
        return False
    if different == 0 and anything == 0:
        return True
    return kinds(have) >= different and total(have) >= different + anything
