"""Every choice that can be made and every event that is told, declared once: for rules, notation, wire and words."""

from __future__ import annotations

from typing import Final

from farmtable.core.rules.choice import Verb, Vocabulary
from farmtable.core.rules.event import EventKind, Events
from farmtable.core.rules.state import POWER
from farmtable.games.my_farm_shop.rules import kinds

# ---- Choices: the number of the verb, + its arguments ---------------------------------------------------------------

VERB: Final = 128
DONE: Final = 0 * VERB
STALL: Final = 1 * VERB  # with the die as rolled
PLACE: Final = 2 * VERB
ACTIVATE: Final = 3 * VERB
FOLLOW: Final = 4 * VERB  # to the field that a green arrow points to
AREA: Final = 5 * VERB
PAY: Final = 6 * VERB
UPROOT: Final = 7 * VERB  # the sunflower that is paid
GIVE_UP: Final = 8 * VERB  # the card that is paid
TAKE: Final = 9 * VERB
BONUS: Final = 10 * VERB
PLANT: Final = 11 * VERB
RETURN: Final = 12 * VERB
START: Final = 13 * VERB  # by chance
ROLL: Final = 14 * VERB  # by chance
DRAW: Final = 15 * VERB  # by chance

# Modules
PAIR: Final = 20 * VERB
SKILL: Final = 21 * VERB  # by chance
FARMER: Final = 22 * VERB  # to a stall; by chance at first
TRANSPORT: Final = 23 * VERB  # from the supply
TAKE_FROM: Final = 24 * VERB  # from another player
SWAP: Final = 25 * VERB  # the first field
SWAP_WITH: Final = 26 * VERB  # the second one
GOAL: Final = 27 * VERB  # by chance

# From `POWER` on: what may be done beside the question asked
USE: Final = POWER
OPPOSITE: Final = POWER + VERB  # the field that is activated, above or below the one of the dice
HAND_BACK: Final = POWER + 2 * VERB  # where goods may be returned as well

CHOICES: Final = Vocabulary(
    [
        Verb(DONE, "done"),
        Verb(STALL, "stall", "{stall} with {die}", stall=kinds.STALL, die=kinds.DIE),
        Verb(PLACE, "place", field=kinds.FIELD),
        Verb(ACTIVATE, "activate", field=kinds.FIELD),
        Verb(FOLLOW, "follow", field=kinds.FIELD),
        Verb(AREA, "area", area=kinds.AREA),
        Verb(PAY, "pay", good=kinds.GOOD),
        Verb(UPROOT, "uproot", field=kinds.FIELD),
        Verb(GIVE_UP, "give-up", field=kinds.FIELD),
        Verb(TAKE, "take", good=kinds.GOOD),
        Verb(BONUS, "bonus", item=kinds.BONUS),
        Verb(PLANT, "plant", field=kinds.FIELD),
        Verb(RETURN, "return", good=kinds.GOOD),
        Verb(START, "start", player=kinds.SEAT),
        Verb(ROLL, "roll", die=kinds.DIE_OR_NONE),
        Verb(DRAW, "draw", card=kinds.CARD),
        Verb(PAIR, "pair", pair=kinds.PAIR),
        Verb(SKILL, "skill", skill=kinds.SKILL),
        Verb(FARMER, "farmer", stall=kinds.STALL_OR_NONE),
        Verb(TRANSPORT, "transport", transport=kinds.TRANSPORT),
        Verb(TAKE_FROM, "from", player=kinds.SEAT, transport=kinds.TRANSPORT),
        Verb(SWAP, "swap", field=kinds.FIELD),
        Verb(SWAP_WITH, "with", field=kinds.FIELD),
        Verb(GOAL, "goal", goal=kinds.GOAL),
        Verb(USE, "use", way=kinds.WAY),
        Verb(OPPOSITE, "opposite", field=kinds.FIELD),
        Verb(HAND_BACK, "hand-back", transport=kinds.TRANSPORT),
    ]
)

