"""The bots' turns at a live table: they choose one after another, beside everything else."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from logging import getLogger
from time import time
from typing import Protocol

from farmtable.core.show.view import View
from farmtable.server.storage.records import TableRecord
from farmtable.server.tables.thinkers import Thinker
from farmtable.table.dealer import Dealer
from farmtable.table.table import Table
from farmtable.thinking.seat import BotSeat, Seeds, secret_seeds

LOGGER = getLogger("farmtable")


@dataclass(frozen=True)
class BotQuestion:
    """What a bot is asked, as its seat sees it."""

    seat: int
    level: str
    game: str
    view: View
    menu: list[int]
    version: int
    number: int  # of the entry of the log that its choice would be
    undos: int  # how often somebody went back
    seeds: Seeds


def question(table: Table, record: TableRecord, seat: int, undos: int, level: str) -> BotQuestion:
    """What the bot in this seat is asked."""
    return BotQuestion(
        seat=seat,
        level=level,
        game=record.game,
        view=table.view(seat),
        menu=table.menu(seat),
        version=table.version(seat),
        number=len(table.log.entries),
        undos=undos,
        seeds=secret_seeds(Dealer(record.seed), seat),
    )


def due(record: TableRecord) -> float:
    """From when on a table that begins just now must not sleep: at once, if a bot may be the first; else 0."""
    return time() if any(seat.level for seat in record.seats) else 0.0


class BotTable(Protocol):
    """What bots need of their table."""

    def bot_asked(self) -> int | None:
        """The first seat that is asked and that a bot plays."""

    async def bot_question(self) -> BotQuestion | None:
        """What the first such seat is asked."""

    async def bot_chooses(self, seat: int, version: int, choice: int) -> bool:
        """Was it done?"""


class Bots:
    """Those of one table. A bot's choice goes the way of a person's: written first, told then."""

    def __init__(self, table: BotTable, thinker: Thinker) -> None:
        self.table = table
        self.thinker = thinker
        self.thinking: asyncio.Task[None] | None = None
        self.seats: dict[int, BotSeat] = {}
        self.undos = 0
        self.closed = False

    def think(self) -> None:
        """Begin, if one of them is asked and none thinks."""
        if self.thinking is None and self.table.bot_asked() is not None:
            self.thinking = asyncio.ensure_future(self._choose_on())

    def close(self) -> None:
        self.closed = True
        if self.thinking is not None:
            self.thinking.cancel()

    async def _choose_on(self) -> None:
        """Until none of them is asked any more."""
        try:
            while await self._choose():
                pass
        except Exception as error:  # the store or the processes failed; bots try again, whatever it was
            LOGGER.warning("bots pause", extra={"error": repr(error)})
            await asyncio.sleep(1)
        finally:
            self.thinking = None
            if not self.closed:
                self.think()

    async def _choose(self) -> bool:
        """One choice of one bot; was any asked?"""
        asked = await self.table.bot_question()
        if asked is None:
            return False
        bot = self._bot(asked)
        choice = bot.planned(asked.view, asked.menu)
        if choice is None:
            ask = bot.ask(asked.view, asked.menu, asked.number)
            choice = bot.keep(await self.thinker.choose(ask.bot, ask.game, ask.view, ask.menu, ask.seed))
        if not await self.table.bot_chooses(asked.seat, asked.version, choice):
            await asyncio.sleep(0.1)  # a person took the seat back, or went back
        return True

    def _bot(self, asked: BotQuestion) -> BotSeat:
        """Whoever plays this seat now. Nobody remembers a plan of what has been taken back."""
        if asked.undos != self.undos:
            self.seats.clear()
            self.undos = asked.undos
        found = self.seats.get(asked.seat)
        if found is None or found.bot != asked.level:
            found = self.seats[asked.seat] = BotSeat(asked.level, asked.game, asked.seat, asked.seeds)
        return found
