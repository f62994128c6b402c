"""Any choice, each as likely as the others."""

from __future__ import annotations

from farmtable.bots.bot import Answer, Bot, Question
from farmtable.core.rules.playout import Chance


class RandomBot(Bot):
    """The yardstick that every other bot has to beat."""

    blind = True

    def answer(self, question: Question) -> Answer:
        return Answer(question.menu[Chance(question.seed).below(len(question.menu))])
