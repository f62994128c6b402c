"""Checks what people are *shown* while everything between them breaks, in the manner of Jepsen.

    python -m tools.attack reads --faults 20 --moves 1000
    python -m tools.attack reads --planted key        # with a fault planted in the servers: has to find it
    python -m tools.attack reads --kills 200 --moves 50000 --sums kills.jsonl   # in rounds that add up in a file

Two servers on one PostgreSQL; between them and it, and between people and them, links that are cut, paused, or deaf
(only the connection on which a server hears of the others' commits is silent), one by one; servers that are killed;
clocks that jump by years. People play over sockets and by requests, at another server each time; at many tables
somebody sits down, is known at both servers, leaves at one, somebody else takes the seat, and the old key is tried.

Every answer and every push is recorded. Wrong is: an acknowledged move that is lost or doubled; a read that shows less
than anybody knew when it began; a socket that is told less than before; a key that sees a seat that it has lost;
anything shown that the log, in the end, does not show to that seat at that moment; an acknowledged line of the chat
that is not there once.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from struct import pack
from time import monotonic, perf_counter
from typing import Any

import click
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from farmtable import games
from farmtable.core.game import Game
from farmtable.server.storage import records
from farmtable.server.storage.store import engine_of
from tests.support.broken import PLANTED, Front
from tests.support.history import History, Key, Point
from tests.support.links import Mode
from tests.support.server.postgres import Postgres, running
from tools.attack._sums import Done, Sums
from tools.attack.kill import Kills, Person, by_requests

YEAR = 365 * 86400.0  # seconds
COMING = 3  # tables at which seats change hands
ROUND_FAULTS, ROUND_MOVES = 20, 1500  # of one round, where they add up
FAULTS = ("deaf", "deaf", "deaf", "cut", "pause", "front cut", "front pause", "kill", "clock")


class Watched(Person):
    """Somebody at a seat, all of whose messages are recorded."""

    def __init__(self, test: Reads, key: Key, goes_back: bool = False) -> None:
        super().__init__(key.table, key.seat, key.token, test.serving, len(test.people), goes_back)
        self.test, self.key = test, key
        self.floor: tuple[Point, int] = ((0, 0), 0)
        self.how = "resume"

    async def sit_down(self) -> ClientConnection:
        where = f"ws://{self.test.front().through}/api/socket"
        socket = await connect(where, compression=None, max_size=1 << 22, close_timeout=0.2, open_timeout=5)
        self.socket, self.sent, self.how = socket, 0, "resume"
        self.sockets += 1
        self.floor = self.test.history.floor(self.key)
        await self.say(socket, {"type": "sit", "since": len(self.events), "undos": self.undos})
        if self.pending is not None:
            await self.say(socket, self.pending)
        return socket

    def hear(self, message: dict[str, Any]) -> None:
        history = self.test.history
        if message["type"] == "sight":
            history.sight(self.key, message, self.floor, lost=False, how=self.how)
            self.floor, self.how = ((message["undos"], message["told"]), message["version"]), "push"
        elif message["type"] == "answer" and self.pending and message["move"] == self.pending["move"]:
            history.answer(self.key, message, lost=False)
        elif message["type"] == "problem" and message["status"] == 503:
            self.floor = self.floor[0], 0
            raise ConnectionResetError  # not saved: a moment later again
        super().hear(message)


class Reads(Kills):
    """One run."""

    def __init__(self, folder: Path, postgres: Postgres, wish: Wish) -> None:
        super().__init__(folder, wish.faults, wish.moves, wish.tables, wish.seed, postgres.url)
        self.fronts = [Front(folder, k, postgres, wish.planted) for k in range(2)]
        self.servers = [*self.fronts]
        self.history, self.until = History(), monotonic() + wish.seconds
        self.faults, self.only, self.deadly = dict[str, int](), wish.only, wish.deadly
        self.lines: dict[str, list[str]] = {}  # of the chat, acknowledged; by table
        self.changed = self.tried = 0

    def enough(self) -> bool:
        late = monotonic() > self.until or (bool(self.history.wrong) and self.killed > 0)
        return late or super().enough()

    def front(self) -> Front:
        """Any, whether it is up or not, as somebody does who does not know."""
        return self.random.choice(self.fronts)

    async def get(
        self, client: httpx.AsyncClient, key: Key, method: str, path: str, at: Front | None = None, **more: Any
    ) -> Any:
        """One request with a key, recorded; None: no answer, or 503."""
        lost, floor = key in self.history.lost, self.history.floor(key)
        where = f"http://{(at or self.front()).through}/api/tables/{key.table}{path}"
        try:
            answer = await client.request(method, where, headers={"authorization": f"Bearer {key.token}"}, **more)
        except httpx.HTTPError:
            return None
        if answer.status_code >= 500:
            assert answer.status_code == 503, answer.text
            return None
        found = answer.json()
        kind = found.get("type") if isinstance(found, dict) else ""
        if answer.status_code < 300 and kind == "sight":
            self.history.sight(key, found, floor, lost, "request")
        elif answer.status_code < 300 and kind == "answer":
            self.history.answer(key, found, lost)
        elif answer.status_code < 300 and lost:
            self.history.opened(key, f"{method} {path}")
        return found

    # ---- People -------------------------------------------------------------------------------------------------

    async def at_one_table(self, client: httpx.AsyncClient, k: int, game: Game, count: int) -> None:
        first, later = [{"kind": "person"}], [{"kind": "open" if k % 2 and count > 2 else "person"}] * (count - 1)
        if not k % 2 and count > 2:
            later[-1] = {"kind": "bot", "level": "random"}
        made = await self.ask(client, "POST", "/api/tables", json={"game": game.name, "seats": first + later})
        table, invite = made["table"]["id"], made["table"]["invite"]
        keys = {token["seat"]: Key(table, token["seat"], token["token"]) for token in made["tokens"]}
        self.tables.add(table)
        self.kinds[f"{game.name} {count}"] += 1
        old = await self.change_hands(client, table, invite, count, keys) if k % 2 and count > 2 else []
        if old is None:  # an answer was lost with a key in it
            return
        trying = [asyncio.ensure_future(self.try_again(client, key)) for key in old]
        await self.play(client, keys, by_requests(k))
        for task in trying:
            task.cancel()
        await asyncio.gather(*trying, return_exceptions=True)

    async def change_hands(
        self, client: httpx.AsyncClient, table: str, invite: str, count: int, keys: dict[int, Key]
    ) -> list[Key] | None:
        """Bob sits down, both servers know him, he leaves at one, and others take all seats. Bob's key."""

        here, there = self.random.sample(self.fronts, 2)

        async def join(seat: int) -> Key | None:
            """Who gets no answer does not ask again: the seat may be taken already."""
            where = f"http://{here.through}/api/tables/{table}/join"
            try:
                answer = await client.post(where, json={"invite": invite, "seat": seat, "name": f"seat {seat}"})
            except httpx.HTTPError:
                return None
            return Key(table, seat, answer.json()["tokens"][0]["token"]) if answer.status_code < 300 else None

        bob = await join(1)
        if bob is None:
            return None
        await self.get(client, bob, "GET", "", there)  # now both have the table in memory
        while (await self.get(client, bob, "POST", "/leave", here)) is None:
            if self.enough():
                return None
        self.history.lose(bob)
        for seat in range(1, count):
            key = await join(seat)
            if key is None:
                return None
            keys[seat] = key
        self.changed += 1
        for path in ("/sight", "/why?text=x", "/sight"):
            await self.get(client, bob, "GET", path, there)
            self.tried += 1
        return [bob]

    async def come_and_go(self, client: httpx.AsyncClient) -> None:
        """Seats that change hands again and again, at tables where nobody plays."""
        while not self.enough():
            wish = {"game": self.random.choice(games.names()), "seats": [{"kind": "person"}, *[{"kind": "open"}] * 2]}
            made = (await self.ask(client, "POST", "/api/tables", json=wish))["table"]
            self.tables.add(made["id"])
            old = await self.change_hands(client, made["id"], made["invite"], 3, {})
            if old and self.random.random() < 0.1:
                listening = asyncio.ensure_future(self.overhear(old[0]))
                await asyncio.sleep(0.5)
                listening.cancel()

    async def try_again(self, client: httpx.AsyncClient, key: Key) -> None:
        """Somebody without a seat tries every door with the old key, and keeps a socket open."""
        move = {"version": 1, "move": "old", "choice": 0}
        listening = asyncio.ensure_future(self.overhear(key))
        try:
            while not self.enough():
                await self.get(client, key, "GET", "/sight")
                await self.get(client, key, "GET", self.random.choice(["", "/events", "/chat", "/why?text=x"]))
                if self.random.random() < 0.2:
                    await self.get(client, key, "POST", "/moves", json=move)
                self.tried += 1
                await asyncio.sleep(self.random.uniform(0.02, 0.3))
        finally:
            listening.cancel()

    async def overhear(self, key: Key) -> None:
        while True:
            try:
                where = f"ws://{self.front().through}/api/socket"
                async with connect(where, compression=None, max_size=1 << 22, open_timeout=5) as socket:
                    await socket.send(
                        msgspec.json.encode({"type": "sit", "table": key.table, "token": key.token}).decode()
                    )
                    async for data in socket:
                        message = msgspec.json.decode(data)
                        if message["type"] == "sight":
                            self.history.sight(key, message, ((0, 0), 0), True, "push")
            except (OSError, WebSocketException):
                pass
            await asyncio.sleep(0.3)

    async def play(self, client: httpx.AsyncClient, keys: dict[int, Key], by_request: bool) -> None:
        self.acknowledged |= {(key.table, seat): [] for seat, key in keys.items()}
        probing = asyncio.ensure_future(self.probe(client, list(keys.values())))
        try:
            if by_request:
                await self.by_turns(client, keys)
            else:
                people = [Watched(self, key, goes_back=len(keys) == 1) for key in keys.values()]
                self.people += people
                self.acknowledged |= {(person.table, person.seat): person.choices for person in people}
                await asyncio.gather(*(person.play(self.enough) for person in people))
        finally:
            probing.cancel()
            await asyncio.gather(probing, return_exceptions=True)

    async def probe(self, client: httpx.AsyncClient, keys: list[Key]) -> None:
        """Look, at any server, and say something."""
        said = 0
        while True:
            key = self.random.choice(keys)
            await self.get(client, key, "GET", "/sight")
            if self.random.random() < 0.1:
                said += 1
                words = f"{key.seat} {said}"
                line = await self.get(client, key, "POST", "/chat", json={"text": words})
                if line and line.get("text") == words:
                    self.lines.setdefault(key.table, []).append(words)
            await asyncio.sleep(self.random.uniform(0.02, 0.2))

    async def by_turns(self, client: httpx.AsyncClient, keys: dict[int, Key]) -> None:
        number, over = 0, False
        while not over and not self.enough():
            for seat, key in keys.items():
                sight = await self.get(client, key, "GET", "/sight")
                if not sight or sight.get("type") != "sight" or not sight["menu"]:
                    over = bool(sight and sight.get("over"))
                    await asyncio.sleep(0.01)
                    continue
                number += 1
                choice = self.random.choice(sight["menu"])["choice"]
                move = {"version": sight["version"], "move": f"r{number}", "choice": choice}
                while (answer := await self.get(client, key, "POST", "/moves", json=move)) is None:
                    await asyncio.sleep(0.1)
                if answer["done"]:
                    self.acknowledged[key.table, seat].append(choice)
                    self.requests += 1
                elif answer["problem"]["key"] != "problem-stale":
                    self.history.fault("refused", str(answer["problem"]))

    # ---- What breaks --------------------------------------------------------------------------------------------

    async def kill(self) -> None:
        """One fault after another, each for a moment."""
        while self.killed < self.kills and not self.enough():
            await asyncio.sleep(self.random.uniform(0.2, 1.0))
            front = self.random.choice(self.fronts)
            what = self.only or ("kill" if self.random.random() < self.deadly else self.random.choice(FAULTS))
            self.faults[what] = self.faults.get(what, 0) + 1
            if what == "kill":
                front.kill()
                await front.start()
            elif what == "clock":
                front.clock.write_bytes(pack("d", self.random.uniform(-10, 10) * YEAR))
            else:
                link = front.front if what.startswith("front") else front.back
                mode: Mode = "deaf" if what == "deaf" else "cut" if what.endswith("cut") else "pause"
                link.set(mode)
                await asyncio.sleep(self.random.uniform(2.0, 5.0) if what == "deaf" else self.random.uniform(0.5, 3.0))
                link.set("open")
            self.killed += 1

    async def run(self) -> None:
        try:
            for front in self.fronts:
                await front.connect()
                await front.start()
            limits = httpx.Limits(max_connections=None)
            async with httpx.AsyncClient(timeout=10, limits=limits) as client:
                people = [self.sit_around(client, k) for k in range(self.count)]
                await asyncio.gather(self.kill(), *(self.come_and_go(client) for _ in range(COMING)), *people)
            for front in self.fronts:
                assert await front.stop() == 0
        finally:
            for front in self.fronts:
                front.kill()
                await front.front.stop()
                await front.back.stop()

    def check(self) -> int:
        wrong = super().check()
        if wrong:
            self.history.fault("moves", f"{wrong} seats are not what was acknowledged")
        with engine_of(self.database).connect() as connection:
            for table in self.tables:
                record = records.load_table(table)(connection)
                if record is not None and record.header is not None:
                    self.history.compare(record, records.load_rows(table)(connection))
                there = [line.text for line in records.load_chat(table, 0, 1 << 20)(connection)]
                for words in self.lines.get(table, []):
                    if there.count(words) != 1:
                        self.history.fault("chat", f"an acknowledged line is there {there.count(words)} times")
        return len(self.history.wrong)

    def __str__(self) -> str:
        counts = ", ".join(f"{value} {name}" for name, value in sorted(self.history.counts.items()))
        faults = ", ".join(f"{value} {name}" for name, value in sorted(self.faults.items()))
        return (
            f"{self.killed} faults ({faults}), {self.done} acknowledged moves, "
            f"{sum(map(len, self.lines.values()))} lines, {len(self.tables)} tables, {self.changed} seats that changed "
            f"hands and {self.tried} tries with the old key; recorded: {counts}"
        )


class Wish(msgspec.Struct, frozen=True):
    """How much of it."""

    faults: int = 20
    moves: int = 1000
    tables: int = 8
    seed: int = 1
    seconds: float = 600.0
    planted: str = ""
    only: str = ""  # this kind of fault
    deadly: float = 0.0  # the share of faults that are kills, whatever else


def run(wish: Wish) -> Reads:
    """One run; what is wrong is in its history."""
    with tempfile.TemporaryDirectory() as folder, running() as postgres:
        assert postgres is not None, "the programs of PostgreSQL are not here"
        test: list[Reads] = []

        async def work() -> None:
            test.append(Reads(Path(folder), postgres, wish))
            await test[0].run()

        asyncio.run(work())
        test[0].check()
    return test[0]


@click.command()
@click.option("--faults", type=click.IntRange(0), default=20, show_default=True, help="Links, kills and clocks in all.")
@click.option("--moves", type=click.IntRange(1), default=1000, show_default=True, help="Acknowledged moves in all.")
@click.option("--tables", type=click.IntRange(1), default=8, show_default=True, help="Tables at a time.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--seconds", type=float, default=600.0, show_default=True, help="At most.")
@click.option("--planted", type=click.Choice(sorted(PLANTED)), help="Plant this fault in the servers, to see it found.")
@click.option("--only", type=click.Choice(sorted(set(FAULTS))), help="Only this kind of fault.")
@click.option("--kills", type=click.IntRange(0), default=200, show_default=True, help="Kills in all, with --sums.")
@click.option("--sums", type=click.Path(path_type=Path), help="A file in which rounds add up; it may be gone on with.")
def reads(
    faults: int,
    moves: int,
    tables: int,
    seed: int,
    seconds: float,
    planted: str | None,
    only: str | None,
    kills: int,
    sums: Path | None,
) -> None:
    """Break links, servers and clocks while people play on two servers, and check all that they are shown."""
    if sums is not None:

        def one_round(number: int) -> Done:
            test = run(Wish(ROUND_FAULTS, min(moves, ROUND_MOVES), tables, seed + number, seconds, deadly=0.4))
            if test.history.wrong:
                raise click.ClickException("\n".join(test.history.wrong))
            named = {f"faults: {name}": count for name, count in test.faults.items() if name != "kill"}
            shown = sum(test.history.counts.values())
            done = {"kills": test.faults.get("kill", 0), "moves": test.done, "old keys tried": test.tried}
            return done | {"things shown": shown} | named

        Sums(sums, "reads 2 on postgresql").go_on({"kills": kills, "moves": moves}, one_round)
        return
    start = perf_counter()
    test = run(Wish(faults, moves, tables, seed, seconds, planted or "", only or ""))
    click.echo(f"{test}, {perf_counter() - start:.0f} s")
    for words in test.history.wrong:
        click.echo(words)
    if test.history.wrong:
        raise click.ClickException("what people were shown is not right")
    click.echo("none lost, none doubled, no read wrong")
