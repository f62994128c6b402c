"""The kinds of thing that choices and events of My Farm Shop name.

Their type is written out: mypyc checks all modules together, and may reach those that use these first.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rules.kind import Amount, Kind, Names, Schema, Seats, Value
from farmtable.games.my_farm_shop.rules.area import BONUS_NAMES
from farmtable.games.my_farm_shop.rules.box import CARDS, COURSES, DIE_SIDES, FIELD_NAMES, STALLS
from farmtable.games.my_farm_shop.rules.goods import GOODS_NAMES, ITEM_NAMES, counted
from farmtable.games.my_farm_shop.rules.modules.things import GOAL_NAMES, SKILL_NAMES, TRANSPORT_NAMES, WAY_NAMES


class Items(Kind):
    """A bundle of goods, bags and coins: `{"egg": 2, "bag": 1}`, with what is in it only."""

    def __init__(self) -> None:
        super().__init__("items", 0)

    def value(self, k: int) -> Value:
        return {name: n for name, n in zip(ITEM_NAMES, counted(k), strict=True) if n}

    def schema(self) -> Schema:
        count: Schema = {"type": "integer", "minimum": 1}
        return {"type": "object", "properties": dict.fromkeys(ITEM_NAMES, count), "additionalProperties": False}


FIELD: Final[Kind] = Names("field", list(FIELD_NAMES))
AREA: Final[Kind] = Kind("area", 2, first=1)  # of a field
STALL: Final[Kind] = Kind("stall", STALLS, first=1)
STALL_OR_NONE: Final[Kind] = Kind("stall", STALLS + 1, described="stall or none")  # 0 is none
DIE: Final[Kind] = Kind("die", DIE_SIDES, first=1)  # the number that it shows
DIE_OR_NONE: Final[Kind] = Kind("die", DIE_SIDES + 1, described="die or none")
CARD: Final[Kind] = Kind("card", CARDS + 1)  # 0 is none
FACE: Final[Kind] = Kind("face", COURSES)  # a card, or the farmer: all that can lie in a stall
PAIR: Final[Kind] = Kind("pair", 4, first=1)  # of jump-start cards
SEAT: Final[Kind] = Seats(4)
GOOD: Final[Kind] = Names("good", list(GOODS_NAMES))
BONUS: Final[Kind] = Names("bonus", list(BONUS_NAMES))  # what a sunflower can add
ITEMS: Final[Kind] = Items()
TRANSPORT: Final[Kind] = Names("transport", list(TRANSPORT_NAMES))
SKILL: Final[Kind] = Names("skill", list(SKILL_NAMES))
WAY: Final[Kind] = Names("way", list(WAY_NAMES))  # to use a skill
GOAL: Final[Kind] = Names("goal", list(GOAL_NAMES))
COUNT: Final[Kind] = Amount()
