"""One choice ahead: tries each in a state that its seat can imagine, and takes the one after which it stands best."""

from __future__ import annotations

from farmtable.bots.bot import Bot
from farmtable.core.game import Game
from farmtable.core.playout import Chance, nature
from farmtable.core.view import View


class GreedyBot(Bot):
    """Sees no further than the game's value of the next position."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, menu: list[int], chance: Chance) -> int:
        if len(menu) == 1:
            return menu[0]
        imagined = self.game.imagine(view, chance)
        best, most = menu[0], float("-inf")
        for choice in menu:
            s = imagined.clone()
            s.take(view.seat, choice)
            nature(s, chance)
            worth = self.game.value(s, view.seat)
            if worth > most:
                best, most = choice, worth
        return best
