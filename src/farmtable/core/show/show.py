"""How a game is told and drawn: everything that a person meets of it, beside its view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from msgspec import Struct

from farmtable.core.rules.choice import Vocabulary
from farmtable.core.rules.event import Event, Events
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.core.show.phrase import IllegalChoice, Phrase
from farmtable.core.show.saying import Sayings, choice_phrase, event_phrase
from farmtable.core.show.score import Score
from farmtable.core.show.text import Section, Step, Way
from farmtable.core.show.view import View


class Show(ABC):
    """One for each game object, made from the same components. No English: words are keys with arguments."""

    renamed: ClassVar[Mapping[str, Mapping[str, str]]] = {}  # by key: arguments that older versions called otherwise

    def __init__(self, vocabulary: Vocabulary, events: Events, sayings: Sayings) -> None:
        self.vocabulary = vocabulary
        self.events = events
        self.sayings = sayings  # how its things are said

    def choice_phrase(self, choice: int, task: Task[Any] | None = None) -> Phrase:
        """A choice, to be put into words; as an answer to this task, where that makes it plainer."""
        return choice_phrase(self.vocabulary, self.sayings, choice)

    def event_phrase(self, event: Event) -> Phrase:
        """An event as one seat sees it, to be put into words."""
        return event_phrase(self.events, self.sayings, event)

    def retold(self, args: dict[str, Any]) -> dict[str, Any]:
        """The arguments of an event that a finished game has kept, as its words take them now."""
        return args

    def question(self, task: Task[Any]) -> Phrase:
        """What a task asks; the key is the task's name."""
        return Phrase(task_key("ask", task))

    @abstractmethod
    def refusal(self, s: State, seat: int, choice: int) -> IllegalChoice:
        """Why this choice, made of known words, is not open to this seat now: the reason and the rule."""

    def usual(self, task: Task[Any], menu: list[int]) -> int | None:
        """The answer that players nearly always give to this question, as a default for prompts."""
        return None

    def by_itself(self, task: Task[Any], menu: list[int], s: State, seat: int, alone: bool) -> int | None:
        """The answer that needs no person: there is no other way, or nobody would ever refuse it.

        It may not depend on anything that this seat does not see. `alone`: all others are bots. Where other people
        sit, a question that is asked although there is one answer needs a press: a quick answer would tell as much as
        skipping it. Ending a turn always does.
        """
        return menu[0] if alone and len(menu) == 1 else None

    def text(self, view: View, scores: list[Score]) -> list[Section]:
        """The table in words, everything that this seat sees, the own things first; scores where they may be known."""
        return []

    def steps(self, task: Task[Any], menu: list[int], view: View) -> Step:
        """A question with its answers, in steps where the menu is long; each choice of the menu is in it once."""
        return Step(self.question(task), tuple(Way(self.choice_phrase(choice, task), choice) for choice in menu))

    def effects(self, choice: int, events: list[Event]) -> list[Phrase]:
        """What a choice would do, as far as its seat can know, less what the choice itself says already."""
        return [self.event_phrase(event) for event in events]

    def canonical(self, word: str) -> str:
        """A word that people read, as the notation has it: a place by its name, where the notation counts."""
        return word

    def readable(self, word: str) -> str:
        """The other way round."""
        return word

    @abstractmethod
    def faces(self) -> Struct:
        """All that a client needs to draw and name every piece, from the rows that the rules use.

        A game says in its own type what that is: the API's description is made from it.
        """

    @abstractmethod
    def draw(self, view: View, say: Callable[[Phrase], str]) -> str:
        """The table for a terminal, as text with rich's markup; `say` puts a phrase into the reader's language."""


def task_key(prefix: str, task: Task[Any]) -> str:
    """The key of a task's words: PayAny -> ask-pay-any"""
    return prefix + "".join("-" + letter.lower() if letter.isupper() else letter for letter in type(task).__name__)
