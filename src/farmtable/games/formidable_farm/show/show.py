"""How Formidable Farm is told and drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from farmtable.core.rules.choice import Vocabulary
from farmtable.core.rules.event import Event, Events
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.core.show.phrase import IllegalChoice, Phrase
from farmtable.core.show.score import Score
from farmtable.core.show.show import Show
from farmtable.core.show.text import Section, Step
from farmtable.core.show.view import View
from farmtable.games.formidable_farm.data.components import Components
from farmtable.games.formidable_farm.rules.declared import PLAYS, SUPPLIES, USE
from farmtable.games.formidable_farm.rules.play import Turn
from farmtable.games.formidable_farm.rules.rewards import Reward
from farmtable.games.formidable_farm.rules.state import Deck, Farm
from farmtable.games.formidable_farm.show import answers, phrases, pieces, refusals, steps, terminal, text
from farmtable.games.formidable_farm.show.view import FarmView


class FormidableFarmShow(Show):
    """Trade cards, crops and the ring."""

    def __init__(self, vocabulary: Vocabulary, events: Events, rows: Components, deck: Deck) -> None:
        super().__init__(vocabulary, events, phrases.sayings(deck))
        self.rows = rows
        self.deck = deck

    def choice_phrase(self, choice: int, task: Task[Any] | None = None) -> Phrase:
        return phrases.choice_phrase(self.vocabulary, self.sayings, choice, task)

    def event_phrase(self, event: Event) -> Phrase:
        return phrases.event_phrase(self.events, self.sayings, event)

    def question(self, task: Task[Any]) -> Phrase:
        return phrases.question_phrase(task)

    def refusal(self, s: State, seat: int, choice: int) -> IllegalChoice:
        assert isinstance(s, Farm)
        return refusals.refusal(s, seat, choice)

    def by_itself(self, task: Task[Any], menu: list[int], s: State, seat: int, alone: bool) -> int | None:
        assert isinstance(s, Farm)
        found = answers.by_itself(task, menu, s, seat, alone)
        return found if found is not None or isinstance(task, Turn) else super().by_itself(task, menu, s, seat, alone)

    def usual(self, task: Task[Any], menu: list[int]) -> int | None:
        return USE if isinstance(task, Reward) else None

    def text(self, v: View, scores: list[Score]) -> list[Section]:
        assert isinstance(v, FarmView)
        return text.text(self.deck, v)

    def steps(self, task: Task[Any], menu: list[int], view: View) -> Step:
        return steps.steps(super().steps(task, menu, view))

    def effects(self, choice: int, events: list[Event]) -> list[Phrase]:
        """Which space or card it is, the choice says itself."""
        return [self.event_phrase(event) for event in events if event.kind not in (SUPPLIES, PLAYS)]

    def faces(self) -> pieces.Faces:
        return pieces.faces(self.rows, self.deck)

    def draw(self, v: View, say: Callable[[Phrase], str]) -> str:
        assert isinstance(v, FarmView)
        return terminal.draw(self.deck, v, say)
