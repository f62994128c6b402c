"""How Farmoony is told and drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from farmtable.core.rules.event import Event
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.core.show import places
from farmtable.core.show.phrase import IllegalChoice, Phrase
from farmtable.core.show.score import Score
from farmtable.core.show.show import Show
from farmtable.core.show.text import Section, Step
from farmtable.core.show.view import View
from farmtable.games.farmoony.data.components import Components
from farmtable.games.farmoony.rules import tools
from farmtable.games.farmoony.rules.declared import CHOICES, DONE, EVENTS
from farmtable.games.farmoony.rules.state import Box, Farmoony
from farmtable.games.farmoony.show import phrases, pieces, refusals, steps, terminal, text
from farmtable.games.farmoony.show.view import FarmoonyView


class FarmoonyShow(Show):
    """Farm cards, lands, tools and missions."""

    def __init__(self, rows: Components, box: Box) -> None:
        super().__init__(CHOICES, EVENTS, phrases.sayings(box))
        self.rows = rows
        self.box = box

    def choice_phrase(self, choice: int, task: Task[Any] | None = None) -> Phrase:
        return phrases.choice_phrase(self.box, choice, task) or super().choice_phrase(choice, task)

    def event_phrase(self, event: Event) -> Phrase:
        return phrases.event_phrase(self.box, event, super().event_phrase(event))

    def retold(self, args: dict[str, Any]) -> dict[str, Any]:
        return phrases.retold(args)

    def question(self, task: Task[Any]) -> Phrase:
        if isinstance(task, tools.Unload):
            return Phrase("ask-unload", {"card": phrases.rows_phrase(self.box, int(task.card))})
        if isinstance(task, tools.MayFence) and not phrases.comes_here(task):
            return Phrase("ask-may-fence-taken")
        return super().question(task)

    def usual(self, task: Task[Any], menu: list[int]) -> int | None:
        return DONE if isinstance(task, tools.WorkWithTools | tools.MayFence) else None

    def text(self, view: View, scores: list[Score]) -> list[Section]:
        assert isinstance(view, FarmoonyView)
        return text.text(self.box, view, scores)

    def steps(self, task: Task[Any], menu: list[int], view: View) -> Step:
        assert isinstance(view, FarmoonyView)
        return steps.steps(
            self.box, self.question(task), lambda choice: self.choice_phrase(choice, task), task, menu, view
        )

    def refusal(self, s: State, seat: int, choice: int) -> IllegalChoice:
        assert isinstance(s, Farmoony)
        return refusals.refusal(s, seat, choice)

    def canonical(self, word: str) -> str:
        return places.counted(word)

    def readable(self, word: str) -> str:
        return places.named(word)

    def faces(self) -> pieces.Faces:
        return pieces.faces(self.rows)

    def draw(self, v: View, say: Callable[[Phrase], str]) -> str:
        assert isinstance(v, FarmoonyView)
        return terminal.draw(self.box, v, say)
