"""The pieces of a game over the wire, kept by the browser."""

from __future__ import annotations

from pathlib import Path

from farmtable import games
from tests.support.server.house import house


def test_faces_are_kept_by_the_browser(tmp_path: Path) -> None:
    with house(str(tmp_path / "farm.db")) as client:
        for name in games.names():
            answer = client.get(f"/api/games/{name}")
            found, game = answer.json(), games.load(name)
            assert (found["name"], found["rules"], found["components"]) == (name, game.version, game.components)
            assert found["faces"].keys() == set(game.show.faces().__struct_fields__)
            assert answer.headers["cache-control"] == "no-cache"
            again = client.get(f"/api/games/{name}", headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert client.get(f"/api/games/{name}", headers={"if-none-match": '"old"'}).status_code == 200
        missing = client.get("/api/games/chess")
        assert (missing.status_code, missing.json()["key"]) == (404, "log-unknown-game")
        assert missing.headers["cache-control"] == "no-store"
