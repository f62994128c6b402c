"""Long attacks in short rounds, that add up in a file: stopped and begun again, they go on where they were.

Each round has servers, a database and a check of its own, and is one line of the file: what was done, on which commit.
"""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import click
import msgspec

Done = dict[str, int]  # by name: kills, moves, …


def commit() -> str:
    """Of the sources, with a plus where they were changed since."""
    words = ["git", "describe", "--always", "--dirty=+", "--exclude=*"]
    done = subprocess.run(words, capture_output=True, text=True, cwd=Path(__file__).parent)
    return done.stdout.strip() or "unknown"


class Sums:
    """The rounds of one attack in a file, which may hold those of others."""

    def __init__(self, file: Path, what: str) -> None:
        self.file, self.what = file, what

    def rounds(self) -> list[Done]:
        lines = self.file.read_text().splitlines() if self.file.exists() else []
        found = [msgspec.json.decode(line) for line in lines]
        return [row["done"] for row in found if row["what"] == self.what]

    def so_far(self) -> Counter[str]:
        return sum(map(Counter, self.rounds()), Counter[str]())

    def add(self, done: Done) -> None:
        row = {"what": self.what, "commit": commit(), "done": done}
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")

    def go_on(self, wanted: Done, one_round: Callable[[int], Done]) -> None:
        """Rounds, each with a number of its own as seed, until there is enough of everything."""
        while any(self.so_far()[name] < count for name, count in wanted.items()):
            start = perf_counter()
            done = one_round(len(self.rounds()) + 1)
            self.add(done | {"seconds": round(perf_counter() - start)})
            click.echo(f"{self.what}: {self.told()}")
        click.echo(f"{self.what}: {self.told()}: none lost, none doubled")

    def told(self) -> str:
        counts = ", ".join(f"{count:,} {name}" for name, count in self.so_far().items())
        return f"{counts} in {len(self.rounds())} rounds"
