"""Fences, in the booklet's order: preparation, a turn, setting tiles, building barns, the end."""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64, u8
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Do, Task, Todo
from farmtable.core.rules.zones import ZONE
from farmtable.games.fences.rules.board import FARMER, FARMERS, HAND, POOL
from farmtable.games.fences.rules.box import NO_FIELD, Box
from farmtable.games.fences.rules.declared import (
    BUILD,
    BUILDS,
    DONE,
    DRAW,
    EXCHANGE,
    IS,
    PASS,
    PASSES,
    PROFILE,
    SET,
    SETS,
    START,
    STARTS,
    TILE_PLACES,
)
from farmtable.games.fences.rules.faces import MIDDLE, PLACES
from farmtable.games.fences.rules.farm import has_barn, open_ends
from farmtable.games.fences.rules.scoring import SCORE_FARMS
from farmtable.games.fences.rules.state import (
    HAND_SIZE,
    OPEN_HANDS,
    PASSED,
    SHUFFLES,
    START_PLAYER,
    Fences,
    empty,
)

# ---- Preparation ----------------------------------------------------------------------------------------------------


def new(box: Box, players: int, open_hands: bool) -> Fences:
    """The tiles for so many players, face down; a profile and two tiles for each; then the first turn. (FE-01 to 03)"""
    s = empty(box, players, open_hands)
    for tile in box.in_game(players):
        s.put(POOL, tile)
    for k in range(len(box.farmers)):
        s.put(FARMERS, k + 1)
    profiles = [DealProfile(seat) for seat in range(players)]
    tiles = [DRAWS_OF[seat] for _ in range(HAND_SIZE) for seat in range(players)]
    s.agenda.then((CHOOSE_START, *profiles, *tiles, SET_TILE))
    return s


class ChooseStart(Task[Fences]):
    """The start player is random. (FE-03)"""

    chance = True

    def menu(self, s: Fences, seat: i64, out: Menu) -> None:
        for player in range(s.players):
            out.add(START + player)

    def take(self, s: Fences, seat: i64, choice: i64) -> Todo:
        s.player = s.numbers[START_PLAYER] = choice - START
        s.tell(STARTS, s.player)
        return ()

    def purpose(self, s: Fences) -> str:
        return "start"


class DealProfile(Task[Fences]):
    """A random farmer profile, face up, for the whole game. (FE-02)"""

    chance = True

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def parts(self) -> list[Any]:
        return [int(self.seat)]

    def menu(self, s: Fences, seat: i64, out: Menu) -> None:
        out.any_of(PROFILE, s, FARMERS)

    def take(self, s: Fences, seat: i64, choice: i64) -> Todo:
        s.pick_card(FARMERS, choice - PROFILE)
        s.cards[FARMER * ZONE + self.seat] = u8(choice - PROFILE)
        s.tell(IS, self.seat, choice - PROFILE)
        return ()

    def purpose(self, s: Fences) -> str:
        return "profiles"


class DrawTile(Task[Fences]):
    """Draw a tile, if there is one. (FE-01, FE-13)"""

    chance = True

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def parts(self) -> list[Any]:
        return [int(self.seat)]

    def menu(self, s: Fences, seat: i64, out: Menu) -> None:
        out.any_of(DRAW, s, POOL)

    def take(self, s: Fences, seat: i64, choice: i64) -> Todo:
        s.draw(self.seat, choice - DRAW)
        return ()

    def purpose(self, s: Fences) -> str:
        return f"supply {int(s.numbers[SHUFFLES])}"


# ---- A turn: setting a farm tile ------------------------------------------------------------------------------------


