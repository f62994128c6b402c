"""Wishes: sums over tiles, sides and corners, and what a card or a tool would change of them."""

from __future__ import annotations

from functools import cache

import pytest

from farmtable.core.rules.playout import Chance, any_choice, nature
from farmtable.games.farmoony.brain.features import Sums
from farmtable.games.farmoony.brain.instinct import INSTINCT
from farmtable.games.farmoony.brain.wishes import PATTERNS, TYPES, Wishes
from farmtable.games.farmoony.rules.declared import PLACE
from farmtable.games.farmoony.rules.land import Land
from farmtable.games.farmoony.rules.missions import RULES
from farmtable.games.farmoony.rules.play import PlaceCard
from farmtable.games.farmoony.rules.state import Farmoony
from farmtable.games.farmoony.rules.tiles import SIDE, SOIL
from tests.games.farmoony.support import game, land


def wishes_of(*missions: int) -> Wishes:
    found = Wishes()
    for number in missions:
        found.add(game().box.missions[number])
    return found


def total(wishes: Wishes, land: Land) -> float:
    """All wishes of a land, looked up pair by pair over the whole grid."""
    found = 0.0
    for cell in range(SIDE, len(land.tiles) - SIDE - 1):
        here = land.tile(cell)
        found += wishes.tile[here]
        found += wishes.side[here * TYPES + land.tile(cell + 1)] + wishes.side[here * TYPES + land.tile(cell + SIDE)]
        found += wishes.corner[here * TYPES + land.tile(cell + SIDE - 1)]
        found += wishes.corner[here * TYPES + land.tile(cell + SIDE + 1)]
    return found


@cache
def positions() -> list[Farmoony]:
    """Some in which a seat places a card, late and early, tokens on the lands."""
    chance = Chance(7)
    found = []
    for _ in range(3):
        s = game().new(2, {})
        s.settle()
        nature(s, chance)
        while not s.over():
            if isinstance(s.task_of(s.seat), PlaceCard) and chance.below(6) == 0:
                found.append(s.clone())
            s.take(s.seat, any_choice(s, chance))
            nature(s, chance)
    assert len(found) > 10
    return found


def test_every_rule_has_wishes() -> None:
    assert set(PATTERNS) == {rule.__name__ for rule in RULES.values()}


def test_what_a_mission_wishes_for() -> None:
    """Mission 3 scores vegetables beside water: both are welcome, and so is a side that they share."""
    wishes = wishes_of(3)
    assert wishes.tile[1] > wishes.tile[2] > 0.0
    assert wishes.side[1 * TYPES + 2] == wishes.side[2 * TYPES + 1] > 0.0
    assert wishes.tile[3] == wishes.tile[4] == wishes.tile[5] == wishes.tile[6] == 0.0
    assert wishes.side[1 * TYPES + 3] == 0.0


def test_free_sides_and_ground() -> None:
    wishes = wishes_of(4, 20)  # pests with free sides, fertilizer on soil or stone
    assert wishes.side[4 * TYPES] > 0.0
    assert wishes.side[3 * TYPES + 5] > 0.0
    assert wishes.side[3 * TYPES + 6] > 0.0
    assert wishes.side[3 * TYPES + 4] == 0.0


def test_spoilers_are_unwelcome() -> None:
    wishes = wishes_of(21)  # water that no pest touches
    assert wishes.tile[2] > 0.0 > wishes.tile[4]
    assert wishes.corner[2 * TYPES + 4] < 0.0


def test_the_best_places_are_the_best_of_all() -> None:
    for s in positions():
        wishes, home, card = INSTINCT.wishes(s), s.lands[s.seat], s.playing(s.seat)
        before = total(wishes, home)
        gains = {}
        for choice in s.choices(s.seat):
            gains[choice - PLACE] = total(wishes, home.with_card(choice - PLACE)) - before
        found = wishes.rank(home, card)
        assert found == min(6, len(gains))
        ranked = [float(wishes.gains[k]) for k in range(found)]
        assert ranked == pytest.approx(sorted(gains.values(), reverse=True)[:found])
        for k in range(found):
            assert gains[int(wishes.places[k])] == pytest.approx(ranked[k])


def test_a_changed_tile() -> None:
    for s in positions():
        wishes, home = INSTINCT.wishes(s), s.lands[s.seat]
        before = total(wishes, home)
        for place in home.laid:
            cell = int(place) % (SIDE * SIDE)
            for kind in range(1, 6):
                after = total(wishes, home.with_token(cell, kind))
                assert wishes.change(home.tiles, cell, kind) == pytest.approx(after - before)


def test_sums_are_the_wishes_in_parts() -> None:
    for s in positions():
        wishes, home = INSTINCT.wishes(s), s.lands[s.seat]
        sums = Sums(home, wishes)
        assert sums.tiles + sums.sides + sums.corners + sums.free == pytest.approx(total(wishes, home))
        assert sum(sums.kinds) == sum(1 for tile in home.tiles if tile)
        assert sums.tokens == len(home.token_cells())


def test_sums_by_hand() -> None:
    """V W / S P, by mission 3: one V, one W, and the side between them."""
    wishes = wishes_of(3)
    sums = Sums(land({1: "VW/SP"}, ["1 r0 at 0,0"]), wishes)
    assert sums.tiles == pytest.approx(wishes.tile[1] + wishes.tile[2])
    assert sums.sides == pytest.approx(wishes.side[1 * TYPES + 2])
    assert sums.corners == sums.free == 0.0
    assert sums.kinds[SOIL] == 1
