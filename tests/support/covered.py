"""Which lines of the package the tests run: a pytest plugin, `-p tests.support.covered`, that `run.py test` adds.

SlipCover puts probes into the code as it is loaded and takes them out when they were hit. So it costs a tenth of the
time, where a tracer costs four times as much: the engine is many small functions. Every worker of pytest-xdist measures
for itself and the controller adds it up. Only what runs in the processes of the tests is counted: not the servers and
terminals that tests start, and not the compiled engine.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import slipcover

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "farmtable"
WHOLE = ROOT / ".coverage.json"  # by file, the lines that nothing has run
WORST = 5  # files that are named

Lines = dict[str, tuple[set[int], set[int]]]  # by file: lines that were run, lines that were not


class Covered:
    """What has been run so far, here and in the workers."""

    def __init__(self) -> None:
        self.probes = slipcover.Slipcover(source=[str(SOURCE)])
        self.loading = slipcover.ImportManager(self.probes, slipcover.FileMatcher(sources=[str(SOURCE)]))
        self.loading.__enter__()  # for the life of the process: the plugin is loaded before the package
        self.lines: Lines = {}

    def measured(self) -> dict[str, list[list[int]]]:
        """Of this process, as plain data."""
        files: dict[str, dict[str, list[int]]] = self.probes.get_coverage()["files"]
        found = {name: [file["executed_lines"], file["missing_lines"]] for name, file in files.items()}
        return {place(name): lines for name, lines in found.items()}

    def add(self, measured: dict[str, list[list[int]]]) -> None:
        for name, (run, missing) in measured.items():
            before = self.lines.get(name, (set(), set()))
            done = before[0] | set(run)
            self.lines[name] = done, (before[1] | set(missing)) - done


def place(name: str) -> str:
    """A file's path below the package."""
    return (ROOT / name).resolve().relative_to(SOURCE).as_posix()


def share(lines: Lines) -> float:
    run, missing = (sum(len(both[k]) for both in lines.values()) for k in (0, 1))
    return 100 * run / max(1, run + missing)


def room(name: str) -> str:
    """The part of the package that a file belongs to: a layer, or a game."""
    parts = name.split("/")
    return "/".join(parts[: 2 if parts[0] == "games" and len(parts) > 2 else 1]) if len(parts) > 1 else "."


def report(lines: Lines) -> list[str]:
    """The whole, each room, and the files with the most lines that nothing runs."""
    rooms: dict[str, Lines] = {}
    for name, both in sorted(lines.items()):
        rooms.setdefault(room(name), {})[name] = both
    worst = sorted(lines, key=lambda name: -len(lines[name][1]))[:WORST]
    return [
        f"lines covered: {share(lines):.1f} %, without those that only run in processes that tests start",
        "  " + ", ".join(f"{name} {share(found):.0f}" for name, found in rooms.items()),
        "  most lines left: " + ", ".join(f"{name} {len(lines[name][1])}" for name in worst),
        f"  all that are left: {WHOLE.name}",
    ]


COVERED = Covered()


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["covered"] = COVERED.measured()
    elif not getattr(session.config.option, "numprocesses", None):
        COVERED.add(COVERED.measured())


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    COVERED.add(getattr(node, "workeroutput", {}).get("covered", {}))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if COVERED.lines:
        WHOLE.write_text(json.dumps({name: sorted(both[1]) for name, both in sorted(COVERED.lines.items()) if both[1]}))
        for line in report(COVERED.lines):
            terminalreporter.write_line(line)