class SetTile(Task[Fences]):
    """Set one of your tiles; score what it completes; you may build a barn on it; draw a tile. (FE-10 to FE-14)

    It is asked even where nothing fits, with `exchange` or `pass` as the only answer: who is asked tells nothing.
    """

    quiet = True

    def __init__(self, exchanged: i64) -> None:
        self.exchanged: i64 = exchanged  # 1: no tile did fit, these are others

    def parts(self) -> list[Any]:
        return [int(self.exchanged)]

    def menu(self, s: Fences, seat: i64, out: Menu) -> None:
        s.add_places(seat, out)
        if out.size == 0:  # FE-14
            out.add(PASS if self.exchanged or s.count(POOL) == 0 else EXCHANGE)

    def take(self, s: Fences, seat: i64, choice: i64) -> Todo:
        if choice >= SET:
            set_tile(s, seat, choice - SET)
            return AFTER_SETTING[seat]
        if choice == EXCHANGE:
            count = s.put_back(seat)
            return (DRAWS_OF[seat],) * int(count) + (SET_AGAIN,)
        s.numbers[PASSED] += 1
        s.announce(PASSES, seat)  # all learn that none does fit
        return GO_ON


def set_tile(s: Fences, seat: i64, where: i64) -> None:
    """All see the tile now. (FE-10)"""
    tile = where // TILE_PLACES
    s.remove(HAND + seat, tile)
    place, turn = where >> 2 & 65535, where & 3
    s.numbers[PASSED] = 0
    if s.numbers[OPEN_HANDS] != 0:
        s.repeat(SETS, seat, tile, place, turn)
    else:
        s.show(SETS, seat, tile, place, turn)
    s.lay(seat, tile, turn, place)


# ---- Building barns -------------------------------------------------------------------------------------------------


def can_build(s: Fences, tile: i64, field: i64) -> bool:
    """Not in a farm that has a barn of anyone, and not in one that is completed. (FE-31, FE-32)"""
    farm = s.farm(tile * 4 + field)
    return not has_barn(farm) and open_ends(farm) > 0


class BuildBarn(Task[Fences]):
    """You may build one barn of your stock in one field of the tile just set, but not on the last. (FE-12, FE-30)"""

    def menu(self, s: Fences, seat: i64, out: Menu) -> None:
        if s.stock(seat) == 0 or s.left() == 0:
            return
        tile = s.last()
        field_at = s.box.field_at
        face = (tile * 4 + s.turn_of(tile)) * PLACES
        out.add(DONE)
        for place in range(MIDDLE + 1):
            field = i64(field_at[face + place])
            if field != NO_FIELD and can_build(s, tile, field):
                out.add(BUILD + place)

    def take(self, s: Fences, seat: i64, choice: i64) -> Todo:
        if choice != DONE:
            tile = s.last()
            place = choice - BUILD
            s.build(seat, tile, i64(s.box.field_at[(tile * 4 + s.turn_of(tile)) * PLACES + place]))
            s.tell(BUILDS, seat, s.place_of(tile), place)
        return ()


# ---- The next turn, or the end --------------------------------------------------------------------------------------


class NextPlayer(Do[Fences]):
    """Clockwise, past those without tiles; the end when no tile is left, or when all have passed. (FE-50, FE-51)"""

    def otherwise(self, s: Fences, seat: i64) -> Todo:
        holders = s.holders()
        if holders == 0 or s.numbers[PASSED] >= holders:
            return ()
        s.player = (seat + 1) % s.players
        while s.count(HAND + s.player) == 0:
            s.player = (s.player + 1) % s.players
        return NEXT_TURN


# ---- Tasks that are always the same ---------------------------------------------------------------------------------

CHOOSE_START: Final = ChooseStart()
DRAWS_OF: Final = [DrawTile(0), DrawTile(1), DrawTile(2), DrawTile(3)]
SET_TILE: Final = SetTile(0)
SET_AGAIN: Final = SetTile(1)
BUILD_BARN: Final = BuildBarn()
NEXT_PLAYER: Final = NextPlayer()
GO_ON: Final[Todo] = (NEXT_PLAYER,)
NEXT_TURN: Final[Todo] = (SET_TILE,)
AFTER_SETTING: Final[list[Todo]] = [(SCORE_FARMS, BUILD_BARN, draw, NEXT_PLAYER) for draw in DRAWS_OF]
