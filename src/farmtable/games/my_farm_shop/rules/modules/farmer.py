"""Module Farmer: a stall without card, transport tiles to take there, and skills to pay with them. (MFS-65 to 69)"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64, u8, vec
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Task, Todo
from farmtable.games.my_farm_shop.rules.activation import ACTIVATION
from farmtable.games.my_farm_shop.rules.box import SHOP_ROOM, SPECIAL, STALLS, Box
from farmtable.games.my_farm_shop.rules.declared import (
    FARMER,
    HAND_BACK,
    HANDS_BACK,
    MOVES_FARMER,
    SHOWS_SKILL,
    SKILL,
    TAKE_FROM,
    TAKES_FROM,
    TAKES_TRANSPORT,
    TRANSPORT,
    USE,
    VERB,
)
from farmtable.games.my_farm_shop.rules.modules import skills
from farmtable.games.my_farm_shop.rules.modules.things import KINDS, SKILLS
from farmtable.games.my_farm_shop.rules.modules.tiles import (
    SKILL_OF,
    SKILL_POOL,
    USED,
    add_tiles,
    supply,
    tiles,
    tiles_of,
)
from farmtable.games.my_farm_shop.rules.play import REFILL
from farmtable.games.my_farm_shop.rules.production import SURPLUS, Surplus
from farmtable.games.my_farm_shop.rules.state import EMPTY_STALL, GONE, TAKEN, FarmShop, Module

FARMER_CARD: Final = SPECIAL
TILES_TO_TAKE: Final = 2
KIND_BIT: Final = vec[i64]([1, 2, 4, 8])


class Farmer(Module):
    """Work more effectively, with the means of transport."""

    name = "farmer"
    has_powers = True

    def set_up(self, s: FarmShop) -> Todo:
        """Four of seven skills face up, each with a kind of transport; the farmer in a random stall. (MFS-65)"""
        for skill in range(1, SKILLS + 1):
            s.put(SKILL_POOL, skill)
        show: list[Task[Any]] = [ShowSkill(kind) for kind in range(KINDS)]
        return (*show, FarmerArrives())

    def powers(self, s: FarmShop, seat: i64, task: Task[Any], out: Menu) -> None:
        """A surplus may be returned in tiles too; else the skills. (MFS-68, MFS-69)"""
        if s.places_taken(seat) == 0:
            return
        if isinstance(task, Surplus):
            add_owned(s, seat, out)
        else:
            skills.add_skills(s, seat, task, out)

    def knows(self, choice: i64) -> bool:
        return choice >= USE and choice < HAND_BACK + VERB

    def use(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        if choice >= HAND_BACK:
            return hand_back(s, seat, choice - HAND_BACK)
        return skills.use_skill(s, seat, choice)

    def turn_ends(self, s: FarmShop) -> None:
        """Each kind once a turn: from now on again. (MFS-69)"""
        for seat in range(s.players):
            s.b[USED + seat] = 0

    def points(self, s: FarmShop, seat: i64) -> i64:
        """Each tile left is worth a coin. (MFS-68)"""
        return tiles_of(s, seat)


def lay_farmer_course(box: Box) -> None:
    """The farmer in place of a field card: tiles instead of it, and the way back to the market. (MFS-66, MFS-67)"""
    box.course[FARMER_CARD] = (
        TakeTransport(TILES_TO_TAKE, 0),
        SURPLUS,
        TilesOnly(),
        ACTIVATION,
        FarmerReturns(),
        REFILL,
    )


# ---- Set-up ---------------------------------------------------------------------------------------------------------


class ShowSkill(Task[FarmShop]):
    """A skill, face up, for one kind of transport. (MFS-65)"""

    chance = True

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def parts(self) -> list[Any]:
        return [int(self.kind)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        out.any_of(SKILL, s, SKILL_POOL)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.pick_card(SKILL_POOL, choice - SKILL)
        s.b[SKILL_OF + self.kind] = u8(choice - SKILL)
        s.tell(SHOWS_SKILL, s.player, self.kind, choice - SKILL)
        return ()

    def purpose(self, s: FarmShop) -> str:
        return "skill"


class FarmerArrives(Task[FarmShop]):
    """One random stall's card leaves the game and the farmer lies there. (MFS-65)"""

    chance = True

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        for stall in range(1, STALLS + 1):
            out.add(FARMER + stall)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        lay_farmer(s, s.player, choice - FARMER)
        return ()

    def purpose(self, s: FarmShop) -> str:
        return "farmer"


def lay_farmer(s: FarmShop, seat: i64, stall: i64) -> None:
    card = s.stall_card(stall)
    s.sort_in(GONE, card)
    s.lay(stall, FARMER_CARD)
    s.tell(MOVES_FARMER, seat, stall, card)


# ---- A turn with the farmer -----------------------------------------------------------------------------------------


class TakeTransport(Task[FarmShop]):
    """Take n tiles of different kinds; a kind that is used up from another player of choice. (MFS-66)"""

    def __init__(self, n: i64, taken: i64) -> None:
        self.n: i64 = n
        self.taken: i64 = taken  # a bit for each kind

    def parts(self) -> list[Any]:
        return [int(self.n), int(self.taken)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        for kind in range(KINDS):
            if self.taken & KIND_BIT[kind] == 0 and supply(s, kind) > 0:
                out.add(TRANSPORT + kind)
        for other in range(s.players):
            for kind in range(KINDS):
                if self.taken & KIND_BIT[kind] == 0 and other != seat and tiles(s, other, kind) > 0:
                    if supply(s, kind) == 0:
                        out.add(TAKE_FROM + KINDS * other + kind)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        kind = choice % KINDS
        if choice >= TAKE_FROM:
            other = (choice - TAKE_FROM) // KINDS
            add_tiles(s, other, kind, -1)
            s.tell(TAKES_FROM, seat, kind, other)
        else:
            s.tell(TAKES_TRANSPORT, seat, kind)
        add_tiles(s, seat, kind, 1)
        return (TakeTransport(self.n - 1, self.taken | KIND_BIT[kind]),) if self.n > 1 else ()


class TilesOnly(Task[FarmShop]):
    """Tiles alone can be more than the shop holds: return some of them. (MFS-68)"""

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        if s.stored(seat) > SHOP_ROOM:
            add_owned(s, seat, out)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        return (*hand_back(s, seat, choice - HAND_BACK), self)

    def otherwise(self, s: FarmShop, seat: i64) -> Todo:
        s.changed(seat)
        return ()


def add_owned(s: FarmShop, seat: i64, out: Menu) -> None:
    """The kinds of tile that a seat can hand back."""
    for kind in range(KINDS):
        if tiles(s, seat, kind) > 0:
            out.add(HAND_BACK + kind)


def hand_back(s: FarmShop, seat: i64, kind: i64) -> Todo:
    add_tiles(s, seat, kind, -1)
    s.tell(HANDS_BACK, seat, kind)
    return ()


class FarmerReturns(Task[FarmShop]):
    """The farmer replaces one of the five other stalls' cards; not in the last turn. (MFS-67)"""

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        if s.deck_lasts():
            for stall in range(1, STALLS + 1):
                if stall != s.numbers[EMPTY_STALL]:
                    out.add(FARMER + stall)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        lay_farmer(s, seat, choice - FARMER)
        s.numbers[TAKEN] = 0
        return ()


FARMER_MODULE: Final = Farmer()
