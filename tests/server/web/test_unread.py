"""Who does not read what it asked for: nothing piles up for it, it is cut off, and nothing of it stays behind."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from websockets.asyncio.client import connect

from farmtable.server.access.quotas import Quotas
from farmtable.server.web import socket as sockets
from farmtable.server.web.connections import CLOSING, EASY, STUCK, Connections, Line
from farmtable.server.web.protocols import FRAMES, SocketProtocol
from tests.support.server.people import until
from tests.support.wire import RealWire, Wire, wired
from tools.attack._besiegers import Target, frame, upgraded


def tcp(path: Path, work: Callable[[RealWire], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with wired(str(path / "farm.db"), **settings) as wire, RealWire(wire.app) as real:
            await work(real)

    asyncio.run(whole())


async def a_listed_table(wire: Wire, moves: int = 0) -> dict[str, Any]:
    wish = {"game": "formidable_farm", "seats": [{"kind": "person"}] * 2, "listed": True}
    made: dict[str, Any] = (await wire.request("POST", "/api/tables", wish)).json
    for k in range(moves):
        for row in made["tokens"]:
            where = f"/api/tables/{made['table']['id']}"
            sight = (await wire.request("GET", f"{where}/sight?since=100000", token=row["token"])).json
            if sight["menu"]:
                move = {"version": sight["version"], "move": f"m{k}", "choice": sight["menu"][0]["choice"]}
                await wire.request("POST", f"{where}/moves", move, token=row["token"])
    return made


def house_of(wire: Wire) -> Connections:
    found: Connections = wire.app.state.connections
    return found


def test_nothing_piles_up_for_a_socket_that_does_not_read(tmp_path: Path) -> None:
    """It is not listened to until it has read; so its answers are few, however often it asks."""

    async def work(wire: RealWire) -> None:
        made = await a_listed_table(wire, moves=5)
        sit = frame(msgspec.json.encode({"type": "sit", "table": made["table"]["id"], "since": 0}))
        target = Target(wire.port, "127.0.0.1", "", 0, "", 1e12)
        writers = [(await upgraded(target))[1] for _ in range(4)]
        for writer in writers:
            writer.transport.pause_reading()  # type: ignore[attr-defined]
        house, seen = house_of(wire), 0
        for _ in range(95):  # below the pace that closes a socket
            for writer in writers:
                writer.write(sit)
            await asyncio.sleep(0.01)
            seen = max([seen, *(line.waiting for line in house.lines.values())])
        assert seen < 1 << 20
        for writer in writers:
            writer.transport.abort()
        await until(lambda: not any(line.socket for line in house.lines.values()))

    tcp(tmp_path, work)


class Unread:
    """A transport of which nobody reads."""

    def __init__(self, size: int = 0) -> None:
        self.size, self.aborted, self.closing = size, False, False

    def get_write_buffer_size(self) -> int:
        return self.size

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = True


def lines_of(house: Connections, address: str, *sizes: int) -> list[tuple[Line, Unread]]:
    found = []
    for size in sizes:
        transport = Unread(size)
        line = Line(address, transport)  # type: ignore[arg-type]
        house.lines[transport] = line
        assert house.becomes_socket(line, address)
        found.append((line, transport))
    return found


def test_a_socket_and_an_address_have_a_budget_of_bytes() -> None:
    house = Connections(Quotas({"socket_waiting": 1_000_000, "waiting": 1_500_000}))
    (one, transport), *_ = lines_of(house, "192.0.2.1", 1_000_001)
    house.relieve(one)
    assert transport.aborted
    rows = lines_of(house, "192.0.2.2", 600_000, 700_000, 300_000, 0)
    reads, _ = rows[-1]
    house.relieve(reads)  # it is easy, so nobody looks
    assert not any(transport.aborted for _, transport in rows)
    house.relieve(rows[2][0])
    assert [transport.aborted for _, transport in rows] == [False, True, False, False]  # the one that reads least
    (other, transport), *_ = lines_of(house, "192.0.2.3", 900_000)
    house.relieve(other)  # another address has a budget of its own
    assert not transport.aborted
    assert house.quotas.metrics.limited == {"socket_waiting": 1, "waiting": 1}


def test_who_is_stuck_or_does_not_let_itself_be_closed_is_cut_off() -> None:
    house = Connections(Quotas())
    (_, stuck), (_, reads), (_, closing) = lines_of(house, "a", EASY, EASY, 0)
    house.look(100.0)
    for now in (101.0, 100.0 + STUCK):
        reads.size -= 1  # slowly, but it does
        house.look(now)
    assert not stuck.aborted
    closing.closing = True
    house.look(101.0 + STUCK)
    assert (stuck.aborted, reads.aborted, closing.aborted) == (True, False, False)
    house.look(102.0 + STUCK + CLOSING)
    assert closing.aborted


def test_one_who_is_far_behind_is_hung_up_on(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        made = await a_listed_table(wire)
        socket = wire.socket()
        await socket.ask({"type": "sit", "table": made["table"]["id"]})
        (line,) = house_of(wire).of["127.0.0.1"]
        line.abort()
        await socket.until(lambda: socket.code)
        assert socket.code == 1013
        await until(lambda: not house_of(wire).of)

    async def whole() -> None:
        async with wired(str(tmp_path / "farm.db")) as wire:
            await work(wire)

    asyncio.run(whole())


@pytest.mark.parametrize("opcode", [9, 10, 0])
def test_pings_pongs_and_empty_pieces_count_for_the_pace(opcode: int, tmp_path: Path) -> None:
    async def work(wire: RealWire) -> None:
        reader, writer = await upgraded(Target(wire.port, "127.0.0.1", "", 0, "", 1e12))
        if opcode == 0:
            writer.write(frame(b"{", fin=False))
        writer.write(frame(b"", opcode, fin=opcode != 0) * (FRAMES + 1))
        await asyncio.wait_for(drained(reader), 20)
        assert wire.app.state.metrics.limited["frames"] == 1
        writer.close()

    async def drained(reader: asyncio.StreamReader) -> None:
        try:
            while await reader.read(1 << 16):
                pass
        except ConnectionError:
            pass

    tcp(tmp_path, work)


def test_a_socket_that_ended_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any search for cycles: whatever hung on it is gone."""
    known: list[weakref.ref[Any]] = []
    made, met = sockets.Client.__init__, SocketProtocol.connection_made

    def client(self: Any, *arguments: Any) -> None:
        made(self, *arguments)
        known.append(weakref.ref(self))

    def protocol(self: Any, transport: Any) -> None:
        met(self, transport)
        known.extend([weakref.ref(self), weakref.ref(self.line), weakref.ref(self.conn)])

    monkeypatch.setattr(sockets.Client, "__init__", client)
    monkeypatch.setattr(SocketProtocol, "connection_made", protocol)

    async def work(wire: RealWire) -> None:
        table = await a_listed_table(wire)
        for k in range(4):
            async with connect(f"ws://127.0.0.1:{wire.port}/api/socket", compression=None) as socket:
                sit = {"type": "sit", "table": table["table"]["id"], "token": table["tokens"][k % 2]["token"]}
                await socket.send(msgspec.json.encode(sit).decode())
                await socket.recv()
                if k == 3:
                    socket.transport.abort()
        assert len(known) == 16
        await until(lambda: not any(one() for one in known))

    gc.collect()
    gc.disable()
    try:
        tcp(tmp_path, work)
    finally:
        gc.enable()


def test_nothing_overtakes_what_waits() -> None:
    """A message goes out at once where nothing waits for its reader; behind one that waits, it waits too."""
    sent: list[bytes] = []
    ready = True

    def write(data: bytes) -> bool:
        if ready:
            sent.append(data)
        return ready

    line, nothing = Line("127.0.0.1"), cast(Any, None)
    line.write = write
    client = sockets.Client(SimpleNamespace(client=None), nothing, nothing, Connections(Quotas()), line)  # type: ignore[arg-type]
    client.deliver(b"1")
    ready = False
    client.deliver(b"2")
    ready = True
    client.deliver(b"3")
    assert (sent, list(client.out)) == ([b"1"], [b"2", b"3"])
    assert line.queued
