"""How a game ended: places, points and why."""

from __future__ import annotations

import click

from farmtable.core.show.phrase import phrase, seat_phrase
from farmtable.table.table import Table
from farmtable.table.words import Words


def show_result(table: Table, words: Words) -> None:
    """A line for each seat, the best first, with its score lines."""
    scores, places = table.scores(), table.places()
    if table.seats == 1:
        click.echo(words.say(phrase("result-lost" if table.lost() else "result-won")))
    for seat in sorted(range(table.seats), key=lambda seat: places[seat]):
        score = scores[seat]
        if table.seats > 1:
            click.echo(
                words.say(phrase("result-place", place=places[seat], player=seat_phrase(seat), points=score.points))
            )
        for line in (*score.lines, *score.tie_lines):
            click.echo(words.say(phrase("result-line", why=line.why, points=line.points, rule=line.rule)))
