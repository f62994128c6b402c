"""What a bot is: it is asked a question, which holds what its seat may know, and answers with one choice of the menu.

There is no way from a question to the real state: states are only ever imagined from the view (determinisations). In
the arena, a bot behind `peek:` is handed the truth, to measure what it is worth; then that is what is "imagined". A bot
keeps nothing between two questions, so the same view, seed and number of nodes give the same answer, on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

import msgspec
from mypy_extensions import mypyc_attr

from farmtable.core.game import Game
from farmtable.core.rules.loop import deal
from farmtable.core.rules.playout import Chance, nature
from farmtable.core.rules.state import State
from farmtable.core.show.view import View


class Truth:
    """The real state and what chance will say: only the arena has one, and only for bots that measure its worth."""

    def __init__(self, state: State, outcome: Callable[[State], int]) -> None:
        self.state: State = state
        self.outcome: Callable[[State], int] = outcome


class Question:
    """All that a bot gets. A node is one choice tried in an imagined state: that is the budget, not seconds."""

    def __init__(
        self, game: Game, view: View, menu: list[int], seed: int, nodes: int, truth: Truth | None = None
    ) -> None:
        self.game: Game = game
        self.view: View = view
        self.menu: list[int] = menu
        self.seed: int = seed
        self.nodes: int = nodes
        self.truth: Truth | None = truth

    def imagine(self, chance: Chance) -> State:
        """A state that this seat can't tell from the real one; with the truth that itself."""
        return self.truth.state.clone() if self.truth is not None else self.game.imagine(self.view, chance)

    def again(self, s: State, chance: Chance) -> State:
        """Another one, from one that was imagined before."""
        return s.clone() if self.truth is not None else self.game.again(s, self.view.seat, chance)

    def luck(self, s: State, chance: Chance) -> None:
        """Chance speaks until somebody is asked."""
        if self.truth is None:
            nature(s, chance)
            return
        deal(s, self.truth.outcome)


class Answer:
    """One choice; and perhaps a plan for the choices that follow, as far as the bot thought them through.

    A plan is pairs of ints: the hash of the view that the seat will have if nothing unforeseen happens, and the choice
    to be made then. Who asks keeps it and follows it while the views are the foreseen ones; so a long turn is not
    thought through anew at each choice, and yet every answer depends on its question alone.
    """

    def __init__(self, choice: int, plan: list[int] | None = None) -> None:
        self.choice: int = choice
        self.plan: list[int] = plan if plan is not None else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers questions."""

    blind: bool = False  # looks at nothing but the menu
    peeks: bool = False  # needs the truth: never offered to people

    def answer(self, question: Question) -> Answer:
        raise NotImplementedError  # each bot has its own way


class Peek(Bot):
    """A search with the truth in its hands, to show what knowing everything would be worth; for the arena only."""

    peeks = True

    def __init__(self, search: Bot) -> None:
        self.search: Bot = search

    def answer(self, question: Question) -> Answer:
        if question.truth is None:
            raise PermissionError("peek plays in the arena only")
        return self.search.answer(question)


def view_hash(view: View) -> int:
    """A view in one number: two views with the same number are the same."""
    return int.from_bytes(blake2b(msgspec.json.encode(view), digest_size=7).digest(), "big")


def planned(plan: list[int], view: View, menu: list[int]) -> Answer | None:
    """The answer that a plan has for this view; None where something has come that it did not foresee."""
    if len(plan) >= 2 and plan[0] == view_hash(view) and plan[1] in menu:
        return Answer(plan[1], plan[2:])
    return None
