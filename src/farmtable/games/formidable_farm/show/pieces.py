"""All pieces of Formidable Farm as a client draws and names them."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from farmtable.games.formidable_farm.data.components import Components
from farmtable.games.formidable_farm.rules.crops import CROP_NAMES, VALUE
from farmtable.games.formidable_farm.rules.play import MARKET_SIZE, NO_LIMIT, SOLO_TURNS, STACK_SIZE
from farmtable.games.formidable_farm.rules.state import Deck
from farmtable.games.formidable_farm.show.phrases import card_rewards, cost_parts, reward_phrases


def faces(rows: Components, deck: Deck) -> dict[str, Any]:
    """Crops in the order of the views, the ring clockwise, cards by id; `cost` and `reward` are the rows' own words.

    The parts are what is drawn and said one by one: of a cost with its word in the rows, of a reward in their order,
    each with its number, for rows leave out what is usual.
    """
    return {
        "crops": [{"name": name, "value": value} for name, value in zip(CROP_NAMES, VALUE, strict=True)],
        "spaces": to_builtins(rows.spaces),
        "cards": [
            to_builtins(card)
            | {
                "cost_parts": [
                    {"kind": kind, "n": n, "words": to_builtins(words)}
                    for kind, n, words in cost_parts(deck.costs[card.id])
                ],
                "reward_parts": [
                    {"n": words.args.get("n", 1), "words": to_builtins(words)}
                    for words in reward_phrases(deck, card.id)
                ],
                "reward_words": to_builtins(card_rewards(deck, card.id)),
            }
            for card in rows.cards
        ],
        "market": MARKET_SIZE,
        "no_limit": NO_LIMIT,  # of the trade cards in a turn
        "stacks": list(STACK_SIZE),  # cards of each player, for 1 to 4 players
        "turns": SOLO_TURNS,
    }
