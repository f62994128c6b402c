"""Clocks: whatever people, servers and machines do, a seat has the time that the log proves, and is late once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from farmtable.core.rules.playout import Chance
from farmtable.server.cluster.cluster import Alone
from farmtable.server.pace.house import BEAT
from farmtable.server.pace.stamps import TAG, Kind, Stamp, is_stamp, row_of, stamp_of
from farmtable.server.storage import records, retention
from farmtable.server.storage.records import TableRecord
from farmtable.server.storage.store import Store
from farmtable.server.tables.live import LiveTable
from farmtable.server.tables.lobby import Lobby
from farmtable.server.wire.pace import Pace
from farmtable.server.wire.problem import Refused
from farmtable.server.wire.requests import NewSeat, NewTable
from farmtable.table.dealer import Dealer
from farmtable.table.log import Log
from farmtable.table.table import Replay
from tests.support.server.inside import bots_think, record_of, state_of
from tests.support.server.people import Inline

MS, STEP = 1000, 4  # seconds at most between two looks of a server that runs


class Sharing(Alone):
    """Another server may have written at any time: as with PostgreSQL, on one file."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def catch_up(self, read_on: Callable[[], Awaitable[None]]) -> None:
        await read_on()

    async def answer(self, table: str, seat: int, move: str) -> bytes | None:
        return await self.store.read(records.load_answer(table, seat, move))


class World:
    """Servers that come and go, and the time that really passes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.real = 1000.0
        self.lobbies: list[Lobby] = []
        self.starts = 0

    async def start(self) -> None:
        self.starts += 1
        skew = self.starts * 1e6  # no two machines count from the same moment
        lobby = Lobby(self.store, Sharing(self.store), Inline(), hidden=True, clock=lambda: self.real + skew)
        await lobby.house.open()
        self.lobbies.append(lobby)

    def kill(self, which: int) -> None:
        for live in self.lobbies.pop(which).live.values():
            live.close()

    async def wait(self, seconds: float) -> None:
        while seconds > 0:
            self.real += min(seconds, STEP)
            seconds -= STEP
            await asyncio.gather(*(lobby.tick() for lobby in self.lobbies))  # they race
            await self.settled()

    async def settled(self) -> None:
        while any(bots_think(live) for lobby in self.lobbies for live in lobby.live.values()):
            await asyncio.sleep(0.001)


def asks(pace: Pace, game: str = "_template", seats: int = 2) -> NewTable:
    return NewTable(game, [NewSeat("person")] * seats, pace=pace)


async def moves(live: LiveTable, chance: Chance, name: str) -> str:
    """Somebody who is asked makes any move, or hears why not."""
    people = range(len(record_of(live).seats))
    found = [sight for seat in people if (sight := await live.look(seat, 1 << 30)).menu]
    if not found:
        return ""
    sight = found[chance.below(len(found))]
    answer = await live.take(sight.seat, name, sight.version, sight.menu[chance.below(len(sight.menu))].choice)
    return answer.problem.key if answer.problem else ""


class Audit:
    """The time of each seat, counted again from the log by playing it: nothing here is the server's own count."""

    def __init__(self, record: TableRecord, pace: Pace, live: LiveTable) -> None:
        assert record.header is not None
        self.table = Replay(live.game, Log(record.header), Dealer(record.seed), helps=True)
        self.table.left = []
        self.pace = pace
        self.slow = {"day": 1, "three_days": 3, "week": 7}.get(pace.kind, 0) * 86_400 * MS
        count = len(record.seats)
        self.left = [self.slow or pace.bank * MS] * count
        self.spare = [(pace.vacation or 0) * 86_400 * MS if self.slow else 0] * count
        self.bots, self.late, self.away = set[int](), set[int](), set[int]()
        self.best = [0] * count
        self.outs = 0

    def running(self) -> list[int]:
        return [seat for seat in self.table.asked() if seat not in self.bots | self.late]

    def charge(self, used: int) -> None:
        for seat in self.running():
            free = min(used, self.spare[seat]) if seat in self.away else 0
            self.spare[seat] -= free
            self.left[seat] -= used - free

    def follow(self, rows: list[int]) -> None:
        last, pending, back = None, list[int](), -1
        for row in rows:
            if not is_stamp(row):
                pending, back = (pending + [row], back) if row >= 0 else ([], -1 - row)
                continue
            stamp = stamp_of(row)
            assert last is None or stamp.at >= last
            self.charge(0 if last is None else stamp.at - last)
            last = stamp.at
            self.happens(stamp, pending, back)
            pending, back = [], -1
            assert stamp.asked == sum(1 << seat for seat in self.table.asked() if seat not in self.bots)
        assert pending == []

    def happens(self, stamp: Stamp, pending: list[int], back: int) -> None:
        seat = stamp.seat
        if stamp.kind == Kind.ASK:
            asked = seat in self.table.asked() and seat not in self.bots
            if asked and self.pace.out == "nothing":
                self.left[seat] = max(0, self.left[seat])
            elif asked and seat not in self.late:
                assert self.left[seat] > 0  # nobody decides when time is out
            if back >= 0:
                self.table.go_back(back)
            dealt = pending == self.table.log.entries  # by the dealer, before anybody was asked
            self.table.left = [] if dealt else pending[::-1]
            while self.table.left:
                self.table.step()
            if asked and len(self.table.log.entries) > self.best[seat]:
                self.best[seat] = len(self.table.log.entries)
                self.left[seat] = self.slow or max(0, self.left[seat]) + self.pace.increment * MS
            self.away.discard(seat)
            self.late = {one for one in self.late - {seat} if one in self.table.asked()}
        elif stamp.kind == Kind.OUT:
            assert self.left[seat] <= 0  # nobody loses a moment
            assert seat in self.running()  # and nobody is late twice
            self.left[seat] = 0
            self.late.add(seat)
            self.outs += 1
        elif stamp.kind == Kind.BOT:
            self.bots.add(seat)
            self.late.discard(seat)
            self.away.discard(seat)
        elif stamp.kind == Kind.BACK:
            self.bots.discard(seat)
            self.left[seat] = max(self.left[seat], self.slow or self.pace.increment * MS)
        else:
            (self.away.add if stamp.kind == Kind.AWAY else self.away.discard)(seat)


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    found = Store(str(Path(tmp_path_factory.mktemp("clocks")) / "farm.db"), "OFF")
    yield found
    found.close()


