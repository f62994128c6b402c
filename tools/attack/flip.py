"""Flips bits in copies of a database, and looks whether a server notices: a table is as it was, or it is said so.

    python -m tools.attack flip --trials 200 --bits 3

Each trial flips some bits anywhere in a copy of the file. Then a server's tables are asked for on it, and what each
seat sees is compared with what it saw before: it may be the same, or the table is named as damaged, or it is not there,
or the whole file can't be opened. It must never be another game. `farmtable check` must name what was found, too.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections import Counter
from logging import getLogger
from pathlib import Path
from time import perf_counter

import click
from sqlalchemy.exc import DatabaseError

from farmtable import games
from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.cluster.cluster import Alone
from farmtable.server.storage import archive, check
from farmtable.server.storage.store import Store, StoreError
from farmtable.server.tables.lobby import Lobby, load
from farmtable.server.wire.messages import ENCODER
from farmtable.server.wire.problem import Refused
from farmtable.server.wire.requests import NewSeat, NewTable
from tests.support.server.inside import state_of
from tests.support.server.people import Inline

Seen = dict[str, list[bytes]]  # by table: what each seat sees, and those who watch


async def sights(lobby: Lobby, table: str) -> list[bytes]:
    live = await lobby.find(table)
    seats = [*range(len(state_of(live).record.seats)), SPECTATOR]
    return [ENCODER.encode(await live.look(seat)) for seat in seats]


async def fill(file: str, moves: int, chance: random.Random) -> Seen:
    """Two tables of every game: one under way, and one that is over and put away."""
    store, seen = Store(file), dict[str, list[bytes]]()
    lobby = Lobby(store, Alone(), Inline(), hidden=True)
    for name in games.names():
        for most in (moves, 100_000):
            live, _ = await lobby.create(NewTable(name, [NewSeat("person")] * max(2, load(name).seats[0])))
            for k in range(most):
                table = state_of(live).playing()
                if table.over:
                    break
                seat = table.asked()[0]
                await live.take(seat, f"m{k}", table.version(seat), chance.choice(table.menu(seat)))
            seen[live.id] = await sights(lobby, live.id)
            if state_of(live).playing().over:
                await store.write(lambda connection, over=live.id: archive.put_away(connection, over))  # type: ignore[misc]
    store.close()
    return seen


def flipped(data: bytes, bits: int, chance: random.Random) -> bytes:
    harmed = bytearray(data)
    for _ in range(bits):
        harmed[chance.randrange(len(harmed))] ^= 1 << chance.randrange(8)
    return bytes(harmed)


async def trial(file: str, seen: Seen) -> Counter[str]:
    """What becomes of each table."""
    found: Counter[str] = Counter()
    try:
        store = await asyncio.to_thread(Store, file)
    except (DatabaseError, StoreError, OSError, RuntimeError):
        return Counter({"no file": len(seen)})
    try:
        lobby = Lobby(store, Alone(), Inline(), hidden=True)
        for table, before in seen.items():
            try:
                found["same" if await sights(lobby, table) == before else "another game"] += 1
            except Refused as error:
                found["named" if error.reason.key == "problem-damaged" else error.reason.key] += 1
            except (StoreError, DatabaseError):
                found["unreadable"] += 1
        named = {damage.table for damage in check.damages(store.engine) if damage}
        found["not named by check"] += len(store.damaged - named)
    except DatabaseError:  # not even a list of tables
        found["unreadable"] += 1
    finally:
        store.close()
    return found


def run(trials: int, bits: int, moves: int = 40, seed: int = 1) -> Counter[str]:
    chance, found = random.Random(seed), Counter[str]()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        seen = asyncio.run(fill(str(folder / "farm.db"), moves, chance))
        data = (folder / "farm.db").read_bytes()
        for _ in range(trials):
            for old in folder.glob("trial.db*"):
                old.unlink()
            (folder / "trial.db").write_bytes(flipped(data, bits, chance))
            found += asyncio.run(trial(str(folder / "trial.db"), seen))
    return found


@click.command()
@click.option("--trials", type=click.IntRange(1, 100_000), default=100, show_default=True)
@click.option("--bits", type=click.IntRange(1, 10_000), default=3, show_default=True, help="Flipped in each trial.")
@click.option("--moves", type=click.IntRange(1, 200), default=40, show_default=True, help="Of each running game.")
@click.option("--seed", type=int, default=1, show_default=True)
def flip(trials: int, bits: int, moves: int, seed: int) -> None:
    """Flip bits in copies of a database: damage is found and named, and never gives another game."""
    start = perf_counter()
    getLogger("farmtable").setLevel("CRITICAL")  # it is told here
    found = run(trials, bits, moves, seed)
    told = ", ".join(f"{count} {what}" for what, count in found.most_common() if count)
    click.echo(f"{trials} times {bits} bits: {told}, {perf_counter() - start:.0f} s")
    sys.exit(bool(found["another game"] or found["not named by check"]))
