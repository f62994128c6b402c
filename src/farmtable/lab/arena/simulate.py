"""Plays many games between bots and counts: how fast, how long, who wins, with how many points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter

import msgspec

from farmtable.core.game import Game, Options
from farmtable.core.rules.playout import Chance, any_choice, playout
from farmtable.core.rules.state import State
from farmtable.core.show.score import places
from farmtable.match.game import LIMIT, play_bots
from farmtable.thinking.ask import Fault, player_of
from farmtable.thinking.seat import BotSeat, way_to

SEEDS = 1 << 30


class Report(msgspec.Struct):
    """What a simulation found. A place that is shared counts as a part of a win for each who shares it."""

    game: str
    seats: int
    bots: list[str]
    seed: int
    games: int = 0
    unfinished: int = 0
    faults: int = 0  # choices that the fallback bot made for one that failed
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
    bots: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
    components: str = "",
) -> Report:
    """Play this number of games; the same seed gives the same games. `components` is the file of the game's, if any."""
    seats = len(bots)
    settled = game.settled(seats, options)
    report = Report(game.name, seats, list(bots), seed, mean_points=[0.0] * seats, wins=[0.0] * seats)
    players = [player_of(bot, game.name, components) for bot in bots]
    blind = all(player.bot.blind for player in players)

    def faulty(fault: Fault) -> None:
        report.faults += 1

    start = perf_counter()
    for k in range(games):
        chance = Chance(seed * 1_000_003 + k)
        s = game.new(seats, settled)
        s.settle()
        if blind:
            decisions = playout(s, chance, LIMIT)[0]
        else:
            seated = [
                BotSeat(bot, game.name, seat, partial(draw, chance), way_to(bot), faulty, components)
                for seat, bot in enumerate(bots)
            ]
            decisions = play_bots(game, s, seated, partial(any_outcome, chance)).choices
        report.add(game, s, decisions)
        progress(1)
    report.seconds = perf_counter() - start
    return report


def draw(chance: Chance, number: int) -> int:
    """A bot's seed: here all dice are one stream."""
    return int(chance.below(SEEDS))


def any_outcome(chance: Chance, s: State) -> int:
    return int(any_choice(s, chance))