OUTS = st.sampled_from(["decision", "seat", "nothing"])
PACES = st.one_of(
    st.builds(Pace, st.just("clock"), st.integers(0, 60), st.integers(5, 20), OUTS, st.just("random")),
    st.builds(Pace, st.just("day"), out=OUTS, level=st.just("random"), vacation=st.integers(0, 1)),
)
DEEDS = st.lists(
    st.tuples(
        st.sampled_from(
            ["move", "move", "move", "pause", "wait", "wait", "kill", "down", "join", "back", "away", "here"]
        ),
        st.integers(0, 1),
        st.integers(0, 30),
    ),
    max_size=16,
)


async def deed(world: World, table: str, what: str, which: int, number: int, slow: bool) -> None:
    lobby = world.lobbies[which % len(world.lobbies)]
    if what == "wait":
        await world.wait(number)
        for other in world.lobbies if slow else ():  # a day passes: nobody looks that often in a test
            other.house.learn(other.house.now() + number * 2_000_000)
    elif what == "pause":  # shorter than the time between two looks
        world.real += number / 10
    elif what == "kill":
        await lobby.house.beat()
        world.kill(which % len(world.lobbies))
        await world.start()
    elif what == "down":
        for _ in world.lobbies[:]:
            world.kill(0)
        world.real += number * 1000  # nobody runs
        await world.start()
    elif what == "join" and len(world.lobbies) < 2:
        await world.start()
    else:
        live = await lobby.find(table)
        try:
            if what == "move":
                await moves(live, Chance(number), f"m{number}-{state_of(live).rows}")
            elif what == "back":
                await live.come_back(number % 2)
            elif what in ("away", "here"):
                await live.vacation(number % 2, what == "away")
        except Refused:
            pass
    await world.settled()


