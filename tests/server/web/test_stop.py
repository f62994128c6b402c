"""A graceful stop: what is under way is done, everybody is told, and nothing is left behind."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from farmtable.server.storage import records
from farmtable.server.storage.store import engine_of
from tests.support.serving import Serving

RESTART = 1012  # how a socket is closed when the service restarts
BOT, PERSON = {"kind": "bot", "level": "greedy"}, {"kind": "person"}


async def new_table(client: httpx.AsyncClient, *seats: dict[str, str]) -> Any:
    return (await client.post("/api/tables", json={"game": "formidable_farm", "seats": seats, "listed": True})).json()


async def until_closed(socket: ClientConnection) -> tuple[int, int | None]:
    """How many messages came, and how it was closed."""
    heard = 0
    try:
        while True:
            await socket.recv()
            heard += 1
    except ConnectionClosed:
        return heard, socket.close_code


def test_a_stop_is_quiet_and_tells_the_sockets(tmp_path: Path) -> None:
    """While bots think in their processes: exit code 0, sockets closed with 1012, no word on the error output."""

    async def work() -> None:
        server = Serving(str(tmp_path / "farm.db"), tmp_path / "errors", "--log-level", "WARNING")
        await server.start()
        try:
            async with httpx.AsyncClient(base_url=server.url) as client:
                made = await new_table(client, BOT, BOT)
            async with connect(server.socket, compression=None) as socket:
                await socket.send(json.dumps({"type": "sit", "table": made["table"]["id"]}))
                for _ in range(10):
                    await asyncio.wait_for(socket.recv(), 20)
                code, (_, closed) = await asyncio.gather(server.stop(), until_closed(socket))
            assert (code, closed) == (0, RESTART)
            assert server.errors.read_text() == ""
        finally:
            server.kill()

    asyncio.run(work())


async def first_move(client: httpx.AsyncClient, made: Any) -> tuple[str, dict[str, str], dict[str, Any]]:
    """Of the first who is asked: where it goes, who sends it, and what it says."""
    where = f"/api/tables/{made['table']['id']}"
    for token in made["tokens"]:
        head = {"authorization": f"Bearer {token['token']}"}
        sight = (await client.get(f"{where}/sight", headers=head)).json()
        if sight["menu"]:
            move = {"version": sight["version"], "move": "m", "choice": sight["menu"][0]["choice"]}
            return f"{where}/moves", head, move
    raise AssertionError("nobody is asked")


def test_what_is_under_way_is_done(tmp_path: Path) -> None:
    """Moves are sent, and the stop comes at once: whatever was answered is kept."""

    async def life(server: Serving, pause: float) -> int:
        await server.start()
        async with httpx.AsyncClient(base_url=server.url) as client:
            tables = [await new_table(client, PERSON, PERSON) for _ in range(12)]
            moves = [await first_move(client, made) for made in tables]
            jobs = [client.post(where, json=move, headers=head) for where, head, move in moves]
            sent = asyncio.gather(*jobs, return_exceptions=True)
            await asyncio.sleep(pause)
            assert await server.stop() == 0
            answers = [None if isinstance(found, BaseException) else found.json() for found in await sent]
        assert server.errors.read_text() == ""
        with engine_of(server.database).connect() as connection:
            for made, answer in zip(tables, answers, strict=True):
                kept = records.load_answers(made["table"]["id"])(connection)
                if answer is not None:
                    assert answer["done"]
                    assert json.loads(kept[answer["seat"], "m"]).items() >= answer.items()
        return sum(answer is not None for answer in answers)

    async def work() -> None:
        server = Serving(str(tmp_path / "farm.db"), tmp_path / "errors", "--log-level", "WARNING")
        try:
            answered = [await life(server, pause) for pause in (0.0, 0.01, 0.03)]
        finally:
            server.kill()
        assert sum(answered) > 0

    asyncio.run(work())
