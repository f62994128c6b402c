"""Games of a bot that reads only the page in words, against random ones: is the text enough to play by?

python -m tools.attack reader [--games 200] [--game NAME]
"""

from __future__ import annotations

from math import sqrt
from time import process_time

import click

from farmtable import games
from farmtable.core.rules.playout import Chance
from farmtable.games import load
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.table import Table
from farmtable.table.told.text import text
from farmtable.table.words import Words, all_lines, answer_at, answer_lines
from tests.support.reader import Reader

NAMES = ("Ada", "Ben")
MOST = 5000  # choices of a game


def chosen(table: Table, seat: int, words: Words, reader: Reader) -> int | None:
    """The reader gets all that is written: the table, the question, and every answer with its number."""
    found = text(table, seat)
    assert found.step is not None
    page = [*all_lines(found.sections, words), words.say(found.step.ask), *answer_lines(found.step, words)]
    return answer_at(found.step, reader.choose(page))


def played(game: str, number: int) -> float:
    """One game; what the reader gets of it: 1 for a win, half of it for a tie. Its seat changes from game to game."""
    table = Table(load(game), 2, {}, Dealer(seed_from(number // 2)), NAMES)
    seat, chance, words = number % 2, Chance(number), Words("en", game, NAMES)
    reader = Reader(NAMES[seat])
    for _ in range(MOST):
        if table.over:
            mine, other = table.places()[seat], table.places()[1 - seat]
            return 1.0 if mine < other else 0.5 if mine == other else 0.0
        asked = table.asked()[0]
        menu = table.menu(asked)
        choice: int | None = menu[chance.below(len(menu))]
        if asked == seat:
            choice = chosen(table, seat, words, reader)
        assert choice is not None
        table.take(asked, choice, table.version(asked))
    raise AssertionError(f"{game}: game {number} does not end")


@click.command()
@click.option("--games", "count", type=click.IntRange(2), default=200, show_default=True, help="Games of each kind.")
@click.option("--first", type=click.IntRange(0), default=0, show_default=True, help="The number of the first game.")
@click.option("--game", type=click.Choice(games.names()), help="Only this one.")
def reader(count: int, first: int, game: str | None) -> None:
    """Play by the page in words alone, two at the table, against a random player."""
    for name in [game] if game else games.names():
        start = process_time()
        found = [played(name, number) for number in range(first, first + count)]
        share = sum(found) / count
        spread = 1.96 * sqrt(sum((one - share) ** 2 for one in found) / count / count)
        click.echo(f"{name}: {count} games, {share:.1%} ± {spread:.1%} won; {process_time() - start:.0f} s of CPU")
