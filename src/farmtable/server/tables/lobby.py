"""All tables: those in memory, and those that wait in the store until somebody asks for them."""

from __future__ import annotations

import asyncio
from functools import cache
from logging import getLogger
from secrets import token_bytes
from time import monotonic, time

from farmtable import games
from farmtable.core.game import Game, SetupError
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.phrase import phrase
from farmtable.server.access.tokens import hashed, new_token
from farmtable.server.cluster.cluster import Cluster
from farmtable.server.storage import records
from farmtable.server.storage.records import Overtaken, SeatRecord, TableRecord
from farmtable.server.storage.store import Store
from farmtable.server.tables import table_info
from farmtable.server.tables.live import LiveTable
from farmtable.server.tables.membership import forked, named, started
from farmtable.server.tables.presence import GRACE, Clock, Presence
from farmtable.server.tables.replay import moment
from farmtable.server.tables.thinkers import Thinker
from farmtable.server.wire.messages import Fork, GameFaces, GameInfo, NewTable, Offer, SeatToken, TableInfo
from farmtable.server.wire.problem import Refused, no_table
from farmtable.table.dealer import SEED_BYTES
from farmtable.table.log import Log, LogError
from farmtable.table.words import LANGUAGES, Words
from farmtable.thinking.registry import LEVELS

LISTED = 100  # tables that the lobby shows
FINISHED = 12  # games to look back at
LOGGER = getLogger("farmtable")

load = cache(games.load)


