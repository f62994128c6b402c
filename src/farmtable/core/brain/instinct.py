"""How somebody who knows a game would play on in a hurry: what searches let all seats do after the choices they try."""

from __future__ import annotations

from farmtable.core.rt import i64
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State


class Instinct:
    """A game that has one offers it with `game.instinct()`. It plays in imagined states only."""

    def choice(self, s: State, chance: Chance) -> i64:
        """A quick, sensible choice of the seat whose menu this is."""
        raise NotImplementedError  # each game has its own

    def commit(self, s: State, seat: i64, chance: Chance) -> None:
        """In a state that this seat imagines: what others have chosen in secret becomes what they probably chose."""
