"""The chat at a table: plain text, at most 300 characters, not too often."""

from __future__ import annotations

from time import time
from unicodedata import category

from farmtable.server.access.rate_limit import RateLimit
from farmtable.server.access.tokens import seated
from farmtable.server.storage import records
from farmtable.server.storage.store import StoreError
from farmtable.server.tables.live import LiveTable, Who
from farmtable.server.wire.messages import ChatLine
from farmtable.server.wire.problem import Refused, too_many

LINES, SECONDS = 5, 10.0  # of one seat
LENGTH = 300
SHOWN = 50  # of the last lines, to those who come


async def say(live: LiveTable, who: Who, text: str) -> ChatLine:
    """Keep a line, then tell it to all."""

    async def whole() -> ChatLine:
        async with live.authorised(who) as seat:
            words = "".join(sign for sign in text if category(sign) not in ("Cc", "Cs")).strip()
            pace = live.paces.setdefault(seated(seat), RateLimit(LINES, SECONDS))
            if not 1 <= len(words) <= LENGTH:
                raise Refused(422, "problem-chat-length")
            if not pace.allows():
                raise too_many()
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
