"""My Farm Shop's choices, questions, events and faces as phrases: keys and arguments for the words."""

from __future__ import annotations

from typing import Any

from farmtable.core.game import task_key
from farmtable.core.rules.event import Event
from farmtable.core.rules.task import Task
from farmtable.core.show.choice import Vocabulary
from farmtable.core.show.phrase import Argument, Phrase, phrase, seat_phrase
from farmtable.games.my_farm_shop.rules import activation, events, play, production, verbs
from farmtable.games.my_farm_shop.rules.area import Area
from farmtable.games.my_farm_shop.rules.goods import ITEM_NAMES, counted
from farmtable.games.my_farm_shop.rules.modules.farmer import FARMER_CARD
from farmtable.games.my_farm_shop.rules.modules.goals import GOAL_NAMES
from farmtable.games.my_farm_shop.rules.modules.skills import SKILL_NAMES
from farmtable.games.my_farm_shop.rules.modules.tiles import KIND_NAMES
from farmtable.games.my_farm_shop.rules.state import FIELD_NAMES, NO_ARROW, UP, Box

# ---- Goods, areas, faces --------------------------------------------------------------------------------------------


def items_phrase(bundle: int) -> list[Phrase]:
    """2 eggs and 1 bag"""
    return [phrase(f"item-{ITEM_NAMES[kind]}", n=n) for kind, n in enumerate(counted(bundle)) if n]


def pay_phrase(area: Area) -> list[Phrase]:
    """What is left of the red arrow."""
    parts = [
        ("any", area.pay_any),
        ("identical", area.pay_identical),
        ("other", area.pay_other),
        ("sunflower", area.pay_sunflowers),
        ("card", int(area.pay_card)),
    ]
    return items_phrase(area.cost) + [phrase(f"item-{name}", n=int(n)) for name, n in parts if n]


def gain_phrase(area: Area) -> list[Phrase]:
    """What is produced."""
    parts = [("any", area.gain_any), ("identical", area.gain_identical), ("sunflower", area.gain_sunflowers)]
    return items_phrase(area.gain) + [phrase(f"item-{name}", n=int(n)) for name, n in parts if n]


def area_phrase(area: Area) -> Phrase:
    """1 honey → 3 coins"""
    pay, gain = pay_phrase(area), gain_phrase(area)
    return phrase("area-arrow", pay=pay, gain=gain) if pay else phrase("area-gain", gain=gain)


def face_phrase(box: Box, face: int) -> Phrase:
    """All that a card or a printed field does."""
    if face == FARMER_CARD:
        return phrase("face-farmer")
    areas = box.areas[face]
    if box.arrow[face] != NO_ARROW:
        shows = phrase("face-up" if box.arrow[face] == UP else "face-sideways")
    elif not areas:
        return phrase("face-empty")
    elif len(areas) == 1:
        shows = area_phrase(areas[0])
    else:
        shows = phrase("face-either", one=area_phrase(areas[0]), other=area_phrase(areas[1]))
    return phrase("face-once", face=shows) if box.once[face] else shows


# ---- Choices and questions ------------------------------------------------------------------------------------------

FIELD_VERBS = ("place", "activate", "follow", "uproot", "give-up", "plant", "swap", "with", "opposite")
KIND_VERBS = ("pay", "take", "return", "bonus")


