"""A process that measures on request, so that engines and peers can take turns: one at a time, round after round.

A request is a line of JSON, [name of a measure, its arguments]; the answer is a line of JSON with its numbers. All
times are the processor's, not the clock's: other work on the machine hurts them less.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time

ROOT = Path(__file__).resolve().parents[1]
Numbers = dict[str, float]


def serve(measures: dict[str, Callable[..., Numbers]]) -> None:
    """Answer requests until there are no more. What a measure prints goes to the errors."""
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        name, arguments = json.loads(line)
        print(json.dumps(measures[name](*arguments)), file=answers, flush=True)


def microseconds(act: Callable[[], object], seconds: float, batch: int = 100) -> float:
    """What one call takes."""
    times, start = 0, process_time()
    while (passed := process_time() - start) < seconds:
        for _ in range(batch):
            act()
        times += batch
    return passed / times * 1e6


def counting(seconds: float) -> Numbers:
    """The yardstick: iterations a second of a plain Python loop."""
    count, start = 0, process_time()
    while (passed := process_time() - start) < seconds:
        for _ in range(10_000):
            count += 1
    return {"loops": count / passed}


class FailedError(Exception):
    """A worker has ended; the reason is the last line that it wrote."""


class Worker:
    """Such a process, seen from the one that asks."""

    def __init__(self, python: Path, module: str, source: Path | None = None, root: Path = ROOT) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if source is not None:
            environment["PYTHONPATH"] = str(source)
        self.process = subprocess.Popen(
            [python, "-m", module],
            cwd=root,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def measure(self, name: str, *arguments: object) -> Numbers:
        return self.request([name, arguments])

    def request(self, what: Sequence[object]) -> Numbers:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        try:
            print(json.dumps(what), file=self.process.stdin, flush=True)
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            said = self.process.stderr.read().strip().splitlines()
            raise FailedError(said[-1] if said else "it ended without a word")
        return dict(json.loads(answer))

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
