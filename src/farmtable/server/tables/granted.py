"""A live table as somebody sees it who was let in: the only way from a door to what the table holds.

`authorise` makes one, with the table's lock held and after all reading; it is good until the lock is given back. All
that it shows is shown from the place of its grant, and all that it does is done from there.
"""

from __future__ import annotations

import asyncio

import msgspec

from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.phrase import IllegalChoice
from farmtable.server.access.grant import Grant, checked
from farmtable.server.access.tokens import Who
from farmtable.server.pace.expiry import vacation
from farmtable.server.storage import records
from farmtable.server.storage.records import Overtaken
from farmtable.server.tables.audience import Subscription
from farmtable.server.tables.bots import due
from farmtable.server.tables.fold import opened
from farmtable.server.tables.live_state import TableState
from farmtable.server.tables.membership import Change
from farmtable.server.tables.start import again, rematches, started
from farmtable.server.wire.messages import Answer, ChatLine, Foreseen, Happened, Reading, Sight, TableInfo
from farmtable.server.wire.problem import Refused, by_the_rules
from farmtable.server.wire.sight import foresight, happened, kept, reading
from farmtable.table.log import Log
from farmtable.table.table import StaleVersion

EVENTS = msgspec.json.Decoder(list[Happened])


async def authorise(state: TableState, who: Who, newest: bool = True) -> Granted:
    """Who this is, looked up after all reading: nothing can happen between the look and what is shown."""
    grant = checked(await state.fresh(newest), who)
    if not isinstance(who, int):
        state.audience.presence.seen(grant.seat)
    return Granted(state, grant)


class Granted:
    """What one may see and do from one place."""

    __slots__ = ("_state", "grant")

    def __init__(self, state: TableState, grant: Grant) -> None:
        self._state = state
        self.grant = grant

    def lapse(self) -> None:
        """The lock is given back: who kept this has nothing."""
        del self._state

    @property
    def seat(self) -> int:
        return self.grant.seat

    # ---- What can be seen -----------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        return self._state.info(self.grant)

    def standing(self) -> tuple[list[int], int]:
        """Whom the table waits for, which all may know, and how many turns were played."""
        self._state.of(self.grant)
        table = self._state.table
        return (table.asked(), table.turn) if table is not None and not table.over else ([], 0)

    def sight(self, since: int = 0, undos: int = 0, text: bool = False) -> Sight:
        return self._state.sight(self.grant, since, undos, text=text)

    def shown(self, since: int = 0, undos: int = 0, text: bool = False) -> bytes:
        """The same, encoded: made once for all who ask for it."""
        return self._state.shown(self.grant, since, undos, text)

    def show(self, new: Subscription) -> None:
        """The table, to one who subscribes now: with what it has missed."""
        self._state.show(new)

    def foresee(self, choice: int, version: int) -> Foreseen:
        """What a choice would do."""
        seat = self._state.of(self.grant.seated())
        place = self._state.record.seats[seat]
        if place.gone or place.level:
            raise Refused(409, "problem-seat-gone")
        try:
            return foresight(self._state.playing(), seat, choice, version)
        except StaleVersion:
            raise Refused(409, "problem-stale") from None
        except IllegalChoice as error:
            raise by_the_rules(error) from None

    def reads(self, text: str, lang: str) -> Reading:
        """What typed words mean."""
        names = [place.name for place in self._state.record.seats]
        return reading(self._state.playing(), self._state.of(self.grant), text, lang, names)

    async def log(self) -> Log:
        """With its seed, so only when the game is over."""
        self._state.of(self.grant)
        record, places = self._state.record, self._state.told.places
        if record.status != "over" or record.header is None:
            raise Refused(409, "problem-not-over")
        rows = await self._state.store.read(records.load_rows(record.id))
        return opened(record.header, record.seed, rows, places)

    async def events(self) -> list[Happened]:
        """What all may know. A finished game has kept its own: they can be shown when the rules have changed."""
        self._state.of(self.grant)
        end = await self._state.store.read(records.load_end(self._state.record.id))
        if end is None:
            return happened(self._state.playing(), SPECTATOR, 0)
        return [kept(self._state.game, event) for event in EVENTS.decode(end[1])]

    async def lines(self, since: int) -> list[ChatLine]:
        """The last lines of the chat from a number on."""
        self._state.of(self.grant)
        return await self._state.chat.lines(since)

    # ---- What can be done -----------------------------------------------------------------------------------------

    async def say(self, text: str) -> ChatLine:
        return await self._state.chat.say(self._state.of(self.grant), text)

    async def move(self, move: str, version: int, choice: int | None, whole: bool = False) -> Answer | None:
        return await self._state.move(self.grant.seated(), move, version, choice, whole)

    async def change(self, work: Change) -> bool:
        return await self._state.change(work, self.grant)

    async def vacation(self, away: bool) -> bool:
        seat = self._state.of(self.grant.seated())
        self._state.playing()
        return await vacation(self._state, seat, away)

    async def rematch(self, bots: str) -> str:
        """The table where the same people play again, made now if nobody did before."""
        state = self._state
        state.of(self.grant.seated())
        if state.record.status != "over":
            raise Refused(409, "problem-not-over")
        if not state.record.rematch:
            if bots != "same" and bots not in rematches(state.record):
                raise Refused(422, "problem-no-bot")
            new, takebacks = again(state.record, bots)
            record, rows, clock = await asyncio.to_thread(started, state.game, new, state.house.now(), takebacks)
            try:
                await state.store.write(records.add_table(record, rows, state.record.id, due(record), clock))
                state.record.rematch = record.id
                state.push_info()
            except Overtaken:  # somebody asked at another server: all get the one that was first
                await state.read_on()
        return state.record.rematch
