"""What table, server and terminal say has words in every language, whatever the game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import farmtable
from farmtable.core.show.phrase import phrase, seat_phrase
from farmtable.table.words import LANGUAGES, Words
from farmtable.thinking.registry import LEVEL_NAMES, SIMPLE
from tests.laws.shown.test_words import messages

HERE = Path(farmtable.__file__).parent
SPEAKERS = ("phrase", "Phrase", "refused", "echo", "LogError")


def spoken(file: Path) -> Iterator[tuple[str, set[str]]]:
    """The keys that a source file speaks with, each with the names of its arguments."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and ast.unparse(node.func).split(".")[-1] in SPEAKERS:
            first = node.args[0]
            names = {keyword.arg for keyword in node.keywords if keyword.arg}
            for given in node.args[1:]:
                if isinstance(given, ast.Dict):
                    names |= {str(ast.literal_eval(name)) for name in given.keys if name}
            for part in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value, names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_all_games_share_has_words(lang: str) -> None:
    """Every key that they speak with has words, which use no variable that it lacks; and no common word is idle."""
    files = [file for layer in ("table", "server", "cli", "coach") for file in (HERE / layer).rglob("*.py")]
    own = messages("farmtable.games.formidable_farm.show", lang)
    common = messages("farmtable", lang) | messages("farmtable.coach", lang)
    used = {f"command-{name}" for name in ("undo", "help", "why", "table", "quit", "back")}
    used |= {f"review-{part}" for part in ("luck", "own", "others", "rest")}
    used |= {f"reason-{whose}{more}" for whose in ("", "other-") for more in ("more", "less")}
    for file in files:
        text = file.read_text(encoding="utf-8").replace("'", '"')
        used |= {key for key in common if f'"{key}"' in text}
        for key, names in spoken(file):
            if key not in own:
                assert key in common, f"{file.name}: {key} has no words in {lang}"
                assert common[key] <= names, f"{file.name}: {key}"
    assert set(common) <= used


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_bot_of_a_table_has_a_name_of_its_own(lang: str) -> None:
    names = {Words(lang).say(phrase("bot-name", n=seat)) for seat in range(1, 7)}
    assert len(names) == 6
    assert all(name.isalpha() for name in names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_words_for_every_level(lang: str) -> None:
    text = (HERE / "words" / f"page.{lang}.ftl").read_text(encoding="utf-8")
    for level in (*SIMPLE, *LEVEL_NAMES):
        assert f"\npage-level-{level} = " in text
        assert f"\npage-level-{level}-help = " in text


@pytest.mark.parametrize(("lang", "told"), [("en", "Player 1 rolls 6·5·6."), ("fr", "Joueur 1 lance 6·5·6.")])
def test_three_dice_are_one_sentence(lang: str, told: str) -> None:
    """Each roll is an event; one after another, of one player, they are told together."""
    rolls = [phrase("event-rolls", player=seat_phrase(0), die=die) for die in (6, 5, 6)]
    words = Words(lang, "my_farm_shop")
    assert words.story(rolls) == [told]
    assert words.story(rolls[:1]) == [words.say(rolls[0])]
    other = phrase("event-rolls", player=seat_phrase(1), die=2)
    assert words.story([*rolls, other]) == [told, words.say(other)]
