"""A live table, used by commands: each method is a whole command or query, and nothing else of it can be touched.

A command is done with the table's lock held and the table made fresh; the seat of a token is looked up after that, by
`TableState.authorise`, because another server may have given the seat to somebody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from farmtable.core.game import Game
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.phrase import IllegalChoice
from farmtable.server.access import tokens
from farmtable.server.access.tokens import Who, new_token, seated
from farmtable.server.cluster.cluster import Cluster
from farmtable.server.storage import records
from farmtable.server.storage.records import Overtaken, TableRecord
from farmtable.server.storage.store import Store
from farmtable.server.tables import membership
from farmtable.server.tables.audience import Subscriber, Subscription
from farmtable.server.tables.bots import BotQuestion, Bots
from farmtable.server.tables.fold import opened
from farmtable.server.tables.live_state import Committed, Guarded, TableState
from farmtable.server.tables.membership import Change
from farmtable.server.tables.presence import Presence
from farmtable.server.tables.start import again, rematches, started
from farmtable.server.tables.thinkers import Thinker
from farmtable.server.wire.kept import Kept
from farmtable.server.wire.messages import (
    ENCODER,
    Answer,
    ChatLine,
    Foreseen,
    Happened,
    Reading,
    SeatToken,
    Sight,
    TableInfo,
)
from farmtable.server.wire.problem import Refused, by_the_rules
from farmtable.server.wire.requests import HandOver, Join
from farmtable.server.wire.sight import foresight, happened, kept, reading
from farmtable.table.log import Log
from farmtable.table.table import StaleVersion

T = TypeVar("T")
Limit = Callable[[str, int], None]  # refuses a seat of a table that asks too often
TRIES = 5  # to write something, while other servers write to the same table
EVENTS = msgspec.json.Decoder(list[Happened])


class LiveTable:
    """One table of this server."""

    def __init__(
        self,
        store: Store,
        cluster: Cluster,
        thinker: Thinker,
        game: Game,
        record: TableRecord,
        presence: Presence,
        kept: Kept,
    ) -> None:
        self.id = record.id
        self.game = game
        self._store = store
        self._cluster = cluster
        self._bots = Bots(self, thinker)
        state = TableState(store, cluster, game, record, presence, self._bots.think, kept)
        self._guarded = Guarded(state)
        self._committed: Committed = state
        self._audience = state.audience
        self._tasks: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def _fresh(self) -> AsyncIterator[TableState]:
        """Hold the table: nothing else happens to it meanwhile."""
        async with self._guarded.held() as state:
            await state.ready()
            yield state

    @asynccontextmanager
    async def _authorised(self, who: Who, newest: bool = False) -> AsyncIterator[tuple[TableState, int]]:
        """Hold the table for the seat of this token; those who only look are SPECTATOR."""
        async with self._fresh() as state:
            yield state, await state.authorise(who, newest)

    async def _shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish even if the caller is cancelled: who was to hear of it still does."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # ---- From the store, and away again ---------------------------------------------------------------------------

    async def open(self) -> None:
        """Read it, for the first time."""
        async with self._fresh() as state:
            await state.chat.open()
            await state.answer()

    async def catch_up(self) -> None:
        """Another server has written to this table."""
        async with self._guarded.held() as state:
            await state.caught_up()

    def think(self) -> None:
        """Let the bots that are asked choose."""
        self._bots.think()

    def idle(self) -> bool:
        """A finished game that nobody looks at needs no memory."""
        return self._committed.record.status == "over" and not self._audience.subscriptions and not self._guarded.busy()

    def close(self) -> None:
        """Bots stop."""
        self._bots.close()

    async def settled(self) -> None:
        """What people have begun is done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- Who is told ----------------------------------------------------------------------------------------------

    async def subscribe(self, who: Who, subscriber: Subscriber, since: int = 0, undos: int = 0, chat: int = 0) -> int:
        """Tell what happens from now on, and first what was missed; nothing can happen in between. The seat."""
        async with self._authorised(who, newest=True) as (state, seat):
            self._remove(subscriber, seat)
            subscription = Subscription(subscriber, seat, since, undos)
            self._add(subscription)
            try:
                state.show(subscription)
                for line in await state.chat.lines(chat):
                    subscriber.deliver(ENCODER.encode(line))
            except BaseException:
                self._remove(subscriber, seat)
                raise
            return seat

    async def unsubscribe(self, who: Who, subscriber: Subscriber) -> int:
        """Tell no more of what this seat sees. The seat."""
        async with self._authorised(who) as (_, seat):
            self._remove(subscriber, seat)
            return seat

    def hang_up(self, subscriber: Subscriber) -> None:
        """Somebody has gone away, whatever they subscribed to."""
        for seat in [subscription.seat for subscription in self._audience.of(subscriber)]:
            self._remove(subscriber, seat)

    def _add(self, subscription: Subscription) -> None:
        if self._audience.add(subscription):
            self._committed.push_info(but=subscription)
        self.tell_presence()

    def _remove(self, subscriber: Subscriber, seat: int) -> None:
        for subscription in self._audience.of(subscriber):
            if subscription.seat == seat:
                if self._audience.remove(subscription):
                    self._committed.push_info()
                self.tell_presence()

    def tell_presence(self) -> None:
        """To the other servers: who is here."""
        self._cluster.tell_presence(self.id, self._audience.listening())

    def repeat_presence(self) -> None:
        """To the other servers again, if anybody is here."""
        if self._audience.listening():
            self.tell_presence()

    def present(self, server: str, seats: set[int]) -> None:
        """Another server says who is there."""
        if self._audience.told(server, seats):
            self._committed.push_info()

    # ---- What can be seen -----------------------------------------------------------------------------------------

    def seat_of(self, token: str) -> int | None:
        """The seat of a token as far as this server knows: a hint at the door, no authority."""
        return tokens.seat_of(self._committed.record, token)

    def info(self, seat: int) -> TableInfo:
        """The table from outside, for a seat that is known."""
        return self._committed.info(seat)

    async def info_for(self, who: Who) -> TableInfo:
        async with self._authorised(who) as (state, seat):
            return state.info(seat)

    async def look(self, who: Who, since: int = 0, undos: int = 0) -> Sight:
        """What is on the disk, never what is only about to be."""
        async with self._authorised(who, newest=True) as (state, seat):
            return state.sight(seat, since, undos)

    async def shown(self, who: Who, since: int = 0, undos: int = 0) -> bytes:
        """The same, encoded: made once for all who ask for it."""
        async with self._authorised(who, newest=True) as (state, seat):
            return state.shown(seat, since, undos)

    async def look_after(self, who: Who, answer: Answer) -> Sight | None:
        """What one sees who has got this answer and knows all that came before; None: nothing to see yet."""
        undone = self._committed.undone()
        return None if undone is None else await self.look(who, answer.told, undone)

    async def foresee(self, who: Who, choice: int, version: int, limit: Limit) -> Foreseen:
        """What a choice would do."""
        async with self._authorised(who) as (state, seat):
            limit(self.id, seated(seat))
            place = state.record.seats[seat]
            if place.gone or place.level:
                raise Refused(409, "problem-seat-gone")
            try:
                return foresight(state.playing(), seat, choice, version)
            except StaleVersion:
                raise Refused(409, "problem-stale") from None
            except IllegalChoice as error:
                raise by_the_rules(error) from None

    async def reads(self, who: Who, text: str, limit: Limit) -> Reading:
        """What typed notation means."""
        async with self._authorised(who) as (state, seat):
            limit(self.id, seated(seat))
            return reading(state.playing(), seat, text)

    def over(self) -> bool:
        """A finished game never changes again."""
        return self._committed.record.status == "over"

    async def eye(self, who: Who) -> int:
        """The seat of this token, SPECTATOR for those who only look."""
        async with self._authorised(who) as (_, seat):
            return seat

    async def log(self, who: Who) -> Log:
        """With its seed, so only when the game is over."""
        async with self._authorised(who) as (state, _):
            record, places = state.record, state.places
        if record.status != "over" or record.header is None:
            raise Refused(409, "problem-not-over")
        rows = await self._store.read(records.load_rows(record.id))
        return opened(record.header, record.seed, rows, places)

    async def public_events(self, who: Who) -> list[Happened]:
        """A finished game has kept its own, so that they can be shown when the rules have changed."""
        async with self._authorised(who) as (state, _):
            end = await self._store.read(records.load_end(self.id))
            if end is None:
                return happened(state.playing(), SPECTATOR, 0)
            return [kept(self.game, event) for event in EVENTS.decode(end[1])]

    # ---- Moves ----------------------------------------------------------------------------------------------------

    async def take(self, who: Who, move: str, version: int, choice: int) -> Answer:
        """A choice, exactly once: a copy of it gets the same answer, a stale version gets the new one."""
        return await self._shielded(self._move(who, move, version, choice))

    async def undo(self, who: Who, move: str, version: int, whole: bool = False) -> Answer:
        """One step back, or as far as it goes, by the same law."""
        return await self._shielded(self._move(who, move, version, None, whole))

    async def _move(self, who: Who, move: str, version: int, choice: int | None, whole: bool = False) -> Answer:
        async with self._fresh() as state:
            for _ in range(TRIES):
                seat = seated(await state.authorise(who))
                answer = await state.move(seat, move, version, choice, whole)
                if answer is not None:
                    return answer
        raise Refused(503, "problem-store")

    def bot_asked(self) -> int | None:
        return self._committed.bot_asked()

    async def bot_question(self) -> BotQuestion | None:
        async with self._fresh() as state:
            return state.bot_question()

    async def bot_chooses(self, seat: int, version: int, choice: int) -> bool:
        return (await self._move(seat, "", version, choice)).done

    # ---- Who sits there -------------------------------------------------------------------------------------------

    async def join(self, wish: Join) -> SeatToken:
        """Take an open seat; the last one to join starts the game."""
        token, found = new_token(), list[int]()

        def work(record: TableRecord, _: int) -> None:
            found[:] = [membership.join(record, wish, token)]

        await self._changed(wish.invite, work)
        return SeatToken(found[0], token)

    async def rename(self, who: Who, name: str) -> int:
        return await self._changed(who, lambda record, seat: membership.rename(record, seat, name))

    async def leave(self, who: Who) -> int:
        return await self._changed(who, membership.leave)

    async def come_back(self, who: Who) -> int:
        return await self._changed(who, membership.come_back)

    async def hand_over(self, who: Who, wish: HandOver) -> int:
        """Let a bot play on."""
        return await self._changed(who, lambda record, by: membership.hand_over(record, by, wish, self._audience))

    async def _changed(self, who: Who, work: Change) -> int:
        """Change the record, and tell all; the seat of the one who did it."""
        return await self._shielded(self._change(who, work))

    async def _change(self, who: Who, work: Change) -> int:
        """Tried again if another server was first: the seat may be somebody else's by then."""
        async with self._fresh() as state:
            for _ in range(TRIES):
                seat = await state.authorise(who)
                if await state.change(work, seat):
                    return seat
        raise Refused(503, "problem-store")

    async def rematch(self, who: Who, bots: str = "same") -> tuple[str, int]:
        """The table where the same people play again, made now if nobody did before; and the seat of who asks.

        Where all others are bots, they may be of the next level.
        """
        async with self._authorised(who) as (state, seat):
            seated(seat)
            if state.record.status != "over":
                raise Refused(409, "problem-not-over")
            if not state.record.rematch:
                if bots != "same" and bots not in rematches(state.record):
                    raise Refused(422, "problem-no-bot")
                record, rows = await asyncio.to_thread(started, self.game, *again(state.record, bots))
                try:
                    await self._store.write(records.add_table(record, rows, rematch_of=self.id))
                    state.record.rematch = record.id
                    state.push_info()
                except Overtaken:  # somebody asked at another server: all get the one that was first
                    await state.read_on()
            return state.record.rematch, seat

    # ---- The chat -------------------------------------------------------------------------------------------------

    async def say(self, who: Who, text: str) -> ChatLine:
        """Keep a line, then tell it to all."""
        return await self._shielded(self._say(who, text))

    async def _say(self, who: Who, text: str) -> ChatLine:
        async with self._authorised(who) as (state, seat):
            return await state.chat.say(seat, text)

    async def lines(self, who: Who, since: int) -> list[ChatLine]:
        """The last lines of the chat from a number on."""
        async with self._authorised(who) as (state, _):
            return await state.chat.lines(since)
