"""Reported problems: with what that seat may know, all of the game when it is over, and a file for the operator."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from litestar.testing import TestClient

from farmtable.server.web import reports
from tests.support.server.house import auth, house, new_table, play_to_the_end
from tools.record.bug import bug

Client = TestClient[Any]
SAID = {"what": "My points are wrong.", "page": "/t/x", "screen": "1366×650", "error": ""}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "farm.db.reports"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with house(str(tmp_path / "farm.db")) as client:
        yield client


def test_a_report_has_what_its_seat_sees_and_no_more(client: Client, folder: Path) -> None:
    table = new_table(client)
    where = f"/api/tables/{table['id']}"
    for seat, key in enumerate(table["keys"]):
        answer = client.post(f"{where}/report", json=SAID, headers=auth(key)).json()
        assert answer["report"]["seat"] == seat
        assert answer["report"]["sight"] == client.get(f"{where}/sight", headers=auth(key)).json()
        assert answer["report"]["log"] == ""
        assert json.loads((folder / answer["name"]).read_text()) == answer["report"]
        assert key not in json.dumps(answer)
    assert client.post(f"{where}/report", json=SAID, headers=auth("wrong")).status_code == 404
    assert len(list(folder.iterdir())) == len(table["keys"])


def test_of_a_finished_game_it_has_all_and_the_tool_reads_it(client: Client, folder: Path) -> None:
    table = new_table(client)
    play_to_the_end(client, table)
    where, key = f"/api/tables/{table['id']}", auth(table["keys"][0])
    answer = client.post(f"{where}/report", json=SAID, headers=key).json()
    assert answer["report"]["log"] == client.get(f"{where}/log", headers=key).text
    assert answer["report"]["sight"] is None
    done = CliRunner().invoke(bug, [str(folder / answer["name"])])
    assert "nothing of the kind is wrong" in done.output


def test_from_any_page_with_its_error(client: Client, folder: Path) -> None:
    answer = client.post("/api/reports", json=SAID | {"error": "TypeError: x is undefined"}).json()
    kept = folder / answer["name"]
    assert json.loads(kept.read_text())["error"] == "TypeError: x is undefined"
    assert (folder.stat().st_mode & 0o777, kept.stat().st_mode & 0o777) == (0o700, 0o600)
    assert client.post("/api/reports", json={"what": "x" * 2001}).status_code == 400
    assert client.post("/api/reports", json={"what": "x", "more": 1}).status_code == 400


def test_there_is_an_end_to_it(client: Client, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "MOST", 2)
    answers = [client.post("/api/reports", json=SAID) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 503]
    assert answers[2].json()["key"] == "problem-reports-full"
    assert len(list(folder.iterdir())) == 2


def test_without_a_folder_it_is_only_handed_back() -> None:
    assert reports.folder_of("postgresql://somewhere/farm", None) is None
    assert reports.folder_of("postgresql://somewhere/farm", Path("kept")) == Path("kept")
    assert reports.folder_of("farm.db", None) == Path("farm.db.reports")
