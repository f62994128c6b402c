"""`python -m tools.record openapi`: writes web/openapi.json, from which the client's types are made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

from farmtable.server.settings import Settings
from farmtable.server.web.app import make_app

FILE = Path(__file__).resolve().parents[2] / "web" / "openapi.json"
WIDTH = 120


def current() -> bytes:
    app = make_app(Settings(page=FILE.parent / "no page"))
    found: bytes = app.state.description.of(app)
    return laid_out(msgspec.json.decode(found)).encode() + b"\n"


def laid_out(data: Any, depth: int = 0, used: int = 0) -> str:
    """JSON in which all that fits into a line has one, so that people can read what has changed."""
    line = msgspec.json.format(msgspec.json.encode(data), indent=0).decode()
    if not isinstance(data, dict | list) or not data or depth + used + len(line) < WIDTH:
        return line
    start, end = line[0], line[-1]
    if isinstance(data, dict):
        named = [(f'"{name}": ', part) for name, part in data.items()]
    else:
        named = [("", part) for part in data]
    parts = [" " * (depth + 1) + name + laid_out(part, depth + 1, len(name)) for name, part in named]
    return "\n".join([start, ",\n".join(parts), " " * depth + end])


@click.command()
def openapi() -> None:
    """Write the description of the API to web/openapi.json, from which the client's types are made."""
    FILE.write_bytes(current())
    click.echo(FILE)
