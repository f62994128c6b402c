"""All pieces of Formidable Farm as a client draws and names them."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import asdict

from farmtable.core.show.phrase import Phrase
from farmtable.games.formidable_farm.data import components as rows
from farmtable.games.formidable_farm.rules.crops import CROP_NAMES, VALUE
from farmtable.games.formidable_farm.rules.play import MARKET_SIZE, NO_LIMIT, SOLO_TURNS, STACK_SIZE
from farmtable.games.formidable_farm.rules.state import Deck
from farmtable.games.formidable_farm.show.phrases import card_rewards, cost_parts, reward_phrases


class Crop(Struct, frozen=True):
    """A kind of crop and what it is worth."""

    name: str
    value: int


class CostPart(Struct, frozen=True):
    """A part of a cost, with its word in the rows."""

    kind: str
    n: int
    words: Phrase


class RewardPart(Struct, frozen=True):
    """A reward; its number too, for rows leave out what is usual."""

    n: int
    words: Phrase


class Card(rows.Card, frozen=True, kw_only=True):
    """A trade card: its row, and the parts that are drawn and said one by one, those of a reward in its order."""

    cost_parts: list[CostPart]
    reward_parts: list[RewardPart]
    reward_words: Phrase


class Faces(Struct, frozen=True):
    """Crops in the order of the views, the ring clockwise, cards by id."""

    crops: list[Crop]
    spaces: tuple[rows.Space, ...]
    cards: list[Card]
    market: int
    no_limit: int  # of the trade cards in a turn
    stacks: list[int]  # cards of each player, for 1 to 4 players
    turns: int


def faces(box: rows.Components, deck: Deck) -> Faces:
    return Faces(
        crops=[Crop(name, value) for name, value in zip(CROP_NAMES, VALUE, strict=True)],
        spaces=box.spaces,
        cards=[card_face(row, deck) for row in box.cards],
        market=MARKET_SIZE,
        no_limit=NO_LIMIT,
        stacks=list(STACK_SIZE),
        turns=SOLO_TURNS,
    )


def card_face(row: rows.Card, deck: Deck) -> Card:
    return Card(
        **asdict(row),
        cost_parts=[CostPart(kind, n, words) for kind, n, words in cost_parts(deck.costs[row.id])],
        reward_parts=[reward_part(words) for words in reward_phrases(deck, row.id)],
        reward_words=card_rewards(deck, row.id),
    )


def reward_part(words: Phrase) -> RewardPart:
    n = words.args.get("n", 1)
    assert isinstance(n, int)
    return RewardPart(n, words)
