"""Every choice that can be made and every event that is told, declared once: for rules, notation, wire and words."""

from __future__ import annotations

from typing import Final

from farmtable.core.rules.choice import Verb, Vocabulary
from farmtable.core.rules.event import EventKind, Events, secret
from farmtable.core.rules.kind import Amount, Kind

BASKETS: Final = 12  # ids 1 to 12

BASKET: Final = Kind("basket", BASKETS + 1, piece=True)  # 0 is none
EGGS: Final = Amount("eggs")

# ---- Choices: the number of the verb, + its argument ----------------------------------------------------------------

LAY: Final = 16
DRAW: Final = 32  # by chance
CHOICES: Final = Vocabulary(
    [
        Verb(LAY, "lay", basket=BASKET),
        Verb(DRAW, "draw", basket=BASKET),
    ]
)

# ---- Events ---------------------------------------------------------------------------------------------------------

DRAWS: Final = 0
LAYS: Final = 1
SHOWS: Final = 2
TAKES: Final = 3
SPILLS: Final = 4
EVENTS: Final = Events(
    [
        EventKind(DRAWS, "draws", basket=secret(BASKET)),
        EventKind(LAYS, "lays", basket=secret(BASKET)),
        EventKind(SHOWS, "shows", basket=secret(BASKET)),
        EventKind(TAKES, "takes", eggs=EGGS),
        EventKind(SPILLS, "spills"),
    ]
)
