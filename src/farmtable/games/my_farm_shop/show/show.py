"""How My Farm Shop is told and drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.core.show.phrase import IllegalChoice, Phrase
from farmtable.core.show.score import Score
from farmtable.core.show.show import Show
from farmtable.core.show.text import Section, Step
from farmtable.core.show.view import View
from farmtable.games.my_farm_shop.data.components import Components
from farmtable.games.my_farm_shop.rules.activation import Afterwards
from farmtable.games.my_farm_shop.rules.box import Box
from farmtable.games.my_farm_shop.rules.declared import CHOICES, DONE, EVENTS
from farmtable.games.my_farm_shop.rules.goods import goods
from farmtable.games.my_farm_shop.rules.payment import PayAny, Uproot
from farmtable.games.my_farm_shop.rules.play import BeforeRoll
from farmtable.games.my_farm_shop.rules.state import HAS, FarmShop
from farmtable.games.my_farm_shop.show import phrases, pieces, refusals, steps, terminal, text
from farmtable.games.my_farm_shop.show.view import FarmShopView


class MyFarmShopShow(Show):
    """Market, farms and shops."""

    renamed: ClassVar = phrases.RENAMED

    def __init__(self, rows: Components, box: Box) -> None:
        super().__init__(CHOICES, EVENTS, phrases.sayings(box))
        self.rows = rows
        self.box = box

    def choice_phrase(self, choice: int, task: Task[Any] | None = None) -> Phrase:
        return phrases.choice_phrase(super().choice_phrase(choice, task), choice, task)

    def question(self, task: Task[Any]) -> Phrase:
        return phrases.question_phrase(task)

    def text(self, view: View, scores: list[Score]) -> list[Section]:
        assert isinstance(view, FarmShopView)
        return text.text(self.box, view)

    def steps(self, task: Task[Any], menu: list[int], view: View) -> Step:
        assert isinstance(view, FarmShopView)
        return steps.steps(
            self.box, self.question(task), lambda choice: self.choice_phrase(choice, task), task, menu, view
        )

    def refusal(self, s: State, seat: int, choice: int) -> IllegalChoice:
        assert isinstance(s, FarmShop)
        return refusals.refusal(s, seat, choice)

    def by_itself(self, task: Task[Any], menu: list[int], s: State, seat: int, alone: bool) -> int | None:
        """Who has to pay all that there is pays it, in whatever order."""
        assert isinstance(s, FarmShop)
        if isinstance(task, PayAny) and goods(s.numbers[HAS + seat]) == task.n:
            return menu[0]
        if isinstance(task, Uproot) and s.sunflowers_of(seat) == task.n:
            return menu[0]
        return super().by_itself(task, menu, s, seat, alone)

    def usual(self, task: Task[Any], menu: list[int]) -> int | None:
        """Go on where a skill could be used."""
        return DONE if isinstance(task, BeforeRoll | Afterwards) else None

    def faces(self) -> pieces.Faces:
        return pieces.faces(self.rows, self.box)

    def draw(self, v: View, say: Callable[[Phrase], str]) -> str:
        assert isinstance(v, FarmShopView)
        return terminal.draw(self.box, v, say)
