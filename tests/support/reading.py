"""The table in words as somebody hears it: the text of a seat in one language, and its questions as a tree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from farmtable.core.game import Game
from farmtable.core.rules.state import State
from farmtable.core.show.show import Show
from farmtable.core.show.text import Aside, Section, Step, Way
from farmtable.core.show.view import View
from farmtable.table.words import Words

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")


class Heard:
    """A text, said: every line of it, and each part by what is typed to hear it."""

    def __init__(self, sections: Sequence[Section], words: Words) -> None:
        self.words = words
        self.titles: list[str] = []  # of the outermost sections
        self.lines: list[str] = []
        self.part: dict[str, list[str]] = {}
        for section in sections:
            self.titles.append(words.say(section.title))
            self.hear(section)

    def hear(self, section: Section) -> list[str]:
        """The title, the facts and what is inside; asides are heard by those who call for them."""
        own = [self.words.say(phrase) for phrase in (section.title, *section.facts)]
        assert all(own), "something is said without words"
        self.lines += own
        for inner in section.sections:
            found = self.hear(inner)
            own += [] if isinstance(inner, Aside) else found
        for call in section.calls:
            said = self.words.say(call)
            assert said not in self.part, f"{said} is called twice"
            self.part[said] = own
        return own


@cache
def words_of(game: str, lang: str) -> Words:
    """The words of a game, with the players' names; they are read once."""
    return Words(lang, game, NAMES)


def heard(game: Game, s: State, seat: int, lang: str) -> Heard:
    """What a seat is told of a state."""
    return Heard(game.show.text(game.view(s, seat), game.scores(s)), words_of(game.name, lang))


def answers(step: Step) -> Iterator[Way]:
    """The ways of a tree that are choices."""
    for way in step.ways:
        assert (way.choice is None) != (way.then is None), "a way is a choice or leads on"
        if way.then:
            yield from answers(way.then)
        else:
            yield way


def alike(step: Step, words: Words) -> list[str]:
    """Labels that two ways of one step share, anywhere in the tree."""
    said = [words.say(way.label) for way in step.ways]
    found = [label for label in said if said.count(label) > 1]
    for way in step.ways:
        found += alike(way.then, words) if way.then else []
    return found


def longest(step: Step) -> int:
    """The most ways that one step of a tree has."""
    return max([len(step.ways), *(longest(way.then) for way in step.ways if way.then)])


def unheard(show: Show, view: View, changed: Mapping[str, View], lang: str = "en") -> list[str]:
    """The changes of a view that nobody would hear: the text stays as it was."""

    def told(v: View) -> list[str]:
        return Heard(show.text(v, []), words_of(game, lang)).lines

    game = type(show).__module__.split(".")[2]
    before = told(view)
    return [name for name, other in changed.items() if told(other) == before]
