"""`farmtable lab honesty`: do bots answer alike where their seat sees the same?"""

from __future__ import annotations

import sys

import click

from farmtable.cli.common import options_option, read_options
from farmtable.games import load
from farmtable.lab.arena.honesty import compare
from farmtable.thinking.registry import make


@click.command()
@click.argument("game")
@click.option("--bots", default="random,greedy,ismcts@500", show_default=True, help="Bots, with commas.")
@click.option("--seats", type=click.IntRange(1), help="How many players; else each number that the game allows.")
@click.option(
    "--pairs",
    type=click.IntRange(1),
    default=1000,
    show_default=True,
    help="Pairs of states for each bot and number of players.",
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed, the same pairs.")
@options_option
def honesty(game: str, bots: str, seats: int | None, pairs: int, seed: int, options: tuple[str, ...]) -> None:
    """Ask bots of GAME in pairs of states that look alike to their seat; each pair must get one answer."""
    rules = load(game)
    failed = False
    for bot in bots.split(","):
        for number in [seats] if seats else rules.seats:
            settled = rules.settled(number, read_options(options))
            found = compare(rules, number, settled, make(bot.strip(), rules), pairs, seed)
            click.echo(
                f"{game}, {number} seats, {bot}: {found.pairs} pairs, {found.different} with another truth, "
                f"{len(found.wrong)} answered differently"
            )
            for wrong in found.wrong[:5]:
                click.echo(f"  {wrong}")
            failed = failed or bool(found.wrong)
    sys.exit(1 if failed else 0)
