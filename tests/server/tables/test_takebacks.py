"""Take-backs over the wire: only against bots, to the start of the turn, and marked; the bots forget with you."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from farmtable.bots.bot import Answer
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.view import View
from farmtable.games import load, names
from farmtable.server.storage import records
from farmtable.server.tables.live import LiveTable
from farmtable.server.tables.lobby import Lobby
from farmtable.server.wire.messages import ENCODER
from farmtable.table.dealer import Dealer
from farmtable.table.log import Reader, split
from farmtable.table.table import replayed
from tests.support.server.house import auth, house, new_table, play_to_the_end
from tests.support.server.inside import bots_think, info, record_of, state_of
from tests.support.server.people import any_move, listen, run, until, wish

Client = TestClient[Any]


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "farm.db")


@pytest.fixture
def client(file: str) -> Iterator[Client]:
    with house(file) as client:
        yield client


async def quiet(live: LiveTable) -> None:
    await until(lambda: not bots_think(live))


@pytest.mark.parametrize(
    ("seats", "more", "takebacks"),
    [
        ("pb", {}, "allowed"),
        ("pbbb", {}, "allowed"),
        ("pb", {"takebacks": False}, ""),
        ("pp", {"takebacks": True}, ""),
        ("ppb", {}, ""),
        ("bb", {}, ""),
    ],
)
def test_who_may_take_back(client: Client, seats: str, more: dict[str, Any], takebacks: str) -> None:
    assert new_table(client, seats=seats, **more)["takebacks"] == takebacks


def test_a_table_that_fills_up_with_bots_has_them_too(client: Client) -> None:
    table = new_table(client, seats="po")
    assert table["takebacks"] == ""
    head = auth(table["keys"][0])
    filled = client.post(f"/api/tables/{table['id']}/bot", json={"seat": 1, "level": "random"}, headers=head).json()
    assert (filled["status"], filled["takebacks"]) == ("playing", "allowed")


SAME = ("events", "view", "question", "scores", "turn", "told")
EYES = (0, 1, SPECTATOR)


async def there_and_back(live: LiveTable, chance: Chance, k: int) -> list[str]:
    """A move, the bots' answers, a step back over all of it, and the same again; what it went over."""
    before, rows = await live.look(0), len(state_of(live).playing().log.entries)
    assert not any(option.final for option in before.menu)
    await any_move(live, chance, f"m{k}")
    await quiet(live)
    after, entries = await live.look(0), list(state_of(live).playing().log.entries)
    if after.over:
        return []
    answer = await live.undo(0, f"u{k}", after.version)
    assert answer.done
    assert await live.undo(0, f"u{k}", after.version) == answer
    back = await live.look(0)
    assert [getattr(back, name) for name in SAME] == [getattr(before, name) for name in SAME]
    assert [option.choice for option in back.menu] == [option.choice for option in before.menu]
    assert (await live.take(0, f"a{k}", back.version, split(entries[rows])[1])).done
    await quiet(live)
    assert state_of(live).playing().log.entries == entries  # bots and chance say what they said
    return after.undo_over


@pytest.mark.parametrize("game", names())
def test_back_over_bots_and_chance(game: str, file: str) -> None:
    """And after a restart all is as it was."""
    name, sights = list[str](), list[bytes]()

    async def first(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish(game, "pbb"))
        name.append(live.id)
        heard, over = listen(live, 0), set[str]()
        for k in range(15):
            await quiet(live)
            over.update(await there_and_back(live, Chance(k), k))
        assert "others" in over
        assert info(live, 0).takebacks == heard.of("table")[-1]["takebacks"] == "used"
        sights.extend([ENCODER.encode(await live.look(eye)) for eye in EYES])

    async def second(lobby: Lobby) -> None:
        live = await lobby.find(name[0])
        assert [ENCODER.encode(await live.look(eye)) for eye in EYES] == sights
        assert live.outside().takebacks == "used"

    run(file, first)
    run(file, second)


