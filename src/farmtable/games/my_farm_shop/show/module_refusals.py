"""Why a choice of the module Farmer is not open: the reason and the rule."""

from __future__ import annotations

from typing import Any

from farmtable.core.rules.task import Task
from farmtable.core.show.phrase import Argument, IllegalChoice, phrase
from farmtable.games.my_farm_shop.rules import activation, play, production
from farmtable.games.my_farm_shop.rules.box import FIELD_NAMES, ROW, UP
from farmtable.games.my_farm_shop.rules.declared import (
    FARMER,
    HAND_BACK,
    OPPOSITE,
    SWAP,
    SWAP_WITH,
    TAKE_FROM,
    TRANSPORT,
    USE,
    VERB,
)
from farmtable.games.my_farm_shop.rules.goods import goods
from farmtable.games.my_farm_shop.rules.modules import skills
from farmtable.games.my_farm_shop.rules.modules.farmer import FarmerReturns, TakeTransport, TilesOnly
from farmtable.games.my_farm_shop.rules.modules.things import (
    A_GOOD,
    ABOVE_OR_BELOW,
    KINDS,
    SUNNY_SEVEN,
    SWAP_CARDS,
    TWO_BAGS,
    USE_BAGS_FOR_GOODS,
)
from farmtable.games.my_farm_shop.rules.modules.tiles import TILES, USED, supply
from farmtable.games.my_farm_shop.rules.state import DIE, HAS, NO_DIE, FarmShop
from farmtable.games.my_farm_shop.show.phrases import transport_phrase


def refused(key: str, rule: str, **args: Argument) -> IllegalChoice:
    return IllegalChoice(phrase(key, **args), rule)


def skill_refusal(s: FarmShop, seat: int, choice: int, task: Task[Any]) -> IllegalChoice | None:
    """Not face up, no tile, paid already this turn, or not the moment for it. (MFS-65, MFS-69, MFS-70)"""
    if choice >= HAND_BACK:
        surplus = isinstance(task, production.Surplus | TilesOnly)
        key = "refused-no-tile" if surplus else "refused-no-surplus"
        return refused(key, "MFS-68", transport=transport_phrase(choice - HAND_BACK))
    skill = ABOVE_OR_BELOW if choice >= OPPOSITE else int(skills.SKILL_OF_WAY[choice - USE])
    kind = int(skills.kind_of(s, skill))
    if kind < 0:
        return refused("refused-no-skill", "MFS-65")
    if int(s.b[USED + seat]) >> kind & 1:
        return refused("refused-paid", "MFS-69", transport=transport_phrase(kind))
    if s.b[TILES + KINDS * seat + kind] == 0:
        return refused("refused-no-tile", "MFS-69", transport=transport_phrase(kind))
    return moment_refusal(s, seat, choice, skill, task)


def moment_refusal(s: FarmShop, seat: int, choice: int, skill: int, task: Task[Any]) -> IllegalChoice:
    """The tile is there: what else is missing? (MFS-70)"""
    activating = isinstance(task, activation.Activate | activation.Afterwards)
    free = activating or isinstance(task, play.BeforeRoll | play.ChooseDie | play.Place)
    if skill == SUNNY_SEVEN:
        key = "refused-seven-full" if isinstance(task, production.PlantSunflowers) else "refused-moment"
    elif not free:
        key = "refused-moment"
    elif skill in (A_GOOD, TWO_BAGS):
        dice = "refused-no-dice" if s.numbers[DIE] == NO_DIE else "refused-no-double"
        key = dice if activating else "refused-moment"
    elif skill == SWAP_CARDS:
        key = "refused-no-two-cards"
    elif skill == ABOVE_OR_BELOW:
        return opposite_refusal(s, seat, choice - OPPOSITE, task)
    else:
        bags = choice == USE + USE_BAGS_FOR_GOODS
        have = int(s.bags(seat) if bags else goods(s.numbers[HAS + seat]))
        return refused("refused-two-bags" if bags else "refused-two-goods", "MFS-70", n=have)
    return refused(key, "MFS-70")


def opposite_refusal(s: FarmShop, seat: int, field: int, task: Task[Any]) -> IllegalChoice:
    if not isinstance(task, activation.Activate) or isinstance(task, activation.FinalActivate):
        return refused("refused-moment", "MFS-70")
    need, have = int(skills.opposite_cost(s, field)), int(s.bags(seat))
    if need > have:
        name = FIELD_NAMES[(field + ROW) % (2 * ROW)]
        return refused("refused-sum-bags", "MFS-14", field=name, need=need, n=have)
    return refused("refused-arrow-leads-nowhere", "MFS-21", field=FIELD_NAMES[field])


def farmer_refusal(s: FarmShop, seat: int, task: Task[Any], choice: int) -> IllegalChoice | None:
    """Why this answer to a question of the module is not open; None if it is no answer to it."""
    verb, arg = choice & -VERB, choice & (VERB - 1)
    if isinstance(task, FarmerReturns) and verb == FARMER:
        return refused("refused-same-stall", "MFS-67", stall=arg)
    if isinstance(task, TakeTransport) and verb in (TRANSPORT, TAKE_FROM):
        return transport_refusal(s, task, verb, arg)
    if isinstance(task, skills.SwapFirst) and verb == SWAP:
        return refused("refused-no-two-cards", "MFS-70")
    if isinstance(task, skills.SwapSecond) and verb == SWAP_WITH:
        first, second = s.card_on(seat, task.first), s.card_on(seat, arg)
        if second and UP in (s.box.arrow[first], s.box.arrow[second]) and task.first < ROW <= arg:
            return refused("refused-upper-row", "MFS-25", field=FIELD_NAMES[task.first])
        return refused("refused-no-card", "MFS-70", field=FIELD_NAMES[arg])
    return None


def transport_refusal(s: FarmShop, task: TakeTransport, verb: int, arg: int) -> IllegalChoice:
    """Two different kinds; from the supply as long as there are any. (MFS-66)"""
    transport = transport_phrase(arg % KINDS)
    if task.taken >> (arg % KINDS) & 1:
        return refused("refused-same-kind", "MFS-66", transport=transport)
    if verb == TRANSPORT:
        return refused("refused-supply-empty", "MFS-66", transport=transport)
    key = "refused-supply-left" if supply(s, arg % KINDS) else "refused-they-have-none"
    return refused(key, "MFS-66", transport=transport)
