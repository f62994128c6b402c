"""One game between bots, each from its own view."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

from farmtable.bots.bot import Truth
from farmtable.core.game import Game
from farmtable.core.rules.loop import Outcome, play
from farmtable.core.rules.seats import NATURE
from farmtable.core.rules.state import State
from farmtable.table.log import entry
from farmtable.thinking.seat import BotSeat

LIMIT = 20_000  # choices; a game that is not over by then is no result


class Course(NamedTuple):
    """How a game went."""

    choices: int
    entries: list[int]  # choices and outcomes, as in a log
    thought: list[list[float]]  # by seat, for each choice: seconds of this processor; not of bots in other processes


def play_bots(
    game: Game, s: State, bots: Sequence[BotSeat], outcome: Outcome, limit: int = LIMIT, peek: bool = False
) -> Course:
    """From a state that is yours to change. Only with `peek` the truth is there for bots that ask for it."""
    entries: list[int] = []
    thought: list[list[float]] = [[] for _ in bots]

    def choose(s: State) -> int:
        seat = int(s.seat)
        view, menu, start = game.view(s, seat), s.choices(seat), process_time()
        truth = (lambda: Truth(s.clone(), outcome)) if peek else None
        choice = bots[seat].choose(view, menu, len(entries), truth)
        thought[seat].append(process_time() - start)
        entries.append(entry(seat, choice))
        return choice

    def speak(s: State) -> int:
        choice = outcome(s)
        entries.append(entry(NATURE, choice))
        return choice

    return Course(play(s, choose, speak, limit), entries, thought)
