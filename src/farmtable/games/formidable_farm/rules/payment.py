"""Paying for a trade card: the whole cost, then its reward. (FF-20, FF-40 to FF-46)"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64, vec
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Do, Task, Todo
from farmtable.games.formidable_farm.rules.cost import SPARES, Cost, enough
from farmtable.games.formidable_farm.rules.crops import CROP, KINDS, amount, covers
from farmtable.games.formidable_farm.rules.declared import BELOW, DONE, GET, PAY, SPARE, SPARES_CROP, TAKES_BACK
from farmtable.games.formidable_farm.rules.state import DISCOUNT, FULFILLED, HAND, MARKET, PAID_NUMBER, Farm

KIND_BIT: Final = vec[i64]([1, 2, 4, 8, 16])


def payable(s: Farm, seat: i64, card: i64, market: i64) -> bool:
    """Can the whole cost be paid? `market` is how many market cards there are beside this one. (FF-20)"""
    have, discount = s.crops[seat], s.numbers[DISCOUNT] != 0
    if not discount and s.deck.plain[card]:
        return covers(have, s.deck.listed[card])
    cost = s.deck.costs[card]
    if s.count(FULFILLED + seat) < cost.fulfilled + cost.fulfilled_kept or market < cost.market:
        return False
    return cost.affordable_for_less(have) if discount else cost.affordable(have)


class Pay(Task[Farm]):
    """Pay the whole cost of a card. With a discount, choose which of its crops to spare. (FF-20, FF-62)"""

    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    def parts(self) -> list[Any]:
        return [int(self.card)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        if s.numbers[DISCOUNT] != 0:
            less = s.deck.costs[self.card].less
            for spared in range(SPARES):
                cost = less[spared]
                if cost is not None and cost.affordable(s.crops[seat]):
                    out.add(SPARE + spared)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        s.tell(SPARES_CROP, seat, choice - SPARE)
        cost = s.deck.costs[self.card].less[choice - SPARE]
        assert cost is not None
        return self.pay(s, seat, cost)

    def otherwise(self, s: Farm, seat: i64) -> Todo:
        return self.pay(s, seat, s.deck.costs[self.card])

    def pay(self, s: Farm, seat: i64, cost: Cost) -> Todo:
        """The listed crops at once, the rest by choice. The discount is used up, whatever the cost was."""
        numbers = s.numbers
        numbers[DISCOUNT] = 0
        numbers[PAID_NUMBER] = 0
        s.pay(seat, cost.listed)
        return cost.todo


class PayIdentical(Task[Farm]):
    """Pay n crops of one kind; so many different ones and so many of any type are still to be paid. (FF-40)"""

    def __init__(self, n: i64, different: i64, anything: i64) -> None:
        self.n: i64 = n
        self.different: i64 = different
        self.anything: i64 = anything

    def parts(self) -> list[Any]:
        return [int(self.n), int(self.different), int(self.anything)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        have = s.crops[seat]
        for kind in range(KINDS):
            if amount(have, kind) >= self.n:
                if enough(have - self.n * CROP[kind], 0, self.different, self.anything):
                    out.add(PAY + kind)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        s.pay(seat, self.n * CROP[choice - PAY])
        return ()


class PayDifferent(Task[Farm]):
    """Pay n crops, no two of a kind, none of those kinds that were paid already. (FF-40)"""

    def __init__(self, n: i64, anything: i64, paid: i64) -> None:
        self.n: i64 = n
        self.anything: i64 = anything
        self.paid: i64 = paid  # a bit for each kind

    def parts(self) -> list[Any]:
        return [int(self.n), int(self.anything), int(self.paid)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        for kind in range(KINDS):
            if amount(s.crops[seat], kind) > 0 and self.paid & KIND_BIT[kind] == 0:
                out.add(PAY + kind)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        kind = choice - PAY
        s.pay(seat, CROP[kind])
        return (PayDifferent(self.n - 1, self.anything, self.paid | KIND_BIT[kind]),) if self.n > 1 else ()


class PayAny(Task[Farm]):
    """Pay n crops of any type. (FF-40)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        self.rest: Todo = (PayAny(n - 1),) if n > 1 else ()

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        for kind in range(KINDS):
            if amount(s.crops[seat], kind) > 0:
                out.add(PAY + kind)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        s.pay(seat, CROP[choice - PAY])
        return self.rest


class PayNumber(Task[Farm]):
    """Pay any number of crops of one of these kinds, at least one. (FF-45)"""

    def __init__(self, kinds: i64) -> None:
        self.kinds: i64 = kinds  # a bit for each kind

    def parts(self) -> list[Any]:
        return [int(self.kinds)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        if s.numbers[PAID_NUMBER] > 0:
            out.add(DONE)
        for kind in range(KINDS):
            if self.kinds & KIND_BIT[kind] and amount(s.crops[seat], kind) > 0:
                out.add(PAY + kind)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice == DONE:
            return ()
        s.numbers[PAID_NUMBER] += 1
        s.pay(seat, CROP[choice - PAY])
        return (PayNumber(KIND_BIT[choice - PAY]),)


class FulfilledBelow(Task[Farm]):
    """Put one of your fulfilled cards below your stack. (FF-41)"""

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        out.add_each_sorted(BELOW, s, FULFILLED + seat)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        s.remove(FULFILLED + seat, choice - BELOW)
        s.open_below(seat, choice - BELOW)
        return ()


class FulfilledToHand(Task[Farm]):
    """Take one of your fulfilled cards into your hand. (FF-42)"""

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        out.add_each_sorted(GET, s, FULFILLED + seat)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        card = choice - GET
        s.remove(FULFILLED + seat, card)
        s.reveal(TAKES_BACK, seat, card)
        s.sort_in(HAND + seat, card)
        return ()


class MarketBelow(Task[Farm]):
    """Put n market cards below your stack, in your order. (FF-43, FF-46)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        self.rest: Todo = (MarketBelow(n - 1),) if n > 1 else ()

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        out.add_each(BELOW, s, MARKET)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        s.remove(MARKET, choice - BELOW)
        s.open_below(seat, choice - BELOW)
        return self.rest


class PayFulfilled(Do[Farm]):
    """Pay n fulfilled cards. (FF-44)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def otherwise(self, s: Farm, seat: i64) -> Todo:
        s.spend(seat, self.n)
        return ()
