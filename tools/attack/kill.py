"""Kills the server at random moments while people play, and checks that every acknowledged move is there, once.

    python -m tools.attack kill --kills 50 --moves 5000
    python -m tools.attack kill --kills 1000 --moves 100000 --sums kills.jsonl   # in rounds that add up in a file
    python -m tools.attack kill --database postgresql://… --servers 2        # one of two dies, the other goes on

Tables of all games with all numbers of seats, with bots at some of them; who plays against bots only takes moves back.
Every second table is played over sockets, one for each person; the others by requests. A move without an answer is sent
again under the same id until there is one. So in the end the choices of every seat in the log, but for those that make
themselves, must be those that were acknowledged to it, the same in the same order; and no event that anybody heard of
may be gone, unless somebody went back. Some kills come while a server is just starting. The kernel keeps what a killed
process has written, so this proves the protocol, not the disk; for the disk there is
`python -m tools.attack power`.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import click
import httpx
import msgspec
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from farmtable import games
from farmtable.core.game import Game
from farmtable.server.storage import records
from farmtable.server.storage.schema import TABLES
from farmtable.server.storage.store import engine_of
from farmtable.server.tables.fold import rebuilt
from farmtable.server.tables.lobby import load
from tests.support.pressed import BACK, pressed
from tests.support.serving import Serving
from tools.attack._sums import Done, Sums

Acknowledged = dict[tuple[str, int], list[int]]  # table and seat: the choices
ROUND_KILLS, ROUND_MOVES = 25, 2500  # of one round, where they add up
MESSAGES = 90  # over one socket; after 100 in 20 seconds the server would close it


class Person:
    """Somebody at one seat, over a socket; comes back whenever it breaks, and says what was not answered again."""

    def __init__(
        self, table: str, seat: int, token: str, serving: Callable[[], Serving], seed: int = 0, goes_back: bool = False
    ) -> None:
        self.table, self.seat, self.token, self.goes_back = table, seat, token, goes_back
        self.serving, self.random = serving, random.Random(f"{seed} {seat}")
        self.socket: ClientConnection | None = None
        self.sent = 0  # over this socket
        self.sight: dict[str, Any] | None = None
        self.events: list[Any] = []
        self.choices: list[int] = []  # acknowledged
        self.pending: dict[str, Any] | None = None
        self.moves = self.retries = self.sockets = self.undos = 0

    async def play(self, enough: Callable[[], bool]) -> None:
        """Until the game is over and the last move has its answer."""
        while not enough() and (self.pending or not self.sight or not self.sight["over"]):
            try:
                socket = self.socket or await self.sit_down()
                if self.pending is None and self.sight:
                    await self.choose(socket, self.sight)
                self.hear(msgspec.json.decode(await asyncio.wait_for(socket.recv(), 0.5)))
                if self.sent >= MESSAGES and self.pending is None:
                    await self.hang_up()
            except TimeoutError:
                pass
            except (OSError, WebSocketException):
                self.retries += self.pending is not None and self.socket is not None
                await self.hang_up()
                await asyncio.sleep(0.1)
        await self.hang_up()

    async def sit_down(self) -> ClientConnection:
        socket = await connect(self.serving().socket, compression=None, max_size=1 << 22, close_timeout=0.2)
        self.socket, self.sent = socket, 0
        self.sockets += 1
        await self.say(socket, {"type": "sit", "since": len(self.events), "undos": self.undos})
        if self.pending is not None:
            await self.say(socket, self.pending)
        return socket

    async def say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.sent += 1
        await socket.send(msgspec.json.encode({"table": self.table, "token": self.token, **message}).decode())

    async def choose(self, socket: ClientConnection, sight: dict[str, Any]) -> None:
        """Or take something back, also while bots think."""
        signed = {"move": f"s{self.moves}", "version": sight["version"]}
        if self.goes_back and sight["can_undo"] and self.random.random() < 0.15:
            self.pending = {"type": "undo", **signed, "whole": self.random.random() < 0.3}
        elif sight["menu"]:
            self.pending = {"type": "take", **signed, "choice": self.random.choice(sight["menu"])["choice"]}
        else:
            return
        self.moves += 1
        await self.say(socket, self.pending)

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "sight":
            since, new = message["since"], message["events"]
            known = self.events[since:]
            assert since <= len(self.events), "events are missing"
            if message["undos"] == self.undos:
                assert known == new[: len(known)], "an event that was heard of is not there any more"
            self.undos = message["undos"]
            self.events[since:] = new
            self.sight = message
        elif message["type"] == "answer" and self.pending and message["move"] == self.pending["move"]:
            if message["done"]:
                self.choices.append(self.pending.get("choice", BACK))
            else:  # others changed the question in the same moment, or acted after what was to be taken back
                late = ("problem-stale",) if self.pending["type"] == "take" else ("problem-stale", "refused-undo")
                assert message["problem"]["key"] in late, message
                self.sight = None
            self.pending = None
        elif message["type"] == "problem":
            assert message["status"] == 503, message
            self.socket = None  # not saved: try again

    async def hang_up(self) -> None:
        socket, self.socket = self.socket, None
        if socket is not None:
            await socket.close()


class Kills:
    """One run: servers that die again and again, and the people that live through it."""

    def __init__(
        self, folder: Path, kills: int, moves: int, tables: int, seed: int, database: str = "", servers: int = 1
    ) -> None:
        self.database, self.kills, self.moves, self.count = database or str(folder / "farm.db"), kills, moves, tables
        self.random = random.Random(seed)
        self.servers = [Serving(self.database, folder / "server.log", quick=True) for _ in range(servers)]
        self.acknowledged: Acknowledged = {}
        self.people: list[Person] = []
        self.requests = self.retries = self.killed = self.early = self.bots = self.backs = 0
        self.kinds: Counter[str] = Counter()
        self.tables: set[str] = set()
        self.failed = False

    @property
    def done(self) -> int:
        return self.requests + sum(len(person.choices) for person in self.people)

    def enough(self) -> bool:
        return self.failed or (self.done >= self.moves and self.killed >= self.kills)

    def serving(self) -> Serving:
        """A server that is up, any of them."""
        up = [server for server in self.servers if server.up.is_set()]
        if not up:
            raise ConnectionRefusedError
        return self.random.choice(up)

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> Any:
        """Until there is an answer; a 503 and a broken connection are none."""
        while True:
            try:
                answer = await client.request(method, self.serving().url + path, **more)
                if answer.status_code < 500:
                    return answer.json()
                assert answer.status_code == 503, answer.text
                self.retries += 1
            except httpx.HTTPError:
                self.retries += 1
            except ConnectionRefusedError:  # none is up
                assert not self.failed
            await asyncio.sleep(0.1)

    # ---- People -------------------------------------------------------------------------------------------------

    async def sit_around(self, client: httpx.AsyncClient, k: int) -> None:
        """One table after another, until there are moves enough; each of another number of seats."""
        names = games.names()
        game, turn = load(names[k % len(names)]), k // len(names)
        while not self.enough():
            await self.at_one_table(client, k, game, game.seats[turn % len(game.seats)])
            turn += 1

    async def at_one_table(self, client: httpx.AsyncClient, k: int, game: Game, count: int) -> None:
        seats = [{"kind": "person"}] * count
        if k % 3 == 0 and count > 1:  # half of them bots
            seats[1::2] = [{"kind": "bot", "level": "greedy" if k % 2 else "random"}] * (count // 2)
        made = await self.ask(client, "POST", "/api/tables", json={"game": game.name, "seats": seats})
        table, tokens = made["table"]["id"], {token["seat"]: token["token"] for token in made["tokens"]}
        self.tables.add(table)
        self.kinds[f"{game.name} {count}"] += 1
        if by_requests(k):
            await self.by_requests(client, table, tokens)
        else:
            await self.by_sockets(table, tokens)

    async def by_sockets(self, table: str, tokens: dict[int, str]) -> None:
        seed = len(self.people)
        alone = len(tokens) == 1
        people = [Person(table, seat, token, self.serving, seed, alone) for seat, token in tokens.items()]
        self.people += people
        self.acknowledged |= {(table, person.seat): person.choices for person in people}
        await asyncio.gather(*(person.play(self.enough) for person in people))

    async def by_requests(self, client: httpx.AsyncClient, table: str, tokens: dict[int, str]) -> None:
        """One device for all persons."""
        heads = {seat: {"authorization": f"Bearer {token}"} for seat, token in tokens.items()}
        self.acknowledged |= {(table, seat): [] for seat in tokens}
        where, over, number = f"/api/tables/{table}", False, 0
        while not over and not self.enough():
            for seat, head in heads.items():
                sight = await self.ask(client, "GET", f"{where}/sight?since=1000000", headers=head)
                over = sight["over"]
                if over or self.enough():
                    break
                if not sight["menu"]:
                    await asyncio.sleep(0.01)
                    continue
                number += 1
                choice = self.random.choice(sight["menu"])["choice"]
                move = {"version": sight["version"], "move": f"r{number}", "choice": choice}
                answer = await self.ask(client, "POST", f"{where}/moves", headers=head, json=move)
                if answer["done"]:
                    self.acknowledged[table, seat].append(choice)
                    self.requests += 1
                else:
                    assert answer["problem"]["key"] == "problem-stale", answer

    # ---- Death --------------------------------------------------------------------------------------------------

    async def kill(self) -> None:
        while self.killed < self.kills:
            wanted = self.done + self.random.uniform(0, 2 * self.moves / self.kills)  # so that all the moves see kills
            while self.done < wanted:
                await asyncio.sleep(0.01)
            await asyncio.sleep(self.random.uniform(0, 0.02))
            server = self.random.choice(self.servers)
            server.kill()
            self.killed += 1
            if self.random.random() < 0.1 and self.killed < self.kills:  # again, before it is up
                starting = asyncio.ensure_future(server.start())
                await asyncio.sleep(self.random.uniform(0.1, 1.5))
                self.early += not server.up.is_set()
                starting.cancel()
                server.kill()
                self.killed += 1
            await server.start()

    async def run(self) -> None:
        try:
            await self.play_and_die()
        finally:
            self.failed = not self.enough()  # a cancellation alone may be swallowed by `wait_for`
            for server in self.servers:
                server.kill()

    async def play_and_die(self) -> None:
        for server in self.servers:
            await server.start()
        async with httpx.AsyncClient(timeout=20) as client:
            await asyncio.gather(self.kill(), *(self.sit_around(client, k) for k in range(self.count)))
        assert [await server.stop() for server in self.servers] == [0] * len(self.servers)

    def check(self) -> int:
        """How many seats differ from what was acknowledged to them. Every table can be read."""
        wrong, found = 0, dict[tuple[str, int], list[int]]()
        with engine_of(self.database).connect() as connection:
            for table in connection.execute(select(TABLES.c.id)).scalars().all():
                record, rows = records.load_table(table)(connection), records.load_rows(table)(connection)
                assert record is not None
                if record.header is None:  # it still waits for people
                    continue
                rebuilt(load(record.game), record.header, record.seed, rows)
                for seat, choice in pressed(record, rows):
                    found.setdefault((table, seat), []).append(choice)
                    self.bots += bool(record.seats[seat].level)
                    self.backs += choice == BACK
            for key, wanted in self.acknowledged.items():
                pending = [p.pending for p in self.people if (p.table, p.seat) == key and p.pending]
                here = found.get(key, [])
                if pending and len(here) > len(wanted):  # the run ended before its answer came
                    wanted = [*wanted, pending[0].get("choice", BACK)]
                wrong += here != wanted
        return wrong

    def __str__(self) -> str:
        sockets = sum(person.sockets for person in self.people)
        again = self.retries + sum(person.retries for person in self.people)
        return (
            f"{self.killed} kills ({self.early} while starting), {self.done} acknowledged moves ({self.requests} by "
            f"request, {self.done - self.requests} over {sockets} sockets, {self.backs} of them back) and {self.bots} "
            f"of bots at {len(self.tables)} tables of {len(self.kinds)} kinds, {again} times without an answer"
        )


def by_requests(k: int) -> bool:
    """Every game is played in both ways."""
    return (k // len(games.names())) % 2 == 1


def run(kills: int, moves: int, tables: int = 20, seed: int = 1, database: str = "", servers: int = 1) -> Kills:
    with tempfile.TemporaryDirectory() as folder:
        test = Kills(Path(folder), kills, moves, tables, seed, database, servers)
        asyncio.run(test.run())
        wrong = test.check()
    assert wrong == 0, f"{wrong} seats are not what was acknowledged"
    return test


@click.command()
@click.option("--kills", type=click.IntRange(0), default=50, show_default=True)
@click.option("--moves", type=click.IntRange(1), default=5000, show_default=True, help="Acknowledged moves in all.")
@click.option("--tables", type=click.IntRange(1), default=20, show_default=True, help="Tables at a time.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--database", default="", help="An empty PostgreSQL database; by default a new SQLite file.")
@click.option("--servers", type=click.IntRange(1), default=1, show_default=True, help="Servers on one PostgreSQL.")
@click.option("--sums", type=click.Path(path_type=Path), help="A file in which rounds add up; it may be gone on with.")
def kill(kills: int, moves: int, tables: int, seed: int, database: str, servers: int, sums: Path | None) -> None:
    """Kill servers at random moments while people play; no acknowledged move may be lost or doubled."""
    if sums is not None:
        what = f"kill {servers} on {database.partition(':')[0] or 'sqlite'}"

        def one_round(number: int) -> Done:
            test = run(min(kills, ROUND_KILLS), min(moves, ROUND_MOVES), tables, seed + number, database, servers)
            return {"kills": test.killed, "kills at start": test.early, "moves": test.done, "moves of bots": test.bots}

        Sums(sums, what).go_on({"kills": kills, "moves": moves}, one_round)
        return
    start = perf_counter()
    test = run(kills, moves, tables, seed, database, servers)
    click.echo(f"{test}, {perf_counter() - start:.0f} s: none lost, none doubled")
