"""What somebody types beside choices: `hand`, `farm 3`, `since`; in the reader's language, or in English.

A part of the table is asked for by its calls, which are phrases like all others. So nobody who shows a table parses
anything, and what can be asked for is what the text has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from farmtable.core.show.phrase import IllegalChoice, Phrase, phrase
from farmtable.core.show.text import Section, Step, without_asides
from farmtable.table.table import Table
from farmtable.table.told.notation import notation, parsed, plain
from farmtable.table.told.text import sections, since
from farmtable.table.words import LANGUAGES, Words

GENERIC = ("since", "repeat", "choices", "help")
ABOUT = {
    "command-since": "about-since",
    "command-repeat": "about-repeat",
    "command-choices": "about-choices",
    "command-why": "about-why",
    "command-help": "about-help",
}
LAST = 3  # things that happened which are told again


@dataclass(frozen=True)
class Heard:
    """Parts of the table to be told; or a choice, and why it can't be made now; or `unknown`: what can be typed."""

    told: tuple[Section, ...] = ()
    choice: int | None = None
    refused: IllegalChoice | None = None
    unknown: Phrase | None = None


def heard(table: Table, seat: int, typed: str, words: Words) -> Heard:
    """What a seat, or somebody who only looks, means by these words."""
    line, told = plain(typed), readers(words)
    for name in GENERIC:
        if means(line, phrase(f"command-{name}"), told):
            return Heard((asked_for(name, table, seat, words),))
    first, _, rest = line.partition(" ")
    about = means(first, phrase("command-why"), told)
    if about and words.has(f"rule-{rest.upper()}"):
        return Heard((Section(phrase("text-rule", rule=rest.upper()), (phrase(f"rule-{rest.upper()}"),)),))
    found = () if about else called(sections(table, seat), line, told)
    if found:
        return Heard(found)
    choice = parsed(table.game, rest if about else line, words)
    if choice is None:
        return Heard(unknown=not_understood(table, seat, typed, words))
    return Heard((), choice, table.refusal(seat, choice))


# ---- Parts of the table ---------------------------------------------------------------------------------------------


def readers(words: Words) -> list[Words]:
    """The reader's language and English; players by their names and by their numbers."""
    numbers = [str(seat + 1) for seat in range(len(words.names))]
    langs = dict.fromkeys((words.lang, LANGUAGES[0]))
    return [Words(lang, words.game, names) for lang in langs for names in (words.names, numbers)]


def means(line: str, call: Phrase, told: list[Words]) -> bool:
    return any(line == plain(words.say(call)) for words in told)


def called(found: Iterable[Section], line: str, told: list[Words]) -> tuple[Section, ...]:
    """The sections that have this call; several, where two players have one name."""
    wanted = (section for section in walk(found) if any(means(line, call, told) for call in section.calls))
    return tuple(replace(section, sections=without_asides(section.sections)) for section in wanted)


def walk(found: Iterable[Section]) -> Iterator[Section]:
    """Each section, and those inside it."""
    for section in found:
        yield section
        yield from walk(section.sections)


# ---- What is the same in every game ---------------------------------------------------------------------------------


def asked_for(name: str, table: Table, seat: int, words: Words) -> Section:
    if name == "since":
        return happened(table, seat, words)
    if name == "repeat":
        return repeated(table, seat, words)
    return choices(table, seat, words) if name == "choices" else helped(table, seat, words)


def story(table: Table, seat: int, first: int, words: Words) -> list[Phrase]:
    """What happened from an event on, the oldest first."""
    return words.told([table.game.show.event_phrase(event) for event in table.events(seat, first)])


def happened(table: Table, seat: int, words: Words) -> Section:
    title = phrase("text-since" if seat < table.seats else "text-since-watching")
    facts = story(table, seat, since(table, seat), words)
    return Section(title, tuple(facts) or (phrase("text-nothing-happened"),), calls=(phrase("command-since"),))


def repeated(table: Table, seat: int, words: Words) -> Section:
    """The last that was said: what happened last, and the question."""
    last = story(table, seat, since(table, seat), words)[-LAST:]
    question = table.question(seat)
    end = phrase("text-your-question", question=question) if question else not_asked(table)
    return Section(phrase("text-repeat"), (*last, end), calls=(phrase("command-repeat"),))


def not_asked(table: Table) -> Phrase:
    return phrase("refused-game-over" if table.over else "refused-not-asked")


def choices(table: Table, seat: int, words: Words) -> Section:
    """All that can be chosen, each with what to type."""
    step = table.steps(seat, table.view(seat))
    if step is None:
        return Section(phrase("command-choices"), (not_asked(table),), calls=(phrase("command-choices"),))
    return listed(table, step, step.ask, words)


def listed(table: Table, step: Step, title: Phrase, words: Words) -> Section:
    facts = [
        phrase("text-choice", choice=way.label, typed=notation(table.game, way.choice, words))
        for way in step.ways
        if way.choice is not None
    ]
    inside = [listed(table, way.then, way.label, words) for way in step.ways if way.then]
    return Section(title, tuple(facts), tuple(inside))


def helped(table: Table, seat: int, words: Words) -> Section:
    """What can be typed now."""
    facts = [phrase("text-help-choice", example=example(table, seat, words))] if table.menu(seat) else []
    known: set[str] = set()
    for section in sections(table, seat):
        facts += [phrase("text-call", call=call, what=section.title) for call in section.calls[:1]]
        inside = {kind_of(part.calls[0]): part.calls[0] for part in walk(section.sections) if part.calls}
        new = [call for kind, call in inside.items() if kind not in known]
        facts += [phrase("text-call-example", call=new)] if new else []
        known |= inside.keys()
    facts += [phrase("text-call", call=phrase(call), what=phrase(about)) for call, about in ABOUT.items()]
    return Section(phrase("text-help"), tuple(facts), calls=(phrase("command-help"),))


def kind_of(call: Phrase) -> str:
    """What is called for, wherever it is and whoever's: one of each kind is enough for an example."""
    what = call.args.get("what")
    return f"{call.key} {what.key}" if isinstance(what, Phrase) else call.key


def example(table: Table, seat: int, words: Words) -> str:
    """A choice, as it is typed."""
    menu = table.menu(seat)
    return notation(table.game, menu[-1] if menu else table.game.vocabulary.choice(0), words)


def not_understood(table: Table, seat: int, typed: str, words: Words) -> Phrase:
    calls = [section.calls[0] for section in sections(table, seat) if section.calls]
    commands = [*calls, *(phrase(f"command-{name}") for name in GENERIC)]
    return phrase("problem-notation", words=typed, example=example(table, seat, words), commands=commands)
