"""Runs the command line as a person would: a process, lines typed, what it printed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SRC = Path(__file__).parents[2] / "src"
PLAY = ("play", "formidable_farm")


def environment(home: Path, **more: str) -> dict[str, str]:
    """A home of its own, so that no test sees another's saved games."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "FARMTABLE"))}
    return kept | {"HOME": str(home), "XDG_CONFIG_HOME": str(home), "PYTHONPATH": str(SRC), "COLUMNS": "100"} | more


def farmtable(home: Path, *args: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """One call of the program, from start to end."""
    return subprocess.run(
        [sys.executable, "-m", "farmtable", *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=120,
    )
