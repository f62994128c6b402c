"""`python -m tools.record WHAT …`: writes what is kept with the project: recorded games, counts, tables, pictures."""

from __future__ import annotations

import click

from farmtable.cli.lazy import Lazy

TOOLS = (
    "golden",
    "perft",
    "frozen",
    "lessons",
    "scenarios",
    "openapi",
    "promises",
    "page",
    "pictures",
    "screens",
    "bots_table",
    "database",
    "bug",
)


@click.group(cls=Lazy, package="tools.record", modules={name: name for name in TOOLS})
def record() -> None:
    """Write what is kept with the project: recorded games, node counts, answers of bots, tables, pictures."""


if __name__ == "__main__":
    record(prog_name="python -m tools.record")
