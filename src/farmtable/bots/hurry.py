"""Plays on in a hurry, in a state as it is: shows what a roll or a card is good for. It knows what is hidden.

For measuring only: no bot that sits at a table may use it.
"""

from __future__ import annotations

from typing import Final

from farmtable.bots.evaluation import Evaluation
from farmtable.core.rt import i64
from farmtable.core.rules.playout import Chance, nature
from farmtable.core.rules.seats import NOBODY
from farmtable.core.rules.state import State

LONGEST: Final = 400  # choices; poor play may go on for ever
DICE: Final = 1073741824


class Hurry:
    """Every seat takes the choice after which it stands best, one choice ahead, in the one state that there is."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation: Evaluation = evaluation

    def play_on(self, s: State, turns: i64, chance: Chance) -> None:
        """Until so many turns more have been played, or the game is over."""
        game = self.evaluation.game
        nature(s, chance)
        until = game.turns(s) + int(turns)
        for _ in range(LONGEST):
            if s.seat == NOBODY or game.turns(s) >= until:
                return
            s.take(s.seat, self.choice(s, chance.below(DICE)))
            nature(s, chance)

    def choice(self, s: State, dice: i64) -> i64:
        """What chance says next is the same after all choices, so that they differ by themselves."""
        seat, size = s.seat, s.menu.size
        best = s.menu.at(0)
        if size == 1:
            return best
        most = -1.0
        for k in range(size):
            choice = s.menu.at(k)
            found = s.clone()
            found.take(seat, choice)
            nature(found, Chance(dice))
            worth = self.evaluation.reward(found, seat)
            if worth > most:
                best, most = choice, worth
        return best
