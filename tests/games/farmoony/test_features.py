"""Features: each number means what its name says, and the standing orders seats as their scores do."""

from __future__ import annotations

import pytest

from farmtable.core.rules.playout import Chance, any_choice, nature
from farmtable.core.show.score import places
from farmtable.games.farmoony.brain.features import FEATURES, NAMES
from farmtable.games.farmoony.brain.value import value
from farmtable.games.farmoony.rules.play import CHOOSE_CARD, LAY, PLACE_CARD, REVEAL
from farmtable.games.farmoony.rules.state import Farmoony
from tests.games.farmoony.support import Table, game, given


def row(table: Table, seat: int) -> dict[str, float]:
    """The features of a seat, counted from 1."""
    return dict(zip(NAMES, FEATURES.row(table.s, seat - 1), strict=True))


def test_names_and_numbers() -> None:
    assert 20 <= len(NAMES) <= 40
    assert len(set(NAMES)) == len(NAMES)
    assert game().brain.features is FEATURES


def test_looking_changes_nothing_and_always_gives_the_same() -> None:
    chance = Chance(3)
    s = game().new(3, {})
    s.settle()
    nature(s, chance)
    while not s.over():
        before = s.facts()
        rows = [FEATURES.row(s, seat) for seat in range(3)]
        again = [FEATURES.row(s.clone(), seat) for seat in (2, 1, 0)]
        assert rows == again[::-1]
        assert s.facts() == before
        for one in rows:
            assert all(-10.0 < number < 10.0 for number in one)
        s.take(s.seat, any_choice(s, chance))
        nature(s, chance)


def test_a_land_in_numbers() -> None:
    """V V T / V W S: three vegetables connected, two of them beside the water. Missions 2 and 3."""
    table = given(
        faces={1: "VV/VW", 2: "TS/SS"},
        lands=[["1 r0 at 0,0", "2 r0 at 2,0"], []],
        tokens=[{(0, 0): "V"}, {}],
        missions=[2, 3],
        phase=2,
        passes=4,
    )
    one = row(table, 1)
    assert one["points"] == pytest.approx((3 + 2) / 10)
    assert one["least"] == pytest.approx(2 / 5)
    assert one["most"] == pytest.approx(3 / 5)
    assert one["points-early"] == pytest.approx(one["points"] / 2)  # 9 of 18 turns
    assert one["wanted"] == pytest.approx(0.3)  # vegetables; water only helps one mission
    assert one["soil"] == pytest.approx(0.3)
    assert one["stone"] == pytest.approx(0.2)
    assert one["size"] == pytest.approx(8 / 20)
    assert one["width"] == pytest.approx(3 / 5)
    assert one["tokens"] == pytest.approx(1 / 3)
    assert one["value"] == pytest.approx(value(table.s, 0) / 10)
    other = row(table, 2)
    assert other["points"] == other["wanted"] == other["size"] == 0.0


def test_tools_in_hand() -> None:
    """A seed makes the third vegetable out of the soil between two; a rake has nothing to do here."""
    table = given(
        faces={1: "VS/SV", 2: "VV/VV"},
        lands=[["1 r0 at 0,0"], ["2 r0 at 0,0"]],
        tools=[["seed", "rake"], ["livestock", "farmer", "fence"]],
        missions=[2],
    )
    one, two = row(table, 1), row(table, 2)
    assert one["tools"] == pytest.approx(2 / 3)
    assert one["helps"] > 0.0
    assert one["second-help"] == one["harms"] == one["farmer"] == one["fence"] == 0.0
    assert two["helps"] == 0.0  # no soil at home
    assert two["harms"] > 0.0
    assert two["farmer"] == two["fence"] == 1.0
    assert two["wheelbarrow"] == 0.0


def test_a_chosen_card_counts_at_its_best_place() -> None:
    """Only one card can make three vegetables of two; as soon as it is chosen, its points count."""
    table = given(
        faces={1: "VV/SS", 2: "VS/SS", 3: "TT/TT"},
        lands=[["1 r0 at 0,0"], ["4 r0 at 0,0"]],
        hands=[[2, 3], [5, 6]],
        missions=[2],
        todo=(CHOOSE_CARD, REVEAL, PLACE_CARD, LAY),
    )
    assert row(table, 1)["points"] == 0.0
    good = Table(table.s.clone()).play("1 choose 2")
    bad = Table(table.s.clone()).play("1 choose 3")
    assert row(good, 1)["points"] == pytest.approx(0.3)
    assert row(bad, 1)["points"] == 0.0
    good.play("2 choose 5")  # revealed: it still counts until it is placed
    assert row(good, 1)["points"] == pytest.approx(0.3)
    worth = {}
    for words in good.menu(1):
        worth[words] = row(Table(good.s.clone()).play(f"1 {words}"), 1)["points"]
    assert max(worth.values()) == pytest.approx(0.3)
    assert min(worth.values()) == 0.0


def test_the_hand_that_comes_next() -> None:
    """What a seat does not choose is what its neighbour gets, before the hands are passed and after."""
    table = given(
        faces={1: "VV/SS", 2: "VS/SS", 3: "SS/SS", 4: "VV/VV"},
        lands=[["20 r0 at 0,0"], ["21 r0 at 0,0"]],
        hands=[[1, 4], [2, 3]],
        missions=[2],
        todo=(CHOOSE_CARD, REVEAL, PLACE_CARD, LAY),
    )
    vegetable = row(table, 1)["next-best"] / 4
    assert vegetable > 0.0
    assert row(table, 1)["next-second"] == pytest.approx(2 * vegetable)
    assert row(table, 1)["next-all"] == pytest.approx(3 * vegetable)
    table.play("1 choose 4")
    assert row(table, 2)["next-best"] == pytest.approx(2 * vegetable)
    table.play("2 choose 3")
    assert row(table, 1)["next-best"] == pytest.approx(vegetable)
    assert row(table, 2)["next-best"] == pytest.approx(2 * vegetable)


@pytest.mark.rule("FM-51")
def test_standing_breaks_ties_by_tokens() -> None:
    table = given(
        faces={1: "VV/VS", 2: "VV/VS", 3: "VV/SS"},
        lands=[["1 r0 at 0,0"], ["2 r0 at 0,0"], ["3 r0 at 0,0"]],
        tokens=[{}, {(1, 1): "S"}, {(0, 1): "S", (1, 1): "S"}],
        players=3,
        missions=[2],
    )
    one, two, three = (FEATURES.standing(table.s, seat) for seat in range(3))
    assert two > one > three  # a point is more than any number of tokens


def test_standing_orders_as_scores_do() -> None:
    chance = Chance(11)
    for seats in (2, 4, 6):
        s: Farmoony = game().new(seats, {})
        s.settle()
        nature(s, chance)
        while not s.over():
            s.take(s.seat, any_choice(s, chance))
            nature(s, chance)
        found = [FEATURES.standing(s, seat) for seat in range(seats)]
        assert places(game().scores(s)) == [1 + sum(other > one for other in found) for one in found]
