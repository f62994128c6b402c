"""What a seat gets: the scores as they stand, and none where they would tell what is hidden."""

from __future__ import annotations

import pytest

from farmtable import games
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.games._template.game import MarketDay
from farmtable.server.wire.sight import sight
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.table import Table
from tests.support.setups import random_choices


@pytest.mark.parametrize("game", games.names())
def test_scores_stand_all_the_time_and_are_the_same_for_all(game: str) -> None:
    rules = games.load(game)
    seats = rules.seats[-1]
    table = Table(rules, seats, {}, Dealer(seed_from(1)))
    turn = 0
    for k, _ in enumerate(random_choices(table, Chance(1), 200)):
        if k % 10 == 0:
            looks = [sight(table, "t", eye, table.told, [], 0) for eye in (*range(seats), SPECTATOR)]
            assert len(looks[0].scores) == seats
            assert [look.scores for look in looks] == [looks[0].scores] * (seats + 1)
            assert [score.points for score in looks[0].scores] == [score.points for score in table.scores()]
            assert turn <= looks[0].turn
            turn = looks[0].turn
    assert turn


class Sealed(MarketDay):
    """Its scores are told at the end."""

    open_scores = False


def test_hidden_scores_wait_for_the_end() -> None:
    table = Table(Sealed(), 2, {}, Dealer(seed_from(1)))
    for _ in random_choices(table, Chance(1)):
        assert sight(table, "t", 0, table.told, [], 0).scores == []
    assert [score.place for score in sight(table, "t", 0, 0, [], 0).scores] == table.places()
