"""Answers that need no person: payments with one way, and rewards that only give."""

from __future__ import annotations

from typing import Any

from farmtable.core.rules.task import Task
from farmtable.games.formidable_farm.rules import rewards
from farmtable.games.formidable_farm.rules.crops import total
from farmtable.games.formidable_farm.rules.declared import DONE, USE
from farmtable.games.formidable_farm.rules.payment import PayAny, PayDifferent, PayIdentical
from farmtable.games.formidable_farm.rules.play import Turn
from farmtable.games.formidable_farm.rules.state import Farm

GIVING = (  # nothing is paid for them (FF-45, FF-50 to FF-54, FF-56 to FF-58, FF-61, FF-62)
    rewards.Take,
    rewards.TakeAnyEach,
    rewards.SupplyAgain,
    rewards.DrawCards,
    rewards.DrawBottom,
    rewards.Look,
    rewards.FulfilUnseen,
    rewards.DrawAndReturn,
    rewards.AnotherTurn,
    rewards.Discount,
)


def by_itself(task: Task[Any], menu: list[int], s: Farm, seat: int, alone: bool) -> int | None:
    if one_way(task, menu, s, seat):
        return menu[0]
    if alone and isinstance(task, GIVING):
        return USE
    if alone and isinstance(task, rewards.SuppliesFromAny) and len(menu) == 2:  # the one space, or nothing
        return menu[1]
    if alone and isinstance(task, Turn) and len(menu) == 1 and menu != [DONE]:
        return menu[0]
    return None


def one_way(task: Task[Any], menu: list[int], s: Farm, seat: int) -> bool:
    """Must all crops be paid, or one of each kind that is left? The order does not matter. (FF-40)"""
    have = total(s.crops[seat])
    if isinstance(task, PayAny):
        return bool(have == task.n)
    if isinstance(task, PayDifferent):
        return len(menu) == task.n or bool(have == task.n + task.anything)
    return isinstance(task, PayIdentical) and bool(have == task.n + task.different + task.anything)
