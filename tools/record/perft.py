"""Node counts ("perft"): how many sequences of 1, 2, 3, … choices there are from fixed positions of every game.

    python -m tools.record perft compare [GAME ...]    compare with tests/golden/<game>/nodes.json
    python -m tools.record perft update [GAME ...]     write it anew, when a change of the rules is meant

Chance is dealt by a fixed dealer and is no node. Of several seats that are asked the first one answers first.
"""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from farmtable.core.rules.loop import deal, play
from farmtable.core.rules.playout import Chance, any_choice
from farmtable.core.rules.state import State
from farmtable.table.dealer import Dealer, seed_from
from tests.support.setups import GAMES, Setup, setups

GOLDEN = Path(__file__).parents[2] / "tests" / "golden"
BEFORE = (0, 7, 30)  # choices before the position, by seed
NODES = 400  # go one choice deeper until there are this many nodes ...
DEPTH = 6  # ... or the depth is this


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
    """The number of sequences of `depth` choices."""
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


@click.group()
def perft() -> None:
    """Node counts from fixed positions: any change of the rules changes them."""


@perft.command()
@click.argument("games", nargs=-1)
def compare(games: tuple[str, ...]) -> None:
    """Are the counts of GAMES, by default of all, those on record?"""
    for name in games or GAMES:
        if all_counts(name) != stored(name):
            again = f"python -m tools.record perft update {name}"
            raise click.ClickException(f"The counts are not those of {name}. If that is meant: {again}")


@perft.command()
@click.argument("games", nargs=-1)
def update(games: tuple[str, ...]) -> None:
    """Write the counts of GAMES, by default of all, anew."""
    for name in games or GAMES:
        file(name).parent.mkdir(parents=True, exist_ok=True)
        file(name).write_text(text(all_counts(name)))
