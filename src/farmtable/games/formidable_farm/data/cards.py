"""From rows to rules: each row's cost and rewards as the tasks that carry them out."""

from __future__ import annotations

from typing import Any

from farmtable.core.rules.task import Task, Todo
from farmtable.games.formidable_farm.data import components as row
from farmtable.games.formidable_farm.rules import payment, play, rewards
from farmtable.games.formidable_farm.rules.cost import ANY, DIFFERENT, IDENTICAL, Cost
from farmtable.games.formidable_farm.rules.crops import CROP, CROP_NAMES, KINDS, amount, bundle_of
from farmtable.games.formidable_farm.rules.state import Deck

FROM = {
    "own": rewards.SuppliesFromOwn,
    "adjacent": rewards.SuppliesFromAdjacent,
    "opposite": rewards.SuppliesFromOpposite,
    "any": rewards.SuppliesFromAny,
    "previous": rewards.SuppliesFromPrevious,
}


def deck_of(components: row.Components) -> Deck:
    """The deck and the supplies board that the rules read."""
    cards = components.cards
    deck = Deck(
        costs=[Cost(0, 0, 0, 0)] + [cost_of(card.cost) for card in cards],
        fourth=[False] + [any(isinstance(reward, row.FourthCard) for reward in card.reward) for card in cards],
        spaces=[rewards.DRAW_ONE if space.draw else rewards.Gain(crops_of(space.take)) for space in components.spaces],
        names=[space.name for space in components.spaces],
    )
    todo: list[Todo] = [(), *(tuple(reward_of(reward) for reward in card.reward) for card in cards)]
    play.fulfilling(deck, [payment.Pay(card) for card in range(len(todo))], todo)
    return deck


def crops_of(crops: row.Crops) -> int:
    return bundle_of([getattr(crops, name) for name in CROP_NAMES])


def cost_of(asked: row.Cost) -> Cost:
    """A cost, and the same with one of its crops less, for each that can be spared. (FF-62)"""
    cost = paid_by(asked, crops_of(asked), asked.identical, asked.different, asked.any)
    listed, identical, different, anything = crops_of(asked), asked.identical, asked.different, asked.any
    cost.less = [
        paid_by(asked, listed - CROP[kind], identical, different, anything) if amount(listed, kind) else None
        for kind in range(KINDS)
    ]
    spared = {
        ANY: (anything, identical, different, anything - 1),
        IDENTICAL: (identical, identical - 1, different, anything),
        DIFFERENT: (different, identical, different - 1, anything),
    }
    for there, *less in spared.values():
        cost.less.append(paid_by(asked, listed, *less) if there else None)
    return cost


def paid_by(asked: row.Cost, listed: int, identical: int, different: int, anything: int) -> Cost:
    """A cost with the tasks that pay what is not listed: the most particular first."""
    cost = Cost(listed, identical, different, anything)
    cost.number_of = sum(1 << CROP_NAMES.index(name) for name in asked.number_of)
    cost.fulfilled = asked.fulfilled or 0
    cost.fulfilled_kept = (asked.fulfilled_below or 0) + (asked.fulfilled_to_hand or 0)
    cost.market = asked.market_below or 0
    todo: list[Task[Any]] = []
    if asked.number_of:
        todo.append(payment.PayNumber(cost.number_of))
    if identical:
        todo.append(payment.PayIdentical(identical, different, anything))
    if different:
        todo.append(payment.PayDifferent(different, anything, 0))
    if anything:
        todo.append(payment.PayAny(anything))
    if asked.fulfilled_below:
        todo.append(payment.FulfilledBelow())
    if asked.fulfilled_to_hand:
        todo.append(payment.FulfilledToHand())
    if asked.market_below:
        todo.append(payment.MarketBelow(asked.market_below))
    if asked.fulfilled:
        todo.append(payment.PayFulfilled(asked.fulfilled))
    cost.todo = tuple(todo)
    return cost


def reward_of(reward: row.AnyReward) -> Task[Any]:
    """The task that carries out a reward: the word is the same."""
    match reward:
        case row.Take(crops, each):
            return (rewards.TakeEach if each else rewards.Take)(crops_of(crops))
        case row.TakeAny(n, each):
            return rewards.TakeAnyEach(n) if each else rewards.TakeAny(n)
        case row.TakeIdentical(n):
            return rewards.TakeIdentical(n)
        case row.TakeDifferent(n):
            return rewards.TakeDifferent(n)
        case row.Draw(cards, each):
            return (rewards.DrawCardsEach if each else rewards.DrawCards)(cards)
        case row.Supplies(space, times):
            return FROM[space](times)
        case row.DrawBottom():
            return rewards.DrawBottom()
        case row.Look(cards):
            return rewards.Look(cards)
        case row.Cycle(cards):
            return rewards.Cycle(cards)
        case row.FulfilUnseen():
            return rewards.FulfilUnseen()
        case row.DrawAndReturn(draw, back):
            return rewards.DrawAndReturn(draw, back)
        case row.Exchange(give, take, times):
            return rewards.Exchange(crops_of(give), crops_of(take), times)
        case row.CropForCard(times):
            return rewards.CropForCard(times)
        case row.AnotherTurn():
            return rewards.AnotherTurn()
        case row.Discount():
            return rewards.Discount()
        case row.SwapMarket(times):
            return rewards.SwapMarket(times)
        case row.SwapFulfilled(times):
            return rewards.SwapFulfilled(times)
        case row.SellFulfilled(cards, crops, times):
            return rewards.SellFulfilled(cards, crops, times)
        case row.FourthCard():
            return rewards.FourthCard()
        case row.ThirdCard():
            return rewards.ThirdCard()
        case row.GetSupplies():
            return rewards.GetSupplies()
