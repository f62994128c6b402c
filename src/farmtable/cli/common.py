"""What the commands share: options, the words of the reader's language, errors in a sentence."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from farmtable.core.game import Game, SetupError
from farmtable.core.rules.choice import Vocabulary
from farmtable.games import load, names
from farmtable.table.log import Log, LogError, Reader
from farmtable.table.words import LANGUAGES, Words, language
from farmtable.thinking.registry import read_spec

Command = TypeVar("Command", bound=Callable[..., Any])


def lang_option(command: Command) -> Command:
    return click.option(
        "--lang", type=click.Choice(LANGUAGES), callback=remember, help="Language; by default that of the environment."
    )(command)


def remember(ctx: click.Context, param: click.Parameter, lang: str | None) -> str | None:
    """So that an error is said in the language asked for, wherever it comes from."""
    if lang:
        os.environ["FARMTABLE_LANG"] = lang
    return lang


def components_option(command: Command) -> Command:
    return click.option(
        "--components", type=click.Path(path_type=Path), help="Play with the components of this file instead of ours."
    )(command)


def options_option(command: Command) -> Command:
    return click.option(
        "--option", "options", multiple=True, metavar="NAME[=VALUE]", help="Switch on an option of the game."
    )(command)


def read_options(options: tuple[str, ...]) -> dict[str, int]:
    """`goals` or `goals=1`"""
    found = {}
    for text in options:
        name, _, value = text.partition("=")
        if value and not value.isdigit():
            raise SetupError(f"option {name}: {value!r} is not a number")
        found[name] = int(value) if value else 1
    return found


def read_bots(text: str, game: Game, seats: int) -> list[str]:
    """`random,greedy`: a bot for each seat; the last one sits in all that are left."""
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        read_spec(level, game.name)
    if len(levels) > seats:
        raise SetupError(f"{len(levels)} bots for {seats} seats")
    return levels + levels[-1:] * (seats - len(levels))


def vocabulary_of(components: Path | None = None) -> Callable[[str], Vocabulary | None]:
    """The vocabulary of a game by its name, to read logs with."""
    return lambda name: load(name, components).vocabulary if name in names(hidden=True) else None


def read_log(file: Path, components: Path | None = None) -> tuple[Game, Log]:
    """The log in a file, and its game."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise LogError("log-not-a-log") from None
    return log_of(text, components)


def log_of(text: str, components: Path | None = None) -> tuple[Game, Log]:
    """The log that a text holds, and its game."""
    log = Reader(vocabulary_of(components)).read(text)
    return load(log.header.game, components), log


def say_error(error: Exception) -> None:
    """In a sentence, on the error output."""
    lang = language()
    if isinstance(error, LogError):
        click.echo(Words(lang).say(error.reason), err=True)
    elif isinstance(error, OSError):
        click.echo(f"{error.filename or ''}: {error.strerror or error}".lstrip(": "), err=True)
    else:
        click.echo(str(error), err=True)
