"""Formidable Farm's choices, questions, events, costs and rewards as phrases: keys and arguments for the words."""

from __future__ import annotations

from typing import Any

from farmtable.core.rules.choice import Vocabulary
from farmtable.core.rules.event import Event, Events
from farmtable.core.rules.task import Task
from farmtable.core.show import saying
from farmtable.core.show.phrase import Argument, Phrase, phrase
from farmtable.core.show.saying import Sayings
from farmtable.core.show.show import task_key
from farmtable.games.formidable_farm.rules import payment, play, rewards
from farmtable.games.formidable_farm.rules.cost import Cost
from farmtable.games.formidable_farm.rules.crops import CROP_NAMES, counted
from farmtable.games.formidable_farm.rules.declared import (
    BOUGHT,
    BUY,
    BUYS,
    BY_ALL,
    DONE,
    FROM_MARKET,
    PAY,
    PLAYS,
    SEES,
    SPARED,
    TAKE,
    USE,
    VERB,
)
from farmtable.games.formidable_farm.rules.state import Deck

# ---- Crops, costs, rewards ------------------------------------------------------------------------------------------


def crop_phrase(kind: int, n: int = 1) -> Phrase:
    """2 tomatoes"""
    return phrase(f"crop-{CROP_NAMES[kind]}", n=n)


def crops_phrase(bundle: int) -> list[Phrase]:
    """2 tomatoes and 1 wheat"""
    return [crop_phrase(kind, n) for kind, n in enumerate(counted(bundle)) if n]


def cost_phrase(cost: Cost) -> list[Phrase]:
    """What a card costs, part by part."""
    return [words for _, _, words in cost_parts(cost)]


def cost_parts(cost: Cost) -> list[tuple[str, int, Phrase]]:
    """Part by part: what it is called in the rows, how many of it, and its words."""
    parts = [(CROP_NAMES[kind], n, crop_phrase(kind, n)) for kind, n in enumerate(counted(cost.listed)) if n]
    parts += [
        (name, int(n), phrase(f"cost-{name}", n=int(n)))
        for name, n in (("identical", cost.identical), ("different", cost.different), ("any", cost.anything))
        if n
    ]
    for task in cost.todo:
        if isinstance(task, payment.PayNumber):
            parts.append(("number_of", 1, phrase("cost-number", kinds=either(int(task.kinds)))))
        elif isinstance(task, payment.PayFulfilled):
            parts.append(("fulfilled", int(task.n), phrase("cost-fulfilled", n=int(task.n))))
        elif isinstance(task, payment.MarketBelow):
            parts.append(("market_below", int(task.n), phrase("cost-market-below", n=int(task.n))))
        elif isinstance(task, payment.FulfilledBelow):
            parts.append(("fulfilled_below", 1, phrase("cost-fulfilled-below")))
        elif isinstance(task, payment.FulfilledToHand):
            parts.append(("fulfilled_to_hand", 1, phrase("cost-fulfilled-to-hand")))
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
    *before, told = reward_phrases(deck, card)
    for reward in reversed(before):
        told = phrase("reward-then", first=reward, next=told)
    return told


def reward_phrases(deck: Deck, card: int) -> list[Phrase]:
    """Each reward of a card by itself."""
    return [reward_phrase(task) for task in deck.fulfil[card][1:-1]]


# ---- Choices and questions ------------------------------------------------------------------------------------------


def sayings(deck: Deck) -> Sayings:
    return {
        "card": lambda card: card_phrase(deck, card) if card else 0,  # 0 is no card
        "crop": crop_phrase,
        "crops": crops_phrase,
        "spared": spared,
        "space": lambda space: space_phrase(deck, space),
    }


def choice_phrase(vocabulary: Vocabulary, say: Sayings, choice: int, task: Task[Any] | None) -> Phrase:
    """A choice, as an answer to the task that asks."""
    if choice == DONE:
        return phrase(done_key(task))
    if choice == USE:
        return phrase("choice-use-it")  # the question says which reward
    told = saying.choice_phrase(vocabulary, say, choice)
    verb, argument = choice & -VERB, choice & (VERB - 1)
    if verb == BUY:
        return phrase(f"{told.key}-{BOUGHT.names[argument]}")
    if verb in (PAY, TAKE) and isinstance(task, payment.PayIdentical | rewards.TakeIdentical):
        return phrase(told.key, crop=crop_phrase(argument, int(task.n)))
    return told


def done_key(task: Task[Any] | None) -> str:
    """To be done means something else in a turn, after a first part, and where nothing was used at all."""
    if isinstance(task, play.Turn):
        return "choice-end-turn"
    if isinstance(task, payment.PayNumber) or (isinstance(task, rewards.Cycle) and task.placed):
        return "choice-enough"
    return "choice-done"


def spared(argument: int) -> Phrase:
    """A kind of crop, or one of the open ones."""
    return phrase(f"kind-{SPARED.names[argument]}")


def space_phrase(deck: Deck, space: int) -> Phrase:
    return phrase(f"space-{deck.space_names[space]}")


def question_phrase(task: Task[Any]) -> Phrase:
    """What a task asks. A reward asks whether to use it."""
    if isinstance(task, rewards.Reward):
        return phrase("ask-reward", reward=reward_phrase(task))
    return Phrase(task_key("ask", task), question_arguments(task))


def question_arguments(task: Task[Any]) -> dict[str, Argument]:
    if isinstance(task, payment.Pay):
        return {}  # not the number of the card: it lies there
    if isinstance(task, rewards.SuppliesFromAny):
        return {"n": int(task.times)}
    if isinstance(task, rewards.Cycle):
        return {"n": int(task.n), "placed": int(task.placed)}
    if isinstance(task, payment.PayDifferent):
        return {"n": int(task.n), "paid": int(task.paid).bit_count()}
    n = getattr(task, "n", None)
    return {} if n is None else {"n": int(n)}


# ---- Events ---------------------------------------------------------------------------------------------------------

# By kind and first open field: what the key ends with.
VARIANTS = {
    **{(BUYS, k): f"-{name}" for k, name in enumerate(BOUGHT.names)},
    (PLAYS, FROM_MARKET): "-market",
    (SEES, BY_ALL): "-shown",
}


def event_phrase(events: Events, say: Sayings, event: Event) -> Phrase:
    """What happened, as one seat sees it."""
    told = saying.event_phrase(events, say, event)
    return Phrase(told.key + VARIANTS.get((int(event.kind), int(event.a)), ""), told.args)
