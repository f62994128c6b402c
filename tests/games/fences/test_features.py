"""What the evaluation looks at means what it says: where farms go on, which tiles fit there, what completes them."""

from __future__ import annotations

import pytest

from farmtable.core.rules.playout import Chance, any_choice, nature
from farmtable.core.show.score import places
from farmtable.games.fences.brain.features import NAMES, FencesFeatures
from farmtable.games.fences.brain.prospects import Prospects
from farmtable.games.fences.brain.value import value
from farmtable.games.fences.rules.board import POOL
from farmtable.games.fences.rules.state import Fences
from tests.games.fences.position import BLUE, CORNER, GAME, RED, Position, given

FOUR = ["diagonal cc .", "diagonal c .", "diagonal . .", "diagonal . ."]
BARN = [CORNER[0] + " by blue barn south-east", *CORNER[1:]]


def row(position: Position, seat: int = BLUE) -> dict[str, float]:
    return dict(zip(NAMES, FencesFeatures(position.s.box).row(position.s, seat), strict=True))


def looked(position: Position) -> tuple[Prospects, int]:
    """What may become of the farm in the corner: the south-east field of the first tile."""
    prospects = Prospects(position.s.box)
    prospects.look(position.s)
    return prospects, int(position.s.root(4))


def random_game(players: int, seed: int) -> list[Fences]:
    chance = Chance(seed)
    s = GAME.new(players, GAME.settled(players, {}))
    s.settle()
    nature(s, chance)
    found = [s.clone()]
    while not s.over():
        s.take(s.seat, any_choice(s, chance))
        nature(s, chance)
        found.append(s.clone())
    return found


def test_a_farm_goes_on_at_the_places_that_it_touches() -> None:
    one = given([*FOUR], board=BARN[:1], hands={BLUE: [2], RED: [3]}, supply=[4])
    prospects, root = looked(one)
    assert prospects.places[root] == 2  # east and south of the first tile
    three = given([*FOUR], board=BARN, hands={BLUE: [4], RED: []})
    prospects, root = looked(three)
    assert prospects.places[root] == 1


def test_tiles_that_are_left_and_fit_give_hope() -> None:
    many = given([*FOUR, "diagonal", "diagonal", "cross"], board=BARN, hands={BLUE: [4], RED: [7]}, supply=[5, 6])
    few = given([*FOUR, "cross", "cross", "none"], board=BARN, hands={BLUE: [4], RED: [7]}, supply=[5, 6])
    prospects, root = looked(many)
    assert prospects.rarest[root] == 4  # a cross fits beside two fences, too
    more = prospects.hope[root]
    prospects, root = looked(few)
    assert prospects.rarest[root] == 3  # not the one without fences
    assert 0.0 < prospects.hope[root] < more


def test_a_place_that_no_tile_fits_leaves_no_hope() -> None:
    position = given([*FOUR, "none", "none"], board=BARN, hands={BLUE: [5], RED: [6]})
    prospects, root = looked(position)
    assert prospects.rarest[root] == 0
    assert prospects.hope[root] == 0.0
    assert row(position)["stuck"] > 0.0


@pytest.mark.parametrize(
    ("tile", "closes"), [("diagonal", True), ("cross", True), ("straight", False), ("none", False)]
)
def test_a_tile_in_hand_that_completes_a_farm_counts(tile: str, closes: bool) -> None:
    """The missing corner needs a fence in the north and one in the east."""
    position = given([*FOUR[:3], tile, "none"], board=BARN, hands={BLUE: [4], RED: [5]})
    prospects, root = looked(position)
    assert (prospects.completing(position.s, 4, root) >= 0) == closes
    found = row(position)
    assert found["closes"] == (6 / 5 if closes else 0.0)  # three cows, alone with one kind
    assert row(position, RED)["closes"] == 0.0
    if closes:
        position.play("set 4 r0 at 0,1" if tile == "diagonal" else position.menu()[0])


