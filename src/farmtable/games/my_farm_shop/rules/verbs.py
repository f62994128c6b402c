"""Every choice that can be made: verb + argument. From `POWER` on: what may be done beside the question asked."""

from __future__ import annotations

from typing import Final

from farmtable.core.rules.state import POWER

VERB: Final = 128
DONE: Final = 0 * VERB
STALL: Final = 1 * VERB  # + 6 * (stall - 1) + the die as rolled - 1
PLACE: Final = 2 * VERB  # + field
ACTIVATE: Final = 3 * VERB  # + field
FOLLOW: Final = 4 * VERB  # + field that a green arrow points to
AREA: Final = 5 * VERB  # + 0 or 1
PAY: Final = 6 * VERB  # + kind of good
UPROOT: Final = 7 * VERB  # + field whose sunflower is paid
GIVE_UP: Final = 8 * VERB  # + field whose card is paid
TAKE: Final = 9 * VERB  # + kind of good
BONUS: Final = 10 * VERB  # + kind of item, or good of choice, identical, sunflower
PLANT: Final = 11 * VERB  # + field
RETURN: Final = 12 * VERB  # + kind of good
START: Final = 13 * VERB  # + seat, by chance
ROLL: Final = 14 * VERB  # + number, by chance
DRAW: Final = 15 * VERB  # + card, by chance

# Modules
PAIR: Final = 20 * VERB  # + pair of jump-start cards
SKILL: Final = 21 * VERB  # + skill, by chance
FARMER: Final = 22 * VERB  # + stall where the farmer goes
TRANSPORT: Final = 23 * VERB  # + kind, from the supply
TAKE_FROM: Final = 24 * VERB  # + 4 * seat + kind
SWAP: Final = 25 * VERB  # + field, the first
SWAP_WITH: Final = 26 * VERB  # + field, the second
GOAL: Final = 27 * VERB  # + goal, by chance

USE: Final = POWER  # + way to use a skill
OPPOSITE: Final = POWER + VERB  # + field that is activated, above or below the one of the dice
HAND_BACK: Final = POWER + 2 * VERB  # + kind of transport, where goods may be returned as well
