"""A database as this version writes it, for later ones to go on with: tables of all games, waiting, running and over.

    python -m tools.record database [--out FOLDER]

It plays through the REST doors of a real server, and keeps beside the database what each seat was shown at the end.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click
import httpx

from tests.support.database import Played
from tests.support.serving import Serving

OUT = Path(__file__).resolve().parents[2] / "tests" / "golden" / "before"
RUNNING = 60  # choices
LIMIT = 4000


def people(count: int) -> list[dict[str, str]]:
    return [{"kind": "person", "name": name} for name in ("Ada", "Bert", "Cleo", "Dora")[:count]]


async def recorded(folder: Path) -> dict[str, Any]:
    server = Serving(f"sqlite:///{folder / 'farm.db'}", folder / "errors.txt")
    await server.start()
    chance = random.Random(17)
    found: dict[str, Any] = {}
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:

        async def table(name: str, game: str, seats: list[dict[str, str]], **more: object) -> Played:
            answer = await client.post("/api/tables", json={"game": game, "seats": seats, **more})
            answer.raise_for_status()
            played = Played(client, chance, answer.json())
            found[name] = played
            return played

        games = sorted(row["name"] for row in (await client.get("/api/games")).json()["games"])
        for game in games:
            options = {"options": {"jump_start": 1, "farmer": 1, "goals": 1}} if game == "my_farm_shop" else {}
            await (await table(f"{game} running", game, people(2), **options)).play(RUNNING)
            against = await table(f"{game} bot", game, [*people(1), {"kind": "bot", "level": "greedy"}], language="fr")
            await against.play(20)
            over = await table(f"{game} over", game, people(2), listed=True)
            await over.play(LIMIT)
            print(game, over.moves)
            waiting = await table(f"{game} waiting", game, [*people(1), {"kind": "open"}])
            await waiting.post(0, "chat", text="Is anybody there?")
        kept = {}
        for name, played in found.items():
            if not name.endswith("waiting"):
                kept[name] = await played.kept() | {"id": played.id}
            else:
                kept[name] = {"id": played.id, "tokens": played.tokens, "info": await played.get(0, "")}
    assert await server.stop() == 0
    return kept


@click.command()
@click.option("--out", type=click.Path(path_type=Path), default=OUT, show_default=True, help="The folder to write to.")
def database(out: Path) -> None:
    """Write a database, and what it shows each seat, for later versions to go on with."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        kept = asyncio.run(recorded(folder))
        with sqlite3.connect(folder / "farm.db") as database:
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute("VACUUM")
        out.mkdir(parents=True, exist_ok=True)
        (out / "farm.db.gz").write_bytes(gzip.compress((folder / "farm.db").read_bytes(), 9, mtime=0))
        (out / "shown.json.gz").write_bytes(gzip.compress(json.dumps(kept).encode(), 9, mtime=0))
