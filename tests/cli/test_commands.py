"""The other commands."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.terminal import farmtable


def test_version_says_how_the_engine_runs(tmp_path: Path) -> None:
    assert "interpreted" in farmtable(tmp_path, "--version").stdout


def test_games(tmp_path: Path) -> None:
    listed = farmtable(tmp_path, "games")
    assert "formidable_farm" in listed.stdout
    assert "_template" not in listed.stdout


def test_simulate_is_repeatable(tmp_path: Path) -> None:
    """The same seed, the same games; wins and unfinished games add up."""
    call = (
        "lab",
        "simulate",
        "formidable_farm",
        "--seats",
        "3",
        "--games",
        "12",
        "--bots",
        "random,greedy",
        "--seed",
        "9",
        "--json",
    )
    one, two = (json.loads(farmtable(tmp_path, *call).stdout) for _ in range(2))
    for timed in ("seconds", "games_per_second", "decisions_per_second"):
        assert one.pop(timed) > 0
        two.pop(timed)
    assert one == two
    assert one["bots"] == ["random", "greedy", "greedy"]
    assert abs(sum(one["wins"]) + one["unfinished"] - 12) < 1e-6


def test_simulate_prints_a_table(tmp_path: Path) -> None:
    shown = farmtable(tmp_path, "lab", "simulate", "formidable_farm", "--seats", "2", "--games", "3").stdout
    assert "decisions/s" in shown
    assert "win share" in shown


def test_components_check(tmp_path: Path) -> None:
    """Our own file is right; one wrong word is named with its row and field."""
    ours = Path(__file__).parents[2] / "src/farmtable/games/formidable_farm/data/cards.toml"
    assert farmtable(tmp_path, "components", "check", "formidable_farm", str(ours)).returncode == 0
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(ours.read_text().replace('do = "draw"', 'do = "drow"', 1))
    refused = farmtable(tmp_path, "components", "check", "formidable_farm", str(wrong))
    assert refused.returncode == 2
    assert "drow" in refused.stderr
    assert "card" in refused.stderr
    assert "'draw'" in refused.stderr
