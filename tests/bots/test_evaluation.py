"""What a state is worth to a seat, as searches count it."""

from __future__ import annotations

import pytest

from farmtable.bots.evaluation import Evaluation
from farmtable.core.rules.playout import Chance, any_choice
from farmtable.core.rules.state import State
from farmtable.games import load
from farmtable.games.fences.rules.state import Fences
from farmtable.thinking.registry import evaluations
from tests.bots.test_search import position


def ended(seats: int, seed: int) -> Fences:
    game, chance = load("fences"), Chance(seed)
    s = game.new(seats, game.settled(seats, {}))
    s.settle()
    while not s.over():
        s.take(s.seat, any_choice(s, chance))
    assert isinstance(s, Fences)
    return s


def with_points(s: Fences, *points: int) -> State:
    for seat, count in enumerate(points):
        s.points[seat] = count
    return s


def fences(players: int) -> Evaluation:
    return evaluations(load("fences"), 2)[players]


@pytest.mark.parametrize("name", ["fences", "farmoony", "my_farm_shop", "formidable_farm"])
def test_of_one_other_the_share_that_is_beaten_is_the_reward(name: str) -> None:
    game = load(name)
    evaluation = evaluations(game, 1)[2]
    for choices in (5, 25, 45):
        s = position(game, 2, choices)
        for seat in range(2):
            assert evaluation.among(s, seat) == evaluation.reward(s, seat)


def test_of_several_others_each_counts() -> None:
    s = position(load("fences"), 4, 60)
    evaluation = fences(4)
    assert isinstance(s, Fences)
    with_points(s, 40, 60, 20, 10)
    before, reward = evaluation.among(s, 0), evaluation.reward(s, 0)
    s.points[3] += 25  # the last one: not yet the best
    assert evaluation.among(s, 0) < before
    assert evaluation.reward(s, 0) == reward
    leads = [evaluation.worth(s, 0) - evaluation.worth(s, other) for other in (1, 2, 3)]
    assert evaluation.among(s, 0) == pytest.approx(sum(evaluation.hope(lead) for lead in leads) / 3)


def test_at_the_end_places_count() -> None:
    s, evaluation = ended(4, 3), fences(4)
    with_points(s, 50, 70, 50, 20)
    assert [evaluation.among(s, seat) for seat in range(4)] == pytest.approx([1.5 / 3, 1.0, 1.5 / 3, 0.0])
    assert [evaluation.result(s, seat) for seat in range(4)] == [0.0, 1.0, 0.0, 0.0]
    with_points(s, 70, 70, 50, 20)
    assert [evaluation.result(s, seat) for seat in range(4)] == [0.5, 0.5, 0.0, 0.0]


def test_without_features_places_come_from_the_scores() -> None:
    s = ended(4, 3)
    plain = Evaluation(load("fences"), None)
    for seat in range(4):
        assert plain.result(s, seat) == fences(4).result(s, seat)
        assert plain.among(s, seat) == fences(4).among(s, seat)
