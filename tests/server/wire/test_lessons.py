"""Lessons over the wire: every step as the learner's seat would see it, and nothing besides."""

from __future__ import annotations

from pathlib import Path

from farmtable import games
from farmtable.core.rules.seats import SPECTATOR
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
                mine = found["by"] == 0
                assert mine == (found["expected"] is not None) == (found["phrase"] is not None)
                if mine:
                    assert found["expected"] in [option["choice"] for option in sight["menu"]]
            assert found["by"] == SPECTATOR
            assert found["comments"]
            refused = client.get(where, params={"step": steps + 1})
            assert (refused.status_code, refused.json()["key"]) == (404, "problem-no-lesson")


def test_only_what_there_is_can_be_learned(tmp_path: Path) -> None:
    with house(str(tmp_path / "farm.db")) as client:
        answers = [
            client.get(f"/api/lessons/{path}") for path in ("chess", "_template", "fences?step=-1", "..%2Ffences")
        ]
        assert [answer.status_code for answer in answers] == [404, 404, 400, 404]
