"""The benchmarks measure what they say, and their table is whole even where a peer is missing. No times are judged."""

import platform
import sys
from pathlib import Path

import pytest

from benchmarks import engine
from benchmarks.environment import machine
from benchmarks.gate import FLOORS
from benchmarks.peers import PEERS
from benchmarks.report import report
from benchmarks.run import CHANCES, COMPILED, INTERPRETED, QUARTERS, Figures, learner, row, usual
from benchmarks.worker import ROOT, FailedError, Worker
from farmtable.games import load, names


@pytest.mark.parametrize("name", names())
def test_every_measure_gives_numbers(name: str) -> None:
    seats = load(name).seats[0]
    measured = (
        engine.inside(name, seats, 0.001)
        | engine.outside(name, seats, 0.001)
        | engine.copies(name, seats, 5, 0.001)
        | engine.search(name, seats, 5, 0.001)
    )
    assert set(measured) == {"decisions", "games", "length", "clone", "imagine", "iterations"}
    assert all(number > 0 for number in measured.values())


def test_learners_are_measured() -> None:
    assert engine.vector("my_farm_shop", 2, "quick", 0.001)["quick"] > 0


def test_a_worker_answers_and_tells_why_it_can_not() -> None:
    worker = Worker(Path(sys.executable), "benchmarks.engine", ROOT / "src")
    assert worker.measure("compiled") == {"compiled": 0.0}
    with pytest.raises(FailedError, match="no-such-measure"):
        worker.measure("no-such-measure")
    worker.close()


def made_up() -> Figures:
    """A run in which every measure was 7, and which one peer was not part of."""
    figures = Figures(rounds=1, missing={"rlcard": "there is no such package"})
    figures.add("loop", {"loops": 7.0})
    for name in names():
        for seats in load(name).seats:
            for kind in (COMPILED, INTERPRETED):
                figures.add(
                    row(kind, name, seats), {"decisions": 7.0, "outside decisions": 7.0, "games": 7.0, "length": 7.0}
                )
                for part in QUARTERS:
                    figures.add(row(kind, name, seats), {"clone": 7.0, "imagine": 7.0, "iterations": 7.0}, f"{part} ")
        for seats in sorted({2, usual(name)}):
            figures.add(learner(name, seats), dict.fromkeys(CHANCES, 7.0))
    for name, (distribution, _) in PEERS.items():
        figures.versions[distribution] = "1.0"
        if distribution != "rlcard":
            figures.add(name, {"decisions": 7.0, "games": 7.0, "clone": 7.0})
    return figures


def test_the_table_has_every_game_and_every_peer() -> None:
    lines = report(made_up()).splitlines()
    for name, (distribution, _) in PEERS.items():
        line = next(line for line in lines if line.startswith(f"| {name} |"))
        assert ("not measured: there is no such package" in line) == (distribution == "rlcard")
    for title in ("Formidable Farm", "My Farm Shop", "Fences", "Farmoony"):
        assert any(line.startswith(f"| {title} | {COMPILED} |") for line in lines)
        assert any(line.startswith(f"| {title} | {INTERPRETED} |") for line in lines)


def test_every_row_has_as_many_cells_as_its_head() -> None:
    for part in report(made_up()).split("\n\n"):
        rows = [line for line in part.splitlines() if line.startswith("|")]
        assert len({row.count("|") for row in rows}) <= 1, rows[0]


def test_the_machine_is_described_without_its_name_and_folders() -> None:
    said = " ".join(machine())
    assert not platform.node() or platform.node() not in said
    assert str(ROOT) not in said


def test_the_gate_has_floors_for_every_game() -> None:
    assert set(FLOORS) == set(names())
