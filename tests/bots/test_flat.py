"""The flat search: it depends on its question alone and keeps to its budget."""

from __future__ import annotations

import pytest

from farmtable.bots.bot import Question
from farmtable.bots.evaluation import Evaluation
from farmtable.bots.flat import FLAT_DEFAULTS, Candidate, Flat, best_of
from farmtable.games import load
from farmtable.thinking.registry import evaluations, make
from tests.bots.test_search import position
from tests.support.setups import GAMES


@pytest.mark.parametrize(
    "settings",
    ["", "+turns=0", "+turns=1+keep=3", "+looks=1+first=0+noise=0.1", "+among=1", "+rounds=1", "+settle=1+longer=2"],
)
def test_the_same_question_gets_the_same_answer(settings: str) -> None:
    for name in GAMES:
        game = load(name)
        s = position(game, 3, 25) if name != "_template" else position(game, 3, 3)
        player, view, menu = make(f"flat@300{settings}", game), game.view(s, int(s.seat)), s.choices(s.seat)
        one, two = (player.answer(game, view, menu, 5) for _ in range(2))
        assert one.choice in menu
        assert one.choice == two.choice


def test_it_keeps_to_its_budget() -> None:
    game = load("farmoony")
    s = position(game, 2, 40)
    question = Question(game, game.view(s, int(s.seat)), s.choices(s.seat), 1, 3000)
    search = Flat(question, Evaluation(game, None), game.brain.instinct, FLAT_DEFAULTS)
    search.run()
    assert 3000 <= search.nodes < 3000 + 600  # one try more of all that are left


def test_a_horizon_in_rounds_is_longer_with_more_seats() -> None:
    """And the nodes are for each of the others, so that as many tries are made; for two it is the same in turns."""
    game = load("fences")
    for seats in (2, 3, 4):
        s = position(game, seats, 8)
        question = Question(game, game.view(s, int(s.seat)), s.choices(s.seat), 1, 900)
        search = Flat(question, evaluations(game, 1)[seats], game.brain.instinct, {**FLAT_DEFAULTS, "rounds": 2.0})
        assert (search.turns, search.budget) == (2 * seats, 900 * (seats - 1))
        search.run()
        assert search.nodes >= 900 * (seats - 1)
    s = position(game, 2, 8)
    asked = game.view(s, int(s.seat)), s.choices(s.seat), 1
    rounds, turns = make("flat-3@900", game), make("flat-2@900", game)
    assert rounds.answer(game, *asked).choice == turns.answer(game, *asked).choice


def test_the_best_first_and_of_equals_the_first() -> None:
    found = best_of([Candidate(7, 0.2), Candidate(8, 0.5), Candidate(9, 0.5), Candidate(10, 0.1)], 3)
    assert [one.choice for one in found] == [8, 9, 7]


def tried(choice: int, rewards: list[float]) -> Candidate:
    one = Candidate(choice, sum(rewards) / len(rewards))
    one.rewards = rewards
    return one


def test_who_is_surely_behind_drops_out() -> None:
    """In the same states: always a little worse, now better now worse, the same to a hair, or not tried enough."""
    game = load("farmoony")
    s = position(game, 2, 40)
    question = Question(game, game.view(s, int(s.seat)), s.choices(s.seat), 1, 300)
    search = Flat(question, Evaluation(game, None), game.brain.instinct, {**FLAT_DEFAULTS, "settle": 2.0})
    luck = [0.1, 0.9, 0.4, 0.6] * 4
    best = tried(1, luck)
    worse, close = (
        tried(2, [x - 0.02 for x in luck]),
        tried(3, [x - 0.02 for x in [*luck[8:], 0.9, 0.1, 0.6, 0.4] * 2][:16]),
    )
    same = tried(4, [x - 0.0001 for x in luck])
    assert [one.choice for one in search.unsettled([close, worse, same, best])] == [1, 3]
    few = [tried(1, [0.5] * 4), tried(2, [0.1] * 4)]
    assert len(search.unsettled(few)) == 2


def test_it_stops_when_settled_and_thinks_longer_when_close() -> None:
    game = load("farmoony")
    s = position(game, 2, 40)
    question = Question(game, game.view(s, int(s.seat)), s.choices(s.seat), 1, 1500)

    def spent(**settings: float) -> int:
        search = Flat(question, evaluations(game, 1)[2], game.brain.instinct, {**FLAT_DEFAULTS, **settings})
        search.run()
        return int(search.nodes)

    whole = spent()
    assert spent(settle=0.3) < 1500 <= whole
    assert spent(settle=50.0, longer=2.0) >= 3000
