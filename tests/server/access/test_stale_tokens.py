"""A token that opens a seat no more opens nothing, at a server that has not heard of it either.

Two servers on one database, and every notification between them is lost. Bob sits at a table that waits, and the second
server knows it. At the first one he leaves, Carol takes his seat, Dora the last one, and the game starts.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from farmtable.server.cluster.cluster import Tables
from farmtable.server.cluster.postgres import PostgresCluster
from farmtable.server.storage import records, store
from farmtable.server.web import app
from tests.server.access.test_authority import DOORS, HOUSE, MESSAGES, Caller, body_of, message_of, path_of, rows_of
from tests.support.server.inside import held
from tests.support.wire import Wire, wired

AT_A_TABLE = [door for door in rows_of(DOORS) if not door.partition(" ")[2].startswith(HOUSE)]
AT_THE_SOCKET = [kind for kind in rows_of(MESSAGES) if kind != "ping"]
BOB, CAROL = 1, 1  # they have the same seat
MISSING = "m" * 32


class DeafCluster(PostgresCluster):
    """One of several servers on any database; what it says is lost, and it hears nothing."""

    def __init__(self, store: store.Store) -> None:
        self.store = store

    def tell_presence(self, table: str, seats: set[int]) -> None:
        pass

    @asynccontextmanager
    async def listening(self, tables: Tables) -> AsyncIterator[None]:
        yield


@pytest.fixture
def deaf(url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database for two servers that hear nothing of each other. SQLite's lock for one server is taken off."""

    monkeypatch.setattr(app, "cluster_of", DeafCluster)
    monkeypatch.setattr(store, "lock", lambda url: None)
    return url


@dataclass
class Servers:
    """Two of them, and a table of which the second one knows that Bob sits there."""

    one: Wire
    two: Wire
    table: str
    invite: str
    bob: str

    async def join(self, seat: int) -> str:
        return await join(self.one, self.table, self.invite, seat)

    async def leave(self) -> None:
        assert (await self.one.request("POST", f"/api/tables/{self.table}/leave", token=self.bob)).status == 201

    async def start(self) -> str:
        """Bob's seat is Carol's, and the game begins; her token."""
        await self.leave()
        carol = await self.join(CAROL)
        await self.join(2)
        return carol

    async def kept(self) -> object:
        """All that is on the disk."""
        read = self.one.lobby.store.read
        jobs = (records.load_table(self.table), records.load_rows(self.table), records.load_chat(self.table, 0, 9))
        return [await read(job) for job in jobs]


async def join(wire: Wire, table: str, invite: str, seat: int) -> str:
    answer = await wire.request("POST", f"/api/tables/{table}/join", {"invite": invite, "seat": seat})
    assert answer.status == 201, answer.body
    token: str = answer.json["tokens"][0]["token"]
    return token


async def a_table(one: Wire, two: Wire) -> Servers:
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
    made = (await one.request("POST", "/api/tables", {"game": "formidable_farm", "seats": seats})).json["table"]
    bob = await join(one, made["id"], made["invite"], BOB)
    assert (await two.request("GET", f"/api/tables/{made['id']}", token=bob)).json["seat"] == BOB
    return Servers(one, two, made["id"], made["invite"], bob)


Ask = Callable[[Wire, Caller], Awaitable[list[bytes]]]


def every_door() -> dict[str, Ask]:
    """Each door and each message of the socket, as a call that gives all that is answered."""
    found: dict[str, Ask] = {}

    def rest(door: str) -> Ask:
        async def ask(wire: Wire, who: Caller) -> list[bytes]:
            method = door.partition(" ")[0]
            answer = await wire.request(method, path_of(door, who), body_of(door, who), who.token)
            return [answer.raw.replace(who.table.encode(), b"ID")]

        return ask

    def socket(kind: str) -> Ask:
        async def ask(wire: Wire, who: Caller) -> list[bytes]:
            client = wire.socket()
            await client.ask(message_of(kind, who))
            await client.close()
            return [heard.replace(who.table.encode(), b"ID") for heard in client.heard]

        return ask

    found |= {door: rest(door) for door in AT_A_TABLE}
    found |= {kind: socket(kind) for kind in AT_THE_SOCKET}
    return found


