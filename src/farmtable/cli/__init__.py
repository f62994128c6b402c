"""The command line: play in the browser or at the terminal, serve, simulate, replay, verify, check components."""

from __future__ import annotations

import sys
from importlib import import_module

import click

from farmtable import __version__
from farmtable.cli.common import say_error
from farmtable.core import state
from farmtable.core.game import SetupError
from farmtable.core.rows import ComponentError
from farmtable.table.log import LogError

COMMANDS = {
    "games": "games",
    "home": "home",
    "play": "play",
    "serve": "serve",
    "simulate": "simulate",
    "arena": "arena",
    "rematch": "arena",
    "honesty": "honesty",
    "tune": "tune",
    "fit": "tune",
    "branch": "tune",
    "solve": "solve",
    "replay": "logs",
    "verify": "logs",
    "components": "components",
    "backup": "database",
    "export": "database",
    "import": "database",
}


class Lazy(click.Group):
    """Loads a command's module when it is called, so that `--help` and `--version` are quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        name = "import_" if cmd_name == "import" else cmd_name  # a word of Python's own
        command = getattr(import_module(f"{__name__}.{COMMANDS[cmd_name]}"), name)
        assert isinstance(command, click.Command)
        return command


def engine() -> str:
    """Is the engine compiled?"""
    return "interpreted" if (state.__file__ or "").endswith(".py") else "compiled"


@click.group(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]})
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
