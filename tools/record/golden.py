"""Golden games: recorded games as text, compared line by line by tests/laws/engine/test_golden.py.

    python -m tools.record golden record GAME SEATS [--seed N] [--option NAME=VALUE ...]    play one and keep it
    python -m tools.record golden update            replay all recorded games, write what they show now

A file is a line for each choice, `2 supply pig`, chance's with a star; every EVERY choices what all see, and what each
seat sees besides; the score lines last. Read the difference after an update: it is what a change of the rules did.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import msgspec

from farmtable.bots.greedy import best_choice
from farmtable.cli.common import options_option, read_options
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE, SPECTATOR
from farmtable.core.show.score import Score
from farmtable.core.show.view import View
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.log import entry, split, write_entry
from farmtable.table.table import Table
from tests.support.setups import Setup

FOLDER = Path(__file__).parents[2] / "tests" / "golden"
EVERY = 40


def files(name: str) -> list[Path]:
    """The golden games of a game."""
    return sorted((FOLDER / name).glob("*.game"))


# ---- The text --------------------------------------------------------------------------------------------------------


def first_line(setup: Setup, seed: int) -> str:
    options = [f"{name}={value}" for name, value in setup.options]
    return " ".join(["golden", setup.name, str(setup.seats), str(seed), *options])


def read(text: str) -> tuple[Setup, int, list[int]]:
    """The set-up, the seed and the entries of a golden game."""
    first, *lines = text.splitlines()
    _, name, seats, seed, *options = first.split()
    pairs = [option.split("=") for option in options]
    setup = Setup(name, int(seats), tuple((option, int(value)) for option, value in pairs))
    entries = []
    for line in lines:
        seat, _, words = line.partition(" ")
        if seat == "*" or seat.isdigit():
            choice = setup.game.vocabulary.parse(words)
            entries.append(entry(NATURE if seat == "*" else int(seat) - 1, choice))
    return setup, int(seed), entries


def shown(view: View) -> dict[str, str]:
    """A view, a line for each field; what belongs to a seat gets a line for each seat."""
    rows: dict[str, str] = {}
    for name, value in msgspec.to_builtins(view).items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for k, row in enumerate(value):
                rows |= {f"{name} {k + 1} {inner}": msgspec.json.encode(held).decode() for inner, held in row.items()}
        elif name != "seat":
            rows[name] = msgspec.json.encode(value).decode()
    return rows


def view_lines(table: Table) -> Iterator[str]:
    """What all see, then what each seat sees otherwise."""
    public = shown(table.view(SPECTATOR))
    yield f"= after {len(table.log.entries)}"
    yield from (f"  {name} {value}" for name, value in public.items())
    for seat in range(table.seats):
        own = shown(table.view(seat))
        yield from (f"  seat {seat + 1}: {name} {value}" for name, value in own.items() if public[name] != value)


def score_lines(scores: list[Score], places: list[int]) -> Iterator[str]:
    for seat, score in enumerate(scores):
        yield f"= seat {seat + 1}: place {places[seat]}, {score.points} points, ties {list(score.ties)}"
        for line in (*score.lines, *score.tie_lines):
            yield f"  {line.rule} {line.why.key} {line.points}"


def told(setup: Setup, seed: int, choices: Iterator[tuple[int, int]], table: Table) -> Iterator[str]:
    """The lines of a game, while its choices are taken."""
    yield first_line(setup, seed)
    written = made = 0
    while True:
        for row in table.log.entries[written:]:
            yield write_entry(setup.game.vocabulary, row)
        written = len(table.log.entries)
        if made % EVERY == 0 or table.over:
            yield from view_lines(table)
        if (step := next(choices, None)) is None:
            break
        table.take(*step, table.version(step[0]))
        made += 1
    yield from score_lines(table.scores(), table.places())


def replayed(text: str) -> str:
    """The text that the choices of a golden game give now."""
    setup, seed, entries = read(text)
    steps = (split(row) for row in entries)
    choices = ((seat, choice) for seat, choice in steps if seat != NATURE)
    return "".join(line + "\n" for line in told(setup, seed, choices, setup.table(seed)))


# ---- Recording -------------------------------------------------------------------------------------------------------


def sensible(table: Table, chance: Chance) -> Iterator[tuple[int, int]]:
    """Half of the choices at random, half by the value that they lead to: so that games are short and show much."""
    game = table.game
    while not table.over:
        asked = table.asked()
        seat = asked[chance.below(len(asked))]
        menu = table.menu(seat)
        choice = menu[chance.below(len(menu))]
        if chance.below(2):
            imagined = game.imagine(table.view(seat), chance)
            choice = best_choice(imagined, seat, menu, chance, lambda s: game.brain.value(s, seat))  # noqa: B023
        yield seat, choice


def recorded(setup: Setup, seed: int) -> str:
    table = Table(setup.game, setup.seats, dict(setup.options), Dealer(seed_from(seed)))
    return "".join(line + "\n" for line in told(setup, seed, sensible(table, Chance(seed)), table))


@click.group()
def golden() -> None:
    """Golden games: whole recorded games, compared line by line by a law."""


@golden.command()
@click.argument("game")
@click.argument("seats", type=click.IntRange(1))
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The deal.")
@options_option
def record(game: str, seats: int, seed: int, options: tuple[str, ...]) -> None:
    """Play one game between simple bots and keep it."""
    setup = Setup(game, seats, tuple(read_options(options).items()))
    file = FOLDER / game / f"{str(setup).removeprefix(game + '-')}-seed{seed}.game"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(recorded(setup, seed))
    click.echo(file)


@golden.command()
def update() -> None:
    """Replay all golden games and write what they show now; read the difference afterwards."""
    for file in sorted(FOLDER.glob("*/*.game")):
        file.write_text(replayed(file.read_text()))
