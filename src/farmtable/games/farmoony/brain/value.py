"""How well a seat stands, for a bot that looks one choice ahead: points now, a little for points to come."""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64
from farmtable.games.farmoony.rules.land import Land
from farmtable.games.farmoony.rules.state import CHOSEN_MISSIONS, Farmoony
from farmtable.games.farmoony.rules.tiles import PEST

TOOL: Final = 0.8  # a tool in hand is worth keeping until it earns a point
RIVAL: Final = 0.5  # what the best of the others has weighs half


def value(s: Farmoony, seat: i64) -> float:
    """Its own points, the card about to be placed included, against the best rival's."""
    land = s.lands[seat]
    return value_with(s, seat, land.with_card(s.placed(seat)) if s.placed(seat) != 0 else land)


def value_with(s: Farmoony, seat: i64, land: Land) -> float:
    """The same, where the land with the card is there already."""
    worth = standing(s, land) + TOOL * float(s.tools(seat))
    card = s.chosen(seat)
    if card != 0:
        for quarter in range(4):
            worth += 0.3 * wanted(s, s.box.faces.tile(card, 0, quarter))
    best = 0.0
    for other in range(s.players):
        if other != seat:
            best = max(best, standing(s, s.lands[other]))
    return worth - RIVAL * best


def standing(s: Farmoony, land: Land) -> float:
    """What a land scores now; tiles that missions ask for are worth a little in themselves."""
    worth = float(s.land_points(land))
    ground = land.ground()
    for kind in range(1, PEST + 1):
        worth += 0.05 * wanted(s, kind) * int(ground.kinds[kind]).bit_count()
    return worth


def wanted(s: Farmoony, kind: i64) -> float:
    """How much the missions chosen so far ask for this type of tile."""
    want = 0.0
    for k in range(s.count(CHOSEN_MISSIONS)):
        mission = s.box.missions[s.card(CHOSEN_MISSIONS, k)]
        if kind == mission.spoils():
            want -= 1.0
        elif kind == mission.a:
            want += 2.0
        elif kind == mission.b or kind == mission.c or kind == mission.d:
            want += 1.0
    return want
