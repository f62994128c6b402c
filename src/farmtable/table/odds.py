"""Each seat's chance to win, as far as one seat can tell: made from its view, so nothing hidden is in it."""

from __future__ import annotations

from farmtable.core.game import Game
from farmtable.core.rules.playout import Chance
from farmtable.core.show.view import View

LOOKS = 32  # imagined states
SEED = 1  # of what is imagined: the same view, the same chances


def odds_seen(game: Game, view: View, looks: int = LOOKS) -> list[float]:
    """The mean over states that this seat, or an onlooker, can't tell from the real one."""
    odds = game.brain.odds
    assert odds is not None, f"{game.name} has no odds: `farmtable lab odds fit` makes them"
    chance = Chance(SEED)
    s = game.imagine(view, chance)
    found = odds.chances(s)
    for _ in range(looks - 1):
        s = game.again(s, view.seat, chance)
        found = [total + one for total, one in zip(found, odds.chances(s), strict=True)]
    return [total / looks for total in found]
