"""The flat search: it depends on its question alone and keeps to its budget."""

from __future__ import annotations

import pytest

from farmtable.bots import make
from farmtable.bots.bot import Question
from farmtable.bots.evaluation import Evaluation
from farmtable.bots.flat import FLAT_DEFAULTS, Candidate, Flat, best_of
from farmtable.bots.registry import evaluations
from farmtable.core.instinct import Instinct
from farmtable.core.playout import Chance, nature
from farmtable.core.rt import i64
from farmtable.core.state import State
from farmtable.games import load
from tests.bots.test_search import position
from tests.laws.play import GAMES


@pytest.mark.parametrize("settings", ["", "+turns=0", "+turns=1+keep=3", "+own=1", "+looks=1+first=0+noise=0.1"])
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
    search = Flat(question, Evaluation(game, None), game.instinct(), FLAT_DEFAULTS)
    search.run()
    assert 3000 <= search.nodes < 3000 + 600  # one try more of all that are left


class First(Instinct):
    """Takes what comes first, and remembers for whom."""

    def __init__(self) -> None:
        self.asked: set[int] = set()

    def choice(self, s: State, chance: Chance) -> i64:
        self.asked.add(int(s.seat))
        return s.menu.at(0)


def test_the_own_seat_may_look_ahead_instead() -> None:
    """Then instinct plays the other seats only."""
    game = load("my_farm_shop")
    s = position(game, 3, 30)
    seat = int(s.seat)
    question = Question(game, game.view(s, seat), s.choices(seat), 1, 2000)
    for own, asked in ((1.0, {0, 1, 2} - {seat}), (0.0, {0, 1, 2})):
        instinct = First()
        Flat(question, evaluations(game, 1)[3], instinct, {**FLAT_DEFAULTS, "own": own}).run()
        assert instinct.asked == asked


def test_one_look_ahead_takes_what_is_best_for_oneself() -> None:
    """The same choice as comparing all of them by hand."""
    game = load("my_farm_shop")
    s = position(game, 2, 30)
    seat = int(s.seat)
    question = Question(game, game.view(s, seat), s.choices(seat), 1, 500)
    evaluation = evaluations(game, 1)[2]
    worth, luck = {}, Chance(9)
    for choice in s.choices(seat):
        after = s.clone()
        after.take(seat, choice)
        nature(after, luck)
        worth[choice] = evaluation.worth(after, seat)
    choice = Flat(question, evaluation, None, FLAT_DEFAULTS).one_ahead(s, Chance(9))
    assert worth[int(choice)] == max(worth.values())


def test_the_best_first_and_of_equals_the_first() -> None:
    found = best_of([Candidate(7, 0.2), Candidate(8, 0.5), Candidate(9, 0.5), Candidate(10, 0.1)], 3)
    assert [one.choice for one in found] == [8, 9, 7]
