"""Restarts servers one after another while people play, as an upgrade does: nobody loses a move.

    python -m tools.attack rolling --rounds 5 --moves 5000

Two servers on one PostgreSQL of its own, or on the one that you name. Each is stopped by SIGTERM, has to end well, and
is started again, then the next one; people go on at whichever is up.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

import click

from tests.support.server.postgres import running
from tools.attack.kill import Kills


class Rolling(Kills):
    """One run: nobody is killed; a `kill` is a stop."""

    def __init__(self, folder: Path, rounds: int, moves: int, tables: int, seed: int, database: str) -> None:
        super().__init__(folder, 2 * rounds, moves, tables, seed, database, servers=2)
        self.stops: list[float] = []  # seconds

    async def kill(self) -> None:
        while self.killed < self.kills:
            server = self.servers[self.killed % 2]
            wanted = self.done + self.moves / (self.kills + 1)
            while self.done < wanted:
                await asyncio.sleep(0.01)
            start = perf_counter()
            code = await server.stop()
            assert code == 0, f"the server ended with {code}"
            self.stops.append(perf_counter() - start)
            self.killed += 1
            await server.start()

    def __str__(self) -> str:
        return f"{super().__str__()}; each a stop by SIGTERM, the longest took {max(self.stops):.1f} s"


def run(rounds: int, moves: int, tables: int = 12, seed: int = 1, database: str = "") -> Rolling:
    with tempfile.TemporaryDirectory() as folder, running() as own:
        if not database:
            assert own is not None, "the programs of PostgreSQL are not here"
            database = own.url
        test = Rolling(Path(folder), rounds, moves, tables, seed, database)
        asyncio.run(test.run())
        wrong = test.check()
    assert wrong == 0, f"{wrong} seats are not what was acknowledged"
    return test


@click.command()
@click.option("--rounds", type=click.IntRange(1), default=5, show_default=True, help="Restarts of each server.")
@click.option("--moves", type=click.IntRange(1), default=5000, show_default=True, help="Acknowledged moves in all.")
@click.option("--tables", type=click.IntRange(1), default=12, show_default=True, help="Tables at a time.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--database", default="", help="An empty PostgreSQL database; by default a new one of its own.")
def rolling(rounds: int, moves: int, tables: int, seed: int, database: str) -> None:
    """Restart two servers in turn while people play; no acknowledged move may be lost or doubled."""
    start = perf_counter()
    test = run(rounds, moves, tables, seed, database)
    click.echo(f"{test}, {perf_counter() - start:.0f} s: none lost, none doubled")
