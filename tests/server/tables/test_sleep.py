"""Tables that nobody uses sleep and cost nothing; they wake for people and for bots, as they were."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from farmtable.bots.bot import Answer
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.view import View
from farmtable.server.access.quotas import Quotas
from farmtable.server.storage import records
from farmtable.server.storage.retention import Rules
from farmtable.server.storage.schema import ANSWERS, ARCHIVE, HEADS, LOG
from farmtable.server.storage.store import StoreError
from farmtable.server.tables.live import LiveTable
from farmtable.server.tables.lobby import SLEEP, Lobby
from farmtable.server.web.door import Door
from farmtable.server.wire.messages import ENCODER
from farmtable.server.wire.problem import Refused
from farmtable.server.wire.requests import HandOver
from tests.support.server.inside import bots_think, state_of, unused
from tests.support.server.people import any_move, listen, run, until, wish


def later(lobby: Lobby, seconds: float = SLEEP) -> None:
    """So much later, the server looks which tables may sleep."""
    for live in lobby.live.values():
        unused(live, seconds)
    lobby.forget()


def test_a_table_that_nobody_uses_sleeps_and_wakes_as_it_was(url: str) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish("formidable_farm"))
        for k in range(10):
            await any_move(live, Chance(k), f"m{k}")
        before = [ENCODER.encode(await live.look(seat)) for seat in (0, 1, SPECTATOR)]
        later(lobby, SLEEP - 1)
        assert live.id in lobby.live
        later(lobby)
        assert not lobby.live
        awake = await lobby.find(live.id)
        assert awake is not live
        assert [ENCODER.encode(await awake.look(seat)) for seat in (0, 1, SPECTATOR)] == before
        await any_move(awake, Chance(1), "next")
        with pytest.raises(Refused, match="problem-store"):  # who held on to the old one has to ask again
            await live.look(0)

    run(url, work)


def test_who_has_just_found_a_table_finds_it_awake(url: str) -> None:
    """Between the door and the table others may have their turn, and the server puts tables to sleep."""

    async def work(lobby: Lobby) -> None:
        live, tokens = await lobby.create(wish())
        unused(live, SLEEP)
        place = await Door(lobby, Quotas()).enter(live.id, tokens[0].token, "192.0.2.1")
        lobby.forget()
        assert (await place.live.look(place.token)).seat == tokens[0].seat

    run(url, work)


def test_a_table_that_somebody_looks_at_stays_awake(url: str) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish())
        listen(live, 1)
        later(lobby)
        assert lobby.live == {live.id: live}

    run(url, work)


class Never:
    """Bots that still think when the server stops."""

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer:
        await asyncio.sleep(60)
        raise AssertionError


def test_a_start_wakes_only_tables_where_a_bot_is_asked(url: str) -> None:
    """However many there are; and of those that were woken for nothing it is known from then on."""
    names: list[str] = []
    hints: set[str] = set()

    async def first(lobby: Lobby) -> None:
        for seats in ("pp", "pb", "bp"):
            live, _ = await lobby.create(wish("formidable_farm", seats))
            names.append(live.id)
            await until(lambda table=live: not bots_think(table))  # type: ignore[misc]
        waiting, _ = await lobby.create(wish("formidable_farm", "po"))
        names.append(waiting.id)
        hints.update(await due(lobby))
        assert hints <= set(names[1:3])  # a bot could have been the first, and was not
        lobby.thinker = Never()
        stopped, _ = await lobby.create(wish("formidable_farm", "pp"))
        for seat in (0, 1):
            await stopped.hand_over(seat, HandOver(seat, "random"))
        names.append(stopped.id)
        assert await due(lobby) == hints | {stopped.id}

    async def second(lobby: Lobby) -> None:
        await lobby.go_on()
        assert set(lobby.live) == hints | {names[-1]}
        await until(lambda: state_of(lobby.live[names[-1]]).playing().over)  # two bots play to the end
        lobby.sleep = 0.0
        await until(lambda: not bots_think(lobby.live[names[-1]]))
        later(lobby)
        await lobby.put_away()
        assert await due(lobby) == set()

    async def third(lobby: Lobby) -> None:
        await lobby.go_on()
        assert not lobby.live

    run(url, first)
    run(url, second)
    run(url, third)


async def due(lobby: Lobby) -> set[str]:
    wanted = select(HEADS.c.table_id).where(HEADS.c.due > 0)
    return await lobby.store.read(lambda connection: set(connection.execute(wanted).scalars()))


async def played_out(lobby: Lobby) -> tuple[LiveTable, list[tuple[int, str, int, int]]]:
    """A finished game, and its moves as they were sent."""
    live, _ = await lobby.create(wish("farmoony"))
    sent = list[tuple[int, str, int, int]]()
    for k in range(1000):
        if state_of(live).playing().over:
            return live, sent
        for seat in state_of(live).playing().asked():
            sight = await live.look(seat, 1 << 30)
            if sight.menu:
                sent.append((seat, f"id-{k}-{seat}", sight.version, sight.menu[0].choice))
                assert (await live.take(*sent[-1])).done
    raise AssertionError("no end")


def test_a_finished_game_is_put_away_and_is_all_there(url: str) -> None:
    """Sight, replay, events and log as before; and a copy of a move still gets its answer."""

    async def work(lobby: Lobby) -> None:
        live, sent = await played_out(lobby)
        answers = [await live.take(*move) for move in sent]
        seen = [ENCODER.encode(await live.look(seat)) for seat in (0, 1, SPECTATOR)]
        events, log = await live.public_events(SPECTATOR), await live.log(SPECTATOR)
        lobby.sleep = 0.0
        await lobby.put_away()
        assert lobby.archived == 0  # somebody has it in memory
        later(lobby)
        await lobby.put_away()
        assert lobby.archived == 1
        assert await due(lobby) == set()
        for table in (LOG, ANSWERS):
            wanted = select(table).where(table.c.table_id == live.id)
            assert not await lobby.store.read(lambda connection, ask=wanted: connection.execute(ask).all())  # type: ignore[misc]
        again = await lobby.find(live.id)
        assert [ENCODER.encode(await again.look(seat)) for seat in (0, 1, SPECTATOR)] == seen
        assert await again.public_events(SPECTATOR) == events
        assert (await again.log(SPECTATOR)).entries == log.entries
        assert [await again.take(*move) for move in sent] == answers
        late = await again.take(0, "another", 0, 0)
        assert not late.done
        await lobby.put_away()
        assert lobby.archived == 1
        size = await lobby.store.read(
            lambda connection: len(connection.execute(select(ARCHIVE.c.data)).scalar() or b"")
        )
        assert 0 < size < 8000

    run(url, work)


def test_who_reads_on_over_the_putting_away_misses_nothing(url: str) -> None:
    """Another server has the game in memory while it is put away."""

    async def work(lobby: Lobby) -> None:
        live, _ = await played_out(lobby)
        rows = await lobby.store.read(records.load_rows(live.id))
        lobby.sleep = 0.0
        del lobby.live[live.id]
        await lobby.put_away()
        first = await lobby.store.read(records.load_rows(live.id, 5))
        assert first == rows[5:]
        await live.catch_up()
        assert (await live.look(SPECTATOR)).over

    run(url, work)


def test_a_load_that_fails_leaves_one_table(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who waited, and one who comes meanwhile, get the same one or none."""

    async def work(lobby: Lobby) -> None:
        made, _ = await lobby.create(wish())
        del lobby.live[made.id]
        fails, opened = [True], []
        original = LiveTable.open

        async def slow(self: LiveTable) -> None:
            opened.append(self)
            await asyncio.sleep(0.02)
            if fails[0]:
                raise StoreError("not now")
            await original(self)

        monkeypatch.setattr(LiveTable, "open", slow)
        first = [asyncio.ensure_future(lobby.find(made.id)) for _ in range(3)]
        found = await asyncio.gather(*first, return_exceptions=True)
        assert [type(one) for one in found] == [StoreError] * 3
        fails[0] = False
        more = [asyncio.ensure_future(lobby.find(made.id)) for _ in range(3)]
        await asyncio.sleep(0.005)
        more += [asyncio.ensure_future(lobby.find(made.id)) for _ in range(3)]
        assert len(set(map(id, await asyncio.gather(*more)))) == 1
        assert len(opened) == 2

    run(url, work)