@settings(
    max_examples=30, deadline=None, phases=[Phase.generate], suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(PACES, DEEDS)
def test_a_seat_has_the_time_that_the_log_proves(store: Store, pace: Pace, deeds: list[tuple[str, int, int]]) -> None:
    async def work() -> None:
        world = World(store)
        await world.start()
        live, _ = await world.lobbies[0].create(asks(pace))
        begun, up, kills = world.lobbies[0].house.now(), 0.0, 0
        for what, which, number in deeds:
            await deed(world, live.id, what, which, number, pace.kind == "day")
            up += {"wait": number, "pause": number / 10}.get(what, 0)
            kills += what in ("kill", "down", "join")
        await world.wait(1)
        stored = await store.read(records.load_all(live.id))
        assert stored is not None
        audit = Audit(stored.record, pace, live)
        audit.follow(stored.rows)
        last_server = await world.lobbies[0].find(live.id)
        await last_server.look(0)  # it reads what the other one wrote
        theirs = state_of(last_server).timed.clock
        assert (theirs.left, theirs.vacation) == ([max(0, left) for left in audit.left], audit.spare)
        last = [stamp_of(row).at for row in stored.rows if is_stamp(row)][-1]
        audit.charge(world.lobbies[0].house.now() - last)
        assert not [seat for seat in audit.running() if audit.left[seat] <= 0]  # whoever is late was told
        if pace.kind == "clock":
            passed = world.lobbies[0].house.now() - begun
            assert (up + 1) * MS - kills * (BEAT + STEP * MS) - 1 <= passed <= (up + 1) * MS + 1  # rounded
        for k in range(len(world.lobbies))[::-1]:
            world.kill(k)
        await store.write(lambda connection: retention.forget(connection, [live.id]))

    asyncio.run(work())


def test_stamps_are_numbers_of_their_own() -> None:
    for stamp in (Stamp(Kind.HERE, 7, 127, (1 << 46) - 1), Stamp(Kind.ASK, 0, 0, 0), Stamp(Kind.OUT, 3, 21, 123_456)):
        assert stamp_of(row_of(stamp)) == stamp
        assert TAG <= row_of(stamp) < 1 << 62
    assert all(one != other for one, other in pairwise(map(int, Kind)))
    assert not is_stamp((1 << 40) * 8 + 7)


@pytest.mark.parametrize("out", ["decision", "seat", "nothing"])
def test_time_is_out_at_its_moment_and_not_before(store: Store, out: str) -> None:
    """A move that comes just in time counts; one that comes just too late meets what the table has chosen."""

    async def work() -> None:
        world = World(store)
        await world.start()
        pace = Pace("clock", 10, 5, out, "random")  # type: ignore[arg-type] # one of the three
        live, _ = await world.lobbies[0].create(asks(pace, "formidable_farm"))
        seat = state_of(live).asked()[0]
        world.real += 9.99
        assert await live.expire()
        assert state_of(live).timed.late() is None
        assert not state_of(live).timed.notes()
        assert 0 < state_of(live).timed.shown()[seat].left <= 11
        world.real += 0.02
        sight = await live.look(seat)
        answer = await live.take(seat, "late", sight.version, sight.menu[0].choice)
        refused = {"decision": "problem-out-of-time", "seat": "problem-seat-gone", "nothing": ""}[out]
        assert (answer.problem.key if answer.problem else "") == refused
        kinds = [note.kind for note in live.outside().notes]
        assert kinds == {"decision": ["out"], "seat": ["out", "bot"], "nothing": ["out"]}[out]
        await world.settled()
        if out == "seat":
            assert record_of(live).seats[seat].level == "random"
            await live.come_back(seat)
            assert live.outside().notes[-1].kind == "back"
            assert state_of(live).timed.clock.left[seat] >= 5 * MS
        world.kill(0)
        await store.write(lambda connection: retention.forget(connection, [live.id]))

    asyncio.run(work())


def test_a_sleeping_table_wakes_when_its_time_is_out(store: Store) -> None:
    """And only then: until somebody is late nothing is in memory."""

    async def work() -> None:
        world = World(store)
        await world.start()
        live, _ = await world.lobbies[0].create(asks(Pace("clock", 60, 5, "seat", "random")))
        world.kill(0)
        await world.start()
        (lobby,) = world.lobbies
        for _ in range(14):
            world.real += 4
            await lobby.tick()
        assert live.id not in lobby.live
        world.real += 4
        await lobby.tick()
        await world.settled()
        assert [note.kind for note in lobby.live[live.id].outside().notes] == ["out", "bot", "out", "bot"]
        world.kill(0)
        await store.write(lambda connection: retention.forget(connection, [live.id]))

    asyncio.run(work())
