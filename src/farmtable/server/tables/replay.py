"""Finished games: their log, and each step of them as a seat saw it. A running game shows its public events only."""

from __future__ import annotations

import asyncio

import msgspec

from farmtable.core.game import Game
from farmtable.core.rules.seats import NATURE, SPECTATOR
from farmtable.server.storage import records
from farmtable.server.tables.fold import opened
from farmtable.server.tables.live import LiveTable, Who
from farmtable.server.wire.messages import CurvePoint, Happened, Replayed
from farmtable.server.wire.problem import Refused, no_table
from farmtable.server.wire.sight import happened, sight
from farmtable.table.log import Log, LogError, split, written
from farmtable.table.table import Replay

EVENTS = msgspec.json.Decoder(list[Happened])


async def log_of(live: LiveTable, who: Who) -> Log:
    """With its seed, so only when the game is over."""
    async with live.authorised(who):
        record = live.record
    if record.status != "over" or record.header is None:
        raise Refused(409, "problem-not-over")
    rows = await live.store.read(records.load_rows(record.id))
    return opened(record.header, record.seed, rows, live.places)


async def log_text(live: LiveTable, who: Who) -> str:
    return written(await log_of(live, who), live.game.vocabulary)


async def public_events(live: LiveTable, who: Who) -> list[Happened]:
    """A finished game has kept its own, so that they can be shown when the rules have changed."""
    async with live.authorised(who):
        end = await live.store.read(records.load_end(live.record.id))
        return EVENTS.decode(end[1]) if end else happened(live.playing(), SPECTATOR, 0)


async def replayed(live: LiveTable, who: Who, step: int, seat: int) -> Replayed:
    log = await log_of(live, who)
    try:
        return await asyncio.to_thread(stepped, live, log, step, seat)
    except LogError as error:
        raise Refused(409, error.reason) from None


async def curve(live: LiveTable, who: Who) -> list[CurvePoint]:
    """How far each seat had come at the end of each turn."""
    log = await log_of(live, who)
    try:
        return await asyncio.to_thread(curved, live.game, log)
    except LogError as error:
        raise Refused(409, error.reason) from None


def curved(game: Game, log: Log) -> list[CurvePoint]:
    table = Replay(game, log)
    found = [CurvePoint(0, table.turn, table.progress())]
    step = 0
    while table.left:
        table.step()
        step += 1
        if table.turn != found[-1].turn or not table.left:
            found.append(CurvePoint(step, table.turn, table.progress()))
    return found


def moment(game: Game, log: Log, step: int) -> list[int]:
    """The entries of a finished game up to a choice, with the chance that followed it, to play on from there."""
    table = Replay(game, log)
    for _ in range(step):
        if not table.left:
            raise no_table()
        table.step()
    if table.over:
        raise Refused(409, "refused-game-over")
    return table.log.entries


def stepped(live: LiveTable, log: Log, step: int, seat: int) -> Replayed:
    choices = [k for k, row in enumerate(log.entries) if split(row)[0] != NATURE]
    if step > len(choices) or (seat >= log.header.seats and seat != SPECTATOR):
        raise Refused(404, "problem-no-table")
    table = Replay(live.game, log)
    for _ in range(step):
        table.step()
    by, choice = split(log.entries[choices[step - 1]]) if step else (SPECTATOR, -1)
    text = live.game.vocabulary.text(choice) if step else ""
    return Replayed(step, len(choices), text, by, sight(table, live.record.id, seat, 0, [], 0))
