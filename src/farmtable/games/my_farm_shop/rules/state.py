"""What lies on the table in My Farm Shop, and the small moves that the rules are made of."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from farmtable.core.rt import i32, i64, u8, vec
from farmtable.core.rules.menu import NO_CHOICES, Menu
from farmtable.core.rules.numbers import Numbers
from farmtable.core.rules.state import NO_TASKS, Agenda, State
from farmtable.core.rules.task import Task, Todo
from farmtable.core.rules.zones import no_zones
from farmtable.games.my_farm_shop.rules.box import FIELDS, PRINTED, Box
from farmtable.games.my_farm_shop.rules.declared import DISCARDS, GAINS, PAYS, USES_UP
from farmtable.games.my_farm_shop.rules.goods import BAG, bags, goods

# ---- Zones ----------------------------------------------------------------------------------------------------------

POOL: Final = 0  # + back; a bag: cards that nobody has seen, those left in the box too; 0 are the seedlings
GONE: Final = 7  # out of the game for all to see, ascending
MODULE_POOL: Final = 8  # + k: bags for the modules
ZONES: Final = 11

# ---- Bytes ----------------------------------------------------------------------------------------------------------

MARKET: Final = 0  # + stall; stall 0 is none
DICE: Final = 7  # + die
KEPT: Final = 10  # what the modules keep
KEPT_SIZE: Final = 64
SEATS: Final = KEPT + KEPT_SIZE
SEAT: Final = 24  # bytes of a seat
CARD_ON: Final = 0  # + field
SUNFLOWERS_ON: Final = 10  # + field
IN_HAND: Final = 20  # sunflowers gained and not yet planted
PLACES_TAKEN: Final = 21  # in the shop, by other things than goods
ACTIVATED: Final = 22  # this turn: the field + 1
FOLLOWED: Final = 23  # this turn: the field + 1 to which arrows led

NOT_YET: Final = 0
RESTED: Final = 11  # did without an activation

# ---- Numbers --------------------------------------------------------------------------------------------------------

SIDE: Final = 0  # of all farms
START_PLAYER: Final = 1
TURN: Final = 2  # turns finished; each of them but the last drew a card of the deck (MFS-17)
DIE: Final = 3  # which one was chosen
EMPTY_STALL: Final = 4
TAKEN: Final = 5  # the card taken from that stall, until it is placed
NO_DIE: Final = 3
NUMBERS: Final = Numbers(
    {SIDE: "side", START_PLAYER: "start", TURN: "turn", DIE: "die", EMPTY_STALL: "stall", TAKEN: "taken"}
)
HAS: Final = 6  # + seat, behind these in the same row: a bundle of goods, bags and coins


@mypyc_attr(acyclic=True, free_list_len=1)
class FarmShop(State):
    """The table."""

    def __init__(
        self,
        players: i64,
        box: Box,
        modules: list[Module],
        cards: vec[u8],
        b: vec[u8],
        agenda: Agenda,
        choices: vec[i32],
    ) -> None:
        super().__init__(players, cards, agenda, choices)
        self.box: Box = box
        self.modules: list[Module] = modules
        self.b: vec[u8] = b

    def clone(self) -> FarmShop:
        s = FarmShop(
            self.players,
            self.box,
            self.modules,
            self.cards[:],
            self.b[:],
            self.agenda.copy(),
            self.menu.choices[: self.menu.size],
        )
        s.same_as(self)
        return s

    def facts(self) -> list[object]:
        return [
            *super().facts(),
            [module.name for module in self.modules],
            bytes(self.b),
        ]

    # ---- Market and dice ------------------------------------------------------------------------------------------

    def stall_card(self, stall: i64) -> i64:
        return i64(self.b[MARKET + stall])

    def lay(self, stall: i64, card: i64) -> None:
        self.b[MARKET + stall] = u8(card)

    def die_shows(self, die: i64) -> i64:
        return i64(self.b[DICE + die])

    def dice_sum(self) -> i64:
        """The sum of the two dice that were not chosen, as rolled. (MFS-13)"""
        b = self.b
        return i64(b[DICE]) + i64(b[DICE + 1]) + i64(b[DICE + 2]) - i64(b[DICE + self.numbers[DIE]])

    def deck(self) -> list[int]:
        """The back of each card that the deck had at the start, from the top."""
        return self.box.decks[self.players]

    def deck_lasts(self) -> bool:
        """Is there a card to fill the stall at the end of this turn? Each turn takes one. (MFS-17, MFS-50)"""
        return self.numbers[TURN] < len(self.deck())

    def turns_left(self) -> i64:
        """Turns in which no die has been chosen yet. (MFS-50)"""
        return len(self.deck()) + 1 - self.numbers[TURN] - (0 if self.numbers[DIE] == NO_DIE else 1)

    # ---- Farms ----------------------------------------------------------------------------------------------------

    def card_on(self, seat: i64, field: i64) -> i64:
        """The card on a field, 0 if there is none."""
        return i64(self.b[SEATS + seat * SEAT + CARD_ON + field])

    def face(self, seat: i64, field: i64) -> i64:
        """What is to be seen on a field: its card, else what is printed there. (MFS-12)"""
        card = i64(self.b[SEATS + seat * SEAT + CARD_ON + field])
        return card if card != 0 else PRINTED + self.numbers[SIDE] * FIELDS + field

    def sunflowers(self, seat: i64, field: i64) -> i64:
        return i64(self.b[SEATS + seat * SEAT + SUNFLOWERS_ON + field])

    def sunflowers_of(self, seat: i64) -> i64:
        """All sunflowers on a farm."""
        b = self.b
        at = SEATS + seat * SEAT + SUNFLOWERS_ON
        found: i64 = 0
        for field in range(FIELDS):
            found += i64(b[at + field])
        return found

    def add_sunflowers(self, seat: i64, field: i64, n: i64) -> None:
        at = SEATS + seat * SEAT + SUNFLOWERS_ON + field
        self.b[at] = u8(i64(self.b[at]) + n)

    def in_hand(self, seat: i64) -> i64:
        """Sunflowers gained and not yet planted."""
        return i64(self.b[SEATS + seat * SEAT + IN_HAND])

    def add_in_hand(self, seat: i64, n: i64) -> None:
        at = SEATS + seat * SEAT + IN_HAND
        self.b[at] = u8(i64(self.b[at]) + n)

    def activated(self, seat: i64) -> i64:
        """What this seat has activated this turn: the field + 1, or NOT_YET, or RESTED."""
        return i64(self.b[SEATS + seat * SEAT + ACTIVATED])

    def set_activated(self, seat: i64, what: i64) -> None:
        self.b[SEATS + seat * SEAT + ACTIVATED] = u8(what)
        self.b[SEATS + seat * SEAT + FOLLOWED] = 0

    def followed(self, seat: i64) -> i64:
        """The field + 1 to which green arrows led from there, 0 if there were none."""
        return i64(self.b[SEATS + seat * SEAT + FOLLOWED])

    def set_followed(self, seat: i64, what: i64) -> None:
        self.b[SEATS + seat * SEAT + FOLLOWED] = u8(what)

    def put_card(self, seat: i64, field: i64, card: i64) -> None:
        self.b[SEATS + seat * SEAT + CARD_ON + field] = u8(card)

    def discard(self, seat: i64, field: i64, used_up: bool = False) -> None:
        """The card of a field leaves the game, if there is one; sunflowers stay. (MFS-12, MFS-22, MFS-24)"""
        card = self.card_on(seat, field)
        if card != 0:
            self.put_card(seat, field, 0)
            self.sort_in(GONE, card)
            self.tell(USES_UP if used_up else DISCARDS, seat, field, card)

    def has_other_card(self, seat: i64, field: i64) -> bool:
        """Is there a card on any field but this?"""
        b = self.b
        at = SEATS + seat * SEAT + CARD_ON
        return any(other != field and b[at + other] != 0 for other in range(FIELDS))

    # ---- Shops ----------------------------------------------------------------------------------------------------

    def stored(self, seat: i64) -> i64:
        """Places of the shop that are taken. Bags need none. (MFS-40, MFS-41)"""
        return goods(self.numbers[HAS + seat]) + i64(self.b[SEATS + seat * SEAT + PLACES_TAKEN])

    def places_taken(self, seat: i64) -> i64:
        """Places of the shop that other things than goods take."""
        return i64(self.b[SEATS + seat * SEAT + PLACES_TAKEN])

    def take_places(self, seat: i64, n: i64) -> None:
        """Something else than goods takes so many places more of the shop, or less."""
        at = SEATS + seat * SEAT + PLACES_TAKEN
        self.b[at] = u8(i64(self.b[at]) + n)

    def bags(self, seat: i64) -> i64:
        return bags(self.numbers[HAS + seat])

    def gain(self, seat: i64, bundle: i64) -> None:
        if bundle != 0:
            self.numbers[HAS + seat] += bundle
            self.tell(GAINS, seat, bundle)

    def pay(self, seat: i64, bundle: i64) -> None:
        if bundle != 0:
            self.numbers[HAS + seat] -= bundle
            self.tell(PAYS, seat, bundle)

    def pay_bags(self, seat: i64, n: i64) -> None:
        self.pay(seat, n * BAG)

    # ---- Where modules hook in --------------------------------------------------------------------------------------

    def changed(self, seat: i64) -> None:
        """A seat has gained, placed or lost something and all of it has come in."""
        for module in self.modules:
            module.changed(self, seat)

    def turn_ends(self) -> None:
        for module in self.modules:
            module.turn_ends(self)

    def powers(self, seat: i64, out: Menu) -> None:
        for module in self.modules:
            if module.has_powers:
                module.powers(self, seat, self.task_of(seat), out)

    def use(self, seat: i64, choice: i64) -> Todo:
        for module in self.modules:
            if module.knows(choice):
                return module.use(self, seat, choice)
        return ()


class Module:
    """What an expansion may add, at the moments that the booklet names. The base game has none; it does nothing here.

    A module holds no facts: it keeps them in its own part of the table's bytes, from `KEPT` on.
    """

    name: str = ""
    has_powers: bool = False

    def set_up(self, s: FarmShop) -> Todo:
        """More steps at the end of the set-up."""
        return ()

    def powers(self, s: FarmShop, seat: i64, task: Task[Any], out: Menu) -> None:
        """Add what this seat may do beside its question, ascending."""

    def knows(self, choice: i64) -> bool:
        """Is this one of the module's powers?"""
        return False

    def use(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        """Use a power."""
        return ()

    def changed(self, s: FarmShop, seat: i64) -> None:
        """A seat has gained, placed or lost something."""

    def turn_ends(self, s: FarmShop) -> None:
        """A turn is over; the final activation is one more."""

    def points(self, s: FarmShop, seat: i64) -> i64:
        """Coins at the end of the game."""
        return 0


def empty(box: Box, modules: list[Module], players: int) -> FarmShop:
    """A table with nothing on it."""
    s = FarmShop(
        players,
        box,
        modules,
        no_zones(ZONES),
        vec[u8]([0] * (SEATS + SEAT * players)),
        Agenda(NO_TASKS[:], 0),
        NO_CHOICES[:],
    )
    s.numbers = NUMBERS.none(players)
    s.numbers[DIE] = NO_DIE
    return s
