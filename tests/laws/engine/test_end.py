"""Random play ends within a bound, and then every seat has a score and a place."""

import pytest

from farmtable.core.rules.playout import Chance, playout
from farmtable.core.show.score import places
from tests.support.setups import Setup, setups

GAMES = 1000  # for each game, spread over the ways to set it up
SHARES = 4  # so that they can run on several cores
BOUND = 20_000  # decisions


@pytest.mark.parametrize("share", range(SHARES))
def test_random_play_ends(setup: Setup, share: int) -> None:
    game = setup.game
    each = -(-GAMES // len(setups(setup.name)))
    for seed in range(share, each, SHARES):
        s = setup.new()
        s.events = None
        decisions, _ = playout(s, Chance(seed), BOUND)
        assert s.over(), f"seed {seed}: still going on after {decisions} decisions"
        scores = game.scores(s)
        assert len(scores) == setup.seats
        assert min(places(scores)) == 1
        assert all(line.rule for score in scores for line in (*score.lines, *score.tie_lines))
        assert game.turns(s) > 0
