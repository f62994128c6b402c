"""Playing on in a hurry: for so many turns, the same for the same chance, and only for measuring."""

from __future__ import annotations

from pathlib import Path

from farmtable import bots
from farmtable.bots.hurry import Hurry
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NOBODY
from farmtable.core.rules.state import State
from farmtable.games import load
from farmtable.thinking.registry import evaluations

GAME = load("formidable_farm")
HURRY = Hurry(evaluations(GAME, 1)[2])


def played(turns: int, seed: int) -> State:
    s = GAME.new(2, {})
    s.settle()
    HURRY.play_on(s, turns, Chance(seed))
    return s


def test_so_many_turns_are_played() -> None:
    s = played(2, 1)
    assert s.seat != NOBODY
    assert GAME.turns(s) == 2
    assert played(2, 1) == s
    assert played(2, 2) != s


def test_the_choice_is_the_one_after_which_the_seat_stands_best() -> None:
    s = played(1, 3)
    seat, found = s.seat, HURRY.choice(s, 4)
    worth = {}
    for choice in s.choices(seat):
        later = s.clone()
        later.take(seat, choice)
        HURRY.play_on(later, 0, Chance(4))  # chance only
        worth[choice] = HURRY.evaluation.reward(later, seat)
    assert len(worth) > 1
    assert worth[found] == max(worth.values()) > min(worth.values())


def test_no_bot_uses_it() -> None:
    """It plays in the state as it is, where a bot has only what it imagines."""
    source = Path(bots.__file__).parents[1]
    users = {
        file.relative_to(source).as_posix()
        for file in source.rglob("*.py")
        if "farmtable.bots.hurry" in file.read_text(encoding="utf-8")
    }
    assert users == {"match/luck.py"}
