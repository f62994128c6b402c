"""How to play on in a hurry: each question is answered by a rule of thumb, in a few looks at the player's farm.

A good has a rough price: the more a farm could sell of what it makes, the dearer; the fuller the shop and the nearer
the end, the cheaper. Fields, cards and dice are compared at that price.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.brain.instinct import Instinct
from farmtable.core.rt import i64, vec
from farmtable.core.rules.playout import Chance, any_choice
from farmtable.core.rules.state import State
from farmtable.games.my_farm_shop.brain.earnings import CHANCE
from farmtable.games.my_farm_shop.rules.activation import STEPS, Activate, ChooseArea, FinalActivate, Follow
from farmtable.games.my_farm_shop.rules.area import Area
from farmtable.games.my_farm_shop.rules.box import CARDS, FACES, FIELDS, NO_ARROW, PRINTED, ROW, UP, Box
from farmtable.games.my_farm_shop.rules.declared import ACTIVATE, AREA, DONE, FOLLOW, PLACE, STALL, VERB
from farmtable.games.my_farm_shop.rules.goods import BAG, GOODS, amount, bags, coins, goods
from farmtable.games.my_farm_shop.rules.payment import GiveUp, PayAny, PayIdentical, PayOther, Uproot, payable
from farmtable.games.my_farm_shop.rules.play import ChooseDie, Place
from farmtable.games.my_farm_shop.rules.production import Bonus, PlantSunflowers, Surplus, TakeAny, TakeIdentical
from farmtable.games.my_farm_shop.rules.state import HAS, TAKEN, FarmShop

USUAL: Final = 1.9  # the price of a good
A_BAG: Final = 0.9
A_SUNFLOWER: Final = 0.13  # in a turn that is left
A_CARD: Final = 3.0
BONUS_ORDER: Final = vec[i64]([2, 2, 2, 2, 1, 5, 3, 3, 4])  # which item a sunflower adds: coins first


class ShopInstinct(Instinct):
    """Made once for a box: what each area brings in coins, goods, bags and sunflowers."""

    def __init__(self, box: Box) -> None:
        self.money: vec[float] = vec[float]([0.0] * (2 * FACES))  # by face and area
        self.made: vec[float] = vec[float]([0.0] * (2 * FACES))
        self.paid: vec[float] = vec[float]([0.0] * (2 * FACES))
        self.other: vec[float] = vec[float]([0.0] * (2 * FACES))  # bags and cards, in coins
        self.suns: vec[float] = vec[float]([0.0] * (2 * FACES))
        self.count: vec[i64] = vec[i64]([len(areas) for areas in box.areas])
        for face in range(FACES):
            for k in range(len(box.areas[face])):
                self.measure(2 * face + k, box.areas[face][k])
        self.now: vec[float] = vec[float]([0.0] * FIELDS)  # what each field of a farm is worth
        self.price: float = USUAL  # of a good on the farm that is looked at
        self.left: float = 0.0  # turns

    def measure(self, at: i64, area: Area) -> None:
        self.money[at] = float(coins(area.gain))
        self.made[at] = float(goods(area.gain) + area.gain_any + area.gain_identical)
        self.paid[at] = float(goods(area.cost) + area.pay_any + area.pay_identical + area.pay_other)
        self.other[at] = A_BAG * float(bags(area.gain) - bags(area.cost)) - (A_CARD if area.pay_card else 0.0)
        self.suns[at] = float(area.gain_sunflowers - area.pay_sunflowers)

    def choice(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, FarmShop)
        if s.menu.size == 1:
            return s.menu.at(0)
        seat = s.seat
        task = s.task_of(seat)
        if isinstance(task, Activate):
            return self.activate(s, seat, isinstance(task, FinalActivate))
        if isinstance(task, ChooseDie):
            return self.choose_die(s, seat)
        if isinstance(task, Place):
            return self.place(s, seat)
        if isinstance(task, Follow | ChooseArea):
            return self.go_on(s, seat)
        if isinstance(task, TakeAny | TakeIdentical):
            return by_stock(s, seat, False)
        if isinstance(task, PayAny | PayIdentical | PayOther | Surplus):
            return by_stock(s, seat, True)
        if isinstance(task, Bonus):
            return best_bonus(s)
        if isinstance(task, PlantSunflowers):
            return by_chance(s, 1.0)
        if isinstance(task, Uproot | GiveUp):
            return by_chance(s, -1.0)
        if s.menu.at(0) == DONE:  # skills are left to those who have time
            return DONE
        return any_choice(s, chance)

    # ---- The farm ---------------------------------------------------------------------------------------------------

    def look(self, s: FarmShop, seat: i64) -> None:
        """The price of a good, and what each field is worth at it."""
        left = float(s.turns_left())
        made = sold = 0.0
        for field in range(FIELDS):
            at = 2 * s.face(seat, field)
            made += CHANCE[field] * self.made[at]
            sold += CHANCE[field] * self.paid[at]
        stock = float(goods(s.numbers[HAS + seat]))
        balance = (sold - made) / 36.0 - (stock - 5.0) / (left + 6.0)
        self.left = left
        self.price = max(0.4, min(2.7, USUAL + 0.9 * balance)) * left / (left + 1.5)
        for field in range(FIELDS):
            self.now[field] = self.face_worth(s, s.face(seat, field), s.sunflowers(seat, field))

    def face_worth(self, s: FarmShop, face: i64, sunflowers: i64) -> float:
        if s.box.arrow[face] != NO_ARROW:
            return 2.0 * USUAL
        best = 0.0
        for k in range(self.count[face]):
            best = max(best, self.area_worth(2 * face + k, sunflowers if s.box.no_bonus[face] == 0 else 0))
        return best

    def area_worth(self, at: i64, sunflowers: i64) -> float:
        found = self.money[at] + self.price * (self.made[at] - self.paid[at]) + self.other[at]
        found += A_SUNFLOWER * self.left * self.suns[at]
        if sunflowers > 0:
            found += float(sunflowers) * (1.0 if self.money[at] > 0.0 else self.price)
        return found

    # ---- Activating -------------------------------------------------------------------------------------------------

    def activate(self, s: FarmShop, seat: i64, final: bool) -> i64:
        """The best field that can be paid; bags have their price."""
        self.look(s, seat)
        if final:
            self.price = 0.01
            self.left = 0.0
        best = s.menu.at(0)
        most = 0.0
        for k in range(s.menu.size):
            choice = s.menu.at(k)
            if choice < ACTIVATE or choice >= ACTIVATE + VERB:
                continue
            field = choice - ACTIVATE
            steps = i64(0) if final else i64(STEPS[s.dice_sum() * FIELDS + field])
            worth = self.payable_worth(s, seat, field, s.numbers[HAS + seat] - steps * BAG, 3) - self.bag() * float(
                steps
            )
            if worth > most:
                best, most = choice, worth
        return best

    def bag(self) -> float:
        return A_BAG * self.left / (self.left + 2.0)

    def payable_worth(self, s: FarmShop, seat: i64, field: i64, have: i64, deep: i64) -> float:
        """What a field gives; arrows lead on, a few steps far."""
        face = s.face(seat, field)
        if s.box.arrow[face] == NO_ARROW:
            best = 0.0
            areas = s.box.areas[face]
            for k in range(self.count[face]):
                if payable(s, seat, field, areas[k], have):
                    sunflowers = i64(0) if s.box.no_bonus[face] != 0 else s.sunflowers(seat, field)
                    best = max(best, self.area_worth(2 * face + k, sunflowers))
            return best
        if deep == 0:
            return 0.0
        if i64(s.box.arrow[face]) == UP:
            return self.payable_worth(s, seat, field - ROW, have, deep - 1)
        best = 0.0
        if field % ROW > 0:
            best = self.payable_worth(s, seat, field - 1, have, deep - 1)
        if field % ROW < ROW - 1:
            best = max(best, self.payable_worth(s, seat, field + 1, have, deep - 1))
        return best

    def go_on(self, s: FarmShop, seat: i64) -> i64:
        """Where an arrow leads, or which area."""
        self.look(s, seat)
        task = s.task_of(seat)
        best, most = s.menu.at(0), -1.0
        for k in range(s.menu.size):
            choice = s.menu.at(k)
            if isinstance(task, ChooseArea):
                worth = self.area_worth(2 * s.face(seat, task.field) + choice - AREA, s.sunflowers(seat, task.field))
            else:
                worth = self.payable_worth(s, seat, choice - FOLLOW, s.numbers[HAS + seat], 2)
            if worth > most:
                best, most = choice, worth
        return best

    # ---- Improving the farm -----------------------------------------------------------------------------------------

    def choose_die(self, s: FarmShop, seat: i64) -> i64:
        """A card that improves the farm, and a sum that is left for a good field; bags have their price. (MFS-10)"""
        self.look(s, seat)
        whole = s.die_shows(0) + s.die_shows(1) + s.die_shows(2)
        have = s.numbers[HAS + seat]
        best, most = s.menu.at(0), float("-inf")
        for k in range(s.menu.size):
            choice = s.menu.at(k)
            if choice < STALL or choice >= PLACE:
                continue
            stall = (choice - STALL) // 6 + 1
            number = (choice - STALL) % 6 + 1
            steps = stall - number if stall > number else number - stall
            card = s.stall_card(stall)
            worth = (self.improves(s, card) if card <= CARDS else 3.0) - self.bag() * float(steps)
            dice = whole - number
            field: i64 = 0 if dice == 12 else dice - 2
            worth += self.payable_worth(s, seat, field, have - steps * BAG, 2)
            if worth > most:
                best, most = choice, worth
        return best

    def improves(self, s: FarmShop, card: i64) -> float:
        """What a card adds on its best field."""
        best = 0.0
        for field in range(ROW if i64(s.box.arrow[card]) == UP else 0, FIELDS):
            best = max(best, self.adds(s, card, field))
        return best

    def adds(self, s: FarmShop, card: i64, field: i64) -> float:
        """What a card adds on a field, over all turns that are left."""
        hits = (CHANCE[field] + 2.0) / 56.0 * self.left + 0.3
        more = self.face_worth(s, card, 0)
        if s.box.once[card] != 0:
            return more * min(1.0, hits) - 0.3 * self.now[field]
        return (more - self.now[field]) * hits

    def place(self, s: FarmShop, seat: i64) -> i64:
        """Where it adds most, or is used at once. (MFS-12, MFS-16)"""
        self.look(s, seat)
        dice = s.dice_sum()
        card = s.numbers[TAKEN]
        best, most = s.menu.at(0), float("-inf")
        for k in range(s.menu.size):
            choice = s.menu.at(k)
            if choice < PLACE or choice >= PLACE + FIELDS:
                continue
            field = choice - PLACE
            worth = self.adds(s, card, field)
            if dice - 2 == field or (dice == 12 and field == 0):
                under = s.card_on(seat, field)
                s.put_card(seat, field, card)
                worth += self.payable_worth(s, seat, field, s.numbers[HAS + seat], 2) - self.now[field]
                s.put_card(seat, field, under)
            if worth > most:
                best, most = choice, worth
        return best


# ---- Small things ---------------------------------------------------------------------------------------------------


def by_stock(s: FarmShop, seat: i64, most: bool) -> i64:
    """The good of which there is most, or least. Tiles are kept."""
    best = s.menu.at(0)
    found: i64 = -1
    for k in range(s.menu.size):
        choice = s.menu.at(k)
        kind = choice % VERB
        if kind < GOODS:
            there = amount(s.numbers[HAS + seat], kind)
            there = there if most else 1000 - there
            if there > found:
                best, found = choice, there
    return best


def best_bonus(s: FarmShop) -> i64:
    """What a sunflower adds."""
    best = s.menu.at(0)
    for k in range(1, s.menu.size):
        if BONUS_ORDER[s.menu.at(k) % VERB] > BONUS_ORDER[best % VERB]:
            best = s.menu.at(k)
    return best


def by_chance(s: FarmShop, sign: float) -> i64:
    """The field that the dice hit most, or least."""
    best, most = s.menu.at(0), float("-inf")
    for k in range(s.menu.size):
        choice = s.menu.at(k)
        if choice % VERB < FIELDS and sign * CHANCE[choice % VERB] > most:
            best, most = choice, sign * CHANCE[choice % VERB]
    return best


assert PRINTED + 2 * FIELDS == FACES  # all that can be seen on a field has its numbers
