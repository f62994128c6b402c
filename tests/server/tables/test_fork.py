"""After a game: its course, play on from any moment of it, and the list of games to look at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from farmtable.core.rules.playout import Chance
from farmtable.games import load, names
from farmtable.server.tables.replay import curved
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.log import Log, LogError, Reader, written
from farmtable.table.table import Replay, Table, replayed
from tests.support.server.house import auth, house, new_table, play_to_the_end
from tests.support.setups import random_choices

Client = TestClient[Any]
FORK = {"step": 3, "seat": 0, "level": "random"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with house(str(tmp_path / "farm.db")) as client:
        yield client


def finished(client: Client, game: str = "_template", **more: Any) -> dict[str, Any]:
    table = new_table(client, game, **more)
    play_to_the_end(client, table)
    return table


def fork(client: Client, table: dict[str, Any], **wish: Any) -> dict[str, Any]:
    """The new table, as `new_table` gives one."""
    answer = client.post(f"/api/tables/{table['id']}/fork", json=FORK | wish)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return {**found["table"], "keys": [token["token"] for token in found["tokens"]]}


def log_of(client: Client, table: dict[str, Any]) -> Log:
    text = client.get(f"/api/tables/{table['id']}/log").text
    return Reader(lambda name: load(name).vocabulary).read(text)


def test_a_fork_begins_at_that_moment(client: Client) -> None:
    old = finished(client)
    was = client.get(f"/api/tables/{old['id']}/replay", params={"step": 3, "seat": 1}).json()["sight"]
    new = fork(client, old, seat=1)
    assert (new["seat"], new["game"], new["options"], new["listed"]) == (1, "_template", old["options"], False)
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person"]
    assert new["commitment"] != old["commitment"]
    assert new["forked"] > 3
    now = client.get(f"/api/tables/{new['id']}/sight", headers=auth(new["keys"][0])).json()
    assert now["events"][: len(was["events"])] == was["events"]
    assert [seat["hand"] for seat in now["view"]["seats"]][1] == was["view"]["seats"][1]["hand"]


def test_a_fork_is_played_to_its_end_and_verified(client: Client) -> None:
    old = finished(client)
    new = fork(client, old)
    play_to_the_end(client, new)
    before, log = log_of(client, old), log_of(client, new)
    n = log.header.forked
    assert log.entries[:n] == before.entries[:n]
    assert log.header.commitment == new["commitment"]
    assert log.seed is not None
    assert log.seed != before.seed
    replayed(load("_template"), log, Dealer(log.seed))
    again = fork(client, new, step=1)  # ... and a fork can be forked
    assert 0 < again["forked"] < n


def test_what_cant_be_forked(client: Client) -> None:
    old, running = finished(client), new_table(client)
    steps = client.get(f"/api/tables/{old['id']}/replay").json()["steps"]
    for table, wish, status, key in (
        (running, {}, 409, "problem-not-over"),
        (old, {"step": steps}, 409, "refused-game-over"),
        (old, {"step": steps + 1}, 404, "problem-no-table"),
        (old, {"seat": 2}, 422, "problem-no-bot"),
        (old, {"level": "god"}, 422, "problem-no-level"),
    ):
        headers = auth(table["keys"][0])
        answer = client.post(f"/api/tables/{table['id']}/fork", json=FORK | wish, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (status, key)


def test_forks_are_counted_as_new_tables(tmp_path: Path) -> None:
    with house(str(tmp_path / "few.db"), tables=3) as client:
        old = finished(client)
        codes = [client.post(f"/api/tables/{old['id']}/fork", json=FORK).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


def a_log(game: str, seed: int) -> Log:
    """A finished game at random."""
    table = Table(load(game), load(game).seats[0], {}, Dealer(seed_from(seed)))
    for _ in random_choices(table, Chance(seed)):
        pass
    assert table.over
    return table.log


def forked(base: Log, entries: list[int], dealer: Dealer) -> Log:
    """The log of a game that begins with these entries."""
    log = Log(type(base.header)(**{**fields(base), "forked": len(entries), "commitment": dealer.commitment}))
    log.entries = list(entries)
    return log


def test_nobody_goes_back_behind_the_fork() -> None:
    """The choices that were taken over are another game's; those after them can be taken back."""
    game, base, dealer = load("formidable_farm"), a_log("formidable_farm", 5), Dealer(seed_from(6))
    whole = Replay(game, base)
    could = after = 0
    for k in range(len(base.entries)):
        if not whole.left:
            break
        whole.step()
        if k % 20 or whole.over or not whole.can_undo(0):
            continue
        could += 1
        table = replayed(game, forked(base, whole.log.entries, dealer), dealer)
        assert not table.can_undo(0)
        table.take(0, table.menu(0)[0], table.version(0))
        if table.can_undo(0):
            table.undo(0)
            assert table.log.entries == whole.log.entries
            assert not table.can_undo(0)
            after += 1
    assert could
    assert after


def test_a_log_says_what_was_taken_over() -> None:
    game = load("_template")
    base = a_log("_template", 1)
    table = Replay(game, base)
    for _ in range(3):
        table.step()
    entries = list(table.log.entries)
    dealer = Dealer(seed_from(2))
    log = forked(base, entries, dealer)
    other = replayed(game, log, dealer)
    assert other.log.entries == entries
    assert not any(other.can_undo(seat) for seat in range(2))
    for _ in random_choices(other, Chance(3)):
        pass
    other.log.seed = dealer.seed
    text = written(other.log, game.vocabulary)
    assert f"\nforked {len(entries)} #" in text
    read = Reader(lambda name: load(name).vocabulary).read(text)
    assert read.header == other.log.header
    replayed(game, read, dealer)
    read.header = type(read.header)(**{**fields(read), "forked": 0})
    with pytest.raises(LogError):  # the new seed did not deal the beginning
        replayed(game, read, dealer)
    read.header = type(read.header)(**{**fields(read), "forked": len(read.entries) + 1})
    with pytest.raises(LogError, match="log-short-fork"):
        replayed(game, read, dealer)


def fields(log: Log) -> dict[str, Any]:
    return {name: getattr(log.header, name) for name in log.header.__struct_fields__}


@pytest.mark.parametrize("game", names())
def test_the_course_of_a_game(game: str) -> None:
    log = a_log(game, 4)
    found = curved(load(game), log)
    end = replayed(load(game), log)
    assert isinstance(end, Replay)
    assert found[0].step == 0
    turns = [point.turn for point in found]
    assert turns == sorted(turns)
    assert len(set(turns[:-1])) == len(turns) - 1
    assert (found[-1].turn, found[-1].points) == (end.turn, end.progress())
    if game != "formidable_farm":
        assert found[-1].points == [score.points for score in end.scores()]
    else:
        assert [points == 0 for points in found[-1].points] == [score.points > 0 for score in end.scores()]


def test_the_course_over_the_wire_and_the_list_of_games(client: Client) -> None:
    hidden, listed = finished(client), finished(client, listed=True)
    new_table(client, listed=True)
    curve = client.get(f"/api/tables/{hidden['id']}/curve").json()
    assert [point["turn"] for point in curve][:2] == [0, 1]
    steps = client.get(f"/api/tables/{hidden['id']}/replay").json()["steps"]
    assert curve[-1]["step"] == steps
    over = client.get("/api/finished").json()
    assert [table["id"] for table in over] == [listed["id"]]
    assert over[0]["places"] == client.get(f"/api/tables/{listed['id']}").json()["places"]
    assert (over[0]["invite"], over[0]["watch"]) == ("", "")
    assert listed["id"] not in [table["id"] for table in client.get("/api/tables").json()]
