"""All that is said in a game has words in every language, and they take the arguments that they get."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE
from farmtable.core.show.phrase import Phrase
from farmtable.table.table import seen
from farmtable.table.words import LANGUAGES, Words, source
from tests.laws.code.test_rules import rule_ids
from tests.support.setups import Setup, asked, random_game

STEPS = 1200


class Strict(Words):
    """Words that note what is missing or wrong."""

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang, game)
        self.faults: set[str] = set()

    def say(self, phrase: Phrase) -> str:
        if not self.has(phrase.key):
            self.faults.add(f"{phrase.key}: missing")
            return phrase.key
        pattern = self.bundle.get_message(phrase.key).value
        assert pattern is not None
        args = {name: self.argument(arg) for name, arg in phrase.args.items()}
        text, errors = self.bundle.format_pattern(pattern, args)
        self.faults |= {f"{phrase.key}: {error!r}" for error in errors}
        return str(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_said_has_words(setup: Setup, lang: str) -> None:
    game, chance, words = setup.game, Chance(7), Strict(lang, setup.name)
    s = setup.new()
    said: set[str] = set()

    def say(phrase: Phrase) -> None:
        if repr(phrase) not in said:
            said.add(repr(phrase))
            assert words.say(phrase).strip()

    for key in ("game-name", "game-goal", "help-play"):
        say(Phrase(key))
    for k, (seat, choice) in enumerate(random_game(s, chance, STEPS)):
        for event in s.events or []:
            for eye in (0, setup.eyes[-1]):
                say(game.show.event_phrase(seen(event, eye)))
        s.events = []
        task = s.task_of(seat)
        say(game.show.choice_phrase(choice))
        say(game.show.choice_phrase(choice, task))
        if seat != NATURE:
            say(game.show.question(task))
            for other in asked(s):
                tried = game.vocabulary.choice(chance.below(game.vocabulary.size))
                if tried not in s.choices(other):
                    refusal = game.show.refusal(s, other, tried)
                    say(refusal.reason)
                    assert refusal.rule, refusal.reason.key
        if k % 100 == 0:
            assert game.show.draw(game.view(s, seat % setup.seats), words.say).strip()
    for score in game.scores(s):
        for line in (*score.lines, *score.tie_lines):
            say(line.why)
    assert not words.faults, sorted(words.faults)


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.found.add(node.id.name)


def messages(package: str, lang: str) -> dict[str, set[str]]:
    """Each message of a words file with its variables."""
    text = source(package, lang)
    assert text, f"{package} has no words/{lang}.ftl"
    return messages_of(f"{package} {lang}", text)


def messages_of(where: str, text: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{where}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{where}: {entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_the_same_messages_in_all_languages(game: str) -> None:
    for package in ("farmtable", f"farmtable.games.{game}.show"):
        first = messages(package, LANGUAGES[0])
        for lang in LANGUAGES[1:]:
            assert messages(package, lang) == first
            assert list(messages(package, lang)) == list(first)  # in the same order, to be read side by side


class Texts(Visitor):
    """What a message says, without what is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - fluent's name
        self.found.append(node.value)


def test_french_has_its_spaces(game: str) -> None:
    """A hard space before : ; ! ? and inside the quotation marks, and the curved apostrophe."""
    for package in ("farmtable", f"farmtable.games.{game}.show"):
        texts = Texts()
        texts.visit(FluentParser().parse(source(package, "fr")))
        for text in texts.found:
            assert not re.search(r"(?<!\u00a0)[:;!?»]|«(?!\u00a0)|'", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_words(game: str, lang: str) -> None:
    """For those who ask why a choice was refused."""
    words = Words(lang, game)
    assert not [rule for rule in rule_ids(game) if not words.has(f"rule-{rule}")]
