"""The browser page's words: the same in all languages, French as French is set, and names as the games have them."""

import re
from pathlib import Path

import pytest

import farmtable
from farmtable.core.show.phrase import Phrase
from farmtable.games import load, names
from farmtable.table.words import LANGUAGES, Words, source
from tests.laws.code.test_rules import ROW, rule_ids
from tests.laws.shown.test_words import messages, messages_of


def page_source(lang: str) -> str:
    return source("farmtable", f"page.{lang}")


def test_the_page_says_the_same_in_all_languages() -> None:
    first = messages_of("page", page_source(LANGUAGES[0]))
    for lang in LANGUAGES[1:]:
        assert messages_of("page", page_source(lang)) == first


def test_french_is_set_with_hard_spaces() -> None:
    for line in page_source("fr").splitlines():
        if re.match(r"[\w-]+ =|\s+\*?\[", line):
            text = re.sub(r"\{[^}]*\}?", "", line.partition("=" if "=" in line else "]")[2])
            assert not re.search(r"(?<![\u00a0])[:;!?»](?=\s|$)|«(?!\u00a0)|'", text), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_presents_itself_in_single_lines(game: str, lang: str) -> None:
    """The first page has these words of every game and no others: vite.config.ts takes them line by line."""
    lines = source(f"farmtable.games.{game}.show", lang).splitlines()
    said = {
        key: text.strip() for key, equals, text in (line.partition(" =") for line in lines) if key.startswith("game-")
    }
    more = {"game-line", "game-picture", "game-by"}
    assert {"game-name", "game-goal"} <= said.keys() <= {"game-name", "game-goal"} | more
    assert all(Words(lang, game).say(Phrase(key)) == text for key, text in said.items())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_names_no_game_and_says_nothing_twice(lang: str) -> None:
    text = page_source(lang)
    keys = re.findall(r"^([\w-]+) =", text, re.MULTILINE)
    assert sorted(keys) == sorted(set(keys))
    for name in names():
        assert name not in text
        assert Words(lang, name).say(Phrase("game-name")) not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_words(game: str, lang: str) -> None:
    words = Words(lang, game)
    for option in load(game).options:
        assert words.has(f"option-{option.name}")
        assert words.has(f"option-{option.name}-help")


def test_a_game_does_not_take_a_word_of_the_page(game: str) -> None:
    """Both are in one bundle, where the later one would win."""
    for lang in LANGUAGES:
        page = messages_of("page", page_source(lang))
        assert not page.keys() & messages(f"farmtable.games.{game}.show", lang).keys()


def test_the_rules_page_marks_our_rulings(game: str) -> None:
    """The same ones as the rule index: a row with **Ruling** has words for it in every language."""
    rows = (Path(farmtable.__file__).parent / "games" / game / "README.md").read_text(encoding="utf-8").splitlines()
    marked = {f"ruling-{rule}" for row in rows if "**Ruling" in row for rule in ROW.findall(row)}
    for lang in LANGUAGES:
        keys = messages(f"farmtable.games.{game}.show", lang).keys()
        assert {key for key in keys if key.startswith("ruling-")} == marked
        headed = {key.removeprefix("heading-") for key in keys if key.startswith("heading-")}
        assert headed <= set(rule_ids(game))
        assert rule_ids(game)[0] in headed
