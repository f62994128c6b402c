"""Any choice, each as likely as the others."""

from __future__ import annotations

from farmtable.bots.bot import Bot
from farmtable.core.playout import Chance
from farmtable.core.view import View


class RandomBot(Bot):
    """The yardstick that every other bot has to beat."""

    blind = True

    def choose(self, view: View, menu: list[int], chance: Chance) -> int:
        return menu[chance.below(len(menu))]