def choice_phrase(vocabulary: Vocabulary, choice: int, task: Task[Any] | None) -> Phrase:
    """A choice, as an answer to the task that asks."""
    verb = vocabulary.verb(choice)
    argument = choice - verb.base
    key = f"choice-{verb.name}"
    if choice == verbs.DONE:
        return phrase(done_key(task))
    if verb.name == "stall":
        return phrase(key, stall=argument // 6 + 1, die=argument % 6 + 1, n=abs(argument // 6 - argument % 6))
    if verb.name in FIELD_VERBS:
        return phrase(key, field=FIELD_NAMES[argument])
    if verb.name in KIND_VERBS:
        return phrase(key, kind=phrase(f"kind-{verb.write(argument)}"))
    if verb.name in ("transport", "hand-back"):
        return phrase(key, kind=phrase(f"transport-{KIND_NAMES[argument]}"))
    if verb.name == "from":
        return phrase(key, kind=phrase(f"transport-{KIND_NAMES[argument % 4]}"), player=seat_phrase(argument // 4))
    if verb.name == "use":
        return phrase(f"{key}-{verb.write(argument)}")
    if verb.name == "skill":
        return phrase(key, skill=skill_phrase(argument))
    if verb.name == "goal":
        return phrase(key, goal=goal_phrase(argument))
    if verb.name == "start":
        return phrase(key, player=seat_phrase(argument))
    return phrase(key, n=argument + (1 if verb.name in ("area", "pair") else 0))


def done_key(task: Task[Any] | None) -> str:
    if isinstance(task, play.BeforeRoll):
        return "choice-roll-dice"
    if isinstance(task, activation.Activate):
        return "choice-rest"
    return "choice-lose" if isinstance(task, production.PlantSunflowers) else "choice-done"


def skill_phrase(skill: int) -> Phrase:
    return phrase(f"skill-{SKILL_NAMES[skill]}" if skill else "skill-none")


def goal_phrase(goal: int) -> Phrase:
    return phrase(f"goal-{GOAL_NAMES[goal]}" if goal else "goal-none")


def question_phrase(task: Task[Any]) -> Phrase:
    """What a task asks."""
    args: dict[str, Argument] = {}
    n = getattr(task, "n", None)
    if n is not None:
        args["n"] = int(n)
    if isinstance(task, activation.Follow | activation.ChooseArea):
        args["field"] = FIELD_NAMES[task.field]
    return Phrase(task_key("ask", task), args)


# ---- Events ---------------------------------------------------------------------------------------------------------


def event_phrase(box: Box, event: Event) -> Phrase:
    """What happened."""
    args: dict[str, Argument] = {"player": seat_phrase(int(event.seat))}
    return Phrase(f"event-{events.EVENTS[event.kind]}", args | event_arguments(box, int(event.kind), event))


def event_arguments(box: Box, kind: int, event: Event) -> dict[str, Argument]:
    a, b = int(event.a), int(event.b)
    if kind == events.TURN_BEGINS:
        return {"n": a + 1}
    if kind == events.ROLLS:
        return {"n": a}
    if kind == events.CHOOSES:
        return {"stall": a // 8, "die": a % 8, "card": face_phrase(box, b)}
    if kind in (events.PLACES, events.DISCARDS, events.USES_UP):
        return {"field": FIELD_NAMES[a], "card": face_phrase(box, b)}
    if kind == events.ACTIVATES:
        return {"field": FIELD_NAMES[a], "n": b}
    if kind in (events.FOLLOWS, events.PLANTS, events.UPROOTS):
        return {"field": FIELD_NAMES[a]}
    if kind in (events.PAYS, events.GAINS, events.RETURNS):
        return {"items": items_phrase(a)}
    if kind in (events.REVEALS, events.MOVES_FARMER):
        return {"stall": a, "card": face_phrase(box, b)}
    if kind == events.DEALS:
        return {"n": a + 1, "card": face_phrase(box, b)}
    if kind == events.CHOOSES_PAIR:
        return {"n": a + 1}
    if kind in (events.SHOWS_SKILL, events.USES_SKILL):
        return {"kind": phrase(f"transport-{KIND_NAMES[a]}"), "skill": skill_phrase(b)}
    if kind in (events.TAKES_TRANSPORT, events.HANDS_BACK):
        return {"kind": phrase(f"transport-{KIND_NAMES[a]}")}
    if kind == events.TAKES_FROM:
        return {"kind": phrase(f"transport-{KIND_NAMES[a]}"), "other": seat_phrase(b)}
    if kind == events.SWAPS:
        return {"field": FIELD_NAMES[a], "other": FIELD_NAMES[b]}
    if kind in (events.SHOWS_GOAL, events.MEETS, events.CLOSES):
        return {"goal": goal_phrase(a), "n": b}
    return {}
