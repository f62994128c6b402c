"""The chat at a table: plain text, at most 300 characters, not too often."""

from __future__ import annotations

from time import time
from unicodedata import category

from farmtable.server import records
from farmtable.server.live import LiveTable
from farmtable.server.messages import ChatLine
from farmtable.server.pace import Pace
from farmtable.server.problem import Refused, too_many
from farmtable.server.store import StoreError

LINES, SECONDS = 5, 10.0  # of one seat
LENGTH = 300
SHOWN = 50  # of the last lines, to those who come


async def say(live: LiveTable, seat: int, text: str) -> ChatLine:
    """Keep a line, then tell it to all."""
    words = "".join(sign for sign in text if category(sign) not in ("Cc", "Cs")).strip()
    if not 1 <= len(words) <= LENGTH:
        raise Refused(422, "problem-chat-length")
    if not live.paces.setdefault(seat, Pace(LINES, SECONDS)).allows():
        raise too_many()

    async def whole() -> ChatLine:
        async with live.lock:
            try:
                line = await live.store.write(records.add_chat(live.record.id, seat, words, time()))
            except StoreError as error:
                raise Refused(503, "problem-store") from error
            live.spread(line)
            return ChatLine(live.record.id, line.number, seat, line.text, line.at)

    return await live.whole(whole())


async def lines(live: LiveTable, since: int) -> list[ChatLine]:
    """The last lines from a number on."""
    found = await live.store.read(records.load_chat(live.record.id, since, SHOWN))
    return [ChatLine(live.record.id, line.number, line.seat, line.text, line.at) for line in found]
