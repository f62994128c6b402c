"""All tables: those in memory, and those that wait in the store until somebody asks for them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import cache, partial
from logging import getLogger
from time import monotonic, time

from msgspec.structs import replace

from farmtable import games
from farmtable.core.game import Game, SetupError
from farmtable.core.show.phrase import phrase
from farmtable.server.access.people import NOBODY, Sitter
from farmtable.server.access.tokens import Who, bearer_of
from farmtable.server.access.turns import Turns
from farmtable.server.cluster.cluster import Cluster
from farmtable.server.pace.house import House
from farmtable.server.pace.presence import GRACE, Clock, Presence
from farmtable.server.pace.timed import kept
from farmtable.server.storage import archive, lists, persons, records, retention
from farmtable.server.storage.records import SeatRecord
from farmtable.server.storage.retention import FOR_EVER, Rules
from farmtable.server.storage.store import Damaged, Store, StoreError
from farmtable.server.tables import table_info
from farmtable.server.tables.bots import due
from farmtable.server.tables.live import LiveTable
from farmtable.server.tables.membership import apart, check_level, sits_down
from farmtable.server.tables.replay import moment
from farmtable.server.tables.start import forked, named, new_record, started, usual_level
from farmtable.server.tables.thinkers import InTurn, Thinker
from farmtable.server.wire.kept import Kept
from farmtable.server.wire.messages import GameFaces, GameInfo, Offer, SeatToken, TableInfo
from farmtable.server.wire.persons import MyTable
from farmtable.server.wire.problem import Refused, no_table
from farmtable.server.wire.requests import Fork, NewTable
from farmtable.table import lesson, scenario
from farmtable.table.log import Log, LogError
from farmtable.table.words import LANGUAGES, Words
from farmtable.thinking.registry import levels

LISTED = 100  # tables that the lobby shows
MINE = 60  # tables of one person that are listed
FINISHED = 12  # games to look back at
SLEEP = 300.0  # seconds without use after which a table sleeps
WOKEN = 100_000  # tables that are woken at one time
REST = 60_000  # milliseconds before a table is tried again whose clock could not be looked after
PUT_AWAY = 200  # finished games that are put away at one time
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
        sleep: float = SLEEP,
        rules: Rules = FOR_EVER,
        at_once: int = 0,
    ) -> None:
        # Processes for bots, shared by address and table; one of them is always left for another address.
        self.bots = Turns(at_once, max(1, at_once - 1) if at_once else 0)
        self.homes: dict[str, str] = {}  # by table: the address from which somebody sits there, whose bots they are
        self.work = Turns(1)  # what takes long, beside the event loop
        self.kept = Kept()
        self.store = store
        self.cluster = cluster
        self.thinker = thinker
        self.grace, self.clock = grace, clock
        self.house = House(store, clock)
        self.resting: dict[str, int] = {}  # tables whose time is out and that can't be read now: until when
        self.names = games.names(hidden)
        self.sleep, self.rules = sleep, rules
        self.woken = self.slept = self.archived = self.removed = 0  # since the start
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}

    def offer(self) -> Offer:
        return Offer([game_info(load(name)) for name in self.names], list(LANGUAGES))

    def faces(self, game: str) -> GameFaces:
        if game not in self.names:
            raise Refused(404, phrase("log-unknown-game", game=game))
        return faces_of(game)

    async def find(self, table: str) -> LiveTable:
        """A table by its name, loaded once however many ask for it at the same time, also if that fails."""
        found = self.live.get(table)
        if found is not None:
            found.stay()
            return found
        loading = self.loading.get(table)
        if loading is None:
            loading = self.loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda done: self._loaded(table, done))
        return await asyncio.shield(loading)

    def _loaded(self, table: str, done: asyncio.Task[LiveTable]) -> None:
        del self.loading[table]
        if not done.cancelled():
            done.exception()  # whoever still waits hears of it

    async def _load(self, table: str) -> LiveTable:
        try:
            record = await self.store.read(records.load_table(table))
        except Damaged as error:
            raise Refused(409, "problem-damaged") from error
        if record is None or record.game not in games.names(hidden=True):
            raise no_table()
        presence = Presence(self.grace, self.clock)
        thinker = InTurn(self.thinker, self.bots, table, lambda: self.homes.get(table, ""))
        live = LiveTable(self.store, self.cluster, thinker, load(record.game), record, presence, self.kept, self.house)
        await live.open()
        self.live[table] = live
        self.woken += 1
        live.think()
        return live

    async def go_on(self, late: float = 0.0) -> None:
        """Wake the tables where it is the turn of a bot: after a restart all of them; later those where nothing has
        happened for so many seconds, because the server that had them is gone. The others sleep on."""
        for table in await self.store.read(lists.load_due(time() - late, "playing", WOKEN)):
            try:
                if table not in self.live:
                    await (await self.find(table)).may_sleep()
            except (Refused, StoreError) as error:
                LOGGER.warning("table not loaded", extra={"error": str(error)})

    async def tick(self) -> None:
        """Wake the tables where the time of a seat is out. One that can't be read is tried again a while later."""
        due, now = await self.house.tick(), self.house.now()
        self.resting = {table: until for table, until in self.resting.items() if until > now}
        for table in due:
            if table not in self.resting and not await self._expired(table):
                self.resting[table] = now + REST

    async def _expired(self, table: str) -> bool:
        try:
            return await (await self.find(table)).expire()
        except (Refused, StoreError) as error:
            LOGGER.warning("table not loaded", extra={"error": str(error)})
            return False

    def forget(self) -> None:
        """Tables that nobody uses need no memory."""
        for name, live in list(self.live.items()):
            if live.sleeps(self.sleep):
                del self.live[name]
                self.homes.pop(name, None)
                self.slept += 1

    async def put_away(self) -> None:
        """Finished games that sleep are brought into a small form."""
        for table in await self.store.read(lists.load_due(time() - self.sleep, "over", PUT_AWAY)):
            if table not in self.live:
                self.archived += await self.store.write(partial(archive.put_away, table=table))
                await asyncio.sleep(0.01)  # moves go first

    async def let_go(self) -> None:
        """What the operator's rules remove, but for tables that somebody uses."""
        while self.rules:
            some = await self.store.write(partial(retention.remove, rules=self.rules, keep=set(self.live)))
            self.removed += some
            if not some:
                return

    def figures(self) -> str:
        """For Prometheus."""
        counts = {"woken": self.woken, "slept": self.slept, "archived": self.archived, "removed": self.removed}
        lines = [f"# TYPE farmtable_{k}_total counter\nfarmtable_{k}_total {count}\n" for k, count in counts.items()]
        damaged = len(self.store.damaged)
        return "".join(lines) + f"# TYPE farmtable_damaged_tables gauge\nfarmtable_damaged_tables {damaged}\n"

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
            live.present(server, seats)

    async def _catch_up(self, live: LiveTable) -> None:
        """A table that can't be read now will be when somebody asks for it."""
        try:
            await live.catch_up()
        except Refused as error:
            LOGGER.warning("table not loaded", extra={"error": error.reason.key})

    def tell_presence(self) -> None:
        """Say again who is here, to the other servers."""
        for live in self.live.values():
            live.repeat_presence()

    async def close(self) -> None:
        """Bots stop; what people have begun is done whole."""
        for live in self.live.values():
            live.close()
        await asyncio.gather(*(live.settled() for live in self.live.values()))

    async def listed(self) -> list[TableInfo]:
        """The lobby. Tables are told from outside: those that sleep sleep on."""
        tables = await self.store.read(lists.load_listed(LISTED))
        found = []
        for record in await self.store.read(lists.load_tables(tables)):
            live = self.live.get(record.id)
            if record.game in self.names:
                found.append(live.outside() if live else table_info.info(record, [], False, set()))
        return found

    async def finished(self) -> list[TableInfo]:
        """Listed games that are over. They are told from outside, so that none has to be played through for this;
        but for solo games, whose places don't say whether they were won."""
        found = []
        tables = await self.store.read(lists.load_finished(FINISHED))
        for record in await self.store.read(lists.load_tables(tables)):
            with suppress(Damaged, Refused):  # one that can't be shown is no reason to show none
                places = await self.store.read(records.load_places(record.id))
                if places and record.game in self.names:
                    solo = len(record.seats) == 1
                    live = await self.find(record.id) if solo else None
                    found.append(live.outside() if live else table_info.info(record, places, False, set()))
        return found

    async def mine(self, sitter: Sitter) -> list[MyTable]:
        """The tables of a person: running ones are woken to see whom they wait for, the others sleep on."""
        touched = dict(await self.store.read(persons.load_mine(sitter.person, MINE)))
        found = []
        for record in await self.store.read(lists.load_tables(list(touched))):
            seats = [seat.seat for seat in record.seats if seat.person == sitter.person]
            with suppress(Damaged, Refused, IndexError):  # one that can't be shown is no reason to show none
                key, solo = bearer_of(sitter.key, seats[0]), len(record.seats) == 1
                asked, turn = list[int](), 0
                if record.status == "playing" or solo:
                    live = await self.find(record.id)
                    info = await live.info_for(key)
                    asked, turn = await live.standing(key)
                else:
                    places = await self.store.read(records.load_places(record.id))
                    info = table_info.info(record, places, False, set(), seats[0])
                if record.game in self.names:
                    found.append(MyTable(info, seats, asked, turn, touched[record.id]))
        return found

    async def fork(
        self, live: LiveTable, log: Log, wish: Fork, home: str = "", sitter: Sitter = NOBODY
    ) -> tuple[LiveTable, SeatToken]:
        """Play on from a moment of a finished game, against bots."""
        old = live.outside()
        if wish.seat >= len(old.seats):
            raise Refused(422, "problem-no-bot")
        check_level(old.game, wish.level)
        words, seats = Words(old.language), list[SeatRecord]()
        for k in range(len(old.seats)):
            level = "" if k == wish.seat else wish.level
            seats.append(SeatRecord(k, "bot" if level else "person", named(words, k, "", level), level))
        token = sits_down(seats[wish.seat], sitter)
        record = new_record(old.game, old.options, old.language, False, seats)
        try:
            entries = await asyncio.to_thread(moment, live.game, log, wish.step)
        except LogError as error:
            raise Refused(409, error.reason) from None
        record = await asyncio.to_thread(forked, live.game, record, entries)
        await self.store.write(records.add_table(record, entries, due=due(record)))
        self.homes[record.id] = home
        return await self.find(record.id), token

    async def create(
        self, wish: NewTable, home: str = "", sitter: Sitter = NOBODY
    ) -> tuple[LiveTable, list[SeatToken]]:
        """A new table; it starts at once if no seat is open. Its bots count for the address it is made from."""
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
            if seat.kind == "bot":
                check_level(wish.game, seat.level)
            elif seat.level:
                raise Refused(422, "problem-no-bot")
            place = SeatRecord(k, seat.kind, "", seat.level)
            if seat.kind != "open":
                place.name = apart(named(words, k, seat.name, seat.level), k, seats)
            if seat.kind == "person":
                tokens.append(sits_down(place, sitter))
            seats.append(place)
        pace = replace(wish.pace, level=wish.pace.level or usual_level(wish.game))
        check_level(wish.game, pace.level)
        record = new_record(wish.game, options, wish.language, wish.listed, seats)
        record.pace = kept(pace)
        record, rows, clock = await asyncio.to_thread(started, game, record, self.house.now(), wish.takebacks)
        await self.store.write(records.add_table(record, rows, due=due(record), clock=clock))
        self.homes[record.id] = home
        return await self.find(record.id), tokens

    async def rematch(self, live: LiveTable, who: Who, bots: str = "same") -> tuple[LiveTable, int]:
        """The same people and bots play again; the seat of the one who asks for it."""
        table, seat = await live.rematch(who, bots)
        return await self.find(table), seat


@cache
def faces_of(name: str) -> GameFaces:
    game = load(name)
    return GameFaces(name, game.version, game.components, game.show.faces())


@cache
def teaching(name: str) -> tuple[bool, list[str]]:
    """Is there a guided first game, and which scenarios? They are read and not played, since the lobby waits."""
    return bool(lesson.source(name)), scenario.keys(lesson.source(name, scenario.FILE))


def game_info(game: Game) -> GameInfo:
    options = {option.name: list(option.values) for option in game.options}
    first, scenarios = teaching(game.name)
    return GameInfo(
        name=game.name,
        lesson=first,
        scenarios=scenarios,
        rules=game.version,
        components=game.components,
        seats=list(game.seats),
        options=options,
        levels=list(levels(game.name)),
    )
