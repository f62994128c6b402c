"""The limits: what is too long, too often or from elsewhere is turned away, by the app and over TCP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from farmtable.bots.bot import Answer
from farmtable.core.show.view import View
from farmtable.server.tables.thinkers import think
from farmtable.server.web.app import HEADERS
from farmtable.server.web.guard import BODY
from farmtable.server.web.socket import FRAME
from tests.support.server.inside import state_of
from tests.support.server.people import until
from tests.support.wire import RealWire, Wire, house, scope, wired

PING = '{"type":"ping"}'


def tcp(path: Path, work: Callable[[RealWire], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with wired(str(path / "farm.db"), **settings) as wire, RealWire(wire.app) as real:
            await work(real)

    asyncio.run(whole())


# ---- The socket ------------------------------------------------------------------------------------------------------


def test_a_frame_has_4_kib(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        for text, code in ((PING + " " * (FRAME - len(PING)), None), (PING + " " * (FRAME + 1 - len(PING)), 1009)):
            socket = wire.socket()
            socket.say(text)
            await socket.until(lambda socket=socket: socket.heard or socket.code)  # type: ignore[misc]
            assert socket.code == code
            await socket.close()
        socket = wire.socket()
        socket.say('"' + "é" * (FRAME // 2) + '"')  # signs that are bytes too many
        await socket.until(lambda: socket.code)
        assert socket.code == 1009

    assert FRAME == 4096
    house(tmp_path, work)


def test_a_hundred_messages_in_twenty_seconds(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        socket = wire.socket()
        for _ in range(101):
            socket.say(PING)
        await socket.until(lambda: socket.code)
        assert (socket.code, len(socket.heard)) == (1008, 100)
        assert "farmtable_closed_for_pace_total 1\n" in (await wire.request("GET", "/metrics")).body.decode()

    house(tmp_path, work)


def test_over_tcp_frames_are_small_and_never_compressed(tmp_path: Path) -> None:
    async def work(wire: RealWire) -> None:
        where = f"ws://127.0.0.1:{wire.port}/api/socket"
        async with connect(where, compression="deflate") as socket:
            assert socket.protocol.extensions == []
            await socket.send(PING)
            assert await socket.recv() == '{"type":"pong","ask":0}'
            await socket.send("x" * (FRAME + 1))
            with pytest.raises(ConnectionClosed) as end:
                await socket.recv()
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 1009
        for origin in ("http://evil.example", "null", f"http://127.0.0.1:{wire.port + 1}"):
            with pytest.raises(InvalidStatus):
                await connect(where, additional_headers={"origin": origin})
        for origin in (f"http://127.0.0.1:{wire.port}", "https://friend.example"):
            async with connect(where, additional_headers={"origin": origin}) as socket:
                await socket.send(PING)
                assert await socket.recv()

    tcp(tmp_path, work, origins=("https://friend.example",))


def test_over_tcp_endless_headers_get_an_end(tmp_path: Path) -> None:
    async def work(wire: RealWire) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", wire.port)
        writer.write(b"GET /health HTTP/1.1\r\nhost: a\r\n")
        sent = 0
        try:
            while sent < 8 << 20:
                writer.write(b"x-%d: " % sent + b"x" * 4096 + b"\r\n")
                sent += 4096
                await writer.drain()
            answer = await asyncio.wait_for(reader.read(100), 10)
        except (ConnectionError, TimeoutError):
            answer = b""
        assert not answer.startswith(b"HTTP/1.1 200")
        assert sent < 8 << 20, f"{sent} bytes of headers were taken"
        writer.close()

    tcp(tmp_path, work)


# ---- Requests --------------------------------------------------------------------------------------------------------


def test_a_body_has_16_kib(tmp_path: Path) -> None:
    """Whether it says its length or not; what comes in pieces is cut off when it is too much."""

    async def work(wire: Wire) -> None:
        assert (await wire.request("POST", "/api/tables", b"x" * (BODY + 1))).status == 413
        assert (await wire.request("POST", "/api/tables", b"x" * BODY)).status == 400
        taken = 0
        answers: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            nonlocal taken
            taken += 1
            return {"type": "http.request", "body": b"x" * 1024, "more_body": True}

        async def send(message: dict[str, Any]) -> None:
            answers.append(message)

        headers = {"content-type": "application/json"}
        await wire.app(scope("http", "POST", "/api/tables", headers), receive, send)  # type: ignore[arg-type]
        assert answers[0]["status"] == 413
        assert taken * 1024 <= BODY + 2048

    assert BODY == 16 * 1024
    house(tmp_path, work)


def test_a_page_of_our_own_may_do_what_it_needs_and_no_more(tmp_path: Path) -> None:
    """Scripts, styles, pictures, fonts and calls from here; nothing inline, nothing from elsewhere, no frames."""
    policy = dict(rule.split(maxsplit=1) for rule in HEADERS["content-security-policy"].split("; "))
    for what in ("script-src", "style-src", "font-src", "connect-src", "manifest-src"):
        assert policy[what] == "'self'"
    assert policy["img-src"] == "'self'"
    for what in ("default-src", "base-uri", "form-action", "frame-ancestors"):
        assert policy[what] == "'none'"
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("<script type=module src=/app.js></script>")

    async def work(wire: Wire) -> None:
        for where in (
            "/",
            "/index.html",
            "/missing.js",
            "/health",
            "/metrics",
            "/api/games",
            "/api/tables/x",
            "/schema",
        ):
            answer = await wire.request("GET", where)
            for name, value in HEADERS.items():
                assert answer.header(name) == value, where
            assert not answer.header("set-cookie"), where
            kept = "no-store" if where.startswith("/api") else "no-cache" if where in ("/", "/index.html") else ""
            assert answer.header("cache-control") == kept, where
        assert b"app.js" in (await wire.request("GET", "/")).body
        assert (await wire.request("GET", "/../farm.db")).status == 404

    house(tmp_path, work, page=tmp_path / "client")


def test_a_cookie_opens_nothing(tmp_path: Path) -> None:
    """There are none, so another page can't use them: a token counts in its header or message only."""

    async def work(wire: Wire) -> None:
        wish = {"game": "_template", "seats": [{"kind": "person"}] * 2}
        made = (await wire.request("POST", "/api/tables", wish)).json
        where, token = f"/api/tables/{made['table']['id']}", made["tokens"][0]["token"]
        assert (await wire.request("GET", where, token=token)).status == 200
        for headers in ({"cookie": f"token={token}; seat={token}"}, {"authorization": f"Basic {token}"}):
            assert (await wire.request("GET", where, **headers)).status == 404
        assert (await wire.request("GET", f"{where}?token={token}")).status == 404

    house(tmp_path, work)