def test_the_lobby_wakes_nobody(url: str) -> None:
    async def work(lobby: Lobby) -> None:
        playing, _ = await lobby.create(wish(listed=True))
        waiting, _ = await lobby.create(wish(seats="po", listed=True))
        shown = await lobby.listed()
        assert [table.id for table in shown] == [waiting.id, playing.id]
        later(lobby)
        assert await lobby.listed() == shown
        assert not lobby.live

    run(url, work)


def test_what_the_rules_let_go_is_gone_but_for_what_somebody_uses(url: str) -> None:
    async def work(lobby: Lobby) -> None:
        names = [(await lobby.create(wish()))[0].id for _ in range(3)]
        used, kept = lobby.live[names[0]], lobby.live.pop(names[1])
        del lobby.live[names[2]]
        await lobby.let_go()
        assert lobby.removed == 0  # there are no rules
        lobby.rules = Rules(abandoned=1e-9)
        await lobby.let_go()
        assert lobby.removed == 2
        assert (await used.look(0)).menu is not None
        with pytest.raises(Refused, match="problem-no-table"):
            await lobby.find(names[2])
        for _ in range(2):  # somebody who still held it in hand
            with pytest.raises(Refused, match="problem-no-table"):
                await any_move(kept, Chance(1), "m")

    run(url, work)
