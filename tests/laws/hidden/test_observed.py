"""What learners see: everything that a seat may know and nothing else, to the byte.

States that a seat can't tell apart give it the same row, candidates and mask; states that it can tell apart give it
other rows. Menus fit their bound, numbers lie within what their block declares, candidates say what the choice says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from farmtable.core.game import Game
from farmtable.core.rules.kind import Seats
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE
from farmtable.core.rules.state import State
from farmtable.games.fences.brain.observation import FencesObservation
from farmtable.games.fences.rules.board import HAND
from farmtable.games.fences.rules.state import Fences
from farmtable.rl.layout import Layout
from tests.support.setups import Setup, load, random_game, setups

LOOKS = 12  # moments of a game at which all seats look
BETWEEN = 11  # decisions from one to the next
OBSERVED = [setup for name in ("farmoony", "fences", "formidable_farm", "my_farm_shop") for setup in setups(name)]


def moments(setup: Setup, seed: int, between: int = BETWEEN) -> Iterator[State]:
    """Of a random game, now and then, its state at a decision; early ones too."""
    s = setup.new()
    s.events = None
    decisions = 0
    for seat, _ in random_game(s, Chance(seed)):
        if seat != NATURE:
            if decisions % between == 0 or decisions < 3:
                yield s
            decisions += 1
            if decisions > LOOKS * between:
                return


def looks(layout: Layout, s: State, seat: int) -> bytes:
    return b"|".join(array.tobytes() for array in layout.see(s, seat).values())


def check(setup: Setup, layout: Layout, seed: int) -> int:
    """How many looks were compared with those of another world."""
    game, compared = setup.game, 0
    views: dict[tuple[int, bytes], bytes] = {}
    rows: dict[bytes, bytes] = {}
    for s in moments(setup, seed):
        for seat in range(setup.seats):
            view = game.view(s, seat)
            other = game.imagine(view, Chance(seed + 1))
            assert looks(layout, s, seat) == looks(layout, other, seat), f"seat {seat} sees what is hidden"
            compared += 1
            row, seen = layout.row(s, seat).tobytes(), msgspec.json.encode(view)
            assert views.setdefault((seat, seen), row) == row
            assert rows.setdefault(row, seen) == seen, "two views look the same"
    return compared


@pytest.mark.parametrize("way", OBSERVED, ids=str)
def test_a_row_is_all_that_a_seat_knows(way: Setup) -> None:
    assert check(way, Layout(way.game, way.seats), 2) > 10


@pytest.mark.long
@pytest.mark.parametrize("way", OBSERVED, ids=str)
def test_a_row_is_all_that_a_seat_knows_in_many_games(way: Setup) -> None:
    for seed in range(3, 30):
        assert check(way, Layout(way.game, way.seats), seed)


@pytest.mark.parametrize("way", OBSERVED[::3], ids=str)
def test_numbers_and_candidates_mean_what_they_say(way: Setup) -> None:
    layout, dense = Layout(way.game, way.seats), Layout(way.game, way.seats, dense=True)
    space, vocabulary, seen_verbs = layout.space(), way.game.vocabulary, set[str]()
    small = vocabulary.size < 2000
    for s in moments(way, 5, between=4):
        seat = int(s.seat)
        seen = layout.see(s, seat)
        assert space.contains(seen), outside(layout, seen["observation"])
        menu = s.choices(seat)
        assert int(seen["action_mask"].sum()) == len(menu) <= layout.most
        for k, choice in enumerate(menu):
            row = dict(zip(layout.columns, seen["candidates"][k].tolist(), strict=True))
            seen_verbs.add(vocabulary.verb(choice).name)
            assert row == told(layout.game, layout.columns, choice, seat, way.seats)
            assert layout.choice(s, seat, k) == choice
        if small:
            mask = dense.see(s, seat)["action_mask"]
            assert [vocabulary.choice(k) for k in np.flatnonzero(mask).tolist()] == menu
    assert len(seen_verbs) > 1


def told(game: Game, columns: list[str], choice: int, seat: int, seats: int) -> dict[str, int]:
    """A choice by the names of its declaration."""
    verb = game.vocabulary.verb(choice)
    found = dict.fromkeys(columns, -1) | {"verb": [v.name for v in game.vocabulary.verbs].index(verb.name)}
    for name, number in verb.arguments(choice - verb.base).items():
        kind = verb.kinds[name]
        value = kind.value(number)
        if isinstance(value, dict):
            found |= {f"{name} x": value["x"], f"{name} y": value["y"]}
        elif isinstance(kind, Seats):
            found[name] = (number - seat) % seats
        else:
            found[name] = number + kind.first
    return found


def outside(layout: Layout, row: np.ndarray[tuple[int], np.dtype[np.int16]]) -> list[str]:
    blocks = layout.split(row)
    return [b.name for b in layout.blocks if blocks[b.name].min() < b.low or blocks[b.name].max() > b.high]


# ---- The law can fail ------------------------------------------------------------------------------------------------


class SeesHands(FencesObservation):
    """It shows a tile of another hand."""

    def write_more(self, s: State, seat: int, cells: Any, start: int) -> None:
        super().write_more(s, seat, cells, start)
        assert isinstance(s, Fences)
        other = (seat + 1) % s.players
        if s.count(HAND + other):
            cells[start + self.supply] = s.card(HAND + other, 0)


class ForgetsPoints(FencesObservation):
    """It does not say how many tiles are left."""

    def write_more(self, s: State, seat: int, cells: Any, start: int) -> None:
        super().write_more(s, seat, cells, start)
        for at in range(start + self.hands, start + self.size):
            cells[at] = 0


@pytest.mark.parametrize("wrong", [SeesHands, ForgetsPoints])
def test_a_wrong_row_is_found(wrong: type[FencesObservation]) -> None:
    game = load("fences")
    layout = Layout(game, 2)
    layout.observation = wrong(game.box, 2, game.tasks)  # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match=r"what is hidden|look the same"):
        check(Setup("fences", 2, (("open_hands", 0),)), layout, 2)
