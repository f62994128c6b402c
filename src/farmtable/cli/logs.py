"""`farmtable replay` and `farmtable verify`: what happened in a finished game, and was it dealt honestly?"""

from __future__ import annotations

from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit, urlunsplit
from urllib.request import urlopen

import click

from farmtable.cli.common import components_option, lang_option, log_of, read_log
from farmtable.cli.result import show_result
from farmtable.core.game import SetupError
from farmtable.core.rules.seats import NATURE
from farmtable.core.show.phrase import phrase
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
@lang_option
@components_option
def verify(source: str, lang: str | None, components: Path | None) -> None:
    """Deal the finished game in FILE, or at a table's URL, again from its opened seed and compare every outcome."""
    if "://" in source:
        game, log = log_of(fetched(source), components)
    else:
        game, log = read_log(Path(source), components)
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
