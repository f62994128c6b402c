"""Rewards, in the glossary's order. A reward is never compulsory. (FF-22, FF-50 to FF-68)"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.menu import Menu
from farmtable.core.rt import i64
from farmtable.core.task import Do, Task, Todo
from farmtable.core.zones import UNKNOWN
from farmtable.games.formidable_farm.crops import CROP, KINDS, amount, covers
from farmtable.games.formidable_farm.payment import KIND_BIT
from farmtable.games.formidable_farm.state import (
    BELOW,
    DONE,
    DRAW,
    FULFILLED,
    GET,
    GETS_DISCOUNT,
    GIVE,
    HAND,
    LAYS,
    LOOKED,
    LOOKS,
    MARKET,
    NOWHERE,
    OPEN,
    PAY,
    PLAYED,
    POOL,
    PUTS_BELOW,
    PUTS_ON_TOP,
    SEES,
    SPACES,
    STACK,
    SUPPLY,
    SWAPS,
    TAKE,
    TAKES_ANOTHER,
    TOP,
    USE,
    WITH,
    Farm,
)


class Reward(Task[Farm]):
    """Use it or leave it. (FF-22)"""

    def works(self, s: Farm, seat: i64) -> bool:
        """Is there anything to use? It depends on what all can see."""
        return True

    def use(self, s: Farm, seat: i64) -> Todo:
        return ()

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        if self.works(s, seat):
            out.add(DONE)
            out.add(USE)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        return self.use(s, seat) if choice == USE else ()


# ---- Crops (FF-50) --------------------------------------------------------------------------------------------------


class Take(Reward):
    """Take these crops, all of them."""

    def __init__(self, bundle: i64) -> None:
        self.bundle: i64 = bundle

    def parts(self) -> list[Any]:
        return [int(self.bundle)]

    def use(self, s: Farm, seat: i64) -> Todo:
        s.gain(seat, self.bundle)
        return ()


class TakeEach(Take):
    """Take these crops for each animal paid. (FF-45)"""

    def use(self, s: Farm, seat: i64) -> Todo:
        s.gain(seat, self.bundle * s.number)
        return ()


class CropOfChoice(Task[Farm]):
    """Take n crops, each of any kind."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        self.rest: Todo = (CropOfChoice(n - 1),) if n > 1 else ()

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        for kind in range(KINDS):
            out.add(TAKE + kind)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice == DONE:
            return ()
        s.gain(seat, CROP[choice - TAKE])
        return self.rest


class TakeAny(CropOfChoice):
    """Take n crops of choice, or none."""

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        out.add(DONE)
        super().menu(s, seat, out)


class TakeAnyEach(Reward):
    """Take n crops of choice for each animal paid. (FF-45)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def use(self, s: Farm, seat: i64) -> Todo:
        return (CropOfChoice(self.n * s.number),)


class TakeIdentical(Task[Farm]):
    """Take n crops of one kind of choice, or none."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        out.add(DONE)
        for kind in range(KINDS):
            out.add(TAKE + kind)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice != DONE:
            s.gain(seat, self.n * CROP[choice - TAKE])
        return ()


