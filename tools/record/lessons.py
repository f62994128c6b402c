"""Lessons: guided first games, recorded between bots.

    python -m tools.record lessons record GAME    play the lesson's seed anew by the present rules; keep its comments
    python -m tools.record lessons show GAME      the lesson as text: what is chosen, and what is said before it

After a change of the rules or the components that breaks a lesson, `record` mends its log; read what it shows, since
the words of the comments may speak of what is on the table.
"""

from __future__ import annotations

import re
from pathlib import Path

import click

import farmtable
from farmtable.core.rules.playout import Chance
from farmtable.core.show.phrase import Phrase
from farmtable.games import load
from farmtable.match.game import play_bots
from farmtable.table import lesson
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.lesson import Lesson
from farmtable.table.table import Table
from farmtable.table.words import LANGUAGES, Words
from farmtable.thinking.seat import BotSeat


def file_of(name: str) -> Path:
    return Path(farmtable.__file__).parent / "games" / name / "data" / "lesson.toml"


def recorded(name: str, seats: int, seed: int, choices: int) -> str:
    """The log of a game between equal bots, dealt from a seed."""
    game, chance = load(name), Chance(seed)
    bots = [BotSeat("greedy", name, seat, lambda number: int(chance.below(1 << 31))) for seat in range(seats)]
    s = game.new(seats, game.settled(seats, {}))
    s.settle()
    course = play_bots(game, s, bots, Dealer(seed_from(seed)).outcome, choices)
    return lesson.log_text(game, course.entries)


def rewrite(name: str) -> None:
    file = file_of(name)
    text = file.read_text(encoding="utf-8")
    wish = lesson.parsed(text)
    if not wish.seed:
        raise click.ClickException(f"{name}'s lesson was written by hand: edit {file}, or give it a seed and choices")
    log = recorded(name, wish.seats, wish.seed, wish.choices)
    text = re.sub(r"^log = '''\n.*?'''$", lambda _: f"log = '''\n{log}'''", text, flags=re.M | re.S)
    lesson.checked(load(name), text)
    file.write_text(text, encoding="utf-8")


def tell(name: str, lang: str) -> None:
    found, words = lesson.checked(load(name), lesson.source(name)), Words(lang, name, ["You", "Ada", "Bruno", "Clara"])
    for step in range(found.steps + 1):
        table = found.table(step)
        for comment in found.comments.get(step, []):
            click.echo(f"\n    {words.say(Phrase(f'lesson-{comment.key}'))}\n")
        if step < found.steps:
            line(found, step, table, words)
    click.echo([score.points for score in table.scores()])


def line(found: Lesson, step: int, table: Table, words: Words) -> None:
    seat, choice = found.by(step)
    click.echo(f"{step:3} {words.names[seat]}: {words.say(table.choice_phrase(seat, choice))}")


@click.group()
def lessons() -> None:
    """Guided first games, recorded between bots."""


@lessons.command()
@click.argument("game")
def record(game: str) -> None:
    """Play the seed of GAME's lesson anew by the present rules; its comments stay."""
    rewrite(game)


@lessons.command()
@click.argument("game")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
def show(game: str, lang: str) -> None:
    """GAME's lesson as text: what is chosen, and what is said before it."""
    tell(game, lang)
