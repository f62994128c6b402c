"""What a farm can still earn: a bound on the best plan that fields, dice and stock allow, found by shadow prices.

Goods have no price in this game, but every plan sets one: a farm that sells more than it makes would pay much for a
good, one with a full shop nothing. At given prices each dice sum has a best field, moved to by bags where that pays, so
the mean over all rolls is a short sum. Whatever the prices, no plan earns more than this says (Lagrangian relaxation);
those with the lowest bound are looked for in a few subgradient steps, dearer where more would be sold than there is,
cheaper where goods would be left over.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, vec
from farmtable.games.my_farm_shop.rules.activation import STEPS
from farmtable.games.my_farm_shop.rules.area import SUNFLOWER as A_SUNFLOWER
from farmtable.games.my_farm_shop.rules.area import Area
from farmtable.games.my_farm_shop.rules.box import FIELDS, NO_ARROW, PRINTED, ROW, UP
from farmtable.games.my_farm_shop.rules.goods import BAG, GOODS, ITEMS, amount, bags
from farmtable.games.my_farm_shop.rules.payment import payable
from farmtable.games.my_farm_shop.rules.state import CARD_ON, HAS, SEAT, SEATS, SIDE, FarmShop

NO_FIELD: Final = -1
SUMS: Final = 13  # a place for each dice sum, 2 to 12
WAYS: Final = vec[float]([0.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0])  # of 36
FIELD_OF: Final = vec[i64]([0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0])  # by dice sum (MFS-15)
CHANCE: Final = vec[float]([2.0, 2.0, 3.0, 4.0, 5.0, 6.0, 5.0, 4.0, 3.0, 2.0])  # of 36, by field

STEPS_TO_PRICES: Final = 6
FIRST_GOOD: Final = 1.8  # prices to begin with
FIRST_BAG: Final = 0.9
DEAREST_GOOD: Final = 4.0
DEAREST_BAG: Final = 2.5
SUNFLOWER_A_TURN: Final = 0.14  # what a sunflower adds in a turn that is left
A_CARD: Final = 0.25  # ... and a card that is given up


class Earnings:
    """The prices of one farm and what follows from them. Made once for a box; `find` fills it anew."""

    def __init__(self, areas: list[list[Area]]) -> None:
        self.areas: list[list[Area]] = areas
        self.net: vec[float] = vec[float]()  # by face, area, kind of item: gained less paid, where it is named
        self.count: vec[i64] = vec[i64]([len(row) for row in areas])
        self.price: vec[float] = vec[float]([0.0] * ITEMS)  # a coin costs a coin
        self.dear: i64 = 0  # the good with the highest price
        self.cheap: i64 = 0
        self.second: float = 0.0  # the second lowest price of a good
        self.sunflower: float = 0.0
        self.card: float = 0.0
        self.worth: vec[float] = vec[float]([0.0] * FIELDS)  # of an activation of each field
        self.target: vec[i64] = vec[i64]([0] * FIELDS)  # where arrows lead from it
        self.now: vec[float] = vec[float]([0.0] * FIELDS)  # the same for the next activation, with what is there
        self.now_target: vec[i64] = vec[i64]([0] * FIELDS)
        self.chosen: vec[i64] = vec[i64]([0] * FIELDS)  # of two areas the better one
        self.at_sum: vec[float] = vec[float]([0.0] * SUMS)
        self.goes_to: vec[i64] = vec[i64]([0] * SUMS)  # the sum that bags move it to
        self.flow: vec[float] = vec[float]([0.0] * ITEMS)  # a turn, on average
        self.kept: vec[float] = vec[float]([0.0] * ITEMS)  # the prices that were best so far
        self.a_turn: float = 0.0
        self.total: float = 0.0
        self.most: float = 0.0  # of any field
        self.found: vec[i64] = vec[i64]([0] * (2 * FIELDS + 2))  # for which farm and stock
        self.turns: float = -1.0  # ... and turns; less than 0: nothing is found
        net: list[float] = []
        for row in areas:
            for k in range(2):
                for kind in range(ITEMS):
                    net.append(float(amount(row[k].gain, kind) - amount(row[k].cost, kind)) if k < len(row) else 0.0)
        self.net = vec[float](net)

    # ---- Prices -----------------------------------------------------------------------------------------------------

    def find(self, s: FarmShop, seat: i64, turns: float) -> None:
        """The prices for a farm that is activated so many times more, and once without dice. (MFS-51)"""
        if self.knows(s, seat, turns):
            return
        price, kept, flow = self.price, self.kept, self.flow
        for kind in range(GOODS):
            price[kind] = FIRST_GOOD
        price[GOODS] = FIRST_BAG
        price[GOODS + 1] = 1.0
        self.sunflower = SUNFLOWER_A_TURN * turns
        self.card = A_CARD * turns
        have = s.numbers[HAS + seat]
        size = 0.7
        least = -1.0
        for step in range(STEPS_TO_PRICES):
            total = self.at_prices(s, seat, turns)
            if least < 0.0 or total < least:
                least = total
                for kind in range(ITEMS):
                    kept[kind] = price[kind]
            if step < STEPS_TO_PRICES - 1:
                self.flows(s, seat)
                for kind in range(GOODS + 1):
                    over = (turns * flow[kind] + float(amount(have, kind))) / (turns + 2.0)
                    top = DEAREST_GOOD if kind < GOODS else DEAREST_BAG
                    price[kind] = max(0.0, min(top, price[kind] - size * over))
                size *= 0.75
        for kind in range(ITEMS):
            price[kind] = kept[kind]
        self.total = self.at_prices(s, seat, turns)
        self.turns = turns

    def knows(self, s: FarmShop, seat: i64, turns: float) -> bool:
        """Was the same found last time? Then nothing is to be done: the farms of others seldom change."""
        found = self.found
        at = SEATS + seat * SEAT + CARD_ON
        same = (
            self.turns == turns
            and found[2 * FIELDS] == s.numbers[HAS + seat]
            and found[2 * FIELDS + 1] == s.numbers[SIDE]
        )
        for k in range(2 * FIELDS):  # cards, then sunflowers
            if found[k] != i64(s.b[at + k]):
                found[k] = i64(s.b[at + k])
                same = False
        found[2 * FIELDS] = s.numbers[HAS + seat]
        found[2 * FIELDS + 1] = s.numbers[SIDE]
        return same

    def at_prices(self, s: FarmShop, seat: i64, turns: float) -> float:
        """What could be earned if everything were bought and sold at these prices."""
        self.turns = -1.0
        self.order()
        self.judge_fields(s, seat, turns)
        self.judge_sums()
        have = s.numbers[HAS + seat]
        price, worth = self.price, self.worth
        stock = 0.0
        for kind in range(GOODS + 1):
            stock += float(amount(have, kind)) * price[kind]
        most = 0.0
        for field in range(FIELDS):
            most = max(most, worth[field])
        self.most = most
        return turns * self.a_turn + stock + most

    def worthless(self) -> None:
        """The game is over after one more activation: only coins count. (MFS-51, MFS-52)"""
        price = self.price
        for kind in range(GOODS + 1):
            price[kind] = 0.0
        self.sunflower = 0.0
        self.card = 0.0
        self.turns = -1.0

    def order(self) -> None:
        """Which good is dear, which is cheap."""
        price = self.price
        dear: i64 = 0
        cheap: i64 = 0
        for kind in range(1, GOODS):
            if price[kind] > price[dear]:
                dear = kind
            if price[kind] < price[cheap]:
                cheap = kind
        second = DEAREST_GOOD
        for kind in range(GOODS):
            if kind != cheap and price[kind] < second:
                second = price[kind]
        self.dear, self.cheap, self.second = dear, cheap, second

    # ---- Fields -----------------------------------------------------------------------------------------------------

    def judge_fields(self, s: FarmShop, seat: i64, turns: float) -> None:
        """What an activation of each field is worth. A 1× card is there for one of them only. (MFS-24)"""
        worth, target = self.worth, self.target
        once = s.box.once
        arrows = False
        for field in range(FIELDS):
            face = s.face(seat, field)
            target[field] = field
            if s.box.arrow[face] != NO_ARROW:
                worth[field] = 0.0
                self.chosen[field] = NO_FIELD
                arrows = True
                continue
            uses = turns * (CHANCE[field] + 2.0) / 46.0
            if once[face] == 0 or uses <= 1.0:
                worth[field] = self.face_worth(s, seat, field, face)
            else:
                under = self.face_worth(s, seat, field, PRINTED + s.numbers[SIDE] * FIELDS + field)
                worth[field] = under + (self.face_worth(s, seat, field, face) - under) / uses
        if arrows:
            follow_arrows(s, seat, worth, target)

    def face_worth(self, s: FarmShop, seat: i64, field: i64, face: i64) -> float:
        """The better area; doing without is worth nothing. (MFS-16, MFS-23)"""
        best = 0.0
        self.chosen[field] = NO_FIELD
        sunflowers = i64(0) if s.box.no_bonus[face] != 0 else s.sunflowers(seat, field)
        for k in range(self.count[face]):
            worth = self.area_worth(face, k, sunflowers)
            if worth > best:
                best = worth
                self.chosen[field] = k
        return best

    def area_worth(self, face: i64, k: i64, sunflowers: i64) -> float:
        """What an area gives less what it takes, at these prices."""
        area = self.areas[face][k]
        return self.gains(area, face, k) - self.by_choice(area) + self.bonus(area, sunflowers)

    def gains(self, area: Area, face: i64, k: i64) -> float:
        """Named items gained less those paid, and what is gained by choice."""
        net, price = self.net, self.price
        at = (face * 2 + k) * ITEMS
        found = net[at] * price[0] + net[at + 1] * price[1] + net[at + 2] * price[2] + net[at + 3] * price[3]
        found += net[at + 4] * price[4] + net[at + 5]
        if not area.plain:
            found += float(area.gain_any + area.gain_identical) * price[self.dear]
            found += float(area.gain_sunflowers) * self.sunflower
        return found

    def by_choice(self, area: Area) -> float:
        """What is paid by choice: the cheapest goods."""
        if not area.open:
            return 0.0
        found = float(area.pay_any + area.pay_identical) * self.price[self.cheap] + float(area.pay_other) * self.second
        found += float(area.pay_sunflowers) * self.sunflower
        return found + self.card if area.pay_card else found

    def bonus(self, area: Area, sunflowers: i64) -> float:
        """What sunflowers on the field add: the dearest of what is produced. (MFS-31)"""
        if sunflowers == 0:
            return 0.0
        kinds, price = area.bonus, self.price
        best = 0.0
        for m in range(len(kinds)):
            kind = kinds[m]
            if kind < ITEMS:
                best = max(best, price[kind])
            elif kind == A_SUNFLOWER:
                best = max(best, self.sunflower)
            else:  # goods of choice
                best = max(best, price[self.dear])
        return best * float(sunflowers)

    # ---- Dice -------------------------------------------------------------------------------------------------------

    def judge_sums(self) -> None:
        """What each dice sum is worth, with bags at their price where that pays, in two sweeps; and the mean turn."""
        at_sum, goes_to, worth = self.at_sum, self.goes_to, self.worth
        bag = self.price[GOODS]
        for dice in range(2, SUMS):
            at_sum[dice] = worth[FIELD_OF[dice]]
            goes_to[dice] = dice
            if dice > 2 and at_sum[dice - 1] - bag > at_sum[dice]:
                at_sum[dice] = at_sum[dice - 1] - bag
                goes_to[dice] = goes_to[dice - 1]
        found = WAYS[12] * at_sum[12]
        for down in range(10):
            dice = i64(11 - down)
            if at_sum[dice + 1] - bag > at_sum[dice]:
                at_sum[dice] = at_sum[dice + 1] - bag
                goes_to[dice] = goes_to[dice + 1]
            found += WAYS[dice] * at_sum[dice]
        self.a_turn = found / 36.0

    def flows(self, s: FarmShop, seat: i64) -> None:
        """How much of each item a turn brings or takes, on average, if all follow these prices."""
        flow, net, goes_to = self.flow, self.net, self.goes_to
        for kind in range(ITEMS):
            flow[kind] = 0.0
        dear, cheap = self.dear, self.cheap
        for dice in range(2, SUMS):
            chance = WAYS[dice] / 36.0
            to = goes_to[dice]
            flow[GOODS] -= chance * float(to - dice if to > dice else dice - to)
            field = self.target[FIELD_OF[to]]
            k = self.chosen[field]
            if k < 0:
                continue
            face = s.face(seat, field)
            area = self.areas[face][k]
            at = (face * 2 + k) * ITEMS
            for kind in range(ITEMS):
                flow[kind] += chance * net[at + kind]
            if not area.plain:
                flow[dear] += chance * float(area.gain_any + area.gain_identical)
            if area.open:
                flow[cheap] -= chance * float(area.pay_any + area.pay_identical + area.pay_other)

    # ---- The activation that comes next -----------------------------------------------------------------------------

    def next_activation(self, s: FarmShop, seat: i64, dice: i64) -> float:
        """The best activation with this dice sum and what the seat really has, at the prices found."""
        self.judge_now(s, seat, dice)
        now = self.now
        most = s.bags(seat)
        best = 0.0
        for field in range(FIELDS):
            cost = i64(STEPS[dice * FIELDS + field])
            if cost <= most:
                best = max(best, now[field] - float(cost) * self.price[GOODS])
        return best

    def judge_now(self, s: FarmShop, seat: i64, dice: i64) -> None:
        """What each field would give now, where it can be paid after the bags."""
        now, target = self.now, self.now_target
        have = s.numbers[HAS + seat]
        arrows = False
        for field in range(FIELDS):
            face = s.face(seat, field)
            target[field] = field
            now[field] = 0.0
            if s.box.arrow[face] != NO_ARROW:
                arrows = True
            else:
                cost = min(i64(STEPS[dice * FIELDS + field]), bags(have))
                now[field] = self.payable_worth(s, seat, field, face, have - cost * BAG)
        if arrows:
            follow_arrows(s, seat, now, target)

    def payable_worth(self, s: FarmShop, seat: i64, field: i64, face: i64, have: i64) -> float:
        """The better of the areas that can be paid."""
        best = 0.0
        areas = self.areas[face]
        sunflowers = i64(0) if s.box.no_bonus[face] != 0 else s.sunflowers(seat, field)
        for k in range(self.count[face]):
            worth = self.area_worth(face, k, sunflowers)
            if worth > best and payable(s, seat, field, areas[k], have):
                best = worth
        return best


def follow_arrows(s: FarmShop, seat: i64, worth: vec[float], target: vec[i64]) -> None:
    """An arrow is worth what it leads to; chains of two are seen. (MFS-25 to 27)"""
    for _ in range(2):
        for field in range(FIELDS):
            arrow = i64(s.box.arrow[s.face(seat, field)])
            if arrow == NO_ARROW:
                continue
            if arrow == UP:
                worth[field] = worth[field - ROW]
                target[field] = target[field - ROW]
                continue
            if field % ROW > 0 and worth[field - 1] > worth[field]:
                worth[field] = worth[field - 1]
                target[field] = target[field - 1]
            if field % ROW < ROW - 1 and worth[field + 1] > worth[field]:
                worth[field] = worth[field + 1]
                target[field] = target[field + 1]
