"""`python -m benchmarks.builds OLD NEW`: is the new build as fast as the old one? Both in one run, turn by turn.

OLD and NEW are checkouts of the project. Each is built and measured by its own code; in every round each measure is
taken of both, one right after the other, and what counts is the ratio of the two. The interval of a median is the one
by ranks, for at least 95 %.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from contextlib import ExitStack
from math import comb
from pathlib import Path
from statistics import median

from benchmarks.worker import Worker
from farmtable.games import load, names

SITE = "from {module} import site; print(site())"  # the compiled package of a checkout


def compiled_site(root: Path) -> Path:
    """The folder with the compiled package of a checkout, built where needed."""
    module = "tests.support.compiled" if (root / "tests/support").exists() else "tests.compiled"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
    command = [sys.executable, "-c", SITE.format(module=module)]
    found = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=True)
    return Path(found.stdout.strip().splitlines()[-1])


def lower(values: list[float]) -> float:
    """The lower bound of the median: the highest rank below which it lies in at most 2.5 % of all samples."""
    ordered, n = sorted(values), len(values)
    k, below = 0, 0.0
    while (below := below + comb(n, k) / 2**n) <= 0.025:
        k += 1
    return ordered[max(k - 1, 0)]


def upper(values: list[float]) -> float:
    return -lower([-value for value in values])


def measured(worker: Worker, game: str, seats: int, length: int, seconds: float) -> dict[str, float]:
    """How much a second, for each measure."""
    at = length // 2
    copies = worker.measure("copies", game, seats, at, seconds)
    return {
        "inside": worker.measure("inside", game, seats, seconds)["decisions"],
        "outside": worker.measure("outside", game, seats, seconds)["decisions"],
        "clone": 1e6 / copies["clone"],
        "imagine": 1e6 / copies["imagine"],
        "search": worker.measure("search", game, seats, at, seconds)["iterations"],
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.builds", description=__doc__)
    parser.add_argument("old", type=Path, help="a checkout of the project")
    parser.add_argument("new", type=Path, help="another one")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.2, help="processor time of a measure (0.2)")
    parser.add_argument("--floor", type=float, default=0.95, help="the least that a lower bound may be (0.95)")
    parser.add_argument("--game", action="append", help="only this game")
    asked = parser.parse_args()
    games = asked.game or names()
    ratios: dict[tuple[str, str], list[float]] = {}
    with ExitStack() as stack:
        workers = []
        for root in (asked.old.resolve(), asked.new.resolve()):
            worker = Worker(Path(sys.executable), "benchmarks.engine", compiled_site(root), root)
            stack.callback(worker.close)
            assert worker.measure("compiled")["compiled"], f"{root} is not compiled"
            workers.append(worker)
        seats = {game: 4 if 4 in load(game).seats else load(game).seats[-1] for game in games}
        lengths = {game: int(workers[1].measure("inside", game, seats[game], 0.5)["length"]) for game in games}
        for number in range(asked.rounds):
            print(f"round {number + 1} of {asked.rounds}", file=sys.stderr, flush=True)
            for game in games:
                order = workers if number % 2 else workers[::-1]
                found = {w: measured(w, game, seats[game], lengths[game], asked.seconds) for w in order}
                for what, value in found[workers[1]].items():
                    ratios.setdefault((game, what), []).append(value / found[workers[0]][what])
    slow = []
    for (game, what), values in ratios.items():
        good = lower(values) >= asked.floor
        bounds = f"{lower(values):.3f} to {upper(values):.3f}"
        print(f"{game:16} {what:8} {median(values):.3f} ({bounds}){'' if good else '  SLOWER'}")
        if not good:
            slow.append(f"{game} {what}")
    if slow:
        sys.exit(f"Slower than before: {', '.join(slow)}.")


if __name__ == "__main__":
    main()
