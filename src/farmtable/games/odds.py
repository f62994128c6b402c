"""A game's `brain/odds.toml`: weights that tell each seat's chance to win, with the commands that made them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files

from farmtable.core.brain.features import Features
from farmtable.core.brain.odds import KNOTS, Odds, OddsTable
from farmtable.core.rules.state import State


def odds_of(game: str, features: Features, lost: Callable[[State], bool]) -> Odds | None:
    """None where nobody has fitted them."""
    tables = {int(seats): OddsTable(flat(table, features.names)) for seats, table in tables_of(game).items()}
    return Odds(features, tables, lost) if tables else None


def flat(table: dict[str, list[float]], names: list[str]) -> list[float]:
    """A table of the file as `Odds` reads it: knot by knot."""
    differ = set(names) ^ set(table)
    assert not differ, f"features and odds differ in {', '.join(sorted(differ))}: fit them again"
    return [table[name][knot] for knot in range(KNOTS) for name in names]


@cache
def tables_of(game: str) -> dict[str, dict[str, list[float]]]:
    """By the number of seats: the weights of each feature at the start, in the middle and at the end of a game."""
    file = files(f"farmtable.games.{game}").joinpath("brain", "odds.toml")
    if not file.is_file():
        return {}
    found: dict[str, dict[str, list[float]]] = tomllib.loads(file.read_text(encoding="utf-8"))["odds"]
    return found
