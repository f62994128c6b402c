"""The text is enough to play by: a bot that reads only the English page plays whole games (tools.attack.reader)."""

from __future__ import annotations

import pytest

from tests.support.reader import Reader
from tools.attack.reader import played


@pytest.mark.parametrize(("game", "games"), [("my_farm_shop", 6), ("fences", 2)])
def test_it_wins_more_than_a_random_player(game: str, games: int) -> None:
    """A few games on the same deals each time; the command plays hundreds."""
    assert sum(played(game, number) for number in range(games)) > games / 2


@pytest.mark.parametrize("game", ["farmoony", "formidable_farm"])
def test_it_plays_to_the_end(game: str) -> None:
    assert played(game, 0) in (0.0, 0.5, 1.0)


def test_it_reads_what_is_gained_and_paid() -> None:
    page = [
        "Which one?",
        "1. nothing",
        "2. field 4 [Ada pays 1 egg.] [Ada gains 2 coins.]",
        "3. tile",
        "3.1. turned [Ben: 3 points more]",
    ]
    assert Reader("Ada").choose(page) == "2."
    assert Reader("Ben").choose(page) == "3.1."
