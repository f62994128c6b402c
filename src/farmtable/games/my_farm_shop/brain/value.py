"""How well a seat stands, for a bot that looks one choice ahead: coins, and what the farm and the shop may still earn.

In a turn a farm makes some goods and could sell some; what it earns is limited by both. A field counts by its chance.
"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64
from farmtable.core.rules.task import Task
from farmtable.games.my_farm_shop.rules.activation import NO_DICE, STEPS, Activate, Activation, ChooseArea, Follow
from farmtable.games.my_farm_shop.rules.area import Area
from farmtable.games.my_farm_shop.rules.box import CARDS, FIELDS, NO_ARROW, ROW, SHOP_ROOM, UP
from farmtable.games.my_farm_shop.rules.goods import BAG as ONE_BAG
from farmtable.games.my_farm_shop.rules.goods import GOODS, amount, bags, coins, goods
from farmtable.games.my_farm_shop.rules.payment import GiveUp, PayAny, PayIdentical, PayOther, Uproot, payable
from farmtable.games.my_farm_shop.rules.production import Bonus, Produce, TakeAny, TakeIdentical
from farmtable.games.my_farm_shop.rules.state import HAS, NOT_YET, TAKEN, TURN, FarmShop

GOOD: Final = 1.5  # a good in the shop
BAG: Final = 0.9
SUNFLOWER: Final = 0.12  # in a turn that is left
SPARE: Final = 0.35  # a good that the farm makes and can't sell
CHANCES: Final = [2.0, 2.0, 3.0, 4.0, 5.0, 6.0, 5.0, 4.0, 3.0, 2.0]  # of 36, for each field
LEVEL: Final = 2.0  # with bags the rare fields are reached too


def value(s: FarmShop, seat: i64) -> float:
    """Coins; what the farm can still give; goods and bags while there is time to use them."""
    left = float(s.turns_left())
    late = left / (left + 5.0)
    have = s.numbers[HAS + seat]
    worth = float(coins(have)) + late * BAG * min(float(bags(have)), 5.0)
    for kind in range(GOODS):
        n = float(amount(have, kind))
        worth += late * GOOD * (min(n, 3.0) + 0.8 * max(n - 3.0, 0.0))
    worth -= float(max(i64(0), goods(have) - SHOP_ROOM))
    worth += (left + 1.0) * SUNFLOWER * float(s.in_hand(seat))
    dice: i64 = -1  # of an activation that is to come
    for task in pending(s, seat):
        worth += promise(s, seat, task, late)
        if isinstance(task, Activation):
            dice = s.dice_sum()
        elif isinstance(task, Activate) and s.activated(seat) == NOT_YET:
            dice = task.dice(s)
    if placing(s, seat):
        worth += best_farm(s, seat, left, late)
    else:
        worth += left * farm(s, seat, left) + (soon(s, seat, late, dice) if dice >= 0 else 0.0)
    if s.numbers[TURN] <= len(s.deck()):
        worth += soon(s, seat, 0.0, NO_DICE) / (1.0 + left)  # the final activation (MFS-51)
    for module in s.modules:
        worth += float(module.points(s, seat))
    return worth


def placing(s: FarmShop, seat: i64) -> bool:
    """Has this seat a card in hand that it is about to place?"""
    card = s.numbers[TAKEN]
    return card > 0 and card <= CARDS and s.player == seat


def best_farm(s: FarmShop, seat: i64, left: float, late: float) -> float:
    """The farm with the card that was taken, on its best field, and the activation that follows."""
    card = s.numbers[TAKEN]
    best = 0.0
    for field in range(ROW if i64(s.box.arrow[card]) == UP else 0, FIELDS):
        under = s.card_on(seat, field)
        s.put_card(seat, field, card)
        best = max(best, left * farm(s, seat, left) + soon(s, seat, late, s.dice_sum()))
        s.put_card(seat, field, under)
    return best


def soon(s: FarmShop, seat: i64, late: float, dice: i64) -> float:
    """The best activation with this dice sum. Arrows are left to chance."""
    have = s.numbers[HAS + seat]
    row = dice * FIELDS
    best = 0.0
    for field in range(FIELDS):
        steps = i64(STEPS[row + field])
        if steps <= bags(have):
            face = s.face(seat, field)
            for area in s.box.areas[face]:
                if payable(s, seat, field, area, have - steps * ONE_BAG):
                    bonus = i64(0) if s.box.no_bonus[face] != 0 else s.sunflowers(seat, field)
                    net = gains(area, late) - cost(area, late) + more(area, bonus, late)
                    best = max(best, net - late * BAG * float(steps))
    return best


def cost(area: Area, late: float) -> float:
    """What an area takes."""
    paid = goods(area.cost) + area.pay_any + area.pay_identical + area.pay_other
    other = 3.0 * float(area.pay_sunflowers) + (3.0 if area.pay_card else 0.0)
    return late * (0.9 * GOOD * float(paid) + BAG * float(bags(area.cost)) + other)


def farm(s: FarmShop, seat: i64, left: float) -> float:
    """What the fields earn in a turn, more or less: sales as far as goods reach, and the rest."""
    box = s.box
    made = sold = earned = other = 0.0
    for field in range(FIELDS):
        face = s.face(seat, field)
        if box.arrow[face] != NO_ARROW:
            continue
        chance = chance_of(s, seat, field)
        if box.once[face] != 0:
            chance = min(chance, 1.0 / left) if left > 0.0 else 0.0
        areas = box.areas[face]
        if len(areas) > 1:
            chance *= 0.65
        bonus = 0.0 if box.no_bonus[face] != 0 else float(s.sunflowers(seat, field))
        for area in areas:
            goods_made = float(goods(area.gain) + area.gain_any + area.gain_identical)
            goods_paid = float(goods(area.cost) + area.pay_any + area.pay_identical + area.pay_other)
            money = float(coins(area.gain))
            if money > 0.0:
                money += bonus
            elif goods_made > 0.0:
                goods_made += bonus
            if goods_paid > 0.0:
                sold += chance * goods_paid
                earned += chance * (money + GOOD * goods_made)
            else:
                made += chance * goods_made
                other += chance * money
            other += chance * BAG * (float(bags(area.gain)) - float(bags(area.cost)))
            other += chance * SUNFLOWER * left * (float(area.gain_sunflowers) - float(area.pay_sunflowers))
            if area.pay_card:
                other -= chance * 3.0
    stock = made + float(goods(s.numbers[HAS + seat])) / (left + 2.0)
    if sold <= stock:
        return other + earned + SPARE * (stock - sold)
    return other + earned * stock / sold


def chance_of(s: FarmShop, seat: i64, field: i64) -> float:
    """How likely this field is to be activated in a turn; arrows lead here from neighbours and from below."""
    box = s.box
    found = CHANCES[field] + LEVEL
    if field < ROW and i64(box.arrow[s.face(seat, field + ROW)]) == UP:
        found += CHANCES[field + ROW] + LEVEL
    if field % ROW > 0 and i64(box.arrow[s.face(seat, field - 1)]) > UP:
        found += 0.6 * (CHANCES[field - 1] + LEVEL)
    if field % ROW < ROW - 1 and i64(box.arrow[s.face(seat, field + 1)]) > UP:
        found += 0.6 * (CHANCES[field + 1] + LEVEL)
    return found / (36.0 + 10.0 * LEVEL)


# ---- What is about to happen ----------------------------------------------------------------------------------------


def pending(s: FarmShop, seat: i64) -> list[Task[Any]]:
    """What this seat is about to do."""
    if s.parted:
        return s.lanes[seat].rows()
    return s.agenda.rows() if s.player == seat else []


def promise(s: FarmShop, seat: i64, task: Task[Any], late: float) -> float:
    """What a task will take and give."""
    if isinstance(task, Produce):
        area = s.box.areas[task.face][task.area]
        bonus = i64(0) if s.box.no_bonus[task.face] != 0 else s.sunflowers(seat, task.field)
        return gains(area, late) + more(area, bonus, late)
    if isinstance(task, TakeAny | TakeIdentical):
        return late * GOOD * float(task.n)
    if isinstance(task, Bonus):
        return late * GOOD * float(task.n + task.goods + task.identical)
    if isinstance(task, PayAny | PayOther):
        return -late * GOOD * 0.8 * float(task.n)
    if isinstance(task, PayIdentical):
        return -late * GOOD * 0.8 * float(task.n + task.other)
    if isinstance(task, Uproot):
        return -3.0 * late * float(task.n)
    if isinstance(task, GiveUp):
        return -3.0 * late
    if isinstance(task, ChooseArea):
        best = 0.0
        for area in s.box.areas[s.face(seat, task.field)]:
            if payable(s, seat, task.field, area, s.numbers[HAS + seat]):
                best = max(best, gains(area, late) - cost(area, late))
        return best
    return 2.5 if isinstance(task, Follow) else 0.0


def gains(area: Area, late: float) -> float:
    """What an area gives, to a player who has no time to make much of it."""
    gain = area.gain
    made = goods(gain) + area.gain_any + area.gain_identical
    kept = GOOD * float(made) + BAG * float(bags(gain)) + 3.0 * float(area.gain_sunflowers)
    return float(coins(gain)) + late * kept


def more(area: Area, sunflowers: i64, late: float) -> float:
    """What sunflowers add: coins where there are any, else goods."""
    return float(sunflowers) * (1.0 if coins(area.gain) > 0 else late * GOOD)
