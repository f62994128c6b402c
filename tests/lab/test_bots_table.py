"""The tables of docs/bots.md: made from the list of matches and what was measured."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farmtable.games import names
from farmtable.thinking.registry import levels, newest
from tools.record import bots_table
from tools.record.bots_table import Row, line, play, rows, written

MATCH = Row("_template", 2, ("greedy", "random"), 6, {})


@pytest.fixture
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Its own measurements."""
    monkeypatch.setattr(bots_table, "MEASURED", tmp_path / "measured.json")
    return tmp_path


def test_the_document_has_a_table_for_every_game_of_the_list() -> None:
    text = bots_table.DOCUMENT.read_text(encoding="utf-8")
    assert written(text, rows()) == text, "python -m tools.record bots_table write"
    assert {one.game for one in rows()} <= {*names(), "_template"}


def test_levels_and_plain_names_are_looked_up() -> None:
    found = Row("_template", 2, ("master", "greedy"), 1, {}).specs()
    assert found == [levels("_template")["master"], newest("greedy")]
    assert Row("_template", 2, ("ismcts+width=3", "ismcts@9+width=2"), 1, {}).specs() == [
        newest("ismcts") + "+width=3",
        newest("ismcts") + "@9+width=2",
    ]


def test_a_match_is_played_once_and_goes_on(apart: Path) -> None:
    play([MATCH._replace(pairs=3)], apart, 5, 1)
    three = json.loads(bots_table.MEASURED.read_text())[MATCH.key()]
    assert (three["seeds"], three["games"]) == (3, 6)
    games = (apart / MATCH.file()).read_text().splitlines()
    play([MATCH], apart, 5, 1)
    assert (apart / MATCH.file()).read_text().splitlines()[: len(games)] == games
    assert bots_table.measured()[MATCH.key()]["seeds"] == 6
    play([MATCH._replace(pairs=9)], apart, 0, 1)  # no time: nothing new, nothing lost
    assert bots_table.measured()[MATCH.key()]["seeds"] == 6


def test_a_row_says_what_was_found() -> None:
    found = {"seeds": 6, "share": [71.5], "within": [3.2], "margin": [1.5, 0.25], "cpu": ["1.20 ms a choice"] * 2}
    assert line(MATCH, found) == "| `greedy` | `random` | 2 | 71.5 % ± 3.2 | +1.5 ± 0.25 | 6 | 1.20 ms / 1.20 ms |"
    assert "not measured yet" in line(MATCH, {})


def test_a_document_without_its_marks_is_refused() -> None:
    with pytest.raises(SystemExit, match="no line '<!-- table _template -->'"):
        written("# Bots\n", [MATCH])
    with pytest.raises(SystemExit, match="there is no line"):
        written("<!-- table _template -->\n", [MATCH])
