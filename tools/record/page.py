"""`python -m tools.record page`: builds the page and prints its folder, for `farmtable serve --page FOLDER`."""

from __future__ import annotations

import os
from pathlib import Path

import click

from hatch_build import NoPageError, build_page

ROOT = Path(__file__).resolve().parents[2]


@click.command()
def page() -> None:
    """Build the page from the source tree and print its folder: `farmtable serve --page FOLDER` serves it."""
    try:
        click.echo(build_page(ROOT, Path(os.environ.get("FARMTABLE_CACHE") or ROOT / ".venv" / "cache")))
    except NoPageError as reason:
        raise click.ClickException(f"The page was not built: {reason}") from reason
