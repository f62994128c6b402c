"""`farmtable lab`: commands that measure and train bots and weigh cards; nothing that is needed to play."""

from __future__ import annotations

import click

from farmtable.cli.lazy import Lazy

COMMANDS = {
    "simulate": "simulate",
    "arena": "arena",
    "rematch": "arena",
    "honesty": "honesty",
    "tune": "tune",
    "fit": "tune",
    "branch": "tune",
    "odds": "odds",
    "luck": "luck",
    "solve": "solve",
    "layout": "layout",
    "dataset": "dataset",
}


@click.group(cls=Lazy, package=__name__, modules=COMMANDS)
def lab() -> None:
    """Measure bots against bots, train them, weigh cards."""
