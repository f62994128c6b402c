"""One choice ahead: tries each in states that its seat can imagine, and takes the one after which it stands best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farmtable.bots.bot import Answer, Bot, Question
from farmtable.bots.evaluation import Evaluation
from farmtable.core.game import Game
from farmtable.core.rt import i64
from farmtable.core.rules.loop import after
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State


def best_choice(s: State, seat: i64, menu: list[int], chance: Chance, worth: Callable[[State], float]) -> int:
    """The choice after which a state is worth most; of equals the one that comes first in the menu."""
    best, most = menu[0], float("-inf")
    for choice in menu:
        found = worth(after(s, seat, choice, chance))
        if found > most:
            best, most = choice, found
    return best


class GreedyBot(Bot):
    """Sees no further than the game's value of the next position, in one imagined state."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def answer(self, question: Question) -> Answer:
        menu, seat = question.menu, question.view.seat
        if len(menu) == 1:
            return Answer(menu[0])
        chance = Chance(question.seed)
        return Answer(
            best_choice(question.imagine(chance), seat, menu, chance, lambda s: self.game.brain.value(s, seat))
        )


class HeuristicBot(Bot):
    """The same with a tuned evaluation, on average over a few imagined states; with noise it errs by small margins."""

    def __init__(self, evaluations: list[Evaluation], noise: float = 0.0) -> None:
        self.evaluations = evaluations  # by the number of players
        self.noise = noise

    def answer(self, question: Question) -> Answer:
        menu, seat = question.menu, question.view.seat
        if len(menu) == 1:
            return Answer(menu[0])
        chance = Chance(question.seed)
        evaluation = self.evaluations[question.view.players]
        imagined = question.imagine(chance)
        worth = [self.noise * (float(chance.below(2001)) - 1000.0) / 1000.0 for _ in menu]
        rounds = max(1, min(MOST_STATES, question.nodes // len(menu)))
        for r in range(rounds):
            if r > 0:
                imagined = question.game.again(imagined, seat, chance)
            for k in range(len(menu)):
                worth[k] += evaluation.reward(after(imagined, seat, menu[k], chance), seat) / rounds
        best = 0
        for k in range(1, len(menu)):
            if worth[k] > worth[best]:
                best = k
        return Answer(menu[best])


MOST_STATES: Final = 8  # more imagined states tell one choice ahead little
