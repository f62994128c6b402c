"""`farmtable lab layout`: what the numbers of observations and candidates mean."""

from __future__ import annotations

import click

from farmtable.games import load


@click.command()
@click.argument("game")
@click.option("--seats", type=click.IntRange(1), help="How many players; else the smallest number, but two.")
def layout(game: str, seats: int | None) -> None:
    """Tell the layout of GAME's observations and candidates, as Markdown."""
    try:
        from farmtable.rl.layout import Layout
    except ImportError as error:
        raise click.ClickException(str(error)) from error
    rules = load(game)
    for line in Layout(rules, seats or max(2, rules.seats[0])).described():
        click.echo(line)
