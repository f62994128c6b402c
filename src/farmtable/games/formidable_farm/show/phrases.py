"""Formidable Farm's choices, questions, events, costs and rewards as phrases: keys and arguments for the words."""

from __future__ import annotations

from typing import Any

from farmtable.core.game import task_key
from farmtable.core.rules.event import Event
from farmtable.core.rules.task import Task
from farmtable.core.show.choice import Vocabulary
from farmtable.core.show.phrase import Argument, Phrase, phrase, seat_phrase
from farmtable.games.formidable_farm.rules import payment, play, rewards
from farmtable.games.formidable_farm.rules.cost import ANY, DIFFERENT, IDENTICAL, Cost
from farmtable.games.formidable_farm.rules.crops import CROP_NAMES, counted
from farmtable.games.formidable_farm.rules.state import (
    BUYS,
    COUNTDOWN,
    DONE,
    DRAWS,
    EVENTS,
    LAYS,
    LOOKS,
    PAYS,
    PLAYS,
    PUTS_BELOW,
    PUTS_ON_TOP,
    REVEALS,
    SEES,
    SHUFFLES,
    SPARES_CROP,
    SPENDS,
    SUPPLIES,
    SWAPS,
    TAKES,
    TAKES_BACK,
    TURN_BEGINS,
    USE,
    Deck,
)

MAYBE_UNSEEN = (DRAWS, PUTS_BELOW, PUTS_ON_TOP, SEES, LAYS)  # only some know the card
FACES = (PLAYS, DRAWS, SEES, LAYS, TAKES_BACK, REVEALS)  # the card is new to somebody: its face is told
NUMBERS = (SPENDS, PUTS_BELOW, PUTS_ON_TOP)

# ---- Crops, costs, rewards ------------------------------------------------------------------------------------------


def crops_phrase(bundle: int) -> list[Phrase]:
    """2 tomatoes and 1 wheat"""
    return [phrase(f"crop-{CROP_NAMES[kind]}", n=n) for kind, n in enumerate(counted(bundle)) if n]


def cost_phrase(cost: Cost) -> list[Phrase]:
    """What a card costs, part by part."""
    parts = crops_phrase(cost.listed)
    parts += [
        phrase(f"cost-{name}", n=int(n))
        for name, n in (("identical", cost.identical), ("different", cost.different), ("any", cost.anything))
        if n
    ]
    for task in cost.todo:
        if isinstance(task, payment.PayNumber):
            parts.append(phrase("cost-number", kinds=either(int(task.kinds))))
        elif isinstance(task, payment.PayFulfilled):
            parts.append(phrase("cost-fulfilled", n=int(task.n)))
        elif isinstance(task, payment.MarketBelow):
            parts.append(phrase("cost-market-below", n=int(task.n)))
        elif isinstance(task, payment.FulfilledBelow):
            parts.append(phrase("cost-fulfilled-below"))
        elif isinstance(task, payment.FulfilledToHand):
            parts.append(phrase("cost-fulfilled-to-hand"))
    return parts


def either(kinds: int) -> Phrase:
    """sheep or pigs: one bit for each kind"""
    *before, told = [phrase(f"many-{name}") for kind, name in enumerate(CROP_NAMES) if kinds >> kind & 1]
    for kind in reversed(before):
        told = phrase("cost-number-or", first=kind, last=told)
    return told


def reward_phrase(task: Task[Any]) -> Phrase:
    """What a reward gives."""
    return Phrase(task_key("reward", task), reward_arguments(task))


def reward_arguments(task: Task[Any]) -> dict[str, Argument]:
    if isinstance(task, rewards.Take):
        return {"crops": crops_phrase(task.bundle)}
    if isinstance(task, rewards.Exchange):
        return {"give": crops_phrase(task.give), "get": crops_phrase(task.get), "n": int(task.n)}
    if isinstance(task, rewards.DrawAndReturn):
        return {"draw": int(task.draw), "back": int(task.back)}
    if isinstance(task, rewards.SellFulfilled):
        return {"cards": int(task.cards), "crops": int(task.crops), "n": int(task.n)}
    if isinstance(task, rewards.SuppliesFromAny):
        return {"n": int(task.times)}
    n = getattr(task, "n", None)
    return {} if n is None else {"n": int(n)}


def card_phrase(deck: Deck, card: int) -> Phrase:
    """A whole card: 57 (2 tomatoes → 1 sheep)"""
    return phrase("card", card=card, cost=cost_phrase(deck.costs[card]), reward=card_rewards(deck, card))


