"""Weights by what a turn changes: what made the difference is found again, luck does not count, how is written down."""

from __future__ import annotations

import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from farmtable.cli import cli
from farmtable.core.game import Game, Options, SetupError
from farmtable.core.rules.loop import deal
from farmtable.core.rules.state import State
from farmtable.games._template.brain.features import NAMES
from farmtable.lab.trainers import branches
from farmtable.lab.trainers.branches import Branches, Study, centred, fit, held, moving, sums
from farmtable.lab.trainers.fit import Matrix, products, total
from farmtable.lab.trainers.tune import new_game
from tests.lab.test_arena import Here
from tests.lab.test_tune import TOY

STUDY = Study("_template", 2, {"carry": 0}, 12, 1.0, 4, 0.5, 0.01, "", 3)
START = [1.0 if name == "value" else 0.2 for name in NAMES]


def made_up(weights: list[float]) -> Matrix:
    """Points by known weights; each turn has luck of its own, the same for all its ways, and a little besides."""
    random = Random(1)
    found = []
    for _ in range(1500):
        luck = random.gauss(0.0, 50.0)
        rows = []
        for _ in range(4):
            seen = [random.gauss(luck, 1.0) if weight else 0.0 for weight in weights]
            points = sum(weight * x for weight, x in zip(weights, seen, strict=True)) + random.gauss(0.0, 0.1)
            rows.append([*seen, luck * luck + points])
        found.append(products(centred(rows)))
    return total(found)


def explained(matrix: Matrix, weights: list[float], points: float) -> float:
    """The part of what the points differ by that the weights tell."""
    size = len(weights)
    left = matrix[-1][-1] - 2 * points * sum(weights[k] * matrix[k][-1] for k in range(size))
    left += points**2 * sum(weights[j] * weights[k] * matrix[j][k] for j in range(size) for k in range(size))
    return 1.0 - left / matrix[-1][-1]


def test_it_finds_what_made_the_difference() -> None:
    """On the scale of the weights so far: 0.5 and 0.1 of two features that are alike tell 1.1 / 0.26 points a unit."""
    scale = (0.5 * 3.0 - 0.1 * 4.0) / (0.25 + 0.01)
    found = held(made_up([3.0, -4.0]), [0.5, 0.1], 0.0, [0, 1])
    assert found == pytest.approx([3.0 / scale, -4.0 / scale], rel=0.02)


def test_it_is_held_back_to_the_weights_so_far() -> None:
    scale = (0.5 * 3.0 - 0.1 * 4.0) / (0.25 + 0.01)
    half = held(made_up([3.0, -4.0]), [0.5, 0.1], 1.0, [0, 1])
    assert half == pytest.approx([(0.5 + 3.0 / scale) / 2, (0.1 - 4.0 / scale) / 2], rel=0.02)
    assert held(made_up([3.0, -4.0]), [0.5, 0.1], 1e9, [0, 1]) == pytest.approx([0.5, 0.1])


def test_what_never_differed_stays_and_so_does_what_shall_not_move() -> None:
    assert held(made_up([3.0, 0.0, -4.0]), [0.5, 0.7, 0.1], 0.0, [0, 1, 2])[1] == 0.7
    found = held(made_up([3.0, -4.0]), [0.5, 0.1], 0.0, [1])
    assert found[0] == 0.5
    assert found[1] < 0.0


def test_a_feature_that_says_what_another_says_stays_too() -> None:
    """Without anything that holds the weights back there is no telling the two apart."""
    matrix = made_up([3.0, -4.0])
    for row in matrix:
        row.insert(1, row[0])
    matrix.insert(1, matrix[0][:])
    found = held(matrix, [0.5, 0.2, 0.1], 0.0, [0, 1, 2])
    assert found[1] == 0.2
    assert found[2] / (found[0] + found[1]) == pytest.approx(-4.0 / 3.0, rel=0.02)


def test_where_there_is_nothing_to_fit_it_says_so() -> None:
    with pytest.raises(SetupError, match="no turn made a difference"):
        held(total([[], []]), [0.5], 0.0, [0])
    for start in ([0.0, 0.0], [-3.0, 4.0]):
        with pytest.raises(SetupError, match="no more in the end"):
            held(made_up([3.0, -4.0]), start, 0.0, [0, 1])


