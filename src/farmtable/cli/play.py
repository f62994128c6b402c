"""`farmtable play`: people and bots around one terminal. Every choice is on the disk before it is shown."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import click

from farmtable.cli.common import (
    components_option,
    lang_option,
    options_option,
    read_bots,
    read_options,
    vocabulary_of,
)
from farmtable.cli.session import Session
from farmtable.core.game import Game, SetupError
from farmtable.core.show.phrase import phrase
from farmtable.games import load, names
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.journal import Journal
from farmtable.table.log import Header, LogError
from farmtable.table.table import Table, replayed
from farmtable.table.words import Words, language
from farmtable.thinking.registry import usual_level

NEWEST = "newest"


@click.command()
@click.argument("game", required=False)
@click.option("--seats", type=click.IntRange(1), help="Number of players; asked for if not given.")
@click.option("--people", type=click.IntRange(1), default=1, show_default=True, help="Number of people among them.")
@click.option(
    "--bots", help="Levels of the bots at the other seats, separated by commas; else farmhands, where there are any."
)
@click.option("--names", "people_names", default="", help="Names of the people, separated by commas.")
@click.option(
    "--seed",
    type=click.IntRange(0),
    help="Seed for the deal, to get the same cards again; by default secret and random.",
)
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    help="File to save the game in; by default in your folder of saved games.",
)
@click.option(
    "--resume",
    is_flag=False,
    flag_value=NEWEST,
    metavar="[FILE]",
    help="Continue a saved game; without FILE the newest one.",
)
@click.option(
    "--text",
    "in_words",
    is_flag=True,
    envvar="FARMTABLE_TEXT",
    help="Tell the table in words instead of drawing it, for screen readers; also with FARMTABLE_TEXT=1.",
)
@options_option
@components_option
@lang_option
def play(
    game: str | None,
    seats: int | None,
    people: int,
    bots: str | None,
    people_names: str,
    seed: int | None,
    save: Path | None,
    resume: str | None,
    in_words: bool,
    options: tuple[str, ...],
    components: Path | None,
    lang: str | None,
) -> None:
    """Play GAME at the terminal: alone, against bots, or several people around one screen."""
    if resume is not None:
        session = resumed(newest() if resume == NEWEST else Path(resume), components, lang, in_words)
    else:
        rules = load(game or ask_game(lang), components)
        seats = seats or ask_seats(rules, lang)
        if people > seats:
            raise SetupError(f"{people} people for {seats} seats")
        bots = bots or usual_level(rules.name)
        levels = [""] * people + read_bots(bots, rules, seats - people) if seats > people else [""] * people
        players = player_names(people_names, levels, Words(language(lang)))
        dealer = Dealer(None if seed is None else seed_from(seed))
        table = Table(rules, seats, read_options(options), dealer, players, levels)
        journal = Journal.begin(save or saves() / f"{rules.name}-{datetime.now():%Y%m%d-%H%M%S-%f}.farm", table)
        words = Words(language(lang), rules.name, players)
        session = Session(table, journal, words, components=file_of(components), in_words=in_words)
    session.play()


def saves() -> Path:
    return Path(click.get_app_dir("farmtable")) / "saves"


def newest() -> Path:
    """The newest saved game that is not over."""
    for file in sorted(saves().glob("*.farm"), key=lambda file: file.stat().st_mtime, reverse=True):
        if not any(line.startswith("end ") for line in file.read_text(encoding="utf-8", errors="replace").splitlines()):
            return file
    raise LogError("log-none-saved", folder=str(saves()))


def resumed(file: Path, components: Path | None, lang: str | None, in_words: bool) -> Session:
    """The game of a file, as far as it was acknowledged."""
    journal, log = Journal.go_on(file, vocabulary_of(components))
    header: Header = log.header
    assert log.seed is not None  # Journal.go_on looked
    table = replayed(load(header.game, components), log, Dealer(log.seed))
    journal.save(table)
    words = Words(language(lang), header.game, header.names)
    return Session(table, journal, words, log.ending == "", file_of(components), in_words)


def file_of(components: Path | None) -> str:
    """For bots in other processes, which may have another folder."""
    return str(components.resolve()) if components else ""


def ask_game(lang: str | None) -> str:
    """Which game? The only one there is, if there is but one."""
    found = names()
    say = Words(language(lang)).say
    if len(found) == 1:
        return found[0]
    for number, name in enumerate(found, 1):
        words = Words(language(lang), name)
        click.echo(f"{number}. {words.say(phrase('game-name'))}: {words.say(phrase('game-goal'))}")
    number = click.prompt(say(phrase("ask-which-game")), type=click.IntRange(1, len(found)), default=1)
    return found[int(number) - 1]


def ask_seats(game: Game, lang: str | None) -> int:
    say = Words(language(lang)).say
    first, last = game.seats[0], game.seats[-1]
    question = say(phrase("ask-how-many", first=first, last=last))
    return int(click.prompt(question, type=click.IntRange(first, last), default=first))


def player_names(given: str, levels: list[str], words: Words) -> list[str]:
    """The people's names, in order; the others are called by their seat, bots by their level too."""
    people = iter([name.strip() for name in given.split(",") if name.strip()])
    found = []
    for seat, level in enumerate(levels, 1):
        if level:
            bot = words.say(phrase("bot-name", n=seat))
            name = words.say(phrase("bot-at-level", name=bot, level=level))
        else:
            name = next(people, "") or words.say(phrase("seat", n=seat))
        found.append(name.replace("\n", " ")[:30])
    return found
