"""Places, phrases, options, random play."""

import pytest

from farmtable.core.game import SetupError
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.task import decoded, encoded
from farmtable.core.show.phrase import IllegalChoice, Phrase, phrase, seat_phrase
from farmtable.core.show.score import Line, Score, places
from farmtable.core.show.show import task_key
from farmtable.games import load, names
from tests.core.toy import CLASSES, Pick, QuietPick, Say


def score(points: int, *ties: int) -> Score:
    return Score((Line(phrase("why"), points, "AB-01"),), ties)


def test_points_are_the_sum_of_the_lines() -> None:
    assert Score((Line(phrase("a"), 3, "AB-01"), Line(phrase("b"), -1, "AB-02"))).points == 2


@pytest.mark.parametrize(
    ("scores", "want"),
    [
        ([score(3)], [1]),
        ([score(1), score(3), score(2)], [3, 1, 2]),
        ([score(3), score(3), score(1)], [1, 1, 3]),
        ([score(3, 1), score(3, 2), score(1, 9)], [2, 1, 3]),
        ([score(3, 1, 5), score(3, 1, 5), score(3, 1, 4)], [1, 1, 3]),
    ],
)
def test_places(scores: list[Score], want: list[int]) -> None:
    assert places(scores) == want


def test_phrases() -> None:
    assert phrase("a-key", n=3) == Phrase("a-key", {"n": 3})
    assert seat_phrase(0) == Phrase("seat", {"n": 1})
    refusal = IllegalChoice(phrase("refused-so", n=1), "AB-01")
    assert (str(refusal), refusal.reason, refusal.rule) == ("refused-so", Phrase("refused-so", {"n": 1}), "AB-01")


def test_a_task_is_data() -> None:
    task = Pick(3, Say(1, QuietPick(2)), Say(4))
    data = encoded(task)
    assert data == ["Pick", 3, ["Say", 1, ["QuietPick", 2]], ["Say", 4]]
    assert encoded(decoded(data, CLASSES)) == data
    assert task_key("ask", QuietPick(2)) == "ask-quiet-pick"


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [(1, {}, "2 to 4 players, not 1"), (3, {"cary": 1}, "options: carry"), (3, {"carry": 7}, "7 is not one of 0, 1")],
)
def test_what_cant_be_set_up(seats: int, options: dict[str, int], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        load("_template").settled(seats, options)


def test_the_registry() -> None:
    assert "_template" not in names()
    assert "_template" in names(hidden=True)
    with pytest.raises(SetupError, match="there is no game 'chess'; games: "):
        load("chess")


def test_chance_is_fair_and_neighbours_differ() -> None:
    chance = Chance(1)
    counts = [0] * 10
    for _ in range(10_000):
        counts[chance.below(10)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 27.9  # chi-square, 9 degrees, 1 in 1000
    firsts = [Chance(seed).below(1000) for seed in range(100)]
    assert len(set(firsts)) > 80
