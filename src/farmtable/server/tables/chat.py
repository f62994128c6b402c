"""The chat at a table: plain text, at most 300 characters, not too often."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from unicodedata import category

from sqlalchemy import Connection

from farmtable.server.access.rate_limit import RateLimit
from farmtable.server.access.tokens import seated
from farmtable.server.storage import records
from farmtable.server.storage.records import ChatRecord
from farmtable.server.storage.store import Store, StoreError
from farmtable.server.tables.audience import Audience
from farmtable.server.wire.messages import ENCODER, ChatLine
from farmtable.server.wire.problem import Refused, too_many

LINES, SECONDS = 5, 10.0  # of one seat
LENGTH = 300
SHOWN = 50  # of the last lines, to those who come


class Chat:
    """The chat of one table: a line is kept, then pushed to all, once."""

    def __init__(self, store: Store, table: str, audience: Audience) -> None:
        self.store = store
        self.table = table
        self.audience = audience
        self.pushed = 0  # the number of the next line to push
        self.limits: dict[int, RateLimit] = {}  # by seat

    async def open(self) -> None:
        """What was said before this server knew the table is not pushed."""
        last = await self.store.read(records.load_chat(self.table, 0, 1))
        self.pushed = 1 + max((line.number for line in last), default=-1)

    async def say(self, seat: int, text: str) -> ChatLine:
        words = "".join(sign for sign in text if category(sign) not in ("Cc", "Cs")).strip()
        limit = self.limits.setdefault(seated(seat), RateLimit(LINES, SECONDS))
        if not 1 <= len(words) <= LENGTH:
            raise Refused(422, "problem-chat-length")
        if not limit.allows():
            raise too_many()
        line = await self.keep(records.add_chat(self.table, seat, words, time()))
        self.push(line)
        return self.shown(line)

    async def keep(self, job: Callable[[Connection], ChatRecord]) -> ChatRecord:
        """Once more if it failed: a commit may be done though nobody could say so, and the same line stays one."""
        try:
            return await self.store.write(job)
        except StoreError:
            try:
                return await self.store.write(job)
            except StoreError as error:
                raise Refused(503, "problem-store") from error

    async def lines(self, since: int) -> list[ChatLine]:
        """The last lines from a number on."""
        return [self.shown(line) for line in await self.store.read(records.load_chat(self.table, since, SHOWN))]

    async def catch_up(self) -> None:
        """Push what was said at another server."""
        for line in await self.store.read(records.load_chat(self.table, self.pushed, SHOWN)):
            self.push(line)

    def push(self, line: ChatRecord) -> None:
        if line.number >= self.pushed:
            self.pushed = line.number + 1
            self.audience.deliver(ENCODER.encode(self.shown(line)))

    def shown(self, line: ChatRecord) -> ChatLine:
        return ChatLine(self.table, line.number, line.seat, line.text, line.at)
