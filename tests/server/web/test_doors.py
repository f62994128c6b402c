"""The doors: who may do what, what errors look like, and where the limits are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from farmtable.games import load
from farmtable.server.web.door import same_origin
from farmtable.table.dealer import Dealer
from farmtable.table.log import Reader
from farmtable.table.table import replayed
from farmtable.table.words import LANGUAGES, Words
from farmtable.thinking import registry
from tests.support.server.house import auth, house, new_table, play_to_the_end

Client = TestClient[Any]
JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with house(str(tmp_path_factory.mktemp("house") / "farm.db")) as client:
        yield client


def test_a_left_or_watched_seat_moves_nothing(client: Client) -> None:
    table = new_table(client)
    where, key = f"/api/tables/{table['id']}", auth(table["keys"][0])
    sight = client.get(f"{where}/sight", headers=key).json()
    client.post(f"{where}/leave", headers=key)
    move = {"version": sight["version"], "move": "m", "choice": sight["menu"][0]["choice"]}
    answer = client.post(f"{where}/moves", json=move, headers=key).json()
    assert (answer["done"], answer["problem"]["key"]) == (False, "problem-seat-gone")
    client.post(f"{where}/return", headers=key)
    assert client.post(f"{where}/moves", json=move | {"move": "n"}, headers=key).json()["done"]


# ---- Tables ----------------------------------------------------------------------------------------------------------


def test_joining_by_invitation_and_from_the_lobby(client: Client) -> None:
    secret, listed = new_table(client, seats="po"), new_table(client, seats="po", listed=True)
    shown = {table["id"] for table in client.get("/api/tables").json()}
    assert listed["id"] in shown
    assert secret["id"] not in shown
    assert client.post(f"/api/tables/{secret['id']}/join", json={"name": "Bob"}).status_code == 404
    for table, invite in ((secret, secret["invite"]), (listed, "")):
        answer = client.post(f"/api/tables/{table['id']}/join", json={"name": "Bob", "invite": invite}).json()
        assert answer["tokens"][0]["seat"] == 1
        assert answer["table"]["status"] == "playing"
        assert client.post(f"/api/tables/{table['id']}/join", json={"invite": invite}).status_code == 409
    assert not any(table["invite"] or table["seed"] for table in client.get("/api/tables").json())


def test_bots_take_free_seats_before_the_game(client: Client) -> None:
    table = new_table(client, seats="poo")
    where, key = f"/api/tables/{table['id']}/bot", auth(table["keys"][0])

    def ask(seat: int, level: str, by: dict[str, str] = key) -> Any:
        return client.post(where, json={"seat": seat, "level": level}, headers=by)

    refused = [ask(1, "god"), ask(0, ""), ask(5, ""), ask(0, "random"), ask(1, "random", auth(table["invite"]))]
    assert [answer.status_code for answer in refused] == [422, 422, 422, 409, 403]
    seats = [ask(1, level).json()["seats"][1] for level in ("random", "greedy", "", "greedy")]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [
        ("bot", "random"),
        ("bot", "greedy"),
        ("open", ""),
        ("bot", "greedy"),
    ]
    assert (seats[1]["name"] != "", seats[2]["name"]) == (True, "")
    answer = client.post(f"/api/tables/{table['id']}/join", json={"invite": table["invite"]}).json()
    assert (answer["tokens"][0]["seat"], answer["table"]["status"]) == (2, "playing")
    assert ask(1, "random").status_code == 403


def test_finished_games_are_public_if_their_tables_were(client: Client) -> None:
    tables = [new_table(client, listed=listed) for listed in (True, False, True)]
    for table in tables:
        play_to_the_end(client, table)
    found = client.get("/api/finished").json()
    assert [info["id"] for info in found][:2] == [tables[2]["id"], tables[0]["id"]]
    assert tables[1]["id"] not in [info["id"] for info in found]
    assert found[0] == client.get(f"/api/tables/{tables[2]['id']}").json()


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess", "seats": [{"kind": "person"}]}, "log-unknown-game"),
        ({"game": "_template", "seats": [{"kind": "person"}]}, "problem-setup"),
        ({"game": "_template", "seats": [{"kind": "bot", "level": "god"}] * 2}, "problem-no-level"),
        ({"game": "_template", "seats": [{"kind": "person"}] * 2, "language": "xx"}, "problem-language"),
        ({"game": "_template", "seats": [{"kind": "person"}] * 2, "options": {"no": 1}}, "problem-setup"),
    ],
)
def test_tables_that_cant_be(client: Client, wish: dict[str, Any], key: str) -> None:
    answer = client.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["key"]) == (422, key)
    for lang in LANGUAGES:
        assert Words(lang).has(key)


def test_bots_are_offered_game_by_game(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    every = ["random", "greedy", "seedling", "farmhand", "farmer", "master"]
    assert {one["name"]: one["levels"] for one in client.get("/api/games").json()["games"]}["fences"] == every
    monkeypatch.setattr(registry, "bots_of", lambda game: registry.GameBots())  # a new game, without bots of its own
    assert all(one["levels"] == ["random", "greedy"] for one in client.get("/api/games").json()["games"])
    wish = {"game": "_template", "seats": [{"kind": "person"}, {"kind": "bot", "level": "farmhand"}]}
    refused = client.post("/api/tables", json=wish)
    assert (refused.status_code, refused.json()["key"]) == (422, "problem-no-level")
    assert refused.json()["args"] == {"level": "farmhand", "levels": "random, greedy"}


def test_a_finished_game_can_be_stepped_exported_and_verified(client: Client) -> None:
    table = new_table(client)
    where = f"/api/tables/{table['id']}"
    play_to_the_end(client, table)
    info = client.get(where).json()
    assert info["commitment"] == table["commitment"]
    log = Reader(lambda name: load(name).vocabulary).read(client.get(f"{where}/log").text)
    assert log.seed is not None
    assert log.seed.hex() == info["seed"]
    end = replayed(load("_template"), log, Dealer(log.seed))
    first = client.get(f"{where}/replay").json()
    last = client.get(f"{where}/replay", params={"step": first["steps"], "seat": 0}).json()
    assert (first["step"], last["sight"]["over"], last["sight"]["told"]) == (0, True, end.told)
    assert len(client.get(f"{where}/events").json()) == end.told
    assert client.get(f"{where}/replay", params={"step": first["steps"] + 1}).status_code == 404
    again = client.post(f"{where}/rematch", headers=auth(table["keys"][0])).json()
    assert client.get(f"/api/tables/{again['id']}/sight", headers=auth(table["keys"][1])).json()["menu"]


# ---- Limits ----------------------------------------------------------------------------------------------------------


def test_every_answer_is_guarded(client: Client) -> None:
    for path in ("/health", "/nothing", "/api/games", "/openapi.json"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in headers
    assert client.post("/api/tables", content="x" * 20_000, headers=JSON).status_code == 413


def test_openapi_names_the_messages_of_the_socket(client: Client) -> None:
    schema = client.get("/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    assert {"FromClient", "ToClient", "Problem"} <= set(schema["components"]["schemas"])
    for doors in schema["paths"].values():
        for door in doors.values():
            assert "404" in door["responses"]


def test_metrics_and_health(client: Client) -> None:
    assert client.get("/health").json()["status"] == "ok"
    assert "farmtable_moves_total" in client.get("/metrics").text


def test_guessing_is_slow(tmp_path: Path) -> None:
    with house(str(tmp_path / "farm.db"), failures=20, tables=2) as client:
        codes = [client.get(f"/api/tables/guess{k}").status_code for k in range(25)]
        assert codes == [404] * 20 + [429] * 5
        wish = {"game": "_template", "seats": [{"kind": "person"}] * 2}
        assert [client.post("/api/tables", json=wish).status_code for _ in range(3)] == [201, 201, 429]


def test_guessing_stops_nobody_who_has_the_key(tmp_path: Path) -> None:
    """At one address there may be many people: whoever comes with a right token goes on, on an open socket too."""
    with house(str(tmp_path / "farm.db"), failures=3) as client, client.websocket_connect("/api/socket") as socket:
        table, listed = new_table(client), new_table(client, listed=True)
        where, (mine, theirs) = f"/api/tables/{table['id']}", table["keys"]
        sit = {"type": "sit", "table": table["id"], "token": mine}
        socket.send_json(sit)
        sight = [socket.receive_json() for _ in range(2)][1]
        wrong = [client.get(f"/api/tables/{name}").status_code for name in (table["id"], "m" * 32) * 4]
        assert wrong == [404] * 3 + [429] * 5
        choice = sight["menu"][0]["choice"]
        socket.send_json({**sit, "type": "take", "version": sight["version"], "move": "m", "choice": choice})
        for kind in ("sight", "answer"):
            assert socket.receive_json()["type"] == kind
        for token in (mine, theirs, table["watch"], table["invite"]):
            assert client.get(f"{where}/sight", headers=auth(token)).status_code == 200
        assert client.get(f"/api/tables/{listed['id']}").status_code == 200
        for name in (table["id"], "m" * 32):  # and wrong ones are still refused alike
            socket.send_json({**sit, "table": name, "token": "wrong"})
            assert socket.receive_json()["status"] == 429


def test_trying_choices_out_is_slow_for_each_seat(tmp_path: Path) -> None:
    with house(str(tmp_path / "farm.db"), previews=3) as client:
        made = new_table(client)
        looks = [f"/api/tables/{made['id']}/{what}" for what in ("why?text=x", "foresee?version=0&choice=0")]
        codes = [[client.get(looks[k % 2], headers=auth(key)).status_code for k in range(5)] for key in made["keys"]]
        assert all(429 not in row[:3] and row[3:] == [429, 429] for row in codes)


@pytest.mark.parametrize(
    ("origin", "fine"),
    [
        (None, True),
        ("http://farm.example", True),
        ("https://farm.example", True),
        ("https://other.example", True),  # allowed by name
        ("null", False),
        ("", False),
        ("http://farm.example:81", False),
        ("http://sub.farm.example", False),
        ("http://farm.example.evil", False),
        ("http://evil-farm.example", False),
        ("ftp://farm.example", False),
        ("http://farm.example/path", False),
        ("http://user@farm.example", False),
    ],
)
def test_origins(origin: str | None, fine: bool) -> None:
    assert same_origin(origin, "farm.example", ("https://other.example",)) is fine


def closed(client: Client, *frames: str, **headers: str) -> int:
    """The code with which the server hangs up."""
    try:
        with client.websocket_connect("/api/socket", headers=headers) as socket:
            for frame in frames:
                socket.send_text(frame)
            while True:
                socket.receive_text(timeout=5)
    except WebSocketDisconnect as end:
        return end.code


def test_the_socket_has_limits(client: Client) -> None:
    assert closed(client, origin="http://evil.example") == 4403
    assert closed(client, "x" * 5000) == 1009
    assert closed(client, *['{"type":"ping"}'] * 101) == 1008


def test_the_socket_answers_nonsense(client: Client) -> None:
    table = new_table(client)
    frames = ["", "boo", "[]", "{}", '{"type":"take"}', '{"type":"sit","table":"../x"}', '{"type":"ping","more":1}']
    with client.websocket_connect("/api/socket") as socket:
        for frame in frames:
            socket.send_text(frame)
            assert socket.receive_json()["status"] == 400
        for name in (table["id"], "y" * 32):
            socket.send_json({"type": "sit", "table": name, "token": "wrong", "ask": 7})
            answer = socket.receive_json()
            assert (answer["status"], answer["ask"], answer["key"]) == (404, 7, "problem-no-table")


def test_a_socket_sits_moves_talks_and_resumes(client: Client) -> None:
    table = new_table(client)
    name, (mine, theirs) = table["id"], table["keys"]
    with client.websocket_connect("/api/socket") as me, client.websocket_connect("/api/socket") as them:
        me.send_json({"type": "sit", "table": name, "token": mine})
        assert me.receive_json()["seat"] == 0
        sight = me.receive_json()
        them.send_json({"type": "sit", "table": name, "token": theirs})
        assert [them.receive_json()["type"] for _ in range(2)] == ["table", "sight"]
        assert me.receive_json()["seats"][1]["here"]
        move = {"type": "take", "table": name, "token": mine, "version": sight["version"], "move": "m"}
        move["choice"] = sight["menu"][0]["choice"]
        me.send_json(move)
        push, answer = me.receive_json(), me.receive_json()
        assert (push["type"], answer["type"], answer["done"]) == ("sight", "answer", True)
        assert push["since"] == sight["told"]
        assert them.receive_json()["told"] == push["told"]
        me.send_json(move)
        assert me.receive_json() == answer
        me.send_json(move | {"move": "late"})
        assert me.receive_json()["problem"]["key"] == "problem-stale"
        assert me.receive_json()["version"] == answer["version"]
        them.send_json({"type": "say", "table": name, "token": theirs, "text": "hi"})
        assert me.receive_json()["text"] == them.receive_json()["text"] == "hi"
    with client.websocket_connect("/api/socket") as me:
        me.send_json({"type": "sit", "table": name, "token": mine, "since": sight["told"], "chat": 0})
        me.receive_json()
        again = me.receive_json()
        assert (again["since"], again["events"]) == (push["since"], push["events"])
        assert me.receive_json()["text"] == "hi"
        me.send_json({"type": "say", "table": name, "token": table["watch"], "text": "hi"})
        assert me.receive_json()["status"] == 403
