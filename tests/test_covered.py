"""The plugin that counts covered lines, in a process of its own: two workers, one sum."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
RUN = """
import sys
from pathlib import Path
import pytest
from tests.support import covered
covered.WHOLE = Path(sys.argv[1])
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "-p", "tests.support.covered", *sys.argv[2:]]))
"""


def lines(tmp_path: Path, *tests: str) -> tuple[float, dict[str, list[int]]]:
    """The share that is told, and the lines that are left."""
    command = [sys.executable, "-c", RUN, str(tmp_path / "left.json"), *tests]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    told = re.search(r"lines covered: (\d+\.\d) %", done.stdout)
    assert told, done.stdout
    found: dict[str, list[int]] = json.loads((tmp_path / "left.json").read_text())
    return float(told[1]), found


def test_workers_add_up_and_files_that_nobody_loads_count(tmp_path: Path) -> None:
    tests = ("tests/core/test_zones.py", "tests/table/test_dealer.py")
    alone, left = lines(tmp_path, *tests)
    assert 1 < alone < 60
    assert len(left.get("core/rules/zones.py", [])) < 5
    assert left["lab/solver/solo.py"], "a file that no test here loads has lines left"
    both, left_by_two = lines(tmp_path, "-n", "2", *tests)
    assert (both, left_by_two) == (alone, left)
    fewer, _ = lines(tmp_path, tests[0])
    assert fewer < alone
