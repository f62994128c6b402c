"""Formidable Farm: stocks, hands, stacks and fulfilled cards with their faces, the market, the supplies board."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

from tests.support.facts.lines import Fact, owner, rows, things

ROWS = rows("formidable_farm", "cards.toml")
CARDS = {row["id"]: row for row in ROWS["card"]}
KINDS = ("wheat", "cucumber", "tomato", "sheep", "pig")
WORDS = {
    "wheat": "wheat",
    "cucumber": "cucumber",
    "tomato": "tomato",
    "tomatoes": "tomato",
    "sheep": "sheep",
    "pig": "pig",
    "blé": "wheat",
    "concombre": "cucumber",
    "tomate": "tomato",
    "mouton": "sheep",
    "cochon": "pig",
}
COSTS = WORDS | {
    "crop of any type": "any",
    "identical crop": "identical",
    "different crop": "different",
    "fulfilled card": "fulfilled",
    "market card below your stack": "market_below",
    "fulfilled card below your stack": "fulfilled_below",
    "fulfilled card back into your hand": "fulfilled_to_hand",
    "produit au choix": "any",
    "produit identique": "identical",
    "produit différent": "different",
    "carte complétée": "fulfilled",
    "carte du marché sous votre pile": "market_below",
    "carte complétée sous votre pile": "fulfilled_below",
    "carte complétée à reprendre en main": "fulfilled_to_hand",
}
SECTIONS = {
    "Your hand": "hand",
    "Cards looked at": "looked",
    "Market": "market",
    "Discard pile, top first": "discard",
    "In the market stack, in an order that nobody knows": "shuffled",
    "Played this turn": "played",
    "Votre main": "hand",
    "Cartes regardées": "looked",
    "Marché": "market",
    "Défausse, de haut en bas": "discard",
    "Dans la pile marché, dans un ordre que personne ne connaît": "shuffled",
    "Jouées ce tour-ci": "played",
}
PILES = {
    "Hand of": "hand",
    "Stack of": "stack",
    "Fulfilled cards of": "fulfilled",
    "Main de": "hand",
    "Pile de": "stack",
    "Cartes complétées de": "fulfilled",
}


def bundle(found: dict[str, Any]) -> frozenset[tuple[str, int]]:
    return frozenset((kind, n) for kind, n in found.items() if isinstance(n, int))


def reward(one: dict[str, Any]) -> Any:
    """Crops, cards and exchanges; other rewards are only there."""
    if one.get("each"):
        return "other"
    if one["do"] == "take":
        return bundle(one["crops"])
    if one["do"] == "draw":
        return one["cards"]
    if one["do"] == "exchange":
        return bundle(one["give"]), bundle(one["take"]), one.get("times", 1)
    return "other"


def face(card: int) -> Fact:
    row = CARDS[card]
    return card, bundle(row["cost"]), tuple(reward(one) for one in row["reward"])


def pile(cards: list[int]) -> tuple[Any, ...]:
    """Cards as they are heard: those that are not seen are counted, 0 for nobody has, -1 for others have."""
    found: list[Any] = []
    for card, same in groupby(cards):
        found += [face(card)] if card > 0 else [(card, len(list(same)))]
    return tuple(found)


def seen(sight: dict[str, Any], names: list[str]) -> list[Fact]:
    view, found = sight["view"], list[Fact]()
    for seat, one in enumerate(view["seats"]):
        crops = frozenset((kind, n) for kind, n in zip(KINDS, one["crops"], strict=True) if n)
        hand, stack = len(one["hand"]), len(one["stack"])
        found.append(("player", seat, crops, (hand + stack, hand, stack), len(one["fulfilled"])))
        whose = -1 if seat == view["seat"] else seat
        for name, cards in (("stack", one["stack"][::-1]), ("fulfilled", one["fulfilled"])):
            found.append((name, seat, pile(cards)))
        found.append(("hand", whose, pile(one["hand"])))
    piles = [("market", view["market"]), ("discard", view["discard"][::-1]), ("played", view["played"])]
    piles += [("shuffled", view["shuffled"]), ("looked", view["looked"])]
    found += [(name, -1, pile(cards)) for name, cards in piles]
    for k, space in enumerate(ROWS["space"]):
        discs = frozenset(names[seat] if seat < len(names) else "" for seat, at in enumerate(view["discs"]) if at == k)
        found.append(("space", k, bundle(space.get("take", {})), discs, view["fees"][k]))
    return [fact for fact in found if fact[2] != ()] + [("market stack", view["market_stack"])]


# ---- What is said ---------------------------------------------------------------------------------------------------


def reward_told(text: str) -> Any:
    if drawn := re.fullmatch(r"(?:draw|piocher) (\d+) (?:card|carte)s?", text):
        return int(drawn[1])
    many = r"(?:, (?:up to|jusqu’à) (\d+) (?:times|fois))?"
    if swap := re.fullmatch(rf"(?:exchange|échanger) (.*?) (?:for|contre) (.*?){many}", text):
        return things(swap[1], WORDS), things(swap[2], WORDS), int(swap[3] or 1)
    try:
        return things(text, WORDS) or "other"
    except KeyError:
        return "other"


def card_told(line: str) -> Any:
    """A card with its face, or how many are not seen; None where the line is about something else."""
    line = re.sub(" ?; (?:you can pay it|vous pouvez la payer)$", "", line)
    if card := re.fullmatch(r"(?:Card|Carte) (\d+) ?: (.*) → (.*)", line):
        parts = re.split(", (?:then|puis) ", card[3])
        return int(card[1]), things(card[2], COSTS), tuple(map(reward_told, parts))
    if unseen := re.match(r"(\d+) (?:cards? that nobody|cartes? que personne)", line):
        return 0, int(unseen[1])
    hidden = re.match(r"(\d+) (?:cards? hidden|cartes? cachées?)", line)
    return (-1, int(hidden[1])) if hidden else None


def told(lines: list[str], names: list[str]) -> list[Fact]:
    found, spaces = list[Fact](), 0
    for at, line in enumerate(lines):
        below = lines[at + 1 :]
        whose = owner(line, names)
        if whose is not None:
            crops = re.match(r"(?:Crops|Produits) ?: (.*)", below[0])
            numbers = tuple(map(int, re.findall(r"\d+", below[1])))
            stock = things(crops[1], WORDS) if crops else frozenset()
            found.append(("player", whose, stock, numbers, int(re.findall(r"\d+", below[2])[0])))
        elif line in SECTIONS:
            found.append((SECTIONS[line], -1, cards_told(below)))
        elif named := re.match(rf"({'|'.join(PILES)}) ({'|'.join(map(re.escape, names))})(?:,|$)", line):
            found.append((PILES[named[1]], names.index(named[2]), cards_told(below)))
        elif space := re.fullmatch(r"(?:Space|Case) \w+, (?:gives|donne) (.*?) ?; \w+ ?: (.*?) ?; (.*)", line):
            gives = frozenset() if re.search("draw|piocher", space[1]) else things(space[1], WORDS)
            fee = re.search(r"\d+", space[3])
            discs = frozenset(here(name, names) for name in re.split(", | and | et ", space[2])) - {None}
            found.append(("space", spaces, gives, discs, int(fee[0]) if fee else 0))
            spaces += 1
        elif stack := re.fullmatch(r"(\d+) (?:cards? in the market stack|cartes? dans la pile marché)", line):
            found.append(("market stack", int(stack[1])))
    return [fact for fact in found if fact[-1] != ()]


def here(name: str, names: list[str]) -> str | None:
    """Whose disc; "" for the countdown's, None for nobody's."""
    return None if name in ("nobody", "personne") else name if name in names else ""


def cards_told(lines: list[str]) -> tuple[Any, ...]:
    found: list[Any] = []
    for line in lines:
        card = card_told(line)
        if card is None:
            break
        found.append(card)
    return tuple(found)
