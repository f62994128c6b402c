"""What the box holds, as numbers: fields, stalls, cards, and what each face does."""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, u8, vec
from farmtable.core.rules.task import Todo
from farmtable.games.my_farm_shop.rules.area import Area

# ---- Fields ---------------------------------------------------------------------------------------------------------
# Upper row 0 to 4: 2/12, 3, 4, 5, 6. Lower row 5 to 9: 7, 8, 9, 10, 11, each below the field of 5 less.

FIELDS: Final = 10
ROW: Final = 5
FIELD_NAMES: Final = ("2/12", "3", "4", "5", "6", "7", "8", "9", "10", "11")
FIELD_BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
SUNFLOWER_PLACES: Final = vec[u8]([2, 2, 2, 2, 1, 0, 1, 2, 2, 2])  # MFS-30
SHOP_ROOM: Final = 16  # MFS-40

STALLS: Final = 6
DIE_SIDES: Final = 6

# ---- Faces: field cards, jump-start cards, and what is printed on the farm ------------------------------------------

FIELD_CARDS: Final = 59  # ids 1 to 59
CARDS: Final = 69  # with the jump-start cards, 60 to 69
PRINTED: Final = 70  # + field; the other side of the farm follows
FACES: Final = 90
SPECIAL: Final = 90  # cards in stalls that are no field cards: from here on
COURSES: Final = 96  # ids that can lie in a stall, all below this

NO_ARROW: Final = 0
UP: Final = 1
SIDEWAYS: Final = 2


class Box:
    """The components as the rules read them, built once."""

    def __init__(self, areas: list[list[Area]], decks: list[list[int]], backs: list[int]) -> None:
        self.areas: list[list[Area]] = areas  # by face
        self.always: vec[u8] = vec[u8]([1 if any(area.free() for area in row) else 0 for row in areas])
        self.arrow: vec[u8] = vec[u8]([NO_ARROW] * FACES)
        self.once: vec[u8] = vec[u8]([0] * FACES)  # 1× (MFS-24)
        self.no_bonus: vec[u8] = vec[u8]([0] * FACES)  # no-sunflower icon (MFS-32)
        self.icon: vec[u8] = vec[u8]([0] * FACES)  # farm shop icon (MFS-28)
        self.decks: list[list[int]] = decks  # by number of players: the back of each card of the deck, from the top
        self.backs: list[int] = backs  # by card id, 0 for seedlings
        self.course: list[Todo] = []  # by card: what follows in the turn when it is taken out of its stall
