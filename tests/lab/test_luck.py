"""Luck of chance: zero on average whatever the odds say, a function of the log, and beside the raw results."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from farmtable import __version__
from farmtable.cli import cli
from farmtable.cli.lab.arena import engine
from farmtable.core.brain.odds import Odds
from farmtable.core.rules.seats import NATURE
from farmtable.core.rules.state import State
from farmtable.games import load
from farmtable.games.formidable_farm.game import farm
from farmtable.games.formidable_farm.rules.declared import CARDS
from farmtable.games.formidable_farm.rules.state import HAND
from farmtable.lab.arena.results import Head, Results
from farmtable.lab.arena.stats import match
from farmtable.match.luck import Judge, luck, strokes
from farmtable.match.match import Record, Round, Setting, play, play_round
from farmtable.table.log import split
from farmtable.thinking.registry import LuckWay

GAME = load("formidable_farm")
AT_ONCE = LuckWay(turns=0, tries=2, share=1.0)  # nothing is played on: interpreted, that takes long
SETTING = Setting("formidable_farm", 1, {}, GAME.version, GAME.components, luck=True, way=AT_ONCE)


class ByNumber(Odds):
    """Odds without sense: the higher the numbers of the first seat's cards, the better."""

    def chances(self, s: State) -> list[float]:
        first = sum(farm(s).row(HAND)) / (3 * CARDS)
        return [first, 1 - first]


def by_number(tries: int) -> Judge:
    judge = Judge(GAME, 2, LuckWay(turns=0, tries=tries, share=1.0))
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
    menu = s.choices(NATURE)[:24]
    found = [by_number(23).luck(s, outcome, menu, 1) for outcome in menu]  # beside all others
    assert [sum(column) for column in zip(*found, strict=True)] == pytest.approx([0.0, 0.0], abs=1e-12)
    assert found[-1][0] > 0.03
    assert found[-1][0] == pytest.approx(-found[0][0])


def test_a_sample_of_a_large_menu_is_as_fair() -> None:
    s = at_a_draw()
    menu = s.choices(NATURE)
    found = [by_number(24).luck(s, outcome, menu, key)[0] for key in range(4) for outcome in menu]
    assert fmean(found) == pytest.approx(0.0, abs=0.004)  # the standard error is about 0.001
    assert max(found) > 0.1


def test_luck_comes_from_the_log_alone() -> None:
    record, log = play(SETTING, Round(("greedy", "greedy"), 3), ["greedy"])
    assert [round(part, 5) for part in luck(GAME, log, AT_ONCE)] == record.luck
    assert sum(1 for _ in strokes(GAME, log, AT_ONCE)) <= sum(split(row)[0] == NATURE for row in log.entries)
    assert record.adjusted("greedy") == record.share("greedy") - record.luck[0]
    assert play(SETTING, Round(("greedy", "greedy"), 4), ["greedy"])[0].luck != record.luck


def test_what_comes_later_is_seen_and_a_share_of_it_counts() -> None:
    s = at_a_draw()
    menu = s.choices(NATURE)
    at_once, later, half = (
        Judge(GAME, 2, LuckWay(turns, 1, share)).luck(s, menu[3], menu, 5)
        for turns, share in ((0, 1.0), (1, 1.0), (1, 0.5))
    )
    assert at_once != later
    assert half == pytest.approx([part / 2 for part in later])
    assert sum(later) == pytest.approx(0.0)


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
    call += ["--turns", "0", "--tries", "2", "--share", "1"]
    out = tmp_path / "luck.jsonl"
    shown = CliRunner().invoke(cli, [*call, "--out", str(out)])
    assert shown.exit_code == 0, shown.output
    assert "3 games" in shown.output
    assert "of that of raw ones" in shown.output
    first = out.read_text()
    assert CliRunner().invoke(cli, [*call, "--out", str(out)]).output == shown.output
    assert out.read_text() == first  # nothing was played again
    assert "the best share of these games" in shown.output
    call = ["lab", "arena", "formidable_farm", "--bots", "greedy-1,random-1", "--seats", "1", "--pairs", "2"]
    assert "luck-adjusted" not in CliRunner().invoke(cli, [*call, "--processes", "1", "--no-luck"]).output
    arena = tmp_path / "arena.jsonl"  # played before, so that luck need not be played on
    results = Results(Head(replace(SETTING, way=None), engine(), __version__), arena)
    for seed in (1, 2):
        results.add(play_round(SETTING, Round(("greedy-1", "random-1"), seed)))
    shown = CliRunner().invoke(cli, [*call, "--processes", "1", "--out", str(arena)])
    assert "luck-adjusted" in shown.output, shown.output
    assert "has no odds" in str(CliRunner().invoke(cli, ["lab", "luck", "_template", "--bot", "greedy"]).exception)