def test_to_the_start_of_the_turn_at_once(url: str) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish("formidable_farm", "p"))
        starts, chance = await live.look(0), Chance(1)
        assert (starts.can_undo, starts.undo_steps) == (False, 0)
        made = 0
        while made < 3:
            sight = await live.look(0)
            more = [option.choice for option in sight.menu if option.verb != "done"]  # to be done ends the turn
            if not more:
                break
            assert (await live.take(0, f"m{made}", sight.version, more[0])).done
            made += 1
        assert made > 0
        assert (await live.look(0)).undo_steps == made
        answer = await live.undo(0, "back", (await live.look(0)).version, whole=True)
        now = await live.look(0)
        assert answer.done
        assert [getattr(now, name) for name in SAME] == [getattr(starts, name) for name in SAME]
        again = await live.undo(0, "more", now.version)
        assert again.problem
        assert again.problem.key == "refused-undo"
        await any_move(live, chance, "on")

    run(url, work)


class Slow:
    """A bot that thinks until it may stop."""

    def __init__(self) -> None:
        self.may_stop = asyncio.Event()

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer:
        await self.may_stop.wait()
        return Answer(menu[-1])


def test_a_bot_that_thinks_about_what_was_taken_back_comes_too_late(file: str) -> None:
    """Both act at once: the bot's question is the same, but what it saw may be gone."""

    async def work(lobby: Lobby) -> None:
        slow = Slow()
        lobby.thinker = slow
        live, _ = await lobby.create(wish(seats="pb"))
        await any_move(live, Chance(1), "m")
        version, choice = (await live.look(1)).version, state_of(live).playing().menu(1)[-1]
        assert (await live.undo(0, "u", (await live.look(0)).version)).done
        assert (await live.look(1)).version > version
        assert not await live.bot_chooses(1, version, choice)
        rows = state_of(live).rows
        slow.may_stop.set()
        await until(lambda: state_of(live).rows > rows)  # it is asked again

    run(file, work)


def test_the_mark_is_in_the_result_and_in_the_log(client: Client) -> None:
    table = new_table(client, seats="pb", listed=True)
    head, where = auth(table["keys"][0]), f"/api/tables/{table['id']}"

    def sight() -> dict[str, Any]:
        found: dict[str, Any] = client.get(f"{where}/sight", headers=head).json()
        return found

    for k in range(100):
        now = sight()
        if "others" in now["undo_over"]:
            undo = {"version": now["version"], "move": "u", "whole": True}
            assert client.post(f"{where}/undo", json=undo, headers=head).json()["done"]
            break
        if now["menu"]:
            move = {"version": now["version"], "move": f"m{k}", "choice": now["menu"][0]["choice"]}
            client.post(f"{where}/moves", json=move, headers=head)
    assert client.get(where, headers=head).json()["takebacks"] == "used"
    play_to_the_end(client, table)
    assert not sight()["can_undo"]
    assert [found["takebacks"] for found in client.get("/api/finished").json()] == ["used"]
    log = Reader(lambda name: load(name).vocabulary).read(client.get(f"{where}/log", headers=head).text)
    assert log.header.takebacks == "used"
    assert log.seed
    replayed(load("_template"), log, Dealer(log.seed))
    other = client.get(f"/api/tables/{new_table(client)['id']}")  # a rematch begins unmarked
    assert other.status_code == 404
    again = client.post(f"{where}/rematch", headers=head).json()
    assert again["takebacks"] == "allowed"


def test_the_mark_is_kept_when_the_record_changes(file: str) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish("fences", "pb"))
        await quiet(live)
        await any_move(live, Chance(1), "m")
        await quiet(live)
        await live.undo(0, "u", (await live.look(0)).version)
        await live.rename(0, "Ann")
        kept = await lobby.store.read(records.load_table(live.id))
        assert kept is not None
        assert kept.header is not None
        assert (kept.header.takebacks, kept.seats[0].name) == ("used", "Ann")
        assert kept.changes == record_of(live).changes

    run(file, work)
