"""Do bots play by what their seat may know? Two states that look alike to it must get the same answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from farmtable.core.game import Game
from farmtable.core.rules.playout import Chance, playout
from farmtable.core.rules.seats import BIT
from farmtable.core.rules.state import State
from farmtable.thinking.registry import Player

EVERY = 7  # decisions of a random game between two that are looked at, at most
SEEDS = 1 << 30


class Pair(NamedTuple):
    """A real state, and another that looks the same to a seat that is asked."""

    real: State
    other: State
    seat: int


class Found(NamedTuple):
    """What was looked at, how many of the states did differ in something hidden, and where the answers did."""

    pairs: int
    different: int
    wrong: list[str]


def pairs(game: Game, seats: int, options: dict[str, int], chance: Chance) -> Iterator[Pair]:
    """From random games, without end."""
    while True:
        s = game.new(seats, options)
        s.settle()
        playout(s, chance, 0)
        while not s.over():
            playout(s, chance, 1 + chance.below(EVERY))
            asked = [seat for seat in range(seats) if s.asked & BIT[seat]]
            if asked:
                seat = asked[chance.below(len(asked))]
                yield Pair(s, game.again(game.imagine(game.view(s, seat), chance), seat, chance), seat)


def compare(game: Game, seats: int, options: dict[str, int], player: Player, count: int, seed: int) -> Found:
    """Ask a bot in both states of this number of pairs; it must answer the same both times, the plan too."""
    chance = Chance(seed)
    different, wrong = 0, []
    for number, (real, other, seat) in enumerate(pairs(game, seats, options, chance)):
        if number == count:
            break
        different += real.facts() != other.facts()
        seed = chance.below(SEEDS)
        answers = [player.answer(game, game.view(s, seat), s.choices(seat), seed) for s in (real, other)]
        choices = [(answer.choice, answer.plan) for answer in answers]
        if choices[0] != choices[1]:
            wrong.append(f"pair {number}, seat {seat}: {choices[0]} and {choices[1]}")
    return Found(count, different, wrong)
