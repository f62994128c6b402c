"""A live table: one writer at a time, and nobody hears of anything before it is on the disk."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from time import time
from typing import Any, TypeVar

from farmtable.core.game import Game
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.phrase import IllegalChoice, Phrase
from farmtable.server.access.rate_limit import RateLimit
from farmtable.server.access.tokens import seat_of, seated
from farmtable.server.cluster.cluster import Cluster
from farmtable.server.storage import records
from farmtable.server.storage.records import Move, TableRecord
from farmtable.server.storage.store import Store, StoreError
from farmtable.server.tables import table_info
from farmtable.server.tables.bots import Bots
from farmtable.server.tables.fold import back_to, go_on, rebuilt
from farmtable.server.tables.presence import Presence
from farmtable.server.tables.subscriber import Listener
from farmtable.server.tables.thinkers import Thinker
from farmtable.server.wire.messages import (
    ANSWER,
    ENCODER,
    Answer,
    ChatLine,
    Foreseen,
    Problem,
    Reading,
    SeatScore,
    Sight,
    TableInfo,
)
from farmtable.server.wire.problem import Refused, by_the_rules, no_table, problem
from farmtable.server.wire.sight import foresight, happened, reading, scores, sight
from farmtable.table.log import LogError
from farmtable.table.table import Replay, StaleVersion

T = TypeVar("T")
Who = int | str  # a seat that the server itself speaks for, such as a bot's; or the token that somebody came with
REFUSALS = 256  # that are remembered at a table, so that a copy of a refused move gets the same answer
TRIES = 5  # to write a move, while other servers write to the same table


class LiveTable:
    """One table in memory. What is kept of it is in the store; this is its fold."""

    def __init__(
        self, store: Store, cluster: Cluster, thinker: Thinker, game: Game, record: TableRecord, presence: Presence
    ) -> None:
        self.store = store
        self.cluster = cluster
        self.presence = presence
        self.elsewhere = cluster.elsewhere(presence.seen)
        self.game = game
        self.record = record
        self.lock = asyncio.Lock()
        self.table: Replay | None = None  # None: not started, or its rules are not here
        self.fault: Phrase | None = None
        self.rows = 0  # of the log, in the store
        self.undos: list[int] = []  # events that were left after each
        self.answers: dict[tuple[int, str], bytes] = {}
        self.refusals: OrderedDict[tuple[int, str], Answer] = OrderedDict()
        self.places: list[int] = []
        self.chat = 0  # lines that were pushed
        self.paces: dict[int, RateLimit] = {}  # of each seat in the chat
        self.loaded = False
        self.listeners: list[Listener] = []
        self.bots = Bots(self, thinker)
        self.tasks: set[asyncio.Task[Any]] = set()

    # ---- From the store -----------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Fold the log. The lock is held."""
        read = self.store.read
        record = await read(records.load_table(self.record.id))
        rows = await read(records.load_rows(self.record.id))
        assert record is not None
        self.table, self.fault, self.undos = None, None, []
        if record.header is not None:
            try:
                self.table, self.undos = await asyncio.to_thread(rebuilt, self.game, record.header, record.seed, rows)
            except LogError as error:  # other rules than those that it began with: it waits for them
                self.fault = error.reason
        self.answers = await read(records.load_answers(self.record.id))
        end = await read(records.load_end(self.record.id))
        self.places = end[0] if end else []
        self.record, self.rows, self.loaded = record, len(rows), True

    async def ready(self) -> None:
        """Load if need be, also after the store has failed. The lock is held."""
        if not self.loaded:
            try:
                await self.load()
            except Exception as error:
                raise Refused(503, "problem-store") from error

    async def catch_up(self) -> None:
        """Another server has written to this table."""
        async with self.lock:
            again = not self.loaded
            await self.ready()
            await self._catch_up()
            if again:
                self.push(info=True)

    async def fresh(self) -> None:
        """As new as the disk: another server may have written, its word may be on the way. The lock is held."""
        await self.ready()
        await self.cluster.catch_up(self._catch_up)

    async def _catch_up(self) -> None:
        try:
            await self._read_on()
        except Exception as error:  # half of it may be read: all of it is read again
            self.loaded = False
            raise Refused(503, "problem-store") from error

    async def _read_on(self) -> None:
        rows = await self.store.read(records.load_rows(self.record.id, self.rows))
        record = await self.store.read(records.load_table(self.record.id))
        assert record is not None
        changed, self.record = record != self.record, record
        if record.header is not None and self.table is None and self.fault is None:
            await self.load()
        elif rows and self.table is not None:
            self.undos += go_on(self.table, rows)
            self.rows += len(rows)
            self.answers = await self.store.read(records.load_answers(self.record.id))
            end = await self.store.read(records.load_end(self.record.id))
            self.places = end[0] if end else []
        if changed or rows:
            self.push(info=changed)
        for line in await self.store.read(records.load_chat(self.record.id, self.chat, 50)):
            self.spread(line)

    # ---- Who comes in -------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def authorised(self, who: Who, newest: bool = False) -> AsyncIterator[int]:
        """Hold the table for the seat of this token; those who only look are SPECTATOR."""
        async with self.lock:
            if newest:
                await self.fresh()
            yield await self.authorise(who)

    async def authorise(self, who: Who) -> int:
        """The seat of this token now, looked up after all reading: the disk may say that it is somebody else's.

        The lock is held, until the answer is made.
        """
        await self.ready()
        if self.record.status == "waiting":  # seats change hands only before the game
            await self.fresh()
        if isinstance(who, int):
            return who
        seat = seat_of(self.record, who)
        if seat is None:
            raise no_table()
        self.presence.seen(seat)
        return seat

    # ---- Who hears ----------------------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        before = self.here()
        listener.key = self.key(listener.seat)
        self.listeners.append(listener)
        if self.here() != before:
            self.push_info(but=listener)
        self.tell_presence()

    def leave(self, listener: Listener) -> None:
        before = self.here()
        if listener in self.listeners:
            self.listeners.remove(listener)
        self.presence.seen(listener.seat)
        if self.here() != before:
            self.push_info()
        self.tell_presence()

    def listening(self) -> set[int]:
        """The seats that somebody looks at from this server."""
        return {listener.seat for listener in self.hearing() if listener.seat != SPECTATOR}

    def here(self) -> set[int]:
        """The seats that somebody looks at from anywhere."""
        return self.listening() | self.elsewhere.seats()

    def tell_presence(self) -> None:
        """To the other servers."""
        self.cluster.tell_presence(self.record.id, self.listening())

    def hear_presence(self, server: str, seats: set[int]) -> None:
        """What another server says of this table."""
        before = self.here()
        self.elsewhere.told(server, seats)
        if self.here() != before:
            self.push_info()

    def key(self, seat: int) -> str:
        """What tells one person in a seat from the next one."""
        return self.record.seats[seat].token if seat != SPECTATOR else ""

    def hearing(self) -> list[Listener]:
        """Who left a seat that somebody else may take now hears no more of it."""
        self.listeners = [listener for listener in self.listeners if listener.key == self.key(listener.seat)]
        return self.listeners[:]

    def push(self, info: bool = False) -> None:
        """To each what it may know, and has not heard. Only after a commit, with the lock held."""
        if info:
            self.push_info()
        if self.table is None:
            return
        made: dict[tuple[int, int, int], bytes] = {}
        standing = scores(self.table) if self.listeners else []  # once for all seats
        for listener in self.hearing():
            key = (listener.seat, listener.since, listener.undos)
            if key not in made:
                made[key] = ENCODER.encode(self.sight(*key, standing))
            listener.ear.hear(made[key])
            listener.since, listener.undos = self.table.told, len(self.undos)

    def push_info(self, but: Listener | None = None) -> None:
        made: dict[int, bytes] = {}
        for listener in self.hearing():
            if listener is not but:
                if listener.seat not in made:
                    made[listener.seat] = ENCODER.encode(self.info(listener.seat))
                listener.ear.hear(made[listener.seat])

    def spread(self, line: records.ChatRecord) -> None:
        """A line of the chat to all, once."""
        if line.number < self.chat:
            return
        self.chat = line.number + 1
        data = ENCODER.encode(ChatLine(self.record.id, line.number, line.seat, line.text, line.at))
        for listener in self.hearing():
            listener.ear.hear(data)

    # ---- What can be seen ---------------------------------------------------------------------------------------

    def info(self, seat: int) -> TableInfo:
        solo = len(self.record.seats) == 1
        places = [] if solo and self.fault else self.places  # without its rules nobody can tell whether it was won
        lost = self.table is not None and self.table.over and self.table.lost()
        return table_info.info(self.record, places, lost, self.here(), seat)

    def sight(self, seat: int, since: int = 0, undos: int = 0, standing: list[SeatScore] | None = None) -> Sight:
        return sight(self.playing(), self.record.id, seat, since, self.undos, undos, standing)

    def playing(self) -> Replay:
        if self.table is None:
            raise Refused(409, self.fault or "problem-not-started")
        return self.table

    async def look(self, who: Who, since: int = 0, undos: int = 0) -> Sight:
        """What is on the disk, never what is only about to be."""
        async with self.authorised(who, newest=True) as seat:
            return self.sight(seat, since, undos)

    def foresee(self, seat: int, choice: int, version: int) -> Foreseen:
        if self.record.seats[seat].gone or self.record.seats[seat].level:
            raise Refused(409, "problem-seat-gone")
        try:
            return foresight(self.playing(), seat, choice, version)
        except StaleVersion:
            raise Refused(409, "problem-stale") from None
        except IllegalChoice as error:
            raise by_the_rules(error) from None

    def reads(self, seat: int, text: str) -> Reading:
        return reading(self.playing(), seat, text)

    # ---- Moves --------------------------------------------------------------------------------------------------

    async def take(self, who: Who, move: str, version: int, choice: int) -> Answer:
        """A choice, exactly once: a copy of it gets the same answer, a stale version gets the new one."""
        return await self.whole(self.move(who, move, version, choice))

    async def undo(self, who: Who, move: str, version: int) -> Answer:
        """One step back, by the same law."""
        return await self.whole(self.move(who, move, version, None))

    async def move(self, who: Who, move: str, version: int, choice: int | None) -> Answer:
        """A person's has an id of its own; a bot's has none. Without a choice it is a step back."""
        async with self.lock:
            for _ in range(TRIES):
                seat = seated(await self.authorise(who))
                answer = await self._answered(seat, move)
                if answer is None:
                    answer = self._refusal(seat, move, version)
                if answer is not None:
                    return answer
                if version != self.playing().version(seat):  # the one who chose may know more than this server
                    await self.fresh()
                try:
                    return await self._done(seat, move, version, choice)
                except StoreError:
                    before, self.loaded = self.rows, False  # memory is ahead of the disk: the disk is right
                    await self.ready()
                    if self.rows == before:
                        raise Refused(503, "problem-store") from None
                    self.push()  # another server was first
        raise Refused(503, "problem-store")

    async def _answered(self, seat: int, move: str) -> Answer | None:
        """The answer that this move got before."""
        kept = self.answers.get((seat, move))
        if kept is None and move:
            kept = await self.cluster.answer(self.record.id, seat, move)
        if kept is not None:
            return ANSWER.decode(kept)
        return self.refusals.get((seat, move)) if move else None

    def _refusal(self, seat: int, move: str, version: int) -> Answer | None:
        """A person who left, or whose seat a bot plays, comes back before choosing."""
        place = self.record.seats[seat]
        if move and (place.gone or place.level):
            return self._refused(seat, move, Refused(409, "problem-seat-gone"))
        self.playing()
        return None

    async def _done(self, seat: int, move: str, version: int, choice: int | None) -> Answer:
        """Carry it out, write it, and only then tell."""
        table = self.playing()
        before = len(table.log.entries)
        try:
            if version != table.version(seat):  # before all else: who is late learns only that
                raise StaleVersion(table.version(seat))
            if choice is None:
                table.undo(seat)
                rows = [back_to(len(table.log.entries))]
            else:
                table.take(seat, choice, version)
                rows = table.log.entries[before:]
        except StaleVersion:
            return self._refused(seat, move, Refused(409, "problem-stale"))
        except IllegalChoice as error:
            return self._refused(seat, move, by_the_rules(error))
        answer = Answer(self.record.id, seat, move, True, table.version(seat), table.told)
        data = ENCODER.encode(answer)
        wanted = Move(self.record.id, self.rows, rows, seat, move, data)
        if table.over:
            wanted.places, wanted.ended = table.places(), time()
            wanted.events = ENCODER.encode(happened(table, SPECTATOR, 0))
        await self.store.write(records.add_move(wanted))
        self.rows += len(rows)
        if choice is None:
            self.undos.append(table.told)
        if move:
            self.answers[seat, move] = data
        if wanted.places is not None:
            self.places, self.record.status, self.record.ended = wanted.places, "over", wanted.ended
        self.push(info=table.over)
        self.think()
        return answer

    def _refused(self, seat: int, move: str, refused: Refused) -> Answer:
        table = self.table
        version, told = (table.version(seat), table.told) if table else (0, 0)
        found: Problem = problem(refused)
        answer = Answer(self.record.id, seat, move, False, version, told, found)
        if move:
            self.refusals[seat, move] = answer
        if len(self.refusals) > REFUSALS:
            self.refusals.popitem(last=False)
        return answer

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Go through with it, also if the one who asked has gone away: who was to hear of it still does."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    # ---- Bots ---------------------------------------------------------------------------------------------------

    def think(self) -> None:
        """Let the bots that are asked choose."""
        self.bots.think()

    def close(self) -> None:
        self.bots.close()
