"""My Farm Shop's faces, choices, questions and score lines as phrases: keys and arguments for the words."""

from __future__ import annotations

from typing import Any

from farmtable.core.rules.task import Task
from farmtable.core.show.phrase import Argument, Phrase, phrase
from farmtable.core.show.saying import Sayings
from farmtable.core.show.score import Line, Score
from farmtable.core.show.show import task_key
from farmtable.games.my_farm_shop.rules import activation, play, production
from farmtable.games.my_farm_shop.rules.area import BONUS_NAMES, Area
from farmtable.games.my_farm_shop.rules.box import DIE_SIDES, FIELD_NAMES, NO_ARROW, UP, Box
from farmtable.games.my_farm_shop.rules.declared import DONE, OPPOSITE, PLACE, STALL, USE
from farmtable.games.my_farm_shop.rules.goods import GOODS_NAMES, ITEM_NAMES, bags, coins, counted, goods
from farmtable.games.my_farm_shop.rules.modules.farmer import FARMER_CARD
from farmtable.games.my_farm_shop.rules.modules.things import GOAL_NAMES, SKILL_NAMES, TRANSPORT_NAMES
from farmtable.games.my_farm_shop.rules.state import HAS, FarmShop

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


# ---- Choices, events and questions ----------------------------------------------------------------------------------


def kind_phrase(name: str) -> Phrase:
    """A kind of good, or what else a sunflower can add."""
    return phrase(f"kind-{name}")


def transport_phrase(kind: int) -> Phrase:
    return phrase(f"transport-{TRANSPORT_NAMES[kind]}")


def skill_phrase(skill: int) -> Phrase:
    return phrase(f"skill-{SKILL_NAMES[skill]}" if skill else "skill-none")


def goal_phrase(goal: int) -> Phrase:
    return phrase(f"goal-{GOAL_NAMES[goal]}" if goal else "goal-none")


def sayings(box: Box) -> Sayings:
    return {
        "good": lambda good: kind_phrase(GOODS_NAMES[good]),
        "bonus": lambda bonus: kind_phrase(BONUS_NAMES[bonus]),
        "items": items_phrase,
        "face": lambda face: face_phrase(box, face),
        "transport": transport_phrase,
        "skill": skill_phrase,
        "goal": goal_phrase,
    }


def choice_phrase(said: Phrase, choice: int, task: Task[Any] | None) -> Phrase:
    """A choice, where its words need more than its arguments: the task that asks, the bags that it costs, a key."""
    if choice == DONE:
        return phrase(done_key(task))
    if STALL <= choice < PLACE:
        stall, die = divmod(choice - STALL, DIE_SIDES)
        return Phrase(said.key, {**said.args, "bags": abs(stall - die)})
    if USE <= choice < OPPOSITE:
        return Phrase(f"{said.key}-{said.args['way']}")
    return said


def done_key(task: Task[Any] | None) -> str:
    if isinstance(task, play.BeforeRoll):
        return "choice-roll-dice"
    if isinstance(task, activation.Activate):
        return "choice-rest"
    return "choice-lose" if isinstance(task, production.PlantSunflowers) else "choice-done"


def question_phrase(task: Task[Any]) -> Phrase:
    """What a task asks."""
    args: dict[str, Argument] = {}
    n = getattr(task, "n", None)
    if n is not None:
        args["n"] = int(n)
    if isinstance(task, activation.Follow | activation.ChooseArea):
        args["field"] = FIELD_NAMES[task.field]
    return Phrase(task_key("ask", task), args)


# Finished games of version 0.1 keep their events with these arguments.
RENAMED = {
    "event-turn": {"n": "turn"},
    "event-rolls": {"n": "die"},
    "event-activates": {"n": "bags"},
    "event-deals": {"n": "pair"},
    "event-pair": {"n": "pair"},
    "event-skill": {"kind": "transport"},
    "event-transport": {"kind": "transport"},
    "event-takes-from": {"kind": "transport"},
    "event-uses": {"kind": "transport"},
    "event-hands-back": {"kind": "transport"},
    "event-meets": {"n": "coins"},
}


# ---- Scores ---------------------------------------------------------------------------------------------------------


def score(s: FarmShop, seat: int) -> Score:
    """Coins, with those for what is left at the end; ties are broken by goods and bags. (MFS-52, MFS-68)"""
    lines = [Line(phrase("score-coins"), int(coins(s.numbers[HAS + seat])), "MFS-52")]
    for module in s.modules:
        points = int(module.points(s, seat))
        if points:
            lines.append(Line(phrase(f"score-{module.name}", n=points), points, "MFS-68"))
    left = int(goods(s.numbers[HAS + seat])), int(bags(s.numbers[HAS + seat]))
    tie_lines = (
        Line(phrase("score-goods", n=left[0]), left[0], "MFS-52"),
        Line(phrase("score-bags", n=left[1]), left[1], "MFS-52"),
    )
    return Score(tuple(lines), ties=(sum(left),), tie_lines=tie_lines)
