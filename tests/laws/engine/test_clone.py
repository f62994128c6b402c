"""A clone is the same position and stays so, whatever the original does; and the other way round. It tells nobody."""

from farmtable.core.rules.playout import Chance, playout
from tests.support.setups import Setup, random_game

STEPS = 1500
EVERY = 25


def test_clones(setup: Setup) -> None:
    s = setup.new()
    kept = []
    for k, _ in enumerate(random_game(s, Chance(1), STEPS)):
        if k % EVERY == 0:
            clone = s.clone()
            facts = s.facts()
            assert clone.events is None
            assert clone.facts() == facts
            assert clone.choices(clone.seat) == s.choices(s.seat)
            kept.append((clone, facts))
            playout(s.clone(), Chance(k), 20)
            assert s.facts() == facts, "a clone's game changed the original"
    for clone, facts in kept:
        assert clone.facts() == facts, "the original's game changed a clone"


def test_equal_choices_give_equal_states(setup: Setup) -> None:
    s = setup.new()
    clone = s.clone()
    for seat, choice in random_game(s, Chance(2), STEPS):
        if seat == clone.seat:
            assert choice in clone.choices(seat)
        clone.take(seat, choice)
        clone = clone.clone()
    assert clone.facts() == s.facts()
