"""Lessons over the wire: every step as the learner's seat would see it, and nothing besides."""

from __future__ import annotations

from pathlib import Path

from farmtable import games
from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.wire.lessons import scenarios_of
from farmtable.table import lesson, scenario
from tests.support.server.house import house


def test_a_lesson_can_be_gone_through(tmp_path: Path) -> None:
    with house(str(tmp_path / "farm.db")) as client:
        for name in games.names():
            where = f"/api/lessons/{name}"
            steps = client.get(where).json()["steps"]
            for step in range(steps + 1):
                found = client.get(where, params={"step": step}).json()
                sight = found["sight"]
                assert (found["game"], found["step"], sight["seat"]) == (name, step, 0)
                assert (found["by"] == 0) == (found["phrase"] is not None)
                assert min(step + 1, steps) <= found["onward"] <= steps
                if found["expected"] is not None:
                    assert found["by"] == 0
                    assert found["comments"]
                    assert found["expected"] in [option["choice"] for option in sight["menu"]]
            assert found["by"] == SPECTATOR
            assert found["comments"]
            refused = client.get(where, params={"step": steps + 1})
            assert (refused.status_code, refused.json()["key"]) == (404, "problem-no-lesson")


def test_a_scenario_can_be_tried(tmp_path: Path) -> None:
    with house(str(tmp_path / "farm.db")) as client:
        offered = {game["name"]: game["scenarios"] for game in client.get("/api/games").json()["games"]}
        for name, keys in offered.items():
            assert keys == scenario.keys(lesson.source(name, scenario.FILE))
        where, one = "/api/lessons/fences/close", scenarios_of("fences")["close"]
        begun = client.get(where).json()
        assert (begun["game"], begun["scenario"]) == ("fences", "close")
        assert (begun["standing"], begun["choices"]) == ("open", [])
        assert (begun["sight"]["seat"], begun["sight"]["events"]) == (0, [])
        for way, standing in ((one.row.solution, "done"), (one.row.wrong, "failed")):
            choices = one.words(way)
            found = client.get(where, params={"choices": choices}).json()
            assert (found["standing"], found["choices"]) == (standing, choices)
            assert found["sight"]["events"]
            after = client.get(where, params={"choices": [*choices, 0]})
            assert (after.status_code, after.json()["key"]) == (404, "problem-no-lesson")


def test_a_scenario_is_played_by_the_rules(tmp_path: Path) -> None:
    with house(str(tmp_path / "farm.db")) as client:
        illegal = client.get("/api/lessons/fences/close", params={"choices": [0]})
        assert (illegal.status_code, illegal.headers["content-type"]) == (409, "application/problem+json")
        nothing = [client.get(f"/api/lessons/{path}").status_code for path in ("fences/none", "chess/close")]
        assert nothing == [404, 404]
        assert client.get("/api/lessons/fences/close", params={"choices": [0] * 101}).status_code == 400


def test_only_what_there_is_can_be_learned(tmp_path: Path) -> None:
    with house(str(tmp_path / "farm.db")) as client:
        answers = [
            client.get(f"/api/lessons/{path}") for path in ("chess", "_template", "fences?step=-1", "..%2Ffences")
        ]
        assert [answer.status_code for answer in answers] == [404, 404, 400, 404]