def card_rewards(deck: Deck, card: int) -> Phrase:
    """All rewards of a card, in their order: 2 wheat, then draw 1 card"""
    *before, told = [reward_phrase(task) for task in deck.fulfil[card][1:-1]]
    for reward in reversed(before):
        told = phrase("reward-then", first=reward, next=told)
    return told


# ---- Choices and questions ------------------------------------------------------------------------------------------


def choice_phrase(vocabulary: Vocabulary, deck: Deck, choice: int, task: Task[Any] | None) -> Phrase:
    """A choice, as an answer to the task that asks."""
    verb = vocabulary.verb(choice)
    argument = choice - verb.base
    if choice == DONE:
        return phrase(done_key(task))
    if choice == USE:
        return phrase("choice-use-it") if task is None else phrase("choice-use", reward=reward_phrase(task))
    if verb.name == "supply":
        return phrase("choice-supply", space=phrase(f"space-{verb.write(argument)}"))
    if verb.name == "buy":
        return phrase(f"choice-buy-{verb.write(argument)}")
    if verb.name in ("pay", "take"):
        together = isinstance(task, payment.PayIdentical | rewards.TakeIdentical)
        n = int(getattr(task, "n", 1)) if together else 1
        return phrase(f"choice-{verb.name}", crops=phrase(f"crop-{CROP_NAMES[argument]}", n=n))
    if verb.name == "spare":
        return phrase("choice-spare", kind=spared(argument))
    if verb.name == "start":
        return phrase("choice-start", player=seat_phrase(argument))
    return phrase(f"choice-{verb.name}", card=card_phrase(deck, argument) if argument else 0)  # 0 is no card


def done_key(task: Task[Any] | None) -> str:
    """To be done means something else in a turn, after a first part, and where nothing was used at all."""
    if isinstance(task, play.Turn):
        return "choice-end-turn"
    if isinstance(task, payment.PayNumber) or (isinstance(task, rewards.Cycle) and task.placed):
        return "choice-enough"
    return "choice-done"


def spared(argument: int) -> Phrase:
    names = {ANY: "any", IDENTICAL: "identical", DIFFERENT: "different"}
    return phrase(f"kind-{names.get(argument) or CROP_NAMES[argument]}")


def question_phrase(task: Task[Any]) -> Phrase:
    """What a task asks. A reward asks whether to use it."""
    if isinstance(task, rewards.Reward):
        return phrase("ask-reward", reward=reward_phrase(task))
    return Phrase(task_key("ask", task), question_arguments(task))


def question_arguments(task: Task[Any]) -> dict[str, Argument]:
    if isinstance(task, payment.Pay):
        return {"card": int(task.card)}
    if isinstance(task, rewards.SuppliesFromAny):
        return {"n": int(task.times)}
    if isinstance(task, rewards.Cycle):
        return {"n": int(task.n), "placed": int(task.placed)}
    n = getattr(task, "n", None)
    return {} if n is None else {"n": int(n)}


# ---- Events ---------------------------------------------------------------------------------------------------------


def event_phrase(deck: Deck, event: Event) -> Phrase:
    """What happened, as one seat sees it. With a card it does not know, the phrase is the one without."""
    key = f"event-{EVENTS[event.kind]}"
    args: dict[str, Argument] = {"player": seat_phrase(int(event.seat))}
    card = int(event.b or event.secret)
    if event.kind in (PAYS, TAKES):
        args["crops"] = crops_phrase(event.a)
    elif event.kind == SUPPLIES:
        args["space"] = phrase(f"space-{deck.space_names[event.a]}")
    elif event.kind == BUYS:
        key += "-card" if event.a else "-crop"
    elif event.kind == SPARES_CROP:
        args["kind"] = spared(int(event.a))
    elif event.kind in (LOOKS, SHUFFLES):
        args["n"] = int(event.a)
    elif event.kind == TURN_BEGINS:
        args["n"] = int(event.a) + 1
    elif event.kind == COUNTDOWN:
        args |= {"space": phrase(f"space-{deck.space_names[event.a]}"), "n": int(event.b)}
    elif event.kind == SWAPS:
        args |= {"card": card, "other": int(event.a)}
    elif event.kind in MAYBE_UNSEEN and not card:
        key += "-unseen"
    elif event.kind == PLAYS and event.a:
        key += "-market"
    elif event.kind == SEES and event.b:
        key += "-shown"
    if card and event.kind in FACES:
        args["card"] = card_phrase(deck, card)
    elif card and event.kind in NUMBERS:
        args["card"] = card
    return Phrase(key, args)
