"""How Fences is told and drawn."""

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
from farmtable.games.fences.data.components import Components
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.declared import BUILDS, CHOICES, EVENTS, PASS, SETS
from farmtable.games.fences.rules.state import Fences
from farmtable.games.fences.show import phrases, pieces, refusals, terminal, text
from farmtable.games.fences.show.view import FencesView


class FencesShow(Show):
    """Tiles, farms and profiles."""

    def __init__(self, rows: Components, box: Box) -> None:
        super().__init__(CHOICES, EVENTS, phrases.sayings(box))
        self.rows = rows
        self.box = box

    def choice_phrase(self, choice: int, task: Task[Any] | None = None) -> Phrase:
        return phrases.choice_phrase(CHOICES, self.box, choice, task)

    def event_phrase(self, event: Event) -> Phrase:
        return phrases.event_phrase(EVENTS, self.box, event)

    def retold(self, args: dict[str, Any]) -> dict[str, Any]:
        return phrases.retold(self.box, args)

    def by_itself(self, task: Task[Any], menu: list[int], s: State, seat: int, alone: bool) -> int | None:
        """To pass ends the turn."""
        return None if menu == [PASS] else super().by_itself(task, menu, s, seat, alone)

    def refusal(self, s: State, seat: int, choice: int) -> IllegalChoice:
        assert isinstance(s, Fences)
        return refusals.refusal(s, seat, choice)

    def text(self, v: View, scores: list[Score]) -> list[Section]:
        assert isinstance(v, FencesView)
        return text.text(self.box, v)

    def steps(self, task: Task[Any], menu: list[int], v: View) -> Step:
        assert isinstance(v, FencesView)
        return text.steps(self.box, v, task, menu, self.question(task))

    def effects(self, choice: int, events: list[Event]) -> list[Phrase]:
        """That a tile is set or a barn built, the choice says itself."""
        return [self.event_phrase(event) for event in events if event.kind not in (SETS, BUILDS)]

    def canonical(self, word: str) -> str:
        return places.counted(word)

    def readable(self, word: str) -> str:
        return places.named(word)

    def faces(self) -> pieces.Faces:
        return pieces.faces(self.rows, self.box)

    def draw(self, v: View, say: Callable[[Phrase], str]) -> str:
        assert isinstance(v, FencesView)
        return terminal.draw(self.box, v, say)
