"""`farmtable components check`: is a file of components right?"""

from __future__ import annotations

from pathlib import Path

import click

from farmtable.games import load


@click.group()
def components() -> None:
    """Work with component files."""


@components.command()
@click.argument("game")
@click.argument("file", type=click.Path(path_type=Path))
def check(game: str, file: Path) -> None:
    """Check the component FILE of GAME; every mistake is named with its row and field, and what would be right."""
    found = load(game, file).components
    ours = " (the same as ours)" if found == load(game).components else ""
    click.echo(f"{file}: right for {game}, {found[:12]}{ours}")
