"""The table in words: every farm and shop, dice, market, deck, and what the modules have laid out."""

from __future__ import annotations

from collections.abc import Callable

from farmtable.core.show.phrase import Phrase, phrase, seat_phrase
from farmtable.core.show.text import Aside, Section, owners
from farmtable.games.my_farm_shop.rules.box import FIELD_NAMES, FIELDS, ROW, SHOP_ROOM, Box
from farmtable.games.my_farm_shop.rules.modules import things
from farmtable.games.my_farm_shop.rules.modules.tiles import OF_EACH
from farmtable.games.my_farm_shop.rules.state import NO_DIE
from farmtable.games.my_farm_shop.show.farms import Farms, seat_names
from farmtable.games.my_farm_shop.show.phrases import goal_phrase, skill_phrase, transport_phrase
from farmtable.games.my_farm_shop.show.view import BACKS, FarmShopView, GoalView, SeatView

BEFORE_THE_ROLL = ("StartTurn", "BeforeRoll", "RollDie")  # the dice of the turn before still lie there


def text(box: Box, v: FarmShopView) -> list[Section]:
    """All that a seat sees: its own farm, those of the others in turn order, and what is common to all."""
    telling = Telling(box, v)
    found = [telling.farms.owner(seat) for seat in owners(v)]
    found += [telling.dice(), telling.market(), telling.deck()]
    if any(v.pairs):
        found.append(telling.pairs())
    if any(v.skills):
        found.append(telling.skills())
    if any(goal.goal for goal in v.goals):
        found.append(telling.goals())
    if any(v.left):
        found.append(telling.box_section())
    return [*found, telling.course()]


def field_of_sum(dice: int) -> int:
    """2 and 12 are the same field. (MFS-15)"""
    return 0 if dice in (2, 12) else dice - 2


