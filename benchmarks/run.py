"""One run: every engine and every peer in turn, round after round, so that a busy moment hits all of them alike."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from benchmarks.environment import install_learners, install_peers, installed, peers_python
from benchmarks.peers import PEERS
from benchmarks.worker import ROOT, FailedError, Worker
from farmtable.games import load, names

COMPILED, INTERPRETED = "compiled", "interpreted"
LEARNERS = "learners"  # under which a missing extra is told
CHANCES = ("quick", "dealer")
QUARTERS = (0, 25, 50, 75)  # of the length of a random game, in percent


@dataclass
class Figures:
    """All that was measured, by (who, what), a number for each round."""

    rounds: int = 0
    values: dict[tuple[str, str], list[float]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)  # peers, and why
    versions: dict[str, str] = field(default_factory=dict)  # of peers
    engine: str = COMPILED  # what the first worker runs

    def add(self, who: str, found: dict[str, float], prefix: str = "") -> None:
        for what, value in found.items():
            self.values.setdefault((who, prefix + what), []).append(value)

    def has(self, who: str, what: str) -> bool:
        return (who, what) in self.values

    def middle(self, who: str, what: str) -> float:
        return median(self.values[who, what])

    def spread(self, who: str, what: str) -> tuple[float, float]:
        found = self.values[who, what]
        return min(found), max(found)

    def loops(self) -> float:
        """The counting loop of this run."""
        return self.middle("loop", "loops")


def row(engine: str, game: str, seats: int) -> str:
    """The name of a row of our own."""
    return f"{engine} {game} {seats}"


@contextmanager
def engines(figures: Figures) -> Iterator[dict[str, Worker]]:
    """The installed engine and the source tree, a process each."""
    here = Path(sys.executable)
    with ExitStack() as stack:
        found = {}
        for name, source in ((COMPILED, None), (INTERPRETED, ROOT / "src")):
            found[name] = Worker(here, "benchmarks.engine", source)
            stack.callback(found[name].close)
        if not found[COMPILED].measure("compiled")["compiled"]:
            figures.engine = INTERPRETED
        yield found


def run(rounds: int, seconds: float, with_peers: bool) -> Figures:
    """Measure everything; a line on the errors tells how far it is."""
    figures = Figures(rounds)
    peers: dict[str, Worker] = {}
    if with_peers:
        figures.missing = install_peers()
        peers = {name: Worker(peers_python(), "benchmarks.peers") for name in PEERS}
        for distribution, _ in PEERS.values():
            figures.versions[distribution] = installed(peers_python(), distribution)
    if reason := install_learners():
        figures.missing[LEARNERS] = reason
    with engines(figures) as ours:
        for number in range(rounds):
            print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
            figures.add("loop", ours[INTERPRETED].measure("counting", seconds))
            for game in names():
                for seats in load(game).seats:
                    measure_game(figures, ours, game, seats, seconds)
            if LEARNERS not in figures.missing:
                measure_learners(figures, ours[COMPILED], seconds)
            for name, worker in list(peers.items()):
                try:
                    figures.add(name, worker.measure(name, seconds))
                except FailedError as reason:
                    figures.missing.setdefault(name, str(reason))
                    del peers[name]
    for worker in peers.values():
        worker.close()
    return figures


def measure_learners(figures: Figures, worker: Worker, seconds: float) -> None:
    for game in names():
        for seats in sorted({2, usual(game)}):
            for chance in CHANCES:
                figures.add(learner(game, seats), worker.measure("vector", game, seats, chance, seconds))


def learner(game: str, seats: int) -> str:
    """The name of a row of the vector environment."""
    return f"{LEARNERS} {game} {seats}"


def measure_game(figures: Figures, ours: dict[str, Worker], game: str, seats: int, seconds: float) -> None:
    """One game at one number of seats. With most seats everything, with others what tells how cost grows."""
    full = seats == usual(game)
    for name, worker in ours.items():
        who = row(name, game, seats)
        figures.add(who, worker.measure("inside", game, seats, seconds))
        if full or name == COMPILED:
            figures.add(who, worker.measure("outside", game, seats, seconds / 2), "outside ")
        length = int(figures.middle(who, "length"))
        for part in QUARTERS if full else (0, 50):
            if name == COMPILED or (full and part in (0, 50)):
                at = length * part // 100
                figures.add(who, worker.measure("copies", game, seats, at, seconds / 4), f"{part} ")
                if full or part == 0:
                    figures.add(who, worker.measure("search", game, seats, at, seconds / 2), f"{part} ")


def usual(game: str) -> int:
    """The number of seats whose row has everything: four, which all games seat."""
    return 4 if 4 in load(game).seats else load(game).seats[-1]
