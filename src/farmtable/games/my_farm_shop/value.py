"""How well a seat stands, for a bot that looks one choice ahead: a small sum, in coins."""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64
from farmtable.core.task import Task
from farmtable.games.my_farm_shop.activation import ChooseArea, Follow
from farmtable.games.my_farm_shop.area import Area
from farmtable.games.my_farm_shop.goods import GOODS, amount, bags, coins, goods
from farmtable.games.my_farm_shop.payment import GiveUp, PayAny, PayIdentical, PayOther, Uproot
from farmtable.games.my_farm_shop.production import Bonus, Produce, TakeAny, TakeIdentical
from farmtable.games.my_farm_shop.state import FIELDS, SHOP_ROOM, FarmShop

GOOD: Final = 2.0
BAG: Final = 1.2
SUNFLOWER: Final = 3.0
CHANCES: Final = (2.0, 2.0, 3.0, 4.0, 5.0, 6.0, 5.0, 4.0, 3.0, 2.0)  # of 36, for each field
BAGS_LEVEL: Final = 1.5  # with bags the rare fields are reached too


def value(s: FarmShop, seat: i64) -> float:
    """Coins; what the farm can still give; goods and bags while there is time to use them."""
    left = float(len(s.deck()) - s.drawn + 1)
    late = left / (left + 4.0)
    have = s.has[seat]
    worth = float(coins(have)) + late * BAG * min(float(bags(have)), 6.0)
    for kind in range(GOODS):
        n = float(amount(have, kind))
        worth += late * GOOD * (min(n, 4.0) + 0.5 * max(n - 4.0, 0.0))
    worth -= 1.5 * max(float(goods(have) - SHOP_ROOM), 0.0)
    worth += left * farm(s, seat)
    worth += late * SUNFLOWER * float(s.in_hand(seat))
    for task in pending(s, seat):
        worth += promise(s, seat, task, late)
    return worth


def farm(s: FarmShop, seat: i64) -> float:
    """What the fields give in a turn, more or less; a 1× card gives it once."""
    box = s.box
    left = float(len(s.deck()) - s.drawn + 1)
    worth = 0.0
    for field in range(FIELDS):
        face = s.face(seat, field)
        gives = box.worth[face]
        if box.no_bonus[face] == 0:
            gives += 1.5 * float(s.sunflowers(seat, field))
        if box.once[face] != 0:
            gives = min(gives / left * 3.0, gives * 0.6)
        worth += (CHANCES[field] + BAGS_LEVEL) / 36.0 * gives
    return worth


def pending(s: FarmShop, seat: i64) -> list[Task[Any]]:
    """What this seat is about to do."""
    if s.parted:
        return s.lanes[seat].rows()
    return s.agenda.rows() if s.player == seat else []


def promise(s: FarmShop, seat: i64, task: Task[Any], late: float) -> float:
    """What a task will take and give."""
    if isinstance(task, Produce):
        area = s.box.areas[task.face][task.area]
        bonus = 0 if s.box.no_bonus[task.face] else s.sunflowers(seat, task.field)
        return gains(area, late) + 1.5 * float(bonus)
    if isinstance(task, TakeAny | TakeIdentical):
        return late * GOOD * float(task.n)
    if isinstance(task, Bonus):
        return late * GOOD * float(task.n + task.goods + task.identical)
    if isinstance(task, PayAny | PayOther):
        return -late * GOOD * float(task.n)
    if isinstance(task, PayIdentical):
        return -late * GOOD * float(task.n + task.other)
    if isinstance(task, Uproot):
        return -late * SUNFLOWER * float(task.n)
    if isinstance(task, GiveUp):
        return -1.0
    if isinstance(task, ChooseArea):
        best = 0.0
        for area in s.box.areas[s.face(seat, task.field)]:
            best = max(best, gains(area, late))
        return best * 0.6
    return 3.0 if isinstance(task, Follow) else 0.0


def gains(area: Area, late: float) -> float:
    gain = area.gain
    made = goods(gain) + area.gain_any + area.gain_identical
    return float(coins(gain)) + late * goods_worth(made, bags(gain), area.gain_sunflowers)


def goods_worth(made: i64, sacks: i64, sunflowers: i64) -> float:
    return GOOD * float(made) + BAG * float(sacks) + SUNFLOWER * float(sunflowers)
