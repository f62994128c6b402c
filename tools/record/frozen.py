"""Bots under a fixed name must stay what they are. This keeps some answers of every version, and compares them.

    python -m tools.record frozen compare
    python -m tools.record frozen record [GAME ...]      keep the answers of versions, or games, that have none yet
    python -m tools.record frozen record --again GAME    anew for a game whose rules or components have changed

Other answers mean another bot: it gets a new number in its game's bots.toml, and the old one stays.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click

from farmtable.bots.bot import Truth
from farmtable.core.game import Game, SetupError
from farmtable.core.rules.playout import Chance, playout
from farmtable.core.rules.seats import NATURE
from farmtable.core.rules.state import State
from farmtable.games import load, names
from farmtable.table.dealer import RememberingDealer, seed_from
from farmtable.thinking.registry import PEEK, SEARCHES, make, versions

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "golden" / "bots"
QUESTIONS = 5  # of each version
NODES = 80
THINKING = (*SEARCHES, PEEK, "heuristic")


class Asked(NamedTuple):
    """A position to ask in: a random game with this number of seats, after this number of choices."""

    seats: int
    seed: int
    choices: int


def asked(game: Game) -> list[Asked]:
    """Different seats, early and late."""
    seats = [game.seats[k % len(game.seats)] for k in range(QUESTIONS)]
    return [Asked(seat, 900 + k, 3 + 11 * k) for k, seat in enumerate(seats)]


def position(game: Game, one: Asked) -> State:
    """With more than one choice; a game that is over by then starts anew."""
    chance = Chance(one.seed)
    left = one.choices
    while True:
        s = game.new(one.seats, game.settled(one.seats, {}))
        s.settle()
        playout(s, chance, 0)
        while not s.over():
            if left <= 0 and s.menu.size > 2 and s.seat != NATURE:
                return s
            playout(s, chance, 1)
            left -= 1


def answers(game: Game, version: str) -> list[int]:
    player = make(f"{version}@{NODES}" if version.startswith(THINKING) else version, game, True)
    found = []
    for one in asked(game):
        s = position(game, one)
        truth = Truth(s.clone(), RememberingDealer(seed_from(one.seed)).outcome) if player.bot.peeks else None
        seat = int(s.seat)
        found.append(player.answer(game, game.view(s, seat), s.choices(seat), one.seed, truth).choice)
    return found


def possible(game: Game) -> Iterator[str]:
    """The versions that this game has, searches with the truth too; without weights there is no heuristic."""
    known = versions(game.name)
    for name in (*known, *(PEEK + name for name, version in known.items() if version.kind in SEARCHES)):
        try:
            make(name, game, True)
        except SetupError:
            continue
        yield name


def recorded(name: str) -> dict[str, object]:
    """Empty where nothing is kept yet."""
    file = FOLDER / f"{name}.json"
    found: dict[str, object] = json.loads(file.read_text()) if file.exists() else {}
    return found


def of_game(game: Game) -> dict[str, object]:
    """What its answers depend on besides the bot."""
    return {"rules": game.version, "components": game.components}


def keep(name: str, again: bool) -> None:
    game = load(name)
    kept = {} if again else recorded(name)
    if kept and {key: kept.get(key) for key in of_game(game)} != of_game(game):
        command = f"python -m tools.record frozen record --again {name}"
        raise click.ClickException(f"{name} has other rules or components now: {command}")
    new = {version: kept.get(version) or answers(game, version) for version in possible(game)}
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in {**of_game(game), **new}.items()]
    (FOLDER / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


def changed(name: str) -> list[str]:
    """What is not as it was, in words."""
    game, kept = load(name), recorded(name)
    if {key: kept.get(key) for key in of_game(game)} != of_game(game):
        return [f"{name}: other rules or components, or nothing kept yet: python -m tools.record frozen record"]
    found = []
    for version in possible(game):
        now = answers(game, version)
        if kept.get(version) != now:
            found.append(f"{name}, {version}: {now} and not {kept.get(version, 'recorded yet')}")
    return found


@click.group()
def frozen() -> None:
    """Bots under a fixed name must stay what they are: some answers of every version are on record."""


@frozen.command()
def compare() -> None:
    """Do all bots answer as they did?"""
    found = [line for name in (*names(), "_template") for line in changed(name)]
    click.echo("\n".join(found) or "All bots answer as they did.")
    raise SystemExit(1 if found else 0)


@frozen.command()
@click.argument("games", nargs=-1)
@click.option("--again", multiple=True, metavar="GAME", help="Anew for a game with changed rules or components.")
def record(games: tuple[str, ...], again: tuple[str, ...]) -> None:
    """Keep the answers of versions of GAMES, by default of all, that have none yet."""
    for name in games or (*names(), "_template"):
        keep(name, name in again)
