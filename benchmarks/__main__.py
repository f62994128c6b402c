"""`python -m benchmarks`: every game, interpreted and compiled, beside other engines and a plain loop, in one run."""

from __future__ import annotations

import argparse

from benchmarks import gate
from benchmarks.report import report
from benchmarks.run import run
from benchmarks.worker import ROOT


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python3 run.py bench", description="Measure every game, interpreted and compiled, beside other engines."
    )
    parser.add_argument("--rounds", type=int, default=5, help="repetitions of each measurement (5)")
    parser.add_argument("--seconds", type=float, default=0.4, help="processor time of each measurement (0.4)")
    parser.add_argument("--no-peers", action="store_true", help="only our engine; other engines are not installed")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md too")
    parser.add_argument("--gate", action="store_true", help="only check whether the engine has become slower")
    asked = parser.parse_args()
    if asked.gate:
        gate.main()
        return
    text = report(run(asked.rounds, asked.seconds, not asked.no_peers))
    print(text)
    if asked.write:
        (ROOT / "docs" / "benchmarks.md").write_text(text)


if __name__ == "__main__":
    main()
