"""Why a choice is not open: the reason and the rule."""

from __future__ import annotations

from typing import Any

from farmtable.core.rules.state import POWER
from farmtable.core.rules.task import Task
from farmtable.core.show.phrase import Argument, IllegalChoice, phrase
from farmtable.games.my_farm_shop.rules import activation, payment, play, production
from farmtable.games.my_farm_shop.rules.activation import STEPS
from farmtable.games.my_farm_shop.rules.box import FIELD_NAMES, FIELDS, NO_ARROW, ROW, SUNFLOWER_PLACES, UP
from farmtable.games.my_farm_shop.rules.declared import (
    ACTIVATE,
    AREA,
    BONUS,
    DONE,
    FOLLOW,
    GIVE_UP,
    PAY,
    PLACE,
    PLANT,
    RETURN,
    STALL,
    UPROOT,
    VERB,
)
from farmtable.games.my_farm_shop.rules.goods import away
from farmtable.games.my_farm_shop.rules.modules import farmer, jump_start, skills
from farmtable.games.my_farm_shop.rules.state import FarmShop
from farmtable.games.my_farm_shop.show.module_refusals import farmer_refusal, skill_refusal
from farmtable.games.my_farm_shop.show.phrases import face_phrase

FIELD_7 = 5

# The rule behind each question, for choices that simply are not among its answers.
RULES: dict[type[Task[Any]], str] = {
    play.BeforeRoll: "MFS-10",
    play.ChooseDie: "MFS-10",
    play.Place: "MFS-12",
    activation.Activate: "MFS-13",
    activation.FinalActivate: "MFS-51",
    activation.Afterwards: "MFS-16",
    activation.Follow: "MFS-27",
    activation.ChooseArea: "MFS-23",
    payment.PayIdentical: "MFS-22",
    payment.PayOther: "MFS-22",
    payment.PayAny: "MFS-22",
    payment.Uproot: "MFS-33",
    payment.GiveUp: "MFS-22",
    production.Bonus: "MFS-31",
    production.TakeAny: "MFS-20",
    production.TakeIdentical: "MFS-20",
    production.PlantSunflowers: "MFS-30",
    production.Surplus: "MFS-40",
    jump_start.ChoosePair: "MFS-61",
    jump_start.PlacePair: "MFS-62",
    farmer.TakeTransport: "MFS-66",
    farmer.TilesOnly: "MFS-68",
    farmer.FarmerReturns: "MFS-67",
    skills.SwapFirst: "MFS-70",
    skills.SwapSecond: "MFS-70",
}


def refusal(s: FarmShop, seat: int, choice: int) -> IllegalChoice:
    """The reason and the rule."""
    task = s.task_of(seat)
    rule = RULES.get(type(task), "MFS-10")
    if choice >= POWER:
        found = skill_refusal(s, seat, choice, task)
    else:
        found = own_refusal(s, seat, task, choice & -VERB, choice & (VERB - 1)) or farmer_refusal(s, seat, task, choice)
    return found or refused("refused-not-now", rule)


def refused(key: str, rule: str, **args: Argument) -> IllegalChoice:
    return IllegalChoice(phrase(key, **args), rule)


def own_refusal(s: FarmShop, seat: int, task: Task[Any], verb: int, arg: int) -> IllegalChoice | None:
    """Why this answer to the question is not open; None if it is no answer to it."""
    if isinstance(task, play.ChooseDie) and verb == STALL:
        return die_refusal(s, seat, arg // 6 + 1, arg % 6 + 1)
    if isinstance(task, play.ChooseDie | play.Place) and verb == DONE:
        return refused("refused-compulsory", "MFS-10")
    if isinstance(task, play.Place) and verb == PLACE:
        return refused("refused-upper-row", "MFS-25", field=FIELD_NAMES[arg])
    if isinstance(task, activation.Activate) and verb == ACTIVATE:
        return activate_refusal(s, seat, task, arg)
    if isinstance(task, activation.Afterwards) and verb == ACTIVATE:
        return refused("refused-acted", "MFS-13")
    if isinstance(task, activation.Follow) and verb == FOLLOW:
        return follow_refusal(s, seat, task, arg)
    if isinstance(task, activation.ChooseArea) and verb == AREA:
        return refused("refused-cannot-pay", "MFS-21", face=face_phrase(s.box, int(s.face(seat, task.field))))
    if isinstance(task, payment.PayIdentical | payment.PayOther | payment.PayAny) and verb == PAY:
        return refused("refused-such-goods", "MFS-22")
    if isinstance(task, payment.Uproot) and verb == UPROOT:
        return refused("refused-no-sunflower", "MFS-33", field=FIELD_NAMES[arg])
    if isinstance(task, payment.GiveUp) and verb == GIVE_UP:
        key = "refused-own-card" if arg == task.field else "refused-no-card"
        return refused(key, "MFS-22", field=FIELD_NAMES[arg])
    if isinstance(task, production.Bonus) and verb == BONUS:
        return refused("refused-not-produced", "MFS-31")
    if isinstance(task, production.PlantSunflowers) and verb == PLANT:
        if arg == FIELD_7:
            return refused("refused-field-7", "MFS-30")
        return refused("refused-no-place", "MFS-30", field=FIELD_NAMES[arg], n=int(SUNFLOWER_PLACES[arg]))
    if isinstance(task, production.Surplus) and verb == RETURN:
        return refused("refused-such-goods", "MFS-40")
    return None


def die_refusal(s: FarmShop, seat: int, stall: int, number: int) -> IllegalChoice:
    """That number was not rolled, or the bags don't reach: there is no way round from 6 to 1. (MFS-10, MFS-11)"""
    if number not in [int(s.die_shows(die)) for die in range(3)]:
        return refused("refused-no-die", "MFS-10", die=number)
    return refused("refused-die-bags", "MFS-11", die=number, stall=stall, need=abs(stall - number), n=int(s.bags(seat)))


def activate_refusal(s: FarmShop, seat: int, task: activation.Activate, field: int) -> IllegalChoice:
    """The bags don't reach, or nothing would happen there. (MFS-14, MFS-21, MFS-27, MFS-29)"""
    need, have = int(STEPS[task.dice(s) * FIELDS + field]), int(s.bags(seat))
    name = FIELD_NAMES[field]
    face = int(s.face(seat, field))
    if need > have:
        return refused("refused-sum-bags", "MFS-14", field=name, need=need, n=have)
    if s.box.arrow[face] != NO_ARROW:
        return refused("refused-arrow-leads-nowhere", "MFS-27", field=name)
    if not s.box.areas[face]:
        return refused("refused-empty-field", "MFS-29", field=name)
    return refused("refused-cannot-pay", "MFS-21", face=face_phrase(s.box, face))


def follow_refusal(s: FarmShop, seat: int, task: activation.Follow, to: int) -> IllegalChoice:
    """Where the arrow does not point, or where nothing would happen. (MFS-25 to 27)"""
    name = FIELD_NAMES[to]
    if s.box.arrow[s.face(seat, task.field)] == UP:
        if to != task.field - ROW:
            return refused("refused-arrow-up", "MFS-25", field=name)
    elif to // ROW != task.field // ROW or away(to, task.field) != 1:
        return refused("refused-arrow-sideways", "MFS-26", field=name)
    return refused("refused-arrow-leads-nowhere", "MFS-27", field=name)
