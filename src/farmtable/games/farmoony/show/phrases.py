"""Farmoony's choices, questions, events and scores as phrases: keys and arguments for the words."""

from __future__ import annotations

from typing import Any

from farmtable.core.game import task_key
from farmtable.core.rules.event import Event
from farmtable.core.rules.task import Task
from farmtable.core.show.choice import Vocabulary
from farmtable.core.show.phrase import Argument, Phrase, phrase, seat_phrase
from farmtable.games.farmoony.rules import tools
from farmtable.games.farmoony.rules.state import (
    CHOOSES_MISSION,
    DEALS,
    DRAWS,
    EVENTS,
    GIVES_TOOLS,
    LIFTS,
    LOSES,
    MOVES,
    NAMES_CHOOSER,
    PASSES,
    PHASE_BEGINS,
    PLACES,
    RECEIVES,
    REVEALS,
    TAKES,
    TOOL_NAMES,
    TURNS_UP,
    UNLOADS,
    USES,
    Box,
)
from farmtable.games.farmoony.rules.tiles import GRID, TYPES, card_of, cell_of, rotation_of, x_of, y_of

# ---- Things ---------------------------------------------------------------------------------------------------------


def card_phrase(box: Box, card: int, turns: int = 0) -> Phrase:
    """57 (VW/PF), as it looks when it is turned so"""
    letters = [phrase(f"letter-{TYPES[box.faces.tile(card, turns, quarter)]}") for quarter in range(4)]
    return phrase("card", card=card, a=letters[0], b=letters[1], c=letters[2], d=letters[3])


def mission_phrase(box: Box, number: int) -> Phrase:
    return phrase("mission", n=number, name=phrase(f"mission-{box.names[number]}"))


def tool_phrase(kind: int) -> Phrase:
    """a seed"""
    return phrase(f"a-tool-{TOOL_NAMES[kind]}")


def place_phrase(turns: int, cell: int) -> Phrase:
    """at 3,-2, turned by 90°"""
    return phrase("place", x=str(x_of(cell)), y=str(y_of(cell)), turn=turns * 90)


def effect_phrase(effect: int, where: int) -> dict[str, Argument]:
    """Which tile becomes what."""
    cell = where % GRID
    return {
        "tool": tool_phrase(int(tools.tool_of(effect))),
        "owner": seat_phrase(where // GRID),
        "x": str(x_of(cell)),
        "y": str(y_of(cell)),
        "from": phrase(f"tile-{TYPES[tools.TURNS[effect]]}"),
        "to": phrase(f"tile-{TYPES[tools.INTO[effect]]}"),
    }


# ---- Choices and questions ------------------------------------------------------------------------------------------


def choice_phrase(box: Box, vocabulary: Vocabulary, choice: int, task: Task[Any] | None) -> Phrase:
    """A choice, as an answer to the task that asks."""
    name, argument = vocabulary.verb(choice).name, vocabulary.argument(choice)
    if name == "done":
        return phrase("choice-no-fence" if isinstance(task, tools.MayFence) else "choice-done")
    if name in ("draw", "fence"):
        return phrase(f"choice-{name}")
    if name == "take":
        return phrase("choice-take", tool=tool_phrase(argument))
    if name == "mission":
        return phrase("choice-mission", mission=mission_phrase(box, argument)) if argument else phrase("choice-none")
    if name in ("choose", "wheelbarrow", "deal"):
        return phrase(f"choice-{name}", card=card_phrase(box, argument)) if argument else phrase("choice-none")
    if name == "chooser":
        return phrase("choice-chooser", player=seat_phrase(argument))
    if name == "tool":
        kind = int(box.kinds[argument])
        return phrase("choice-tool", tool=tool_phrase(kind)) if argument else phrase("choice-none")
    if name == "unload":
        land, place = divmod(argument, 4 * GRID)
        where = place_phrase(int(rotation_of(place)), int(cell_of(place)))
        return phrase("choice-unload", owner=seat_phrase(land), place=where)
    if name == "place":
        place = argument + 4 * GRID  # card 1 comes first
        where = place_phrase(int(rotation_of(place)), int(cell_of(place)))
        card = card_phrase(box, int(card_of(place)), int(rotation_of(place)))
        return phrase("choice-place", card=card, place=where)
    effect = tools.EFFECT_NAMES.index(name)
    return Phrase("choice-use", effect_phrase(effect, argument))


def question_phrase(box: Box, task: Task[Any]) -> Phrase:
    """What a task asks."""
    if isinstance(task, tools.Unload):
        return Phrase("ask-unload", {"card": card_phrase(box, int(task.card))})
    return Phrase(task_key("ask", task))


# ---- Events ---------------------------------------------------------------------------------------------------------


def event_phrase(box: Box, event: Event) -> Phrase:
    """What happened, as one seat sees it. With a tool it does not know, the phrase is the one without."""
    kind, a, b = int(event.kind), int(event.a), int(event.b)
    key = f"event-{EVENTS[kind]}"
    args: dict[str, Argument] = {"player": seat_phrase(int(event.seat))}
    if kind in (NAMES_CHOOSER, PHASE_BEGINS, DEALS, GIVES_TOOLS):
        args["n"] = a
    elif kind == CHOOSES_MISSION:
        args["mission"] = mission_phrase(box, a)
    elif kind in (TURNS_UP, TAKES):
        args["tool"] = tool_phrase(a)
    elif kind == DRAWS:
        if event.secret:
            args["tool"] = tool_phrase(int(event.secret) - 1)
        else:
            key += "-unseen"
    elif kind in (REVEALS, LOSES):
        args["card"] = card_phrase(box, b)
    elif kind == RECEIVES:
        args["n"] = a
        if event.secret:
            args["cards"] = [card_phrase(box, int(event.secret) // 128 ** (a - 1 - k) % 128) for k in range(a)]
        else:
            key += "-unseen"
    elif kind == PASSES:
        key += "-back" if a else ""
    elif kind == PLACES:
        args["card"] = card_phrase(box, int(card_of(a)), int(rotation_of(a)))
        args["place"] = place_phrase(int(rotation_of(a)), int(cell_of(a)))
    elif kind == USES:
        args |= effect_phrase(a, b)
    elif kind == LIFTS:
        args |= {"owner": seat_phrase(a), "card": card_phrase(box, b)}
    elif kind in (UNLOADS, MOVES):
        args |= {"owner": seat_phrase(a), "card": card_phrase(box, int(card_of(b)), int(rotation_of(b)))}
        args["place"] = place_phrase(int(rotation_of(b)), int(cell_of(b)))
    return Phrase(key, args)
