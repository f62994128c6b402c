"""Every card, tile and token is somewhere, once: in the real state after every step, and in imagined ones."""

from farmtable.core.rules.playout import Chance
from tests.support.setups import Setup, random_game

STEPS = 1500
EVERY = 40  # an imagined state, which a few steps follow


def test_nothing_is_lost_or_made(setup: Setup) -> None:
    game, chance = setup.game, Chance(3)
    s = setup.new()
    whole = game.conserved(s)
    assert whole is not None, "the game does not say what must never change"
    for k, _ in enumerate(random_game(s, chance, STEPS)):
        assert game.conserved(s) == whole
        if k % EVERY == 0:
            eye = setup.eyes[chance.below(len(setup.eyes))]
            other = game.imagine(game.view(s, eye), chance)
            for _ in random_game(other, chance, 10):
                assert game.conserved(other) == whole
            assert game.conserved(game.again(other, eye, chance)) == whole
    assert game.conserved(s) == whole
