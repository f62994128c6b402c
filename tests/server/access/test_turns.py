"""Turns: who waits longest and had least comes first, and one address can't keep the others waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, cast

import pytest

from farmtable.bots.bot import Answer
from farmtable.core.game import Game
from farmtable.core.show.view import View
from farmtable.games import load
from farmtable.server.access.turns import Turns
from farmtable.server.cluster.cluster import Alone
from farmtable.server.storage.store import Store
from farmtable.server.tables.lobby import Lobby
from farmtable.server.tables.thinkers import InTurn, think
from tests.support.server.people import until
from tests.support.wire import wired


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def order(turns: Turns, clock: Clock, asked: list[tuple[str, str, float]]) -> list[str]:
    """All ask at once, each for some seconds of the clock; in which order they were let in."""
    found: list[str] = []

    async def one(address: str, key: str, seconds: float) -> None:
        async with turns.turn(address, key):
            found.append(f"{address}{key}")
            await asyncio.sleep(0)
            clock.now += seconds

    async def whole() -> None:
        await asyncio.gather(*(one(*row) for row in asked))

    asyncio.run(whole())
    return found


def test_one_table_of_somebody_else_waits_for_one_turn_at_most() -> None:
    clock = Clock()
    asked = [("a", str(k), 1.0) for k in range(60)] + [("b", "0", 1.0)]
    found = order(Turns(1, clock=clock), clock, asked)
    assert found.index("b0") <= 1
    assert len(found) == 61


def test_the_tables_of_one_address_come_in_turn() -> None:
    clock = Clock()
    asked = [("a", key, 1.0) for key in "xxxyyyzzz"]
    assert order(Turns(1, clock=clock), clock, asked) == ["ax", "ax", "ay", "az", "ax", "ay", "az", "ay", "az"]


def test_who_takes_long_waits_longer() -> None:
    """Time is shared, not turns: ten short ones of b weigh as much as one long one of a."""
    clock = Clock()
    asked = [("a", "", 10.0)] * 3 + [("b", "", 1.0)] * 10
    found = order(Turns(1, clock=clock), clock, asked)
    assert found[:12] == ["a"] + ["b"] * 10 + ["a"] or found.index("b") == 1
    assert found.index("a", 1) > 10


def test_so_many_of_one_address_at_a_time() -> None:
    async def whole() -> None:
        turns, now, most = Turns(each=2), dict.fromkeys("ab", 0), dict.fromkeys("ab", 0)

        async def one(address: str) -> None:
            async with turns.turn(address):
                now[address] += 1
                most[address] = max(most[address], now[address])
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                now[address] -= 1

        await asyncio.gather(*(one(address) for address in "aaaaaabbbb"))
        assert most == {"a": 2, "b": 2}
        assert (turns.waiting, turns.now.total(), turns.lines) == (0, 0, {})

    asyncio.run(whole())


def test_who_goes_away_holds_nothing() -> None:
    async def whole() -> None:
        turns = Turns(1)
        first = await turns.begin("a")
        waiting = [asyncio.ensure_future(turns.begin(who)) for who in "abc"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        first.end()
        waiting[1].cancel()  # in the moment in which its turn comes
        first.end()  # a second time: nothing
        await asyncio.gather(*waiting[:2], return_exceptions=True)
        (await asyncio.wait_for(waiting[2], 5)).end()
        assert (turns.waiting, turns.now.total(), turns.lines) == (0, 0, {})

    asyncio.run(whole())


def asked_of(game: Game) -> tuple[View, list[int]]:
    state = game.new(2, game.settled(2, {}))
    state.settle()
    while state.seat < 0 or state.seat > 1:  # chance
        state.take(state.seat, state.choices(state.seat)[0])
        state.settle()
    return game.view(state, state.seat), state.choices(state.seat)


class Slow:
    """Bots that let others go first."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer:
        self.asked.append((level, game, menu, seed))
        await asyncio.sleep(0)
        return think(level, game, view, menu, seed)


def test_a_bot_that_waits_gets_the_same_question_and_answers_alike() -> None:
    """Load makes bots late, never weaker."""
    view, menu = asked_of(load("_template"))

    def asks(thinker: Slow, tables: int) -> list[Coroutine[Any, Any, Answer]]:
        turns = Turns(1)
        made = [InTurn(thinker, turns, f"t{k}", lambda: "a") for k in range(tables)]
        return [one.choose("greedy", "_template", view, menu, 7) for one in made]

    async def whole() -> None:
        alone, crowd = Slow(), Slow()
        (only,) = [await one for one in asks(alone, 1)]
        answers = await asyncio.gather(*asks(crowd, 40))
        assert {(answer.choice, *answer.plan) for answer in answers} == {(only.choice, *only.plan)}
        assert crowd.asked == alone.asked * 40

    asyncio.run(whole())


class InOrder:
    """Bots that say at which table they think; one turn at a time, and none before all have asked."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.levels: list[str] = []

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer:
        await self.go.wait()
        self.levels.append(level)
        return think("random", game, view, menu, seed)


def test_tables_full_of_bots_do_not_keep_another_address_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = InOrder()

    async def whole() -> None:
        async with wired(str(tmp_path / "farm.db"), bots) as wire:
            wire.lobby.bots = Turns(1)
            homes, create = iter([*["2001:db8::/64"] * 20, "192.0.2.1"]), wire.lobby.create
            monkeypatch.setattr(wire.lobby, "create", lambda wish, home, sitter: create(wish, next(homes), sitter))
            for _ in range(20):
                greedy = {"game": "_template", "seats": [{"kind": "bot", "level": "greedy"}] * 3}
                await wire.request("POST", "/api/tables", greedy)
            person = {"game": "_template", "seats": [{"kind": "bot", "level": "random"}] * 2}
            await wire.request("POST", "/api/tables", person)
            await until(lambda: wire.lobby.bots.waiting == 20)
            bots.go.set()
            await until(lambda: "random" in bots.levels)
            assert bots.levels.index("random") <= 1
            assert "farmtable_bots_waiting" in (await wire.request("GET", "/metrics")).body.decode()

    asyncio.run(whole())


def test_one_process_is_left_for_another_address(tmp_path: Path) -> None:
    """However long the bots of one address think, and however many: those of another need not wait for them."""
    store = Store(str(tmp_path / "farm.db"))

    async def whole() -> None:
        bots = Lobby(store, Alone(), cast(Any, None), at_once=2).bots
        await bots.begin("a", "1")
        more = asyncio.ensure_future(bots.begin("a", "2"))
        await asyncio.wait_for(bots.begin("b", "3"), 5)
        await asyncio.sleep(0)
        assert not more.done()
        more.cancel()

    try:
        asyncio.run(whole())
    finally:
        store.close()
