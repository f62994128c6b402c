"""The table in words as lines to read: headings, facts below them, and numbered answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from farmtable.core.show.text import Section, Step, Way
from farmtable.table.words import Words

INDENT = "  "


def section_lines(section: Section, words: Words, depth: int = 0) -> Iterator[str]:
    """A heading, then what is below it, further in."""
    yield INDENT * depth + words.say(section.title)
    yield from (INDENT * (depth + 1) + line for line in words.story(section.facts))
    yield from all_lines(section.sections, words, depth + 1)


def all_lines(sections: Iterable[Section], words: Words, depth: int = 0) -> Iterator[str]:
    for section in sections:
        yield from section_lines(section, words, depth)


def way_line(way: Way, words: Words) -> str:
    """An answer, with what it would do."""
    return " ".join([words.say(way.label), *(f"[{line}]" for line in words.story(way.effects))])


def answer_lines(step: Step, words: Words, prefix: str = "") -> Iterator[str]:
    """Every answer with its number: 3.2 is the second one after the third."""
    for number, way in enumerate(step.ways, 1):
        yield f"{prefix}{number}. {way_line(way, words)}"
        if way.then:
            yield from answer_lines(way.then, words, f"{prefix}{number}.")


def answer_at(step: Step, number: str) -> int | None:
    """The choice that has such a number; None: a question of its own, or nothing."""
    way: Way | None = None
    now: Step | None = step
    for part in number.rstrip(".").split("."):
        k = int(part) - 1 if part.isascii() and part.isdigit() else -1
        if now is None or not 0 <= k < len(now.ways):
            return None
        way = now.ways[k]
        now = way.then
    return way.choice if way else None
