"""Rewards: look at one's stack, put cards below it, lay one as fulfilled. (FF-54 to FF-58)"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Task, Todo
from farmtable.games.formidable_farm.rules.declared import (
    BELOW,
    BY_OWNER,
    DONE,
    DRAW,
    LAYS,
    LOOKS,
    PUTS_BELOW,
    PUTS_ON_TOP,
    SEES,
    TOP,
)
from farmtable.games.formidable_farm.rules.rewards.drawing import DRAW_ONE, Draw
from farmtable.games.formidable_farm.rules.rewards.reward import Reward
from farmtable.games.formidable_farm.rules.rewards.taking import CROP_OF_CHOICE
from farmtable.games.formidable_farm.rules.state import FULFILLED, HAND, LOOKED, OPEN, STACK, WITH, Farm


class Look(Reward):
    """Look at five cards of your stack, put them back on top and at the bottom as you like. (FF-54)"""

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
        s.whisper(SEES, owner, card, BY_OWNER)
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
        s.tell_knowing(LAYS, owner, card)
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


PUT_BACK: Final = PutBack()
LAY_UNSEEN: Final = LayUnseen()
