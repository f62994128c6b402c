"""`farmtable serve`: tables over a network."""

from __future__ import annotations

import os
import socket as sockets
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from logging import getLogger
from os import _exit
from pathlib import Path
from signal import SIGTERM, signal
from threading import Timer
from types import FrameType
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

if TYPE_CHECKING:
    import uvicorn

Command = TypeVar("Command", bound=Callable[..., Any])
LOOPBACK = "127.0.0.1"
page_option = click.option(
    "--page",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    envvar="FARMTABLE_PAGE",
    help="Folder of a built browser client; by default the one in the package.",
)


def retention_options(command: Command) -> Command:
    """After how many days without any change what is removed."""
    for name, what in (
        ("chat", "lines of chat"),
        ("finished", "finished games"),
        ("abandoned", "games that were begun and not finished"),
        ("waiting", "tables whose game never began"),
    ):
        words = f"Remove {what} after so many days without a change; by default never."
        command = click.option(f"--{name}-days", name, type=click.FloatRange(min=0, min_open=True), help=words)(command)
    return command


@click.command()
@click.option("--host", default=LOOPBACK, show_default=True, help="Address to listen on; 0.0.0.0 for all interfaces.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="Port to listen on; 0 for any free one.",
)
@click.option(
    "--database", default="", help="SQLite file or postgresql://… URL; by default a file in your user data folder."
)
@click.option("--origin", "origins", multiple=True, help="Another origin whose pages may connect; repeatable.")
@click.option(
    "--bot-processes",
    type=click.IntRange(1),
    help="Processes for bots; by default one less than processors, at least 2.",
)
@click.option(
    "--new-tables",
    type=click.IntRange(1),
    default=60,
    show_default=True,
    help="Rate limit: new tables for each client address in a minute.",
)
@click.option(
    "--database-wait",
    type=click.FloatRange(1),
    help="Seconds for PostgreSQL to do one thing before it counts as gone; by default 5.",
)
@click.option(
    "--quota",
    "quotas",
    multiple=True,
    metavar="NAME=NUMBER",
    help="Another figure for one of the quotas (docs/operating.md); repeatable.",
)
@click.option("--allow-host", "hosts", multiple=True, help="A name of this server; with any, others are refused.")
@page_option
@click.option(
    "--grace",
    type=click.FloatRange(0),
    help="Seconds of absence before others may give a seat to a bot; by default 60.",
)
@click.option(
    "--sleep", type=click.FloatRange(0), default=300.0, show_default=True, help="Seconds until an unused table sleeps."
)
@click.option(
    "--reports",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for problems that people report; by default beside an SQLite file, with PostgreSQL none.",
)
@retention_options
@click.option("--open", "browse", is_flag=True, help="Open the browser.")
@click.option("--log-level", type=click.Choice(["DEBUG", "INFO", "WARNING"]), default="INFO", show_default=True)
def serve(
    host: str,
    port: int,
    database: str,
    origins: tuple[str, ...],
    bot_processes: int | None,
    new_tables: int,
    database_wait: float | None,
    quotas: tuple[str, ...],
    hosts: tuple[str, ...],
    page: Path | None,
    grace: float | None,
    sleep: float,
    reports: Path | None,
    browse: bool,
    log_level: str,
    **days: float | None,
) -> None:
    """Serve tables to browsers. Every choice is on the disk before it is acknowledged."""
    import uvicorn

    from farmtable.server.ops import log_lines, memory
    from farmtable.server.settings import Settings
    from farmtable.server.storage.retention import Rules
    from farmtable.server.web.app import make_app

    signal(SIGTERM, leave)  # uvicorn stops first and then raises it again: that is a good end
    log_lines.set_up(log_level)
    settings = Settings(
        database or str(own_database()),
        origins,
        bot_processes,
        quotas={"tables": new_tables, **quotas_of(quotas)},
        hosts=tuple(name.lower() for name in hosts),
        proxies=os.environ.get("FORWARDED_ALLOW_IPS", LOOPBACK),
        page=page,
        sleep=sleep,
        reports=reports,
        rules=Rules(**days),
    )
    if grace is not None:
        settings = replace(settings, grace=grace)
    if database_wait is not None:
        settings = replace(settings, database_wait=database_wait)
    listener = sockets.create_server((host, port), family=sockets.AF_INET6 if ":" in host else sockets.AF_INET)
    port = listener.getsockname()[1]
    where = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    getLogger("farmtable").info("listening", extra={"host": host, "port": port})
    if browse:
        webbrowser.open(where)
    app = make_app(settings)
    limit = memory.raise_descriptors()
    app.state.connections.most = max(1, limit - memory.RESERVE)
    getLogger("farmtable").info("descriptors", extra={"limit": limit})
    memory.rarely_collect()
    sys.setswitchinterval(0.0005)  # at Python's 5 ms the thread that writes waits for the one that talks

    class Hurried(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """Who waits for a database that does not answer is told so, before the server's own time is over."""
            super().handle_exit(sig, frame)
            lobby = app.state.get("lobby")  # none before the start is done
            if lobby is not None:
                later(2, lobby.store.give_up)

    Hurried(configuration(app)).run(sockets=[listener])


def leave(*_: object) -> NoReturn:
    """All is done. A thread that still waits for a database that is frozen has nothing to do any more."""
    later(1, lambda: _exit(0))
    sys.exit(0)


def later(seconds: float, work: Callable[[], object]) -> None:
    """Unless all has ended before."""
    timer = Timer(seconds, work)
    timer.daemon = True
    timer.start()


def configuration(app: Any, **more: Any) -> uvicorn.Config:
    """How uvicorn serves it: small frames, no compression, no word about who asked for what."""
    import uvicorn

    from farmtable.server.web.protocols import protocols  # on h11: httptools takes headers without end
    from farmtable.server.web.socket import FRAME

    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # paths name tables
        server_header=False,
        **protocols(app.state.connections),
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        h11_max_incomplete_event_size=16 * 1024,
        **more,
    )


def quotas_of(wishes: tuple[str, ...]) -> dict[str, int]:
    """`moves=600` and the like."""
    from farmtable.server.access.quotas import QUOTAS

    found = {}
    for wish in wishes:
        name, _, number = wish.partition("=")
        if name not in QUOTAS or not number.isdecimal():
            raise click.BadParameter(f"{wish}: NAME=NUMBER, with a NAME of {', '.join(QUOTAS)}", param_hint="--quota")
        found[name] = int(number)
    return found


def own_database() -> Path:
    return Path(click.get_app_dir("farmtable")) / "farmtable.db"
