"""The table in words, to be heard or read without looking: headings with facts below them, and questions step by step.

A game makes it from a seat's view, so it can't tell more than the view does. Whoever reads it asks for a part by its
calls, `hand` or `farm 3`: those are phrases too, so they are typed in the reader's language and nobody parses them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from farmtable.core.show.phrase import Argument, Phrase, phrase, seat_phrase
from farmtable.core.show.view import View


@dataclass(frozen=True)
class Section:
    """A heading, the facts below it, one sentence each, and the sections inside it."""

    title: Phrase
    facts: tuple[Phrase, ...] = ()
    sections: tuple[Section, ...] = ()
    calls: tuple[Phrase, ...] = ()  # what one types to hear it alone


class Aside(Section):
    """A section that only those hear who call for it: it goes into what is told already, one place or one pile."""


def without_asides(sections: Iterable[Section]) -> tuple[Section, ...]:
    """What is told to those who have not asked for more."""
    return tuple(
        replace(section, sections=without_asides(section.sections))
        for section in sections
        if not isinstance(section, Aside)
    )


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


# ---- Who owns what --------------------------------------------------------------------------------------------------


def owners(view: View) -> list[int]:
    """All seats as they are told: who looks first, then the others in turn order."""
    first = view.seat if view.seat < view.players else 0
    return [(first + k) % view.players for k in range(view.players)]


def whose(view: View, seat: int, key: str, **more: Argument) -> Phrase:
    """A phrase about a seat's things: yours, or those of somebody by name."""
    return phrase(key, whose="you" if seat == view.seat else "other", player=seat_phrase(seat), **more)


def calls_of(view: View, seat: int, *calls: Phrase) -> tuple[Phrase, ...]:
    """`land ben`; what is yours is called `land` too."""
    named = tuple(phrase("call-of", what=call, player=seat_phrase(seat)) for call in calls)
    return (*calls, *named) if seat == view.seat else named
