"""From rows to rules: each face's areas as numbers, with the tasks that pay and produce."""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rules.task import Task, Todo
from farmtable.games.my_farm_shop.data import components as row
from farmtable.games.my_farm_shop.rules import payment, play, production
from farmtable.games.my_farm_shop.rules.area import Area
from farmtable.games.my_farm_shop.rules.box import COURSES, FACES, FIELDS, NO_ARROW, SIDEWAYS, UP, Box
from farmtable.games.my_farm_shop.rules.goods import ITEM_NAMES, bundle_of
from farmtable.games.my_farm_shop.rules.modules import farmer

# How many cards of each back, 1 on top to 6 at the bottom, for 2, 3, 4 players. (MFS-02)
CARDS_OF_BACK: Final = {2: (5, 5, 5, 3, 7, 2), 3: (7, 5, 6, 3, 8, 3), 4: (8, 6, 8, 4, 9, 4)}
ARROWS: Final = {"": NO_ARROW, "up": UP, "sideways": SIDEWAYS}


def box_of(components: row.Components) -> Box:
    """The box that the rules read: ids 1 to 59 the field cards, then jump-start cards, then the printed fields."""
    faces: list[row.Face] = [row.Face(), *components.cards, *components.jump_start, *components.printed]
    box = Box(
        areas=[[area_of(area, face, k) for k, area in enumerate(rows.area)] for face, rows in enumerate(faces)],
        decks=[deck_of(players) for players in range(5)],
        backs=[0] + [card.back for card in components.cards],
    )
    assert len(faces) == FACES
    for face, shows in enumerate(faces):
        box.arrow[face] = ARROWS[shows.arrow]
        box.once[face] = int(shows.once)
        box.no_bonus[face] = int(shows.no_sunflower)
        box.icon[face] = int(shows.shop)
    box.course = [play.COURSE] * COURSES
    farmer.lay_farmer_course(box)
    return box


def deck_of(players: int) -> list[int]:
    """The back of each card of the deck, from the top. (MFS-02)"""
    return [back for back, n in enumerate(CARDS_OF_BACK.get(players, ()), 1) for _ in range(n)]


def area_of(shown: row.Area, face: int, k: int) -> Area:
    """An area with the tasks that pay what is paid by choice: the most particular first."""
    pay, gain = shown.pay, shown.gain
    area = Area()
    area.cost = bundle_of([getattr(pay, name, 0) for name in ITEM_NAMES])
    area.pay_any, area.pay_identical, area.pay_other = pay.any, pay.identical, pay.other
    area.pay_sunflowers, area.pay_card = pay.sunflower, pay.card > 0
    area.gain = bundle_of([getattr(gain, name) for name in ITEM_NAMES])
    area.gain_any, area.gain_identical, area.gain_sunflowers = gain.any, gain.identical, gain.sunflower
    area.derive()
    area.todo = [paying(pay, face, k, field) for field in range(FIELDS)]
    return area


def paying(pay: row.Pay, face: int, k: int, field: int) -> Todo:
    todo: list[Task[Any]] = []
    if pay.identical:
        todo.append(payment.PayIdentical(pay.identical, pay.other))
    if pay.any:
        todo.append(payment.PayAny(pay.any))
    if pay.sunflower:
        todo.append(payment.Uproot(pay.sunflower))
    if pay.card:
        todo.append(payment.GiveUp(field))
    return (*todo, production.Produce(face, k, field))
