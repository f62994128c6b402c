"""`python -m tools.attack soak GAME [--games N]`: many random games at every number of seats and with every option.

What the laws check on a few games, on thousands: every game ends, no piece is lost or doubled, menus are ascending and
never empty, and what each seat imagines looks to it like the real thing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from time import perf_counter

import click
import msgspec

from farmtable.core.game import Game
from farmtable.core.rules.playout import Chance, playout
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.rules.state import State
from farmtable.games import load

LIMIT = 100_000  # decisions
LOOK = 97  # decisions between two positions that are looked at closely


def set_ups(game: Game) -> Iterator[tuple[int, dict[str, int]]]:
    """Every number of seats with every combination of options."""
    for seats in game.seats:
        for values in product(*(option.values for option in game.options)):
            yield seats, {option.name: value for option, value in zip(game.options, values, strict=True)}


def look(game: Game, s: State, pieces: object, chance: Chance) -> None:
    """Nothing is lost, menus are in order, and imagined states look the same."""
    assert game.conserved(s) == pieces, "pieces were lost or doubled"
    menu = s.choices(s.seat)
    assert menu, "an empty menu before the end"
    assert menu == sorted(set(menu)), "a menu that is not ascending"
    for seat in (*range(s.players), SPECTATOR):
        view = game.view(s, seat)
        other = game.imagine(view, chance)
        assert msgspec.json.encode(game.view(other, seat)) == msgspec.json.encode(view), (
            f"seat {seat} sees a difference"
        )
        assert game.conserved(other) == pieces, "pieces were lost or doubled in an imagined state"


def play(game: Game, seats: int, options: dict[str, int], seed: int) -> int:
    """One game to its end; how many decisions it took."""
    chance = Chance(seed)
    s = game.new(seats, game.settled(seats, options))
    s.settle()
    pieces = game.conserved(s)
    decisions = 0
    playout(s, chance, 0)
    while not s.over():
        if (decisions + seed) % LOOK == 0:
            look(game, s, pieces, chance)
        decisions += playout(s, chance, 1)[0]
        assert decisions < LIMIT, "a game that does not end"
    assert game.conserved(s) == pieces, "pieces were lost or doubled at the end"
    assert len(game.scores(s)) == seats
    return decisions


@click.command()
@click.argument("name", metavar="GAME")
@click.option("--games", "count", type=click.IntRange(1), default=10_000, show_default=True, help="Games in all.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
def soak(name: str, count: int, seed: int) -> None:
    """Play random games of GAME and look at them closely."""
    game = load(name)
    tables = list(set_ups(game))
    start, decisions, longest = perf_counter(), 0, 0
    for k in range(count):
        seats, options = tables[k % len(tables)]
        try:
            taken = play(game, seats, options, seed + k)
        except AssertionError as error:
            raise click.ClickException(f"{name}, {seats} seats, {options}, seed {seed + k}: {error}") from error
        decisions, longest = decisions + taken, max(longest, taken)
    seconds = perf_counter() - start
    click.echo(
        f"{name}: {count} games over {len(tables)} set-ups, all ended; {decisions:,} decisions, longest {longest:,}"
    )
    click.echo(f"{decisions / seconds:,.0f} decisions/s with every {LOOK}th position looked at, {seconds:.0f} s")