# ---- Chat and bots ---------------------------------------------------------------------------------------------------


def test_chat_is_short_and_slow_at_both_doors(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        wish = {"game": "_template", "seats": [{"kind": "person"}] * 2}
        made = (await wire.request("POST", "/api/tables", wish)).json
        where, (mine, theirs) = f"/api/tables/{made['table']['id']}/chat", (row["token"] for row in made["tokens"])
        statuses = [(await wire.request("POST", where, {"text": "x" * n}, mine)).status for n in (0, 300, 301)]
        assert statuses == [400, 201, 400]
        statuses = [(await wire.request("POST", where, {"text": "x"}, mine)).status for _ in range(6)]
        assert statuses == [201] * 4 + [429] * 2
        socket = wire.socket()
        say = {"type": "say", "table": made["table"]["id"], "token": theirs}
        assert (await socket.ask({**say, "text": "x" * 301}))[0]["status"] == 400
        said = [await socket.ask({**say, "text": "y"}) for _ in range(6)]
        assert [answers[0]["status"] if answers else 0 for answers in said] == [0] * 5 + [429]
        assert len((await wire.request("GET", where, token=mine)).json) == 10
        await socket.close()

    house(tmp_path, work)


class Counting:
    """Bots that take their time; how many of them think at once."""

    def __init__(self) -> None:
        self.now, self.most, self.choices = 0, 0, 0

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer:
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.01)
        self.now -= 1
        self.choices += 1
        return think(level, game, view, menu, seed)


def test_one_bot_of_a_table_thinks_at_a_time(tmp_path: Path) -> None:
    """All of Farmoony's seats are asked at once; the others wait, and their questions stay open."""
    bots = Counting()

    async def work(wire: Wire) -> None:
        wish = {"game": "farmoony", "seats": [{"kind": "bot", "level": "random"}] * 6}
        made = (await wire.request("POST", "/api/tables", wish)).json
        live = await wire.lobby.find(made["table"]["id"])
        await until(lambda: bots.choices >= 12, 60)
        assert bots.most == 1
        assert state_of(live).rows >= 12

    house(tmp_path, work, thinker=bots)
