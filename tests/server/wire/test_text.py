"""The table in words over the wire: for those who ask for it, and at every door that shows a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from farmtable.games import names
from farmtable.server.wire.messages import Reading, Sight
from tests.support.server.house import auth, house, new_table, play_to_the_end

Client = TestClient[Any]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with house(str(tmp_path_factory.mktemp("house") / "farm.db")) as client:
        yield client


@pytest.mark.parametrize("game", names())
def test_a_look_has_it_for_who_asks(client: Client, game: str) -> None:
    """The rest is the same; onlookers have one too, without a question."""
    table = new_table(client, game)
    where = f"/api/tables/{table['id']}"
    for key in (auth(table["keys"][0]), auth(table["watch"])):
        plain = client.get(f"{where}/sight", headers=key).json()
        assert plain["text"] is None
        answer = client.get(f"{where}/sight?text=true", headers=key)
        told = answer.json()
        assert {**told, "text": None} == plain
        assert len(told["text"]["sections"]) > 3
        assert (told["text"]["step"] is not None) is bool(plain["menu"])
        msgspec.json.decode(answer.content, type=Sight)


def test_who_subscribes_with_it_is_sent_it_with_every_move(client: Client) -> None:
    """... also after a refused one; the same seat at another socket is not."""
    table = new_table(client)
    sit = {"type": "sit", "table": table["id"], "token": table["keys"][0]}
    with client.websocket_connect("/api/socket") as told, client.websocket_connect("/api/socket") as plain:
        for socket, more in ((told, {"text": True}), (plain, {})):
            socket.send_json({**sit, **more})
        first, other = sight(told), sight(plain)
        assert other == {**first, "text": None}
        assert first["text"]["sections"]
        move = {"type": "take", "table": table["id"], "token": table["keys"][0], "version": 0, "move": "late"}
        for socket, has in ((told, True), (plain, False)):
            socket.send_json({**move, "choice": 1})
            assert (sight(socket)["text"] is not None) is has
        good = {"version": first["version"], "choice": first["menu"][0]["choice"], "move": "good"}
        told.send_json({**move, **good})
        assert sight(told)["text"] is not None
        assert sight(plain)["text"] is None


def sight(socket: Any) -> dict[str, Any]:
    while (message := socket.receive_json())["type"] != "sight":
        pass
    found: dict[str, Any] = message
    return found


def test_lessons_scenarios_replays_and_the_end(client: Client) -> None:
    for door in ("/api/lessons/fences?step=2", "/api/lessons/fences/barn?choices=1"):
        name = door.partition("?")[0]
        if name.endswith("barn"):
            task = client.get("/api/games").json()["games"]
            keys = next(game["scenarios"] for game in task if game["name"] == "fences")
            door = f"/api/lessons/fences/{keys[0]}?"
        assert client.get(door).json()["sight"]["text"] is None
        assert client.get(f"{door}&text=true").json()["sight"]["text"]["sections"]
    table = new_table(client)
    play_to_the_end(client, table)
    where, key = f"/api/tables/{table['id']}", auth(table["keys"][1])
    over = client.get(f"{where}/sight?text=true", headers=key).json()["text"]
    assert over["step"] is None
    assert over["sections"][-1]["facts"][0]["key"] == "text-won"
    assert client.get(f"{where}/replay?step=1", headers=key).json()["sight"]["text"] is None
    assert client.get(f"{where}/replay?step=1&text=true", headers=key).json()["sight"]["text"]["step"]


def test_typed_words_are_answered(client: Client) -> None:
    table = new_table(client, "fences")
    where = f"/api/tables/{table['id']}/why"

    def why(text: str, lang: str = "fr", token: str = table["keys"][0]) -> Any:
        return client.get(where, params={"text": text, "lang": lang}, headers=auth(token))

    told = msgspec.json.decode(why("main").content, type=Reading)
    assert (told.choice, told.open, told.problem) == (None, False, None)
    assert [section.title.key for section in told.told] == ["text-hand"]
    unknown = why("danser").json()
    assert (unknown["told"], unknown["problem"]["key"]) == ([], "problem-notation")
    assert why("où", token=table["watch"]).json()["told"]
    assert why("main", token=table["watch"]).json()["problem"]["key"] == "problem-notation"  # onlookers have no hand
    assert why("hand", "xx").json()["told"]
    assert why("joueur 2").json()["told"]
