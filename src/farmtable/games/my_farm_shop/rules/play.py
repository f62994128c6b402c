"""My Farm Shop, in the booklet's order: set-up, a turn (roll, improve, activate, fill the market), the end."""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64, u8
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Do, Task, Todo
from farmtable.games.my_farm_shop.rules.activation import ACTIVATION, FINAL_TODO
from farmtable.games.my_farm_shop.rules.box import DIE_SIDES, FIELD_CARDS, FIELDS, ROW, STALLS, UP, Box
from farmtable.games.my_farm_shop.rules.declared import (
    CHOOSES,
    DONE,
    DRAW,
    FINAL,
    PLACE,
    PLACES,
    REVEALS,
    ROLL,
    ROLLS,
    STALL,
    START,
    STARTS,
    TURN_BEGINS,
)
from farmtable.games.my_farm_shop.rules.goods import BAG, EGG, HONEY, MILK, WOOL, away
from farmtable.games.my_farm_shop.rules.state import (
    DICE,
    DIE,
    EMPTY_STALL,
    HAS,
    NO_DIE,
    NOT_YET,
    POOL,
    START_PLAYER,
    TAKEN,
    TURN,
    FarmShop,
    Module,
    empty,
)

# ---- Set-up ---------------------------------------------------------------------------------------------------------


def new(box: Box, players: int, modules: list[Module]) -> FarmShop:
    """Seedlings in the stalls, a deck by backs, a good of each type and two bags for everybody. (MFS-01 to 03)"""
    s = empty(box, modules, players)
    for card in range(1, FIELD_CARDS + 1):
        s.put(POOL + box.backs[card], card)
    for seat in range(players):
        s.numbers[HAS + seat] = HONEY + EGG + WOOL + MILK + 2 * BAG
    first_market = [RevealSeedling(stall) for stall in range(1, STALLS + 1)]
    more: list[Task[Any]] = []
    for module in modules:
        more += module.set_up(s)
    s.agenda.then((CHOOSE_START, *first_market, *more, START_TURN))
    return s


class ChooseStart(Task[FarmShop]):
    """The start player is random. (MFS-03)"""

    chance = True

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        out.add_row(START, s.players)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.numbers[START_PLAYER] = s.player = choice - START
        s.tell(STARTS, s.player)
        return ()

    def purpose(self, s: FarmShop) -> str:
        return "start"


