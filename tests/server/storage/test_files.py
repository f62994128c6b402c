"""What a server keeps, as files: backup, export, import, verify."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from farmtable.cli import cli, logs
from farmtable.server.storage.migrate import fingerprint
from tests.support.server.house import house, new_table, play_to_the_end


def command(*words: str | Path) -> str:
    done = CliRunner().invoke(cli, [str(word) for word in words], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def test_a_finished_game_goes_out_and_comes_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, other = tmp_path / "farm.db", tmp_path / "other.db"
    with house(str(database)) as client:
        table, running = new_table(client), new_table(client)
        play_to_the_end(client, table)
        command("backup", "--database", database, tmp_path / "copy.db")
        text = client.get(f"/api/tables/{table['id']}/log").text
        assert client.get(f"/api/tables/{running['id']}/log").status_code == 404
        monkeypatch.setattr(logs, "fetched", lambda url: text)
        assert table["commitment"] in command("verify", f"http://farm.example/tables/{table['id']}")
    assert fingerprint(tmp_path / "copy.db") == fingerprint(database)
    command("export", "--database", database, tmp_path / "logs")
    (file,) = (tmp_path / "logs").iterdir()
    assert file.read_text() == text
    command("verify", file)
    name = command("import", "--database", other, file).strip().rpartition(" ")[2]
    with house(str(other)) as client:
        assert client.get(f"/api/tables/{name}/log").text == text
        assert client.get(f"/api/tables/{name}/replay", params={"step": 3}).json()["step"] == 3
    with sqlite3.connect(other) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)
