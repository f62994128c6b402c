"""`farmtable home`: play in the browser, on this machine alone. What `run.py play` starts."""

from __future__ import annotations

import os
import socket as sockets
import sys
import webbrowser
from contextlib import closing, suppress
from json import JSONDecodeError, loads
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import click

from farmtable.cli.common import lang_option
from farmtable.cli.serve import LOOPBACK, own_database, page_option, serve
from farmtable.core.show.phrase import phrase
from farmtable.table.words import Words, language

PORT = 8000


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), help=f"Port; by default {PORT}, or a free one.")
@click.option("--database", default="", help="SQLite file; by default in your user data folder.")
@click.option("--open/--no-open", "browse", default=True, help="Open the browser, or only print the address.")
@page_option
@lang_option
@click.pass_context
def home(
    ctx: click.Context, port: int | None, database: str, browse: bool, page: Path | None, lang: str | None
) -> None:
    """Play in the browser: serve tables to this machine alone, and open the page. Ctrl-C stops."""
    say = Words(language(lang)).say
    if port is None and not database and running(PORT):
        click.echo(say(phrase("home-running", url=address(PORT))))
        open_page(address(PORT), browse)
        return
    port = port or free_port(PORT if port is None else 0)
    database = database or str(own_database())
    Path(database).parent.mkdir(parents=True, exist_ok=True)
    click.echo(say(phrase("home-at", url=address(port))))
    click.echo(say(phrase("home-kept", file=database)))
    open_page(address(port), browse)  # it waits at the door until the server answers
    with suppress(KeyboardInterrupt):
        ctx.invoke(serve, host=LOOPBACK, port=port, database=database, page=page, log_level="WARNING")
    click.echo("\n" + say(phrase("home-stopped")))


def address(port: int) -> str:
    return f"http://{LOOPBACK}:{port}/"


def free_port(wanted: int) -> int:
    """This port, or any other if somebody has it."""
    for port in (wanted, 0):
        try:
            with closing(sockets.create_server((LOOPBACK, port))) as found:
                return int(found.getsockname()[1])
        except OSError:
            if port == 0:
                raise
    raise AssertionError("unreachable")


def running(port: int) -> bool:
    """Does a server of ours answer there? The tables are its own: a second one could not open them."""
    try:
        with urlopen(f"{address(port)}health", timeout=2) as answer:
            return set(loads(answer.read(1000))) >= {"status", "version"}
    except (URLError, OSError, JSONDecodeError, TypeError, UnicodeDecodeError):
        return False


def open_page(url: str, browse: bool) -> None:
    """Open the browser, but none that would take over the terminal."""
    screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if browse and screen:
        webbrowser.open(url)
