"""Reads: what is finished is made once, an address has so many, and a seat with its key has its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.access import quotas as quotas_module
from farmtable.server.access.quotas import Left, Quotas
from farmtable.server.settings import Settings
from farmtable.server.tables import live_state, replay
from farmtable.server.web.guard import Guard
from farmtable.server.wire.kept import Kept
from farmtable.server.wire.messages import ENCODER
from farmtable.server.wire.sight import sight
from tests.support.server.people import until
from tests.support.wire import Wire, house


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits a second for being refused."""
    monkeypatch.setattr("farmtable.server.web.guard.PATIENCE", 0.0)
    monkeypatch.setattr(quotas_module, "PATIENCE", 0.0)


async def finished(wire: Wire) -> str:
    """A public game that bots have played to its end."""
    wish = {"game": "_template", "seats": [{"kind": "bot", "level": "random"}] * 2, "listed": True}
    table: str = (await wire.request("POST", "/api/tables", wish)).json["table"]["id"]
    live = await wire.lobby.find(table)
    await until(live.over)
    return table


class Counted:
    def __init__(self, work: Callable[..., Any]) -> None:
        self.work, self.calls = work, 0

    def __call__(self, *arguments: Any) -> Any:
        self.calls += 1
        return self.work(*arguments)


def test_a_finished_game_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = {"sight": Counted(sight), "stepped": Counted(replay.stepped), "curved": Counted(replay.curved)}
    monkeypatch.setattr(live_state, "sight", made["sight"])
    monkeypatch.setattr(replay, "stepped", made["stepped"])
    monkeypatch.setattr(replay, "curved", made["curved"])

    async def work(wire: Wire) -> None:
        table = await finished(wire)
        where, before = f"/api/tables/{table}", made["sight"].calls
        told = (await wire.request("GET", f"{where}/sight")).json["told"]
        assert told > 3
        for k in range(20):
            for path in (f"sight?since={k % (told + 2)}", "replay?step=2", "curve", "events", "log"):
                assert (await wire.request("GET", f"{where}/{path}")).status == 200
        socket = wire.socket()
        for _ in range(20):
            await socket.ask({"type": "sit", "table": table, "since": 0})
        await socket.close()
        assert made["sight"].calls == before + 1
        assert (made["stepped"].calls, made["curved"].calls) == (1, 1)

    house(tmp_path, work)


