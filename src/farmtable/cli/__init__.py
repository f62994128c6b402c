"""The command line: play in the browser or at the terminal, serve, simulate, replay, verify, check components."""

from __future__ import annotations

import sys

import click

from farmtable import __version__
from farmtable.cli.common import say_error
from farmtable.cli.lazy import Lazy
from farmtable.core.game import SetupError
from farmtable.core.rules import state
from farmtable.games.rows import ComponentError
from farmtable.table.log import LogError

COMMANDS = {
    "games": "games",
    "home": "home",
    "play": "play",
    "serve": "serve",
    "lab": "lab",
    "replay": "logs",
    "verify": "logs",
    "review": "logs",
    "components": "components",
    "backup": "database",
    "export": "database",
    "import": "database",
    "check": "upkeep",
    "gc": "upkeep",
}


def engine() -> str:
    """Is the engine compiled?"""
    return "interpreted" if (state.__file__ or "").endswith(".py") else "compiled"


@click.group(cls=Lazy, package=__name__, modules=COMMANDS, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    __version__, message=f"farmtable {__version__} ({engine()} engine, Python {sys.version.split()[0]})"
)
def cli() -> None:
    """Four farm-themed board games at one table."""


def main() -> None:
    """Run a command; what goes wrong for a reason that we know is said in a sentence."""
    try:
        cli(standalone_mode=False)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt, EOFError):
        click.echo()
        sys.exit(130)
    except (SetupError, ComponentError, LogError, OSError) as error:
        say_error(error)
        sys.exit(2)
