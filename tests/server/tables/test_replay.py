"""A replay shows the game as the one who looks saw it: own cards open, or any other seat's if that is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.view import HIDDEN
from tests.support.server.house import auth, house, new_table, play_to_the_end

Client = TestClient[Any]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with house(str(tmp_path / "farm.db")) as client:
        yield client


def test_own_cards_are_open(client: Client) -> None:
    table = new_table(client)
    play_to_the_end(client, table)

    def hands(token: str, **wish: int) -> tuple[int, list[bool]]:
        """Whose view it is, and which hands are open in it."""
        found = client.get(f"/api/tables/{table['id']}/replay", params={"step": 2, **wish}, headers=auth(token)).json()
        sight = found["sight"]
        return sight["seat"], [HIDDEN not in seat["hand"] for seat in sight["view"]["seats"]]

    first, second = table["keys"]
    assert hands(first) == (0, [True, False])
    assert hands(second) == (1, [False, True])
    assert hands("") == hands(table["watch"]) == (SPECTATOR, [False, False])
    assert hands(first, seat=SPECTATOR) == (SPECTATOR, [False, False])
    assert hands(first, seat=1) == hands("", seat=1) == (1, [False, True])  # it is over: nothing is hidden


def test_before_the_end_there_is_none(client: Client) -> None:
    table = new_table(client)
    for token in (*table["keys"], table["watch"]):
        answer = client.get(f"/api/tables/{table['id']}/replay", headers=auth(token))
        assert (answer.status_code, answer.json()["key"]) == (409, "problem-not-over")
