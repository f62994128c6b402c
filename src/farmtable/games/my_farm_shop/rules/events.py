"""The kinds of event, for log and words. All of them are public: nobody holds a secret in this game."""

from __future__ import annotations

from typing import Final

from farmtable.core.rules.event import in_order

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
EVENTS: Final = in_order(
    {
        STARTS: "starts",
        TURN_BEGINS: "turn",
        ROLLS: "rolls",
        CHOOSES: "chooses",
        PLACES: "places",
        DISCARDS: "discards",
        ACTIVATES: "activates",
        RESTS: "rests",
        FOLLOWS: "follows",
        PAYS: "pays",
        GAINS: "gains",
        RETURNS: "returns",
        PLANTS: "plants",
        LOSES: "loses",
        UPROOTS: "uproots",
        USES_UP: "uses-up",
        REVEALS: "reveals",
        FINAL: "final",
        DEALS: "deals",
        CHOOSES_PAIR: "pair",
        SHOWS_SKILL: "skill",
        MOVES_FARMER: "farmer",
        TAKES_TRANSPORT: "transport",
        TAKES_FROM: "takes-from",
        USES_SKILL: "uses",
        HANDS_BACK: "hands-back",
        SWAPS: "swaps",
        SHOWS_GOAL: "goal",
        MEETS: "meets",
        CLOSES: "closes",
    }
)
