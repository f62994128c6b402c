"""How searches play on: a few places are tried, and the simple value chooses."""

from __future__ import annotations

from farmtable.core.rules.playout import Chance, any_choice, nature
from farmtable.games.fences.game import FencesGame

GAME = FencesGame()


def test_it_wins_against_chance_keeps_to_the_menu_and_changes_nothing() -> None:
    instinct = GAME.brain.instinct
    assert instinct is not None
    points = [0, 0]
    for seed in range(3):
        chance = Chance(seed)
        s = GAME.new(2, GAME.settled(2, {}))
        s.settle()
        nature(s, chance)
        while not s.over():
            before = s.facts()
            choice = instinct.choice(s, chance) if s.seat == 0 else any_choice(s, chance)
            assert choice in s.choices(s.seat)
            assert s.facts() == before
            s.take(s.seat, choice)
            nature(s, chance)
        for seat in range(2):
            points[seat] += int(s.points[seat])
    assert points[0] > points[1]
