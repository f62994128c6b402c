"""How much the coach thinks, in nodes and tries, never in seconds: so a review is the same on every machine."""

from __future__ import annotations

from typing import NamedTuple

from farmtable.bots.evaluation import Evaluation
from farmtable.core.game import Game, SetupError
from farmtable.thinking.registry import Player, evaluations, levels, make, read_spec, versions

SCREEN = 8  # every decision is looked at with the master's nodes divided by this,
JUDGE = 4  # and the few worst of each seat with its nodes times this
LOOKS = 24  # imagined states in which two ways are compared on the first look,
TRIES = 240  # and for the judgement; half of them choose the better way, the others measure it
WORST = 6  # turns of each seat that are judged
SHOWN = 3  # ... and of these so many are told


class Budget(NamedTuple):
    """What the coach thinks with in one game."""

    master: Player
    evaluations: list[Evaluation]  # the master's, by the number of players
    turns: int  # how far ways are played on before they are judged
    rounds: int  # the same in turns of every seat


def budget_of(game: Game) -> Budget:
    """SetupError where nobody has fitted the chances to win."""
    if game.brain.odds is None:
        raise SetupError(f"{game.name} has no odds, so it can't be reviewed; see docs/bots.md")
    level = list(levels(game.name))[-1]
    version = versions(game.name)[read_spec(level, game.name).version]
    return Budget(
        make(level, game),
        evaluations(game, version.weights),
        max(1, int(version.settings.get("turns", 1))),
        int(version.settings.get("rounds", 0)),
    )
