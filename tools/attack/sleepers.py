"""Starts a server on a file with very many sleeping tables, and wakes some of them.

    python -m tools.attack sleepers --tables 100000 --wakes 200

Tables of all games lie in the file, most of them with a short log, some with one that is nearly over; at a few of them
it is the turn of a bot. Told are the time from the start of the process until it is ready, the memory that it has then
and after the waking, and how long the first look at a sleeping table takes. The bots whose turn it is must have moved,
and no other table may have been woken by the start.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, time

import click
import httpx
import msgspec
from sqlalchemy import Connection, func, insert, select

from farmtable import games
from farmtable.core.game import Game
from farmtable.server.access.tokens import hashed
from farmtable.server.storage import records, seals
from farmtable.server.storage.records import SeatRecord, TableRecord
from farmtable.server.storage.schema import HEADS, LOG, SEATS, TABLES
from farmtable.server.storage.store import Store, engine_of
from farmtable.server.tables.lobby import load
from farmtable.server.tables.start import new_record, started
from farmtable.table.dealer import SEED_BYTES, Dealer
from farmtable.table.table import Table
from tests.support.serving import Serving

SHORT = 12  # choices in most tables
TOKEN = "sleeper"
AT_ONCE = 2000  # tables in one transaction


@dataclass
class Found:
    """What was measured."""

    tables: int = 0
    long: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    size: int = 0  # bytes of the file
    start: float = 0.0  # seconds until it is ready
    work: float = 0.0  # seconds of a processor, of these
    before: float = 0.0  # MB, then
    after: float = 0.0  # MB, after the waking
    wakes: list[float] = field(default_factory=list)  # seconds
    worked: float = 0.0  # seconds of a processor, for all of them
    woken: int = 0  # by the start
    moved: int = 0  # tables where the bots moved

    def __str__(self) -> str:
        wakes = sorted(self.wakes)
        middle, most = wakes[len(wakes) // 2] * 1000, wakes[-1] * 1000
        each = 1000 * self.worked / len(wakes)
        return (
            f"{self.tables:,} sleeping tables ({self.size / 1e6:.0f} MB): ready after {self.start:.2f} s "
            f"({self.work:.2f} s of work) with {self.before:.0f} MB, {self.woken} woken; {len(wakes)} wakes: half "
            f"within {middle:.0f} ms, the slowest {most:.0f} ms ({each:.0f} ms of work each), "
            f"{self.after:.0f} MB then; bots moved at {self.moved} of {len(self.bots)} tables"
        )


def played(game: Game, record: TableRecord, choices: int, chance: random.Random) -> list[int]:
    """The entries of a game after so many choices, or just before its end."""
    assert record.header is not None
    table = Table(game, len(record.seats), record.options, Dealer(record.seed), record.header.names, record.header.bots)
    kept = list(table.log.entries)
    for _ in range(choices):
        seat = table.asked()[0]
        table.take(seat, chance.choice(table.menu(seat)), table.version(seat))
        if table.over:
            break
        kept = list(table.log.entries)
    return kept


def samples(chance: random.Random) -> Iterator[tuple[TableRecord, list[int], list[int]]]:
    """Games that have begun, each with the entries of a short and of a long life."""
    for name in games.names():
        game = load(name)
        for seats in game.seats:
            places = [SeatRecord(k, "person", f"P{k}", token=hashed(TOKEN) if k == 0 else "") for k in range(seats)]
            seed = chance.randbytes(SEED_BYTES)
            record, _, _ = started(game, new_record(name, game.settled(seats, {}), "en", False, places, seed))
            yield record, played(game, record, SHORT, chance), played(game, record, 1_000_000, chance)


def fill(file: str, tables: int, wakes: int, bots: int, seed: int) -> Found:
    """Sleeping tables: copies of some games under names of their own."""
    chance, found = random.Random(seed), Found(tables)
    Store(file).close()
    some = list(samples(chance))
    with engine_of(file).connect() as connection:
        for first in range(0, tables, AT_ONCE):
            rows: dict[object, list[dict[str, object]]] = {TABLES: [], SEATS: [], LOG: [], HEADS: []}
            for k in range(first, min(first + AT_ONCE, tables)):
                record, short, whole = some[k % len(some)]
                seats = [msgspec.structs.replace(seat) for seat in record.seats]
                record = msgspec.structs.replace(record, id=f"sleeper-{k:08}", seats=seats)
                due = 0.0
                if k < wakes:
                    found.long.append(record.id)
                elif k < wakes + bots:  # a person went, and bots play for all
                    found.bots.append(record.id)
                    due = time()
                    for seat in seats:
                        seat.level = "greedy"
                add(rows, record, whole if k < wakes else short, due)
            write(connection, rows)
    found.size = Path(file).stat().st_size
    return found


def add(rows: dict[object, list[dict[str, object]]], record: TableRecord, log: list[int], due: float) -> None:
    rows[TABLES].append(records.plain(record))
    rows[SEATS] += [{"table_id": record.id, **msgspec.to_builtins(seat)} for seat in record.seats]
    rows[LOG] += [{"table_id": record.id, "number": k, "entry": entry} for k, entry in enumerate(log)]
    seal = seals.chained(seals.first(record.id), log)
    head = {"table_id": record.id, "rows": len(log), "seal": seal, "record": records.record_seal(record)}
    rows[HEADS].append(head | {"touched": time(), "due": due})


def write(connection: Connection, rows: dict[object, list[dict[str, object]]]) -> None:
    for table in (TABLES, SEATS, LOG, HEADS):
        connection.execute(insert(table), rows[table])
    connection.commit()


def memory(process: int) -> float:
    """MB that a process has in memory."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def worked(process: int) -> float:
    """Seconds that processors have worked for a process: what others do on a busy machine does not count."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(file: str, found: Found, errors: Path) -> None:
    lengths = await asyncio.to_thread(rows_of, file, found.bots)
    server = Serving(file, errors, "--bot-processes", "1")
    start = perf_counter()
    await server.start()
    found.start = perf_counter() - start
    assert server.process is not None
    try:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
            found.before, found.work = memory(server.process.pid), worked(server.process.pid)
            for table in found.long:
                start = perf_counter()
                key = {"authorization": f"Bearer {TOKEN}"}
                answer = await client.get(f"/api/tables/{table}/sight?since=1000000", headers=key)
                found.wakes.append(perf_counter() - start)
                assert answer.status_code == 200, answer.text
            found.worked = worked(server.process.pid) - found.work
            figures = (await client.get("/metrics")).text
            all_woken = re.search(r"farmtable_woken_total (\d+)", figures)
            found.woken = int(all_woken[1]) - len(found.long) if all_woken else -1
            found.after = memory(server.process.pid)
            for _ in range(600):
                now = await asyncio.to_thread(rows_of, file, found.bots)
                found.moved = sum(now[table] > lengths[table] for table in found.bots)
                if found.moved == len(found.bots):
                    break
                await asyncio.sleep(0.1)
        assert await server.stop() == 0
    finally:
        server.kill()


def rows_of(file: str, tables: list[str]) -> dict[str, int]:
    engine = engine_of(file)
    with engine.connect() as connection:
        wanted = select(HEADS.c.table_id, HEADS.c.rows).where(HEADS.c.table_id.in_(tables))
        found = {row.table_id: row.rows for row in connection.execute(wanted)}
        assert connection.execute(select(func.count()).select_from(HEADS)).scalar_one()
    engine.dispose()
    return found


def run(tables: int, wakes: int, bots: int = 5, seed: int = 1) -> Found:
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "farm.db")
        found = fill(file, tables, wakes, bots, seed)
        asyncio.run(measure(file, found, Path(folder) / "errors.txt"))
    assert found.woken <= len(found.bots), "the start has woken tables that nobody needs"
    assert found.moved == len(found.bots), "bots whose turn it was have not moved"
    return found


@click.command()
@click.option("--tables", type=click.IntRange(10, 1_000_000), default=10_000, show_default=True)
@click.option("--wakes", type=click.IntRange(1, 10_000), default=100, show_default=True, help="Tables to look at.")
@click.option("--bots", type=click.IntRange(0, 100), default=5, show_default=True, help="Tables where bots are asked.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--strict", is_flag=True, help="Fail if a start takes 3 s, 200 MB, or a wake 50 ms: on a quiet machine.")
def sleepers(tables: int, wakes: int, bots: int, seed: int, strict: bool) -> None:
    """Start a server on very many sleeping tables, and wake some."""
    found = run(tables, wakes, bots, seed)
    click.echo(str(found))
    if strict:
        sys.exit(found.start > 3 or found.before > 200 or max(found.wakes) > 0.05)