class TakeDifferent(Task[Farm]):
    """Take n crops of choice, no two of a kind, or none at all."""

    def __init__(self, n: i64, taken: i64 = 0) -> None:
        self.n: i64 = n
        self.taken: i64 = taken  # a bit for each kind

    def parts(self) -> list[Any]:
        return [int(self.n), int(self.taken)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        if self.taken == 0:
            out.add(DONE)
        for kind in range(KINDS):
            if self.taken & KIND_BIT[kind] == 0:
                out.add(TAKE + kind)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice == DONE:
            return ()
        kind = choice - TAKE
        s.gain(seat, CROP[kind])
        return (TakeDifferent(self.n - 1, self.taken | KIND_BIT[kind]),) if self.n > 1 else ()


# ---- Drawing (FF-13, FF-33, FF-51, FF-53) ---------------------------------------------------------------------------


class Draw(Task[Farm]):
    """Draw n cards from the top of the own stack, as far as it reaches. (FF-13, FF-33)"""

    chance = True

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        self.rest: Todo = (Draw(n - 1),) if n > 1 else ()

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def owner(self, s: Farm) -> i64:
        return s.player

    def place(self, s: Farm, owner: i64) -> i64:
        """Which slot: the top one."""
        return s.count(STACK + owner) - 1

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        owner = self.owner(s)
        if s.count(STACK + owner) > 0:
            card = s.card(STACK + owner, self.place(s, owner))
            if card == UNKNOWN:
                out.any_of(DRAW, s, POOL)
            else:
                out.add(DRAW + card)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        owner = self.owner(s)
        s.draw(owner, self.place(s, owner), choice - DRAW)
        return self.rest

    def purpose(self, s: Farm) -> str:
        return f"stack {int(self.owner(s)) + 1}"


class DealHand(Draw):
    """Each player draws the top three of the own stack as a hand. (FF-02)"""

    def __init__(self, n: i64, seat: i64) -> None:
        self.n = n
        self.seat: i64 = seat
        self.rest = (DealHand(n - 1, seat),) if n > 1 else ()

    def parts(self) -> list[Any]:
        return [int(self.n), int(self.seat)]

    def owner(self, s: Farm) -> i64:
        return self.seat


class DrawOrCrop(Draw):
    """Draw n cards; for each card missing in the stack take one crop of choice instead. (FF-51)"""

    def __init__(self, n: i64) -> None:
        self.n = n
        self.rest = (DrawOrCrop(n - 1),) if n > 1 else ()

    def otherwise(self, s: Farm, seat: i64) -> Todo:
        return (CropOfChoice(self.n),)


class DrawBottomCard(Draw):
    """From the bottom. (FF-53)"""

    def place(self, s: Farm, owner: i64) -> i64:
        return 0


class DrawCards(Reward):
    """Draw n cards, all of them. (FF-51)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        self.draw: Todo = (DrawOrCrop(n),)

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def use(self, s: Farm, seat: i64) -> Todo:
        return self.draw


class DrawCardsEach(DrawCards):
    """Draw n cards for each animal paid. (FF-45, FF-51)"""

    def use(self, s: Farm, seat: i64) -> Todo:
        return (DrawOrCrop(self.n * s.number),)


class DrawBottom(Reward):
    """Draw the bottom card of the own stack. (FF-53)"""

    def works(self, s: Farm, seat: i64) -> bool:
        return s.count(STACK + seat) > 0

    def use(self, s: Farm, seat: i64) -> Todo:
        return (DRAW_BOTTOM,)


# ---- Supplies without moving the disc (FF-52) -----------------------------------------------------------------------


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
    """... from the space with the own disc. Without a disc on the board: nothing."""

    def offers(self, s: Farm, seat: i64, space: i64) -> bool:
        return space == i64(s.disc[seat])


class SuppliesFromAdjacent(SuppliesFromAny):
    """... from a space next to the own disc."""

    def offers(self, s: Farm, seat: i64, space: i64) -> bool:
        disc = i64(s.disc[seat])
        return disc != NOWHERE and (space == (disc + 1) % SPACES or space == (disc + SPACES - 1) % SPACES)


class SuppliesFromOpposite(SuppliesFromAny):
    """... from the space opposite the own disc."""

    def offers(self, s: Farm, seat: i64, space: i64) -> bool:
        disc = i64(s.disc[seat])
        return disc != NOWHERE and space == (disc + SPACES // 2) % SPACES


class SuppliesFromPrevious(SuppliesFromAny):
    """... from the space with the previous player's disc; in the solo game, the countdown disc."""

    def offers(self, s: Farm, seat: i64, space: i64) -> bool:
        discs: i64 = len(s.disc)
        return space == i64(s.disc[(seat + discs - 1) % discs])


# ---- The own stack (FF-54 to FF-58) ---------------------------------------------------------------------------------


class Look(Reward):
    """Look at five cards of the own stack, put them back on top and at the bottom as you like. (FF-54)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def works(self, s: Farm, seat: i64) -> bool:
        return s.count(STACK + seat) > 0

    def use(self, s: Farm, seat: i64) -> Todo:
        n = min(self.n, s.count(STACK + seat))
        s.tell(LOOKS, seat, n)
        return (LookAt(n), PUT_BACK)


class LookAt(Draw):
    """The n top cards, to look at. What all knew of their order they know no more."""

    def __init__(self, n: i64) -> None:
        self.n = n
        self.rest = (LookAt(n - 1),) if n > 1 else ()

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        owner = s.player
        card = choice - DRAW
        s.slot(owner, self.place(s, owner), card)
        if s.mark(card) == OPEN:
            s.set_mark(card, WITH)
        s.sort_in(LOOKED, card)
        s.whisper(SEES, owner, card)
        return self.rest


class PutBack(Task[Farm]):
    """Put the cards back one by one, each on top or below; all see how many, not which. (FF-46, FF-54)"""

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        out.add_each(BELOW, s, LOOKED)
        out.add_each(TOP, s, LOOKED)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice >= TOP:
            card = choice - TOP
            s.put(STACK + seat, card)
            s.whisper(PUTS_ON_TOP, seat, card)
        else:
            card = choice - BELOW
            s.put_below(STACK + seat, card)
            s.whisper(PUTS_BELOW, seat, card)
        s.remove(LOOKED, card)
        return (self,)


class Cycle(Task[Farm]):
    """Put up to n hand cards below the stack, then draw as many. (FF-55)"""

    def __init__(self, n: i64, placed: i64 = 0) -> None:
        self.n: i64 = n
        self.placed: i64 = placed
        self.draw: Todo = (Draw(placed),) if placed > 0 else ()
        self.rest: Todo = (Cycle(n - 1, placed + 1),) if n > 0 else ()

    def parts(self) -> list[Any]:
        return [int(self.n), int(self.placed)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        if self.n > 0 and s.count(HAND + seat) > 0:
            out.add(DONE)
            out.add_each(BELOW, s, HAND + seat)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice == DONE:
            return self.draw
        s.hand_below(seat, choice - BELOW)
        return self.rest

    def otherwise(self, s: Farm, seat: i64) -> Todo:
        return self.draw


class FulfilUnseen(Reward):
    """Draw one card and place it face down as fulfilled, without its reward. (FF-56)"""

    def works(self, s: Farm, seat: i64) -> bool:
        return s.count(STACK + seat) > 0

    def use(self, s: Farm, seat: i64) -> Todo:
        return (LAY_UNSEEN,)


class LayUnseen(Draw):
    """The top card of the stack is a fulfilled card at once; only its owner sees it. (FF-56)"""

    def __init__(self) -> None:
        self.n = 1
        self.rest = ()

    def parts(self) -> list[Any]:
        return []

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        owner = s.player
        card = choice - DRAW
        s.slot(owner, self.place(s, owner), card)
        s.put(FULFILLED + owner, card)
        s.murmur(LAYS, owner, card)
        return ()


class DrawAndReturn(Reward):
    """Draw two cards, then put one hand card below the stack; or three and two. (FF-57, FF-58)"""

    def __init__(self, draw: i64, back: i64) -> None:
        self.draw: i64 = draw
        self.back: i64 = back
        self.todo: Todo = (Draw(draw), PutBelow(back))

    def parts(self) -> list[Any]:
        return [int(self.draw), int(self.back)]

    def use(self, s: Farm, seat: i64) -> Todo:
        there = s.count(STACK + seat)
        if there >= self.draw:
            return self.todo
        return (DRAW_ONE,) if there > 0 else (CROP_OF_CHOICE,)


class PutBelow(Task[Farm]):
    """Put n hand cards below the stack. (FF-46, FF-57, FF-58)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        self.rest: Todo = (PutBelow(n - 1),) if n > 1 else ()

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        out.add_each(BELOW, s, HAND + seat)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        s.hand_below(seat, choice - BELOW)
        return self.rest


# ---- Exchanges (FF-59, FF-60, FF-63 to FF-65) -----------------------------------------------------------------------


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


class SwapMarket(Task[Farm]):
    """Swap one hand card with one market card, up to n times: first the market card is named. (FF-63)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        self.rest: Todo = (GIVE_TO_MARKET, SwapMarket(n - 1)) if n > 1 else (GIVE_TO_MARKET,)

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        if s.count(HAND + seat) > 0 and s.count(MARKET) > 0:
            out.add(DONE)
            out.add_each(GET, s, MARKET)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice == DONE:
            return ()
        s.target = choice - GET
        return self.rest


class GiveToMarket(Task[Farm]):
    """... then the hand card that takes its place. (FF-63)"""

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        out.add_each(GIVE, s, HAND + seat)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        card = choice - GIVE
        s.reveal(SWAPS, seat, card, s.target)
        s.remove(HAND + seat, card)
        s.remove(MARKET, s.target)
        s.sort_in(MARKET, card)
        s.sort_in(HAND + seat, s.target)
        s.target = 0
        return ()


class SwapFulfilled(Task[Farm]):
    """Swap one hand card with one of your fulfilled cards, up to n times; both are shown. (FF-64)"""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        self.rest: Todo = (GIVE_AS_FULFILLED, SwapFulfilled(n - 1)) if n > 1 else (GIVE_AS_FULFILLED,)

    def parts(self) -> list[Any]:
        return [int(self.n)]

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        if s.count(HAND + seat) > 0 and s.count(FULFILLED + seat) > 0:
            out.add(DONE)
            out.add_each_sorted(GET, s, FULFILLED + seat)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        if choice == DONE:
            return ()
        s.target = choice - GET
        if s.mark(s.target) != OPEN:
            s.reveal(SEES, seat, s.target)
        return self.rest


class GiveAsFulfilled(Task[Farm]):
    """... the hand card is now the newest fulfilled card. (FF-25, FF-64)"""

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        out.add_each(GIVE, s, HAND + seat)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        card = choice - GIVE
        s.reveal(SWAPS, seat, card, s.target)
        s.remove(HAND + seat, card)
        s.remove(FULFILLED + seat, s.target)
        s.put(FULFILLED + seat, card)
        s.sort_in(HAND + seat, s.target)
        s.target = 0
        return ()


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


# ---- Tempo (FF-61, FF-62, FF-66 to FF-68) ---------------------------------------------------------------------------


class AnotherTurn(Reward):
    """Take another turn right after this one; several of these give one. (FF-61)"""

    def works(self, s: Farm, seat: i64) -> bool:
        return not s.another

    def use(self, s: Farm, seat: i64) -> Todo:
        s.another = True
        s.tell(TAKES_ANOTHER, seat)
        return ()


class Discount(Reward):
    """The next trade card of this turn costs one listed crop less. (FF-62)"""

    def use(self, s: Farm, seat: i64) -> Todo:
        s.discount = True
        s.tell(GETS_DISCOUNT, seat)
        return ()


class FourthCard(Do[Farm]):
    """A fourth trade card may be played this turn, never a fifth. (FF-66)"""

    def otherwise(self, s: Farm, seat: i64) -> Todo:
        s.limit = max(s.limit, 4)
        return ()


class ThirdCard(TakeAny):
    """If this is the third trade card of the turn, take one crop of choice. (FF-67)"""

    def __init__(self) -> None:
        self.n = 1
        self.rest = ()

    def parts(self) -> list[Any]:
        return []

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        if s.count(PLAYED) == 3:
            super().menu(s, seat, out)


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
    for space in range(SPACES):
        if s.fee(seat, space) <= fulfilled:
            out.add(SUPPLY + space)


# ---- Tasks that are always the same ---------------------------------------------------------------------------------

DRAW_ONE: Final = Draw(1)
DRAW_BOTTOM: Final = DrawBottomCard(1)
CROP_OF_CHOICE: Final = CropOfChoice(1)
PUT_BACK: Final = PutBack()
LAY_UNSEEN: Final = LayUnseen()
GIVE_TO_MARKET: Final = GiveToMarket()
GIVE_AS_FULFILLED: Final = GiveAsFulfilled()
