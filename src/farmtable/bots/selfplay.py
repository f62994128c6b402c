"""Games of an evaluation against itself, one choice ahead, for the tuner. It sees the real state: nobody else plays."""

from __future__ import annotations

from farmtable.bots.evaluation import Evaluation
from farmtable.bots.fit import Samples
from farmtable.core.features import Features
from farmtable.core.playout import Chance, any_choice, nature
from farmtable.core.rt import i64
from farmtable.core.seats import NOBODY
from farmtable.core.state import State


def self_play(
    s: State, evaluation: Evaluation, features: Features, chance: Chance, wild: i64, every: i64, out: Samples
) -> int:
    """Play a game to its end; one choice in `wild` is any, one state in `every` is kept. How many choices it took."""
    size = len(features.names)
    kept: list[list[list[float]]] = []
    choices: i64 = 0
    nature(s, chance)
    while s.seat != NOBODY and choices < 20_000:
        if chance.below(wild) == 0:
            choice = any_choice(s, chance)
        else:
            choice = best_choice(s, evaluation, chance)
        s.take(s.seat, choice)
        nature(s, chance)
        choices += 1
        if s.seat != NOBODY and chance.below(every) == 0:
            kept.append([features.row(s, seat) for seat in range(s.players)])
    results = [evaluation.result(s, seat) for seat in range(s.players)]
    standings = [features.standing(s, seat) for seat in range(s.players)]
    for looks in kept:
        if s.players == 1:
            out.add(looks[0], results[0])
        for a in range(int(s.players)):
            for b in range(a):
                row = [looks[a][k] - looks[b][k] for k in range(size)]
                win = 1.0 if standings[a] > standings[b] else 0.0 if standings[a] < standings[b] else 0.5
                out.add(row, win)
    return int(choices)


def best_choice(s: State, evaluation: Evaluation, chance: Chance) -> i64:
    """The choice after which the seat stands best."""
    seat = s.seat
    best, most = s.menu.at(0), float("-inf")
    for k in range(s.menu.size):
        after = s.clone()
        after.take(seat, s.menu.at(k))
        nature(after, chance)
        worth = evaluation.reward(after, seat) if evaluation.spread > 0.0 else evaluation.lead(after, seat)
        if worth > most:
            best, most = s.menu.at(k), worth
    return best
