"""Two states that look alike to a bot's seat get the same answer. `farmtable lab honesty` asks a thousand times."""

from __future__ import annotations

import pytest

from farmtable.bots.bot import Answer, Bot, Question
from farmtable.lab.arena.honesty import compare
from farmtable.thinking.registry import PEEK, Player, make, versions
from tests.support.setups import GAMES, load
from tools.record.frozen import possible

PAIRS = 12
SMALL = {"flat": "@150", "ismcts": "@150"}


def honest() -> list[tuple[str, str]]:
    """Every bot but those that peek, with a small budget, in every game that has it."""
    found = []
    for name in GAMES:
        for version in possible(load(name)):
            if not version.startswith(PEEK):
                found.append((name, version + SMALL.get(versions(name)[version].kind, "")))
    return found


@pytest.mark.parametrize(("name", "bot"), honest())
def test_alike_states_get_the_same_answer(name: str, bot: str) -> None:
    game = load(name)
    for seats in {game.seats[0], 3, game.seats[-1]}:
        found = compare(game, seats, game.settled(seats, {}), make(bot, game), PAIRS, seats)
        assert found.pairs == PAIRS
        assert not found.wrong
        if seats > 1 and name != "my_farm_shop":  # where all lies open
            assert found.different > PAIRS // 2


class Remembers(Bot):
    """Plays by what it was asked before: by more than its seat sees now."""

    asked = 0

    def answer(self, question: Question) -> Answer:
        self.asked += 1
        return Answer(question.menu[self.asked % len(question.menu)])


def test_the_law_can_fail() -> None:
    game = load("_template")
    assert compare(game, 3, game.settled(3, {}), Player("x", Remembers(), 1), 50, 1).wrong
