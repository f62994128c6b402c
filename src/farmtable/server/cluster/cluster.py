"""What tables know of the other servers on the same database. A server that is alone has none to know of."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Protocol

from farmtable.server.cluster.elsewhere import Elsewhere


class Tables(Protocol):
    """This server's tables, which get to know what the others say."""

    async def written(self, table: str) -> None:
        """Another server has committed something to this table."""

    async def missed(self) -> None:
        """Other servers may have written to any table, and their notices were lost."""

    def present(self, table: str, server: str, seats: set[int]) -> None:
        """Another server says at which seats of this table it has people."""

    def tell_presence(self) -> None:
        """It is time to tell the others again who is here."""


class Cluster(Protocol):
    """The servers on one database, from the side of one of them."""

    async def catch_up(self, read_on: Callable[[], Awaitable[None]]) -> None:
        """Read on if another server may have written: a notice of it may still be on the way."""

    async def answer(self, table: str, seat: int, move: str) -> bytes | None:
        """The answer that another server gave to this move."""

    def deaf(self) -> str:
        """What is wrong with hearing of the others, in a word; "": nothing."""

    def tell_presence(self, table: str, seats: set[int]) -> None:
        """Tell the others at which seats this server has people. Nobody waits for it: it will be told again."""

    def elsewhere(self, seen: Callable[[int], None]) -> Elsewhere:
        """Who is at a table from other servers; `seen` gets to know each seat of which one speaks."""

    def gauges(self) -> dict[str, float]:
        """For those who watch: how the cluster is, by name."""

    def listening(self, tables: Tables) -> AbstractAsyncContextManager[None]:
        """While this server runs: hear what the others say, and tell them again and again who is here."""


class Alone:
    """No other server: an SQLite file has one at a time."""

    async def catch_up(self, read_on: Callable[[], Awaitable[None]]) -> None:
        pass

    async def answer(self, table: str, seat: int, move: str) -> bytes | None:
        return None

    def deaf(self) -> str:
        return ""

    def tell_presence(self, table: str, seats: set[int]) -> None:
        pass

    def elsewhere(self, seen: Callable[[int], None]) -> Elsewhere:
        return Elsewhere(seen)

    def gauges(self) -> dict[str, float]:
        return {}

    def listening(self, tables: Tables) -> AbstractAsyncContextManager[None]:
        return nullcontext()
