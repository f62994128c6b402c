"""What a tuned evaluation looks at in My Farm Shop: coins, what the farm can still earn, and what is half done."""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.brain.features import Features, names_in
from farmtable.core.rt import i64, vec
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.games.my_farm_shop.brain import named
from farmtable.games.my_farm_shop.brain.earnings import CHANCE, Earnings
from farmtable.games.my_farm_shop.brain.value import value
from farmtable.games.my_farm_shop.rules.activation import NO_DICE, Activation, ChooseArea, Follow
from farmtable.games.my_farm_shop.rules.area import Area
from farmtable.games.my_farm_shop.rules.box import CARDS, FIELDS, NO_ARROW, ROW, SHOP_ROOM, UP, Box
from farmtable.games.my_farm_shop.rules.goods import GOODS, ITEMS, amount, bags, coins, goods
from farmtable.games.my_farm_shop.rules.modules.farmer import TakeTransport
from farmtable.games.my_farm_shop.rules.modules.goals import BEFORE, FACE_UP, SHOWN, icons, most_identical, open_to
from farmtable.games.my_farm_shop.rules.modules.jump_start import FIELD_4, FIELD_8, PAIRS, PlacePair
from farmtable.games.my_farm_shop.rules.modules.skills import SwapFirst, SwapSecond, swappable
from farmtable.games.my_farm_shop.rules.modules.things import BAGS, IDENTICAL_GOODS, SHOP_ICONS, SUNFLOWERS, UPPER_ROW
from farmtable.games.my_farm_shop.rules.modules.tiles import tiles_of
from farmtable.games.my_farm_shop.rules.payment import GiveUp, PayAny, PayIdentical, PayOther, Uproot
from farmtable.games.my_farm_shop.rules.production import Bonus, Produce, TakeAny, TakeIdentical, UsedUp
from farmtable.games.my_farm_shop.rules.state import DIE, HAS, NO_DIE, NOT_YET, TAKEN, TURN, FarmShop

NAMES: Final = names_in(named)

LITTLE: Final = 1.0  # coins an activation
SEVERAL: Final = 10  # goods
MANY_BAGS: Final = 6
ALIKE: Final = 4
A_TILE: Final = 1.3  # a transport tile that will be taken, in coins


def rolls() -> list[i64]:
    """The 56 different rolls of three dice: how many ways, and the three sums without one of the dice."""
    found: list[i64] = []
    for a in range(1, 7):
        for b in range(a, 7):
            for c in range(b, 7):
                ways = 6 // (6 if a == b == c else 2 if a == b or b == c else 1)
                found += [ways, b + c, a + c, a + b]
    return found


ROLLS: Final = vec[i64](rolls())


