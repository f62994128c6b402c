"""The tuner: finds what wins in games one choice ahead, the same however it is run, and writes how."""

from __future__ import annotations

import tomllib
from concurrent.futures import ThreadPoolExecutor
from math import exp
from pathlib import Path

import pytest
from click.testing import CliRunner

from farmtable.bots.evaluation import Linear
from farmtable.cli import cli
from farmtable.core.game import Options, SetupError
from farmtable.core.rules.playout import Chance, nature
from farmtable.games import load
from farmtable.games._template.brain.features import NAMES
from farmtable.games._template.game import MarketDay
from farmtable.games._template.rules.declared import BASKETS
from farmtable.games._template.rules.play import HAND_SIZE, LAY_BASKET, SELL, draws, empty
from farmtable.games._template.rules.state import CRATE, HAND, Market
from farmtable.lab.selfplay import Simple, best_choice
from farmtable.lab.trainers import tune
from farmtable.lab.trainers.tune import Job, Plan, Tuner, log_odds, played, ranked
from tests.lab.test_arena import Here


class OneLot(MarketDay):
    """Market Day with one round: only the basket that is laid counts, and the simple value would keep the fullest."""

    def new(self, seats: int, options: Options) -> Market:
        s = empty(self.box, seats, bool(options["carry"]))
        for basket in range(1, BASKETS + 1):
            s.put(CRATE, basket)
        s.agenda.then((*draws(seats) * HAND_SIZE, LAY_BASKET, SELL))
        return s


GAME = load("_template")
TOY = OneLot()
PLAN = Plan("_template", 2, {"carry": 0}, 1, 6, 6, 8, 0.4, 0.5, 6.0, 1, 20, 3)
LOWEST = [1.0 if name == "value" else 0.0 for name in NAMES]  # lays the lowest basket, as the simple value does
HIGHEST = [5.0 if name == "stall" else 1.0 if name == "value" else 0.0 for name in NAMES]


def dealt(seed: int, seats: int = 2) -> Market:
    s = GAME.new(seats, GAME.settled(seats, {}))
    s.settle()
    nature(s, Chance(seed))
    assert isinstance(s, Market)
    return s


def linear(weights: list[float]) -> Linear:
    features = GAME.brain.features
    assert features is not None
    return Linear(GAME, features, weights)


def test_one_choice_ahead_is_by_the_weights() -> None:
    for seed in range(20):
        s = dealt(seed)
        seat = int(s.seat)
        menu = sorted(s.choices(seat), key=lambda choice: int(s.box.eggs[choice % 16]))
        for start in (linear(LOWEST), Simple(GAME, GAME.brain.features)):  # the weights begin where `greedy` is
            assert s.box.eggs[best_choice(s, start, 1, Chance(1)) % 16] == s.box.eggs[menu[0] % 16]
        assert s.box.eggs[best_choice(s, linear(HIGHEST), 1, Chance(1)) % 16] == s.box.eggs[menu[-1] % 16]
        assert s.row(HAND + seat)  # the real state stays as it was


def test_rivals_get_the_same_deals_in_every_seat() -> None:
    """Weights against themselves win exactly half of each deal; who is alone in its opinion need not."""
    ended = played(Job(PLAN, HIGHEST, HIGHEST, 100, 20))
    assert [one.share for one in ended] == [0.5] * 20
    assert [one.margin for one in ended] == [0.0] * 20


def test_it_finds_what_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one lot it pays to lay high, and the simple value lays low. Deals of their own tell."""
    monkeypatch.setattr(tune, "game_of", lambda name, file: TOY)
    best = Tuner(PLAN, Here(), lambda step: None).tune([])[0]
    shares = [
        sum(one.share for one in played(Job(PLAN, weights, [], 900_000, 100))) / 100
        for weights in (LOWEST, HIGHEST, best.weights)
    ]
    assert shares[0] < 0.55
    assert shares[1] > 0.62  # there is something to be found
    assert shares[2] > 0.62
    assert best.weights[NAMES.index("stall")] > best.weights[NAMES.index("hand")]


def test_the_same_weights_however_many_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "WATCHED", 6)
    small = PLAN._replace(steps=2, pairs=3, deals=12, final=12, runs=2)
    alone = Tuner(small, Here(), lambda step: None).tune([])
    with ThreadPoolExecutor(3) as several:
        together = Tuner(small, several, lambda step: None).tune([])
    assert alone == together
    assert Tuner(small._replace(seed=4), Here(), lambda step: None).tune([]) != alone


def test_ranks() -> None:
    assert ranked([3.0, 1.0, 2.0]) == [0.5, -0.5, 0.0]
    assert ranked([1.0, 1.0, 0.0]) == pytest.approx([0.25, 0.25, -0.5])
    assert ranked([7.0]) == [-0.5]


def test_leads_become_log_odds() -> None:
    """Made by a known curve, found again, with and without a shift."""
    chance = Chance(1)
    leads = [int(chance.below(2001)) / 100 - 10 for _ in range(4_000)]
    for shift in (0.0, -1.5):
        wins = [
            1.0 if int(chance.below(1_000_000)) < 1_000_000 / (1 + exp(-shift - 0.4 * lead)) else 0.0 for lead in leads
        ]
        assert log_odds(leads, wins, shifted=True) == pytest.approx((shift, 0.4), abs=0.15)
    assert log_odds([5.0, -5.0] * 50, [0.0, 1.0] * 50, shifted=False)[1] > 0  # the order of choices stays


def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    call = ["lab", "tune", "_template", "--steps", "1", "--pairs", "2", "--deals", "2"]
    call += ["--final", "4", "--processes", "1"]
    shown = CliRunner().invoke(cli, [*call, "--runs", "2", "--out", str(out), "--also-any"])
    assert shown.exit_code == 0, shown.output
    assert "against greedy" in shown.output
    first = tomllib.loads(out.read_text())
    assert set(first["weights"]) == set(first["made"]) == {"2", "any"}
    assert set(first["weights"]["2"]) == set(NAMES)
    command = first["made"]["2"].split()[1:]
    again = tmp_path / "again.toml"
    assert CliRunner().invoke(cli, [*command, "--processes", "2", "--out", str(again)]).exit_code == 0
    assert tomllib.loads(again.read_text())["weights"]["2"] == first["weights"]["2"]
    more = [*call, "--seats", "3", "--runs", "1", "--out", str(out), "--start", f"{out}:2"]
    assert CliRunner().invoke(cli, more).exit_code == 0
    assert set(tomllib.loads(out.read_text())["weights"]) == {"2", "3", "any"}
    wrong = CliRunner().invoke(cli, [*call, "--out", str(out), "--start", f"{out}:9"])
    assert isinstance(wrong.exception, SetupError)
    assert "weights-1.toml:2" in str(wrong.exception)
