"""Health: alive and ready are two things, a disk that takes no write is told, each kind of trouble is logged once."""

from __future__ import annotations

import asyncio
import logging
import re
import shutil
import sqlite3
import subprocess
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped] # Litestar needs it, so it is here
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from farmtable.bots.bot import Answer
from farmtable.core.show.view import View
from farmtable.server.cluster.cluster import Alone
from farmtable.server.ops.health import BOTS, NOTICES, WRITE, Health
from farmtable.server.storage.store import Store
from farmtable.server.web import watch as watching
from farmtable.server.web.watch import Watch, WatchedThinker
from tests.support.server.house import auth, house, new_table

ALERTS = Path(__file__).parents[3] / "deploy" / "alerts.yml"


@pytest.fixture(autouse=True)
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question looks anew."""
    monkeypatch.setattr(watching, "OFTEN", 0.0)


def test_a_full_disk_is_told_by_health_and_by_every_move(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Moves get 503, and so does health; it is said once, and when there is space again all goes on."""
    with house(str(tmp_path / "farm.db")) as client:
        table = new_table(client)
        store: Store = client.app.state.lobby.store
        sight = client.get(f"/api/tables/{table['id']}/sight", headers=auth(table["keys"][0])).json()
        move = {"version": sight["version"], "move": "m", "choice": sight["menu"][0]["choice"]}
        original = store.add
        store.add = lambda job, promise: original(full, promise)  # type: ignore[method-assign]
        for _ in range(3):
            answer = client.post(f"/api/tables/{table['id']}/moves", json=move, headers=auth(table["keys"][0]))
            assert answer.status_code == 503
            assert client.get("/health").status_code == 503
            ready = client.get("/health/ready")
            assert ready.status_code == 503
            assert ready.json() | {"version": ""} == {
                "status": "failing",
                "version": "",
                "parts": {"write": "full", "notices": "ok", "bots": "ok"},
            }
            assert client.get("/health/live").status_code == 200
        assert 'farmtable_healthy{part="write"} 0' in client.get("/metrics").text
        assert re.search(r'failures_total{part="write",kind="full"} \d+', client.get("/metrics").text)
        failing = [record for record in caplog.records if record.message == "failing"]
        assert [(record.part, record.error) for record in failing] == [("write", "full")]  # type: ignore[attr-defined]
        store.add = original  # type: ignore[method-assign]
        assert client.get("/health").json()["status"] == "ok"
        assert client.get("/health/ready").json()["status"] == "ok"
        assert client.post(f"/api/tables/{table['id']}/moves", json=move, headers=auth(table["keys"][0])).json()["done"]
        assert [record.message for record in caplog.records if record.message == "works again"] == ["works again"]


def full(connection: Connection) -> None:
    """What SQLite says on a full disk; `python -m tools.attack disk` fills a real one."""
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise OperationalError("UPDATE", {}, error)


def test_health_really_writes(tmp_path: Path) -> None:
    """And not more often than once in a while, however often it is asked."""
    store = Store(str(tmp_path / "farm.db"))

    def at() -> float:
        return float(store.read_now(lambda connection: connection.execute(text("SELECT at FROM pulse")).scalar_one()))

    async def work() -> None:
        watch = Watch(Health(), store, Alone())
        await watch.look()
        first = at()
        assert first > 0
        watching.OFTEN = 60.0
        await asyncio.gather(*(watch.look() for _ in range(50)))
        assert at() == first

    asyncio.run(work())
    store.close()


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """A real one: SQLite itself refuses to write."""
    store = Store(str(tmp_path / "farm.db"))
    health = Health()

    async def work() -> None:
        watch = Watch(health, store, Alone())
        store.submit(lambda c: c.execute(text("PRAGMA query_only = ON")).close()).result()
        await watch.look()
        assert health.states[WRITE] == "readonly"
        assert not health.ready

    asyncio.run(work())
    store.close()


