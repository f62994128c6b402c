"""A server with all its doors, in the test's own process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.testing import TestClient

from farmtable.server.access.quotas import QUOTAS
from farmtable.server.settings import Settings
from farmtable.server.web.app import make_app
from tests.support.server.people import Inline


def loose(settings: dict[str, Any]) -> dict[str, Any]:
    """Settings in which a quota is named as it is called; what is not named has none."""
    quotas = dict.fromkeys(QUOTAS, 1 << 30)
    quotas |= {name: settings[name] for name in settings if name in QUOTAS}
    return {name: value for name, value in settings.items() if name not in QUOTAS} | {"quotas": quotas}


@contextmanager
def house(database: str, **settings: Any) -> Iterator[TestClient[Any]]:
    app = make_app(Settings(database=database, hidden=True, **loose(settings)), Inline())
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def new_table(client: TestClient[Any], game: str = "_template", seats: str = "pp", **more: Any) -> dict[str, Any]:
    """`ppob` as in people.wish; the answer with `id` and a list of `keys`, a token for each person."""
    kinds = {"p": {"kind": "person"}, "o": {"kind": "open"}, "b": {"kind": "bot", "level": "random"}}
    answer = client.post("/api/tables", json={"game": game, "seats": [kinds[s] for s in seats], **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return {**found["table"], "keys": [token["token"] for token in found["tokens"]]}


def auth(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def play_to_the_end(client: TestClient[Any], table: dict[str, Any]) -> None:
    """By REST: each person takes the first choice."""
    for k in range(10_000):
        for token in table["keys"]:
            where = f"/api/tables/{table['id']}/sight?since={1 << 30}"
            sight = client.get(where, headers=auth(token)).json()
            if sight["over"]:
                return
            if sight["menu"]:
                move = {"version": sight["version"], "move": f"m{k}", "choice": sight["menu"][0]["choice"]}
                answer = client.post(f"/api/tables/{table['id']}/moves", json=move, headers=auth(token))
                assert answer.json()["done"]
    raise AssertionError("this game does not end")
