"""Farmoony's things as phrases, and the choices and events that need more than their declaration says."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import to_builtins

from farmtable.core.rules.event import Event
from farmtable.core.rules.task import Task
from farmtable.core.show.phrase import Argument, Phrase, phrase, seat_phrase
from farmtable.core.show.places import place_name
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
    VERB,
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
        "cell": cell_text,
        "placement": place_phrase,
    }


@lru_cache(maxsize=1000)
def card_phrase(box: Box, card: int) -> Phrase:
    """A card, named by what it shows: a card with 2 water, 1 vegetable and 1 stone."""
    return shown_phrase(card, [TYPES[box.faces.tile(card, 0, quarter)] for quarter in range(4)])


def shown_phrase(card: int, types: list[str]) -> Phrase:
    tiles = [phrase(f"tiles-{name}", n=types.count(name)) for name in TYPES[1:] if name in types]
    return phrase("card", card=card, tiles=tiles)


@lru_cache(maxsize=4000)
def rows_phrase(box: Box, card: int, turns: int = 0) -> Phrase:
    """A card as it looks when it is turned so: vegetable and water above, pest and fertilizer below."""
    a, b, c, d = [phrase(f"tile-{TYPES[box.faces.tile(card, turns, quarter)] or 'none'}") for quarter in range(4)]
    return phrase("rows", card=card, a=a, b=b, c=c, d=d)


def retold(args: dict[str, Any]) -> dict[str, Any]:
    """Games that ended under version 0.1 kept the four letters of a card."""

    def card(told: Any) -> Any:
        if isinstance(told, list):
            return [card(part) for part in told]
        if not isinstance(told, dict) or told["key"] != "card" or "a" not in told["args"]:
            return told
        types = [told["args"][quarter]["key"].removeprefix("letter-") for quarter in "abcd"]
        return to_builtins(shown_phrase(told["args"]["card"], types))

    return {name: card(told) for name, told in args.items()}


def mission_phrase(box: Box, number: int) -> Phrase:
    return phrase("mission", n=number, name=phrase(f"mission-{box.names[number]}"))


def tool_phrase(kind: int) -> Phrase:
    """a seed"""
    return phrase(f"a-tool-{TOOL_NAMES[kind]}")


def cell_text(cell: int) -> str:
    """P11: three to the right of and two above the first card's upper left tile, which lies at M13."""
    return place_name(x_of(cell), y_of(cell))


def place_phrase(place: int) -> Phrase:
    """at P11, turned by 90°: the place of a card's upper left tile"""
    return phrase("place", cell=cell_text(int(cell_of(place))), turn=int(rotation_of(place)) * 90)


def effect_phrase(effect: int, owner: int, cell: int) -> dict[str, Argument]:
    """Which tile becomes what."""
    return {
        "tool": tool_phrase(int(tools.tool_of(effect))),
        "owner": seat_phrase(owner),
        "cell": cell_text(cell),
        "from": phrase(f"tile-{TYPES[tools.TURNS[effect]]}"),
        "to": phrase(f"tile-{TYPES[tools.INTO[effect]]}"),
    }


def comes_here(fence: tools.MayFence) -> bool:
    """Does the wheelbarrow bring the card to who is asked? Else it takes one away."""
    then = fence.then
    while isinstance(then, tools.MayFence):
        then = then.then
    return isinstance(then, tools.Move) and bool(then.goal == fence.seat)


# ---- Choices and events ---------------------------------------------------------------------------------------------


def choice_phrase(box: Box, choice: int, task: Task[Any] | None) -> Phrase | None:
    """A choice, as an answer to the task that asks; None where the declaration says it all."""
    if choice == DONE and isinstance(task, tools.MayFence):
        return phrase("choice-no-fence")
    if choice >= PLACE:
        place = choice - PLACE
        card, turns = int(card_of(place)), int(rotation_of(place))
        return phrase("choice-place", card=rows_phrase(box, card, turns), cell=cell_text(int(cell_of(place))))
    if choice >= UNLOAD:
        owner, place = divmod(choice - UNLOAD, 4 * GRID)
        return phrase("choice-unload", owner=seat_phrase(owner), place=place_phrase(place))
    if choice >= USE:
        effect, where = divmod(choice - USE, LANDS)
        return Phrase("choice-use", effect_phrase(effect, where // GRID, where % GRID))
    if choice in NONE:
        return phrase("choice-none")
    for verb in (CHOOSE, LIFT):
        if verb < choice < verb + VERB:
            name = "choose" if verb == CHOOSE else "wheelbarrow"
            return phrase(f"choice-{name}", card=rows_phrase(box, choice - verb))
    return None


def event_phrase(box: Box, event: Event, told: Phrase) -> Phrase:
    """What happened, as one seat sees it: as declared, and with what else the words name."""
    player: dict[str, Argument] = {"player": seat_phrase(int(event.seat))}
    if event.kind == USES:
        return Phrase(told.key, player | effect_phrase(int(event.a), int(event.b), int(event.c)))
    if event.kind == PASSES:
        return Phrase("event-passes-back" if event.a else "event-passes", player)
    place = EVENTS.kind(event).numbers(event).get("place")
    return Phrase(told.key, told.args | {"card": card_phrase(box, int(card_of(place[0])))}) if place else told
