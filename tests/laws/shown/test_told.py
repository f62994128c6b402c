"""What is told reads as a person would tell it: no coordinates, no numbers of cards and tiles, French set as French."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE
from farmtable.core.show.phrase import Phrase
from farmtable.table.table import seen
from farmtable.table.words import LANGUAGES, Words, source
from tests.laws.shown.test_words import Texts
from tests.support.setups import Setup, asked, random_game

STEPS = 1200
RAW = {
    "a coordinate": re.compile(r"-?\d+,-?\d+"),
    "the letters of a card": re.compile(r"\b[A-Z]{2}/[A-Z]{2}\b"),
    "the number of a piece": re.compile(r"\b(?:tile|card|tuile|carte) \d+(?![\d×])", re.IGNORECASE),
    "an argument without words": re.compile(r"\{ ?\$"),
}
BARE_SIGN = re.compile(r"(?<!\u00a0)[:;!?»](?=\s|$)|«(?!\u00a0)")


def phrases(setup: Setup) -> Iterator[Phrase]:
    """All that a game played at random says: events, questions, choices, refusals and scores."""
    game, chance, s = setup.game, Chance(11), setup.new()
    for seat, choice in random_game(s, chance, STEPS):
        for event in s.events or []:
            for eye in (0, setup.eyes[-1]):
                yield game.show.event_phrase(seen(event, eye))
        s.events = []
        if seat == NATURE:
            continue
        yield game.show.question(s.task_of(seat))
        yield game.show.choice_phrase(choice, s.task_of(seat))
        for other in asked(s):
            tried = game.vocabulary.choice(chance.below(game.vocabulary.size))
            if tried not in s.choices(other):
                yield game.show.refusal(s, other, tried).reason
    for score in game.scores(s):
        yield from (line.why for line in (*score.lines, *score.tie_lines))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_would_say_it_so(setup: Setup, lang: str) -> None:
    words = Words(lang, setup.name)
    said = {repr(found): words.say(found) for found in phrases(setup)}
    assert len(said) > 20
    faults = [f"{what}: {text}" for text in said.values() for what, form in RAW.items() if form.search(text)]
    faults += [text for text in said.values() if lang == "fr" and BARE_SIGN.search(text)]
    assert not faults, sorted(set(faults))[:20]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_help_for_typing_has_numbers_of_pieces(game: str, lang: str) -> None:
    """Rules, lessons and all that the page shows name pieces by what they show; what is typed is for the terminal."""
    for entry in FluentParser().parse(source(f"farmtable.games.{game}.show", lang)).body:
        if isinstance(entry, ast.Message) and entry.id.name != "help-notation":
            texts = Texts()
            texts.visit(entry)
            for text in texts.found:
                assert not [what for what, form in RAW.items() if form.search(text)], text
                assert not re.search(r"\br\d+ at\b|\bType |\bTapez ", text), text
