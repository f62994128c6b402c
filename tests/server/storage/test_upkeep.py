"""What an operator does with a database: check it, copy it, let go of what is old; and what is said if it is gone."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest
from click.testing import CliRunner

from farmtable.cli import cli
from farmtable.core.game import SetupError
from farmtable.server.storage import records, retention
from farmtable.server.storage.records import Move, SeatRecord, TableRecord
from farmtable.server.storage.retention import DAY, Rules
from farmtable.server.storage.store import Store
from tests.support.server.house import house, new_table, play_to_the_end


def command(*words: str | Path) -> tuple[int, str]:
    done = CliRunner().invoke(cli, [str(word) for word in words], catch_exceptions=False)
    return done.exit_code, done.output


def hurt(file: Path, how: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(how)
    connection.close()


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str, str]:
    """A database with a finished and a running game."""
    file = tmp_path / "farm.db"
    with house(str(file)) as client:
        over, running = new_table(client), new_table(client)
        play_to_the_end(client, over)
    return file, over["id"], running["id"]


def test_check_walks_all_and_names_what_is_damaged(played: tuple[Path, str, str]) -> None:
    file, over, running = played
    code, said = command("check", file)
    assert code == 0
    assert "2 tables, 0 damaged" in said
    hurt(file, f"UPDATE log SET entry = entry + 8 WHERE table_id = '{running}' AND number = 1")
    code, said = command("check", file)
    assert code == 1
    assert f"table {running} is damaged" in said
    assert over not in said
    assert "2 tables, 1 damaged" in said


def test_check_looks_into_the_archive(played: tuple[Path, str, str]) -> None:
    file, over, _ = played
    command("gc", "--database", file, "--yes")
    assert command("check", file)[0] == 0
    hurt(file, "UPDATE archive SET data = substr(data, 1, 50)")
    code, said = command("check", file)
    assert (code, over in said) == (1, True)


def test_a_backup_is_looked_at_and_is_its_owners_only(played: tuple[Path, str, str], tmp_path: Path) -> None:
    file, _, running = played
    assert command("backup", "--database", file, tmp_path / "good.db")[0] == 0
    assert stat.S_IMODE((tmp_path / "good.db").stat().st_mode) == 0o600
    assert command("check", tmp_path / "good.db")[0] == 0
    hurt(file, f"DELETE FROM log WHERE table_id = '{running}' AND number = 0")
    with pytest.raises(SetupError, match=running):
        command("backup", "--database", file, tmp_path / "bad.db")


@pytest.mark.parametrize("words", [["backup", "copy.db"], ["export", "logs"], ["gc"]])
def test_a_missing_database_is_said_to_be_missing_and_not_made(words: list[str], tmp_path: Path) -> None:
    more = [str(tmp_path / word) for word in words[1:]]
    with pytest.raises(SetupError, match="there is no database"):
        command(words[0], *more, "--database", tmp_path / "none.db")
    with pytest.raises(SetupError, match="there is no database"):
        command("check", tmp_path / "none.db")
    assert list(tmp_path.iterdir()) == []


def test_an_older_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "empty.db").close()
    (tmp_path / "empty.db").touch()
    with pytest.raises(SetupError, match="empty"):
        command("check", tmp_path / "empty.db")


def test_gc_says_first_and_does_then(played: tuple[Path, str, str]) -> None:
    file, over, running = played
    old = "UPDATE heads SET touched = touched - 86400 * 40"
    hurt(file, old)
    days = ["--abandoned-days", "30", "--finished-days", "50", "--waiting-days", "1"]
    for _ in range(2):
        code, said = command("gc", "--database", file, *days)
        assert code == 0
        assert "1 games that were begun and not finished to remove" in said
        assert "0 finished games to remove" in said
        assert "1 finished games to make smaller" in said
        assert "Nothing was done" in said
    code, said = command("gc", "--database", file, *days, "--yes")
    assert "1 removed, 1 made smaller" in said
    assert " bytes before, " in said
    store = Store(str(file))
    assert store.read_now(records.load_table(running)) is None
    assert store.read_now(records.load_table(over)) is not None
    store.close()
    assert command("check", file)[0] == 0
    assert "0 finished games to make smaller" in command("gc", "--database", file)[1]


def test_rules_remove_what_they_name_and_nothing_else(url: str) -> None:
    store, now = Store(url), 1e9
    for name, status in (("w", "waiting"), ("p", "playing"), ("o", "over")):
        for age in (1, 100):
            seats = [SeatRecord(0, "person", "Ann")]
            made = TableRecord(f"{name}{age}", "_template", {}, "en", False, "i", "w", bytes(32), 1.5, seats, status)
            store.submit(records.add_table(made, [1, 2] if name != "w" else [])).result()
            store.submit(records.add_chat(made.id, 0, "hello", now - age * DAY)).result()
    store.submit(records.add_move(Move("p1", 2, [3], 0, "m", b"yes"))).result()
    store.submit(lambda c: c.exec_driver_sql("UPDATE heads SET touched = 999999999").close()).result()
    aged = f"UPDATE heads SET touched = {now - 100 * DAY} WHERE table_id LIKE '%100'"
    store.submit(lambda c: c.exec_driver_sql(aged.replace("%", "%%")).close()).result()
    store.submit(lambda c: c.exec_driver_sql("UPDATE tables SET rematch = 'p100' WHERE id = 'o1'").close()).result()

    def left() -> set[str]:
        names = ("w1", "w100", "p1", "p100", "o1", "o100")
        return {name for name in names if store.read_now(records.load_all(name))}

    def go(rules: Rules, keep: set[str] | None = None) -> int:
        return store.submit(lambda c: retention.remove(c, rules, keep or set(), now)).result()

    assert go(Rules()) == 0
    assert not Rules()
    assert store.read_now(lambda c: retention.would_remove(c, Rules(chat=50, finished=50), now)) == {
        "over": 1,
        "chat": 3,
    }
    assert go(Rules(abandoned=50), {"p100"}) == 0
    assert go(Rules(abandoned=50)) == 1
    assert left() == {"w1", "w100", "p1", "o1", "o100"}
    found = store.read_now(records.load_table("o1"))
    assert found is not None
    assert found.rematch == ""
    assert go(Rules(waiting=50)) + go(Rules(finished=50)) == 2
    assert left() == {"w1", "p1", "o1"}
    assert go(Rules(chat=50)) == 0  # gone with their tables
    assert go(Rules(chat=0.5)) == 3
    assert left() == {"w1", "p1", "o1"}
    store.close()
