"""Answers that need no person: in the same write as the move before them, after a load, at the start."""

from __future__ import annotations

from pathlib import Path

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.server.storage import records
from farmtable.server.storage.store import StoreError
from farmtable.server.tables.live import LiveTable
from farmtable.server.tables.lobby import Lobby
from farmtable.server.wire.requests import HandOver
from farmtable.table.log import split
from farmtable.table.table import Table
from tests.support.pressed import pressed
from tests.support.server.inside import bots_think, record_of, state_of
from tests.support.server.people import any_move, listen, run, until, wish


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "farm.db")


async def rows_of(lobby: Lobby, live: LiveTable) -> list[int]:
    return await lobby.store.read(records.load_rows(live.id))


def stands(live: LiveTable) -> bool:
    """Is a person asked something that needs none?"""
    table, people = state_of(live).playing(), state_of(live)._people()
    return any(table.by_itself(seat) is not None for seat in people)


async def ready(live: LiveTable) -> bool:
    """Until a person is asked; False: it is over."""
    await until(lambda: not bots_think(live))
    return not state_of(live).playing().over


def test_a_move_and_what_follows_by_itself_are_one_write_and_one_sight(file: str) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish("formidable_farm", "p"))
        heard, chance, more = listen(live, 0), Chance(2), 0
        for k in range(150):
            if not await ready(live):
                break
            assert not stands(live)
            sights, rows, commits = len(heard.of("sight")), len(await rows_of(lobby, live)), lobby.store.commits
            await any_move(live, chance, f"m{k}")
            new = (await rows_of(lobby, live))[rows:]
            assert (len(heard.of("sight")), lobby.store.commits) == (sights + 1, commits + 1)
            more += sum(split(row)[0] == 0 for row in new) > 1
        assert more  # how often, is the deal's business

    run(file, work)


def test_with_other_people_only_payments_make_themselves(file: str) -> None:
    async def work(lobby: Lobby) -> None:
        for game in ("formidable_farm", "farmoony"):
            live, _ = await lobby.create(wish(game, "ppb"))
            words, moves = live.game.vocabulary, 0
            for k in range(120):
                if not await ready(live):
                    break
                await any_move(live, Chance(k), f"m{k}")
                moves += 1
            record, rows = record_of(live), await rows_of(lobby, live)
            done = pressed(record, rows)
            people = [(seat, choice) for seat, choice in map(split, rows) if seat < 2]
            assert sum(seat < 2 for seat, _ in done) == moves
            left = list(people)
            for one in done:
                if one[0] < 2:
                    left.remove(one)
            assert {words.verb(choice).name for _, choice in left} <= {"pay"}

    run(file, work)


async def stopped(lobby: Lobby, patch: pytest.MonkeyPatch) -> LiveTable:
    """A table as a version of before would have left it: at a question that needs nobody."""
    with patch.context() as before:
        before.setattr(Table, "answer", lambda table, people: None)
        live, _ = await lobby.create(wish("formidable_farm", "p"))
        for k in range(200):
            if stands(live):
                return live
            await any_move(live, Chance(k), f"m{k}")
    raise AssertionError("nothing of the kind was asked")


def test_a_game_of_before_goes_on_where_nobody_need_be_asked(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name: list[str] = []

    async def first(lobby: Lobby) -> None:
        name.append((await stopped(lobby, monkeypatch)).id)

    async def second(lobby: Lobby) -> None:
        rows = await lobby.store.read(records.load_rows(name[0]))
        live = await lobby.find(name[0])
        assert not stands(live)
        now = await rows_of(lobby, live)
        assert now[: len(rows)] == rows
        assert len(now) > len(rows)

    run(url, first)
    run(url, second)


def test_who_comes_back_is_not_asked_what_needs_nobody(file: str) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish("formidable_farm", "pb"))
        for _ in range(12):
            await live.hand_over(0, HandOver(0, "random"))
            rows = state_of(live).rows
            await until(lambda rows=rows: state_of(live).rows > rows + 3 or state_of(live).playing().over)  # type: ignore[misc]
            await live.come_back(0)
            assert not stands(live)

    run(file, work)


def test_if_it_can_not_be_written_nothing_has_happened(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(lobby: Lobby) -> None:
        live = await stopped(lobby, monkeypatch)
        kept, heard = await rows_of(lobby, live), listen(live, 0)

        async def fails(job: object) -> None:
            raise StoreError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(lobby.store, "write", fails)
            await state_of(live).answer()
        assert await rows_of(lobby, live) == state_of(live).playing().log.entries == kept
        assert not heard.of("sight")
        await state_of(live).answer()
        assert await rows_of(lobby, live) == state_of(live).playing().log.entries != kept
        assert heard.of("sight")

    run(file, work)
