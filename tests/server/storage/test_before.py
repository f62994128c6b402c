"""Old games go on: a database and saved games of the version before are read, shown as they were, and played on.

`tests/golden/before` was written by `tools/record/database.py` run on the last commit before choices and events were
declared; `shown.json.gz` is what that version showed each seat of it.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from farmtable.core.show.phrase import Phrase
from farmtable.games import load
from farmtable.server.wire.messages import Happened, Said
from farmtable.server.wire.sight import kept
from farmtable.table.dealer import Dealer
from farmtable.table.journal import Journal
from farmtable.table.log import Reader
from farmtable.table.table import replayed
from farmtable.table.words import LANGUAGES, Words
from tests.support.database import Played
from tests.support.serving import Serving

BEFORE = Path(__file__).parents[2] / "golden" / "before"
SHOWN: dict[str, Any] = json.loads(gzip.decompress((BEFORE / "shown.json.gz").read_bytes()))
SAVED = sorted(BEFORE.glob("*.farm"))


@asynccontextmanager
async def old_server(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """This version at work on the old database."""
    file = folder / "farm.db"
    if not file.exists():
        file.write_bytes(gzip.decompress((BEFORE / "farm.db.gz").read_bytes()))
    server = Serving(f"sqlite:///{file}", folder / "errors.txt", quick=True)
    await server.start()
    try:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
            yield client
    finally:
        assert await server.stop() == 0


loaded = cache(load)  # one for all events: reading the pieces takes 20 ms


@cache
def words_of(language: str, game: str) -> Words:
    """Read once: a game has some hundred kinds of sentence."""
    return Words(language, game)


def assert_as_before(game: str, now: dict[str, Any], before: dict[str, Any]) -> None:
    """All that the old version told is told: arguments and fields with names are more, some arguments are renamed."""
    both = [words_of(language, game) for language in LANGUAGES]
    for sight in (now, before):
        sight["can_undo"] &= not sight["over"]  # an older version offered it after the end
        sight["menu"] = [(option["choice"], option["text"], option["phrase"]["key"]) for option in sight["menu"]]
        for line in [line for score in sight["scores"] for line in (*score["lines"], *score["ties"])]:
            line.pop("cells", None)  # new: where a line of Farmoony lies
            line["why"] = [words.say(spoken(line["why"])) for words in both]
    events = [(told(game, one), told(game, two)) for one, two in zip(now["events"], before["events"], strict=True)]
    for one, two in events:
        assert (one["kind"], one["seat"], one["phrase"]["key"]) == (two["kind"], two["seat"], two["phrase"]["key"])
        if one["phrase"] != two["phrase"]:
            assert all(words.say(spoken(one["phrase"])) == words.say(spoken(two["phrase"])) for words in both)
    steps = now.pop("undo_steps")  # new, as is what they go over: nothing, where take-backs were never allowed
    assert (steps > 0, now.pop("undo_over")) == (now["can_undo"], [])
    assert now.pop("text") is None  # new: for those who ask
    assert now | {"events": []} == before | {"events": []}


def spoken(said: Any) -> Any:
    """A phrase as the wire has it, to be said."""
    if isinstance(said, dict):
        return Phrase(said["key"], {name: spoken(arg) for name, arg in said.get("args", {}).items()})
    return [spoken(part) for part in said] if isinstance(said, list) else said


def told(game: str, event: dict[str, Any]) -> dict[str, Any]:
    happened = Happened(event["kind"], event["seat"], Said(event["phrase"]["key"], event["phrase"].get("args", {})))
    return dict(msgspec.to_builtins(kept(loaded(game), happened)))


def at(client: httpx.AsyncClient, old: dict[str, Any]) -> Played:
    tokens = [{"seat": int(seat), "token": token} for seat, token in old["tokens"].items()]
    return Played(client, random.Random(1), {"table": {"id": old["id"]}, "tokens": tokens})


def test_every_table_is_shown_as_it_was_and_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with old_server(tmp_path) as client:
            for name, old in SHOWN.items():
                played, game = at(client, old), name.split()[0]
                for seat, before in old.get("sights", {}).items():
                    now = await played.get(int(seat), "sight")
                    assert_as_before(game, now, before)
                    assert all(event["fields"] is not None for event in now["events"])
                info = await played.get(0, "")
                assert info | old["info"] | {"seats": 0} == info | {"seats": 0}, name  # nobody is here now
                if name.endswith((" running", " bot")):
                    events = (await played.get(0, "sight"))["told"]
                    await played.play(25)
                    assert played.moves == 25
                    assert (await played.get(0, "sight"))["told"] > events
                elif name.endswith(" over"):
                    for event in await played.get(0, "events"):  # as it was kept, but for renamed arguments
                        renamed = loaded(game).show.renamed.get(event["phrase"]["key"], {})
                        assert not renamed.keys() & event["phrase"]["args"].keys()
                        assert "{" not in words_of("en", game).say(spoken(event["phrase"]))  # all that its words name
                    assert (await played.get(0, "replay?step=3"))["step"] == 3
                else:
                    assert [line["text"] for line in await played.get(0, "chat")] == ["Is anybody there?"]
                    join = {"invite": old["info"]["invite"], "name": "Bert"}
                    assert (await client.post(f"/api/tables/{old['id']}/join", json=join)).status_code == 201
            moved = {name: (await at(client, old).get(0, "sight")) for name, old in SHOWN.items()}
        async with old_server(tmp_path) as client:  # and once more after a restart
            for name, old in SHOWN.items():
                assert await at(client, old).get(0, "sight") == moved[name], name

    asyncio.run(run())


@pytest.mark.parametrize("file", SAVED, ids=lambda file: file.stem)
def test_a_saved_game_is_read_and_goes_on(file: Path, tmp_path: Path) -> None:
    own = Path(shutil.copy(file, tmp_path))
    if file.stem.endswith("over"):
        log = Reader(lambda name: load(name).vocabulary).read(own.read_text(encoding="utf-8"))
        assert log.ending == "end"
        assert log.seed is not None
        assert replayed(load(log.header.game), log, Dealer(log.seed)).places() == log.places
        return
    journal, log = Journal.go_on(own, lambda name: load(name).vocabulary)
    assert log.seed is not None
    table = replayed(load(log.header.game), log, Dealer(log.seed))
    entries = list(table.log.entries)
    chance = random.Random(3)
    for _ in range(20):
        if not table.over:
            seat = table.asked()[0]
            table.take(seat, chance.choice(table.menu(seat)), table.version(seat))
            journal.save(table)
    journal.close(table)
    again = Reader(lambda name: load(name).vocabulary).read(own.read_text(encoding="utf-8"))
    assert again.entries[: len(entries)] == entries
    assert len(again.entries) > len(entries)
