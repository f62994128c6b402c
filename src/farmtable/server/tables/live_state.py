"""What a live table holds in memory, for whoever has its lock: its record, and the fold of its log.

Nobody hears of anything before it is on the disk: a choice or a change is carried out, written, and only then told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from farmtable.core.game import Game
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.phrase import IllegalChoice, Phrase
from farmtable.server.access.grant import Fresh, Grant, Seat
from farmtable.server.cluster.cluster import Cluster
from farmtable.server.pace.expiry import expire
from farmtable.server.pace.house import House
from farmtable.server.pace.presence import Presence
from farmtable.server.pace.stamps import NOBODY, is_told
from farmtable.server.pace.timed import Timed, person
from farmtable.server.storage import lists, records
from farmtable.server.storage.records import Move, Overtaken, TableRecord, Told
from farmtable.server.storage.store import Store, StoreError
from farmtable.server.tables import table_info
from farmtable.server.tables.answers import Refusals, answered, remember
from farmtable.server.tables.audience import Audience, Subscription
from farmtable.server.tables.bots import BotQuestion, question
from farmtable.server.tables.chat import Chat
from farmtable.server.tables.fold import Past, back_to, go_on, rebuilt, unreadable, with_end
from farmtable.server.tables.membership import Change
from farmtable.server.tables.start import started
from farmtable.server.wire.kept import Kept
from farmtable.server.wire.messages import ENCODER, Answer, SeatScore, Sight, TableInfo
from farmtable.server.wire.once import kept_answer
from farmtable.server.wire.problem import Refused, by_the_rules, no_table, problem
from farmtable.server.wire.sight import scores, sight
from farmtable.table.log import LogError
from farmtable.table.table import Replay, StaleVersion


class TableState:
    """One table in memory. What is kept of it is in the store; this is its fold."""

    def __init__(
        self,
        store: Store,
        cluster: Cluster,
        game: Game,
        record: TableRecord,
        presence: Presence,
        after_change: Callable[[], None],
        kept: Kept,
        house: House,
    ) -> None:
        self.store = store
        self.cluster = cluster
        self.game = game
        self.record = record
        self.after_change = after_change
        self.kept = kept
        self.house = house
        self.timed = Timed(house, record, [], [])
        self.audience = Audience(self.holds, presence, cluster.elsewhere(presence.seen))
        self.chat = Chat(store, record.id, self.audience)
        self.table: Replay | None = None  # None: not started, or its rules are not here
        self.fault: Phrase | None = None
        self.rows = 0  # of the log, in the store
        self.seal = b""  # of these rows
        self.undos: list[int] = []  # events that were left after each
        self.told = Told({}, {}, [])
        self.refusals = Refusals()
        self.loaded = False

    # ---- From the store -----------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Fold the log."""
        stored = await self.store.read(records.load_all(self.record.id))
        if stored is None:  # an operator's rules have removed it
            raise no_table()
        self.table, self.fault, past = None, None, Past([], [])
        record, rows = stored.record, stored.rows
        if record.header is not None:
            try:
                self.table, past = await asyncio.to_thread(rebuilt, self.game, record.header, record.seed, rows)
            except LogError as error:  # other rules than those that it began with: it waits for them
                self.fault = error.reason
        self.told, self.undos = stored.told, past.undos
        self.timed = Timed(self.house, record, rows, past.notes)
        self.record, self.rows, self.seal, self.loaded = record, len(rows), stored.seal, True

    async def ready(self) -> None:
        """Load if need be, also after the store has failed."""
        if not self.loaded:
            try:
                await self.load()
            except Exception as error:
                raise unreadable(error) from error

    async def newest(self) -> None:
        """As new as the disk: another server may have written, its notice may be on the way."""
        await self.ready()
        await self.cluster.catch_up(self.read_on)

    async def caught_up(self) -> None:
        """Another server has written: read it and tell all."""
        again = not self.loaded
        await self.ready()
        await self.read_on()
        if again:
            self.push(info=True)

    async def read_on(self) -> None:
        """What came to the disk since, told to all."""
        try:
            await self._read_on()
        except Exception as error:  # half of it may be read: all of it is read again
            self.loaded = False
            raise unreadable(error) from error

    async def _read_on(self) -> None:
        rows, seal, record = await self.store.read(records.load_news(self.record.id, self.rows, self.seal))
        if record is None:
            raise no_table()
        changed, self.record = record != self.record, record
        if record.header is not None and self.table is None and self.fault is None:
            await self.load()
        elif rows and self.table is not None:
            self._remember(rows, go_on(self.table, rows))
            self.rows, self.seal = self.rows + len(rows), seal
            self.told = await self.store.read(records.load_told(self.record.id))
        if changed or rows:
            self.push(info=changed or self.timed.clocked)
        await self.chat.catch_up()

    def _remember(self, rows: list[int], past: Past) -> None:
        """What is on the disk now, beside the table itself."""
        self.undos, self.timed.told = Past(self.undos, self.timed.told).more(past)
        self.timed.add(rows)

    async def fresh(self, newest: bool = True) -> Fresh:
        """The record, after all reading: the disk may say that a seat is somebody else's.

        Who makes a move is told what is new by its version, so that this costs it no look at the disk; but seats change
        hands before the game.
        """
        await self.ready()
        if newest or self.record.status == "waiting":
            await self.newest()
        return Fresh(self.record)

    # ---- What can be seen, and who is told of it ------------------------------------------------------------------

    def holds(self, grant: Grant) -> bool:
        return grant.holds(self.record)

    def of(self, grant: Grant) -> int:
        """The seat of a grant that is right by what is shown now; else there is no such table."""
        if not grant.holds(self.record):
            raise no_table()
        return grant.seat

    def info(self, grant: Grant) -> TableInfo:
        return self._info(self.of(grant))

    def outside(self) -> TableInfo:
        """As the lobby shows it: no link, and nothing that a seat sees."""
        return self._info(SPECTATOR)

    def _info(self, seat: int) -> TableInfo:
        solo = len(self.record.seats) == 1
        places = [] if solo and self.fault else self.told.places  # without its rules nobody can tell whether it was won
        lost = self.table is not None and self.table.over and self.table.lost()
        return table_info.info(self.record, places, lost, self.audience.here(), seat, self.timed)

    def sight(
        self,
        grant: Grant,
        since: int = 0,
        undos: int = 0,
        standing: list[SeatScore] | None = None,
        text: bool = False,
    ) -> Sight:
        return sight(self.playing(), self.record.id, self.of(grant), since, self.undos, undos, standing, text)

    def shown(self, grant: Grant, since: int = 0, undos: int = 0, text: bool = False) -> bytes:
        key = (self.record.id, self.rows, self.of(grant), text)  # after so many rows a seat always sees the same
        return self.kept.sight(key, lambda: self.sight(grant, text=text), self.undos).since(since, undos)

    def playing(self) -> Replay:
        if self.table is None:
            raise Refused(409, self.fault or "problem-not-started")
        return self.table

    def undone(self) -> int | None:
        """How often somebody went back; None: there is nothing to see yet."""
        return len(self.undos) if self.table is not None else None

    def push(self, info: bool = False) -> None:
        """To each what it may know, and has not been told."""
        if info:
            self.push_info()
        if self.table is None:
            return
        made: dict[object, bytes] = {}
        standing = scores(self.table) if self.audience.subscriptions else []  # once for all seats
        for one in self.audience.current():
            key = (one.seat, one.since, one.undos, one.text)
            if key not in made:
                made[key] = ENCODER.encode(self.sight(one.grant, one.since, one.undos, standing, one.text))
            one.subscriber.deliver(made[key])
            one.since, one.undos = self.table.told, len(self.undos)

    def push_info(self, but: Subscription | None = None) -> None:
        made: dict[int, bytes] = {}
        for one in [one for one in self.audience.current() if one is not but]:
            if one.seat not in made:
                made[one.seat] = ENCODER.encode(self.info(one.grant))
            one.subscriber.deliver(made[one.seat])

    def show(self, new: Subscription) -> None:
        """The table, to one who subscribes now: with what it has missed."""
        new.subscriber.deliver(ENCODER.encode(self.info(new.grant)))
        if self.table is not None:
            new.subscriber.deliver(self.shown(new.grant, new.since, new.undos, new.text))
            new.since, new.undos = self.table.told, len(self.undos)

    # ---- Changes ------------------------------------------------------------------------------------------------

    async def change(self, work: Change, by: Grant) -> bool:
        """Change a copy of the record, keep it, then let it count and tell all; False: another server was first."""
        await expire(self)
        seats = [msgspec.structs.replace(seat) for seat in self.record.seats]
        record = msgspec.structs.replace(self.record, seats=seats, changes=self.record.changes + 1)
        work(record, self.of(by))
        move, asked = Move(record.id, self.rows, [], seal=self.seal), self.asked()
        if starts := record.status == "waiting":
            record, move.rows, move.clock = await asyncio.to_thread(started, self.game, record, self.house.now())
            asked = list(range(len(record.seats)))  # a bot may be the first
        else:
            move.rows = self.timed.changes(self.record, record, asked)
            move.clock = self.timed.deadline(move.rows)
        move.due = self.timed.due(move.rows, record, asked)
        over = self.table is not None and self.table.over  # then it is to be put away, whatever changes
        try:
            seal = await self.store.write(records.save_table(record, due=None if over else move.due, log=move))
        except Overtaken:
            await self.load()
            return False
        except StoreError as error:
            raise Refused(503, "problem-store") from error
        self.record = record
        if (starts and move.rows) or (record.header and self.table is None):
            self.loaded = False
            await self.ready()
            self.push(info=True)
        else:
            self._count(move, seal or self.seal)
            self.push_info()
        await self.answer()
        self.after_change()
        return True

    async def move(self, by: Seat, move: str, version: int, choice: int | None, whole: bool = False) -> Answer | None:
        """A choice, or without one a step back, exactly once; None: another server was first, and all know of it now.

        A person's has an id of its own, a bot's has none.
        """
        seat = self.of(by)
        answer = await answered(self, seat, move, choice, whole)
        if answer is None:
            await expire(self)
            answer = self._refusal(seat, move)
        if answer is not None:
            return answer
        if version != self.playing().version(seat):  # the one who chose may know more than this server
            await self.newest()
        try:
            return await self._done(seat, move, version, choice, whole)
        except StoreError:
            before = self.rows
            await self.read_again()  # memory is ahead of the disk
            if self.rows == before:
                raise Refused(503, "problem-store") from None
            self.push()
            return None

    def _refusal(self, seat: int, move: str) -> Answer | None:
        """A person who left, or whose seat a bot plays, comes back before choosing."""
        place = self.record.seats[seat]
        why = "problem-seat-gone" if place.gone or place.level else "problem-out-of-time"
        if move and (place.gone or self.timed.bot_in(self.record, seat)):
            return self._refused(seat, move, Refused(409, why))
        return None

    async def _done(self, seat: int, move: str, version: int, choice: int | None, whole: bool) -> Answer:
        """Carry it out, with the answers after it that need no person; write it, and only then tell."""
        table = self.playing()
        before = len(table.log.entries)
        try:
            if version != table.version(seat):  # before all else: who is late learns only that
                raise StaleVersion(table.version(seat))
            if choice is None:
                table.undo(seat, whole)
                rows = [back_to(len(table.log.entries))]
            else:
                table.take(seat, choice, version)
                table.answer(self._people())
                rows = table.log.entries[before:]
        except StaleVersion:
            return self._refused(seat, move, Refused(409, "problem-stale"))
        except IllegalChoice as error:
            return self._refused(seat, move, by_the_rules(error))
        answer = Answer(self.record.id, seat, move, True, table.version(seat), table.told)
        rows += self.timed.asks(NOBODY if choice is None else seat, self.record, table.asked())
        await self._keep(Move(self.record.id, self.rows, rows, seat, move, kept_answer(answer, choice, whole)), table)
        return answer

    async def answer(self) -> None:
        """What stands and needs no person, after a load, at the start, or when a person comes back to a seat."""
        table = self.table
        before = len(table.log.entries) if table else 0
        if table:
            table.answer(self._people())
        if table and table.log.entries[before:]:
            rows = table.log.entries[before:] + self.timed.asks(NOBODY, self.record, table.asked())
            try:
                await self._keep(Move(self.record.id, self.rows, rows), table)
            except StoreError:
                await self.read_again()

    async def _keep(self, move: Move, table: Replay) -> None:
        """Write what was done; then it counts, and all are told."""
        with_end(move, table)
        marked = self.record.header != table.log.header  # take-backs were used for the first time
        if marked:
            more = {"header": table.log.header, "changes": self.record.changes + 1}
            move.marked = msgspec.structs.replace(self.record, **more)
        move.seal, move.clock = self.seal, self.timed.deadline(move.rows)
        move.due = move.due or self.timed.due(move.rows, self.record, table.asked())
        self._count(move, await self.store.write(records.add_move(move)))
        if move.move:
            self.told.answers[move.seat, move.move] = move.answer
        if move.marked is not None:
            self.record.header, self.record.changes = move.marked.header, move.marked.changes
        if move.places is not None:
            self.told.places, self.record.changes = move.places, self.record.changes + 1
            self.record.status, self.record.ended = "over", move.ended
        self.push(info=table.over or marked or self.timed.clocked)
        self.after_change()

    def added(self, move: Move, seal: bytes, record: TableRecord) -> None:
        """What happened to seats is on the disk: it counts, and all are told."""
        self.record = record
        self._count(move, seal)
        self.push_info()
        self.after_change()

    def _count(self, move: Move, seal: bytes) -> None:
        told = self.table.told if self.table else 0
        self.rows, self.seal = self.rows + len(move.rows), seal
        notes = [(told, row) for row in move.rows if is_told(row)]
        self._remember(move.rows, Past([told] * any(row < 0 for row in move.rows), notes))

    async def read_again(self) -> None:
        self.loaded = False  # the disk is right
        await self.ready()

    def asked(self) -> list[int]:
        return self.table.asked() if self.table else []

    def _people(self) -> set[int]:
        """The seats that persons play now."""
        return {place.seat for place in self.record.seats if person(place)}

    def _refused(self, seat: int, move: str, refused: Refused) -> Answer:
        table = self.table
        version, told = (table.version(seat), table.told) if table else (0, 0)
        answer = Answer(self.record.id, seat, move, False, version, told, problem(refused))
        return remember(self.refusals, answer)

    # ---- Bots ---------------------------------------------------------------------------------------------------

    def bot_asked(self) -> int | None:
        """The first seat that is asked and that a bot plays."""
        return next((seat for seat in self.asked() if self.timed.bot_in(self.record, seat)), None)

    async def may_sleep(self) -> None:
        """Woken for nothing: it is not the turn of a bot."""
        if self.table is not None and self.bot_asked() is None and not self.table.over:
            await self.store.write(lists.set_due(self.record.id, self.rows, 0.0))

    def bot_question(self) -> BotQuestion | None:
        """What the first such seat is asked."""
        seat = self.bot_asked()
        if seat is None:
            return None
        return question(self.playing(), self.record, seat, len(self.undos), self.timed.bot_in(self.record, seat))
