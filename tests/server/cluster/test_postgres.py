"""PostgreSQL as it is in the world: frozen, gone, silent, with copies that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import Connection, text

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.cluster import postgres as cluster
from farmtable.server.cluster.replicas import Replicas, load_replicas
from farmtable.server.storage import records
from farmtable.server.storage.postgres import postgres_url
from farmtable.server.storage.store import Store, Unclear, engine_of
from tests.server.storage.test_store import a_table
from tests.support.server.inside import state_of
from tests.support.server.people import a_lobby, any_move, listen, until, wish
from tests.support.server.postgres import Postgres, running
from tests.support.serving import Serving
from tests.support.wire import wired


@pytest.fixture
def own() -> Iterator[Postgres]:
    """A PostgreSQL that a test may stop."""
    with running() as found:
        if found is None:
            pytest.skip("LEFT OUT: there is no PostgreSQL server here")
        yield found


async def asked(client: httpx.AsyncClient, *paths: str) -> list[int]:
    answers = await asyncio.gather(*(client.get(path, timeout=20) for path in paths))
    return [answer.status_code for answer in answers]


def test_a_frozen_database_is_told_and_the_server_still_stops(own: Postgres, tmp_path: Path) -> None:
    """503 and not 500, from every door; after a thaw all is well; and the stop does not wait for it."""
    server = Serving(own.url, tmp_path / "errors", "--log-level", "WARNING", "--database-wait", "1", quick=True)
    paths = ("/api/tables", "/api/finished", "/health", "/api/tables/x")

    async def work() -> None:
        await server.start()
        async with httpx.AsyncClient(base_url=server.url) as client:
            wish = {"game": "fences", "seats": [{"kind": "person"}] * 2, "listed": True}
            made = (await client.post("/api/tables", json=wish)).json()
            own.freeze()
            await asyncio.sleep(1.1)  # health looks once a second at most
            assert await asked(client, *paths) == [503] * 4
            failed = await client.post("/api/tables", json=wish, timeout=20)
            assert (failed.status_code, failed.json()["key"]) == (503, "problem-store")
            own.thaw()
            for _ in range(100):
                if await asked(client, *paths) == [200, 200, 200, 404]:
                    break
                await asyncio.sleep(0.1)
            listed = (await client.get("/api/tables")).json()
            assert made["table"]["id"] in [table["id"] for table in listed]
            await asyncio.sleep(1.1)
            own.freeze()
            waiting = [asyncio.ensure_future(client.get(path, timeout=20)) for path in paths]
            await asyncio.sleep(0.2)
            assert await asyncio.wait_for(server.stop(), 15) == 0
            assert [(await answer).status_code for answer in waiting] == [503] * 4

    try:
        asyncio.run(work())
    finally:
        server.kill()
    told = server.errors.read_text()
    assert "unforeseen" not in told
    assert "the database does not answer" in told


def test_a_database_that_is_gone_is_told_and_found_again(own: Postgres) -> None:
    async def work() -> None:
        async with wired(own.url, database_wait=1) as wire:
            made = (await wire.request("POST", "/api/tables", {"game": "fences", "seats": [{"kind": "open"}] * 2})).json
            own.stop("fast")
            await until(wire.lobby.cluster.deaf)
            for method, path in (("GET", "/api/tables"), ("GET", "/health"), ("GET", "/api/finished")):
                answer = await wire.request(method, path)
                assert (answer.status, answer.json["key"]) == (503, "problem-store"), path
            socket = wire.socket()
            (problem,) = await socket.ask({"type": "sit", "table": "x" * 32})
            assert problem["status"] == 503
            own.start()
            for _ in range(100):  # it hears of the others again a little later
                if (await wire.request("GET", "/health")).status == 200:
                    break
                await asyncio.sleep(0.2)
            assert (await wire.request("GET", "/health")).status == 200
            (problem,) = await socket.ask({"type": "sit", "table": "x" * 32})
            assert problem["status"] == 404
            assert made["table"]["status"] == "waiting"
            await until(lambda: not wire.lobby.cluster.deaf())
            await socket.close()

    asyncio.run(work())


def test_a_silent_connection_is_noticed(own: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the process that sends the notices of one server stands still; its spectator hears of every move."""
    monkeypatch.setattr(cluster, "PULSE", 0.1)
    monkeypatch.setattr(cluster, "DEAF", 0.5)

    def listener(connection: Connection) -> int:
        found = connection.execute(text("SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")).scalar()
        assert isinstance(found, int)
        return found

    async def work() -> None:
        async with a_lobby(own.url) as one, a_lobby(own.url) as two, two.cluster.listening(two):
            await until(lambda: two.cluster.gauges()["notifications_up"])
            here, _ = await one.create(wish("formidable_farm", "pp"))
            heard = listen(await two.find(here.id), SPECTATOR)
            pid = await two.store.read(listener)
            os.kill(pid, signal.SIGSTOP)
            try:
                for k in range(3):
                    await any_move(here, Chance(k), f"m{k}")
                told = state_of(here).playing().told
                await until(lambda: heard.data and heard.of("sight")[-1]["told"] == told)
                assert two.cluster.gauges()["notifications_lost"] == 1
            finally:
                os.kill(pid, signal.SIGCONT)

    asyncio.run(work())