def test_a_write_that_hangs_is_told_and_not_piled_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "PATIENCE", 0.05)
    store, health = Store(str(tmp_path / "farm.db")), Health()
    waiting: list[Future[None]] = []

    def hangs() -> Future[None]:
        waiting.append(Future())
        return waiting[-1]

    monkeypatch.setattr(store, "pulse", hangs)

    async def work() -> None:
        watch = Watch(health, store, Alone())
        for _ in range(3):
            await watch.look()
            assert health.states[WRITE] == "slow"
        assert len(waiting) == 1
        waiting[0].set_result(None)
        health.tell(WRITE)  # as the store does after a commit
        await watch.look()

    asyncio.run(work())
    store.close()


def test_each_part_has_its_own_state(caplog: pytest.LogCaptureFixture) -> None:
    health = Health()
    health.tell(BOTS, "stall")
    assert (health.status, health.ready) == ("degraded", True)
    health.tell(NOTICES, "gone")
    assert (health.status, health.ready) == ("failing", False)
    for _ in range(5):  # comes and goes
        health.tell(BOTS)
        health.tell(BOTS, "stall")
    assert len([r for r in caplog.records if r.levelno == logging.ERROR]) == 2
    assert health.failures[BOTS, "stall"] == 6
    health.tell(BOTS)
    health.tell(NOTICES)
    assert health.status == "ok"


def test_bots_that_break_are_told_until_one_answers() -> None:
    health, broken = Health(), [True]

    class Breaking:
        async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer:
            if broken[0]:
                raise OSError("no process")
            return Answer(0)

    nothing: Any = None

    async def work() -> None:
        thinker = WatchedThinker(Breaking(), health)
        with pytest.raises(OSError, match="no process"):
            await thinker.choose("", "", nothing, [], 0)
        assert health.states[BOTS] == "broken"
        broken[0] = False
        await thinker.choose("", "", nothing, [], 0)
        assert health.states[BOTS] == "ok"

    asyncio.run(work())


def test_without_a_database_nothing_is_an_internal_error(tmp_path: Path) -> None:
    with house(str(tmp_path / "farm.db")) as client:
        client.app.state.lobby.store.submit(lambda c: c.execute(text("DROP TABLE finished")).close()).result()
        assert client.get("/api/finished").status_code in (200, 503)
        client.app.state.lobby.store.submit(lambda c: c.execute(text("DROP TABLE seats")).close()).result()
        client.app.state.lobby.store.submit(lambda c: c.execute(text("DROP TABLE heads")).close()).result()
        client.app.state.lobby.store.submit(
            lambda c: c.execute(text("ALTER TABLE tables RENAME TO gone")).close()
        ).result()
        for path in ("/api/tables", "/api/finished", "/api/tables/any"):
            assert client.get(path).status_code == 503, path


def test_alert_rules_name_what_there_is(tmp_path: Path) -> None:
    """What promtool would look at, and that every figure in a rule is one that the server gives."""
    with house(str(tmp_path / "farm.db")) as client:
        told = set(re.findall(r"^# TYPE (\w+)", client.get("/metrics").text, re.MULTILINE))
    groups = yaml.safe_load(ALERTS.read_text(encoding="utf-8"))["groups"]
    rules = [rule for group in groups for rule in group["rules"]]
    assert len(rules) >= 6
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for rule in rules:
        assert set(rule) == {"alert", "expr", "for", "labels", "annotations"}, rule["alert"]
        assert re.fullmatch(r"\d+[smh]", rule["for"])
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"]
        named = set(re.findall(r"farmtable_\w+", rule["expr"]))
        assert named or rule["expr"].startswith("up")
        assert {re.sub("_(bucket|sum|count)$", "", name) for name in named} <= told, rule["alert"]
        assert rule["expr"].count("(") == rule["expr"].count(")")
    promtool = shutil.which("promtool")
    if promtool is None:
        print("promtool is not here: what Prometheus itself says of the rules was not asked")
        return
    said = subprocess.run([promtool, "check", "rules", str(ALERTS)], capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr
