"""The bots' turns at a live table: they choose one after another, beside everything else."""

from __future__ import annotations

import asyncio
from logging import getLogger
from typing import TYPE_CHECKING

from farmtable.bots.bot import planned
from farmtable.server.tables.thinkers import Thinker
from farmtable.table.dealer import Dealer
from farmtable.thinking.ask import choice_seed

if TYPE_CHECKING:
    from farmtable.server.tables.live import LiveTable

LOGGER = getLogger("farmtable")


class Bots:
    """Those of one table. A bot's choice goes the way of a person's: written first, told then."""

    def __init__(self, live: LiveTable, thinker: Thinker) -> None:
        self.live = live
        self.thinker = thinker
        self.thinking: asyncio.Task[None] | None = None
        self.plans: dict[int, list[int]] = {}  # by seat: what a bot means to do next; lost without harm
        self.closed = False

    def think(self) -> None:
        """Begin, if one of them is asked and none thinks."""
        if self.thinking is None and self._asked() is not None:
            self.thinking = asyncio.ensure_future(self._choose_on())

    def close(self) -> None:
        self.closed = True
        if self.thinking is not None:
            self.thinking.cancel()

    def _asked(self) -> int | None:
        """The first seat that is asked and that a bot plays."""
        asked = self.live.table.asked() if self.live.table else []
        return next((seat for seat in asked if self.live.record.seats[seat].level), None)

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
        live = self.live
        async with live.lock:
            await live.ready()
            seat = self._asked()
            if seat is None:
                return False
            table, record = live.playing(), live.record
            level, version, menu = record.seats[seat].level, table.version(seat), table.menu(seat)
            view, number = table.view(seat), len(table.log.entries)
        found = planned(self.plans.get(seat, []), view, menu)
        if found is None:
            seed = choice_seed(Dealer(record.seed), seat, number)
            found = await self.thinker.choose(level, record.game, view, menu, seed)
        self.plans[seat] = found.plan
        answer = await live.move(seat, "", version, found.choice)
        if not answer.done:  # a person took the seat back, or went back
            await asyncio.sleep(0.1)
        return True
