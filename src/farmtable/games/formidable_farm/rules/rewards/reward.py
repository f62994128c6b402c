"""A reward is never compulsory. (FF-22)"""

from __future__ import annotations

from farmtable.core.rt import i64
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.task import Task, Todo
from farmtable.games.formidable_farm.rules.declared import DONE, USE
from farmtable.games.formidable_farm.rules.state import Farm


class Reward(Task[Farm]):
    """Use it or leave it. (FF-22)"""

    def works(self, s: Farm, seat: i64) -> bool:
        """Is there anything to use? It depends on what all can see."""
        return True

    def use(self, s: Farm, seat: i64) -> Todo:
        return ()

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        if self.works(s, seat):
            out.add(DONE)
            out.add(USE)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        return self.use(s, seat) if choice == USE else ()
