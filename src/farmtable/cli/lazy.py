"""A group of commands, each in a module that is loaded when it is called: so `--help` and `--version` are quick."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click


class Lazy(click.Group):
    """The commands of a package: by name, the module that has it."""

    def __init__(self, *arguments: Any, package: str, modules: dict[str, str], **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.package = package
        self.modules = modules

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.modules:
            return None
        name = "import_" if cmd_name == "import" else cmd_name  # a word of Python's own
        command = getattr(import_module(f"{self.package}.{self.modules[cmd_name]}"), name)
        assert isinstance(command, click.Command)
        return command