def test_a_fitting_tile_that_opens_the_farm_again_does_not_complete_it() -> None:
    """Tried out: each way in which it fits."""
    position = given([*FOUR[:3], "fork", "none"], board=BARN, hands={BLUE: [4], RED: [5]})
    prospects, root = looked(position)
    by_playing = []
    for choice in position.menu():
        if choice.endswith("at 0,1"):
            after = Position(position.s.clone())
            after.play(choice)
            by_playing.append(after.points[BLUE] > 0)
    assert (prospects.completing(position.s, 4, root) >= 0) == any(by_playing)


def test_the_profile_of_who_completes_counts() -> None:
    position = given(
        [*FOUR, "none"], board=BARN, hands={BLUE: [5], RED: [4]}, farmers={BLUE: "pig 3, cow 1", RED: "cow 5, no-pig 2"}
    )
    assert row(position, RED)["closes"] == pytest.approx(7 / 5)  # cows, and no pig; the barn is Blue's
    assert row(position, RED)["bonus"] == pytest.approx(7 / 10)


def test_before_building_the_best_barn_counts_as_built() -> None:
    position = given(
        [*FOUR, *["diagonal"] * 8], board=CORNER[:2], hands={BLUE: [3], RED: [4]}, supply=[5, 6, 7, 8, 9, 10, 11, 12]
    )
    position.play("set 3 r270 at 1,1")
    before = row(position)
    built = [choice for choice in position.menu() if choice.startswith("barn")]
    rows = []
    for choice in built:
        after = Position(position.s.clone())
        after.play(choice)
        rows.append(row(after))
    assert any(before["share"] == found["share"] > 0.0 and before["stock"] == found["stock"] for found in rows)


@pytest.mark.parametrize("players", [2, 4])
def test_looking_changes_nothing_and_depends_on_nothing_else(players: int) -> None:
    shared = GAME.brain.features  # it remembers what it saw last
    assert shared is not None
    for s in random_game(players, 3)[:-1:9]:
        before = s.facts()
        for seat in range(players):
            found = shared.row(s, seat)
            assert found == FencesFeatures(GAME.box).row(s, seat)
            assert found[0] == value(s, seat) / 20.0
            assert all(-20.0 < number < 20.0 for number in found)
        assert s.facts() == before


def test_a_state_that_goes_on_is_looked_at_anew() -> None:
    s = random_game(2, 5)[20]
    shared = FencesFeatures(GAME.box)
    shared.row(s, 0)
    chance = Chance(1)
    while s.count(POOL) > 10:
        s.take(s.seat, any_choice(s, chance))
        nature(s, chance)
        assert shared.row(s, 1) == FencesFeatures(GAME.box).row(s, 1)


def test_completable_farms_are_those_that_playing_completes() -> None:
    """In random games: a tile in hand is said to complete some farm if, and only if, setting it somewhere does."""
    seen = 0
    for s in random_game(2, 8)[30::3]:
        if s.over() or s.menu.at(0) < 1 << 26:  # no tile is to be set
            continue
        prospects = Prospects(s.box)
        prospects.look(s)
        hand = [int(s.card(s.seat, k)) for k in range(s.count(s.seat))]
        roots = [int(prospects.single[n]) for n in range(prospects.singles)]
        for tile in hand:
            said = any(prospects.completing(s, tile, root) >= 0 for root in roots)
            found = False
            for choice in s.choices(s.seat):
                if (choice - (1 << 26)) >> 18 == tile:
                    after = s.clone()
                    after.take(s.seat, choice)
                    found |= after.closed_by(tile) != 0
            assert said == found
            seen += found
    assert seen > 3


def test_the_final_order_is_that_of_the_scores() -> None:
    for seed in range(6):
        s = random_game(4, seed)[-1]
        features = GAME.brain.features
        assert features is not None
        standings = [features.standing(s, seat) for seat in range(4)]
        assert [1 + sum(other > own for other in standings) for own in standings] == places(GAME.scores(s))
