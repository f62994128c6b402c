"""Who is there: a seat is kept for its person for a while, wherever that person's server is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.cluster.elsewhere import BEAT, SILENCE, Elsewhere
from farmtable.server.cluster.notices import parsed, presence_notice
from farmtable.server.pace.presence import GRACE, Presence
from farmtable.server.tables.live import LiveTable
from farmtable.server.wire.problem import Refused
from farmtable.server.wire.requests import HandOver
from tests.support.server.house import auth, house, new_table
from tests.support.server.inside import record_of, state_of
from tests.support.server.people import Heard, a_lobby, listen, two_lobbies, until, wish


class Clock:
    """Goes only when told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def refusal(live: LiveTable, by: int, seat: int) -> str:
    """Why this seat can't be handed over; "" if it was."""
    try:
        await live.hand_over(by, HandOver(seat, "random"))
    except Refused as refused:
        return refused.reason.key
    return ""


def gone(live: LiveTable, heard: Heard) -> None:
    """Who heard this hears no more."""
    live.hang_up(heard)


def test_a_seat_is_kept_for_a_while(tmp_path: Path) -> None:
    clock = Clock()

    async def work() -> None:
        async with a_lobby(str(tmp_path / "farm.db"), clock) as lobby:
            live, _ = await lobby.create(wish("formidable_farm", "ppp"))
            assert await refusal(live, 0, 1) == "problem-not-yet"  # nobody came yet, but the table is new
            first, second = listen(live, 1), listen(live, 1)
            clock.now += 10 * GRACE
            assert await refusal(live, 0, 1) == "problem-not-yours"
            gone(live, first)
            clock.now += 10 * GRACE
            assert await refusal(live, 0, 1) == "problem-not-yours"  # there is another tab
            gone(live, second)
            clock.now += GRACE - 1.5
            with pytest.raises(Refused) as refused:
                await live.hand_over(0, HandOver(1, "random"))
            assert (refused.value.status, refused.value.reason.args) == (409, {"seconds": 2})
            clock.now += 1.5
            assert await refusal(live, 0, 1) == ""
            assert record_of(live).seats[1].level == "random"
            await live.come_back(1)  # at once, whenever its person wants
            assert record_of(live).seats[1].level == ""

    asyncio.run(work())


def test_ones_own_seat_and_a_seat_that_was_left_are_handed_over_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_lobby(str(tmp_path / "farm.db"), Clock()) as lobby:
            live, _ = await lobby.create(wish("formidable_farm", "ppp"))
            listen(live, 0)
            assert await refusal(live, 0, 0) == ""
            assert await refusal(live, 2, 1) == "problem-not-yet"
            await live.leave(1)
            assert await refusal(live, 2, 1) == ""

    asyncio.run(work())


def test_after_a_restart_people_have_time_to_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Clock()
        async with a_lobby(str(tmp_path / "farm.db"), clock) as lobby:
            name = (await lobby.create(wish("formidable_farm", "pp")))[0].id
        clock.now += 10 * GRACE
        async with a_lobby(str(tmp_path / "farm.db"), clock) as lobby:
            live = await lobby.find(name)
            assert await refusal(live, 0, 1) == "problem-not-yet"
            clock.now += GRACE
            assert await refusal(live, 0, 1) == ""

    asyncio.run(work())


def test_who_asks_without_a_socket_is_there_too(tmp_path: Path) -> None:
    with house(str(tmp_path / "farm.db"), grace=0.0) as client:
        table = new_table(client, "formidable_farm")
        live = client.app.state.lobby.live[table["id"]]
        presence = state_of(live).audience.presence
        clock = presence.clock = Clock()
        presence.last.clear()
        client.get(f"/api/tables/{table['id']}", headers=auth(table["keys"][1]))
        assert presence.last == {1: clock.now}
        assert presence.left(1) == 0.0


def test_what_servers_say_to_each_other() -> None:
    assert parsed("a-table_1") == ("a-table_1", "", set())
    assert parsed(presence_notice("a-table_1", "beef", {2, 0})) == ("a-table_1", "beef", {0, 2})
    assert parsed(presence_notice("a-table_1", "beef", set())) == ("a-table_1", "beef", set())


def test_the_people_of_another_server() -> None:
    clock = Clock()
    presence = Presence(60.0, clock)
    elsewhere = Elsewhere(presence.seen, clock)
    elsewhere.told("there", {0, 1})
    assert elsewhere.seats() == {0, 1}
    clock.now += SILENCE - 1
    elsewhere.told("there", {1})
    assert (elsewhere.seats(), presence.left(0)) == ({1}, 60.0)
    clock.now += SILENCE
    assert elsewhere.seats() == set()  # it was killed
    assert presence.left(1) == 60.0 - SILENCE
    assert SILENCE > 2 * BEAT


def test_two_servers_know_each_others_people(shared: str) -> None:
    async def work() -> None:
        async with two_lobbies(shared) as (one, two):
            here, _ = await one.create(wish("formidable_farm", "pp"))
            there = await two.find(here.id)
            watching = listen(here, SPECTATOR)
            ear = listen(there, 1)
            await until(lambda: state_of(here).audience.here() == {1})
            assert watching.of("table")[-1]["seats"][1]["here"]
            assert await refusal(here, 0, 1) == "problem-not-yours"
            gone(there, ear)
            await until(lambda: state_of(here).audience.here() == set())
            assert not watching.of("table")[-1]["seats"][1]["here"]
            assert await refusal(here, 0, 1) == "problem-not-yet"
            listen(there, 0)
            await until(lambda: state_of(here).audience.here() == {0})
            state_of(here).audience.elsewhere.servers.clear()  # as a server that has just started
            two.tell_presence()
            await until(lambda: state_of(here).audience.here() == {0})

    asyncio.run(work())
