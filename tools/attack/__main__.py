"""`python -m tools.attack WHAT …`: tries to break what the tests prove in small, for as long as you like."""

from __future__ import annotations

import click

from farmtable.cli.lazy import Lazy

TOOLS = (
    "kill",
    "power",
    "disk",
    "flip",
    "siege",
    "sleepers",
    "reads",
    "failover",
    "rolling",
    "canary",
    "reader",
    "equal",
    "soak",
)


@click.group(cls=Lazy, package="tools.attack", modules={name: name for name in TOOLS})
def attack() -> None:
    """Try to break the server and the engine, for as long as you like."""


if __name__ == "__main__":
    attack(prog_name="python -m tools.attack")
