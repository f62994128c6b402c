"""The loop of a game: who is asked, when chance speaks, where it stops."""

from __future__ import annotations

from functools import partial

from farmtable.core.rules.loop import after, deal, play
from farmtable.core.rules.playout import Chance, any_choice, playout
from farmtable.core.rules.seats import NATURE
from farmtable.core.rules.state import State
from farmtable.games import load

GAME = load("_template")


def new() -> State:
    s = GAME.new(2, GAME.settled(2, {}))
    s.settle()
    return s


def test_it_plays_as_a_playout_does() -> None:
    """With the same chance for everything, a game is the same, choice by choice."""
    for limit in (0, 1, 5, 1000):
        s, t, chance, other = new(), new(), Chance(4), Chance(4)
        any_of = partial(any_choice, chance=chance)
        choices = play(s, any_of, any_of, limit)
        assert (choices, s.facts()) == (playout(t, other, limit)[0], t.facts())
        assert s.seat != NATURE
    assert s.over()


def test_it_stops_where_it_shall() -> None:
    any_of = partial(any_choice, chance=Chance(4))
    s = new()
    turns = GAME.turns(s) + 2
    play(s, any_of, any_of, until=lambda s: GAME.turns(s) == turns)
    assert GAME.turns(s) == turns
    assert play(s, any_of, any_of, until=lambda s: True) == 0


def test_chance_is_asked_for_every_outcome_and_nobody_else_is() -> None:
    spoken = []

    def outcome(s: State) -> int:
        spoken.append(int(s.seat))
        return s.menu.at(0)

    s = new()
    deal(s, outcome)
    assert spoken
    assert set(spoken) == {NATURE}
    assert s.seat != NATURE


def test_a_choice_is_tried_in_another_state() -> None:
    s = new()
    deal(s, lambda s: s.menu.at(0))
    before = s.facts()
    tried = after(s, s.seat, s.menu.at(1), Chance(1))
    assert s.facts() == before
    assert tried.facts() != before
    assert tried.seat != NATURE
