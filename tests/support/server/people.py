"""Who sits at the tables of the server's tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

import msgspec

from farmtable.bots.bot import Answer
from farmtable.core.rules.playout import Chance
from farmtable.core.show.view import View
from farmtable.server.cluster.postgres import cluster_of
from farmtable.server.pace.presence import Clock
from farmtable.server.storage.store import Store
from farmtable.server.tables.live import LiveTable
from farmtable.server.tables.lobby import Lobby
from farmtable.server.tables.thinkers import think
from farmtable.server.wire.requests import NewSeat, NewTable
from tests.support.server.inside import overhear, record_of


class Inline:
    """Bots that think right here: a process each would take a test a second."""

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer:
        await asyncio.sleep(0)
        return think(level, game, view, menu, seed)


class Heard:
    """A subscriber that remembers."""

    def __init__(self) -> None:
        self.data: list[bytes] = []

    def deliver(self, data: bytes) -> None:
        self.data.append(data)

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [found for found in map(msgspec.json.decode, self.data) if found["type"] == kind]


@asynccontextmanager
async def a_lobby(url: str, clock: Clock = monotonic) -> AsyncIterator[Lobby]:
    """A server without its doors."""
    store = Store(url)
    lobby = Lobby(store, cluster_of(store), Inline(), hidden=True, clock=clock)
    try:
        yield lobby
    finally:
        for live in lobby.live.values():
            live.close()
        store.close()


@asynccontextmanager
async def two_lobbies(url: str) -> AsyncIterator[tuple[Lobby, Lobby]]:
    """Two servers on one database that hear of each other."""
    async with (
        a_lobby(url) as one,
        a_lobby(url) as two,
        one.cluster.listening(one),
        two.cluster.listening(two),
    ):
        await asyncio.sleep(0.3)  # until both listen
        yield one, two


def run(url: str, work: Callable[[Lobby], Coroutine[Any, Any, None]]) -> None:
    """One life of a server."""

    async def whole() -> None:
        async with a_lobby(url) as lobby:
            await work(lobby)

    asyncio.run(whole())


def wish(game: str = "_template", seats: str = "pp", listed: bool = False, **options: int) -> NewTable:
    """`ppob`: two persons here, an open seat, a bot."""
    kinds = {"p": NewSeat("person"), "o": NewSeat("open"), "b": NewSeat("bot", level="random")}
    return NewTable(game, [kinds[letter] for letter in seats], options, listed=listed)


def listen(live: LiveTable, seat: int) -> Heard:
    heard = Heard()
    overhear(live, heard, seat)
    return heard


async def any_move(live: LiveTable, chance: Chance, move: str) -> tuple[int, int]:
    """A person who is asked makes any choice; the seat and the choice."""
    sights = [await live.look(seat, 1 << 30) for seat in range(len(record_of(live).seats))]
    asked = [sight for sight in sights if sight.menu and not record_of(live).seats[sight.seat].level]
    sight = asked[chance.below(len(asked))]
    choice = sight.menu[chance.below(len(sight.menu))].choice
    answer = await live.take(sight.seat, move, sight.version, choice)
    assert answer.done
    return sight.seat, choice


async def until(what: Callable[[], object], seconds: float = 20) -> None:
    for _ in range(int(seconds * 100)):
        if what():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen in time")
