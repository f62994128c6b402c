"""At the first start bots think with the sources, and with the compiled engine as soon as it is installed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from farmtable.bots.bot import Answer, Bot, Question
from farmtable.core.game import Game
from farmtable.core.rules.playout import Chance, nature
from farmtable.games import load
from farmtable.thinking.ask import Ask
from farmtable.thinking.pool import Pool

SOURCES = "sources-of-the-first-start"


class Looks(Bot):
    """Takes the first choice while the sources are in its path, else the last."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def answer(self, question: Question) -> Answer:
        return Answer(question.menu[0 if any(SOURCES in place for place in sys.path) else -1])


def test_bots_change_over_when_the_engine_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources, stamp = tmp_path / SOURCES, tmp_path / "installed"
    sources.mkdir()
    monkeypatch.setenv("PYTHONPATH", str(sources))
    monkeypatch.setenv("FARMTABLE_SOON", str(stamp))
    monkeypatch.syspath_prepend(str(sources))
    game = load("_template")
    s = game.new(3, game.settled(3, {}))
    s.settle()
    nature(s, Chance(1))
    ask = Ask("tests.thinking.test_engine:Looks", "_template", game.view(s, 1), s.choices(1), 7)
    assert len(ask.menu) > 1
    pool = Pool(1)
    try:
        assert pool.answer(ask).choice == ask.menu[0]
        stamp.touch()
        assert pool.answer(ask).choice == ask.menu[-1]
        assert str(sources) in sys.path  # here nothing has changed
    finally:
        pool.close()
