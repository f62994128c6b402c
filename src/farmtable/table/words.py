"""Words: phrases in the reader's language, from the Fluent files that terminal and browser share."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from farmtable.core.show.phrase import Argument, Phrase
from farmtable.core.show.text import Section, Step, Way

LANGUAGES = ("en", "fr")


def language(wanted: str | None = None) -> str:
    """The language asked for, else the environment's, else English."""
    for found in (wanted, *(os.environ.get(name) for name in ("FARMTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if found:
            return found[:2].lower() if found[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def source(package: str, lang: str) -> str:
    """The words file of a package, "" if it has none."""
    file = resources.files(package) / "words" / f"{lang}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache  # there are few, and none changes
def bundle(lang: str, game: str) -> FluentBundle:
    """The common words, the coach's and those of one game."""
    found = FluentBundle([lang], use_isolating=False)
    for package in ("farmtable", "farmtable.coach", f"farmtable.games.{game}.show" if game else ""):
        if package:
            found.add_resource(FluentResource(source(package, lang)))
    return found


class Words:
    """Puts phrases into one language: the common words, those of one game, and the players' names."""

    def __init__(self, lang: str, game: str = "", names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = names
        self.game = game
        self.bundle = bundle(lang, game)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, phrase: Phrase) -> str:
        """The phrase in words. A key without words is said as it is: a law finds those before people do."""
        if phrase.key == "seat" and self.names:
            name = self.names[int(str(phrase.args["n"])) - 1]
            if name:
                return name
        if not self.has(phrase.key):
            return phrase.key
        pattern = self.bundle.get_message(phrase.key).value
        if pattern is None:
            return phrase.key
        text, _ = self.bundle.format_pattern(pattern, {name: self.argument(arg) for name, arg in phrase.args.items()})
        return str(text)

    def story(self, phrases: Sequence[Phrase]) -> list[str]:
        """Events one after another, a sentence each."""
        return [self.say(phrase) for phrase in self.told(phrases)]

    def told(self, phrases: Sequence[Phrase]) -> list[Phrase]:
        """Events one after another; those that the words have together are one: Ada rolls 6·5·6."""
        told: list[list[Phrase]] = []
        for phrase in phrases:
            alike = (
                told and told[-1][0].key == phrase.key and told[-1][0].args.get("player") == phrase.args.get("player")
            )
            if alike and self.has(f"{phrase.key}-together"):
                told[-1].append(phrase)
            else:
                told.append([phrase])
        return [one[0] if len(one) == 1 else together(one) for one in told]

    def argument(self, arg: Argument) -> int | str:
        if isinstance(arg, int | str):
            return arg
        if isinstance(arg, Phrase):
            return self.say(arg)
        return self.joined([self.say(part) for part in arg])

    def joined(self, parts: list[str]) -> str:
        """a, b and c"""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(Phrase("join-last", {"first": ", ".join(parts[:-1]), "last": parts[-1]}))


def together(phrases: Sequence[Phrase]) -> Phrase:
    """Several events of one player as one: how many they are, and their numbers in a row."""
    args: dict[str, Argument] = {**phrases[0].args, "n": len(phrases)}
    for name, arg in phrases[0].args.items():
        if isinstance(arg, int):
            args[name] = "·".join(str(phrase.args[name]) for phrase in phrases)
    return Phrase(f"{phrases[0].key}-together", args)


# ---- The table in words, as lines to read ---------------------------------------------------------------------------

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
