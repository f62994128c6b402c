"""Compiled and interpreted, the same games give the same states; and nothing depends on the order of a hash."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.compiled import ROOT


def fingerprints(source: Path, hash_seed: str) -> tuple[str, list[str]]:
    """The file of the engine that ran, and the hash of each game."""
    environment = os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.support.fingerprint"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    engine, *prints = run.stdout.splitlines()
    return engine, prints


def test_compiled_and_interpreted_games_are_the_same_under_any_hash(compiled_site: Path) -> None:
    plain, want = fingerprints(ROOT / "src", "0")
    assert plain.endswith(".py")
    assert len(want) > 10
    for hash_seed in ("1", "2"):
        engine, prints = fingerprints(compiled_site, hash_seed)
        assert not engine.endswith(".py")
        assert prints == want
