"""Finished games in small: at most 10 kB each on the disk, with all that anybody can ask for."""

from __future__ import annotations

import random
from pathlib import Path
from uuid import UUID

import pytest
from sqlalchemy import text

from farmtable import games
from farmtable.core.rules.seats import NATURE
from farmtable.server.access.tokens import hashed
from farmtable.server.storage import archive, records
from farmtable.server.storage.records import Move, SeatRecord
from farmtable.server.storage.store import Damaged, Store
from farmtable.server.tables.fold import with_end
from farmtable.server.tables.start import new_record, started
from farmtable.server.wire.messages import ENCODER, Answer
from farmtable.table.dealer import Dealer
from farmtable.table.log import split
from farmtable.table.table import Table
from tests.support.setups import load


def finished(store: Store, name: str, seats: int, chance: random.Random) -> str:
    """A game of people that is over, with the answer to every choice under an id as browsers make them."""
    game, places = load(name), [SeatRecord(k, "person", f"Somebody {k}", token=hashed(str(k))) for k in range(seats)]
    record, _, _ = started(game, new_record(name, game.settled(seats, {}), "en", True, places, chance.randbytes(32)))
    assert record.header is not None
    table = Table(game, seats, record.options, Dealer(record.seed), record.header.names, record.header.bots)
    answers = []
    while not table.over:
        seat = table.asked()[0]
        table.take(seat, chance.choice(table.menu(seat)), table.version(seat))
        move = str(UUID(bytes=chance.randbytes(16), version=4))
        answers.append((seat, move, Answer(record.id, seat, move, True, table.version(seat), table.told)))
    store.submit(records.add_table(record)).result()
    store.submit(records.add_move(with_end(Move(record.id, 0, table.log.entries), table))).result()
    kept = [{"t": record.id, "s": seat, "m": move, "a": ENCODER.encode(answer)} for seat, move, answer in answers]
    insert = text("INSERT INTO answers (table_id, seat, move, answer) VALUES (:t, :s, :m, :a)")
    store.submit(lambda connection: connection.execute(insert, kept).close()).result()
    assert len([row for row in table.log.entries if split(row)[0] != NATURE]) == len(answers)
    return record.id


def put_away(store: Store, table: str) -> bool:
    return store.submit(lambda connection: archive.put_away(connection, table)).result()


def size(store: Store, file: Path) -> int:
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("VACUUM"))
        connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    return file.stat().st_size


def test_a_finished_game_takes_at_most_ten_kilobytes(tmp_path: Path) -> None:
    """On average over all games with the fewest and the most seats, as many of each."""
    file, chance = tmp_path / "farm.db", random.Random(1)
    store = Store(str(file))
    empty = size(store, file)
    kinds = [(name, seats) for name in games.names() for seats in (load(name).seats[0], load(name).seats[-1])]
    tables = [finished(store, *kind, chance) for kind in kinds for _ in range(3)]
    large = (size(store, file) - empty) / len(tables)
    before = {table: store.read_now(records.load_all(table)) for table in tables}
    ends = {table: store.read_now(records.load_end(table)) for table in tables}
    for table in tables:
        assert put_away(store, table)
        assert not put_away(store, table)
    small = (size(store, file) - empty) / len(tables)
    assert small <= 10_000 < large
    for table in tables:
        stored, old = store.read_now(records.load_all(table)), before[table]
        assert stored is not None
        assert old is not None
        assert (stored.rows, stored.seal, stored.record) == (old.rows, old.seal, old.record)
        assert store.read_now(records.load_end(table)) == ends[table]
        assert len(stored.told.archived) == len(old.told.answers)
        for seat, move in old.told.answers:
            assert archive.key(seat, move) in stored.told.archived
    store.close()


def test_only_what_is_over_and_whole_is_put_away(url: str) -> None:
    store, chance = Store(url), random.Random(2)
    table = finished(store, "_template", 2, chance)
    store.submit(lambda c: c.execute(text("UPDATE log SET entry = entry + 8 WHERE number = 3")).close()).result()
    assert not put_away(store, table)
    with pytest.raises(Damaged):
        store.read_now(records.load_all(table))
    running = new_record("_template", {}, "en", True, [SeatRecord(0, "person", "Ann")])
    store.submit(records.add_table(running, [1, 2])).result()
    assert not put_away(store, running.id)
    assert store.read_now(records.load_rows(running.id)) == [1, 2]
    store.close()
