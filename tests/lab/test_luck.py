"""Luck of chance: zero on average whatever the odds say, a function of the log, and beside the raw results."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean

import pytest
from click.testing import CliRunner

from farmtable.cli import cli
from farmtable.core.brain.odds import Odds
from farmtable.core.rules.seats import NATURE
from farmtable.core.rules.state import State
from farmtable.games import load
from farmtable.games.formidable_farm.game import farm
from farmtable.games.formidable_farm.rules.declared import CARDS
from farmtable.games.formidable_farm.rules.state import HAND
from farmtable.lab.arena.stats import match
from farmtable.match.luck import MOST, Judge, luck, strokes
from farmtable.match.match import Record, Round, Setting, play
from farmtable.table.log import split

GAME = load("formidable_farm")
SETTING = Setting("formidable_farm", 1, {}, GAME.version, GAME.components, luck=True)


class ByNumber(Odds):
    """Odds without sense: the higher the numbers of the first seat's cards, the better."""

    def chances(self, s: State) -> list[float]:
        first = sum(farm(s).row(HAND)) / (3 * CARDS)
        return [first, 1 - first]


def by_number(key: int) -> Judge:
    judge = Judge(GAME, key)
    judge.odds = ByNumber(judge.odds.features, {}, GAME.lost)
    return judge


def at_a_draw() -> State:
    """Where chance is about to deal the first card: any of them."""
    s = GAME.new(2, {})
    s.settle()
    s.take(NATURE, s.choices(NATURE)[0])
    assert len(s.choices(NATURE)) == CARDS
    return s


def test_the_luck_of_all_outcomes_adds_up_to_nothing() -> None:
    s = at_a_draw()
    menu = s.choices(NATURE)[:MOST]  # few enough to look at all of them
    found = [by_number(1).luck(s, outcome, menu) for outcome in menu]
    assert [sum(column) for column in zip(*found, strict=True)] == pytest.approx([0.0, 0.0], abs=1e-12)
    assert found[-1][0] > 0.03
    assert found[-1][0] == pytest.approx(-found[0][0])


def test_a_sample_of_a_large_menu_is_as_fair() -> None:
    s = at_a_draw()
    menu = s.choices(NATURE)
    found = [by_number(k).luck(s, outcome, menu)[0] for k in range(4) for outcome in menu]
    assert fmean(found) == pytest.approx(0.0, abs=0.003)  # the standard error is below 0.001
    assert max(found) > 0.1


def test_luck_comes_from_the_log_alone() -> None:
    record, log = play(SETTING, Round(("greedy", "greedy"), 3), ["greedy"])
    assert [round(part, 5) for part in luck(GAME, log)] == record.luck
    assert sum(1 for _ in strokes(GAME, log)) <= sum(split(row)[0] == NATURE for row in log.entries)
    assert record.adjusted("greedy") == record.share("greedy") - record.luck[0]
    assert play(SETTING, Round(("greedy", "greedy"), 4), ["greedy"])[0].luck != record.luck


def test_a_match_without_its_luck() -> None:
    def record(seed: int, bots: list[str], places: list[int], luck: list[float]) -> Record:
        return Record(("a", "b"), seed, bots, places, [0, 0], False, True, 9, "", [0.0, 0.0], luck=luck)

    games = [
        *(record(1, bots, [1, 2], [0.25, -0.25]) for bots in (["a", "b"], ["b", "a"])),
        record(2, ["a", "b"], [1, 2], [0.5, -0.5]),
        record(2, ["b", "a"], [2, 1], [-0.25, 0.25]),
    ]
    found = match(games, ("a", "b"), 2)
    assert (found.share.mean, found.adjusted.mean if found.adjusted else None) == (0.75, 0.5625)
    without = match([record(1, bots, [1, 2], []) for bots in (["a", "b"], ["b", "a"])], ("a", "b"), 2)
    assert without.adjusted is None


def test_the_commands(tmp_path: Path) -> None:
    call = ["lab", "luck", "formidable_farm", "--seats", "1", "--games", "3", "--bot", "greedy", "--processes", "1"]
    out = tmp_path / "luck.jsonl"
    shown = CliRunner().invoke(cli, [*call, "--out", str(out)])
    assert shown.exit_code == 0, shown.output
    assert "3 games" in shown.output
    assert "of that of raw ones" in shown.output
    first = out.read_text()
    assert CliRunner().invoke(cli, [*call, "--out", str(out)]).output == shown.output
    assert out.read_text() == first  # nothing was played again
    call = ["lab", "arena", "formidable_farm", "--bots", "greedy,random", "--seats", "1", "--pairs", "2"]
    assert "luck-adjusted" in CliRunner().invoke(cli, [*call, "--processes", "1"]).output
    assert "luck-adjusted" not in CliRunner().invoke(cli, [*call, "--processes", "1", "--no-luck"]).output
    assert "has no odds" in str(CliRunner().invoke(cli, ["lab", "luck", "_template", "--bot", "greedy"]).exception)
