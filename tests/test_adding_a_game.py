"""docs/adding-a-game.md, followed to the letter in a copy: the new game is everywhere, and nothing else changes.

tests/support/adding.py makes the copy, for other tests too.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from farmtable.games import names
from tests.support import adding
from tests.support.adding import NAME, NEW, Copy
from tests.support.compiled import ROOT

# What a server with this package offers; and, for one game, a whole game against each level, made over the API.
ASKED = """
import json, sys, tempfile, time
from pathlib import Path
from litestar.testing import TestClient
from farmtable.games import names
from farmtable.server.settings import Settings
from farmtable.server.web.app import make_app
from farmtable.thinking.registry import levels

def play(client, game, level):
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": level}]
    made = client.post("/api/tables", json={"game": game, "seats": seats}).json()
    path, token = "/api/tables/" + made["table"]["id"], made["tokens"][0]["token"]
    key = {"authorization": "Bearer " + token}
    for number in range(5000):
        time.sleep(0.005)  # the bot thinks elsewhere
        sight = client.get(path + "/sight", headers=key).json()
        if sight["over"]:
            return [score["points"] for score in sight["scores"]]
        if sight["menu"]:
            wish = {"version": sight["version"], "move": str(number), "choice": sight["menu"][0]["choice"]}
            assert client.post(path + "/moves", json=wish, headers=key).json()["done"]
    raise AssertionError("the game does not end")

with tempfile.TemporaryDirectory() as folder:
    app = make_app(Settings(database=str(Path(folder, "farm.db")), page=Path(folder)))
    with TestClient(app) as client:
        found = {"offer": client.get("/api/games").json(), "levels": {name: levels(name) for name in names()}}
        found["games"] = {game: {level: play(client, game, level) for level in levels(game)} for game in sys.argv[1:]}
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return adding.add_game(tmp_path_factory.mktemp("adding"))


@pytest.fixture(scope="module")
def site(copy: Copy, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy.install(tmp_path_factory.mktemp("wheel") / "out")


def run(copy: Copy, source: Path, *command: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=copy.home,
        env=copy.environment(source),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_document_has_its_commands() -> None:
    assert len(adding.commands()) == 2
    assert "pytest" in adding.commands()[-1], "the laws are run too"


def test_nothing_outside_its_folders_changes(copy: Copy) -> None:
    changed = copy.changed()
    assert not [file for file in changed if not file.startswith(NEW)]
    for place in NEW:
        assert [file for file in changed if file.startswith(place)], f"nothing new in {place}"
    assert not [file for file in changed if "_template" in (copy.root / file).read_text(encoding="utf-8")]


def test_the_terminal_lists_it_and_plays_it(copy: Copy, site: Path) -> None:
    told = run(copy, site, "-m", "farmtable", "games")
    assert [line.split()[0] for line in told.splitlines()[1:] if line[:1].isalpha()] == sorted([*names(), NAME])
    save = copy.home / "game.farm"
    started = ("-m", "farmtable", "play", NAME, "--seats", "2", "--seed", "3", "--save", str(save))
    run(copy, site, *started, "--bots", "greedy", typed="1\n" * 50)
    assert save.read_text().splitlines()[-1].startswith("end "), "the game was not played to its end"
    run(copy, site, "-m", "farmtable", "verify", str(save))


def test_bots_play_it(copy: Copy, site: Path) -> None:
    simulated = ("-m", "farmtable", "lab", "simulate", NAME, "--seats", "3", "--games", "20", "--json")
    found = json.loads(run(copy, site, *simulated, "--bots", "random,greedy"))
    assert found["games"] == 20


def test_the_server_offers_it_at_all_its_levels_and_the_others_as_before(copy: Copy, site: Path) -> None:
    here: dict[str, Any] = json.loads(run(copy, ROOT / "src", "-c", ASKED))
    there: dict[str, Any] = json.loads(run(copy, site, "-c", ASKED, NAME))
    games = {game["name"]: game for game in there["offer"]["games"]}
    new = games.pop(NAME)
    assert new["seats"] == [2, 3, 4]
    assert list(games.values()) == here["offer"]["games"]
    own = there["levels"].pop(NAME)
    assert own == here_template(copy)
    assert there["levels"] == here["levels"]
    assert list(there["games"][NAME]) == list(own)
    assert all(len(points) == 2 for points in there["games"][NAME].values())


def here_template(copy: Copy) -> dict[str, str]:
    """The levels of the game that was copied."""
    asked = "import json; from farmtable.thinking.registry import levels; print(json.dumps(levels('_template')))"
    found: dict[str, str] = json.loads(run(copy, ROOT / "src", "-c", asked))
    assert len(found) > 1
    return found
