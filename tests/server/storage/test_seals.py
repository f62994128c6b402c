"""A stored game that was damaged is found when it is loaded, named, and never played on as another game."""

from __future__ import annotations

import asyncio
import gzip
import logging
import os
import random
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from farmtable.core.rules.playout import Chance
from farmtable.server.storage import check, lists, records, seals
from farmtable.server.storage.records import ChatRecord, Move
from farmtable.server.storage.store import Damaged, Store, StoreError
from farmtable.server.tables.lobby import Lobby
from farmtable.server.wire.problem import Refused
from tests.support.server.house import auth, house, new_table
from tests.support.server.inside import state_of
from tests.support.server.people import any_move, run, until, wish

BEFORE = Path(__file__).parents[2] / "golden" / "before" / "farm.db.gz"
HARM = {  # by what is damaged
    "a row in the middle": "DELETE FROM log WHERE number = 3",
    "the last row": "DELETE FROM log WHERE number = (SELECT max(number) FROM log)",
    "the last rows": "DELETE FROM log WHERE number > 4",
    "all rows": "DELETE FROM log",
    "another choice": "UPDATE log SET entry = entry + 8 WHERE number = 2",
    "two rows exchanged": "UPDATE log SET entry = (SELECT entry FROM log l WHERE l.number = 5) WHERE number = 4",
    "another seed": "UPDATE tables SET seed = :bytes",
    "other options": "UPDATE tables SET options = '{\"carry\": 7}'",
    "another game": "UPDATE tables SET game = 'fences'",
    "another key": "UPDATE seats SET token = 'other' WHERE seat = 0",
    "a bot for a person": "UPDATE seats SET level = 'random' WHERE seat = 0",
    "a missing seat": "DELETE FROM seats WHERE seat = 1",
    "no head": "DELETE FROM heads",
    "an older head": "UPDATE heads SET rows = rows - 1",
    "no header": "UPDATE tables SET header = ''",
    "letters that are none": "UPDATE tables SET header = 'x'",
}


def harm(how: str) -> Any:
    def job(connection: Connection) -> None:
        connection.execute(text(how), {"bytes": b"other"} if ":bytes" in how else {})

    return job


@pytest.mark.parametrize("what", HARM)
def test_damage_is_found_and_named(url: str, what: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish("formidable_farm"))
        whole, _ = await lobby.create(wish("formidable_farm", "po"))
        for k in range(8):
            await any_move(live, Chance(k), f"m{k}")
        lobby.live.clear()
        await lobby.store.write(harm(HARM[what] + (" AND " if " WHERE " in HARM[what] else " WHERE ") + only(live.id)))
        with pytest.raises(Refused, match="problem-damaged"):
            await lobby.find(live.id)
        assert live.id not in lobby.live
        assert lobby.store.damaged == {live.id}
        told = [record for record in caplog.records if record.levelno == logging.ERROR]
        assert [record.table for record in told] == [live.id[:8]]  # type: ignore[attr-defined]
        assert (await lobby.find(whole.id)).id == whole.id  # the others go on

    def only(table: str) -> str:
        return f"{'id' if HARM[what].startswith('UPDATE tables') else 'table_id'} = '{table}'"

    run(url, work)


def test_a_server_says_so_to_its_players(tmp_path: Path) -> None:
    with house(str(tmp_path / "farm.db")) as client:
        table = new_table(client)
        lobby: Lobby = client.app.state.lobby
        lobby.live.clear()
        lobby.store.submit(harm("UPDATE seats SET kind = 'open'")).result()
        for _ in range(2):
            answer = client.get(f"/api/tables/{table['id']}/sight", headers=auth(table["keys"][0]))
            assert (answer.status_code, answer.json()["key"]) == (409, "problem-damaged")
        assert "farmtable_damaged_tables 1" in client.get("/metrics").text