def both(url: str, work: Callable[[Wire, Wire], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with wired(url, synchronous="OFF") as one, wired(url, synchronous="OFF") as two:
            await work(one, two)

    asyncio.run(whole())


def wrong(answers: dict[str, list[bytes]], missing: dict[str, list[bytes]]) -> list[str]:
    """The doors at which the answer is another one than at a table that is not there."""
    return [door for door in answers if answers[door] != missing[door]]


async def at_no_table(wire: Wire) -> dict[str, list[bytes]]:
    return {door: await ask(wire, Caller(MISSING, "t" * 32)) for door, ask in every_door().items()}


@pytest.mark.parametrize("stage", ["left", "taken", "started"])
def test_a_stale_token_opens_no_door(deaf: str, stage: str) -> None:
    async def work(one: Wire, two: Wire) -> None:
        answers: dict[str, list[bytes]] = {}
        changed: list[str] = []
        for door, ask in every_door().items():
            servers = await a_table(one, two)
            if stage == "started":
                await servers.start()
            else:
                await servers.leave()
                if stage == "taken":
                    await servers.join(CAROL)
            before = await servers.kept()
            answers[door] = await ask(two, Caller(servers.table, servers.bob))
            if await servers.kept() != before:
                changed.append(door)
        assert (wrong(answers, await at_no_table(two)), changed) == ([], [])

    both(deaf, work)


def test_a_seat_that_is_lost_while_one_waits_opens_no_door(deaf: str) -> None:
    """The call is past the door already when the seat changes hands."""

    async def work(one: Wire, two: Wire) -> None:
        answers: dict[str, list[bytes]] = {}
        changed: list[str] = []
        for door, ask in every_door().items():
            servers = await a_table(one, two)
            async with held(await two.lobby.find(servers.table)):
                call = asyncio.ensure_future(ask(two, Caller(servers.table, servers.bob)))
                await asyncio.sleep(0.02)  # it waits for the table now
                await servers.start()
            before = await servers.kept()
            answers[door] = await call
            if await servers.kept() != before:
                changed.append(door)
        assert (wrong(answers, await at_no_table(two)), changed) == ([], [])

    both(deaf, work)


def test_a_seat_that_is_lost_before_the_write_is_not_written_to(deaf: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other server's commit comes between the look at the token and one's own."""

    async def work(one: Wire, two: Wire) -> None:
        missing, write = await at_no_table(two), two.lobby.store.write
        for door in ("POST /name", "POST /leave", "POST /return"):
            servers, before = await a_table(one, two), list[object]()

            async def late(job: Any, servers: Servers = servers, before: list[object] = before) -> Any:
                if not before:
                    await servers.start()
                    before.append(await servers.kept())
                return await write(job)

            monkeypatch.setattr(two.lobby.store, "write", late)
            assert await every_door()[door](two, Caller(servers.table, servers.bob)) == missing[door]
            assert [await servers.kept()] == before, door

    both(deaf, work)


def test_who_sits_there_now_comes_in_at_every_door(deaf: str) -> None:
    async def work(one: Wire, two: Wire) -> None:
        answers: dict[str, list[bytes]] = {}
        for door, ask in every_door().items():
            servers = await a_table(one, two)
            carol = await servers.start()
            answers[door] = await ask(two, Caller(servers.table, carol))
        missing = await at_no_table(two)
        closed = [door for door in answers if answers[door] == missing[door]]
        assert closed == ["POST /join"]  # it asks for an invitation
        assert b'"seat":1' in answers["GET /sight"][0]

    both(deaf, work)


def test_an_open_socket_hears_nothing_of_the_next_person(deaf: str) -> None:
    async def work(one: Wire, two: Wire) -> None:
        servers = await a_table(one, two)
        socket = two.socket()
        seat: dict[str, Any] = {"table": servers.table, "token": servers.bob}
        assert [answer["type"] for answer in await socket.ask({"type": "sit", **seat})] == ["table"]
        carol = await servers.start()
        sight = (await two.request("GET", f"/api/tables/{servers.table}/sight", token=carol)).json
        assert sight["seat"] == CAROL
        assert await socket.ask({"type": "ping"}) == [{"type": "pong", "ask": 0}]
        await socket.close()

    both(deaf, work)
