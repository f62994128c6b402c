"""Before a choice is made: what it would do, and why it can't be made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from farmtable.games import load, names
from tests.support.server.house import auth, house, new_table

Client = TestClient[Any]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with house(str(tmp_path_factory.mktemp("house") / "farm.db")) as client:
        yield client


def look(client: Client, table: dict[str, Any]) -> tuple[str, dict[str, str], dict[str, Any]]:
    """The first seat that is asked: its table, its key, its sight."""
    where = f"/api/tables/{table['id']}"
    for token in table["keys"]:
        sight = client.get(f"{where}/sight", headers=auth(token)).json()
        if sight["menu"]:
            return where, auth(token), sight
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", names())
def test_a_sure_foresight_comes_true(client: Client, game: str) -> None:
    table = new_table(client, game)
    sure = 0
    for k in range(12):
        where, key, sight = look(client, table)
        choice = sight["menu"][k % len(sight["menu"])]["choice"]
        asked = {"version": sight["version"], "choice": choice}
        found = client.get(f"{where}/foresee", params=asked, headers=key).json()
        assert (found["choice"], found["version"], len(found["scores"])) == (choice, sight["version"], 2)
        assert client.get(f"{where}/sight", headers=key).json() == sight  # nothing has happened
        client.post(f"{where}/moves", json=asked | {"move": f"m{k}"}, headers=key)
        after = client.get(f"{where}/sight", params={"since": sight["told"]}, headers=key).json()
        hidden = sight["menu"][0]["text"].startswith("place ")  # Farmoony shows the card on one's own land before
        if found["sure"] and not hidden:
            sure += 1
            assert (found["view"], found["scores"], found["events"]) == (
                after["view"],
                after["scores"],
                after["events"],
            )
    assert sure or game == "farmoony"


def test_a_foresight_is_refused_like_the_choice(client: Client) -> None:
    where, key, sight = look(client, new_table(client))
    good = {"version": sight["version"], "choice": sight["menu"][0]["choice"]}
    closed = next(c for c in range(16, 29) if c not in [option["choice"] for option in sight["menu"]])
    for wrong, refused in (
        ({"version": 0}, "problem-stale"),
        ({"choice": closed}, "refused-not-in-hand"),
        ({"choice": 1 << 39}, "refused-unknown"),
    ):
        answer = client.get(f"{where}/foresee", params=good | wrong, headers=key)
        assert (answer.status_code, answer.json()["key"]) == (409, refused)
    assert client.get(f"{where}/foresee", params=good, headers=key).status_code == 200
    assert client.get(f"{where}/foresee", headers=key).status_code == 400


def test_typed_notation_is_read(client: Client) -> None:
    where, key, sight = look(client, new_table(client))
    option = sight["menu"][0]
    found = client.get(f"{where}/why", params={"text": f"  {option['text'].upper()} "}, headers=key).json()
    assert found == {"choice": option["choice"], "open": True, "problem": None, "told": []}
    closed = next(n for n in range(1, 13) if f"lay {n}" not in [one["text"] for one in sight["menu"]])
    found = client.get(f"{where}/why", params={"text": f"lay {closed}"}, headers=key).json()
    assert (found["choice"], found["open"]) == (load("_template").vocabulary.parse(f"lay {closed}"), False)
    assert found["problem"]["rule"].startswith("TM-")
    found = client.get(f"{where}/why", params={"text": "fly away"}, headers=key).json()
    assert (found["choice"], found["open"], found["problem"]["key"]) == (None, False, "problem-notation")
    assert "lay" in found["problem"]["args"]["example"]
    assert client.get(f"{where}/why", params={"text": "x" * 101}, headers=key).status_code == 400


def test_who_is_not_asked_learns_that(client: Client) -> None:
    table = new_table(client, "fences")
    where, key, sight = look(client, table)
    other = next(auth(token) for token in table["keys"] if auth(token) != key)
    found = client.get(f"{where}/why", params={"text": sight["menu"][0]["text"]}, headers=other).json()
    assert (found["open"], found["problem"]["key"]) == (False, "refused-not-asked")
