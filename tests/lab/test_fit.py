"""Weights by least squares: what made the points is found again, what was never seen stays, and how is written down."""

from __future__ import annotations

import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from farmtable.cli import cli
from farmtable.core.game import SetupError
from farmtable.games._template.brain.features import NAMES
from farmtable.games._template.rules.declared import BASKETS
from farmtable.lab.trainers.fit import Matrix, Study, fit, mixed, products, sums, total
from tests.lab.test_arena import Here

STUDY = Study("_template", 2, {"carry": 0}, 12, 0.3, 0.5, 3)
START = [1.0 if name == "value" else 0.2 for name in NAMES]


def made_up(weights: list[float]) -> Matrix:
    """Points by known weights, with time, which moves all seats alike, and with luck."""
    random = Random(1)
    rows = []
    for k in range(2000):
        time = k % 10 / 10
        seen = [random.gauss(time, 1.0) if weight else 0.0 for weight in weights]
        points = sum(weight * x for weight, x in zip(weights, seen, strict=True)) + random.gauss(0.0, 0.1)
        rows.append([1.0, time, time * time, *seen, 7.0 + 30.0 * time - 9.0 * time * time + points])
    return total(products(rows[k : k + 100]) for k in range(0, len(rows), 100))


def test_it_finds_what_made_the_points() -> None:
    """On the scale of the weights so far: seats differ as much by the ones as by the others."""
    found = mixed(made_up([3.0, -4.0]), [0.5, 0.0], 1.0)
    assert found == pytest.approx([0.3, -0.4], abs=0.02)


def test_it_meets_the_weights_so_far() -> None:
    assert mixed(made_up([3.0, -4.0]), [0.5, 0.0], 0.5) == pytest.approx([0.4, -0.2], abs=0.02)
    assert mixed(made_up([3.0, -4.0]), [0.5, 0.1], 0.0) == [0.5, 0.1]


def test_what_was_never_seen_stays() -> None:
    assert mixed(made_up([3.0, 0.0, -4.0]), [0.5, 0.7, 0.0], 1.0) == pytest.approx([0.3, 0.7, -0.4], abs=0.02)


def test_where_there_is_nothing_to_fit_it_says_so() -> None:
    with pytest.raises(SetupError, match="no game came to an end"):
        mixed(total([[], []]), [0.5], 1.0)
    with pytest.raises(SetupError, match="all seats are the same"):
        mixed(made_up([3.0, -4.0]), [0.0, 0.0], 1.0)


def test_games_without_an_end_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farmtable.lab.trainers.fit.LONGEST", 3)
    assert sums(STUDY, START, 5) == []
    assert total([[], [[1.0]], [], [[2.0]]]) == [[3.0]]


def test_a_game_is_looked_at_once_a_turn() -> None:
    """Market Day for two: the first column counts the rows; the last one has the points, of which there are some."""
    found = sums(STUDY, START, 5)
    assert len(found) == 3 + len(NAMES) + 1
    assert found[0][0] == BASKETS  # a round sells one of each seat, and each seat is looked at once a round
    assert found[0][-1] > 0.0
    assert found == sums(STUDY, START, 5)


def test_the_same_weights_however_many_help() -> None:
    alone = fit(STUDY, START, Here())
    with ThreadPoolExecutor(3) as several:
        assert fit(STUDY, START, several) == alone
    assert fit(STUDY._replace(seed=4), START, Here()) != alone


def test_the_command(tmp_path: Path) -> None:
    out, again = tmp_path / "weights.toml", tmp_path / "again.toml"
    start = tmp_path / "start.toml"
    start.write_text("[weights.2]\nvalue = 1.0\n")
    call = ["lab", "fit", "_template", "--seats", "2", "--games", "10", "--processes", "1", "--start", f"{start}:2"]
    shown = CliRunner().invoke(cli, [*call, "--out", str(out), "--also-any"])
    assert shown.exit_code == 0, shown.output
    first = tomllib.loads(out.read_text())
    assert set(first["weights"]) == set(first["made"]) == {"2", "any"}
    assert set(first["weights"]["2"]) == set(NAMES)
    command = first["made"]["2"].split()[1:]
    assert CliRunner().invoke(cli, [*command, "--processes", "2", "--out", str(again)]).exit_code == 0
    assert tomllib.loads(again.read_text())["weights"]["2"] == first["weights"]["2"]


def test_bad_files_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    """It says which file and what is wrong with it; nothing is written."""
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text("[weights.2]\nvalue = 1.0\n")
    for text in ("[[match", '[weights.2]\nvalue = "x"\n', "weights = 3\n"):
        bad.write_text(text)
        for start, out in ((bad, good), (good, bad)):
            call = ["lab", "fit", "_template", "--seats", "2", "--start", f"{start}:2", "--out", str(out)]
            shown = CliRunner().invoke(cli, call)
            assert isinstance(shown.exception, SetupError)
            assert f"{bad} is no file of weights" in str(shown.exception)
        assert bad.read_text() == text
    nowhere = CliRunner().invoke(
        cli, ["lab", "fit", "_template", "--start", f"{good}:2", "--out", str(tmp_path / "no" / "w.toml")]
    )
    assert isinstance(nowhere.exception, SetupError)
    assert "there is no folder" in str(nowhere.exception)
    assert good.read_text() == "[weights.2]\nvalue = 1.0\n"