class Telling:
    """One view, as sections."""

    def __init__(self, box: Box, v: FarmShopView) -> None:
        self.box = box
        self.v = v
        self.farms = Farms(box, v)

    # ---- Dice and market ---------------------------------------------------------------------------------------------

    def dice(self) -> Section:
        """What each die leaves for everybody; once one is taken, what the other two have made."""
        v = self.v
        calls = (phrase("call-dice"),)
        rolled = v.asked and any(v.dice) and not any(row[0] in (*BEFORE_THE_ROLL, "End") for row in v.agenda)
        if not rolled:
            return Section(phrase("tell-no-dice"), calls=calls)
        if v.die == NO_DIE:
            rolls = phrase("tell-dice", a=v.dice[0], b=v.dice[1], c=v.dice[2])
            return Section(rolls, sections=tuple(self.die(n) for n in sorted({*v.dice})), calls=calls)
        one, other = self.others(v.dice[v.die])
        title = phrase("tell-dice-taken", die=v.dice[v.die], one=one, other=other, sum=one + other)
        return Section(title, (*self.for_everybody(one, other), self.bags()), calls=calls)

    def others(self, number: int) -> tuple[int, int]:
        """The two dice that are left when one with this number is taken."""
        left = list(self.v.dice)
        left.remove(number)
        return left[0], left[1]

    def die(self, number: int) -> Section:
        one, other = self.others(number)
        title = phrase("tell-die", die=number, one=one, other=other, sum=one + other)
        return Section(title, tuple(self.for_everybody(one, other)))

    def for_everybody(self, one: int, other: int) -> list[Phrase]:
        """What the field of the sum would give each player now."""
        facts = [self.farms.of_field(seat, field_of_sum(one + other)) for seat in owners(self.v)]
        return [*facts, phrase("tell-double")] if one == other else facts

    def bags(self) -> Phrase:
        """How many bags move the sum to each field."""
        steps = zip(FIELD_NAMES, self.v.steps, strict=True)
        return phrase("tell-moves", fields=[phrase("tell-move", field=field, n=n) for field, n in steps if n])

    def market(self) -> Section:
        facts = [
            phrase("tell-stall", stall=stall, card=self.farms.card(card) if card else phrase("tell-stall-empty"))
            for stall, card in enumerate(self.v.market, 1)
        ]
        return Section(phrase("tell-market"), tuple(facts), calls=(phrase("call-market"),))

    def deck(self) -> Section:
        """How many cards of each back are left, and for those who ask which ones nobody has seen."""
        v = self.v
        facts = [phrase("tell-next-back", back=v.deck[0])] if v.deck else []
        facts += [phrase("tell-back", back=back, n=v.deck.count(back)) for back in BACKS if back in v.deck]
        if v.seedlings:
            facts.append(phrase("tell-seedlings", n=len(v.seedlings)))
        backs = [
            self.cards(phrase("tell-unseen", back=back, n=len(cards)), cards, phrase("call-back", back=back))
            for back, cards in zip(BACKS, v.unseen, strict=True)
        ]
        gone = self.cards(phrase("tell-gone", n=len(v.gone)), v.gone, phrase("call-gone"))
        title = phrase("tell-deck", n=len(v.deck))
        return Section(title, tuple(facts), (*backs, gone), (phrase("call-deck"),))

    def cards(self, title: Phrase, cards: list[int], call: Phrase) -> Section:
        """Cards that matter only to those who ask."""
        return Aside(title, tuple(self.farms.card(card) for card in cards), calls=(call,))

    # ---- Modules -----------------------------------------------------------------------------------------------------

    def pairs(self) -> Section:
        v, facts = self.v, []
        for pair in range(len(v.pairs) // 2):
            one, other = v.pairs[2 * pair : 2 * pair + 2]
            if one:
                facts.append(phrase("tell-pair", pair=pair + 1, one=self.farms.card(one), other=self.farms.card(other)))
        return Section(phrase("tell-pairs"), tuple(facts), calls=(phrase("call-pairs"),))

    def skills(self) -> Section:
        """Each with the transport that pays for it, and how many tiles nobody has."""
        v = self.v
        facts = []
        for kind, skill in enumerate(v.skills):
            left = OF_EACH - sum(seen.tiles[kind] for seen in v.seats)
            facts.append(phrase("tell-skill", transport=transport_phrase(kind), skill=skill_phrase(skill), n=left))
        return Section(phrase("tell-skills"), tuple(facts), calls=(phrase("call-skills"),))

    def goals(self) -> Section:
        """Who met each, what it still pays, and how far everybody is."""
        facts = [fact for goal in self.v.goals if goal.goal for fact in self.goal(goal)]
        return Section(phrase("tell-goals"), tuple(facts), calls=(phrase("call-goals"),))

    def goal(self, goal: GoalView) -> list[Phrase]:
        name = goal_phrase(goal.goal)
        state = "closed" if goal.closed else "second" if goal.before else "first"
        facts = [phrase(f"tell-goal-{state}", goal=name)]
        for key, seats in (("tell-goal-before", goal.before), ("tell-goal-now", goal.now)):
            if seats:
                facts.append(phrase(key, players=seat_names(seats)))
        how_far, wanted = HOW_FAR[goal.goal]
        far = [
            phrase("tell-far", player=seat_phrase(seat), n=how_far(self, self.v.seats[seat], seat))
            for seat in owners(self.v)
        ]
        return [*facts, phrase("tell-goal-far", wanted=wanted, far=far)]

    def icons(self, seat: int) -> int:
        """Farm shop icons that can be seen. (MFS-28)"""
        return sum(int(self.box.icon[self.farms.face(seat, field)]) for field in range(FIELDS))

    def box_section(self) -> Section:
        """What the modules have not laid out; it matters only to those who ask."""
        cards, goals, skills = self.v.left
        facts = [phrase("tell-jump-start", card=self.farms.card(card)) for card in cards]
        facts += [goal_phrase(goal) for goal in goals] + [phrase("tell-a-skill", skill=skill_phrase(k)) for k in skills]
        return Aside(phrase("tell-box"), tuple(facts), calls=(phrase("call-box"),))

    # ---- The turn ----------------------------------------------------------------------------------------------------

    def course(self) -> Section:
        v = self.v
        turns = len(self.box.decks[v.players]) + 1
        if not v.asked:
            facts = [phrase("tell-over"), phrase("tell-played", n=v.turn)]
        elif any(row[0] == "End" for row in v.agenda):
            facts = [phrase("table-final"), phrase("tell-played", n=v.turn)]
        else:
            facts = [
                phrase("tell-turn", n=v.turn + 1, turns=turns),
                phrase("tell-player", player=seat_phrase(v.player)),
            ]
        facts += [phrase("tell-start", player=seat_phrase(v.start)), phrase("tell-rows")]
        return Section(phrase("tell-course"), tuple(facts), calls=(phrase("call-turn"),))


def stored(telling: Telling, seen: SeatView, seat: int) -> int:
    return sum(seen.goods) + sum(seen.tiles)


HOW_FAR: dict[int, tuple[Callable[[Telling, SeatView, int], int], int]] = {  # by goal: how far, and what is wanted
    things.SHOP_ICONS: (lambda telling, seen, seat: telling.icons(seat), 5),
    things.IDENTICAL_GOODS: (lambda telling, seen, seat: max(seen.goods), 6),
    things.BAGS: (lambda telling, seen, seat: seen.bags, 8),
    things.SUNFLOWERS: (lambda telling, seen, seat: sum(seen.sunflowers), 5),
    things.UPPER_ROW: (lambda telling, seen, seat: sum(card != 0 for card in seen.cards[:ROW]), ROW),
    things.FULL_SHOP: (stored, SHOP_ROOM),
}
