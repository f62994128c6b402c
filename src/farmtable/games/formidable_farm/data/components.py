"""The parts in the box: the ring of supply spaces and the trade cards, read from a TOML file and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from farmtable.games.formidable_farm.rules.crops import CROP_NAMES
from farmtable.games.formidable_farm.rules.declared import CARDS
from farmtable.games.rows import Row, file_faults, hash_of, read, refuse, row_faults, row_title

RING: Final = (*CROP_NAMES, "card")

One: TypeAlias = Annotated[int, Meta(ge=1, le=1)]
Amount: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Several: TypeAlias = Annotated[int, Meta(ge=2, le=9)]
Kinds: TypeAlias = Annotated[int, Meta(ge=2, le=5)]  # there are five kinds of crops
Swaps: TypeAlias = Annotated[int, Meta(ge=1, le=5)]  # there are five cards in the market


class Crops(Row, frozen=True):
    """A bundle of named crops; at least one."""

    wheat: Amount = 0
    cucumber: Amount = 0
    tomato: Amount = 0
    sheep: Amount = 0
    pig: Amount = 0


class Cost(Crops, frozen=True):
    """What a trade card asks for; all of it is paid. (FF-40 to FF-45)"""

    any: Amount = 0
    identical: Several = 0
    different: Kinds = 0
    fulfilled_below: One = 0
    fulfilled_to_hand: One = 0
    market_below: Annotated[int, Meta(ge=1, le=3)] = 0  # 1 or 3
    fulfilled: Annotated[int, Meta(ge=3, le=3)] = 0
    number_of: Annotated[tuple[Literal["sheep", "pig"], ...], Meta(min_length=1)] = ()


# ---- Rewards, in the glossary's order: the tag `do` is the one word for row, task, icon, phrase and test ------------


class Reward(Row, tag_field="do", frozen=True):
    """What a trade card gives; never compulsory. (FF-22)"""


class Take(Reward, tag="take", frozen=True):
    """Take named crops. (FF-50)"""

    crops: Crops
    each: bool = False


class TakeAny(Reward, tag="take_any", frozen=True):
    """Take n crops of choice. (FF-50)"""

    n: Amount
    each: bool = False


class TakeIdentical(Reward, tag="take_identical", frozen=True):
    """Take n crops of one kind of choice. (FF-50)"""

    n: Several


class TakeDifferent(Reward, tag="take_different", frozen=True):
    """Take n crops of choice, no two of a kind. (FF-50)"""

    n: Kinds


class Draw(Reward, tag="draw", frozen=True):
    """Draw cards; a crop of choice for each that is missing. (FF-51)"""

    cards: Annotated[int, Meta(ge=1, le=5)]
    each: bool = False


class Supplies(Reward, tag="supplies", frozen=True):
    """Get supplies without moving the disc. (FF-52)"""

    space: Literal["own", "adjacent", "opposite", "any", "previous"] = msgspec.field(name="from")
    times: Annotated[int, Meta(ge=1, le=2)] = 1


class DrawBottom(Reward, tag="draw_bottom", frozen=True):
    """Draw the bottom card of the stack. (FF-53)"""


class Look(Reward, tag="look", frozen=True):
    """Look at up to five cards of the stack and put them back on top and at the bottom. (FF-54)"""

    cards: Annotated[int, Meta(ge=5, le=5)] = 5


class Cycle(Reward, tag="cycle", frozen=True):
    """Put up to three hand cards below the stack and draw as many. (FF-55)"""

    cards: Annotated[int, Meta(ge=3, le=3)] = 3


class FulfilUnseen(Reward, tag="fulfil_unseen", frozen=True):
    """Draw one card and place it face down as fulfilled. (FF-56)"""


class DrawAndReturn(Reward, tag="draw_and_return", frozen=True):
    """Draw two cards and put one below the stack, or three and two. (FF-57, FF-58)"""

    draw: Annotated[int, Meta(ge=2, le=3)]
    give_back: Annotated[int, Meta(ge=1, le=2)]


class Exchange(Reward, tag="exchange", frozen=True):
    """Give some crops to take others, up to n times. (FF-59)"""

    give: Crops
    take: Crops
    times: Amount = 1


class CropForCard(Reward, tag="crop_for_card", frozen=True):
    """Give any one crop to draw one card, up to n times. (FF-60)"""

    times: Amount = 1


class AnotherTurn(Reward, tag="another_turn", frozen=True):
    """Take another turn after this one. (FF-61)"""


class Discount(Reward, tag="discount", frozen=True):
    """The next trade card of this turn costs one crop less. (FF-62)"""


class SwapMarket(Reward, tag="swap_market", frozen=True):
    """Swap a hand card with a market card. (FF-63)"""

    times: Swaps = 1


class SwapFulfilled(Reward, tag="swap_fulfilled", frozen=True):
    """Swap a hand card with a fulfilled card. (FF-64)"""

    times: Swaps = 1


class SellFulfilled(Reward, tag="sell_fulfilled", frozen=True):
    """Give fulfilled cards to take crops of choice, up to n times. (FF-65)"""

    cards: Amount
    crops: Amount
    times: Amount = 1


class FourthCard(Reward, tag="fourth_card", frozen=True):
    """A fourth trade card may be played this turn. (FF-66)"""


class ThirdCard(Reward, tag="third_card", frozen=True):
    """A crop of choice if this is the third trade card of the turn. (FF-67)"""


class GetSupplies(Reward, tag="get_supplies", frozen=True):
    """Get supplies once more, as in the turn. (FF-68)"""


AnyReward: TypeAlias = (
    Take
    | TakeAny
    | TakeIdentical
    | TakeDifferent
    | Draw
    | Supplies
    | DrawBottom
    | Look
    | Cycle
    | FulfilUnseen
    | DrawAndReturn
    | Exchange
    | CropForCard
    | AnotherTurn
    | Discount
    | SwapMarket
    | SwapFulfilled
    | SellFulfilled
    | FourthCard
    | ThirdCard
    | GetSupplies
)


class Card(Row, frozen=True):
    """A trade card."""

    id: Annotated[int, Meta(ge=1, le=CARDS)]
    cost: Cost
    reward: Annotated[tuple[AnyReward, ...], Meta(min_length=1)]


class Space(Row, frozen=True):
    """A space of the ring: crops to take, or a card to draw. (FF-12, FF-13)"""

    name: Literal["wheat", "cucumber", "tomato", "sheep", "pig", "card"]
    take: Crops = Crops()
    draw: One = 0


class Components(Struct, frozen=True):
    """All that one game is played with; the hash goes into the log's header."""

    spaces: tuple[Space, ...]
    cards: tuple[Card, ...]
    hash: str


