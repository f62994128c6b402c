"""Farmtable for programs: what is named here stays, with its meaning, from version to version. See docs/research.md.

    from farmtable import api

    game = api.load("fences")
    position = api.start(game, seats=2, seed=7)
    position.step(position.parse("set 12 r90 at 0,-1"))

Everything else in the package is its inside and may change.
"""

from farmtable.api.play import Bot, bot_names, play
from farmtable.api.position import Position, read_log, start, table
from farmtable.api.said import said
from farmtable.core.game import Game, Option, Options, SetupError
from farmtable.core.rules.seats import NATURE, NOBODY, SPECTATOR
from farmtable.core.rules.state import State
from farmtable.core.show.phrase import IllegalChoice, Phrase
from farmtable.core.show.score import Line, Score
from farmtable.core.show.view import View
from farmtable.games import load, names
from farmtable.table.log import Log, LogError
from farmtable.table.table import Table

__all__ = [
    "NATURE",
    "NOBODY",
    "SPECTATOR",
    "Bot",
    "Game",
    "IllegalChoice",
    "Line",
    "Log",
    "LogError",
    "Option",
    "Options",
    "Phrase",
    "Position",
    "Score",
    "SetupError",
    "State",
    "Table",
    "View",
    "bot_names",
    "load",
    "names",
    "play",
    "read_log",
    "said",
    "start",
    "table",
]
