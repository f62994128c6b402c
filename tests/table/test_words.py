"""What table, server and terminal say has words in every language, whatever the game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import farmtable
from farmtable.table.words import LANGUAGES
from tests.laws.test_words import messages

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
    files = [file for layer in ("table", "server", "cli") for file in (HERE / layer).glob("*.py")]
    own, common = messages("farmtable.games.formidable_farm", lang), messages("farmtable", lang)
    used = {f"command-{name}" for name in ("undo", "help", "why", "table", "quit")}
    for file in files:
        used |= {key for key in common if f'"{key}"' in file.read_text(encoding="utf-8")}
        for key, names in spoken(file):
            if key not in own:
                assert key in common, f"{file.name}: {key} has no words in {lang}"
                assert common[key] <= names, f"{file.name}: {key}"
    assert set(common) <= used
