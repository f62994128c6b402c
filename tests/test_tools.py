"""The tools share one command line: `python -m tools.record WHAT`, `python -m tools.attack WHAT`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from tools.attack.__main__ import attack
from tools.record import golden, perft
from tools.record.__main__ import record

ROOT = Path(__file__).parents[1]
GROUPS = {"record": record, "attack": attack}


@pytest.mark.parametrize("name", GROUPS)
def test_every_tool_is_a_command_with_help(name: str) -> None:
    group = GROUPS[name]
    files = {file.stem for file in (ROOT / "tools" / name).glob("[!_]*.py")}
    assert files == set(group.list_commands(click.Context(group)))
    for tool in sorted(files):
        told = CliRunner().invoke(group, [tool, "--help"])
        assert told.exit_code == 0
        assert f" {tool} [OPTIONS]" in told.output


@pytest.mark.parametrize("name", GROUPS)
def test_it_is_called_as_the_documents_say(name: str) -> None:
    told = subprocess.run([sys.executable, "-m", f"tools.{name}", "--help"], cwd=ROOT, capture_output=True, text=True)
    assert told.stdout.startswith(f"Usage: python -m tools.{name} [OPTIONS] COMMAND")


def test_a_game_is_recorded_and_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    told = CliRunner().invoke(record, ["golden", "record", "_template", "2", "--seed", "3", "--option", "carry"])
    assert told.exit_code == 0
    file = tmp_path / "_template" / "2-carry1-seed3.game"
    kept = file.read_text()
    assert kept.startswith("golden _template 2 3 carry=1\n")
    file.write_text(kept.replace("= seat 1: place", "= seat 1: plaice"))
    assert CliRunner().invoke(record, ["golden", "update"]).exit_code == 0
    assert file.read_text() == kept


def test_other_node_counts_are_told_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perft, "GOLDEN", tmp_path)
    missing = CliRunner().invoke(record, ["perft", "compare", "_template"])
    assert missing.exit_code == 1
    assert "python -m tools.record perft update _template" in missing.output
    assert CliRunner().invoke(record, ["perft", "update", "_template"]).exit_code == 0
    assert CliRunner().invoke(record, ["perft", "compare", "_template"]).exit_code == 0
