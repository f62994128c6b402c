"""How Market Day is told and drawn."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from farmtable.core.rules.state import State
from farmtable.core.show.phrase import IllegalChoice, Phrase
from farmtable.core.show.score import Score
from farmtable.core.show.show import Show
from farmtable.core.show.text import Section
from farmtable.core.show.view import View
from farmtable.games._template.data.components import Basket, Components
from farmtable.games._template.rules.declared import CHOICES, EVENTS
from farmtable.games._template.rules.state import Box
from farmtable.games._template.show import phrases, refusals, terminal, text
from farmtable.games._template.show.view import MarketView


class Faces(Struct, frozen=True):
    """All pieces, as a client draws and names them."""

    baskets: tuple[Basket, ...]


class MarketShow(Show):
    """Baskets and stalls."""

    def __init__(self, rows: Components, box: Box) -> None:
        super().__init__(CHOICES, EVENTS, phrases.sayings(box))
        self.rows = rows
        self.box = box

    def refusal(self, s: State, seat: int, choice: int) -> IllegalChoice:
        return refusals.refusal(choice)

    def text(self, v: View, scores: list[Score]) -> list[Section]:
        assert isinstance(v, MarketView)
        return text.text(self.box, v)

    def faces(self) -> Faces:
        return Faces(self.rows.baskets)

    def draw(self, v: View, say: Callable[[Phrase], str]) -> str:
        assert isinstance(v, MarketView)
        return terminal.draw(self.box, v, say)
