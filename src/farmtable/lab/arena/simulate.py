"""Plays many games between bots and counts: how fast, how long, who wins, with how many points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

import msgspec

from farmtable.bots.bot import planned
from farmtable.core.game import Game, Options
from farmtable.core.rules.playout import Chance, nature, playout
from farmtable.core.rules.state import State
from farmtable.core.show.score import places
from farmtable.thinking.registry import Player

SEEDS = 1 << 30
LIMIT = 20_000  # decisions: a game that is not over by then is reported as unfinished, not as a result


class Report(msgspec.Struct):
    """What a simulation found. A place that is shared counts as a part of a win for each who shares it."""

    game: str
    seats: int
    bots: list[str]
    seed: int
    games: int = 0
    unfinished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    mean_turns: float = 0.0
    mean_points: list[float] = []
    wins: list[float] = []

    @property
    def finished(self) -> int:
        return self.games - self.unfinished

    def add(self, game: Game, s: State, decisions: int) -> None:
        """One more game."""
        self.games += 1
        self.decisions += decisions
        if not s.over():
            self.unfinished += 1
            return
        scores = game.scores(s)
        self.mean_turns += (game.turns(s) - self.mean_turns) / self.finished
        first = [seat for seat, place in enumerate(places(scores)) if place == 1 and not game.lost(s)]
        for seat, score in enumerate(scores):
            self.mean_points[seat] += (score.points - self.mean_points[seat]) / self.finished
            self.wins[seat] += 1 / len(first) if seat in first else 0


def simulate(
    game: Game,
    options: Options,
    bots: Sequence[Player],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play so many games; the same seed gives the same games."""
    seats = len(bots)
    settled = game.settled(seats, options)
    report = Report(game.name, seats, [bot.name for bot in bots], seed, mean_points=[0.0] * seats, wins=[0.0] * seats)
    blind = all(player.bot.blind for player in bots)
    start = perf_counter()
    for k in range(games):
        chance = Chance(seed * 1_000_003 + k)
        s = game.new(seats, settled)
        s.settle()
        decisions = playout(s, chance, LIMIT)[0] if blind else play(game, s, bots, chance)
        report.add(game, s, decisions)
        progress(1)
    report.seconds = perf_counter() - start
    return report


def play(game: Game, s: State, bots: Sequence[Player], chance: Chance) -> int:
    """One game, each bot from its own view; how many decisions it took."""
    decisions = 0
    plans: list[list[int]] = [[] for _ in bots]
    nature(s, chance)
    while not s.over() and decisions < LIMIT:
        seat = int(s.seat)
        view, menu = game.view(s, seat), s.choices(seat)
        answer = planned(plans[seat], view, menu) or bots[seat].answer(game, view, menu, chance.below(SEEDS))
        plans[seat] = answer.plan
        s.take(seat, answer.choice)
        nature(s, chance)
        decisions += 1
    return decisions
