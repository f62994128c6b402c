"""A bot in a seat: the one way to let a bot play, at the server, at the terminal, in a match and in a simulation.

It follows its plan while the views are the foreseen ones; else it is asked, with a seed for this choice alone. Where it
fails or misses its deadline, the fallback bot makes that choice.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from farmtable.bots.bot import Answer, Truth, planned
from farmtable.core.show.view import View
from farmtable.table.dealer import Dealer
from farmtable.thinking.ask import Ask, Fault, answered, here
from farmtable.thinking.pool import SECONDS, Pool
from farmtable.thinking.registry import PEEK, is_foreign

Seeds = Callable[[int], int]  # by the number of entries in the game's log
Via = Callable[[Ask], Answer]  # BotError where there is no answer


class BotSeat:
    """One bot in one seat of one game. Its plan may be lost without harm: then it is asked."""

    def __init__(
        self,
        bot: str,
        game: str,
        seat: int,
        seeds: Seeds,
        via: Via = here,
        faulty: Callable[[Fault], None] = lambda fault: None,
        components: str = "",
    ) -> None:
        self.bot = bot
        self.game = game
        self.seat = seat
        self.seeds = seeds
        self.via = via
        self.faulty = faulty
        self.components = components  # the file that they come from, if they are not ours
        self.plan: list[int] = []

    def choose(self, view: View, menu: list[int], number: int, truth: Callable[[], Truth] | None = None) -> int:
        """A choice of the menu, whatever becomes of the bot. The truth is for one that peeks."""
        choice = self.planned(view, menu)
        if choice is not None:
            return choice
        via = self.via
        if truth is not None and self.bot.startswith(PEEK):
            known = truth()
            via = lambda ask: here(ask, known)  # noqa: E731
        return self.keep(answered(self.ask(view, menu, number), via, self.faulty))

    # ---- The same in parts, for who waits for the answer elsewhere -------------------------------------------------

    def planned(self, view: View, menu: list[int]) -> int | None:
        """What the plan says; None where something has come that it did not foresee."""
        found = planned(self.plan, view, menu)
        return None if found is None else self.keep(found)

    def ask(self, view: View, menu: list[int], number: int) -> Ask:
        """The question for a choice that would be this entry of the log."""
        return Ask(self.bot, self.game, view, menu, self.seeds(number), self.components)

    def keep(self, answer: Answer) -> int:
        """Keep the plan of an answer; its choice."""
        self.plan = answer.plan
        return answer.choice


def secret_seeds(dealer: Dealer, seat: int) -> Seeds:
    """What a bot's dice start from: nobody can foresee it without the dealer's seed, and a replay has it again."""
    return lambda number: int.from_bytes(dealer.rank(f"bot {seat}", number)[:4], "big")


@cache
def pool(seconds: float) -> Pool:
    return Pool(1, seconds)


def way_to(bot: str, apart: bool = False, seconds: float = SECONDS) -> Via:
    """Ours think here, if they need not be apart; somebody else's in a process of its own, with a deadline."""
    return pool(seconds).one if apart or is_foreign(bot) else here
