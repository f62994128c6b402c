"""A live table, used by commands: each method is a whole command or query, and nothing else of it can be touched.

A command is done with the table's lock held and the table made fresh; the seat of a token is looked up after that, by
`authorise`, because another server may have given the seat to somebody else. What that gives, a `Granted`, is all that
a command of a person has of the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Generic, TypeVar

from farmtable.core.game import Game
from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.access import tokens
from farmtable.server.access.people import NOBODY, Sitter
from farmtable.server.access.tokens import Who, roams
from farmtable.server.cluster.cluster import Cluster
from farmtable.server.pace.expiry import expire
from farmtable.server.pace.house import House
from farmtable.server.pace.presence import Presence
from farmtable.server.storage.records import TableRecord
from farmtable.server.storage.store import Store
from farmtable.server.tables import membership
from farmtable.server.tables.audience import Subscriber, Subscription
from farmtable.server.tables.bots import BotQuestion, Bots
from farmtable.server.tables.granted import Granted, authorise
from farmtable.server.tables.live_state import TableState
from farmtable.server.tables.membership import Change
from farmtable.server.tables.table_info import Committed
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
from farmtable.server.wire.problem import Refused
from farmtable.server.wire.requests import HandOver, Join
from farmtable.table.log import Log

T = TypeVar("T")
Limit = Callable[[str, int], None]  # refuses a seat of a table that asks too often
TRIES = 5  # to write something, while other servers write to the same table


class Guarded(Generic[T]):
    """A value that is given out with its lock held, and not otherwise."""

    def __init__(self, value: T) -> None:
        self._value = value
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[T]:
        async with self._lock:
            yield self._value

    def busy(self) -> bool:
        return self._lock.locked()


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
        house: House,
    ) -> None:
        self.id = record.id
        self.game = game
        self._store = store
        self._cluster = cluster
        self._bots = Bots(self, thinker)
        state = TableState(store, cluster, game, record, presence, self._bots.think, kept, house)
        self._guarded = Guarded(state)
        self._committed: Committed = state
        self._audience = state.audience
        self._tasks: set[asyncio.Task[Any]] = set()
        self._clock = presence.clock
        self._used = self._clock()
        self._asleep = False

    @asynccontextmanager
    async def _fresh(self) -> AsyncIterator[TableState]:
        """Hold the table: nothing else happens to it meanwhile."""
        if self._asleep:  # who held on to it for long has to find it again
            raise Refused(503, "problem-store")
        self._used = self._clock()
        async with self._guarded.held() as state:
            await state.ready()
            yield state

    @asynccontextmanager
    async def _authorised(self, who: Who, newest: bool = True) -> AsyncIterator[Granted]:
        """Hold the table for who this is: all that one may see and do, for as long as it is held."""
        async with self._fresh() as state:
            granted = await authorise(state, who, newest)
            try:
                yield granted
            finally:
                granted.lapse()

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

    def stay(self) -> None:
        """Somebody has found it, and is about to use it."""
        self._used = self._clock()

    def sleeps(self, after: float) -> bool:
        """Go to sleep, if nobody looks and nothing was done for so many seconds, nothing is under way and no bot is
        asked: what is kept is on the disk."""
        quiet = self._clock() - self._used >= after and self.bot_asked() is None
        self._asleep = quiet and not (self._audience.subscriptions or self._guarded.busy() or self._tasks)
        return self._asleep

    async def may_sleep(self) -> None:
        """Woken for bots: if none is asked, it needs nobody to wake it."""
        async with self._fresh() as state:
            await state.may_sleep()

    async def expire(self) -> bool:
        """If the time of a seat is out, what the table has chosen for that happens; False: it can't be now."""
        async with self._fresh() as state:
            return await expire(state)

    def close(self) -> None:
        """Bots stop."""
        self._bots.close()

    async def settled(self) -> None:
        """What people have begun is done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- Who is told ----------------------------------------------------------------------------------------------

    async def subscribe(
        self, who: Who, subscriber: Subscriber, since: int = 0, undos: int = 0, chat: int = 0, text: bool = False
    ) -> int:
        """Tell what happens from now on, and first what was missed; nothing can happen in between. The seat."""
        async with self._authorised(who) as granted:
            self._remove(subscriber, granted.seat)
            subscription = Subscription(subscriber, granted.grant, since, undos, text)
            self._add(subscription)
            try:
                granted.show(subscription)
                for line in await granted.lines(chat):
                    subscriber.deliver(ENCODER.encode(line))
            except BaseException:
                self._remove(subscriber, granted.seat)
                raise
            return granted.seat

    async def unsubscribe(self, who: Who, subscriber: Subscriber) -> int:
        """Tell no more of what this seat sees. The seat."""
        async with self._authorised(who) as granted:
            self._remove(subscriber, granted.seat)
            return granted.seat

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

    def outside(self) -> TableInfo:
        """As the lobby shows it: no link, and nothing that a seat sees."""
        return self._committed.outside()

    async def info_for(self, who: Who) -> TableInfo:
        async with self._authorised(who) as granted:
            return granted.info()

    async def standing(self, who: Who) -> tuple[list[int], int]:
        """Whom the table waits for, and how many turns were played."""
        async with self._authorised(who) as granted:
            return granted.standing()

    async def look(self, who: Who, since: int = 0, undos: int = 0, text: bool = False) -> Sight:
        """What is on the disk, never what is only about to be."""
        async with self._authorised(who) as granted:
            return granted.sight(since, undos, text)

    async def seen(self, who: Who) -> Sight | None:
        """The same, from the start; None before the game."""
        return None if self._committed.undone() is None else await self.look(who)

    async def shown(self, who: Who, since: int = 0, undos: int = 0, text: bool = False) -> bytes:
        """The same, encoded: made once for all who ask for it."""
        async with self._authorised(who) as granted:
            return granted.shown(since, undos, text)

    async def look_after(self, who: Who, answer: Answer, text: bool = False) -> Sight | None:
        """What one sees who has got this answer and knows all that came before; None: nothing to see yet."""
        undone = self._committed.undone()
        return None if undone is None else await self.look(who, answer.told, undone, text)

    async def foresee(self, who: Who, choice: int, version: int, limit: Limit) -> Foreseen:
        """What a choice would do."""
        async with self._authorised(who) as granted:
            limit(self.id, granted.grant.seated().seat)
            return granted.foresee(choice, version)

    async def reads(self, who: Who, text: str, lang: str, limit: Limit) -> Reading:
        """What typed words mean."""
        async with self._authorised(who) as granted:
            if granted.seat != SPECTATOR:  # who watches was counted at the door, by their address
                limit(self.id, granted.seat)
            return granted.reads(text, lang)

    def over(self) -> bool:
        """A finished game never changes again."""
        return self._committed.record.status == "over"

    async def eye(self, who: Who) -> int:
        """The seat of this token, SPECTATOR for those who only look."""
        async with self._authorised(who) as granted:
            return granted.seat

    async def log(self, who: Who) -> Log:
        """With its seed, so only when the game is over."""
        async with self._authorised(who) as granted:
            return await granted.log()

    async def public_events(self, who: Who) -> list[Happened]:
        """What all may know, from the start."""
        async with self._authorised(who) as granted:
            return await granted.events()

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
                granted = await authorise(state, who, newest=roams(who))
                answer = await granted.move(move, version, choice, whole)
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

    async def join(self, wish: Join, sitter: Sitter = NOBODY) -> SeatToken:
        """Take an open seat; the last one to join starts the game."""
        found = list[SeatToken]()  # one for each try
        await self._changed(wish.invite, lambda record, _: found.append(membership.join(record, wish, sitter)))
        return found[-1]

    async def claim(self, who: Who, sitter: Sitter) -> int:
        """The seat of a token becomes a person's."""
        return await self._changed(who, lambda record, seat: membership.claim(record, seat, sitter))

    async def ask(self, who: Who, seat: int, sitter: Sitter) -> int:
        """Somebody says that they sit there already."""
        here = self._audience
        return await self._changed(who, lambda record, _: membership.ask(record, str(who), seat, sitter, here))

    async def admit(self, who: Who, seat: int, yes: bool) -> int:
        """Somebody at the table says whether that is so."""
        return await self._changed(who, lambda record, by: membership.admit(record, by, seat, yes))

    async def rename(self, who: Who, name: str) -> int:
        return await self._changed(who, lambda record, seat: membership.rename(record, seat, name))

    async def leave(self, who: Who) -> int:
        return await self._changed(who, membership.leave)

    async def come_back(self, who: Who) -> int:
        return await self._changed(who, membership.come_back)

    async def hand_over(self, who: Who, wish: HandOver) -> int:
        """Let a bot play on."""
        return await self._changed(who, lambda record, by: membership.hand_over(record, by, wish, self._audience))

    async def vacation(self, who: Who, away: bool) -> int:
        """Use your vacation first from now on, or no more. The seat."""
        return await self._shielded(self._tried(who, lambda granted: granted.vacation(away)))

    async def _changed(self, who: Who, work: Change) -> int:
        """Change the record, and tell all; the seat of the one who did it."""
        return await self._shielded(self._tried(who, lambda granted: granted.change(work)))

    async def _tried(self, who: Who, act: Callable[[Granted], Awaitable[bool]]) -> int:
        """Again if another server was first: the seat may be somebody else's by then."""
        async with self._fresh() as state:
            for _ in range(TRIES):
                granted = await authorise(state, who, newest=roams(who))
                if await act(granted):
                    return granted.seat
        raise Refused(503, "problem-store")

    async def rematch(self, who: Who, bots: str = "same") -> tuple[str, int]:
        """The table where the same people play again, made now if nobody did before; and the seat of who asks.

        Where all others are bots, they may be of the next level.
        """
        async with self._authorised(who) as granted:
            return await granted.rematch(bots), granted.seat

    # ---- The chat -------------------------------------------------------------------------------------------------

    async def say(self, who: Who, text: str) -> ChatLine:
        """Keep a line, then tell it to all."""
        return await self._shielded(self._say(who, text))

    async def _say(self, who: Who, text: str) -> ChatLine:
        async with self._authorised(who, newest=roams(who)) as granted:
            return await granted.say(text)

    async def lines(self, who: Who, since: int) -> list[ChatLine]:
        """The last lines of the chat from a number on."""
        async with self._authorised(who) as granted:
            return await granted.lines(since)