class Lobby:
    """Finds and makes tables."""

    def __init__(
        self,
        store: Store,
        cluster: Cluster,
        thinker: Thinker,
        hidden: bool = False,
        grace: float = GRACE,
        clock: Clock = monotonic,
    ) -> None:
        self.store = store
        self.cluster = cluster
        self.thinker = thinker
        self.grace, self.clock = grace, clock
        self.names = games.names(hidden)
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    def offer(self) -> Offer:
        return Offer([game_info(load(name)) for name in self.names], list(LEVELS), list(LANGUAGES))

    def faces(self, game: str) -> GameFaces:
        if game not in self.names:
            raise Refused(404, phrase("log-unknown-game", game=game))
        return faces_of(game)

    async def find(self, table: str) -> LiveTable:
        """A table by its name, loaded once however many ask for it at the same time."""
        found = self.live.get(table)
        if found is not None:
            return found
        lock = self.loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                found = self.live.get(table)
                return found if found is not None else await self._load(table)
        finally:
            self.loading.pop(table, None)

    async def _load(self, table: str) -> LiveTable:
        record = await self.store.read(records.load_table(table))
        if record is None or record.game not in games.names(hidden=True):
            raise no_table()
        presence = Presence(self.grace, self.clock)
        live = LiveTable(self.store, self.cluster, self.thinker, load(record.game), record, presence)
        async with live.lock:
            await live.ready()
        live.chat = 1 + max((line.number for line in await self.store.read(records.load_chat(table, 0, 1))), default=-1)
        self.live[table] = live
        live.think()
        return live

    async def go_on(self) -> None:
        """After a restart: every running table, the oldest first, so that its bots go on by themselves."""
        for table in await self.store.read(records.load_ids("playing")):
            try:
                await self.find(table)
            except Refused as error:
                LOGGER.warning("table not loaded", extra={"error": error.reason.key})

    def forget(self) -> None:
        """Finished games that nobody looks at need no memory."""
        for name, live in list(self.live.items()):
            if live.record.status == "over" and not live.listeners and not live.lock.locked():
                del self.live[name]

    async def written(self, table: str) -> None:
        """Another server wrote to a table; only those in memory here have to hear of it."""
        live = self.live.get(table)
        if live is not None:
            await self._catch_up(live)

    async def missed(self) -> None:
        """Other servers may have written to any table, and nobody told us."""
        for live in list(self.live.values()):
            await self._catch_up(live)

    def present(self, table: str, server: str, seats: set[int]) -> None:
        """Another server says who is at a table; only those in memory here have to hear of it."""
        live = self.live.get(table)
        if live is not None:
            live.hear_presence(server, seats)

    async def _catch_up(self, live: LiveTable) -> None:
        """A table that can't be read now will be when somebody asks for it."""
        try:
            await live.catch_up()
        except Refused as error:
            LOGGER.warning("table not loaded", extra={"error": error.reason.key})

    def tell_presence(self) -> None:
        """Say again who is here, to the other servers."""
        for live in self.live.values():
            if live.listening():
                live.tell_presence()

    async def close(self) -> None:
        """Bots stop; what people have begun is done whole."""
        for live in self.live.values():
            live.close()
        await asyncio.gather(*(task for live in self.live.values() for task in live.tasks), return_exceptions=True)

    async def listed(self) -> list[LiveTable]:
        return [await self.find(table) for table in await self.store.read(records.load_listed(LISTED))]

    async def finished(self) -> list[TableInfo]:
        """Listed games that are over. They are told from outside, so that none has to be played through for this;
        but for solo games, whose places don't say whether they were won."""
        found = []
        for table in await self.store.read(records.load_finished(FINISHED)):
            record = await self.store.read(records.load_table(table))
            end = await self.store.read(records.load_end(table))
            if record is None or end is None or record.game not in self.names:
                continue
            if len(record.seats) == 1:
                found.append((await self.find(table)).info(SPECTATOR))
            else:
                found.append(table_info.info(record, end[0], False, set()))
        return found

    async def fork(self, live: LiveTable, log: Log, wish: Fork) -> tuple[LiveTable, SeatToken]:
        """Play on from a moment of a finished game, against bots."""
        old = live.record
        if wish.seat >= len(old.seats) or wish.level not in LEVELS:
            raise Refused(422, "problem-no-bot")
        token, words, seats = SeatToken(wish.seat, new_token()), Words(old.language), list[SeatRecord]()
        for k in range(len(old.seats)):
            level = "" if k == wish.seat else wish.level
            seats.append(SeatRecord(k, "bot" if level else "person", named(words, k, "", level), level))
        seats[wish.seat].token = hashed(token.token)
        record = self._record(old.game, old.options, old.language, False, seats)
        try:
            entries = await asyncio.to_thread(moment, live.game, log, wish.step)
        except LogError as error:
            raise Refused(409, error.reason) from None
        record = await asyncio.to_thread(forked, live.game, record, entries)
        await self.store.write(records.add_table(record, entries))
        return await self.find(record.id), token

    async def create(self, wish: NewTable) -> tuple[LiveTable, list[SeatToken]]:
        """A new table; it starts at once if no seat is open."""
        if wish.game not in self.names:
            raise Refused(422, phrase("log-unknown-game", game=wish.game))
        if wish.language not in LANGUAGES:
            raise Refused(422, phrase("problem-language", language=wish.language))
        game, words, tokens, seats = load(wish.game), Words(wish.language), list[SeatToken](), list[SeatRecord]()
        try:
            options = game.settled(len(wish.seats), wish.options)
        except SetupError as error:
            raise Refused(422, phrase("problem-setup", reason=str(error))) from None
        for k, seat in enumerate(wish.seats):
            if (seat.kind == "bot") != (seat.level in LEVELS) or (seat.kind != "bot" and seat.level):
                raise Refused(422, "problem-no-bot")
            record = SeatRecord(k, seat.kind, "", seat.level)
            if seat.kind != "open":
                record.name = named(words, k, seat.name, seat.level)
            if seat.kind == "person":
                tokens.append(SeatToken(k, new_token()))
                record.token = hashed(tokens[-1].token)
            seats.append(record)
        return await self._add(game, self._record(wish.game, options, wish.language, wish.listed, seats)), tokens

    def _record(
        self, game: str, options: dict[str, int], language: str, listed: bool, seats: list[SeatRecord]
    ) -> TableRecord:
        return TableRecord(
            id=new_token(),
            game=game,
            options=options,
            language=language,
            listed=listed,
            invite=new_token(),
            watch=new_token(),
            seed=token_bytes(SEED_BYTES),
            created=time(),
            seats=seats,
        )

    async def _add(self, game: Game, record: TableRecord, rematch_of: str = "") -> LiveTable:
        record, rows = await asyncio.to_thread(started, game, record)
        await self.store.write(records.add_table(record, rows, rematch_of))
        return await self.find(record.id)

    async def rematch(self, live: LiveTable) -> LiveTable:
        """The same people and bots play again. Their tokens open the new table too, so nobody needs a new link."""
        if live.record.status != "over":
            raise Refused(409, "problem-not-over")
        if not live.record.rematch:
            old = live.record
            seats = [SeatRecord(s.seat, s.kind, s.name, s.level if s.kind == "bot" else "", s.token) for s in old.seats]
            record = self._record(old.game, old.options, old.language, old.listed, seats)
            try:
                await self._add(live.game, record, rematch_of=old.id)
                live.record.rematch = record.id
                live.push_info()
            except Overtaken:  # two asked at the same time: both get the one that was first
                await live.catch_up()
        return await self.find(live.record.rematch)


@cache
def faces_of(name: str) -> GameFaces:
    game = load(name)
    return GameFaces(name, game.version, game.components, game.show.faces())


def game_info(game: Game) -> GameInfo:
    options = {option.name: list(option.values) for option in game.options}
    return GameInfo(game.name, game.version, game.components, list(game.seats), options)