def test_one_damaged_table_does_not_close_the_house(url: str) -> None:
    """The lobby, the list of finished games and a check of all go on, and the check names it."""

    async def work(lobby: Lobby) -> None:
        shown = [(await lobby.create(wish(seats=seats, listed=True)))[0].id for seats in ("pp", "po", "bb", "bb")]
        await until(lambda: all(state_of(lobby.live[name]).playing().over for name in shown[2:]))
        await until(lambda: all(state_of(lobby.live[name]).record.status == "over" for name in shown[2:]))
        lobby.live.clear()
        assert {table.id for table in await lobby.listed()} == set(shown[:2])
        assert {table.id for table in await lobby.finished()} == set(shown[2:])
        for name in (shown[0], shown[2]):
            await lobby.store.write(harm(f"UPDATE seats SET token = 'other' WHERE table_id = '{name}'"))
        assert [table.id for table in await lobby.listed()] == [shown[1]]
        assert [table.id for table in await lobby.finished()] == [shown[3]]
        found = [damage.table for damage in check.damages(lobby.store.engine) if damage]
        assert sorted(found) == sorted([shown[0], shown[2]])

    run(url, work)


def test_a_table_in_memory_does_not_go_on_with_a_damaged_log(url: str) -> None:
    """What another server, or a hand, has done to it is found before anything is added."""

    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish("formidable_farm"))
        await any_move(live, Chance(1), "m1")
        await lobby.store.write(harm("UPDATE heads SET seal = :bytes"))
        sight = await live.look(0) if url.endswith(".db") else None
        state = state_of(live)
        seat = state.playing().asked()[0]
        version, choice = state.playing().version(seat), state.playing().menu(seat)[0]
        with pytest.raises(Refused):
            await live.take(seat, "m2", version, choice)
        del sight
        assert await lobby.store.read(lambda c: c.execute(text("SELECT count(*) FROM answers")).scalar()) == 1

    run(url, work)


def test_names_and_chat_lie_outside(url: str) -> None:
    """They can be deleted without breaking a seal."""

    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish("formidable_farm"))
        await any_move(live, Chance(1), "m1")
        await live.say(0, "my secret")
        lobby.live.clear()
        await lobby.store.write(harm("DELETE FROM chat"))
        await lobby.store.write(harm("UPDATE seats SET name = ''"))
        await lobby.store.write(harm("UPDATE tables SET header = replace(header, 'Player', 'X')"))
        assert (await (await lobby.find(live.id)).look(0)).menu is not None

    run(url, work)


def test_flipped_bits_never_give_another_game(tmp_path: Path) -> None:
    """Three bits anywhere in the file: a table is as it was, or it is said to be damaged, or not there at all."""
    file, trial = tmp_path / "farm.db", tmp_path / "trial.db"
    whole: dict[str, list[int]] = {}

    async def play(lobby: Lobby) -> None:
        for game in ("fences", "farmoony", "my_farm_shop"):
            live, _ = await lobby.create(wish(game))
            for k in range(30):
                await any_move(live, Chance(k), f"m{k}")
            whole[live.id] = await lobby.store.read(records.load_rows(live.id))

    run(str(file), play)
    data, chance, found = file.read_bytes(), random.Random(5), {"same": 0, "damaged": 0, "unreadable": 0}
    for _ in range(150):
        harmed = bytearray(data)
        for _ in range(3):
            harmed[chance.randrange(len(harmed))] ^= 1 << chance.randrange(8)
        trial.write_bytes(harmed)
        try:
            store = Store(str(trial))
        except Exception:
            found["unreadable"] += 1
            continue
        for table, rows in whole.items():
            try:
                stored = store.read_now(records.load_all(table))
                assert stored is None or stored.rows == rows
                found["same"] += stored is not None
            except Damaged:
                found["damaged"] += 1
            except StoreError:
                found["unreadable"] += 1
        assert store.damaged <= set(whole)
        store.close()
        for file_ in tmp_path.glob("trial.db-*"):
            file_.unlink()
    assert found["damaged"] > 10, found
    assert found["same"] > 100, found


def test_a_chain_knows_order_count_and_table() -> None:
    one = seals.chained(seals.first("a"), [1, 2, 3])
    assert one == seals.chained(seals.chained(seals.first("a"), [1, 2]), [3])
    others = [[1, 3, 2], [1, 2], [1, 2, 3, 3], [1, 2, 4], [1, 2, -3]]
    assert one not in [seals.chained(seals.first("a"), rows) for rows in others]
    assert one != seals.chained(seals.first("b"), [1, 2, 3])


