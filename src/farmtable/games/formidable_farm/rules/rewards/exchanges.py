"""Rewards: give something to get something, up to n times. (FF-59, FF-60, FF-63 to FF-65)"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Task, Todo
from farmtable.games.formidable_farm.rules.crops import CROP, KINDS, amount, covers
from farmtable.games.formidable_farm.rules.declared import BY_ALL, DONE, GET, GIVE, PAY, SEES, SWAPS
from farmtable.games.formidable_farm.rules.rewards.drawing import DRAW_ONE
from farmtable.games.formidable_farm.rules.rewards.reward import Reward
from farmtable.games.formidable_farm.rules.rewards.taking import CropOfChoice
from farmtable.games.formidable_farm.rules.state import FULFILLED, HAND, MARKET, OPEN, STACK, TARGET, Farm


class Exchange(Reward):
    """Give crops to take others, up to n times. (FF-59)"""

    def __init__(self, give: i64, get: i64, n: i64) -> None:
        self.give: i64 = give
        self.get: i64 = get
        self.n: i64 = n
        self.rest: Todo = (Exchange(give, get, n - 1),) if n > 1 else ()

    def parts(self) -> list[Any]:
        return [int(self.give), int(self.get), int(self.n)]

    def works(self, s: Farm, seat: i64) -> bool:
        return covers(s.crops[seat], self.give)

    def use(self, s: Farm, seat: i64) -> Todo:
        s.pay(seat, self.give)
        s.gain(seat, self.get)
        return self.rest


class CropForCard(Task[Farm]):
    """Give any one crop to draw one card, up to n times. (FF-60)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        self.rest: Todo = (DRAW_ONE, CropForCard(n - 1)) if n > 1 else (DRAW_ONE,)

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        if s.count(STACK + seat) > 0 and s.crops[seat] > 0:
            out.add(DONE)
            for kind in range(KINDS):
                if amount(s.crops[seat], kind) > 0:
                    out.add(PAY + kind)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice == DONE:
            return ()
        s.pay(seat, CROP[choice - PAY])
        return self.rest


class Swap(Task[Farm]):
    """Swap one hand card with another card, up to n times: first that card is named."""

    def __init__(self, n: i64, rest: Todo) -> None:
        self.n: i64 = n
        self.rest: Todo = rest

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def zone(self, seat: i64) -> i64:
        """Where the other card lies."""
        return MARKET

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        if s.count(HAND + seat) > 0 and s.count(self.zone(seat)) > 0:
            out.add(DONE)
            out.add_each_sorted(GET, s, self.zone(seat))

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice == DONE:
            return ()
        target = choice - GET
        s.numbers[TARGET] = target
        if s.mark(target) != OPEN:
            s.reveal(SEES, seat, target, BY_ALL)
        return self.rest


class Give(Task[Farm]):
    """... then the hand card that takes its place."""

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        out.add_each(GIVE, s, HAND + seat)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        card = choice - GIVE
        target = s.numbers[TARGET]
        s.reveal(SWAPS, seat, card, target)
        s.remove(HAND + seat, card)
        self.replace(s, seat, card, target)
        s.sort_in(HAND + seat, target)
        s.numbers[TARGET] = 0
        return ()

    def replace(self, s: Farm, seat: i64, card: i64, target: i64) -> None:
        """Put it where the other card lay."""


class SwapMarket(Swap):
    """Swap a hand card with a market card. (FF-63)"""

    def __init__(self, n: i64) -> None:
        super().__init__(n, (GIVE_TO_MARKET, SwapMarket(n - 1)) if n > 1 else (GIVE_TO_MARKET,))


class GiveToMarket(Give):
    """... it lies in the market now. (FF-63)"""

    def replace(self, s: Farm, seat: i64, card: i64, target: i64) -> None:
        s.remove(MARKET, target)
        s.sort_in(MARKET, card)


class SwapFulfilled(Swap):
    """Swap a hand card with one of your fulfilled cards; both are shown. (FF-64)"""

    def __init__(self, n: i64) -> None:
        super().__init__(n, (GIVE_AS_FULFILLED, SwapFulfilled(n - 1)) if n > 1 else (GIVE_AS_FULFILLED,))

    def zone(self, seat: i64) -> i64:
        return FULFILLED + seat


class GiveAsFulfilled(Give):
    """... it is the newest fulfilled card now. (FF-25, FF-64)"""

    def replace(self, s: Farm, seat: i64, card: i64, target: i64) -> None:
        s.remove(FULFILLED + seat, target)
        s.put(FULFILLED + seat, card)


class SellFulfilled(Reward):
    """Give fulfilled cards to take crops of choice, up to n times. (FF-65)"""

    def __init__(self, cards: i64, crops: i64, n: i64) -> None:
        self.cards: i64 = cards
        self.crops: i64 = crops
        self.n: i64 = n
        crop = CropOfChoice(crops)
        self.rest: Todo = (crop, SellFulfilled(cards, crops, n - 1)) if n > 1 else (crop,)

    def parts(self) -> list[Any]:
        return [int(self.cards), int(self.crops), int(self.n)]

    def works(self, s: Farm, seat: i64) -> bool:
        return s.count(FULFILLED + seat) >= self.cards

    def use(self, s: Farm, seat: i64) -> Todo:
        s.spend(seat, self.cards)
        return self.rest


GIVE_TO_MARKET: Final = GiveToMarket()
GIVE_AS_FULFILLED: Final = GiveAsFulfilled()
