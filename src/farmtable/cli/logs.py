"""`farmtable replay`, `review` and `verify`: what happened in a finished game, why, and was it dealt honestly?"""

from __future__ import annotations

import sys
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit, urlunsplit
from urllib.request import urlopen

import click

from farmtable.cli.common import components_option, lang_option, log_of, read_log
from farmtable.cli.result import show_result
from farmtable.coach.page import page
from farmtable.coach.review import Review, reviewed
from farmtable.coach.text import lines
from farmtable.coach.ways import told as told_ways
from farmtable.core.game import Game, SetupError
from farmtable.core.rules.seats import NATURE
from farmtable.core.show.phrase import Phrase, phrase
from farmtable.table.dealer import Dealer
from farmtable.table.log import Log, LogError, split
from farmtable.table.table import Replay, replayed
from farmtable.table.words import Words, language

LARGEST = 4 << 20  # bytes of a log that is read from elsewhere


def finished(log: Log) -> None:
    """Only a finished game is shown: until then its log holds other players' secrets."""
    if log.ending != "end":
        raise LogError("log-paused" if log.ending else "log-cut-off", entries=len(log.entries))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@lang_option
@components_option
def replay(file: Path, lang: str | None, components: Path | None) -> None:
    """Tell the finished game in FILE from start to end, with all that was hidden."""
    game, log = read_log(file, components)
    finished(log)
    replayed(game, log)  # whole, before a line of it is told
    words = Words(language(lang), game.name, log.header.names)
    table = Replay(game, log)
    told = 0
    while True:
        for event in table.open_events(told):
            click.echo(words.say(game.show.event_phrase(event)))
        told = table.told
        if not table.left:
            break
        table.step()
    show_result(table, words)


@click.command()
@click.argument("source", metavar="FILE|URL")
@click.option(
    "--html", type=click.Path(path_type=Path, dir_okay=False), help="Write a page of its own to this file too."
)
@lang_option
@components_option
def review(source: str, html: Path | None, lang: str | None, components: Path | None) -> None:
    """Tell luck from choices in the finished game in FILE, or at a table's URL: the costliest turns, and why."""
    game, log = log_from(source, components)
    finished(log)
    table = replayed(game, log)  # whole, before anything is said of it
    words = Words(language(lang), game.name, log.header.names)
    found: Review | None = None
    for found in reviewed(game, log, lambda feature: words.has(f"feature-{feature}")):
        progress(words, found.done)
    assert found is not None
    ways = told_ways(game, log, found)
    for line in lines(found, ways, words):
        click.echo(line)
    click.echo()
    click.echo(words.say(Phrase("review-points")))
    show_result(table, words)
    if html is not None:
        html.write_text(page(game, found, ways, table.scores(), words), encoding="utf-8")


def progress(words: Words, done: float) -> None:
    """On the error output, where it is a terminal."""
    if sys.stderr.isatty():
        text = words.say(phrase("review-progress", n=round(100 * done)))
        click.echo(f"\r{text}" if done < 1 else "\r" + " " * len(text) + "\r", nl=False, err=True)


@click.command()
@click.argument("source", metavar="FILE|URL")
@lang_option
@components_option
def verify(source: str, lang: str | None, components: Path | None) -> None:
    """Deal the finished game in FILE, or at a table's URL, again from its opened seed and compare every outcome."""
    game, log = log_from(source, components)
    finished(log)
    if log.seed is None:
        raise LogError("log-no-seed")
    replayed(game, log, Dealer(log.seed))
    dealt = log.entries[log.header.forked :]
    outcomes = sum(split(row)[0] == NATURE for row in dealt)
    words = Words(language(lang), game.name)
    if log.header.forked:
        click.echo(words.say(phrase("verified-forked", entries=log.header.forked)))
    click.echo(words.say(phrase("verified", outcomes=outcomes, choices=len(dealt) - outcomes)))
    click.echo(words.say(phrase("verified-seed", commitment=log.header.commitment)))


def log_from(source: str, components: Path | None) -> tuple[Game, Log]:
    """The log in a file, or of a table on a server."""
    return log_of(fetched(source), components) if "://" in source else read_log(Path(source), components)


def fetched(url: str) -> str:
    """The log of a finished game from a server: the address of a table, or of its log."""
    try:
        place = urlsplit(url)
    except ValueError:
        raise SetupError(f"{url} is no http address") from None
    if place.scheme not in ("http", "https"):
        raise SetupError(f"{url} is no http address")
    path = place.path.rstrip("/")
    if not path.endswith("/log"):
        path = f"/api/tables/{path.rpartition('/')[2]}/log"
    try:
        with urlopen(urlunsplit((place.scheme, place.netloc, path, "", "")), timeout=20) as answer:
            text: str = answer.read(LARGEST).decode("utf-8", "replace")
            return text
    except HTTPError as error:
        raise SetupError(f"{url}: the server says {error.code}; only finished games show their log") from None
    except (OSError, HTTPException, ValueError) as error:
        raise SetupError(f"{url}: {error}") from None
