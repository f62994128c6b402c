"""Persons without an account: devices that open the same seats, links that open once, phrases that bring all back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import Connection, text

from farmtable.server.access import phrases
from farmtable.server.access.quotas import QUOTAS
from farmtable.server.access.tokens import device_key, named_seat
from farmtable.server.wire.problem import Refused
from tests.server.access.test_stale_tokens import DeafCluster, both
from tests.server.access.test_stale_tokens import deaf as deaf  # a fixture
from tests.support.server.inside import state_of
from tests.support.wire import Reply, Wire, wired

TWO = {"game": "_template", "seats": [{"kind": "person", "name": "Ida"}, {"kind": "open"}]}


def run(path: Path, work: Callable[[Wire], Awaitable[None]], **more: Any) -> None:
    async def whole() -> None:
        async with wired(str(path / "farm.db"), synchronous="OFF", **more) as wire:
            await work(wire)

    asyncio.run(whole())


async def ask(wire: Wire, where: str, body: object = None, token: str = "", status: int = 201) -> Any:
    answer = await wire.request("POST", where, body, token)
    assert answer.status == status, answer.body
    return answer.json if answer.body else None


async def read(wire: Wire, where: str, token: str) -> Reply:
    return await wire.request("GET", where, token=token)


async def person(wire: Wire, name: str = "Ida") -> str:
    key: str = (await ask(wire, "/api/me", {"name": name, "device": "first"}))["key"]
    return key


async def linked(wire: Wire, key: str) -> str:
    link = (await ask(wire, "/api/me/link", token=key))["key"]
    other: str = (await ask(wire, "/api/enter", {"key": link, "device": "second"}))["key"]
    return other


async def a_table(wire: Wire, key: str) -> dict[str, Any]:
    """Ida sits there, and Bob, who has a token."""
    made = (await ask(wire, "/api/tables", TWO, key))["table"]
    bob = await ask(wire, f"/api/tables/{made['id']}/join", {"invite": made["invite"], "name": "Bob"})
    return {**made, "where": f"/api/tables/{made['id']}", "bob": bob["tokens"][0]["token"]}


async def move(wire: Wire, table: dict[str, Any], key: str, name: str) -> Reply:
    sight = (await read(wire, f"{table['where']}/sight", key)).json
    choice = sight["menu"][0]["choice"] if sight.get("menu") else 0
    body = {"version": sight.get("version", 0), "move": name, "choice": choice}
    return await wire.request("POST", f"{table['where']}/moves", body, key)


async def sign_out(wire: Wire, key: str, name: str) -> None:
    devices = (await read(wire, "/api/me", key)).json["devices"]
    (one,) = [device["id"] for device in devices if device["name"] == name]
    await ask(wire, f"/api/me/devices/{one}/sign-out", token=key)


def test_two_devices_play_one_seat_until_one_is_signed_out(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        first = await person(wire)
        table = await a_table(wire, first)
        second = await linked(wire, first)
        assert (await read(wire, f"{table['where']}/sight", second)).json["seat"] == 0
        socket = wire.socket()
        sat = await socket.ask({"type": "sit", "table": table["id"], "token": second})
        assert [answer["type"] for answer in sat] == ["table", "sight"]
        for k, key in enumerate([first, table["bob"], second, table["bob"]]):
            assert (await move(wire, table, key, f"m{k}")).json["done"], k
        assert {answer["type"] for answer in await socket.ask({"type": "ping"})} == {"sight", "pong"}
        await sign_out(wire, first, "second")
        for where in ("", "/sight", "/chat"):
            assert (await read(wire, table["where"] + where, second)).status == 404
        assert (await move(wire, table, second, "m9")).status == 404
        assert (await read(wire, "/api/me", second)).status == 401
        assert (await move(wire, table, first, "m10")).json["done"]
        assert await socket.ask({"type": "ping"}) == [{"type": "pong", "ask": 0}]  # and nothing of the table
        await socket.close()

    run(tmp_path, work)


def test_a_server_that_heard_nothing_refuses_a_device_that_was_signed_out(deaf: str) -> None:
    async def work(one: Wire, two: Wire) -> None:
        assert isinstance(two.lobby.cluster, DeafCluster)
        first = await person(one)
        table, second = await a_table(one, first), await linked(one, first)
        assert (await move(two, table, second, "m0")).json["done"]
        assert (await move(two, table, table["bob"], "m1")).json["done"]
        sight = (await read(two, f"{table['where']}/sight", second)).json
        late = {"version": sight["version"], "move": "m2", "choice": sight["menu"][0]["choice"]}
        await sign_out(one, first, "second")
        assert (await two.request("POST", f"{table['where']}/moves", late, second)).status == 404
        assert (await two.request("POST", f"{table['where']}/moves", late, first)).json["done"]

    both(deaf, work)


def test_a_link_opens_once_and_for_ten_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(wire: Wire) -> None:
        key = await person(wire)
        link = (await ask(wire, "/api/me/link", token=key))["key"]
        both = await asyncio.gather(*(wire.request("POST", "/api/enter", {"key": link}) for _ in range(4)))
        assert sorted(answer.status for answer in both) == [201, 404, 404, 404]
        await ask(wire, "/api/enter", {"key": link}, status=404)
        late = (await ask(wire, "/api/me/link", token=key))["key"]
        now = time()
        monkeypatch.setattr("farmtable.server.access.people.time", lambda: now + 601)
        await ask(wire, "/api/enter", {"key": late}, status=404)
        assert len((await read(wire, "/api/me", key)).json["devices"]) == 2

    run(tmp_path, work)


def test_a_phrase_brings_all_tables_back(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        key = await person(wire)
        tables = [(await a_table(wire, key))["id"] for _ in range(2)]
        old = (await ask(wire, "/api/me/phrase", token=key))["words"]
        words = (await ask(wire, "/api/me/phrase", token=key))["words"]
        await ask(wire, "/api/enter", {"key": old}, status=404)
        typed = "  " + words.upper().replace(" ", "  \n")
        again = await ask(wire, "/api/enter", {"key": typed})
        assert again["me"]["name"] == "Ida"
        mine = (await read(wire, "/api/me/tables", again["key"])).json
        assert {one["table"]["id"] for one in mine} == set(tables)
        assert [(one["seats"], one["table"]["seat"], 0 in one["asked"]) for one in mine] == [([0], 0, True)] * 2

    run(tmp_path, work)


def test_tables_come_along_only_if_one_wishes_it(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        for along in (False, True):
            ida, other = await person(wire), await person(wire, "Otto")
            table = await a_table(wire, other)
            link = (await ask(wire, "/api/me/link", token=ida))["key"]
            key = (await ask(wire, "/api/enter", {"key": link, "along": along}, other))["key"]
            assert ((await read(wire, table["where"], key)).status == 200) is along
            assert ((await read(wire, table["where"], other)).status == 404) is along

    run(tmp_path, work)


def test_a_seat_token_goes_on_until_its_seat_is_claimed(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        key = await person(wire)
        table = await a_table(wire, await person(wire, "Otto"))
        assert (await read(wire, table["where"], table["bob"])).json["seat"] == 1
        await ask(wire, f"{table['where']}/claim", {"key": "me" + "x" * 32}, table["bob"], 401)
        await ask(wire, f"{table['where']}/claim", {"key": key}, table["bob"])
        assert (await read(wire, table["where"], key)).json["seat"] == 1
        assert (await read(wire, table["where"], table["bob"])).status == 404

    run(tmp_path, work)


def test_who_already_sits_there_is_let_in_by_another(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        ida, lost = await person(wire), await person(wire, "Bob again")
        table = await a_table(wire, ida)
        where, invite = table["where"], table["invite"]
        await ask(wire, f"{where}/ask", {"seat": 0, "key": ida}, invite, 409)  # who sits there asks for no second seat
        shown = await ask(wire, f"{where}/ask", {"seat": 1, "key": lost}, invite)
        assert shown["seats"][1]["asker"] == ""  # it is told to those at the table
        assert (await read(wire, where, ida)).json["seats"][1]["asker"] == "Bob again"
        await ask(wire, f"{where}/admit", {"seat": 1, "yes": True}, table["bob"], 403)
        await ask(wire, f"{where}/admit", {"seat": 1, "yes": False}, ida)
        assert (await read(wire, where, lost)).status == 404
        await ask(wire, f"{where}/ask", {"seat": 1, "key": lost}, invite)
        await ask(wire, f"{where}/admit", {"seat": 1, "yes": True}, ida)
        assert (await read(wire, where, lost)).json["seat"] == 1

    run(tmp_path, work)


def rows_of(connection: Connection, name: str) -> list[Any]:
    return list(connection.execute(text(f"SELECT * FROM {name}")))


def test_keys_are_kept_as_hashes(tmp_path: Path) -> None:
    async def work(wire: Wire) -> None:
        key = await person(wire)
        link = (await ask(wire, "/api/me/link", token=key))["key"]
        words = (await ask(wire, "/api/me/phrase", token=key))["words"]
        table = await a_table(wire, key)
        assert state_of(await wire.lobby.find(table["id"])).record.seats[0].token == ""
        kept = ""
        for name in ("persons", "devices", "links", "seats"):
            kept += str(await wire.lobby.store.read(partial(rows_of, name=name)))
        assert "Ida" in kept
        assert not [secret for secret in (device_key(key), link, words, words.split()[0]) if secret in kept]

    run(tmp_path, work)


def test_guesses_are_counted(tmp_path: Path) -> None:
    most = QUOTAS["failures"].most

    async def work(wire: Wire) -> None:
        key = await person(wire)
        words = (await ask(wire, "/api/me/phrase", token=key))["words"]
        guesses = [(await wire.request("POST", "/api/enter", {"key": "x" * 32})).status for _ in range(most + 2)]
        assert guesses == [404] * most + [429] * 2
        await ask(wire, "/api/enter", {"key": phrases.new_phrase("en")}, status=429)
        await ask(wire, "/api/enter", {"key": words})  # a right one always passes

    run(tmp_path, work, failures=most)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phrase_has_128_bits(language: str) -> None:
    words = phrases.new_phrase(language).split()
    assert len(words) == 12
    assert len({phrases.plain(word) for word in phrases.words_of(language).wordlist}) == 2048
    assert phrases.new_phrase(language) != phrases.new_phrase(language)


def test_what_is_wrong_with_a_phrase_is_said() -> None:
    with pytest.raises(Refused) as wrong:
        phrases.read("farm " * 11 + "fram")
    assert (wrong.value.reason.key, wrong.value.reason.args["word"]) == ("problem-phrase-word", "fram")
    with pytest.raises(Refused) as short:
        phrases.read("farm farm")
    assert short.value.reason.args == {"n": 2, "words": 12}


@pytest.mark.parametrize(
    "token", ["", "me", "me" + "k" * 31, "me" + "k" * 32 + "-6", "me" + "k" * 32 + "-1x", "k" * 34]
)
def test_what_is_no_device(token: str) -> None:
    assert (device_key(token), named_seat(token)) == ("", None)
