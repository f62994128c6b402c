"""Does the deck of Formidable Farm have the make-up and the means that the rules ledger asks for?

    python src/farmtable/lab/balance/formidable_farm_deck.py [FILE]

Prices come from the supplies board: 3 wheat = 2 cucumbers = 2 tomatoes = 1 sheep = 1 pig. Who pays takes the cheapest
crops and who gains the dearest: an open crop costs 2 (any) or 3 (identical, different) and gives 6. A supply gives 6.
What a reward gives only for a further payment (exchanges, fulfilled cards for crops) is not counted. Any crop for a
card counts as draws, because it empties the stack.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from farmtable.games.formidable_farm.data.components import Card, Components, load
from farmtable.games.rows import ComponentError

PRICE = {"wheat": 2, "cucumber": 3, "tomato": 3, "sheep": 6, "pig": 6}
OPEN_PRICE = {"any": 2, "identical": 3, "different": 3}
SUPPLY = 6  # what each space of the ring is worth
DIFFERENT = (0, 6, 12, 15, 18, 20)  # the dearest crops, no two of a kind

AIMS = {
    "crops for crops": 40,
    "crops for draws": 18,
    "exchanges": 14,
    "supplies": 12,
    "stack and hand": 10,
    "any crop for a card": 4,
    "tempo": 8,
    "coins": 6,
    "special costs": 7,
}
MEANS = {"cost": 6.0, "crop reward": 4.0, "draws": 0.55}
TOLERANCE = 0.05
OPEN_COSTS = range(8, 13)  # "about ten"

# A card with two rewards belongs where its rarer one does: the first line here that has one of its words.
GROUPS = {
    "tempo": ("another_turn", "discount", "fourth_card", "third_card"),
    "coins": ("fulfil_unseen", "swap_fulfilled", "sell_fulfilled"),
    "stack and hand": ("draw_bottom", "look", "cycle", "draw_and_return", "swap_market"),
    "supplies": ("supplies", "get_supplies"),
    "exchanges": ("exchange",),
    "any crop for a card": ("crop_for_card",),
    "crops for draws": ("draw",),
    "crops for crops": ("take", "take_any", "take_identical", "take_different"),
}
SPECIAL = ("fulfilled_below", "fulfilled_to_hand", "market_below", "fulfilled", "number_of")

Face = dict[str, Any]  # {"cost": {...}, "reward": [{"do": ...}, ...]}, as in the file


def face(card: Card) -> Face:
    """A card as it stands in the file, without its id."""
    row: Face = msgspec.to_builtins(card)
    del row["id"]
    return row


def worth(crops: dict[str, int]) -> int:
    """A bundle of named crops at the price scale."""
    return sum(PRICE[crop] * n for crop, n in crops.items())


def group(card: Face) -> str:
    """Where a card counts in the make-up."""
    if any(name in card["cost"] for name in SPECIAL):
        return "special costs"
    words = {reward["do"] for reward in card["reward"]}
    return next(name for name, members in GROUPS.items() if words & set(members))


def cost(card: Face) -> int:
    """The listed and open crops of a cost; any number of animals counts as one, other special costs as nothing."""
    prices = PRICE | OPEN_PRICE
    paid = sum(prices[name] * int(n) for name, n in card["cost"].items() if name in prices)
    return paid + PRICE["sheep"] if "number_of" in card["cost"] else paid


def crop_reward(reward: Face) -> int:
    """The crops that a reward gives for nothing more."""
    match reward:
        case {"do": "take", "crops": crops}:
            return worth(crops)
        case {"do": "take_any" | "take_identical", "n": n}:
            return PRICE["pig"] * int(n)
        case {"do": "take_different", "n": n}:
            return DIFFERENT[n]
        case {"do": "third_card"}:
            return PRICE["pig"]
        case {"do": "supplies" | "get_supplies"}:
            return SUPPLY * int(reward.get("times", 1))
    return 0


def draws(reward: Face) -> int:
    """The cards that a reward brings out of the stack for good."""
    match reward:
        case {"do": "draw", "cards": n}:
            return int(n)
        case {"do": "draw_and_return", "draw": n, "give_back": back}:
            return int(n) - int(back)
        case {"do": "draw_bottom" | "fulfil_unseen"}:
            return 1
        case {"do": "crop_for_card"}:
            return int(reward.get("times", 1))
    return 0


def crops_in(card: Face) -> Iterator[tuple[str, str, int]]:
    """Every named crop on a card: in which column of the table, which, how many."""
    for name, n in card["cost"].items():
        if name in PRICE:
            yield "cost", name, n
    for reward in card["reward"]:
        for column, bundle in (("reward", "crops"), ("give", "give"), ("take", "take")):
            if isinstance(reward.get(bundle), dict):
                for name, n in reward[bundle].items():
                    yield column, name, n * reward.get("times", 1)


def mirrored(value: Any, one: str, other: str) -> Any:
    """A face with two kinds of crops swapped."""
    if isinstance(value, dict):
        return {mirrored(key, one, other): mirrored(inner, one, other) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        inner = [mirrored(item, one, other) for item in value]
        return sorted(inner) if all(isinstance(item, str) for item in inner) else inner
    return {one: other, other: one}.get(value, value) if isinstance(value, str) else value


def same(value: Any) -> bytes:
    """A key by which equal faces are equal, in whatever order their fields stand."""
    return msgspec.json.encode(mirrored(value, "", ""), order="sorted")


def report(components: Components) -> list[str]:
    """Print the table; return what is not as the ledger asks."""
    deck = {card.id: face(card) for card in components.cards}
    wrong: list[str] = []

    print(f"{'make-up':<22}{'cards':>6}{'aim':>6}")
    found = Counter(group(card) for card in deck.values())
    for name, aim in AIMS.items():
        print(f"{name:<22}{found[name]:>6}{aim:>6}")
        if found[name] != aim:
            wrong.append(f"{name}: {found[name]} cards, not {aim}")

    total = {
        "cost": sum(cost(card) for card in deck.values()),
        "crop reward": sum(crop_reward(reward) for card in deck.values() for reward in card["reward"]),
        "draws": sum(draws(reward) for card in deck.values() for reward in card["reward"]),
    }
    print(f"\n{'mean of a card':<22}{'is':>6}{'aim':>6}")
    for name, aim_mean in MEANS.items():
        mean = total[name] / len(deck)
        print(f"{name:<22}{mean:>6.2f}{aim_mean:>6.2f}")
        if abs(mean - aim_mean) > TOLERANCE * aim_mean:
            wrong.append(f"mean {name}: {mean:.2f}, more than {TOLERANCE:.0%} off {aim_mean}")

    columns = ("cost", "reward", "give", "take")
    sums: Counter[tuple[str, str]] = Counter()
    for card in deck.values():
        for column, crop, n in crops_in(card):
            sums[column, crop] += n
    print(f"\n{'crops in all':<22}" + "".join(f"{column:>8}" for column in columns))
    for crop in PRICE:
        print(f"{crop:<22}" + "".join(f"{sums[column, crop]:>8}" for column in columns))

    faces = {same(card) for card in deck.values()}
    for one, other in (("cucumber", "tomato"), ("sheep", "pig")):
        for number, card in deck.items():
            if same(mirrored(card, one, other)) not in faces:
                wrong.append(f"card {number}: no card mirrors it with {one} and {other} swapped")

    open_costs = 0
    for number, card in deck.items():
        counts = {name: n for name, n in card["cost"].items() if name in PRICE or name in OPEN_PRICE}
        kinds = sum(n if name == "different" else 1 for name, n in counts.items())
        open_costs += any(name in counts for name in OPEN_PRICE)
        if counts and not (1 <= sum(counts.values()) <= 4 and kinds <= 3):
            wrong.append(f"card {number}: the cost is not 1 to 4 crops of at most three kinds")
        if group(card) == "crops for crops" and not any(name in counts for name in OPEN_PRICE):
            gain = sum(crop_reward(reward) for reward in card["reward"]) - cost(card)
            if not 0 <= gain <= 2:
                wrong.append(f"card {number}: converts at {gain:+d}, not at par to +2")
    print(f"\ncosts with any, identical or different: {open_costs}")
    if open_costs not in OPEN_COSTS:
        wrong.append(f"{open_costs} cards with any, identical or different costs, not about ten")

    words = Counter(reward["do"] for card in deck.values() for reward in card["reward"])
    words.update(name for card in deck.values() for name in card["cost"])
    print("words: " + ", ".join(f"{word} {n}" for word, n in sorted(words.items())))
    for word in [*PRICE, *OPEN_PRICE, *SPECIAL, *(word for members in GROUPS.values() for word in members)]:
        if not words[word]:
            wrong.append(f"no card has {word}")
    return wrong


def main(arguments: list[str]) -> int:
    """1 if something is not as the ledger asks, 2 if the file can't be used."""
    if len(arguments) > 1 or any(argument.startswith("-") for argument in arguments):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        wrong = report(load(Path(arguments[0]) if arguments else None))
    except ComponentError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"\nviolations: {len(wrong)}")
    for line in wrong:
        print(f"  {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
