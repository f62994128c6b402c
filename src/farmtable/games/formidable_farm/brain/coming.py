"""What is half done: rewards that wait on the agenda, costs that are still to be paid. For the tuned evaluation.

Without it, who looks one choice ahead sees only that a card was paid and not what comes for it.
"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64, vec
from farmtable.core.rules.task import Task, Todo
from farmtable.games.formidable_farm.brain.value import PRICE
from farmtable.games.formidable_farm.rules.crops import KINDS, amount
from farmtable.games.formidable_farm.rules.payment import (
    FulfilledBelow,
    FulfilledToHand,
    MarketBelow,
    PayAny,
    PayDifferent,
    PayIdentical,
    PayNumber,
)
from farmtable.games.formidable_farm.rules.rewards.drawing import Draw, DrawBottom, DrawCards, DrawCardsEach
from farmtable.games.formidable_farm.rules.rewards.exchanges import CropForCard, Exchange, SellFulfilled, Swap
from farmtable.games.formidable_farm.rules.rewards.reward import Reward
from farmtable.games.formidable_farm.rules.rewards.stack import Cycle, DrawAndReturn, FulfilUnseen
from farmtable.games.formidable_farm.rules.rewards.supplies import GetSupplies, SuppliesFromAny, SupplyAgain
from farmtable.games.formidable_farm.rules.rewards.taking import (
    CropOfChoice,
    Take,
    TakeAnyEach,
    TakeDifferent,
    TakeEach,
    TakeIdentical,
)
from farmtable.games.formidable_farm.rules.rewards.tempo import AnotherTurn, ThirdCard
from farmtable.games.formidable_farm.rules.state import ANOTHER, FULFILLED, PAID_NUMBER, STACK, Farm

CHOICE_PRICE: Final = 20  # of a crop of choice: one takes what is dear, or what is needed
CHEAP_PRICE: Final = 9  # of a crop to be paid of any kind


def price(bundle: i64) -> i64:
    """On the scale of the simple value."""
    worth: i64 = 0
    for kind in range(KINDS):
        worth += PRICE[kind] * amount(bundle, kind)
    return worth


class Coming:
    """Sums over what waits."""

    def __init__(self) -> None:
        self.crops: i64 = 0  # their price
        self.cards: i64 = 0  # to be drawn
        self.unseen: i64 = 0  # to be laid as fulfilled
        self.supplies: i64 = 0
        self.deals: i64 = 0  # exchanges that can be made
        self.control: i64 = 0  # of stack and hand
        self.turn: i64 = 0  # another turn, a discount
        self.pay: i64 = 0  # the price of crops still to be paid
        self.back: i64 = 0  # cards that come back

    def clear(self) -> None:
        self.crops = self.cards = self.unseen = self.supplies = self.deals = 0
        self.control = self.turn = self.pay = self.back = 0

    def look(self, s: Farm, seat: i64) -> None:
        """At the agenda: it is that of the seat whose turn it is. The turn's own end lies at the bottom."""
        self.clear()
        tasks = s.agenda.tasks
        for k in range(3, s.agenda.depth):
            self.add(s, seat, tasks[k])

    def add(self, s: Farm, seat: i64, task: Task[Any]) -> None:
        if isinstance(task, Reward):
            self.add_reward(s, seat, task)
        elif isinstance(task, CropOfChoice):
            if not isinstance(task, ThirdCard):
                self.crops += CHOICE_PRICE * task.n
        elif isinstance(task, (TakeIdentical, TakeDifferent)):
            self.crops += CHOICE_PRICE * task.n
        elif isinstance(task, SuppliesFromAny):
            self.supplies += task.times
        elif isinstance(task, GetSupplies):
            self.supplies += 1
        elif isinstance(task, Draw):
            self.cards += min(task.n, s.count(STACK + seat))
        elif isinstance(task, CropForCard):
            self.deals += 1
        elif isinstance(task, PayIdentical):
            self.pay += CHEAP_PRICE * task.n
        elif isinstance(task, PayDifferent):
            self.pay += 14 * task.n
        elif isinstance(task, PayAny):
            self.pay += CHEAP_PRICE * task.n
        elif isinstance(task, PayNumber):
            self.pay += 0 if s.numbers[PAID_NUMBER] > 0 else 24
        elif isinstance(task, MarketBelow):
            self.back += task.n
        elif isinstance(task, (FulfilledBelow, FulfilledToHand)):
            self.back += 1
        elif isinstance(task, (Swap, Cycle)):
            self.control += 1

    def add_reward(self, s: Farm, seat: i64, task: Reward) -> None:
        if isinstance(task, TakeEach):
            self.crops += price(task.bundle) * max(s.numbers[PAID_NUMBER], 1)
        elif isinstance(task, Take):
            self.crops += price(task.bundle)
        elif isinstance(task, DrawCardsEach):
            self.cards += min(task.n * max(s.numbers[PAID_NUMBER], 1), s.count(STACK + seat))
        elif isinstance(task, DrawCards):
            there = s.count(STACK + seat)
            self.cards += min(task.n, there)
            self.crops += CHOICE_PRICE * max(task.n - there, 0)
        elif isinstance(task, Exchange):
            if task.works(s, seat):
                self.deals += 1
        elif isinstance(task, TakeAnyEach):
            self.crops += CHOICE_PRICE * task.n * max(s.numbers[PAID_NUMBER], 1)
        elif isinstance(task, FulfilUnseen):
            self.unseen += 1 if s.count(STACK + seat) > 0 else 0
        elif isinstance(task, SellFulfilled):
            self.deals += 1 if s.count(FULFILLED + seat) >= task.cards else 0
        elif isinstance(task, AnotherTurn):
            self.turn += 0 if s.numbers[ANOTHER] != 0 else 1
        elif isinstance(task, DrawBottom):
            self.cards += 1 if s.count(STACK + seat) > 0 else 0
        elif isinstance(task, DrawAndReturn):
            self.cards += 1 if s.count(STACK + seat) > 0 else 0
            self.control += 1
        elif isinstance(task, SupplyAgain):
            self.supplies += 1
        else:
            self.control += 1


class Prizes:
    """What each card brings, as numbers, made once from its tasks."""

    def __init__(self, fulfil: list[Todo]) -> None:
        crops = [0] * len(fulfil)
        draws = [0] * len(fulfil)
        for card in range(len(fulfil)):
            for task in fulfil[card]:
                if isinstance(task, Take) and not isinstance(task, TakeEach):
                    crops[card] += int(task.bundle)
                elif isinstance(task, DrawCards) and not isinstance(task, DrawCardsEach):
                    draws[card] += int(task.n)
        self.crops: vec[i64] = vec[i64](crops)
        self.draws: vec[i64] = vec[i64](draws)
