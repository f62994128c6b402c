"""Every choice that can be made and every event that is told, declared once: for rules, notation, wire and words."""

from __future__ import annotations

from typing import Final

from farmtable.core.rules.choice import Verb, Vocabulary
from farmtable.core.rules.event import EventKind, Events, secret
from farmtable.core.rules.kind import Amount, Kind, Names, Schema, Seats, Value
from farmtable.games.formidable_farm.rules.crops import CROP_NAMES, counted

CARDS: Final = 119  # ids 1 to 119
SPACES: Final = 6


class Bundle(Kind):
    """Crops: how many of each kind."""

    def __init__(self) -> None:
        super().__init__("crops", 0)

    def value(self, k: int) -> Value:
        return dict(zip(CROP_NAMES, counted(k), strict=True))

    def schema(self) -> Schema:
        whole: Schema = {"type": "integer"}
        return {"type": "object", "properties": dict.fromkeys(CROP_NAMES, whole), "required": [*CROP_NAMES]}


CARD: Final = Kind("card", CARDS + 1, piece=True)  # 0 is none
CARD_NUMBER: Final = Kind("card number", CARDS + 1, piece=True)  # a card whose face needs no telling
CROP_KIND: Final = Names("crop", list(CROP_NAMES))
SPARED: Final = Names("spared", [*CROP_NAMES, "any", "identical", "different"])
BOUGHT: Final = Names("bought", ["crop", "card"])
SOURCE: Final = Names("source", ["hand", "market"])
BY: Final = Names("by", ["owner", "all"])
CROPS: Final = Bundle()
COUNT: Final = Amount()

BUY_A_CROP: Final = 0
FROM_HAND: Final = 0
FROM_MARKET: Final = 1
BY_OWNER: Final = 0
BY_ALL: Final = 1

# ---- Choices: the number of the verb, + its argument ----------------------------------------------------------------

VERB: Final = 128
DONE: Final = 0 * VERB
USE: Final = 1 * VERB
SUPPLY: Final = 2 * VERB
FULFIL: Final = 3 * VERB  # a card of the hand
FULFIL_MARKET: Final = 4 * VERB
BUY: Final = 5 * VERB
SPARE: Final = 6 * VERB
PAY: Final = 7 * VERB
TAKE: Final = 8 * VERB
BELOW: Final = 9 * VERB  # to the bottom of the player's stack
TOP: Final = 10 * VERB
GET: Final = 11 * VERB  # a card of the market, or a fulfilled card
GIVE: Final = 12 * VERB  # a card of the hand
DRAW: Final = 13 * VERB  # by chance
START: Final = 14 * VERB  # by chance


def choices(space: Kind) -> Vocabulary:
    """With the spaces of a ring, whose order is data."""
    return Vocabulary(
        [
            Verb(DONE, "done"),
            Verb(USE, "use"),
            Verb(SUPPLY, "supply", space=space),
            Verb(FULFIL, "play", card=CARD),
            Verb(FULFIL_MARKET, "market", card=CARD),
            Verb(BUY, "buy", what=BOUGHT),
            Verb(SPARE, "spare", kind=SPARED),
            Verb(PAY, "pay", crop=CROP_KIND),
            Verb(TAKE, "take", crop=CROP_KIND),
            Verb(BELOW, "below", card=CARD),
            Verb(TOP, "top", card=CARD),
            Verb(GET, "get", card=CARD),
            Verb(GIVE, "give", card=CARD),
            Verb(DRAW, "draw", card=CARD),
            Verb(START, "start", player=Seats(4)),
        ]
    )


# ---- Events ---------------------------------------------------------------------------------------------------------

STARTS: Final = 0
TURN_BEGINS: Final = 1
SUPPLIES: Final = 2
PLAYS: Final = 3
BUYS: Final = 4
PAYS: Final = 5
TAKES: Final = 6
SPARES_CROP: Final = 7
SPENDS: Final = 8
DRAWS: Final = 9
PUTS_BELOW: Final = 10
PUTS_ON_TOP: Final = 11
LOOKS: Final = 12
SEES: Final = 13
LAYS: Final = 14
TAKES_BACK: Final = 15
SWAPS: Final = 16
REVEALS: Final = 17
SHUFFLES: Final = 18
TAKES_ANOTHER: Final = 19
GETS_DISCOUNT: Final = 20
COUNTDOWN: Final = 21
LAST_ROUND: Final = 22


def events(space: Kind) -> Events:
    """With the spaces of a ring. A card that anybody sees for the first time is told with its face."""
    return Events(
        [
            EventKind(STARTS, "starts"),
            EventKind(TURN_BEGINS, "turn", n=COUNT),  # the first is 1
            EventKind(SUPPLIES, "supplies", space=space),
            EventKind(PLAYS, "plays", card=secret(CARD), source=SOURCE),
            EventKind(BUYS, "buys", what=BOUGHT),
            EventKind(PAYS, "pays", crops=CROPS),
            EventKind(TAKES, "takes", crops=CROPS),
            EventKind(SPARES_CROP, "spares", kind=SPARED),
            EventKind(SPENDS, "spends", card=secret(CARD_NUMBER)),
            EventKind(DRAWS, "draws", card=secret(CARD)),
            EventKind(PUTS_BELOW, "below", card=secret(CARD_NUMBER)),
            EventKind(PUTS_ON_TOP, "top", card=secret(CARD_NUMBER)),
            EventKind(LOOKS, "looks", n=COUNT),
            EventKind(SEES, "sees", card=secret(CARD), by=BY),
            EventKind(LAYS, "lays", card=secret(CARD)),
            EventKind(TAKES_BACK, "back", card=secret(CARD)),
            EventKind(SWAPS, "swaps", card=secret(CARD_NUMBER), other=CARD_NUMBER),
            EventKind(REVEALS, "reveals", card=CARD),
            EventKind(SHUFFLES, "shuffles", n=COUNT),
            EventKind(TAKES_ANOTHER, "another"),
            EventKind(GETS_DISCOUNT, "discount"),
            EventKind(COUNTDOWN, "countdown", space=space, n=COUNT),  # turns that are left
            EventKind(LAST_ROUND, "last-round"),
        ]
    )
