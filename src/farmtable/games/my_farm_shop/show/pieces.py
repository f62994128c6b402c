"""All pieces of My Farm Shop as a client draws and names them."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from farmtable.games.my_farm_shop.data.components import SIDES, Components, Face
from farmtable.games.my_farm_shop.rules.box import FIELD_NAMES, PRINTED, ROW, SHOP_ROOM, STALLS, SUNFLOWER_PLACES, Box
from farmtable.games.my_farm_shop.rules.goods import ITEM_NAMES
from farmtable.games.my_farm_shop.rules.modules.farmer import FARMER_CARD
from farmtable.games.my_farm_shop.rules.modules.things import GOAL_NAMES, SKILL_NAMES, TRANSPORT_NAMES
from farmtable.games.my_farm_shop.show.phrases import face_phrase, goal_phrase, skill_phrase


def faces(rows: Components, box: Box) -> dict[str, Any]:
    """Names are in the order of the views' numbers; skills and goals begin with 1. `words` say what a face does."""

    def shown(face: Face, number: int) -> dict[str, Any]:
        return {"id": number, **to_builtins(face), "words": to_builtins(face_phrase(box, number))}

    return {
        "items": list(ITEM_NAMES),
        "transport": list(TRANSPORT_NAMES),
        "fields": [
            {"name": name, "sunflowers": int(places), "row": "upper" if k < ROW else "lower"}
            for k, (name, places) in enumerate(zip(FIELD_NAMES, SUNFLOWER_PLACES, strict=True))
        ],
        "sides": list(SIDES),
        "stalls": STALLS,
        "shop_room": SHOP_ROOM,
        "farmer": {"id": FARMER_CARD, "words": to_builtins(face_phrase(box, FARMER_CARD))},
        "cards": [shown(card, card.id) for card in rows.cards],
        "jump_start": [shown(card, card.id) for card in rows.jump_start],
        "printed": [shown(field, PRINTED + k) for k, field in enumerate(rows.printed)],
        "skills": [
            {"id": k, "name": name, "words": to_builtins(skill_phrase(k))} for k, name in enumerate(SKILL_NAMES) if k
        ],
        "goals": [
            {"id": k, "name": name, "words": to_builtins(goal_phrase(k))} for k, name in enumerate(GOAL_NAMES) if k
        ],
    }
