"""Odds are fitted to who won: what decided made-up games is found again, and chances are what they say."""

from __future__ import annotations

import tomllib
from math import exp
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from farmtable.cli import cli
from farmtable.core.brain.odds import KNOTS, exponential
from farmtable.games import load
from farmtable.lab.arena.calibration import reliability
from farmtable.lab.trainers.logit import chances, design, fitted
from farmtable.lab.trainers.odds import STATES, Study, batches, played


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_finds_what_decided(seats: int) -> None:
    """Two features: one that counts the more the later it is, and one that only counts early."""
    random = np.random.default_rng(1)
    progress, rows = random.random(6000), random.normal(size=(6000, seats, 2))
    want = np.array([[1.0, 2.0], [2.0, 0.0], [3.0, 0.0]])
    x = design(progress, rows)
    true = chances(x, want.ravel())
    if seats == 1:
        won = (random.random((6000, 1)) < true).astype(float)
    else:
        won = np.eye(seats)[[random.choice(seats, p=row) for row in true]]
    assert fitted(x, won, 0.1, 1.0).reshape(KNOTS, 2) == pytest.approx(want, abs=0.45)


def test_the_ridge_holds_weights_to_nothing() -> None:
    x = design(np.zeros(200), np.random.default_rng(1).normal(size=(200, 2, 1)))
    won = np.eye(2)[(x[:, 1, 0] > x[:, 0, 0]).astype(int)]
    free, held = fitted(x, won, 1.0, 1.0)[0], fitted(x, won, 1000.0, 1.0)[0]
    assert free > 1.0 > 0.2 > held > 0.0


@pytest.mark.parametrize("x", [-39.0, -3.3, -0.01, 0.0, 0.7, 12.0])
def test_the_house_exponential(x: float) -> None:
    assert exponential(x) == pytest.approx(exp(x), rel=1e-9)


def test_reliability() -> None:
    """Four states said to be 30 %, of which one is won, and one that is sure and right."""
    found = reliability([(1, [0.3, 0.7], [float(k == 0), float(k != 0)]) for k in range(4)] + [(2, [1.0, 0.0], [1, 0])])
    assert found.games == 2
    assert [(one.low, one.chances, one.won) for one in found.bins] == [
        (0.0, 1, 0.0),
        (0.3, 4, 0.25),
        (0.7, 4, 0.75),
        (0.9, 1, 1.0),
    ]
    assert found.error == pytest.approx(0.8 * 0.05)
    assert found.constant == pytest.approx(0.5)
    assert found.brier == pytest.approx((3 * 2 * 0.09 + 2 * 0.49) / 5)


def test_games_of_two_seeds_have_nothing_in_common() -> None:
    study = Study("formidable_farm", 1, {}, 250, 1)
    mine, others = ({k for batch in batches(study._replace(seed=seed)) for k in batch} for seed in (1, 2))
    assert len(mine) == len(others) == 250
    assert not mine & others


def test_every_state_of_a_game_may_be_kept() -> None:
    """Also those in which chance is about to speak."""
    kept, won = played(Study("formidable_farm", 1, {}, 1, 1), 5, lambda s: int(s.seat))
    assert len(kept) == STATES
    assert won in ([0.0], [1.0])
    assert len(set(kept)) == 2
    assert played(Study("formidable_farm", 1, {}, 1, 1), 5, lambda s: int(s.seat)) == (kept, won)


def test_the_commands(tmp_path: Path) -> None:
    out = tmp_path / "odds.toml"
    call = ["lab", "odds", "fit", "formidable_farm", "--seats", "1", "--games", "10", "--processes", "1"]
    keep = ["--keep", str(tmp_path)]
    shown = CliRunner().invoke(cli, [*call, "--out", str(out), *keep])
    assert shown.exit_code == 0, shown.output
    found = tomllib.loads(out.read_text())
    assert found["made"]["1"] == "farmtable lab odds fit formidable_farm --seats 1 --games 10 --seed 1 --ridge 3"
    features = load("formidable_farm").brain.features
    assert features is not None
    assert list(found["odds"]["1"]) == features.names
    again = tmp_path / "again.toml"
    assert CliRunner().invoke(cli, [*call, "--out", str(again), *keep]).exit_code == 0
    assert again.read_text() == out.read_text()
    shown = CliRunner().invoke(
        cli, ["lab", "odds", "check", "formidable_farm", "--seats", "1", "--games", "10", "--processes", "1"]
    )
    assert "10 games: Brier score" in shown.output
    bad = tmp_path / "bad.toml"
    bad.write_text("odds = 3")
    assert "is no file of odds" in str(CliRunner().invoke(cli, [*call, "--out", str(bad)]).exception)
