"""The table in words, to be heard or read without looking: headings with facts below them, and questions step by step.

A game makes it from a seat's view, so it can't tell more than the view does. Whoever reads it asks for a part by its
calls, `hand` or `farm 3`: those are phrases too, so they are typed in the reader's language and nobody parses them.
"""

from __future__ import annotations

from dataclasses import dataclass

from farmtable.core.show.phrase import Phrase


@dataclass(frozen=True)
class Section:
    """A heading, the facts below it, one sentence each, and the sections inside it."""

    title: Phrase
    facts: tuple[Phrase, ...] = ()
    sections: tuple[Section, ...] = ()
    calls: tuple[Phrase, ...] = ()  # what one types to hear it alone


@dataclass(frozen=True)
class Way:
    """An answer to a step: a choice, or a further step."""

    label: Phrase
    choice: int | None = None
    then: Step | None = None
    effects: tuple[Phrase, ...] = ()  # what the choice would do, as far as the seat can know


@dataclass(frozen=True)
class Step:
    """A question with its answers; a long menu is a tree of them: which tile, where, how turned."""

    ask: Phrase
    ways: tuple[Way, ...]


@dataclass(frozen=True)
class Text:
    """All that a seat is told: the table, and what it is asked."""

    sections: tuple[Section, ...]
    step: Step | None = None
