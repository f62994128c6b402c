"""Market Day, in the booklet's order: set-up, a round, the end."""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64
from farmtable.core.rules.menu import NO_CHOICES, Menu
from farmtable.core.rules.seats import BIT, NOBODY
from farmtable.core.rules.state import NO_TASKS, Agenda
from farmtable.core.rules.task import Do, Task, Todo
from farmtable.core.rules.zones import no_zones
from farmtable.games._template.rules.declared import BASKETS, DRAW, DRAWS, LAY, LAYS, SHOWS, SPILLS, TAKES
from farmtable.games._template.rules.state import CARRY, CRATE, HAND, LOST, NUMBERS, STALL, TAKEN, ZONES, Box, Market

HAND_SIZE: Final = 3


def empty(box: Box, players: int, carry: bool) -> Market:
    s = Market(players, box, no_zones(ZONES), Agenda(NO_TASKS[:], 0), NO_CHOICES[:])
    s.numbers = NUMBERS.none()
    s.numbers[CARRY] = 1 if carry else 0
    return s


def new(box: Box, players: int, carry: bool) -> Market:
    """All baskets lie in the crate; each player draws a hand. (TM-01)"""
    s = empty(box, players, carry)
    for basket in range(1, BASKETS + 1):
        s.put(CRATE, basket)
    s.agenda.then((*draws(players) * HAND_SIZE, ROUND))
    return s


def draws(players: int) -> Todo:
    return tuple(Draw(seat) for seat in range(players))


class Draw(Task[Market]):
    """Draw one basket, if there is one; only the owner sees it. (TM-01, TM-05)"""

    chance = True

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def parts(self) -> list[Any]:
        return [int(self.seat)]

    def menu(self, s: Market, seat: i64, out: Menu) -> None:
        out.any_of(DRAW, s, CRATE)

    def take(self, s: Market, seat: i64, choice: i64) -> Todo:
        s.pick_card(CRATE, choice - DRAW)
        s.sort_in(HAND + self.seat, choice - DRAW)
        s.whisper(DRAWS, self.seat, choice - DRAW)
        return ()

    def purpose(self, s: Market) -> str:
        return "crate"


class Round(Do[Market]):
    """Lay, sell, draw, and so on until the hands are empty. (TM-05, TM-06)"""

    def otherwise(self, s: Market, seat: i64) -> Todo:
        return (LAY_BASKET, SELL, *draws(s.players), self) if s.count(HAND) > 0 else ()


class LayBasket(Task[Market]):
    """Everybody lays a basket face down, all at the same time. (TM-02)"""

    quiet = True  # the last basket too: everybody lays it in person

    def seats(self, s: Market) -> i64:
        waiting: i64 = 0
        for seat in range(s.players):
            if s.count(STALL + seat) == 0:
                waiting |= BIT[seat]
        return waiting

    def menu(self, s: Market, seat: i64, out: Menu) -> None:
        out.add_each(LAY, s, HAND + seat)

    def take(self, s: Market, seat: i64, choice: i64) -> Todo:
        s.remove(HAND + seat, choice - LAY)
        s.put(STALL + seat, choice - LAY)
        s.whisper(LAYS, seat, choice - LAY)
        return (self,) if self.seats(s) else ()


class Sell(Do[Market]):
    """All is shown. The most eggs take the lot; if several have the most, it is lost. (TM-03, TM-04, TM-08)"""

    def otherwise(self, s: Market, seat: i64) -> Todo:
        most: i64 = 0
        winner: i64 = NOBODY
        for other in range(s.players):
            eggs = s.eggs_in(STALL + other)
            if eggs >= most:
                winner = NOBODY if eggs == most else other
                most = eggs
            s.show(SHOWS, other, s.card(STALL + other, 0))
        for other in range(s.players):
            s.move_all(STALL + other, LOST if winner == NOBODY else TAKEN + winner)
        if winner == NOBODY:
            s.tell(SPILLS, winner)
            return ()
        if s.numbers[CARRY] != 0:
            s.move_all(LOST, TAKEN + winner)
        s.tell(TAKES, winner, s.eggs_in(TAKEN + winner))
        return ()


ROUND: Final = Round()
LAY_BASKET: Final = LayBasket()
SELL: Final = Sell()