class ShopFeatures(Features):
    """Those of a seat; others' seats are looked at in the same way and compared."""

    def __init__(self, box: Box) -> None:
        super().__init__(NAMES)
        self.earnings: list[Earnings] = [Earnings(box.areas) for _ in range(4)]  # one a seat: others seldom change

    def fill(self, s: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(s, FarmShop)
        out[named.VALUE] = value(s, seat) / 20.0
        left = float(s.turns_left())
        tasks = pending(s, seat)
        card = s.numbers[TAKEN]
        gone: i64 = -1  # a 1x card that is being used
        for task in tasks:
            if isinstance(task, UsedUp):
                gone = task.field
        if gone >= 0:
            under = s.card_on(seat, gone)
            s.put_card(seat, gone, 0)
            self.look(s, seat, left, tasks, out)
            s.put_card(seat, gone, under)
        elif not s.parted and s.player == seat and 0 < card <= CARDS:
            field = self.best_field(s, seat, left)
            under = s.card_on(seat, field)
            s.put_card(seat, field, card)
            self.look(s, seat, left, tasks, out)
            s.put_card(seat, field, under)
        else:
            self.look(s, seat, left, tasks, out)

    def best_field(self, s: FarmShop, seat: i64, left: float) -> i64:
        """Where the card that was taken earns most, with the activation that follows. (MFS-12)"""
        earnings = self.earnings[seat]
        earnings.find(s, seat, left)
        dice = s.dice_sum()
        card = s.numbers[TAKEN]
        first: i64 = ROW if i64(s.box.arrow[card]) == UP else 0
        best, most = first, -1.0
        for field in range(first, FIELDS):
            under = s.card_on(seat, field)
            s.put_card(seat, field, card)
            earned = earnings.at_prices(s, seat, left) + earnings.next_activation(s, seat, dice)
            s.put_card(seat, field, under)
            if earned > most:
                best, most = field, earned
        return best

    def look(self, s: FarmShop, seat: i64, left: float, tasks: list[Task[Any]], out: vec[float]) -> None:
        """The farm as it lies, or will lie when what is half done is done."""
        early = left / float(len(s.deck()) + 1)
        earnings = self.earnings[seat]
        earnings.find(s, seat, left)
        have = s.numbers[HAS + seat]
        final = s.numbers[TURN] > len(s.deck())  # all that counts now is the last activation (MFS-51)
        if final:
            earnings.worthless()
        owned = float(tiles_of(s, seat)) if len(s.modules) > 0 else 0.0
        stored = float(goods(have))
        out[named.COINS] = (float(coins(have)) + owned) / 20.0
        out[named.PLAN] = 0.0 if final else earnings.total / 20.0
        out[named.PLAN_EARLY] = out[named.PLAN] * early
        out[named.A_TURN] = 0.0 if final else earnings.a_turn / 3.0
        out[named.A_TURN_EARLY] = out[named.A_TURN] * early
        dice = coming(s, seat)
        out[named.NEXT] = earnings.next_activation(s, seat, dice) / 5.0 if dice > 0 else 0.0
        out[named.PROMISED] = 0.0
        for task in tasks:
            out[named.PROMISED] += self.promise(s, seat, task, left) / 5.0
        if final:
            for k in range(named.GOODS, len(out)):
                out[k] = 0.0
            return
        out[named.GOODS] = stored / 4.0
        out[named.GOODS_EARLY] = out[named.GOODS] * early
        out[named.GOODS_BEYOND] = max(0.0, stored - float(SEVERAL)) / 4.0
        alike = kinds = 0.0
        for kind in range(GOODS):
            there = amount(have, kind)
            alike += float(max(there - ALIKE, 0))
            if there > 0:
                kinds += 1.0
        out[named.ALIKE_BEYOND] = alike / 4.0
        out[named.KINDS] = kinds / 2.0
        out[named.BAGS] = float(bags(have)) / 3.0
        out[named.BAGS_EARLY] = out[named.BAGS] * early
        out[named.BAGS_BEYOND] = float(max(bags(have) - MANY_BAGS, 0)) / 3.0
        out[named.SUNFLOWERS] = float(s.sunflowers_of(seat) + s.in_hand(seat)) / 3.0
        out[named.SUNFLOWERS_EARLY] = out[named.SUNFLOWERS] * early
        out[named.BEST_FIELD] = earnings.most / 8.0
        self.look_at_fields(s, seat, left, out)
        self.look_at_dice(earnings, left / float(s.players), out)
        out[named.GOALS] = out[named.GOALS_NEAR] = 0.0
        if len(s.modules) > 0:
            self.look_at_goals(s, seat, out)
        out[named.TILES] = owned / 3.0
        out[named.TILES_EARLY] = out[named.TILES] * early

    def look_at_fields(self, s: FarmShop, seat: i64, left: float, out: vec[float]) -> None:
        """What the fields make and could sell in a turn, each by the chance of its dice sum."""
        box = s.box
        cards = arrows = once = made = sold = sales = 0.0
        for field in range(FIELDS):
            if s.card_on(seat, field) != 0:
                cards += 1.0
            face = s.face(seat, field)
            if box.arrow[face] != NO_ARROW:
                arrows += 1.0
                continue
            chance = (CHANCE[field] + 2.0) / 56.0
            if box.once[face] != 0:
                once += 1.0
                chance = min(chance, 1.0 / left) if left > 0.0 else 0.0
            for area in box.areas[face]:
                paid = goods(area.cost) + area.pay_any + area.pay_identical + area.pay_other
                made += chance * float(goods(area.gain) + area.gain_any + area.gain_identical)
                if paid > 0:
                    sold += chance * float(paid)
                    sales += chance * float(coins(area.gain))
        stock = made + float(goods(s.numbers[HAS + seat])) / (left + 2.0)
        out[named.CARDS] = cards / 5.0
        out[named.MADE] = made
        out[named.SOLD] = sold
        out[named.SALES] = sales / 2.0
        out[named.SHORT] = max(0.0, sold - stock)
        out[named.OVER] = max(0.0, stock - sold)
        out[named.ARROWS] = arrows
        out[named.ONCE] = once

    def look_at_dice(self, earnings: Earnings, own_turns: float, out: vec[float]) -> None:
        """All rolls of three dice: the best sum that is left by the choice of a die. (MFS-13)"""
        at_sum = earnings.at_sum
        best = 0.0
        for k in range(0, len(ROLLS), 4):
            most = max(at_sum[ROLLS[k + 1]], at_sum[ROLLS[k + 2]])
            best += float(ROLLS[k]) * max(most, at_sum[ROLLS[k + 3]])
        out[named.CHOICE] = (best / 216.0 - earnings.a_turn) * own_turns / 10.0
        idle = 0.0
        for field in range(FIELDS):
            if earnings.worth[field] < LITTLE:
                idle += CHANCE[field]
        out[named.IDLE] = idle / 12.0

    def look_at_goals(self, s: FarmShop, seat: i64, out: vec[float]) -> None:
        """Goals that this seat may still meet: how much of each is there. (MFS-71, MFS-72)"""
        for k in range(FACE_UP):
            goal = i64(s.b[SHOWN + k])
            if goal != 0 and open_to(s, k, seat):
                pays = 1.0 if s.b[BEFORE + k] == 0 else 0.5
                there = min(1.0, progress(s, seat, goal))
                out[named.GOALS] += pays * there
                out[named.GOALS_NEAR] += pays * there * there * there * there

    def promise(self, s: FarmShop, seat: i64, task: Task[Any], left: float) -> float:
        """What a task will take and give, at the prices found, so that half-done things do not look like losses."""
        earnings = self.earnings[seat]
        price = earnings.price
        dear, cheap = price[earnings.dear], price[earnings.cheap]
        if isinstance(task, Produce):
            area = s.box.areas[task.face][task.area]
            sunflowers = i64(0) if s.box.no_bonus[task.face] != 0 else s.sunflowers(seat, task.field)
            return gained(earnings, area) + earnings.bonus(area, sunflowers)
        if isinstance(task, TakeAny | TakeIdentical):
            return dear * float(task.n)
        if isinstance(task, Bonus):
            area = s.box.areas[task.face][task.area]
            return dear * float(task.goods + task.identical) + earnings.bonus(area, task.n)
        if isinstance(task, PayAny):
            return -cheap * float(task.n)
        if isinstance(task, PayOther):
            return -earnings.second * float(task.n)
        if isinstance(task, PayIdentical):
            return -cheap * float(task.n) - earnings.second * float(task.other)
        if isinstance(task, Uproot):
            return -earnings.sunflower * float(task.n)
        if isinstance(task, GiveUp):
            return -earnings.card
        if isinstance(task, ChooseArea):
            face = s.face(seat, task.field)
            return earnings.payable_worth(s, seat, task.field, face, s.numbers[HAS + seat])
        if isinstance(task, Follow):
            earnings.judge_now(s, seat, NO_DICE)
            return earnings.now[task.field]
        if isinstance(task, TakeTransport):
            return A_TILE * float(task.n)
        if isinstance(task, SwapFirst):
            return self.swapping(s, seat, left, 0, FIELDS)
        if isinstance(task, SwapSecond):
            return self.swapping(s, seat, left, task.first, task.first + 1)
        if isinstance(task, PlacePair):
            return self.pair(s, seat, left, task.pair)
        return 0.0

    def swapping(self, s: FarmShop, seat: i64, left: float, first: i64, end: i64) -> float:
        """What the best swap of two cards adds. (MFS-70)"""
        earnings = self.earnings[seat]
        before = earnings.total
        best = 0.0
        for one in range(first, end):
            for other in range(one + 1, FIELDS):
                if swappable(s, seat, one, other):
                    card, with_card = s.card_on(seat, one), s.card_on(seat, other)
                    s.put_card(seat, one, with_card)
                    s.put_card(seat, other, card)
                    best = max(best, earnings.at_prices(s, seat, left) - before)
                    s.put_card(seat, one, card)
                    s.put_card(seat, other, with_card)
        return best

    def pair(self, s: FarmShop, seat: i64, left: float, pair: i64) -> float:
        """What a pair of jump-start cards adds, the better way round. (MFS-62)"""
        earnings = self.earnings[seat]
        before = earnings.total
        best = 0.0
        for k in range(2):
            s.put_card(seat, FIELD_4, i64(s.b[PAIRS + 2 * pair + k]))
            s.put_card(seat, FIELD_8, i64(s.b[PAIRS + 2 * pair + 1 - k]))
            best = max(best, earnings.at_prices(s, seat, left) - before)
        s.put_card(seat, FIELD_4, 0)
        s.put_card(seat, FIELD_8, 0)
        return best

    def progress(self, s: State) -> float:
        assert isinstance(s, FarmShop)
        return 1.0 - float(s.turns_left()) / float(len(s.deck()) + 1)

    def standing(self, s: State, seat: i64) -> float:
        """Coins and what the modules count as such, then goods and bags. (MFS-52, MFS-68)"""
        assert isinstance(s, FarmShop)
        have = s.numbers[HAS + seat]
        earned = coins(have)
        for module in s.modules:
            earned += module.points(s, seat)
        return float(earned * 4096 + goods(have) + bags(have))


def gained(earnings: Earnings, area: Area) -> float:
    """All on the right of an arrow, at the prices found."""
    found = 0.0
    for kind in range(ITEMS):
        found += float(amount(area.gain, kind)) * earnings.price[kind]
    found += float(area.gain_any + area.gain_identical) * earnings.price[earnings.dear]
    return found + float(area.gain_sunflowers) * earnings.sunflower


def pending(s: FarmShop, seat: i64) -> list[Task[Any]]:
    """What this seat is about to do."""
    if s.parted:
        return s.lanes[seat].rows()
    if s.seat == seat or s.player == seat:
        return s.agenda.rows()
    return NOTHING


NOTHING: Final[list[Task[Any]]] = []


def coming(s: FarmShop, seat: i64) -> i64:
    """The dice sum of an activation that this seat has still to do in this turn; 0 if there is none."""
    if s.parted:
        if s.activated(seat) != NOT_YET:
            return 0
        return NO_DICE if s.numbers[DIE] == NO_DIE else s.dice_sum()
    if s.numbers[DIE] != NO_DIE:
        agenda = s.agenda
        for k in range(agenda.depth):
            if isinstance(agenda.tasks[k], Activation):
                return s.dice_sum()
    return 0


def progress(s: FarmShop, seat: i64, goal: i64) -> float:
    """How much of what a goal asks is there; from 1 on it is met. (MFS-71)"""
    if goal == SHOP_ICONS:
        return float(icons(s, seat)) / 5.0
    if goal == IDENTICAL_GOODS:
        return float(most_identical(s, seat)) / 6.0
    if goal == BAGS:
        return float(s.bags(seat)) / 8.0
    if goal == SUNFLOWERS:
        return float(s.sunflowers_of(seat)) / 5.0
    if goal == UPPER_ROW:
        there = 0.0
        for field in range(ROW):
            if s.card_on(seat, field) != 0:
                there += 1.0
        return there / 5.0
    return float(s.stored(seat)) / float(SHOP_ROOM)
