"""`python3 run.py bench --gate`: has the engine become slower? Ratios of one run, never times: machines differ.

The floors are two thirds of what was measured when they were set, because a busy machine moves a ratio by a quarter.
"""

from __future__ import annotations

import sys
from statistics import median

from benchmarks.run import COMPILED, INTERPRETED, Figures, engines
from farmtable.games import names

SEATS = 4
ROUNDS = 5
SECONDS = 0.3

# Decisions a second inside: to the counting loop of the same run, and compiled to interpreted.
FLOORS: dict[str, tuple[float, float]] = {
    "formidable_farm": (0.066, 30.0),
    "my_farm_shop": (0.075, 30.0),
    "fences": (0.026, 30.0),
    "farmoony": (0.018, 25.0),
}


def main() -> None:
    figures = Figures(ROUNDS)
    found: dict[str, list[tuple[float, float]]] = {game: [] for game in names()}
    with engines(figures) as ours:
        if figures.engine != COMPILED:
            sys.exit("The installed engine is interpreted: there is nothing to gate.")
        for _ in range(ROUNDS):
            for game in names():
                loop = ours[INTERPRETED].measure("counting", SECONDS)["loops"]
                fast = ours[COMPILED].measure("inside", game, SEATS, SECONDS)["decisions"]
                slow = ours[INTERPRETED].measure("inside", game, SEATS, SECONDS)["decisions"]
                found[game].append((fast / loop, fast / slow))
    wrong = []
    for game, pairs in found.items():
        for what, floor, values in zip(
            ("of the counting loop", "times interpreted"), FLOORS[game], zip(*pairs, strict=True), strict=True
        ):
            good = median(values) >= floor
            print(f"{game:16} {median(values):7.3f} {what}, at least {floor}: {'good' if good else 'TOO SLOW'}")
            if not good:
                wrong.append(game)
    if wrong:
        sys.exit(f"Slower than it was: {', '.join(sorted(set(wrong)))}.")
