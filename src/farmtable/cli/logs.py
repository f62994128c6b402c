"""`farmtable replay` and `farmtable verify`: what happened in a finished game, and was it dealt honestly?"""

from __future__ import annotations

from pathlib import Path

import click

from farmtable.cli.common import components_option, lang_option, read_log
from farmtable.cli.result import show_result
from farmtable.core.phrase import phrase
from farmtable.core.seats import NATURE
from farmtable.table.dealer import Dealer
from farmtable.table.log import Log, LogError, split
from farmtable.table.table import Replay, replayed
from farmtable.table.words import Words, language


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
            click.echo(words.say(game.event_phrase(event)))
        told = table.told
        if not table.left:
            break
        table.step()
    show_result(table, words)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@lang_option
@components_option
def verify(file: Path, lang: str | None, components: Path | None) -> None:
    """Deal the finished game in FILE again from its opened seed and compare every outcome."""
    game, log = read_log(file, components)
    finished(log)
    if log.seed is None:
        raise LogError("log-no-seed")
    replayed(game, log, Dealer(log.seed))
    outcomes = sum(split(row)[0] == NATURE for row in log.entries)
    words = Words(language(lang), game.name)
    click.echo(words.say(phrase("verified", outcomes=outcomes, choices=len(log.entries) - outcomes)))
    click.echo(words.say(phrase("verified-seed", commitment=log.header.commitment)))
