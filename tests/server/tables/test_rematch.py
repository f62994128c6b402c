"""A rematch is heard by all who sat there, and only they can go to it; against bots it may be with other ones."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.access.tokens import seat_of
from farmtable.server.storage.records import SeatRecord
from farmtable.server.tables.live import LiveTable
from farmtable.server.tables.lobby import Lobby
from farmtable.server.tables.start import new_record, other_level, rematches
from tests.support.server.house import auth, house, new_table, play_to_the_end
from tests.support.server.inside import record_of
from tests.support.server.people import any_move, listen, run, two_lobbies, until, wish

Client = TestClient[Any]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with house(str(tmp_path / "farm.db")) as client:
        yield client


async def play_out(live: LiveTable) -> None:
    for k in range(1000):
        if record_of(live).status == "over":
            return
        await any_move(live, Chance(k), f"m{k}")


@pytest.mark.parametrize("listed", [False, True])
def test_all_who_sat_there_hear_of_it_and_their_keys_open_it(url: str, listed: bool) -> None:
    async def work(lobby: Lobby) -> None:
        live, tokens = await lobby.create(wish(seats="ppp", listed=listed))
        await play_out(live)
        heard = {seat: listen(live, seat) for seat in (0, 1, 2, SPECTATOR)}
        again, _ = await lobby.rematch(live, tokens[1].token)
        for seat, ear in heard.items():
            named = seat != SPECTATOR or listed  # who only looks at a private table does not even hear its name
            assert ear.of("table")[-1]["rematch"] == (again.id if named else "")
            assert not any(token.token.encode() in data for token in tokens for data in ear.data)
        assert [seat_of(record_of(again), token.token) for token in tokens] == [0, 1, 2]
        onlooker = SPECTATOR if listed else None
        assert seat_of(record_of(again), record_of(live).watch) == onlooker
        assert seat_of(record_of(again), record_of(live).invite) == onlooker
        for token in tokens:  # who comes later hears of it too
            assert (await live.info_for(token.token)).rematch == again.id

    run(url, work)


def test_it_is_heard_at_another_server(shared: str) -> None:
    async def work() -> None:
        async with two_lobbies(shared) as (one, two):
            live, tokens = await one.create(wish())
            await play_out(live)
            there = await two.find(live.id)
            heard = listen(there, 1)
            again, _ = await one.rematch(live, tokens[0].token)
            await until(lambda: any(info["rematch"] == again.id for info in heard.of("table")))
            assert (await (await two.find(again.id)).info_for(tokens[1].token)).seat == 1

    asyncio.run(work())


def test_the_next_bots(client: Client) -> None:
    wishes = [{"kind": "person"}, {"kind": "bot", "level": "farmhand"}, {"kind": "bot", "level": "seedling"}]
    made = client.post("/api/tables", json={"game": "fences", "seats": wishes}).json()
    table, key = made["table"], made["tokens"][0]["token"]
    assert table["rematches"] == []  # not before the end
    play_to_the_end(client, {"id": table["id"], "keys": [key]})
    where = f"/api/tables/{table['id']}"
    assert client.get(where, headers=auth(key)).json()["rematches"] == ["stronger", "weaker"]
    assert client.get(where).json()["rematches"] == []
    strange = client.post(f"{where}/rematch?bots=sillier", headers=auth(key))
    assert strange.status_code == 400
    again = client.post(f"{where}/rematch?bots=stronger", headers=auth(key)).json()
    assert [seat["level"] for seat in again["seats"]] == ["", "farmer", "farmhand"]
    assert client.post(f"{where}/rematch?bots=weaker", headers=auth(key)).json()["id"] == again["id"]  # one is enough


def test_with_other_people_the_bots_stay(client: Client) -> None:
    table = new_table(client, seats="ppb")
    play_to_the_end(client, table)
    where, head = f"/api/tables/{table['id']}", auth(table["keys"][0])
    assert client.get(where, headers=head).json()["rematches"] == []
    refused = client.post(f"{where}/rematch?bots=stronger", headers=head)
    assert (refused.status_code, refused.json()["key"]) == (422, "problem-no-bot")
    again = client.post(f"{where}/rematch", headers=head).json()
    assert [seat["level"] for seat in again["seats"]] == ["", "", "random"]


def test_levels_end_somewhere() -> None:
    assert [other_level("fences", level, "stronger") for level in ("seedling", "master")] == ["farmhand", "master"]
    assert [other_level("fences", level, "weaker") for level in ("seedling", "master")] == ["seedling", "farmer"]
    assert other_level("fences", "greedy", "stronger") == "greedy"  # a yardstick, not a level for people

    def ways(*bots: str) -> list[str]:
        seats = [SeatRecord(0, "person", "")] + [SeatRecord(k + 1, "bot", "", level) for k, level in enumerate(bots)]
        return rematches(new_record("fences", {}, "en", False, seats))

    assert ways("master", "master") == ["weaker"]
    assert ways("seedling") == ["stronger"]
    assert ways("master", "seedling") == ["stronger", "weaker"]
    assert ways() == []


def test_who_wanted_no_takebacks_has_none_again(client: Client) -> None:
    table = new_table(client, seats="pb", takebacks=False)
    play_to_the_end(client, table)
    again = client.post(f"/api/tables/{table['id']}/rematch", headers=auth(table["keys"][0])).json()
    assert again["takebacks"] == ""
