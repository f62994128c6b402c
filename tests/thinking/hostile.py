"""Bots that break every promise. They run in processes of their own: named `tests.thinking.hostile:Crashes`."""

from __future__ import annotations

import gc
import os
from typing import Any

from farmtable.bots.bot import Answer, Bot, Question
from farmtable.core.game import Game
from farmtable.core.rules.state import State


class Hostile(Bot):
    """Made with the game, as every bot that is named by its class."""

    def __init__(self, game: Game) -> None:
        self.game = game


class Crashes(Hostile):
    def answer(self, question: Question) -> Answer:
        raise ZeroDivisionError("on purpose")


class Exits(Hostile):
    def answer(self, question: Question) -> Answer:
        os._exit(3)


class Hangs(Hostile):
    def answer(self, question: Question) -> Answer:
        while True:
            pass


class Cheats(Hostile):
    def answer(self, question: Question) -> Answer:
        return Answer(max(question.menu) + 1)


class Babbles(Hostile):
    """Its answer is of the wrong kind."""

    def answer(self, question: Question) -> Answer:
        answer: Any = Answer(question.menu[0])
        answer.choice = "lay everything"
        return answer  # type: ignore[no-any-return]


class PlansTooMuch(Hostile):
    def answer(self, question: Question) -> Answer:
        return Answer(question.menu[0], list(range(1_000_000)))


class Gobbles(Hostile):
    """Wants more memory than there is for it."""

    def answer(self, question: Question) -> Answer:
        return Answer(len(bytearray(1 << 40)))


class Shouts(Hostile):
    """Writes to every file that the process has open, then half an answer."""

    def answer(self, question: Question) -> Answer:
        for number in range(3, 64):
            try:
                os.write(number, b'{"choice": 17, "plan')
            except OSError:
                continue
        while True:
            pass


class Snoops(Hostile):
    """Looks through all that lies in its process for a state that it has not imagined."""

    def answer(self, question: Question) -> Answer:
        if any(isinstance(thing, State) for thing in gc.get_objects()):
            raise AssertionError("there is a state")
        return Answer(question.menu[-1])