def test_features_by_name() -> None:
    assert moving(STUDY) == list(range(len(NAMES)))
    assert moving(STUDY._replace(only="hand,value")) == [NAMES.index("hand"), NAMES.index("value")]
    with pytest.raises(SetupError, match="_template has no feature 'eggs'; features: value, taken"):
        moving(STUDY._replace(only="hand,eggs"))


def test_games_go_on_with_the_same_luck() -> None:
    """Two games from the same turn end alike, choice by choice; and one that another seed dealt does not."""
    ends = []
    for seed in (5, 5, 6):
        one = Branches(STUDY, START, seed)
        for _ in range(2):
            s = new_game(one.game, 2, STUDY.options)
            deal(s, one.outcome)
            one.play_on(s)
            assert s.over()
            ends.append(s.facts())
    assert ends[0] == ends[1] == ends[2] == ends[3]
    assert ends[4] == ends[5] != ends[0]


def test_a_turn_is_left_as_it_was() -> None:
    one = Branches(STUDY, START, 5)
    s = new_game(one.game, 2, STUDY.options)
    deal(s, one.outcome)
    before = s.facts()
    found = [one.several_ways(s, one.game.turns(s)) for _ in range(20)]
    assert s.facts() == before
    assert any(found)
    assert all(len(seats) in (0, 2) for seats in found)


def test_ways_that_are_the_same_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever does nothing in a turn does it in one way only."""
    monkeypatch.setattr(Branches, "play_turn", lambda *_: None)
    assert sums(STUDY, START, 5) == []


def test_games_without_an_end_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sums(STUDY, START, 5) != []
    monkeypatch.setattr("farmtable.lab.trainers.branches.LONGEST", 5)
    assert sums(STUDY, START, 5) == []


def test_what_is_taken_in_the_only_round_is_all_that_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Market Day with one lot: after it, the eggs taken are the points, so the fit tells them all."""

    def one_lot(game: Game, seats: int, options: Options) -> State:
        s = TOY.new(seats, options)
        s.settle()
        return s

    monkeypatch.setattr(branches, "new_game", one_lot)
    study = STUDY._replace(ways=6, scatter=1.0)
    matrix = total(sums(study, START, seed) for seed in range(60))
    size = range(len(NAMES))
    tells = sum(START[k] * matrix[k][-1] for k in size)
    points = tells / sum(START[j] * START[k] * matrix[j][k] for j in size for k in size)
    before = explained(matrix, START, points)
    found = held([row[:] for row in matrix], START, 1e-6, list(size))
    assert before < 0.99 < explained(matrix, found, points) <= 1.0 + 1e-9


def test_the_same_weights_however_many_help() -> None:
    alone = fit(STUDY, START, Here())
    with ThreadPoolExecutor(3) as several:
        assert fit(STUDY, START, several) == alone
    assert fit(STUDY._replace(seed=4), START, Here()) != alone
    only = fit(STUDY._replace(only="taken"), START, Here())
    assert [name for name, a, b in zip(NAMES, only, START, strict=True) if a != b] == ["taken"]


def test_a_matrix_of_products() -> None:
    found = sums(STUDY, START, 5)
    assert len(found) == len(NAMES) + 1
    assert found == [list(column) for column in zip(*found, strict=True)]
    assert found == sums(STUDY, START, 5)


def test_the_command(tmp_path: Path) -> None:
    out, again = tmp_path / "weights.toml", tmp_path / "again.toml"
    start = tmp_path / "start.toml"
    start.write_text("[weights.2]\nvalue = 1.0\n")
    call = ["lab", "branch", "_template", "--seats", "2", "--games", "10", "--often", "0.5", "--start", f"{start}:2"]
    shown = CliRunner().invoke(cli, [*call, "--only", "taken,hand", "--processes", "1", "--out", str(out)])
    assert shown.exit_code == 0, shown.output
    first = tomllib.loads(out.read_text())
    assert set(first["weights"]["2"]) == set(NAMES)
    assert first["weights"]["2"]["value"] == 1.0
    command = first["made"]["2"].split()[1:]
    assert CliRunner().invoke(cli, [*command, "--processes", "2", "--out", str(again)]).exit_code == 0
    assert tomllib.loads(again.read_text())["weights"]["2"] == first["weights"]["2"]
    refused = CliRunner().invoke(cli, [*call, "--only", "eggs", "--out", str(out)])
    assert isinstance(refused.exception, SetupError)
    assert tomllib.loads(out.read_text()) == first
