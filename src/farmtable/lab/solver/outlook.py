"""How much work is left in a solo game, as a number: what the cards still to be fulfilled ask for, less what is there.

A rule of thumb, for choosing which positions to keep. Prices are those of the game's simple value.
"""

from __future__ import annotations

from typing import Any

from farmtable.core.rt import i64, vec
from farmtable.core.rules.task import Task
from farmtable.core.rules.zones import UNKNOWN
from farmtable.games.formidable_farm.brain.value import PRICE
from farmtable.games.formidable_farm.rules import rewards as r
from farmtable.games.formidable_farm.rules.cost import Cost
from farmtable.games.formidable_farm.rules.crops import KINDS, amount
from farmtable.games.formidable_farm.rules.declared import CARDS
from farmtable.games.formidable_farm.rules.state import (
    ANOTHER,
    DISCOUNT,
    FULFILLED,
    HAND,
    LOOKED,
    MARKET,
    PLAYED,
    POOL,
    STACK,
    Deck,
    Farm,
)
from farmtable.lab.solver.foreknown import Foreknown


class Thumb:
    """The rule of thumb, in the units of the simple value: a wheat is 8."""

    def __init__(
        self,
        crop: i64 = 18,
        coin: i64 = 6,
        waiting: i64 = 6,
        buried: i64 = 12,
        draw: i64 = 12,
        supplies: i64 = 20,
        extra: i64 = 30,
        later: i64 = 80,
        surplus: i64 = 50,
        market: i64 = 20,
    ) -> None:
        self.crop: i64 = crop  # of choice
        self.coin: i64 = coin  # a fulfilled card
        self.waiting: i64 = waiting  # a card still to be fulfilled, beside its cost
        self.buried: i64 = buried  # ... that is still in the stack
        self.draw: i64 = draw  # a reward that draws a card
        self.supplies: i64 = supplies  # a reward that gives supplies
        self.extra: i64 = extra  # a card that comes back or comes in
        self.later: i64 = later  # percent: crops for cards of the stack
        self.surplus: i64 = surplus  # percent: crops that no card asks for
        self.market: i64 = market  # percent: what a market card would bring


def price(bundle: i64) -> i64:
    worth: i64 = 0
    for kind in range(KINDS):
        worth += PRICE[kind] * amount(bundle, kind)
    return worth


def cost_of(cost: Cost, thumb: Thumb) -> i64:
    """What a card's cost takes away."""
    crops = price(cost.listed) + 10 * (cost.identical + cost.anything) + 12 * cost.different
    cards = thumb.coin * (cost.fulfilled + cost.fulfilled_kept) + thumb.extra * (cost.fulfilled_kept + cost.market)
    return crops + cards + (PRICE[KINDS - 1] if cost.number_of else 0)


def gain_of(task: Task[Any], thumb: Thumb) -> i64:
    """About what a reward brings."""
    if isinstance(task, r.Take):
        return price(task.bundle)
    if isinstance(task, r.TakeAnyEach):
        return thumb.crop * task.n
    if isinstance(task, r.ThirdCard):
        return thumb.crop // 3
    if isinstance(task, r.CropOfChoice):
        return thumb.crop * task.n
    if isinstance(task, r.TakeIdentical):
        return thumb.crop * task.n
    if isinstance(task, r.TakeDifferent):
        return thumb.crop * task.n
    if isinstance(task, r.DrawCards):
        return thumb.draw * task.n
    if isinstance(task, r.SuppliesFromAny):
        return thumb.supplies * task.times
    if isinstance(task, r.GetSupplies):
        return thumb.supplies
    if isinstance(task, r.Exchange):
        return task.n * max(0, price(task.get) - price(task.give)) // 2
    if isinstance(task, r.CropForCard):
        return thumb.draw * task.n // 3
    if isinstance(task, r.AnotherTurn):
        return thumb.supplies
    if isinstance(task, r.FulfilUnseen):
        return thumb.extra
    if isinstance(task, r.SellFulfilled):
        return task.n * max(0, thumb.crop * task.crops - thumb.coin * task.cards)
    if isinstance(task, (r.DrawBottom, r.DrawAndReturn)):
        return thumb.draw
    if isinstance(task, (r.Discount, r.Cycle, r.Swap, r.Look)):
        return thumb.coin
    return 0


class Outlook:
    """Judges positions of one deal."""

    def __init__(self, deck: Deck, root: Farm, foreknown: Foreknown, thumb: Thumb) -> None:
        self.deck: Deck = deck
        self.thumb: Thumb = thumb
        burdens = [0] * (CARDS + 1)
        for card in range(1, CARDS + 1):
            gains = sum(int(gain_of(task, thumb)) for task in deck.fulfil_solo[card])
            burdens[card] = int(cost_of(deck.costs[card], thumb)) - gains - int(thumb.coin) + int(thumb.waiting)
        self.burden: vec[i64] = vec[i64](burdens)
        profits = [max(0, int(thumb.waiting) - burden) * int(thumb.market) // 100 for burden in burdens]
        self.profit: vec[i64] = vec[i64](profits)  # of a market card
        # The cards of the slots that nobody knows, roughly: as if the market took none of them.
        order = foreknown.order("stack 1")
        pool = sorted((int(order[card]), card) for card in root.row(POOL))
        coming = [card for _, card in pool[: root.row(STACK).count(UNKNOWN)]]
        work, need = [0], [0]
        for card in reversed(coming):
            work.append(work[-1] + burdens[card] + int(thumb.buried))
            need.append(need[-1] + int(deck.listed[card]))
        self.work: vec[i64] = vec[i64](work)  # of the last n cards
        self.need: vec[i64] = vec[i64](need)

    def worth(self, s: Farm) -> i64:
        """Higher is better."""
        thumb = self.thumb
        burden = self.burden
        listed = self.deck.listed
        worth: i64 = thumb.coin * (s.count(FULFILLED) + s.count(PLAYED))
        now: i64 = 0  # crops for the hand
        for k in range(s.count(HAND)):
            card = s.card(HAND, k)
            worth -= burden[card]
            now += listed[card]
        unknown: i64 = 0
        need = now  # ... and for the stack
        for k in range(s.count(STACK)):
            card = s.card(STACK, k)
            if card == UNKNOWN:
                unknown += 1
            else:
                worth -= burden[card] + thumb.buried
                need += listed[card]
        for k in range(s.count(LOOKED)):
            card = s.card(LOOKED, k)
            worth -= burden[card] + thumb.buried
            need += listed[card]
        worth -= self.work[unknown]
        need += self.need[unknown]
        for k in range(s.count(MARKET)):
            worth += self.profit[s.card(MARKET, k)]
        have = s.crops[0]
        for kind in range(KINDS):
            there = amount(have, kind)
            first = min(there, amount(now, kind))
            second = min(there, amount(need, kind)) - first
            worth += (
                PRICE[kind] * (100 * first + thumb.later * second + thumb.surplus * (there - first - second)) // 100
            )
        if s.numbers[ANOTHER] != 0:
            worth += thumb.supplies
        if s.numbers[DISCOUNT] != 0:
            worth += thumb.coin
        return worth
