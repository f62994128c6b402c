"""Why a choice is not open: the reason and the rule, from nothing but what the seat may know."""

from __future__ import annotations

from typing import Any

from farmtable.core.rules.task import Task
from farmtable.core.show.phrase import Argument, IllegalChoice, phrase
from farmtable.games.formidable_farm.rules import payment, play, rewards
from farmtable.games.formidable_farm.rules.cost import Cost
from farmtable.games.formidable_farm.rules.declared import BUY, DONE, FULFIL, FULFIL_MARKET, PAY, SPARE, SUPPLY, VERB
from farmtable.games.formidable_farm.rules.payment import payable
from farmtable.games.formidable_farm.rules.state import (
    FULFILLED,
    HAND,
    LIMIT,
    MARKET,
    MARKET_LIMIT,
    PLAYED,
    STACK,
    SUPPLIED,
    Farm,
)
from farmtable.games.formidable_farm.show.phrases import cost_phrase, space_phrase, spared

# The rule behind each question, for choices that simply are not among its answers.
RULES: dict[type[Task[Any]], str] = {
    payment.Pay: "FF-62",
    payment.PayIdentical: "FF-40",
    payment.PayDifferent: "FF-40",
    payment.PayAny: "FF-40",
    payment.PayNumber: "FF-45",
    payment.FulfilledBelow: "FF-41",
    payment.FulfilledToHand: "FF-42",
    payment.MarketBelow: "FF-43",
    rewards.CropOfChoice: "FF-50",
    rewards.TakeAny: "FF-50",
    rewards.TakeIdentical: "FF-50",
    rewards.TakeDifferent: "FF-50",
    rewards.SuppliesFromAny: "FF-52",
    rewards.SuppliesFromOwn: "FF-52",
    rewards.SuppliesFromAdjacent: "FF-52",
    rewards.SuppliesFromOpposite: "FF-52",
    rewards.SuppliesFromPrevious: "FF-52",
    rewards.PutBack: "FF-54",
    rewards.Cycle: "FF-55",
    rewards.PutBelow: "FF-57",
    rewards.CropForCard: "FF-60",
    rewards.SwapMarket: "FF-63",
    rewards.GiveToMarket: "FF-63",
    rewards.SwapFulfilled: "FF-64",
    rewards.GiveAsFulfilled: "FF-64",
    rewards.ThirdCard: "FF-67",
    rewards.GetSupplies: "FF-68",
}


def refusal(s: Farm, seat: int, choice: int) -> IllegalChoice:
    """The reason and the rule."""
    task = s.task_of(seat)
    verb, arg = choice & -VERB, choice & (VERB - 1)
    if isinstance(task, play.Turn):
        return turn_refusal(s, seat, verb, arg)
    if isinstance(task, rewards.GetSupplies) and verb == SUPPLY:
        return fee_refusal(s, seat, arg)
    if verb in (FULFIL, FULFIL_MARKET, BUY) or (verb == SUPPLY and not isinstance(task, rewards.SuppliesFromAny)):
        return refused("refused-first-answer", "FF-34")
    if verb == PAY:
        return refused("refused-no-such-crop", RULES.get(type(task), "FF-40"), kind=spared(arg))
    if verb == SPARE:
        return refused("refused-not-spared", "FF-62", kind=spared(arg))
    return refused("refused-not-offered", RULES.get(type(task), "FF-22"))


def refused(key: str, rule: str, **args: Argument) -> IllegalChoice:
    return IllegalChoice(phrase(key, **args), rule)


def turn_refusal(s: Farm, seat: int, verb: int, arg: int) -> IllegalChoice:
    """Why this can't be done in the turn now. (FF-10)"""
    if verb == DONE:
        return refused("refused-supplies-first", "FF-10")
    if verb == SUPPLY:
        return refused("refused-supplied", "FF-10") if s.numbers[SUPPLIED] else fee_refusal(s, seat, arg)
    if verb == BUY:
        fulfilled = int(s.count(FULFILLED + seat))
        if arg and not s.count(STACK + seat):
            return refused("refused-stack-empty", "FF-33")
        return refused("refused-fulfilled", "FF-33" if arg else "FF-32", need=3, have=fulfilled)
    if verb == FULFIL:
        if not s.holds(HAND + seat, arg):
            return refused("refused-not-in-hand", "FF-20", card=arg)
        return card_refusal(s, seat, arg, int(s.count(MARKET)))
    if verb == FULFIL_MARKET:
        if not s.holds(MARKET, arg):
            return refused("refused-not-in-market", "FF-20", card=arg)
        if s.numbers[MARKET_LIMIT] <= 0:
            return refused("refused-market-limit", "FF-11")
        return card_refusal(s, seat, arg, int(s.count(MARKET)) - 1)
    return refused("refused-not-in-turn", "FF-10")


def card_refusal(s: Farm, seat: int, card: int, market: int) -> IllegalChoice:
    """Why this card can't be fulfilled: the turn's limit, or its cost."""
    if payable(s, seat, card, market):
        return refused("refused-limit", "FF-66" if s.numbers[LIMIT] > 3 else "FF-10", n=int(s.count(PLAYED)))
    cost = s.deck.costs[card]
    if market < cost.market:
        return refused("refused-market-short", "FF-43", need=int(cost.market), have=market)
    need, have = int(cost.fulfilled + cost.fulfilled_kept), int(s.count(FULFILLED + seat))
    if have < need:
        return refused("refused-fulfilled", cards_rule(cost), need=need, have=have)
    return refused("refused-cost", "FF-20", card=card, cost=cost_phrase(cost))


def cards_rule(cost: Cost) -> str:
    """The rule by which a cost asks for fulfilled cards."""
    if cost.fulfilled:
        return "FF-44"
    return "FF-42" if any(isinstance(task, payment.FulfilledToHand) for task in cost.todo) else "FF-41"


def fee_refusal(s: Farm, seat: int, space: int) -> IllegalChoice:
    """The disc may not go there: the fee can't be paid."""
    need, have = int(s.fee(seat, space)), int(s.count(FULFILLED + seat))
    name = space_phrase(s.deck, space)
    if s.disc[seat] == space:
        return refused("refused-same-space", "FF-30", space=name, need=need, have=have)
    return refused("refused-occupied", "FF-31", space=name, need=need, have=have)
