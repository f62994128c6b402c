"""All pieces of My Farm Shop as a client draws and names them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import asdict

from farmtable.core.show.phrase import Phrase
from farmtable.games.my_farm_shop.data import components as rows
from farmtable.games.my_farm_shop.rules.box import FIELD_NAMES, PRINTED, ROW, SHOP_ROOM, STALLS, SUNFLOWER_PLACES, Box
from farmtable.games.my_farm_shop.rules.goods import ITEM_NAMES
from farmtable.games.my_farm_shop.rules.modules.farmer import FARMER_CARD
from farmtable.games.my_farm_shop.rules.modules.things import GOAL_NAMES, SKILL_NAMES, TRANSPORT_NAMES
from farmtable.games.my_farm_shop.show.phrases import face_phrase, goal_phrase, skill_phrase


class Field(Struct, frozen=True):
    """A field of the farm."""

    name: str
    sunflowers: int
    row: Literal["upper", "lower"]


class Card(rows.Card, frozen=True, kw_only=True):
    """A field card: its row, and the words that say what it does."""

    words: Phrase


class JumpStart(rows.JumpStart, frozen=True, kw_only=True):
    """A jump-start card, likewise."""

    words: Phrase


class Printed(rows.Printed, frozen=True, kw_only=True):
    """What is printed on a field, likewise; with the number that views call it by."""

    id: int
    words: Phrase


class Farmer(rows.Face, frozen=True, kw_only=True):
    """The farmer, who can lie in a stall like a card; nothing else is on it."""

    id: int
    words: Phrase


class Named(Struct, frozen=True):
    """A skill or a goal; they begin with 1."""

    id: int
    name: str
    words: Phrase


class Faces(Struct, frozen=True):
    """All of them; names are in the order of the views' numbers."""

    items: list[str]
    transport: list[str]
    fields: list[Field]
    sides: list[str]
    stalls: int
    shop_room: int
    farmer: Farmer
    cards: list[Card]
    jump_start: list[JumpStart]
    printed: list[Printed]
    skills: list[Named]
    goals: list[Named]


def faces(components: rows.Components, box: Box) -> Faces:
    def words(number: int) -> Phrase:
        return face_phrase(box, number)

    return Faces(
        items=list(ITEM_NAMES),
        transport=list(TRANSPORT_NAMES),
        fields=[
            Field(name, int(places), "upper" if k < ROW else "lower")
            for k, (name, places) in enumerate(zip(FIELD_NAMES, SUNFLOWER_PLACES, strict=True))
        ],
        sides=list(rows.SIDES),
        stalls=STALLS,
        shop_room=SHOP_ROOM,
        farmer=Farmer(id=FARMER_CARD, words=words(FARMER_CARD)),
        cards=[Card(**asdict(row), words=words(row.id)) for row in components.cards],
        jump_start=[JumpStart(**asdict(row), words=words(row.id)) for row in components.jump_start],
        printed=[
            Printed(**asdict(row), id=PRINTED + k, words=words(PRINTED + k)) for k, row in enumerate(components.printed)
        ],
        skills=[Named(k, name, skill_phrase(k)) for k, name in enumerate(SKILL_NAMES) if k],
        goals=[Named(k, name, goal_phrase(k)) for k, name in enumerate(GOAL_NAMES) if k],
    )
