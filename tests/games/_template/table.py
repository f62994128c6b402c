"""Positions of Market Day are built, not reached: `given([1, 12], [5])`, then `lay(s, 12, 5)`."""

from __future__ import annotations

from farmtable.core.rules.seats import NATURE
from farmtable.core.rules.state import State
from farmtable.games import load
from farmtable.games._template.game import MarketDay
from farmtable.games._template.rules import play
from farmtable.games._template.rules.declared import BASKETS, DRAW, LAY
from farmtable.games._template.rules.state import CRATE, HAND, Market

GAME = load("_template")
assert isinstance(GAME, MarketDay)
BOX = GAME.box


def given(*hands: list[int], crate: list[int] | None = None, carry: bool = False) -> Market:
    """A round begins with these hands; the other baskets, or those named, are in the crate."""
    s = play.empty(BOX, len(hands), carry)
    for seat, hand in enumerate(hands):
        for basket in hand:
            s.put(HAND + seat, basket)
    others = [basket for basket in range(1, BASKETS + 1) if not any(basket in hand for hand in hands)]
    for basket in others if crate is None else crate:
        s.put(CRATE, basket)
    s.events = []
    s.agenda.then((play.ROUND,))
    s.settle()
    return s


def lay(s: State, *baskets: int) -> None:
    """Every seat lays one."""
    for seat, basket in enumerate(baskets):
        s.take(seat, LAY + basket)


def draw(s: State, *baskets: int) -> None:
    """Chance gives these."""
    for basket in baskets:
        s.take(NATURE, DRAW + basket)


def told(s: State) -> list[str]:
    """What happened, by name."""
    return [MarketDay.events.kind(event).name for event in s.events or []]
