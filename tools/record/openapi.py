"""`python -m tools.record openapi`: writes web/openapi.json, from which the client's types are made."""

from __future__ import annotations

from pathlib import Path

import click

from farmtable.server.settings import Settings
from farmtable.server.web.app import make_app

FILE = Path(__file__).resolve().parents[2] / "web" / "openapi.json"


def current() -> bytes:
    app = make_app(Settings(page=FILE.parent / "no page"))
    found: bytes = app.state.description.of(app)
    return found


@click.command()
def openapi() -> None:
    """Write the description of the API to web/openapi.json, from which the client's types are made."""
    FILE.write_bytes(current())
    click.echo(FILE)
