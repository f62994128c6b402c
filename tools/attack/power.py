"""Cuts the power at random moments while people and bots play, on a disk that forgets what was not synced.

    python -m tools.attack power --cycles 200

In every cycle the tables of a server are played for a while, in this process. Then the power has gone at some moments
of it (tests/support/forgetful.py): most cuts are only looked at, and with the last one the next cycle goes on. What
anybody was told before the cut must be there after it, once: that a table was made, that a move was done, what
happened. A move without an answer is there whole or not at all, and its client learns which by sending it again.

`--synchronous OFF`, `--synchronous NORMAL` and `--hasty` (answers before the commit) show that this finds losses.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import click
import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.exc import DatabaseError

from farmtable import games
from farmtable.bots.bot import Answer
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.view import View
from farmtable.server.cluster.cluster import Alone
from farmtable.server.storage import records
from farmtable.server.storage.store import Store, engine_of
from farmtable.server.tables.live import LiveTable
from farmtable.server.tables.lobby import Lobby, load
from farmtable.server.tables.thinkers import think
from farmtable.server.wire.requests import NewSeat, NewTable
from tests.support.forgetful import Disk, Mark, forgetful
from tests.support.pressed import pressed
from tests.support.server.inside import overhear, record_of, state_of

KEPT = (0.0, 0.0, 0.5, 0.9, 1.0)  # how likely a disk has kept a sector that nobody synced
Move = tuple[int, str, int, int]  # seat, id, version, choice


class Hasty(Store):
    """A store that says of a move that it is done before the disk has it."""

    async def write(self, job: Callable[[Connection], Any]) -> Any:
        if not job.__qualname__.startswith(records.add_move.__name__):
            return await super().write(job)
        early: Future[Any] = Future()

        def soon(connection: Connection) -> None:
            early.set_result(job(connection))
            sleep(0.005)  # a commit that waits for a slow disk

        self.submit(soon)
        return await asyncio.wrap_future(early)


class Inline:
    """Bots think here: their processes would write nothing to this disk."""

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer:
        await asyncio.sleep(0)
        return think(level, game, view, menu, seed)


@dataclass
class Told:
    """What people at one table know."""

    game: str
    persons: int
    done: list[tuple[int, int]] = field(default_factory=list)  # acknowledged: seat, choice
    sent: Move | None = None  # the last one
    answer: Any = None  # to it; None: none yet
    events: int = 0  # that somebody heard of


class Ear:
    def __init__(self, disk: Disk, table: str) -> None:
        self.disk, self.table = disk, table

    def deliver(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        if message["type"] == "sight":
            self.disk.mark(("heard", self.table, message["told"]))


class Power:
    """One run."""

    def __init__(self, folder: Path, moves: int, tables: int, synchronous: str, hasty: bool, seed: int) -> None:
        self.folder, self.moves, self.count = folder, moves, tables
        self.synchronous, self.hasty = synchronous, hasty
        self.random = random.Random(seed)
        self.tables: dict[str, Told] = {}  # what people know at the start of a life
        self.cuts = self.done = self.lost = self.doubled = self.unreadable = 0

    # ---- A life -------------------------------------------------------------------------------------------------

    def life(self, files: dict[str, bytes]) -> Disk:
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            here = Path(name).resolve()
            for file, data in files.items():
                (here / file).write_bytes(data)
            with forgetful(here) as disk:
                asyncio.run(self.play(disk))
        return disk

    async def play(self, disk: Disk) -> None:
        """The first life makes the file and is always careful; so later ones can lose moves, not only the file."""
        file, first = str(disk.folder / "farm.db"), not self.tables
        store = Hasty(file) if self.hasty and not first else Store(file, "FULL" if first else self.synchronous)
        lobby = Lobby(store, Alone(), Inline())
        try:
            await lobby.go_on()
            old = list(self.tables)[-self.count :]
            players = [self.player(disk, lobby, k, old[k] if k < len(old) else "") for k in range(self.count)]
            await asyncio.gather(*players)
            await lobby.close()
        finally:
            store.close()

    async def player(self, disk: Disk, lobby: Lobby, k: int, name: str) -> None:
        """All persons of one table, one move after another; first the last one of the life before, again."""
        live: LiveTable | None = None
        if name and not state_of(found := await lobby.find(name)).playing().over:
            live = found
            await self.again(disk, live)
        for _ in range(self.moves):
            if live is None or state_of(live).playing().over:
                live = await self.new_table(disk, lobby, k)
            persons = [seat.seat for seat in record_of(live).seats if not seat.level]
            for _ in range(200):  # until a person is asked
                asked = [seat for seat in state_of(live).playing().asked() if seat in persons]
                if asked or state_of(live).playing().over:
                    break
                await asyncio.sleep(0.002)
            if asked:
                seat = self.random.choice(asked)
                sight = await live.look(seat, 1 << 30)
                if sight.menu:
                    choice = self.random.choice(sight.menu).choice
                    await self.send(disk, live, (seat, f"m{state_of(live).rows}", sight.version, choice))

    async def new_table(self, disk: Disk, lobby: Lobby, k: int) -> LiveTable:
        """The games and their numbers of seats in turn; at every third table bots play too."""
        names = games.names()
        game = load(names[k % len(names)])
        seats = [NewSeat("person")] * self.random.choice(game.seats)
        if k % 3 == 2 and len(seats) > 1:
            seats = [NewSeat("person"), *[NewSeat("bot", level="random")] * (len(seats) - 1)]
        live, tokens = await lobby.create(NewTable(game.name, seats))
        disk.mark(("made", live.id, game.name, len(tokens)))
        overhear(live, Ear(disk, live.id), SPECTATOR)
        return live

    async def send(self, disk: Disk, live: LiveTable, move: Move) -> None:
        disk.mark(("sent", live.id, move))
        answer = await live.take(*move)
        assert answer.done, answer
        disk.mark(("done", live.id, move, answer))
        self.done += 1

    async def again(self, disk: Disk, live: LiveTable) -> None:
        """The last move of the life before under the same id: the same answer, or one that was still missing."""
        told = self.tables[live.id]
        self.lost += state_of(live).playing().told < told.events
        overhear(live, Ear(disk, live.id), SPECTATOR)
        if told.sent is not None and not (self.lost or self.unreadable):
            answer = await live.take(*told.sent)
            assert answer.done, answer
            assert told.answer in (None, answer)
            if told.answer is None:
                disk.mark(("done", live.id, told.sent, answer))

    # ---- A cut --------------------------------------------------------------------------------------------------

    def known(self, disk: Disk, moment: int) -> dict[str, Told]:
        """What people know at that moment."""
        known = {name: msgspec.convert(msgspec.to_builtins(told), Told) for name, told in self.tables.items()}
        for name, told in self.tables.items():
            known[name].answer = told.answer
        for mark in (entry.what for entry in disk.trace[:moment] if isinstance(entry, Mark)):
            kind, table, *rest = mark
            if kind == "made":
                known[table] = Told(*rest)
            elif kind == "heard":
                known[table].events = max(known[table].events, rest[0])
            elif kind == "sent":
                known[table].sent, known[table].answer = rest[0], None
            else:
                (seat, _, _, choice), known[table].answer = rest
                known[table].done.append((seat, choice))
        return known

    def cut(self, disk: Disk) -> tuple[dict[str, bytes], dict[str, Told]]:
        """The power goes; what is left of the disk is compared with what people know.

        At any moment, or right after somebody was told something: that is when a store is caught that was too quick.
        """
        self.cuts += 1
        sharp = [k + 1 for k, entry in enumerate(disk.trace) if isinstance(entry, Mark)]
        moment = self.random.choice([self.random.randrange(len(disk.trace) + 1), self.random.choice(sharp)])
        files = disk.after_power_cut(moment, self.random.choice(KEPT), self.random)
        known = self.known(disk, moment)
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            for file, data in files.items():
                (Path(name) / file).write_bytes(data)
            engine = engine_of(str(Path(name) / "farm.db"))
            try:
                with engine.connect() as connection:
                    if known:
                        self.compare(connection, known)
            except DatabaseError:
                self.unreadable += 1
            finally:
                engine.dispose()
        return files, known

    def compare(self, connection: Connection, known: dict[str, Told]) -> None:
        if connection.execute(text("PRAGMA integrity_check")).scalar() != "ok":
            self.unreadable += 1
        for name, told in known.items():
            record = records.load_table(name)(connection)
            if record is None:
                self.lost += 1 + len(told.done)
                continue
            rows = pressed(record, records.load_rows(name)(connection))
            found = [(seat, choice) for seat, choice in rows if seat < told.persons]
            wanted = list(told.done)
            if told.sent is not None and told.answer is None and len(found) > len(wanted):
                wanted.append((told.sent[0], told.sent[3]))  # not acknowledged, and in
            same = next((k for k, (a, b) in enumerate(zip(found, wanted, strict=False)) if a != b), None)
            whole = min(len(found), len(wanted)) if same is None else same
            self.lost += len(wanted) - whole
            self.doubled += len(found) - whole

    def run(self, cycles: int, cuts: int) -> None:
        """Stops at the first cycle that finds something: what follows would only repeat it."""
        files: dict[str, bytes] = {}
        for _ in range(cycles):
            disk = self.life(files)
            for _ in range(cuts):
                files, known = self.cut(disk)
            if self.lost or self.doubled or self.unreadable:
                return
            self.tables = known

    def __str__(self) -> str:
        found = f"{self.lost} lost, {self.doubled} doubled, {self.unreadable} times unreadable"
        return f"{self.cuts} power cuts, {self.done} acknowledged moves at {len(self.tables)} tables: {found}"


def run(
    cycles: int,
    cuts: int = 4,
    moves: int = 12,
    tables: int = 9,
    synchronous: str = "FULL",
    hasty: bool = False,
    seed: int = 1,
) -> Power:
    with tempfile.TemporaryDirectory() as folder:
        power = Power(Path(folder), moves, tables, synchronous, hasty, seed)
        power.run(cycles, cuts)
    return power


@click.command()
@click.option("--cycles", type=click.IntRange(1), default=50, show_default=True, help="Lives of the server.")
@click.option("--cuts", type=click.IntRange(1), default=4, show_default=True, help="Power cuts looked at in each life.")
@click.option("--moves", type=click.IntRange(1), default=12, show_default=True, help="Moves of each table in a life.")
@click.option("--tables", type=click.IntRange(1), default=9, show_default=True)
@click.option("--synchronous", default="FULL", show_default=True, help="SQLite's setting; others lose moves.")
@click.option("--hasty", is_flag=True, help="Answer before the commit, which loses moves.")
@click.option("--seed", type=int, default=1, show_default=True)
def power(cycles: int, cuts: int, moves: int, tables: int, synchronous: str, hasty: bool, seed: int) -> None:
    """Cut the power at random moments, on a disk that forgets what was not synced."""
    start = perf_counter()
    found = run(cycles, cuts, moves, tables, synchronous, hasty, seed)
    click.echo(f"{found}, {perf_counter() - start:.0f} s")
    sys.exit(bool(found.lost or found.doubled or found.unreadable))
