"""`python -m benchmarks [SECONDS]`: decisions a second, clone and imagine, for every game at every number of seats.

Rounds are interleaved and the median is printed, so that a busy moment of the machine hits all rows alike.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

from farmtable.cli import engine
from farmtable.core.game import Game
from farmtable.core.playout import Chance, any_choice, nature, playout
from farmtable.core.state import State
from farmtable.games import load, names

ROUNDS = 5
LIMIT = 20_000


def counting(seconds: float) -> float:
    """The yardstick: iterations a second of a plain Python loop."""
    count = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        for _ in range(10_000):
            count += 1
    return count / (perf_counter() - start)


def inside(game: Game, seats: int, seconds: float) -> float:
    """Decisions a second in random games that the engine plays by itself; chance is paid for, not counted."""
    chance, decisions, start = Chance(1), 0, perf_counter()
    while perf_counter() - start < seconds:
        s = game.new(seats, game.settled(seats, {}))
        s.settle()
        decisions += playout(s, chance, LIMIT)[0]
    return decisions / (perf_counter() - start)


def outside(game: Game, seats: int, seconds: float) -> float:
    """Decisions a second when an ordinary Python loop asks for the menu and chooses."""
    chance, decisions, start = Chance(1), 0, perf_counter()
    while perf_counter() - start < seconds:
        s = game.new(seats, game.settled(seats, {}))
        s.settle()
        nature(s, chance)
        while not s.over():
            menu = s.choices(s.seat)
            s.take(s.seat, menu[decisions % len(menu)])
            nature(s, chance)
            decisions += 1
            if decisions % LIMIT == 0:
                break
    return decisions / (perf_counter() - start)


def middle(game: Game, seats: int) -> State:
    """A position in the middle of a random game."""
    chance = Chance(7)
    s = game.new(seats, game.settled(seats, {}))
    s.settle()
    for _ in range(120):
        if s.over():
            break
        s.take(s.seat, any_choice(s, chance))
    nature(s, chance)
    return s


def microseconds(act: Callable[[], object], seconds: float) -> float:
    times, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        for _ in range(100):
            act()
        times += 100
    return (perf_counter() - start) / times * 1e6


def main(seconds: float) -> None:
    rows: dict[tuple[str, int], dict[str, list[float]]] = {}
    loops = []
    for _ in range(ROUNDS):
        loops.append(counting(seconds))
        for name in names():
            game = load(name)
            for seats in game.seats:
                row = rows.setdefault((name, seats), {"inside": [], "outside": [], "clone": [], "imagine": []})
                s, chance = middle(game, seats), Chance(1)
                row["inside"].append(inside(game, seats, seconds))
                row["outside"].append(outside(game, seats, seconds / 2))
                row["clone"].append(microseconds(s.clone, seconds / 4))
                row["imagine"].append(microseconds(lambda: game.again(s, 0, chance), seconds / 4))  # noqa: B023 - called at once
    loop = median(loops)
    print(f"{engine()} engine, Python {sys.version.split()[0]}; medians of {ROUNDS} rounds")
    print(f"counting loop {loop / 1e6:.1f} M/s [{min(loops) / 1e6:.1f}-{max(loops) / 1e6:.1f}]")
    print(f"{'game':18}{'seats':>6}{'decisions/s':>13}{'of loop':>9}{'outside':>11}{'clone us':>10}{'imagine us':>12}")
    for (name, seats), row in rows.items():
        found = {key: median(values) for key, values in row.items()}
        print(
            f"{name:18}{seats:6}{found['inside']:13,.0f}{found['inside'] / loop:9.3f}{found['outside']:11,.0f}"
            f"{found['clone']:10.2f}{found['imagine']:12.2f}"
        )


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 0.5)
