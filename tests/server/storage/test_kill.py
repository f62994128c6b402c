"""A few kills at every test run; `python -m tools.attack kill` does as many as you like."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from farmtable.server.storage import records
from farmtable.server.storage.store import engine_of
from tests.support.pressed import pressed
from tests.support.server.people import until
from tests.support.serving import Serving
from tools.attack.kill import Person, run


def test_no_acknowledged_move_is_lost_or_doubled() -> None:
    test = run(kills=4, moves=200, tables=8)
    assert test.killed >= 4
    assert test.done >= 200
    assert test.backs >= 5


def test_one_of_two_servers_dies_and_the_game_goes_on(shared: str, tmp_path: Path) -> None:
    """Players at both servers, over sockets; another table at the one that lives. Both games come to their end."""
    one, two = (Serving(shared, tmp_path / f"errors-{k}", "--log-level", "WARNING", quick=True) for k in (1, 2))

    async def people(at: Serving, game: str, *serving: Callable[[], Serving]) -> list[Person]:
        async with httpx.AsyncClient(base_url=at.url) as client:
            wish = {"game": game, "seats": [{"kind": "person"}] * len(serving)}
            made: Any = (await client.post("/api/tables", json=wish)).json()
        name, tokens = made["table"]["id"], [token["token"] for token in made["tokens"]]
        return [Person(name, seat, tokens[seat], serving[seat]) for seat in range(len(serving))]

    def moves(table: list[Person]) -> int:
        return sum(len(person.choices) for person in table)

    async def work() -> tuple[list[Person], list[Person]]:
        await asyncio.gather(one.start(), two.start())

        def first() -> Serving:
            return one if one.up.is_set() else two

        def second() -> Serving:
            return two

        both = await people(one, "my_farm_shop", first, second, first)
        other = await people(two, "farmoony", second, second)
        playing = asyncio.gather(*(person.play(lambda: False) for person in both + other))
        await until(lambda: playing.done() or (moves(both) >= 20 and moves(other) >= 5), 120)
        one.kill()
        before = moves(both), moves(other)
        assert both[0].sight is not None
        assert not both[0].sight["over"]
        await until(lambda: playing.done() or (moves(both) >= before[0] + 9 and moves(other) >= before[1] + 5), 120)
        await one.start()
        await asyncio.wait_for(playing, 300)
        assert [await one.stop(), await two.stop()] == [0, 0]
        return both, other

    try:
        tables = asyncio.run(work())
    finally:
        one.kill()
        two.kill()
    with engine_of(shared).connect() as connection:
        for table in tables:
            record = records.load_table(table[0].table)(connection)
            assert record is not None
            rows = pressed(record, records.load_rows(table[0].table)(connection))
            for person in table:
                assert [choice for seat, choice in rows if seat == person.seat] == person.choices
                assert person.sight is not None
                assert person.sight["told"] == len(person.events)
                assert person.sight["over"]
            assert record.status == "over"
