"""Node counts: how many ways there are to go on for so many choices, from fixed positions of every game.

    python -m tools.record.perft [GAME ...]             compare with tests/golden/<game>/nodes.json
    python -m tools.record.perft --update [GAME ...]    write it anew, when a change of the rules is meant

Chance is dealt by a fixed dealer and is no node. Of several seats that are asked the first one answers first.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from farmtable.core.rules.loop import deal, play
from farmtable.core.rules.playout import Chance, any_choice
from farmtable.core.rules.state import State
from farmtable.table.dealer import Dealer, seed_from
from tests.support.setups import GAMES, Setup, setups

GOLDEN = Path(__file__).parents[2] / "tests" / "golden"
BEFORE = (0, 7, 30)  # choices before the position, by seed
NODES = 400  # go deeper until there are so many ...
DEPTH = 6  # ... or so deep


def position(setup: Setup, seed: int) -> tuple[State, list[int]]:
    """A position, and the choices that led there from the start."""
    dealer, chance = Dealer(seed_from(seed)), Chance(seed)
    path: list[int] = []
    s = setup.new()
    s.events = None

    def choose(s: State) -> int:
        path.append(any_choice(s, chance))
        return path[-1]

    play(s, choose, dealer.outcome, BEFORE[seed])
    return s, path


def nodes(s: State, dealer: Dealer, depth: int) -> int:
    """How many ways there are to make so many choices."""
    if depth == 0 or s.over():
        return 1
    choices = s.choices(s.seat)
    if depth == 1:
        return len(choices)
    found = 0
    for choice in choices:
        clone = s.clone()
        clone.take(s.seat, choice)
        deal(clone, dealer.outcome)
        found += nodes(clone, dealer, depth - 1)
    return found


def counts(setup: Setup, seed: int) -> list[int]:
    """The node counts at depth 1, 2, ..."""
    s, _ = position(setup, seed)
    found: list[int] = []
    while len(found) < DEPTH and (not found or found[-1] < NODES):
        found.append(nodes(s, Dealer(seed_from(seed)), len(found) + 1))
    return found


def all_counts(name: str) -> dict[str, list[int]]:
    return {f"{setup} {seed}": counts(setup, seed) for setup in setups(name) for seed in range(len(BEFORE))}


def file(name: str) -> Path:
    return GOLDEN / name / "nodes.json"


def stored(name: str) -> dict[str, list[int]]:
    """The counts as they were; empty where a game has none yet."""
    if not file(name).exists():
        return {}
    return msgspec.json.decode(file(name).read_bytes(), type=dict[str, list[int]])


def text(rows: dict[str, list[int]]) -> str:
    """One line for each position, so that a change can be read."""
    return "{\n" + ",\n".join(f'  "{row}": {numbers}' for row, numbers in rows.items()) + "\n}\n"


def main() -> None:
    update = sys.argv[1:2] == ["--update"]
    for name in sys.argv[1 + update :] or GAMES:
        found = all_counts(name)
        if update:
            file(name).write_text(text(found))
        elif found != stored(name):
            sys.exit(
                f"The counts are not those of {name}. If that is meant: python -m tools.record.perft --update {name}"
            )


if __name__ == "__main__":
    main()
