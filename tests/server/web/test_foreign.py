"""Pages from elsewhere and names that are not ours: nothing changes for them."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from farmtable.server.ops import log_lines
from farmtable.server.storage import lists
from farmtable.server.web import door as doors
from farmtable.server.web.door import our_host
from tests.support.server.people import until
from tests.support.wire import RealWire, Wire, house, wired

WISH = {"game": "_template", "seats": [{"kind": "person", "name": "Anna"}] * 2, "listed": True}
OWN = "http://farm.test"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://farm.test:444", "http://[bad", ""])
def test_a_page_from_elsewhere_makes_no_table(origin: str, tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        for kind in ("text/plain", "application/json"):
            sent = {"origin": origin, "content-type": kind}
            answer = await wire.request("POST", "/api/tables", WISH, **sent)
            assert (answer.status, answer.header("content-type")) == (403, "application/problem+json")
            assert answer.header("x-content-type-options") == "nosniff"
        assert await wire.lobby.store.read(lists.load_listed(10)) == []
        for good in (OWN, "https://friend.example"):
            assert (await wire.request("POST", "/api/tables", WISH, origin=good)).status == 201

    house(tmp_path, work, origins=("https://friend.example",))


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_changes_something_is_json(kind: str, tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        assert (await wire.request("POST", "/api/tables", WISH, **{"content-type": kind})).status == 415
        good = {"content-type": "application/json; charset=utf-8"}
        made = (await wire.request("POST", "/api/tables", WISH, **good)).json
        where, token = f"/api/tables/{made['table']['id']}", made["tokens"][0]["token"]
        assert (await wire.request("POST", f"{where}/leave", token=token)).status == 201  # nothing to say
        assert (
            await wire.request("POST", f"{where}/return", b"", token, **{"content-type": "text/plain"})
        ).status == 415

    house(tmp_path, work)


def test_only_our_names_are_ours(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        for name in ("farm.test", "farm.test:8000", "localhost", "127.0.0.1:8000", "[::1]:8000"):
            assert (await wire.request("GET", "/api/games", host=name)).status == 200, name
        for name in ("evil.example", "evil.example:8000", "farm.test.evil.example", "", "127.0.0.1.evil.example"):
            assert (await wire.request("GET", "/api/games", host=name)).status == 421, name
            bent: Any = {"host": name, "origin": f"http://{name}"}
            assert (await wire.request("POST", "/api/tables", WISH, **bent)).status == 421, name
            socket = wire.socket(**bent)
            await until(lambda socket=socket: socket.code)  # type: ignore[misc]
            assert socket.code == 4403
        assert await wire.lobby.store.read(lists.load_listed(10)) == []

    house(tmp_path, work, hosts=("farm.test",))
    assert our_host("anything", ())


def test_a_body_that_is_no_text_is_a_bad_request(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        for body in (b'{"game": "\xff\xfe"}', b"\xff", b'{"seats": [], "game": "\xed\xa0\x80"}'):
            assert (await wire.request("POST", "/api/tables", body)).status == 400, body
        assert wire.app.state.metrics.counts["errors"] == 0

    house(tmp_path, work)


def test_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "anna "}, {"kind": "open"}]
        made = (await wire.request("POST", "/api/tables", {"game": "_template", "seats": seats})).json
        where, token = f"/api/tables/{made['table']['id']}", made["tokens"][0]["token"]
        invite = made["table"]["invite"]
        joined = (await wire.request("POST", f"{where}/join", {"invite": invite, "name": "ANNA"})).json
        assert [seat["name"] for seat in joined["table"]["seats"]] == ["Anna", "anna 2", "ANNA 3"]
        renamed = await wire.request("POST", f"{where}/name", {"name": "anna 2"}, token)
        assert renamed.json["seats"][0]["name"] == "anna 2 2"
        same = await wire.request("POST", f"{where}/name", {"name": "anna 2 2"}, token)
        assert same.json["seats"][0]["name"] == "anna 2 2"

    house(tmp_path, work)


def test_missing_and_forbidden_tables_take_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both wait until a fixed time after they came in, whatever the look into the store took."""
    clock, slept = [100.0], list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        clock[0] += seconds

    async def work(wire: Wire) -> None:
        made = (await wire.request("POST", "/api/tables", {**WISH, "listed": False})).json
        read = wire.lobby.store.read

        async def slow(query: Any) -> Any:
            clock[0] += 0.004 if query.__qualname__.startswith("load_table") else 0.0
            return await read(query)

        monkeypatch.setattr(wire.lobby.store, "read", slow)
        monkeypatch.setattr(doors, "monotonic", lambda: clock[0])
        monkeypatch.setattr(doors.asyncio, "sleep", sleep)  # type: ignore[attr-defined]
        took = []
        for table in ("missing", made["table"]["id"], "m" * 64):
            start = clock[0]
            assert (await wire.request("GET", f"/api/tables/{table}", token="wrong")).status == 404
            took.append(round(clock[0] - start, 6))
        monkeypatch.undo()
        assert set(took) == {doors.ALIKE}
        assert len(slept) == 3

    house(tmp_path, work)


def test_logs_name_no_address_and_no_path(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def work(wire: RealWire) -> None:
        where = f"ws://127.0.0.1:{wire.port}/api/socket"
        async with connect(where) as socket:
            await socket.send('{"type":"ping"}')
            await socket.recv()
        for _ in range(5):
            reader, writer = await asyncio.open_connection("127.0.0.1", wire.port)
            writer.write(b"nonsense\r\n\r\n")
            await reader.read()
            writer.close()

    async def whole() -> None:
        async with wired(str(tmp_path / "farm.db")) as wire, RealWire(wire.app) as real:
            await work(real)

    known = {
        name: vars(logging.getLogger(name)).copy()
        for name in ("farmtable", "uvicorn", "uvicorn.error", "litestar", "alembic")
    }
    try:
        log_lines.set_up("DEBUG")
        asyncio.run(whole())
    finally:
        for name, before in known.items():
            vars(logging.getLogger(name)).update(before)
    said = capsys.readouterr().err
    assert '"what":"ready"' in said
    assert said.count("Invalid HTTP request") == 1  # once a minute
    assert "127.0.0.1" not in said
    assert "/api/" not in said
