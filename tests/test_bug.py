"""A report becomes a test: a rule is broken on purpose, a whole game is played and reported, and the test finds it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from farmtable.core.rules.playout import Chance
from farmtable.games import load
from farmtable.games.fences.rules import scoring
from farmtable.games.fences.rules.farm import share
from farmtable.games.fences.rules.state import Fences
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.log import written
from farmtable.table.table import Table
from tools.record.bug import bug

SCORES_AGREE = "all(seat.points == score.points for seat, score in zip(views[0].seats, scores))"


@pytest.fixture(scope="module")
def game() -> str:
    """The log of a whole game of Fences, any choices."""
    fences = load("fences")
    table, chance = Table(fences, 2, {}, Dealer(seed_from(5))), Chance(5)
    while not table.over:
        seat = table.asked()[0]
        menu = table.menu(seat)
        table.take(seat, menu[chance.below(len(menu))], table.version(seat))
    table.log.ending, table.log.places = "end", table.places()
    return written(table.log, fences.vocabulary)


def reported(tmp_path: Path, log: str, *arguments: str) -> str:
    """The test that comes out of a report."""
    file = tmp_path / "report.json"
    file.write_bytes(msgspec.json.encode({"what": 'I got one point "more".', "log": log}))
    done = CliRunner().invoke(bug, [str(file), *arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


def run(source: str) -> None:
    """The test function of a module's text."""
    module: dict[str, Any] = {}
    exec(compile(source, "test_reported.py", "exec"), module)
    found = [thing for name, thing in module.items() if name.startswith("test_")]
    assert len(found) == 1
    found[0]()


def lines(source: str) -> int:
    return sum(bool(line.strip()) for line in source.splitlines())


def give_points_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "share", lambda farm: share(farm) + 1 if share(farm) else 0)


def test_a_wrong_score_is_shrunk_to_a_short_test(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as planted:
        give_points_away(planted)
        source = reported(tmp_path, game, "--expect", SCORES_AGREE, "--rule", "FE-41")
        with pytest.raises(AssertionError):
            run(source)
    run(source)  # the rule is mended
    assert lines(source) <= 20
    assert source.count(";") < game.count("\n") / 2


def test_an_error_of_the_engine_is_found_without_being_told(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(s: Fences, root: int) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as planted:
        planted.setattr(Fences, "give_back", fails)
        source = reported(tmp_path, game)
        with pytest.raises(ZeroDivisionError):
            run(source)
    run(source)
    assert lines(source) <= 20


def test_a_law_that_breaks_is_found(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = Fences.build

    def build(s: Fences, seat: int, tile: int, field: int) -> None:
        right(s, seat, tile, field)
        s.put(0, tile)  # a second time

    with monkeypatch.context() as planted:
        planted.setattr(Fences, "build", build)
        source = reported(tmp_path, game, "--law", "conserved")
        with pytest.raises(AssertionError):
            run(source)
    run(source)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "is no report"),
        ('{"what": "it is not over yet"}', "has no log"),
        ("farmtable log 1 #00000000\n", "no log that can be read"),
    ],
)
def test_what_is_no_report_is_refused(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "report.json"
    file.write_text(text)
    done = CliRunner().invoke(bug, [str(file)])
    assert done.exit_code == 1
    assert says in done.output


def test_a_game_without_the_fault_is_refused(tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.farm"
    file.write_text(game)
    done = CliRunner().invoke(bug, [str(file), "--expect", SCORES_AGREE])
    assert done.exit_code == 1
    assert "nothing of the kind is wrong" in done.output
