"""Power cuts on a disk that forgets what was not synced; `python -m tools.attack power` does as many as you like."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from tests.support.forgetful import LAYERS, Layer, forgetful
from tools.attack import power


@pytest.fixture(autouse=True, scope="module")
def layer() -> None:
    try:
        if not LAYERS:
            LAYERS.append(Layer())
    except (AttributeError, OSError) as error:
        pytest.skip(f"LEFT OUT: this Python hides SQLite's file layer, so no power is cut: {error}")


def test_nothing_that_anybody_was_told_is_lost_or_doubled() -> None:
    found = power.run(cycles=4, cuts=10)
    assert (found.cuts, found.lost, found.doubled, found.unreadable) == (40, 0, 0, 0)
    assert found.done > 300


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
def test_a_store_that_does_not_sync_is_caught(synchronous: str) -> None:
    assert power.run(cycles=6, cuts=5, synchronous=synchronous).lost > 0


def test_an_answer_before_the_commit_is_caught() -> None:
    assert power.run(cycles=12, cuts=12, hasty=True).lost > 0


def test_the_disk_keeps_what_was_synced_and_forgets_the_rest(tmp_path: Path) -> None:
    """The disk itself, on three rows: the last one is in a transaction that was never synced."""
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    with forgetful(here) as disk:
        connection = sqlite3.connect(here / "a.db")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE t (x)")
        for x in (1, 2, 3):
            if x == 3:
                connection.execute("PRAGMA synchronous=OFF")
            connection.execute("INSERT INTO t VALUES (?)", (x,))
            connection.commit()
        written = len(disk.trace)
        connection.close()
    for kept, rows in ((0.0, [1, 2]), (1.0, [1, 2, 3])):
        for name, data in disk.after_power_cut(written, kept, random.Random(1)).items():
            (there / name).write_bytes(data)
        with sqlite3.connect(there / "a.db") as found:
            assert [x for (x,) in found.execute("SELECT x FROM t")] == rows
        found.close()
