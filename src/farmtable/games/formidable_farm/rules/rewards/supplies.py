"""What the supplies board gives, and the rewards that give it again. (FF-12, FF-52, FF-68)"""

from __future__ import annotations

from typing import Any

from farmtable.core.rt import i64
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Do, Task, Todo
from farmtable.games.formidable_farm.rules.declared import DONE, SPACES, SUPPLY
from farmtable.games.formidable_farm.rules.rewards.reward import Reward
from farmtable.games.formidable_farm.rules.state import FULFILLED, HIGHEST_FEE, NOWHERE, Farm


class Gain(Do[Farm]):
    """What a space of the supplies board gives: take it all. (FF-12)"""

    def __init__(self, bundle: i64) -> None:
        self.bundle: i64 = bundle

    def parts(self) -> list[Any]:
        return [int(self.bundle)]

    def otherwise(self, s: Farm, seat: i64) -> Todo:
        s.gain(seat, self.bundle)
        return ()


class SupplyAgain(Reward):
    """The same space's supply a second time. (FF-52)"""

    def __init__(self, space: i64) -> None:
        self.space: i64 = space

    def parts(self) -> list[Any]:
        return [int(self.space)]

    def use(self, s: Farm, seat: i64) -> Todo:
        return (s.deck.space[self.space],)


class SuppliesFromAny(Task[Farm]):
    """Get supplies once or twice from any one space. (FF-52)"""

    def __init__(self, times: i64) -> None:
        self.times: i64 = times

    def parts(self) -> list[Any]:
        return [int(self.times)]

    def offers(self, s: Farm, seat: i64, space: i64) -> bool:
        """Is this one of the spaces? Occupied or not, and nothing is paid."""
        return True

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        for space in range(SPACES):
            if self.offers(s, seat, space):
                if out.size == 0:
                    out.add(DONE)
                out.add(SUPPLY + space)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice == DONE:
            return ()
        space = choice - SUPPLY
        return (s.deck.space[space], SupplyAgain(space)) if self.times == 2 else (s.deck.space[space],)


class SuppliesFromOwn(SuppliesFromAny):
    """... from the space with your disc. Without a disc on the board: nothing."""

    def offers(self, s: Farm, seat: i64, space: i64) -> bool:
        return space == i64(s.disc[seat])


class SuppliesFromAdjacent(SuppliesFromAny):
    """... from a space next to your disc."""

    def offers(self, s: Farm, seat: i64, space: i64) -> bool:
        disc = i64(s.disc[seat])
        return disc != NOWHERE and (space == (disc + 1) % SPACES or space == (disc + SPACES - 1) % SPACES)


class SuppliesFromOpposite(SuppliesFromAny):
    """... from the space opposite your disc."""

    def offers(self, s: Farm, seat: i64, space: i64) -> bool:
        disc = i64(s.disc[seat])
        return disc != NOWHERE and space == (disc + SPACES // 2) % SPACES


class SuppliesFromPrevious(SuppliesFromAny):
    """... from the space with the previous player's disc; in the solo game, the countdown disc."""

    def offers(self, s: Farm, seat: i64, space: i64) -> bool:
        discs: i64 = len(s.disc)
        return space == i64(s.disc[(seat + discs - 1) % discs])


class GetSupplies(Task[Farm]):
    """Get supplies once more, as in the turn: move the disc, pay the fee. (FF-68)"""

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        out.add(DONE)
        add_spaces(s, seat, out)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice == DONE:
            return ()
        s.move_disc(seat, choice - SUPPLY)
        return (s.deck.space[choice - SUPPLY],)


def add_spaces(s: Farm, seat: i64, out: Menu) -> None:
    """The spaces to which the disc may go: those whose fee can be paid. (FF-12, FF-30, FF-31)"""
    fulfilled = s.count(FULFILLED + seat)
    if fulfilled >= HIGHEST_FEE:
        out.add_row(SUPPLY, SPACES)
        return
    for space in range(SPACES):
        if s.fee(seat, space) <= fulfilled:
            out.add(SUPPLY + space)
