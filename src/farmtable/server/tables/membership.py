"""Who sits at a table: joining, renaming, leaving and coming back, bots that step in. A change is kept, then told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hmac import compare_digest
from math import ceil
from unicodedata import category

import msgspec

from farmtable.core.game import Game
from farmtable.core.show.phrase import phrase
from farmtable.server.access.tokens import hashed, new_token, seated
from farmtable.server.storage import records
from farmtable.server.storage.records import Overtaken, SeatRecord, TableRecord
from farmtable.server.storage.store import StoreError
from farmtable.server.tables.live import LiveTable, Who
from farmtable.server.wire.messages import HandOver, Join, SeatToken
from farmtable.server.wire.problem import Refused, no_table
from farmtable.table.dealer import Dealer
from farmtable.table.table import Table
from farmtable.table.words import Words
from farmtable.thinking.registry import LEVELS


def clean(name: str) -> str:
    """A name on one line, without signs that can't be seen."""
    return " ".join("".join(" " if category(sign)[0] in "CZ" else sign for sign in name).split())[:30]


def named(words: Words, seat: int, name: str, level: str) -> str:
    if level:
        return words.say(phrase("bot-name", n=seat + 1))
    return clean(name) or words.say(phrase("seat", n=seat + 1))


def started(game: Game, record: TableRecord) -> tuple[TableRecord, list[int]]:
    """If every seat is taken the game begins: the record with its header, and what chance dealt at once."""
    if any(seat.kind == "open" for seat in record.seats):
        return record, []
    names, bots = [seat.name for seat in record.seats], [seat.level for seat in record.seats]
    table = Table(game, len(names), record.options, Dealer(record.seed), names, bots)
    return msgspec.structs.replace(record, header=table.log.header, status="playing"), table.log.entries


def forked(game: Game, record: TableRecord, entries: list[int]) -> TableRecord:
    """A game that begins with these entries of another one; chance comes from the table's own seed from then on."""
    record, _ = started(game, record)
    assert record.header is not None
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, forked=len(entries)))


async def change(live: LiveTable, who: Who, work: Callable[[TableRecord, int], TableRecord]) -> int:
    """Change a copy of the record, keep it, then let it count and tell all; the seat of the one who did it.

    Tried again if another server was first: the seat may be somebody else's by then.
    """

    async def whole() -> int:
        async with live.lock:
            for _ in range(5):
                seat = await live.authorise(who)
                seats = [msgspec.structs.replace(seat) for seat in live.record.seats]
                record = msgspec.structs.replace(live.record, seats=seats, changes=live.record.changes + 1)
                record = work(record, seat)
                rows: list[int] = []
                if record.status == "waiting":
                    record, rows = await asyncio.to_thread(started, live.game, record)
                try:
                    await live.store.write(records.save_table(record, rows))
                except Overtaken:
                    await live.load()
                    continue
                except StoreError as error:
                    raise Refused(503, "problem-store") from error
                live.record = record
                if rows or (record.header and live.table is None):
                    live.loaded = False
                    await live.ready()
                    live.push(info=True)
                else:
                    live.push_info()
                live.think()
                return seat
            raise Refused(503, "problem-store")

    return await live.whole(whole())


async def join(live: LiveTable, wish: Join) -> SeatToken:
    """Take an open seat; the last one to join starts the game."""
    token = new_token()
    found: list[int] = []

    def work(record: TableRecord, _: int) -> TableRecord:
        if not record.listed and not compare_digest(record.invite, wish.invite):
            raise no_table()
        free = [seat for seat in record.seats if seat.kind == "open" and wish.seat in (None, seat.seat)]
        if not free:
            raise Refused(409, "problem-full")
        seat = free[0]
        seat.kind, seat.token = "person", hashed(token)
        seat.name = named(Words(record.language), seat.seat, wish.name, "")
        found[:] = [seat.seat]
        return record

    await change(live, wish.invite, work)
    return SeatToken(found[0], token)


async def rename(live: LiveTable, who: Who, name: str) -> int:
    def work(record: TableRecord, seat: int) -> TableRecord:
        record.seats[seated(seat)].name = named(Words(record.language), seat, name, "")
        return record

    return await change(live, who, work)


async def leave(live: LiveTable, who: Who) -> int:
    """Before the game the seat is free again; later it waits, for its person or for a bot."""

    def work(record: TableRecord, seat: int) -> TableRecord:
        if record.status == "waiting":
            record.seats[seated(seat)] = SeatRecord(seat, "open", "")
        else:
            record.seats[seated(seat)].gone = True
        return record

    return await change(live, who, work)


async def come_back(live: LiveTable, who: Who) -> int:
    """The person plays again, from where the bot is."""

    def work(record: TableRecord, seat: int) -> TableRecord:
        place = record.seats[seated(seat)]
        place.gone, place.level = False, ""
        return record

    return await change(live, who, work)


async def hand_over(live: LiveTable, who: Who, wish: HandOver) -> int:
    """A bot plays on: for yourself, or for a person who left or has been away; before the game in a free seat."""

    def work(record: TableRecord, by: int) -> TableRecord:
        seated(by)
        if wish.seat >= len(record.seats):
            raise Refused(422, "problem-no-bot")
        place = record.seats[wish.seat]
        early = record.status == "waiting" and place.kind != "person"
        if wish.level not in LEVELS and not (early and not wish.level):
            raise Refused(422, "problem-no-bot")
        if early:
            record.seats[wish.seat] = free_or_bot(record, wish)
            return record
        absent = place.gone or wish.seat not in live.here()
        if place.kind != "person" or (wish.seat != by and not absent):
            raise Refused(403, "problem-not-yours")
        wait = 0.0 if place.gone or wish.seat == by else live.presence.left(wish.seat)
        if wait > 0:
            raise Refused(409, phrase("problem-not-yet", seconds=ceil(wait)))
        if record.status != "playing":
            raise Refused(409, "problem-not-started" if record.status == "waiting" else "refused-game-over")
        place.level = wish.level
        return record

    return await change(live, who, work)


def free_or_bot(record: TableRecord, wish: HandOver) -> SeatRecord:
    """A seat that nobody has taken yet, for a bot; without a level it is free for people again."""
    if not wish.level:
        return SeatRecord(wish.seat, "open", "")
    return SeatRecord(wish.seat, "bot", named(Words(record.language), wish.seat, "", wish.level), wish.level)
