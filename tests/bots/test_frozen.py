"""A bot under a fixed name stays what it was: the answers that `python -m tools.record frozen record` kept."""

from __future__ import annotations

import pytest

from farmtable.games import load, names
from farmtable.thinking.registry import newest
from tools.record import frozen


@pytest.mark.parametrize("name", [*names(), "_template"])
def test_each_version_answers_as_it_did(name: str) -> None:
    assert frozen.changed(name) == []
    assert newest("greedy") in frozen.recorded(name)


def test_another_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = frozen.recorded("_template")
    monkeypatch.setattr(frozen, "recorded", lambda name: {**kept, "greedy-1": [0]})
    assert any("greedy-1" in line for line in frozen.changed("_template"))
    monkeypatch.setattr(frozen, "recorded", lambda name: {**kept, "rules": -1})
    assert "record" in frozen.changed("_template")[0]


def test_questions_leave_something_to_choose() -> None:
    game = load("_template")
    for one in frozen.asked(game):
        s = frozen.position(game, one)
        assert len(s.choices(int(s.seat))) > 1