def test_what_is_kept_is_what_would_be_made(tmp_path: Path) -> None:
    """To the byte, for every seat, whatever was heard before; also after steps back and while the game goes on."""

    async def work(wire: Wire) -> None:
        wish = {"game": "my_farm_shop", "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]}
        made = (await wire.request("POST", "/api/tables", wish)).json
        live, token = await wire.lobby.find(made["table"]["id"]), made["tokens"][0]["token"]
        compared = 0
        for k in range(12):
            await until(lambda: live.bot_asked() is None)
            before = await live.look(0)
            if k % 3 == 2 and before.can_undo:
                await live.undo(token, f"u{k}", before.version)
            elif before.menu:
                await live.take(token, f"m{k}", before.version, before.menu[0].choice)
            await until(lambda: live.bot_asked() is None)
            for seat in (0, 1, SPECTATOR):
                for since, undos in ((0, 0), (3, 0), (10**6, 0), (before.told, before.undos), (0, 99)):
                    whole = await live.look(seat, since, undos)
                    assert await live.shown(seat, since, undos) == ENCODER.encode(whole)
                    compared += 1
        assert compared == 180

    house(tmp_path, work)


def test_what_is_kept_is_bounded() -> None:
    kept = Kept(1000)
    for k in range(50):
        kept.keep(k, bytes(100), 100)
    assert (kept.size, len(kept.made)) == (1000, 10)
    assert kept.bytes(49) is not None
    assert kept.bytes(0) is None
    kept.keep("large", bytes(2000), 2000)
    assert (kept.size, len(kept.made)) == (0, 0)


def test_reads_of_an_address_are_counted_and_a_seat_has_its_own(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        wish = {"game": "_template", "seats": [{"kind": "person"}] * 2, "listed": True}
        made = (await wire.request("POST", "/api/tables", wish)).json
        where, token = f"/api/tables/{made['table']['id']}", made["tokens"][0]["token"]
        statuses = [(await wire.request("GET", f"{where}/sight")).status for _ in range(12)]
        assert statuses == [200] * 10 + [429] * 2
        refused = await wire.request("GET", f"{where}/chat")
        assert refused.status == 429
        assert 1 <= int(refused.header("retry-after")) <= 60
        assert refused.header("ratelimit").startswith('"requests";r=0;t=')
        assert '"requests";q=10;w=60' in refused.header("ratelimit-policy")
        assert refused.json["key"] == "problem-too-many"
        assert (await wire.request("GET", "/api/games")).status == 429
        assert (await wire.request("GET", "/health")).status == 200
        for _ in range(5):
            mine = await wire.request("GET", f"{where}/sight", token=token)
            assert mine.status == 200
            assert mine.header("ratelimit-policy")
        assert mine.header("ratelimit").startswith('"seat_requests";r=2;t=')
        assert [(await wire.request("GET", where, token=token)).status for _ in range(3)] == [200, 200, 429]
        socket = wire.socket()
        assert (await socket.ask({"type": "sit", "table": made["table"]["id"]}))[0]["status"] == 429
        heard = await socket.ask({"type": "sit", "table": made["table"]["id"], "token": token})
        assert [message["type"] for message in heard] == ["table", "sight"]
        await socket.close()

    house(tmp_path, work, requests=10, seat_requests=7)


def test_who_reads_very_much_reads_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farmtable.server.web.guard.PATIENCE", 1.0)
    app: Any = None
    guard = Guard(app, Settings(), Quotas({"requests": 100}))
    waits = [round(guard.slower(Left("requests", left, 60)), 4) for left in (100, 81, 60, 20, 0)]
    assert waits == [0.0, 0.0, 0.1, 0.2, 0.25]
    assert guard.slower(Left("seat_requests", 0, 60)) == guard.slower(None) == 0.0


def test_moves_of_a_seat_have_a_pace(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        wish = {"game": "_template", "seats": [{"kind": "person"}] * 2}
        made = (await wire.request("POST", "/api/tables", wish)).json
        where, tokens = f"/api/tables/{made['table']['id']}", [row["token"] for row in made["tokens"]]
        move = {"version": 0, "move": "m", "choice": 1}
        statuses = [(await wire.request("POST", f"{where}/moves", move, tokens[0])).status for _ in range(3)]
        statuses += [(await wire.request("POST", f"{where}/undo", {"version": 0, "move": "u"}, tokens[0])).status]
        assert statuses == [201, 201, 201, 429]
        socket = wire.socket()
        take = {"type": "take", "table": made["table"]["id"], **move}
        assert (await socket.ask({**take, "token": tokens[0]}))[0]["status"] == 429
        assert (await socket.ask({**take, "token": tokens[1]}))[0]["type"] == "answer"
        await socket.close()

    house(tmp_path, work, moves=3)


def test_one_address_has_so_many_requests_in_work(tmp_path: Path) -> None:
    """The others of it wait; those of another address don't wait for them."""

    async def work(wire: Wire) -> None:
        guard: Any = wire.app.asgi_handler
        assert isinstance(guard, Guard)
        now, most, go = 0, 0, asyncio.Event()
        others: list[str] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            nonlocal now, most
            if scope["client"][0] != "127.0.0.1":
                others.append(scope["client"][0])
                return
            now += 1
            most = max(most, now)
            await go.wait()
            now -= 1

        guard.app = app

        def ask(address: str) -> Awaitable[None]:
            scope: Any = {"type": "http", "method": "GET", "path": "/x", "headers": [], "client": (address, 1)}
            nobody: Any = object()  # says and hears nothing
            return asyncio.ensure_future(guard(scope, nobody, nobody))

        asked = [ask("127.0.0.1") for _ in range(20)]
        await until(lambda: now == 3)
        await ask("192.0.2.1")
        assert others == ["192.0.2.1"]
        go.set()
        await asyncio.gather(*asked)
        assert most == 3

    house(tmp_path, work, at_once=3)


def test_thirty_people_behind_one_address_meet_no_quota(tmp_path: Path) -> None:
    """With the figures that everybody gets: a class opens the page, sits down and plays for a while."""

    async def person(wire: Wire, k: int) -> None:
        for path in ("/", "/api/games", "/api/games/fences", "/api/tables", "/api/finished", "/api/lessons/fences"):
            assert (await wire.request("GET", path)).status == 200
        wish = {"game": "fences", "seats": [{"kind": "person", "name": f"p{k}"}, {"kind": "bot", "level": "random"}]}
        reply = await wire.request("POST", "/api/tables", wish)
        assert reply.status == 201
        table, token = reply.json["table"]["id"], reply.json["tokens"][0]["token"]
        socket = wire.socket()
        key = {"table": table, "token": token}
        await socket.ask({"type": "sit", **key})
        for n in range(20):
            live = await wire.lobby.find(table)
            await until(lambda live=live: live.bot_asked() is None or live.over())  # type: ignore[misc]
            sight = await wire.request("GET", f"/api/tables/{table}/sight?since=100000", token=token)
            assert sight.status == 200
            if not sight.json["menu"]:
                continue
            choice, version = sight.json["menu"][0]["choice"], sight.json["version"]
            for _ in range(5):  # as a pointer goes over the board
                path = f"/api/tables/{table}/foresee?version={version}&choice={choice}"
                assert (await wire.request("GET", path, token=token)).status in (200, 409)
            socket.say({"type": "take", **key, "move": f"m{n}", "version": version, "choice": choice})
        await socket.close()
        assert not any(msgspec.json.decode(data).get("status") == 429 for data in socket.heard)
        assert socket.code is None

    async def work(wire: Wire) -> None:
        await asyncio.gather(*(person(wire, k) for k in range(30)))
        assert not wire.app.state.metrics.limited

    house(tmp_path, work, **{name: quota.most for name, quota in quotas_module.QUOTAS.items()})
