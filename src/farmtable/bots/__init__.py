"""Players for the seats that people leave free. A bot gets a view and its menu, never a state."""

from __future__ import annotations

from farmtable.bots.bot import Bot
from farmtable.bots.greedy import GreedyBot
from farmtable.bots.random_bot import RandomBot
from farmtable.core.game import Game, SetupError

LEVELS = ("random", "greedy")


def make(level: str, game: Game) -> Bot:
    """A bot of this level for a game."""
    if level == "random":
        return RandomBot()
    if level == "greedy":
        return GreedyBot(game)
    raise SetupError(f"there is no bot {level!r}; bots: {', '.join(LEVELS)}")
