"""`python -m tools.record pictures`: the terminal tables of all games as SVG pictures in docs/pictures/."""

from __future__ import annotations

from io import StringIO
from itertools import count
from pathlib import Path

import click
from rich.console import Console
from rich.terminal_theme import MONOKAI

from farmtable.core.show.phrase import phrase
from farmtable.games import load, names
from farmtable.match.game import play_bots
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.words import Words
from farmtable.thinking.seat import BotSeat

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SEATS = 3
CHOICES = 60  # of greedy bots, before the picture is taken

# rich's own frame fetches its font from another host; a picture of ours asks nobody for anything.
FRAME = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" fill="#0c0c0c" rx="8"/>
<g transform="translate(16, 12)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def picture(name: str) -> str:
    """The table of a game in the middle, as the first seat sees it."""
    game = load(name)
    seeds = count()
    bots = [BotSeat("greedy", name, seat, lambda number: next(seeds)) for seat in range(SEATS)]
    s = game.new(SEATS, game.settled(SEATS, {}))
    s.settle()
    play_bots(game, s, bots, Dealer(seed_from(7)).outcome, CHOICES)
    words = Words("en", name, ["Anna", "Bert", "Chloé"])
    console = Console(record=True, width=104, file=StringIO(), highlight=False)
    console.print(game.show.draw(game.view(s, 0), words.say))
    title = words.say(phrase("game-name"))
    return console.export_svg(title=title, theme=MONOKAI, code_format=FRAME, unique_id=name)


@click.command()
def pictures() -> None:
    """The terminal tables of all games as SVG pictures in docs/pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names():
        (FOLDER / f"terminal-{name}.svg").write_text(picture(name), encoding="utf-8")