def test_a_commit_that_broke_is_not_made_twice_by_the_server(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two lines in one commit, and the connection breaks when it is done: nobody knows, so nobody does it again."""
    store = Store(shared)
    store.submit(records.add_table(a_table())).result()
    dialect = store.engine.dialect
    commit, broken = dialect.do_commit, list[object]()

    def lost(connection: Any) -> None:
        commit(connection)
        if not broken:
            broken.append(connection)
            raise psycopg.OperationalError("the answer did not come")

    begun, go = Event(), Event()

    def wait(connection: Connection) -> None:
        begun.set()
        go.wait()

    busy = store.submit(wait)
    assert begun.wait(20)  # what comes now goes into the next commit
    lines = [store.submit(records.add_chat("t", 0, words, 1.0)) for words in ("one", "two")]
    busy.add_done_callback(lambda _: monkeypatch.setattr(dialect, "do_commit", lost))
    go.set()
    assert [type(line.exception()) for line in lines] == [Unclear, Unclear]
    assert [line.text for line in store.read_now(records.load_chat("t", 0, 9))] == ["one", "two"]
    store.close()


def test_several_hosts_mean_the_one_that_writes() -> None:
    engine = engine_of("postgresql://farm:secret@one:5432,two:5433/farm?connect_timeout=9")
    _, found = engine.dialect.create_connect_args(engine.url)
    wanted = {"host": "one,two", "port": "5432,5433", "user": "farm", "password": "secret", "dbname": "farm"}
    assert {name: found[name] for name in wanted} == wanted
    assert (found["target_session_attrs"], found["connect_timeout"]) == ("read-write", "9")
    assert "target_session_attrs" not in postgres_url("postgresql://one/farm").query
    assert postgres_url("postgresql://one/farm").query["tcp_user_timeout"] == "5000"


@pytest.mark.parametrize(
    ("replicas", "words"),
    [
        (Replicas(), []),
        (Replicas(1, 1, 0, True), []),
        (Replicas(0, 1, 0, False), ["asynchronous"]),
        (Replicas(0, 0, 1, True), ["pg_monitor"]),
        (Replicas(0, 0, 0, True), ["every write waits"]),
    ],
)
def test_what_is_said_of_copies(replicas: Replicas, words: list[str], caplog: pytest.LogCaptureFixture) -> None:
    assert len(replicas.warnings()) == len(words)
    assert all(word in warning for word, warning in zip(words, replicas.warnings(), strict=True))


def test_an_asynchronous_copy_is_warned_of(own: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    """A copy that nobody waits for; then one that a commit waits for."""
    caplog.set_level(logging.WARNING, "farmtable")

    async def work() -> None:
        async with wired(own.url) as wire:
            await until(lambda: "asynchronous" in caplog.text)
            metrics = (await wire.request("GET", "/metrics")).body.decode()
            assert "farmtable_replicas_asynchronous 1" in metrics
            assert "farmtable_replicas_synchronous 0" in metrics

    copy = own.standby("copy")
    copy.start()
    try:
        asyncio.run(work())
        with engine_of(own.url).connect().execution_options(isolation_level="AUTOCOMMIT") as admin:
            admin.execute(text("ALTER SYSTEM SET synchronous_standby_names = 'copy'"))
            admin.execute(text("SELECT pg_reload_conf()"))
            for _ in range(100):
                if load_replicas(admin).synchronous:
                    break
            assert load_replicas(admin) == Replicas(1, 0, 0, True)
    finally:
        copy.stop()
