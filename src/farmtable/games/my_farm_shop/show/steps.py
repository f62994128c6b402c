"""Questions step by step: which die, then which stall; and each answer with what it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from farmtable.core.rules.task import Task
from farmtable.core.show.phrase import Phrase, phrase
from farmtable.core.show.text import Step, Way
from farmtable.games.my_farm_shop.rules import activation, play
from farmtable.games.my_farm_shop.rules.box import DIE_SIDES, FIELD_NAMES, FIELDS, ROW, Box
from farmtable.games.my_farm_shop.rules.declared import (
    ACTIVATE,
    AREA,
    FARMER,
    FOLLOW,
    GIVE_UP,
    HAND_BACK,
    OPPOSITE,
    PAIR,
    PAY,
    PLACE,
    PLANT,
    RETURN,
    STALL,
    SWAP,
    SWAP_WITH,
    TAKE,
    TAKE_FROM,
    TRANSPORT,
    UPROOT,
    VERB,
)
from farmtable.games.my_farm_shop.rules.modules.jump_start import FIELD_4, FIELD_8, PlacePair
from farmtable.games.my_farm_shop.rules.modules.things import KINDS
from farmtable.games.my_farm_shop.show.farms import Farms, area_said
from farmtable.games.my_farm_shop.show.phrases import skill_phrase
from farmtable.games.my_farm_shop.show.text import field_of_sum
from farmtable.games.my_farm_shop.show.view import FarmShopView

Said = Callable[[int], Phrase]


def steps(box: Box, ask: Phrase, said: Said, task: Task[Any], menu: list[int], v: FarmShopView) -> Step:
    """A menu as a tree; `said` says a choice in the words of the list."""
    asking = Asking(box, v, task, said)
    if isinstance(task, play.Place):
        ask = phrase("step-ask-card", ask=ask, card=asking.farms.card(v.taken))
    stalls = [choice for choice in menu if STALL <= choice < STALL + VERB]
    opposite = [choice for choice in menu if OPPOSITE <= choice < OPPOSITE + VERB]
    plain = [choice for choice in menu if choice not in (*stalls, *opposite)]
    ways = [*asking.dice(stalls), *(asking.way(choice) for choice in plain)]
    if opposite:
        then = Step(phrase("ask-activate"), tuple(asking.way(choice) for choice in opposite))
        ways.append(Way(phrase("step-opposite"), then=then))
    return Step(ask, tuple(ways))


class Asking:
    """The tree of one menu, for who has this view."""

    def __init__(self, box: Box, v: FarmShopView, task: Task[Any], said: Said) -> None:
        self.box = box
        self.v = v
        self.task = task
        self.said = said
        self.farms = Farms(box, v)

    def dice(self, menu: list[int]) -> list[Way]:
        """Which die, with what it leaves for everybody; then which stall, the nearest first."""
        by_die: dict[int, list[int]] = {}
        for choice in menu:
            by_die.setdefault((choice - STALL) % DIE_SIDES + 1, []).append(choice)
        found = []
        for die, choices in sorted(by_die.items()):
            left = list(self.v.dice)
            left.remove(die)
            field = field_of_sum(sum(left))
            label = phrase(
                "step-die", die=die, field=FIELD_NAMES[field], now=self.farms.now(self.v.seat, field), sum=sum(left)
            )
            choices.sort(key=lambda choice: (abs((choice - STALL) // DIE_SIDES + 1 - die), choice))
            ways = tuple(self.way(choice) for choice in choices)
            found.append(Way(label, then=Step(phrase("step-ask-stall", die=die), ways)))
        return found

    def way(self, choice: int) -> Way:
        what = self.what(choice)
        label = phrase("step-what", choice=self.said(choice), what=what) if what else self.said(choice)
        return Way(label, choice)

    def what(self, choice: int) -> Phrase | None:
        """What a choice is about, beside its name: the card of the stall, what the field gives, how many there are."""
        verb, k, seat = choice // VERB * VERB, choice % VERB, self.v.seat
        if verb == STALL:
            return self.farms.card(self.v.market[k // DIE_SIDES])
        if verb == PLACE:
            return self.placed(k)
        if verb in (ACTIVATE, FOLLOW, OPPOSITE):
            return self.activated(verb, k)
        if verb == AREA and isinstance(self.task, activation.ChooseArea):
            field = int(self.task.field)
            return area_said(self.box.areas[self.farms.face(seat, field)][k])
        if verb in (GIVE_UP, SWAP, SWAP_WITH):
            return self.farms.card(self.v.seats[seat].cards[k])
        if verb in (UPROOT, PLANT):
            shows = self.farms.card(self.farms.face(seat, k))
            return phrase("step-sunflower", shows=shows, n=self.v.seats[seat].sunflowers[k])
        return self.counted(verb, k) or self.module(verb, k)

    def counted(self, verb: int, k: int) -> Phrase | None:
        """How many of a good or a tile one has."""
        seen = self.v.seats[self.v.seat]
        if verb in (PAY, TAKE, RETURN):
            return phrase("step-have", n=seen.goods[k])
        return phrase("step-have", n=seen.tiles[k]) if verb == HAND_BACK else None

    def module(self, verb: int, k: int) -> Phrase | None:
        """Pairs of jump-start cards, where the farmer goes, what transport pays for."""
        if verb == PAIR:
            one, other = (self.farms.card(card) for card in self.v.pairs[2 * k : 2 * k + 2])
            return phrase("step-pair", one=one, other=other)
        if verb == FARMER:
            return phrase("step-instead", card=self.farms.card(self.v.market[k - 1]))
        return skill_phrase(self.v.skills[k % KINDS]) if verb in (TRANSPORT, TAKE_FROM) else None

    def placed(self, field: int) -> Phrase:
        """What a card covers there; of a pair, which card goes there."""
        if isinstance(self.task, PlacePair):
            pair = self.v.pairs[2 * int(self.task.pair) : 2 * int(self.task.pair) + 2]
            one, other = (self.farms.card(card) for card in pair)
            return phrase("step-pair-there", one=one, other=other, field=FIELD_NAMES[FIELD_4 + FIELD_8 - field])
        shows = self.farms.card(self.farms.face(self.v.seat, field))
        n = self.v.seats[self.v.seat].sunflowers[field]
        return phrase("step-covers", shows=shows, n=n)

    def activated(self, verb: int, field: int) -> Phrase:
        """What the field gives, and the bags that the way there costs."""
        now = self.farms.now(self.v.seat, field)
        if verb == FOLLOW or not self.v.steps:
            return now
        away = self.v.steps[field if verb == ACTIVATE else (field + ROW) % FIELDS]
        return phrase("step-away", now=now, n=away)