# ---- Reading --------------------------------------------------------------------------------------------------------


def load(path: Path | None = None) -> Components:
    """The components of a file, or ours. If they can't be used: ComponentError and nothing else."""
    return build(*read("farmtable.games.formidable_farm.data", "cards.toml", path))


def build(name: str, document: dict[str, Any]) -> Components:
    """Tables, then rows, then the deck: the checks of the whole would only repeat what is wrong in a row."""
    refuse(name, file_faults(document, ["space", "card"]))
    faults: list[str] = []
    for number, row in enumerate(document["space"], 1):
        faults += space_faults(row_title("space", "name", number, row), row)
    for number, row in enumerate(document["card"], 1):
        faults += card_faults(row_title("card", "id", number, row), row)
    refuse(name, faults)
    spaces = msgspec.convert(document["space"], tuple[Space, ...])
    cards = msgspec.convert(document["card"], tuple[Card, ...])
    refuse(name, [*ring_faults(spaces), *deck_faults(cards)])
    cards = tuple(sorted(cards, key=lambda card: card.id))
    return Components(spaces, cards, hash_of(spaces, cards))


def space_faults(title: str, row: object) -> list[str]:
    """A space gives its own crop, or the card. (FF-12, FF-13)"""
    faults = row_faults(title, row, Space)
    if faults:
        return faults
    space = msgspec.convert(row, Space)
    given = [crop for crop in CROP_NAMES if getattr(space.take, crop)] + ["card"] * space.draw
    if given != [space.name]:
        field, right = ("draw", "draw = 1") if space.name == "card" else ("take", f"take = {{ {space.name} = ... }}")
        return [f"{title}, field {field!r}: the space gives {', '.join(given) or 'nothing'}; {right} and nothing else"]
    return []


def card_faults(title: str, row: object) -> list[str]:
    """The parts of a card; and once each is right by itself, whether they fit together."""
    faults = row_faults(title, row, Card)
    return faults or list(fit_faults(title, msgspec.convert(row, Card)))


def fit_faults(title: str, card: Card) -> Iterator[str]:
    """What the type of a single field can't say."""
    cost = card.cost
    if cost.market_below == 2:
        yield f"{title}, field 'cost.market_below': 2 is not allowed; 1 or 3"
    if cost.number_of:
        if cost != Cost(number_of=cost.number_of) or len(set(cost.number_of)) < len(cost.number_of):
            yield f"{title}, field 'cost.number_of': not with other costs, no kind twice; number_of = [...] alone"
        if not any(getattr(reward, "each", False) for reward in card.reward):
            yield f"{title}, field 'reward': no reward grows with number_of; each = true in at least one"
    for number, reward in enumerate(card.reward, 1):
        if getattr(reward, "each", False) and not cost.number_of:
            yield f"{title}, reward {number}, field 'each': true is not allowed; only where the cost is number_of"
        if isinstance(reward, DrawAndReturn) and reward.give_back != reward.draw - 1:
            right = f"{reward.draw - 1} with draw = {reward.draw}"
            yield f"{title}, reward {number}, field 'give_back': {reward.give_back} is not allowed; {right}"


def ring_faults(spaces: Sequence[Space]) -> Iterator[str]:
    """Six spaces, each name once; their order is the ring's."""
    count = Counter(space.name for space in spaces)
    for name in RING:
        if count[name] != 1:
            yield f"space {name!r}: {'missing' if count[name] == 0 else f'{count[name]} rows'}; one row for each of six"


def deck_faults(cards: Sequence[Card]) -> Iterator[str]:
    """119 cards, each id once, all different."""
    if len(cards) != CARDS:
        yield f"table 'card': {len(cards)} cards; {CARDS}"
    rows: dict[int, int] = {}
    faces: dict[object, int] = {}
    for number, card in enumerate(cards, 1):
        if card.id in rows:
            yield f"card {card.id} (row {number}), field 'id': row {rows[card.id]} has it too; each id once"
            continue
        rows[card.id] = number
        twin = faces.setdefault((card.cost, card.reward), card.id)
        if twin != card.id:
            yield f"card {card.id} (row {number}): same cost and reward as card {twin}; all cards differ"
    missing = [number for number in range(1, CARDS + 1) if number not in rows]
    if missing:
        yield f"table 'card', field 'id': missing {spans(missing)}; each of 1 to {CARDS} once"


def spans(numbers: Sequence[int]) -> str:
    """3, 7 to 9: a file that is half written misses many in a row."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join(f"{part[0]} to {part[-1]}" if len(part) > 1 else str(part[0]) for part in parts)
