"""Drawing from one's stack, and the rewards that do it. (FF-13, FF-33, FF-51, FF-53)"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Task, Todo
from farmtable.core.rules.zones import UNKNOWN
from farmtable.games.formidable_farm.rules.declared import DRAW
from farmtable.games.formidable_farm.rules.rewards.reward import Reward
from farmtable.games.formidable_farm.rules.rewards.taking import CropOfChoice
from farmtable.games.formidable_farm.rules.state import PAID_NUMBER, POOL, STACK, Farm


class Draw(Task[Farm]):
    """Draw n cards from the top of your stack, as far as it reaches. (FF-13, FF-33)"""

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
    """Each player draws the top three cards of their stack as a hand. (FF-02)"""

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
        return (DrawOrCrop(self.n * s.numbers[PAID_NUMBER]),)


class DrawBottom(Reward):
    """Draw the bottom card of your stack. (FF-53)"""

    def works(self, s: Farm, seat: i64) -> bool:
        return s.count(STACK + seat) > 0

    def use(self, s: Farm, seat: i64) -> Todo:
        return (DRAW_BOTTOM,)


DRAW_ONE: Final = Draw(1)
DRAW_BOTTOM: Final = DrawBottomCard(1)
