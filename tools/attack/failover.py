"""Kills the database while people play: the standby takes its place, and every acknowledged move is there, once.

    python -m tools.attack failover --failovers 3 --moves 2000

A PostgreSQL and a synchronous standby by streaming replication, both on this machine; two servers whose URL names both
hosts; people at tables of all games, as in `python -m tools.attack kill`. Again and again the primary is killed at once
and for good, with all its processes, the standby is promoted, and a new standby is made from it.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

import click
from sqlalchemy import text

from farmtable.server.cluster.replicas import load_replicas
from farmtable.server.storage.store import engine_of
from tests.support.server.postgres import Postgres, folder, program
from tests.support.serving import free_port
from tools.attack.kill import Kills


class Pair:
    """A primary and a synchronous standby. Their two ports stay; what runs at them changes."""

    def __init__(self, base: Path) -> None:
        self.ports = [free_port(), free_port()]
        self.made = 0
        self.primary = Postgres(base, "node-0", self.ports[0])
        assert self.primary.make(), "PostgreSQL could not be set up"
        with (self.primary.data / "pg_hba.conf").open("a") as rules:
            rules.write("host replication all 127.0.0.1/32 trust\n")
        self.primary.start()
        self.standby = self.follow()

    @property
    def url(self) -> str:
        hosts = ",".join(f"127.0.0.1:{port}" for port in self.ports)
        return f"postgresql://farm@{hosts}/postgres"

    def follow(self) -> Postgres:
        """A new standby, at the port that is free, for which every commit waits from now on."""
        self.made += 1
        name = f"node-{self.made}"
        found = self.primary.standby(name, next(port for port in self.ports if port != self.primary.port))
        found.start()
        engine = engine_of(self.primary.url)
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as admin:
            admin.execute(text(f"ALTER SYSTEM SET synchronous_standby_names = '\"{name}\"'"))
            admin.execute(text("SELECT pg_reload_conf()"))
            for _ in range(200):
                if load_replicas(admin).synchronous:
                    break
                admin.execute(text("SELECT pg_sleep(0.05)"))
            assert load_replicas(admin).synchronous == 1, "the standby does not follow"
        engine.dispose()
        return found

    def fail_over(self) -> None:
        """The primary dies; what was waited for is at the standby, which waits for nobody until it has its own."""
        self.primary.kill()
        self.primary, dead = self.standby, self.primary
        # The standby has the old one's setting in its files: as a primary it would wait for itself.
        (self.primary.data / "postgresql.auto.conf").open("a").write("synchronous_standby_names = ''\n")
        self.primary.promote()
        dead.forget()

    def stop(self) -> None:
        for server in (self.standby, self.primary):
            server.stop()


class Failovers(Kills):
    """One run: it is the database that dies."""

    def __init__(self, base: Path, pair: Pair, failovers: int, moves: int, tables: int, seed: int) -> None:
        super().__init__(base, failovers, moves, tables, seed, pair.url, servers=2)
        self.pair = pair
        self.pauses: list[float] = []  # seconds from a death to the next acknowledged move

    async def kill(self) -> None:
        while self.killed < self.kills:
            wanted = self.done + self.random.uniform(0.5, 1.5) * self.moves / (self.kills + 1)
            while self.done < wanted:
                await asyncio.sleep(0.01)
            dead, before = perf_counter(), self.done
            await asyncio.to_thread(self.pair.fail_over)
            self.killed += 1
            while self.done <= before + self.count and not self.enough():  # some answers were on the way
                await asyncio.sleep(0.01)
            self.pauses.append(perf_counter() - dead)
            self.pair.standby = await asyncio.to_thread(self.pair.follow)

    def __str__(self) -> str:
        pauses = " ".join(f"{pause:.1f}" for pause in self.pauses)
        return f"{super().__str__()}; the primary is what was killed, play went on after {pauses} s"


def run(failovers: int, moves: int, tables: int = 8, seed: int = 1) -> Failovers:
    with folder() as base, tempfile.TemporaryDirectory() as logs:
        pair = Pair(base)
        try:
            test = Failovers(Path(logs), pair, failovers, moves, tables, seed)
            asyncio.run(test.run())
            wrong = test.check()
        finally:
            pair.stop()
    assert wrong == 0, f"{wrong} seats are not what was acknowledged"
    return test


@click.command()
@click.option("--failovers", type=click.IntRange(1), default=3, show_default=True)
@click.option("--moves", type=click.IntRange(1), default=2000, show_default=True, help="Acknowledged moves in all.")
@click.option("--tables", type=click.IntRange(1), default=12, show_default=True, help="Tables at a time.")
@click.option("--seed", type=int, default=1, show_default=True)
def failover(failovers: int, moves: int, tables: int, seed: int) -> None:
    """Kill the primary while people play on two servers, and promote its synchronous standby."""
    if program("initdb") is None:
        raise click.ClickException("the programs of PostgreSQL are not here")
    start = perf_counter()
    test = run(failovers, moves, tables, seed)
    click.echo(f"{test}, {perf_counter() - start:.0f} s: none lost, none doubled")
