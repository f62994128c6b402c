"""Farmoony's things as phrases, and the choices and events that need more than their declaration says."""

from __future__ import annotations

from typing import Any

from farmtable.core.rules.event import Event
from farmtable.core.rules.task import Task
from farmtable.core.show.phrase import Argument, Phrase, phrase, seat_phrase
from farmtable.core.show.saying import Sayings
from farmtable.games.farmoony.rules import tools
from farmtable.games.farmoony.rules.declared import (
    CHOOSE,
    DEAL,
    DONE,
    EVENTS,
    LANDS,
    LIFT,
    MISSION,
    PASSES,
    PLACE,
    TOOL,
    TOOL_NAMES,
    UNLOAD,
    USE,
    USES,
)
from farmtable.games.farmoony.rules.state import Box
from farmtable.games.farmoony.rules.tiles import GRID, TYPES, card_of, cell_of, rotation_of, x_of, y_of

NONE = (MISSION, CHOOSE, LIFT, DEAL, TOOL)  # number 0, which no mission, card or tool has

# ---- Things ---------------------------------------------------------------------------------------------------------


def sayings(box: Box) -> Sayings:
    return {
        "card": lambda card: card_phrase(box, card),
        "tool": lambda tool: tool_phrase(int(box.kinds[tool])),
        "tool-kind": tool_phrase,
        "mission": lambda number: mission_phrase(box, number),
        "cell": lambda cell: f"{x_of(cell)},{y_of(cell)}",
        "placement": place_phrase,
    }


def card_phrase(box: Box, card: int, turns: int = 0) -> Phrase:
    """57 (VW/PF), as it looks when it is turned so"""
    letters = [phrase(f"letter-{TYPES[box.faces.tile(card, turns, quarter)]}") for quarter in range(4)]
    return phrase("card", card=card, a=letters[0], b=letters[1], c=letters[2], d=letters[3])


def placed_card_phrase(box: Box, place: int) -> Phrase:
    """The card of a placement, as it looks there."""
    return card_phrase(box, int(card_of(place)), int(rotation_of(place)))


def mission_phrase(box: Box, number: int) -> Phrase:
    return phrase("mission", n=number, name=phrase(f"mission-{box.names[number]}"))


def tool_phrase(kind: int) -> Phrase:
    """a seed"""
    return phrase(f"a-tool-{TOOL_NAMES[kind]}")


def place_phrase(place: int) -> Phrase:
    """at 3,-2, turned by 90°"""
    cell = int(cell_of(place))
    return phrase("place", x=str(x_of(cell)), y=str(y_of(cell)), turn=int(rotation_of(place)) * 90)


def effect_phrase(effect: int, owner: int, cell: int) -> dict[str, Argument]:
    """Which tile becomes what."""
    return {
        "tool": tool_phrase(int(tools.tool_of(effect))),
        "owner": seat_phrase(owner),
        "x": str(x_of(cell)),
        "y": str(y_of(cell)),
        "from": phrase(f"tile-{TYPES[tools.TURNS[effect]]}"),
        "to": phrase(f"tile-{TYPES[tools.INTO[effect]]}"),
    }


# ---- Choices and events ---------------------------------------------------------------------------------------------


def choice_phrase(box: Box, choice: int, task: Task[Any] | None) -> Phrase | None:
    """A choice, as an answer to the task that asks; None where the declaration says it all."""
    if choice == DONE and isinstance(task, tools.MayFence):
        return phrase("choice-no-fence")
    if choice >= PLACE:
        place = choice - PLACE
        return phrase("choice-place", card=placed_card_phrase(box, place), place=place_phrase(place))
    if choice >= UNLOAD:
        owner, place = divmod(choice - UNLOAD, 4 * GRID)
        return phrase("choice-unload", owner=seat_phrase(owner), place=place_phrase(place))
    if choice >= USE:
        effect, where = divmod(choice - USE, LANDS)
        return Phrase("choice-use", effect_phrase(effect, where // GRID, where % GRID))
    return phrase("choice-none") if choice in NONE else None


def event_phrase(box: Box, event: Event, told: Phrase) -> Phrase:
    """What happened, as one seat sees it: as declared, and with what else the words name."""
    player: dict[str, Argument] = {"player": seat_phrase(int(event.seat))}
    if event.kind == USES:
        return Phrase(told.key, player | effect_phrase(int(event.a), int(event.b), int(event.c)))
    if event.kind == PASSES:
        return Phrase("event-passes-back" if event.a else "event-passes", player)
    place = EVENTS.kind(event).numbers(event).get("place")
    return Phrase(told.key, told.args | {"card": placed_card_phrase(box, place[0])}) if place else told
