"""What people are shown while links break: a moment of it at every test run, and that the checker finds what is wrong.

`python -m tools.attack reads` does as much of it as you like.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from farmtable.core.rules.seats import SPECTATOR
from farmtable.games import load
from farmtable.server.storage.records import SeatRecord, TableRecord
from farmtable.server.tables.fold import rebuilt
from farmtable.server.tables.start import new_record, started
from farmtable.server.wire.messages import ENCODER
from farmtable.server.wire.sight import sight
from tests.support.history import History, Key
from tests.support.server.postgres import program
from tools.attack.reads import Wish, run

postgres = pytest.mark.skipif(program("initdb") is None, reason="LEFT OUT: there is no PostgreSQL server here")
NOTHING = ((0, 0), 0)


@postgres
def test_nothing_that_is_shown_is_wrong() -> None:
    test = run(Wish(faults=2, moves=40, tables=3, seconds=60))
    assert test.history.wrong == []
    assert test.killed >= 2
    assert test.history.counts["compared"] > 40
    assert test.changed > 0


@postgres
def test_an_old_key_that_sees_a_new_hand_is_found() -> None:
    """With the fault that servers once had: the key is looked up, and the table is made fresh after that."""
    test = run(Wish(faults=1000, moves=1 << 30, tables=1, seconds=90, planted="key", only="deaf"))
    assert any(words.startswith("authority: ") for words in test.history.wrong), str(test)


# ---- The checker itself ----------------------------------------------------------------------------------------------


def a_game() -> tuple[TableRecord, list[int], list[dict[str, Any]]]:
    """A little of a game, and what seat 0 and a spectator saw at each moment."""
    seats = [SeatRecord(0, "person", "Ann", token="a"), SeatRecord(1, "person", "Bob", token="b")]
    game = load("my_farm_shop")
    record, rows, _ = started(game, new_record(game.name, game.settled(2, {}), "en", False, seats))
    assert record.header is not None
    table, (undos, _) = rebuilt(game, record.header, record.seed, rows)
    shown = list[dict[str, Any]]()
    for _ in range(6):
        seat = table.asked()[0]
        table.take(seat, table.menu(seat)[0], table.version(seat))
        for eye in (0, SPECTATOR):
            shown.append(msgspec.json.decode(ENCODER.encode(sight(table, record.id, eye, 0, undos, 0))))
    return record, list(table.log.entries), shown


def test_what_was_really_there_is_found_in_the_log() -> None:
    record, rows, shown = a_game()
    history, key = History(), Key(record.id, 0, "t")
    for message in shown:
        history.sight(key, message, NOTHING, lost=False, how="request")
    history.compare(record, rows)
    assert history.wrong == []
    assert history.counts["compared"] >= 6


def test_what_was_never_there_is_found() -> None:
    record, rows, shown = a_game()
    history, key = History(), Key(record.id, 0, "t")
    history.sight(key, {**shown[-2], "turn": 99}, NOTHING, lost=False, how="request")
    history.compare(record, rows)
    history.compare(record, rows[:-1])  # the last move is lost
    assert [words.partition(":")[0] for words in history.wrong] == ["not in the log"] * 2


def test_going_back_and_a_lost_key_are_found() -> None:
    record, _, shown = a_game()
    history, key = History(), Key(record.id, 0, "t")
    history.sight(key, shown[-2], history.floor(key), lost=False, how="request")
    late = history.floor(key)
    history.sight(key, shown[0], late, lost=False, how="request")
    history.lose(key)
    history.sight(key, shown[-2], late, key in history.lost, "request")
    history.answer(key, {"version": 1}, lost=True)
    history.sight(key, shown[-1], NOTHING, lost=True, how="request")  # those who watch see no seat
    assert [words.partition(":")[0] for words in history.wrong] == ["went back", "authority", "authority"]
