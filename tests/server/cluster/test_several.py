"""Several servers on one PostgreSQL: whoever is first counts, and all hear of it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from sqlalchemy import Connection, text

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.storage.store import engine_of
from farmtable.server.wire.problem import Refused
from farmtable.server.wire.requests import Join
from tests.support.server.inside import info, record_of, state_of
from tests.support.server.people import a_lobby, any_move, listen, two_lobbies, until, wish


def test_a_broken_connection_hides_nothing(shared: str) -> None:
    """All connections break, the one that listens too; what happens meanwhile is heard when there is a new one."""

    def cut(connection: Connection) -> None:
        others = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname <> ''"
        )
        connection.execute(text(others)).all()

    async def work() -> None:
        async with a_lobby(shared) as one, a_lobby(shared) as two, two.cluster.listening(two):
            await asyncio.sleep(0.3)  # until it listens
            here, _ = await one.create(wish("formidable_farm", "pp"))
            there = await two.find(here.id)
            heard = listen(there, SPECTATOR)
            for k in range(3):
                admin = engine_of(shared)
                with admin.connect() as connection:
                    cut(connection)
                admin.dispose()
                for _ in range(20):
                    with suppress(Refused):  # it could not be saved: the same again
                        await any_move(here, Chance(k), f"m{k}")
                        break
                await until(lambda: heard.data and heard.of("sight")[-1]["told"] == state_of(here).playing().told)
            assert state_of(there).rows == state_of(here).rows

    asyncio.run(work())


def test_two_servers_one_table(shared: str) -> None:
    async def work() -> None:
        async with two_lobbies(shared) as (one, two):
            here, _ = await one.create(wish("formidable_farm", "po"))
            there = await two.find(here.id)
            invite = Join(record_of(here).invite, "Bob")
            both = await asyncio.gather(here.join(invite), there.join(invite), return_exceptions=True)
            assert [isinstance(answer, Refused) for answer in both].count(True) == 1
            heard = listen(there, SPECTATOR)
            await until(lambda: state_of(there).table is not None and state_of(here).table is not None)
            for k in range(40):  # both servers get the same seat's move under two ids: one is stale
                asked = state_of(here).playing().asked()[0]
                sight = await here.look(asked, 1 << 30)
                choice = sight.menu[0].choice
                answers = await asyncio.gather(
                    here.take(asked, f"a{k}", sight.version, choice), there.take(asked, f"b{k}", sight.version, choice)
                )
                assert [answer.done for answer in answers].count(True) == 1
                first = "a" if answers[0].done else "b"
                again = await there.take(asked, f"{first}{k}", sight.version, choice)
                assert again == answers[0 if first == "a" else 1]
                await until(lambda: state_of(here).rows == state_of(there).rows)
                for seat in (0, 1):
                    assert await here.look(seat) == await there.look(seat)
            await here.say(0, "hello over there")
            await until(lambda: heard.of("chat"))
            assert heard.of("chat")[0]["text"] == "hello over there"
            told: list[object] = []
            for message in heard.of("sight"):
                told = told[: message["since"]] + message["events"]
            assert told == msgspec.to_builtins((await here.look(SPECTATOR)).events)

    asyncio.run(work())


def test_two_servers_one_rematch(shared: str) -> None:
    """Asked for at both at the same time: both get the one that was first."""

    async def work() -> None:
        async with two_lobbies(shared) as (one, two):
            here, _ = await one.create(wish())
            for k in range(200):
                if state_of(here).playing().over:
                    break
                await any_move(here, Chance(k), f"m{k}")
            there = await two.find(here.id)
            both = await asyncio.gather(one.rematch(here, 0), two.rematch(there, 1))
            assert [seat for _, seat in both] == [0, 1]
            assert both[0][0].id == both[1][0].id
            await until(lambda: info(here, 0).rematch == info(there, 0).rematch == both[0][0].id)

    asyncio.run(work())