# ---- Events: all of them are public, for nobody holds a secret in this game ------------------------------------------

STARTS: Final = 0
TURN_BEGINS: Final = 1
ROLLS: Final = 2
CHOOSES: Final = 3
PLACES: Final = 4
DISCARDS: Final = 5
ACTIVATES: Final = 6
RESTS: Final = 7
FOLLOWS: Final = 8
PAYS: Final = 9
GAINS: Final = 10
RETURNS: Final = 11
PLANTS: Final = 12
LOSES: Final = 13
UPROOTS: Final = 14
USES_UP: Final = 15
REVEALS: Final = 16
FINAL: Final = 17
DEALS: Final = 18
CHOOSES_PAIR: Final = 19
SHOWS_SKILL: Final = 20
MOVES_FARMER: Final = 21
TAKES_TRANSPORT: Final = 22
TAKES_FROM: Final = 23
USES_SKILL: Final = 24
HANDS_BACK: Final = 25
SWAPS: Final = 26
SHOWS_GOAL: Final = 27
MEETS: Final = 28
CLOSES: Final = 29
EVENTS: Final = Events(
    [
        EventKind(STARTS, "starts"),
        EventKind(TURN_BEGINS, "turn", turn=kinds.COUNT),  # counted from 1
        EventKind(ROLLS, "rolls", die=kinds.DIE_OR_NONE),
        EventKind(CHOOSES, "chooses", stall=kinds.STALL_OR_NONE, die=kinds.DIE_OR_NONE, card=kinds.FACE),
        EventKind(PLACES, "places", field=kinds.FIELD, card=kinds.FACE),
        EventKind(DISCARDS, "discards", field=kinds.FIELD, card=kinds.FACE),
        EventKind(ACTIVATES, "activates", field=kinds.FIELD, bags=kinds.COUNT),
        EventKind(RESTS, "rests"),
        EventKind(FOLLOWS, "follows", field=kinds.FIELD, arrow=kinds.FIELD),  # where the arrow lies
        EventKind(PAYS, "pays", items=kinds.ITEMS),
        EventKind(GAINS, "gains", items=kinds.ITEMS),
        EventKind(RETURNS, "returns", items=kinds.ITEMS),
        EventKind(PLANTS, "plants", field=kinds.FIELD),
        EventKind(LOSES, "loses"),
        EventKind(UPROOTS, "uproots", field=kinds.FIELD),
        EventKind(USES_UP, "uses-up", field=kinds.FIELD, card=kinds.FACE),
        EventKind(REVEALS, "reveals", stall=kinds.STALL_OR_NONE, card=kinds.FACE),
        EventKind(FINAL, "final"),
        EventKind(DEALS, "deals", pair=kinds.PAIR, card=kinds.FACE),
        EventKind(CHOOSES_PAIR, "pair", pair=kinds.PAIR),
        EventKind(SHOWS_SKILL, "skill", transport=kinds.TRANSPORT, skill=kinds.SKILL),
        EventKind(MOVES_FARMER, "farmer", stall=kinds.STALL_OR_NONE, card=kinds.FACE),
        EventKind(TAKES_TRANSPORT, "transport", transport=kinds.TRANSPORT),
        EventKind(TAKES_FROM, "takes-from", transport=kinds.TRANSPORT, other=kinds.SEAT),
        EventKind(USES_SKILL, "uses", transport=kinds.TRANSPORT, skill=kinds.SKILL),
        EventKind(HANDS_BACK, "hands-back", transport=kinds.TRANSPORT),
        EventKind(SWAPS, "swaps", field=kinds.FIELD, other=kinds.FIELD),
        EventKind(SHOWS_GOAL, "goal", goal=kinds.GOAL),
        EventKind(MEETS, "meets", goal=kinds.GOAL, coins=kinds.COUNT),
        EventKind(CLOSES, "closes", goal=kinds.GOAL),
    ]
)