class RevealSeedling(Task[FarmShop]):
    """The six seedlings lie at random in the stalls. (MFS-01)"""

    chance = True

    def __init__(self, stall: i64) -> None:
        self.stall: i64 = stall

    def parts(self) -> list[Any]:
        return [int(self.stall)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        out.any_of(DRAW, s, POOL)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.pick_card(POOL, choice - DRAW)
        s.lay(self.stall, choice - DRAW)
        s.tell(REVEALS, s.player, self.stall, choice - DRAW)
        return ()

    def purpose(self, s: FarmShop) -> str:
        return "seedling"


# ---- A turn: 1. Roll the dice ---------------------------------------------------------------------------------------


class StartTurn(Do[FarmShop]):
    """Roll, improve the farm, activate a field, fill the market. (MFS-10 to 17)"""

    def otherwise(self, s: FarmShop, seat: i64) -> Todo:
        s.numbers[DIE] = NO_DIE
        s.tell(TURN_BEGINS, seat, s.numbers[TURN] + 1)
        return THE_TURN


class BeforeRoll(Task[FarmShop]):
    """Roll the dice, unless something is done before."""

    anytime = True

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        out.add(DONE)


class RollDie(Task[FarmShop]):
    """One of the three dice. (MFS-10)"""

    chance = True

    def __init__(self, die: i64) -> None:
        self.die: i64 = die

    def parts(self) -> list[Any]:
        return [int(self.die)]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        out.add_row(ROLL + 1, DIE_SIDES)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.b[DICE + self.die] = u8(choice - ROLL)
        s.tell(ROLLS, s.player, choice - ROLL)
        return ()

    def purpose(self, s: FarmShop) -> str:
        return f"die {int(s.numbers[TURN])} {int(self.die)}"


class ChooseDie(Task[FarmShop]):
    """Choose a die, move its number by a bag a step without wrapping, take that stall's card. (MFS-10, MFS-11)"""

    anytime = True

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        low, middle, high = s.die_shows(0), s.die_shows(1), s.die_shows(2)
        if low > middle:
            low, middle = middle, low
        if middle > high:
            middle, high = high, middle
        if low > middle:
            low, middle = middle, low
        most = s.bags(seat)
        for stall in range(1, STALLS + 1):
            at = STALL + 6 * stall - 7
            if away(low, stall) <= most:
                out.add(at + low)
            if middle != low and away(middle, stall) <= most:
                out.add(at + middle)
            if high != middle and away(high, stall) <= most:
                out.add(at + high)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        stall = (choice - STALL) // 6 + 1
        number = (choice - STALL) % 6 + 1
        s.numbers[DIE] = 0 if s.die_shows(0) == number else 1 if s.die_shows(1) == number else 2
        s.numbers[EMPTY_STALL] = stall
        card = s.stall_card(stall)
        s.tell(CHOOSES, seat, stall, number, card)
        s.pay_bags(seat, away(number, stall))
        s.lay(stall, 0)
        s.numbers[TAKEN] = card
        return s.box.course[card]


# ---- 2. Improve your farm -------------------------------------------------------------------------------------------


class Place(Task[FarmShop]):
    """The card goes on any field; a card already there leaves the game. Up arrows: lower row only. (MFS-12, MFS-25)"""

    anytime = True

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        if i64(s.box.arrow[s.numbers[TAKEN]]) == UP:
            out.add_row(PLACE + ROW, FIELDS - ROW)
        else:
            out.add_row(PLACE, FIELDS)

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        field, card = choice - PLACE, s.numbers[TAKEN]
        s.discard(seat, field)
        s.put_card(seat, field, card)
        s.tell(PLACES, seat, field, card)
        s.numbers[TAKEN] = 0
        s.changed(seat)
        return ()


# ---- 4. Fill the market ---------------------------------------------------------------------------------------------


class Refill(Do[FarmShop]):
    """The empty stall gets the top card of the deck; without one the game ends. (MFS-17, MFS-50)"""

    def otherwise(self, s: FarmShop, seat: i64) -> Todo:
        if s.deck_lasts():
            return FILL_AND_END
        s.turn_ends()
        s.numbers[TURN] += 1
        return (FINAL_ACTIVATION,)


class Reveal(Task[FarmShop]):
    """The top card of the deck: any card of its back that nobody has seen. (MFS-02, MFS-17)"""

    chance = True

    def back(self, s: FarmShop) -> i64:
        return s.deck()[s.numbers[TURN]]

    def menu(self, s: FarmShop, seat: i64, out: Menu) -> None:
        out.any_of(DRAW, s, POOL + self.back(s))

    def take(self, s: FarmShop, seat: i64, choice: i64) -> Todo:
        s.pick_card(POOL + self.back(s), choice - DRAW)
        stall = s.numbers[EMPTY_STALL]
        s.lay(stall, choice - DRAW)
        s.tell(REVEALS, s.player, stall, choice - DRAW)
        s.numbers[EMPTY_STALL] = 0
        return ()

    def purpose(self, s: FarmShop) -> str:
        return f"back {int(self.back(s))}"


class EndTurn(Do[FarmShop]):
    """The dice go to the left. (MFS-17)"""

    def otherwise(self, s: FarmShop, seat: i64) -> Todo:
        s.turn_ends()
        s.numbers[TURN] += 1
        s.player = (s.player + 1) % s.players
        return NEXT_TURN


# ---- The end --------------------------------------------------------------------------------------------------------


class FinalActivation(Do[FarmShop]):
    """Each player may activate any one field. (MFS-51)"""

    def otherwise(self, s: FarmShop, seat: i64) -> Todo:
        s.numbers[DIE] = NO_DIE
        s.tell(FINAL, seat)
        for player in range(s.players):
            s.set_activated(player, NOT_YET)
            s.part(player, FINAL_TODO)
        return (END,)


class End(Do[FarmShop]):
    """The final activation counts as one more turn. (MFS-51)"""

    def otherwise(self, s: FarmShop, seat: i64) -> Todo:
        s.turn_ends()
        return ()


# ---- Tasks that are always the same ---------------------------------------------------------------------------------

CHOOSE_START: Final = ChooseStart()
START_TURN: Final = StartTurn()
THE_TURN: Final[Todo] = (BeforeRoll(), RollDie(0), RollDie(1), RollDie(2), ChooseDie())
REFILL: Final = Refill()
REVEAL: Final = Reveal()
END_TURN: Final = EndTurn()
FINAL_ACTIVATION: Final = FinalActivation()
END: Final = End()
FILL_AND_END: Final[Todo] = (REVEAL, END_TURN)
NEXT_TURN: Final[Todo] = (START_TURN,)
COURSE: Final[Todo] = (Place(), ACTIVATION, REFILL)  # after a field card was taken
