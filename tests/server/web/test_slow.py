"""Half-sent requests, too many connections, heads that are too long: they end, and whoever has a seat keeps it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from farmtable.server.access.quotas import Quotas
from farmtable.server.ops import memory
from farmtable.server.web.connections import HEADERS, PROXY, REQUEST, Connections
from tests.support.server.people import until
from tests.support.wire import RealWire, wired
from tools.attack._besiegers import Target, answer, head, upgraded

NOT_LOOPBACK = "192.0.2.1"  # the proxy: so connections from loopback count for their address


def tcp(path: Path, work: Callable[[RealWire, Connections], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with wired(str(path / "farm.db"), **settings) as wire, RealWire(wire.app) as real:
            await work(real, wire.app.state.connections)

    asyncio.run(whole())


async def ended(reader: asyncio.StreamReader) -> bool:
    """Does the server end it?"""
    with suppress(ConnectionError):
        return await asyncio.wait_for(reader.read(), 20) is not None
    return True


POST = head("POST", "/api/tables", "content-type: application/json", "content-length: 100")


@pytest.mark.parametrize(
    ("begun", "seconds"),
    [
        (b"", HEADERS),
        (b"GET / HTTP/1.1\r\nhost: a\r\nx-", HEADERS),
        (POST + b"{", REQUEST),
        (head("GET", "/health") + b"GET /hea", HEADERS),
        (head("GET", "/health") + POST + b"{", REQUEST),
    ],
    ids=["nothing", "half a head", "half a body", "half a second head", "half a second body"],
)
def test_a_request_has_to_be_whole_in_time(begun: bytes, seconds: float, tmp_path: Path) -> None:
    async def work(wire: RealWire, house: Connections) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", wire.port)
        if begun.startswith(b"GET /health"):
            first = begun.index(b"\r\n\r\n") + 4
            writer.write(begun[:first])
            assert (await answer(reader))[0] == "200"
            writer.write(begun[first:])
        elif begun:
            writer.write(begun)
        await until(lambda: len(house.lines) == 1)
        (line,) = house.lines.values()
        await until(lambda: bool(line.deadline) and (seconds == HEADERS or line.deadline - line.start > HEADERS))
        house.look(line.start + seconds - 1)
        assert house.lines
        house.look(line.start + seconds + 1)
        assert await ended(reader)
        await until(lambda: not house.lines)
        assert wire.app.state.metrics.limited == {"slow_request": 1}
        counts = (await wire.request("GET", "/metrics")).body.decode()
        assert "farmtable_connections 1\n" in counts
        assert "farmtable_errors_total 0\n" in counts
        writer.close()

    tcp(tmp_path, work)


def test_a_whole_request_and_a_socket_have_time(tmp_path: Path) -> None:
    async def work(wire: RealWire, house: Connections) -> None:
        _, socket = await upgraded(Target(wire.port, "127.0.0.1", "", 0, "", 1e12))
        await wire.request("GET", "/health")  # and its connection is kept
        await until(lambda: len(house.lines) == 2)
        assert [line.deadline for line in house.lines.values()] == [0.0, 0.0]
        house.look(1e9)
        assert len(house.lines) == 2
        socket.close()

    tcp(tmp_path, work)


def test_a_newcomer_takes_the_place_of_a_half_sent_request(tmp_path: Path) -> None:
    async def work(wire: RealWire, house: Connections) -> None:
        half = [await asyncio.open_connection("127.0.0.1", wire.port) for _ in range(5)]
        await until(lambda: len(house.lines) == 5)
        oldest = next(iter(house.lines.values()))
        assert (await wire.request("GET", "/health")).status == 200
        assert oldest not in house.of["127.0.0.1"]  # it counts no more, and is heard no more
        assert len(house.of["127.0.0.1"]) == 5
        half[0][1].write(head("GET", "/health"))
        house.look(oldest.deadline + 1)
        assert await ended(half[0][0])
        assert wire.app.state.metrics.limited["connections"] == 1
        for _, writer in half:
            writer.close()

    tcp(tmp_path, work, connections=5, proxies=NOT_LOOPBACK)


def test_who_has_a_seat_is_never_replaced(tmp_path: Path) -> None:
    """Sockets of onlookers are; and when all have seats a newcomer is told when to come again."""

    async def work(wire: RealWire, house: Connections) -> None:
        wish = {"game": "_template", "seats": [{"kind": "person"}] * 2, "listed": True}
        made = (await wire.request("POST", "/api/tables", wish)).json
        sits = [{"type": "sit", "table": made["table"]["id"], "token": row["token"]} for row in made["tokens"]]
        looks = [wire.socket() for _ in range(2)]
        for look in looks:
            await look.ask({"type": "ping", "ask": 1})
        players = [wire.socket() for _ in sits]
        for player, sit in zip(players, sits, strict=True):
            assert len(await player.ask(sit)) == 2
        await until(lambda: sum(line.socket for line in house.lines.values()) == 2)
        with pytest.raises(ConnectionError, match="429"):
            await upgraded(Target(wire.port, "127.0.0.1", "", 0, "", 1e12))
        for player in players:
            assert {"type": "pong", "ask": 5} in await player.ask({"type": "ping", "ask": 5})
        for socket in (*players, *looks):
            await socket.close()

    tcp(tmp_path, work, sockets=2)


def test_nobody_waits_for_half_a_body_of_a_neighbour(tmp_path: Path) -> None:
    """Behind the same address, with more of them than it may have requests in work."""

    async def work(wire: RealWire, house: Connections) -> None:
        half = [await asyncio.open_connection("127.0.0.1", wire.port) for _ in range(8)]
        for _, writer in half:
            writer.write(POST + b"{")
        await until(lambda: sum(line.deadline - line.start > HEADERS for line in house.lines.values()) == 8)
        assert (await asyncio.wait_for(wire.request("GET", "/api/games"), 10)).status == 200
        wish = {"game": "_template", "seats": [{"kind": "person"}] * 2}
        assert (await asyncio.wait_for(wire.request("POST", "/api/tables", wish), 10)).status == 201
        for _, writer in half:
            writer.close()

    tcp(tmp_path, work, at_once=2)


def test_a_handshake_with_a_long_head_gets_an_answer(tmp_path: Path) -> None:
    async def work(wire: RealWire, house: Connections) -> None:
        for size in (9_000, 12_000, 20_000):
            reader, writer = await asyncio.open_connection("127.0.0.1", wire.port)
            more = ("upgrade: websocket", "connection: upgrade", "sec-websocket-version: 13", "x: " + "x" * size)
            writer.write(head("GET", "/api/socket", *more))
            assert (await asyncio.wait_for(answer(reader), 20))[0] in ("400", "431")
            assert await ended(reader)
            writer.close()
        await until(lambda: not house.lines)

    tcp(tmp_path, work)


def test_when_there_are_no_more_descriptors_it_is_said() -> None:
    """One is made free, if one is worth less; else the newcomer goes, and not the server's file."""

    class Transport:
        aborted = False

        def get_extra_info(self, _: str) -> Any:
            return ("192.0.2.7", 1)

        def get_write_buffer_size(self) -> int:
            return 0

        def abort(self) -> None:
            self.aborted = True

    house = Connections(Quotas(), most=2)
    transports: list[Any] = [Transport() for _ in range(4)]
    lines = [house.opened(transport, 1.0) for transport in transports[:2]]
    assert all(lines)
    assert house.opened(transports[2], 1.0) is not None
    assert [transport.aborted for transport in transports] == [True, False, False, False]
    for line in house.lines.values():
        assert house.becomes_socket(line, "192.0.2.7")
        line.seated = True
    assert house.opened(transports[3], 1.0) is None
    assert [transport.aborted for transport in transports] == [True, False, False, True]
    assert house.quotas.metrics.limited == {"descriptors": 2}


def test_a_proxy_speaks_for_many() -> None:
    house = Connections(Quotas(), proxies="10.0.0.0/8, 192.0.2.1")
    assert [house.counted(peer) for peer in ("10.1.2.3", "192.0.2.1")] == [PROXY, PROXY]
    assert [house.counted(peer) for peer in ("192.0.2.2", "::1", "")] == ["192.0.2.2", "::/64", ""]
    assert Connections(Quotas(), proxies="*").counted("192.0.2.2") == PROXY


def test_the_limit_of_descriptors_is_raised() -> None:
    resource = pytest.importorskip("resource")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = memory.raise_descriptors()
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (limit, hard)
    assert hard == resource.RLIM_INFINITY or limit >= min(hard, memory.DESCRIPTORS)
