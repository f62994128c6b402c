"""Module Jump-Start: the other side of the farms, and two cards for everybody to begin with. (MFS-60 to 62)"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64, u8
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.seats import BIT
from farmtable.core.rules.task import Task, Todo
from farmtable.games.my_farm_shop.rules.box import CARDS, FIELD_CARDS
from farmtable.games.my_farm_shop.rules.declared import CHOOSES_PAIR, DEALS, DRAW, PAIR, PLACE, PLACES
from farmtable.games.my_farm_shop.rules.state import KEPT, MODULE_POOL, SIDE, START_PLAYER, FarmShop, Module

JUMP_POOL: Final = MODULE_POOL  # a bag
PAIRS: Final = KEPT + 48  # + 2 * pair, + 1 for its second card
FIELD_4: Final = 2
FIELD_8: Final = 6


class JumpStart(Module):
    """Start with different farms."""

    name = "jump_start"

    def set_up(self, s: FarmShop) -> Todo:
        """The other side up; one pair a player; chosen counter-clockwise, the start player last. (MFS-60, MFS-61)"""
        s.numbers[SIDE] = 1
        for card in range(FIELD_CARDS + 1, CARDS + 1):
            s.put(JUMP_POOL, card)
        deal: list[Task[Any]] = [DealPair(k) for k in range(2 * s.players)]
        return (*deal, *(ChoosePair(s.players - 1 - k) for k in range(s.players)))


class DealPair(Task[FarmShop]):
    """A jump-start card, face up. (MFS-61)"""

    chance = True

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def parts(self) -> list[Any]:
        return [int(self.place)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        out.any_of(DRAW, s, JUMP_POOL)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.pick_card(JUMP_POOL, choice - DRAW)
        s.b[PAIRS + self.place] = u8(choice - DRAW)
        s.tell(DEALS, s.player, self.place // 2, choice - DRAW)
        return ()

    def purpose(self, s: FarmShop) -> str:
        return "jump start"


class ChoosePair(Task[FarmShop]):
    """Choose one of the pairs that are left; `after` is how many seats after the start player one sits. (MFS-61)"""

    def __init__(self, after: i64) -> None:
        self.after: i64 = after

    def parts(self) -> list[Any]:
        return [int(self.after)]

    def seats(self, s: FarmShop) -> i64:
        return BIT[(s.numbers[START_PLAYER] + self.after) % s.players]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        for pair in range(s.players):
            if s.b[PAIRS + 2 * pair] != 0:
                out.add(PAIR + pair)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.tell(CHOOSES_PAIR, seat, choice - PAIR)
        return (PlacePair(self.after, choice - PAIR),)


class PlacePair(ChoosePair):
    """The two cards go on fields 4 and 8, either way round: where does the first one go? (MFS-62)"""

    def __init__(self, after: i64, pair: i64) -> None:
        super().__init__(after)
        self.pair: i64 = pair

    def parts(self) -> list[Any]:
        return [int(self.after), int(self.pair)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        out.add(PLACE + FIELD_4)
        out.add(PLACE + FIELD_8)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        for k in range(2):
            card = i64(s.b[PAIRS + 2 * self.pair + k])
            s.b[PAIRS + 2 * self.pair + k] = 0
            field = choice - PLACE if k == 0 else FIELD_4 + FIELD_8 - (choice - PLACE)
            s.put_card(seat, field, card)
            s.tell(PLACES, seat, field, card)
        s.changed(seat)
        return ()


JUMP_START_MODULE: Final = JumpStart()