def test_an_old_database_is_sealed_at_its_migration(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """And a game of it that had a gap already is named, not sealed."""
    file = tmp_path / "farm.db"
    file.write_bytes(gzip.decompress(BEFORE.read_bytes()))
    with sqlite3.connect(file) as connection:
        (hurt,) = connection.execute("SELECT table_id FROM log WHERE number = 20 LIMIT 1").fetchone()
        connection.execute("DELETE FROM log WHERE table_id = ? AND number = 7", (hurt,))
    connection.close()
    (tmp_path / "farm.db.0001").write_text("somebody's own file")
    store = Store(str(file))
    assert store.kept == tmp_path / "farm.db.0001.2"
    said = [(record.message, getattr(record, "tables", record.__dict__.get("table"))) for record in caplog.records]
    assert [one for one in said if one[1]] == [("damaged table", hurt[:8]), ("sealed", 15)]
    assert store.kept.stat().st_size > 100_000
    names = [name for status in ("playing", "over", "waiting") for name in store.read_now(lists.load_ids(status))]
    assert len(names) == 16
    for name in names:
        if name == hurt:
            with pytest.raises(Damaged, match=hurt):
                store.read_now(records.load_all(name))
        else:
            assert store.read_now(records.load_all(name)) is not None
    store.close()


def test_files_are_made_for_their_owner_only(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = Store(str(tmp_path / "farm.db"))
        store.submit(harm("UPDATE pulse SET at = 1")).result()
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert set(modes) == {"farm.db", "farm.db-wal", "farm.db-shm", "farm.db.lock"}
        assert set(modes.values()) == {0o600}
        store.close()
    finally:
        os.umask(before)


def test_a_second_server_through_a_link_is_refused(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "farm.db"))
    (tmp_path / "link.db").symlink_to(tmp_path / "farm.db")
    with pytest.raises(StoreError, match="in use"):
        Store(str(tmp_path / "link.db"))
    store.close()


def test_a_line_of_the_chat_whose_commit_was_unclear_is_said_once(url: str) -> None:
    """It was done, and the one who waited was told that it failed."""
    store = Store(url)
    record = records.TableRecord("t", "_template", {}, "en", False, "i", "w", bytes(32), 1.5, [])
    store.submit(records.add_table(record)).result()
    job = records.add_chat("t", 0, "hello", 2.5)
    assert [store.submit(job).result().number for _ in range(3)] == [0, 0, 0]
    assert store.read_now(records.load_chat("t", 0, 9)) == [ChatRecord(0, 0, "hello", 2.5)]
    assert store.submit(records.add_chat("t", 0, "hello", 3.5)).result().number == 1
    store.close()


def test_a_change_at_another_server_does_not_open_a_finished_game_again(url: str) -> None:
    """One server ends the game while another changes a seat of it: who is later is told so."""
    store = Store(url)
    seats = [records.SeatRecord(0, "person", "Ann")]
    record = records.TableRecord("t", "_template", {}, "en", False, "i", "w", bytes(32), 1.5, seats, "playing")
    store.submit(records.add_table(record)).result()
    store.submit(records.add_move(Move("t", 0, [5], places=[1], events=b"[]", ended=7.0))).result()
    record.changes = 1
    with pytest.raises(records.Overtaken):
        store.submit(records.save_table(record)).result()
    found = store.read_now(records.load_table("t"))
    assert found is not None
    assert found.status == "over"
    store.close()


def test_a_chat_that_fails_once_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish())
        original, tries = lobby.store.write, list[int]()

        async def unclear(job: Any) -> Any:
            done = await original(job)
            tries.append(1)
            if len(tries) == 1:
                raise StoreError("the connection broke at the commit")
            return done

        monkeypatch.setattr(lobby.store, "write", unclear)
        line = await live.say(0, "hello")
        assert line.number == 0
        assert len(tries) == 2
        assert [one.text for one in await live.lines(0, 0)] == ["hello"]
        await asyncio.sleep(0)

    run(str(tmp_path / "farm.db"), work)
