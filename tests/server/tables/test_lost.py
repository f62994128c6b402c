"""A solo game that is lost is told as lost, wherever tables are listed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from farmtable.server.tables import live_state
from farmtable.table.log import LogError
from tests.support.server.house import auth, house, new_table, play_to_the_end


def told(database: str, table: dict[str, Any]) -> list[tuple[bool, list[int]]]:
    """By the table itself, and by the list of public games; from the disk alone."""
    with house(database) as client:
        over = client.get("/api/finished").json()
        one = client.get(f"/api/tables/{table['id']}", headers=auth(table["keys"][0])).json()
    return [(found["lost"], found["places"]) for found in [one, *over]]


@pytest.mark.parametrize(("game", "seats", "lost"), [("formidable_farm", "p", True), ("_template", "pp", False)])
def test_lost_is_told_to_those_who_list(tmp_path: Path, game: str, seats: str, lost: bool) -> None:
    database = str(tmp_path / "farm.db")
    with house(database) as client:
        table = new_table(client, game, seats, listed=True)
        assert not client.get(f"/api/tables/{table['id']}", headers=auth(table["keys"][0])).json()["lost"]
        play_to_the_end(client, table)
        sight = client.get(f"/api/tables/{table['id']}/sight", headers=auth(table["keys"][0])).json()
        assert sight["lost"] == lost
    assert [said for said, _ in told(database, table)] == [lost, lost]


def test_without_its_rules_nobody_is_said_to_have_won(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A solo game can't be played through any more: whether it was won is not known."""
    database = str(tmp_path / "farm.db")
    with house(database) as client:
        table = new_table(client, "formidable_farm", "p", listed=True)
        play_to_the_end(client, table)

    def refuse(*_: object) -> None:
        raise LogError("log-other-rules")

    monkeypatch.setattr(live_state, "rebuilt", refuse)
    assert told(database, table) == [(False, []), (False, [])]
