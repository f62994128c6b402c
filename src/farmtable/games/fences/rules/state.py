"""What lies on the table in Fences: hands, supply, barns, points, profiles; and what a seat can imagine of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from farmtable.core.rt import i32, i64, u8, vec
from farmtable.core.rules.menu import NO_CHOICES
from farmtable.core.rules.numbers import Numbers
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import NO_TASKS, Agenda
from farmtable.core.rules.zones import ZONE, no_zones
from farmtable.games.fences.rules.board import (
    BARN_FIELD,
    BARNS,
    ENTRY,
    FARMER,
    HAND,
    LAID,
    NO_LAND,
    ORIGIN,
    POOL,
    ZONES,
    Board,
)
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.declared import DRAWS, EXCHANGES, RETURNS
from farmtable.games.fences.rules.farm import BARN

STOCK: Final = 4  # barns of a player, beside the one that counts points
HAND_SIZE: Final = 2

# ---- Numbers --------------------------------------------------------------------------------------------------------

START_PLAYER: Final = 0
SHUFFLES: Final = 1  # how often tiles went back to the supply (FE-14)
PASSED: Final = 2  # passes one after the other (FE-51)
OPEN_HANDS: Final = 3  # FE-01
NUMBERS: Final = Numbers(
    {START_PLAYER: "start", SHUFFLES: "shuffles", PASSED: "passes"}, flags={OPEN_HANDS: "open_hands"}
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Fences(Board):
    """The table."""

    def __init__(
        self,
        players: i64,
        box: Box,
        cards: vec[u8],
        land: vec[u8],
        border: vec[i64],
        parent: vec[i32],
        ring: vec[i32],
        farms: vec[i64],
        points: vec[i64],
        agenda: Agenda,
        choices: vec[i32],
    ) -> None:
        super().__init__(players, box, cards, land, border, parent, ring, farms, agenda, choices)
        self.points: vec[i64] = points  # by seat: the sum of its score lines

    def clone(self) -> Fences:
        s = Fences(
            self.players,
            self.box,
            self.cards[:],
            self.land[:],
            self.border[:],
            self.parent[:],
            self.ring[:],
            self.farms[:],
            self.points[:],
            self.agenda.copy(),
            self.menu.choices[: self.menu.size],
        )
        s.same_as(self)
        s.border_size = self.border_size
        return s

    def facts(self) -> list[object]:
        """The land is left out: the rows of places say the same."""
        return [
            *super().facts(),
            [int(self.border[k]) for k in range(self.border_size)],
            [int(piece) for piece in self.parent],
            [int(piece) for piece in self.ring],
            [int(farm) for farm in self.farms],
            [int(points) for points in self.points],
        ]

    # ---- Tiles in hand ---------------------------------------------------------------------------------------------

    def left(self) -> i64:
        """Tiles that are still to be set."""
        count = self.count(POOL)
        for seat in range(self.players):
            count += self.count(HAND + seat)
        return count

    def holders(self) -> i64:
        """Players who hold tiles."""
        count: i64 = 0
        for seat in range(self.players):
            if self.count(HAND + seat) > 0:
                count += 1
        return count

    def draw(self, seat: i64, tile: i64) -> None:
        """A tile of the supply; only its drawer sees it, or all with open hands. (FE-01, FE-13)"""
        self.pick_card(POOL, tile)
        self.sort_in(HAND + seat, tile)
        if self.numbers[OPEN_HANDS] != 0:
            self.repeat(DRAWS, seat, tile)
        else:
            self.whisper(DRAWS, seat, tile)

    def put_back(self, seat: i64) -> i64:
        """All tiles of a hand, unseen by the others, into the supply, which is shuffled; how many. (FE-14)"""
        count = self.count(HAND + seat)
        while self.count(HAND + seat) > 0:
            self.put(POOL, self.pop(HAND + seat, 0))
        self.numbers[SHUFFLES] += 1
        self.announce(EXCHANGES, seat, count)  # all learn that none did fit
        return count

    # ---- Barns and profiles ------------------------------------------------------------------------------------------

    def stock(self, seat: i64) -> i64:
        """Barns that can be built."""
        return STOCK - self.count(BARNS + seat)

    def barn_field(self, tile: i64) -> i64:
        """The field of a tile that has a barn, -1 if none."""
        return i64(self.cards[BARN_FIELD * ZONE + tile]) - 1

    def build(self, seat: i64, tile: i64, field: i64) -> None:
        """A barn of the stock goes into a field. (FE-30)"""
        self.put(BARNS + seat, tile)
        self.cards[BARN_FIELD * ZONE + tile] = u8(field + 1)
        self.farms[self.root(tile * 4 + field)] += BARN[seat]

    def give_back(self, root: i64) -> None:
        """The barns of a completed farm go back to their stocks. The farm remembers them. (FE-34)"""
        for seat in range(self.players):
            k: i64 = 0
            while k < self.count(BARNS + seat):
                tile = self.card(BARNS + seat, k)
                if self.root(tile * 4 + self.barn_field(tile)) == root:
                    self.cards[BARN_FIELD * ZONE + tile] = 0
                    self.pop(BARNS + seat, k)
                    self.tell(RETURNS, seat, self.place_of(tile))
                else:
                    k += 1

    def farmer(self, seat: i64) -> i64:
        """The profile of a seat, 0 before it has one."""
        return i64(self.cards[FARMER * ZONE + seat])

    # ---- What a seat can imagine -----------------------------------------------------------------------------------

    def imagine(self, seat: i64, chance: Chance) -> Fences:
        """A state that the seat can't tell from this one: the other hands are dealt anew from what it does not see."""
        s = self.clone()
        if s.numbers[OPEN_HANDS] == 0:
            s.deal_others(seat, chance)
        return s

    def deal_others(self, seat: i64, chance: Chance) -> None:
        sizes = [self.count(HAND + other) for other in range(self.players)]
        for other in range(self.players):
            if other != seat:
                while self.count(HAND + other) > 0:
                    self.put(POOL, self.pop(HAND + other, 0))
        self.sort(POOL)  # so that the deal depends on nothing that the seat does not see
        for other in range(self.players):
            if other != seat:
                for _ in range(sizes[other]):
                    self.sort_in(HAND + other, self.pick(POOL, chance.below(self.count(POOL))))


def empty(box: Box, players: int, open_hands: bool) -> Fences:
    """A table with nothing on it: the border is the place of the first tile, which needs nothing. (FE-14)"""
    s = Fences(
        players,
        box,
        no_zones(ZONES),
        NO_LAND[:],
        vec[i64]([0] * (2 * len(box.tiles) + 4)),
        box.alone[:],
        box.alone[:],
        box.start[:],
        vec[i64]([0] * players),
        Agenda(NO_TASKS[:], 0),
        NO_CHOICES[:],
    )
    s.border[0] = ORIGIN * ENTRY
    s.border_size = 1
    s.numbers = NUMBERS.none()
    s.numbers[OPEN_HANDS] = 1 if open_hands else 0
    return s


def laid(s: Fences) -> list[int]:
    """The tiles on the board, in the order in which they were set."""
    return s.row(LAID)
