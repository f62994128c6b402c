"""`farmtable games`: what can be played."""

from __future__ import annotations

import click
from rich.console import Console
from rich.table import Table as Grid

from farmtable.cli.common import lang_option
from farmtable.core.show.phrase import phrase
from farmtable.games import load, names
from farmtable.table.words import Words, language


@click.command()
@lang_option
def games(lang: str | None) -> None:
    """List the games."""
    say = Words(language(lang)).say
    grid = Grid(box=None, pad_edge=False, padding=(0, 2))
    for key in ("games-name", "games-players", "games-options", "games-about"):
        grid.add_column(say(phrase(key)))
    for name in names():
        game = load(name)
        words = Words(language(lang), name)
        players = f"{game.seats[0]}–{game.seats[-1]}"
        options = ", ".join(option.name for option in game.options) or "–"
        grid.add_row(name, players, options, words.say(phrase("game-goal")))
    Console().print(grid)
