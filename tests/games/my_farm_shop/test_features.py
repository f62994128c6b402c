"""What the evaluation looks at means what it says: prices, dice, half-done turns, the final order."""

from __future__ import annotations

from itertools import product

import pytest

from farmtable.core.rules.playout import Chance, any_choice, nature
from farmtable.core.show.score import places
from farmtable.games.my_farm_shop.brain.earnings import Earnings
from farmtable.games.my_farm_shop.brain.features import NAMES, ROLLS, ShopFeatures, progress
from farmtable.games.my_farm_shop.brain.value import value
from farmtable.games.my_farm_shop.game import MyFarmShop
from farmtable.games.my_farm_shop.rules.box import SHOP_ROOM
from farmtable.games.my_farm_shop.rules.modules.goals import holds
from farmtable.games.my_farm_shop.rules.modules.things import GOAL_NAMES
from farmtable.games.my_farm_shop.rules.state import TURN, FarmShop
from tests.games.my_farm_shop.support import Position, given

GAME = MyFarmShop()
ALL = {"jump_start": 1, "farmer": 1, "goals": 1}


def row(position: Position, seat: int = 1) -> dict[str, float]:
    return dict(zip(NAMES, ShopFeatures(position.s.box).row(position.s, seat - 1), strict=True))


def random_game(players: int, options: dict[str, int], seed: int) -> list[FarmShop]:
    """Every state of a random game in which somebody is asked, and its end."""
    chance = Chance(seed)
    s = GAME.new(players, GAME.settled(players, options))
    s.settle()
    nature(s, chance)
    found = [s.clone()]
    while not s.over():
        s.take(s.seat, any_choice(s, chance))
        nature(s, chance)
        found.append(s.clone())
    return found


def judged(position: Position, prices: list[float]) -> Earnings:
    """The first seat's farm at given prices of honey, egg, wool, milk and bags."""
    earnings = Earnings(position.s.box.areas)
    for kind, price in enumerate([*prices, 1.0]):
        earnings.price[kind] = price
    earnings.at_prices(position.s, 0, 10.0)
    return earnings


def test_a_turn_is_the_mean_over_all_rolls_of_the_best_field_less_its_bags() -> None:
    position = given(farm={"7": "2 egg", "4": "1 honey 1 wool -> 9 coin", "10": "3 coin", "2/12": "6 coin"})
    prices = [1.0, 0.5, 2.0, 1.5, 0.8]
    # By hand: 2/12, 3 (a wool), 4, 5 (an egg), 6 (a bag), 7, 8 (milk -> 2), 9 (a milk), 10, 11 (a honey)
    fields = {2: 6.0, 12: 6.0, 3: 2.0, 4: 9 - 3.0, 5: 0.5, 6: 0.8, 7: 1.0, 8: 0.5, 9: 1.5, 10: 3.0, 11: 1.0}
    mean = 0.0
    for a, b in product(range(1, 7), repeat=2):
        mean += max(worth - 0.8 * abs(a + b - at) for at, worth in fields.items()) / 36
    assert judged(position, prices).a_turn == pytest.approx(mean)


def test_goods_of_choice_are_gained_dear_and_paid_cheap() -> None:
    position = given(farm={"3": "2 any", "4": "2 any -> 5 coin", "5": "2 identical 2 other -> 9 coin"})
    found = judged(position, [1.0, 0.5, 2.0, 1.5, 0.8]).worth
    assert found[1] == pytest.approx(2 * 2.0)
    assert found[2] == pytest.approx(5 - 2 * 0.5)
    assert found[3] == pytest.approx(9 - 2 * 0.5 - 2 * 1.0)


def test_sunflowers_add_the_dearest_item_that_is_produced() -> None:
    position = given(farm={"3": "1 honey 1 wool", "4": "3 coin; no-sunflower"}, sunflowers={"3": 2, "4": 1})
    found = judged(position, [1.0, 0.5, 2.0, 1.5, 0.8]).worth
    assert found[1] == pytest.approx(3.0 + 2 * 2.0)
    assert found[2] == pytest.approx(3.0)


def test_an_arrow_is_worth_what_it_leads_to() -> None:
    position = given(farm={"9": "up", "4": "7 coin", "3": "sideways", "10": "sideways"})
    found = judged(position, [1.0, 1.0, 1.0, 1.0, 1.0]).worth
    assert found[7] == found[2] == pytest.approx(7.0)  # 9 leads up to 4
    assert found[1] == pytest.approx(7.0)  # 3 leads to 4
    assert found[8] == pytest.approx(7.0)  # 10 leads to 9 and on


def test_goods_are_dear_where_they_can_be_sold_and_cheap_where_they_can_not() -> None:
    """The prices follow from farm and stock: a seller without wool would pay for it, a glut of milk is worth little."""
    seller = {"6": "2 wool -> 12 coin", "7": "2 wool -> 12 coin", "8": "2 wool -> 12 coin"}
    position = given(farm=seller, goods="12 milk")
    earnings = Earnings(position.s.box.areas)
    earnings.find(position.s, 0, 14.0)
    assert earnings.price[2] > 2.0  # wool
    assert earnings.price[3] < 1.0  # milk


def test_more_goods_coins_and_turns_never_earn_less() -> None:
    farm = {"7": "2 egg", "8": "2 egg -> 6 coin", "6": "1 any -> 3 coin"}
    position = given(farm=farm, goods="1 egg")
    richer = given(farm=farm, goods="4 egg 2 bag")
    assert row(richer)["plan"] > row(position)["plan"]
    position.s.numbers[TURN] = 20
    assert row(position)["plan"] < row(given(farm=farm, goods="1 egg"))["plan"]


def test_the_next_activation_counts_only_what_can_be_paid() -> None:
    farm = {"7": "2 honey -> 10 coin", "9": "9 coin"}
    assert 0.0 < row(given(farm=farm, goods="2 honey").activating(3, 4))["next"] < 10 / 5  # less what honey is worth
    assert row(given(farm=farm, goods="2 milk").activating(3, 4))["next"] == 0.0
    with_bags = row(given(farm=farm, goods="2 bag").activating(3, 4))["next"]  # two steps to field 9
    assert 0.0 < with_bags < 9 / 5


def test_after_the_activation_nothing_comes_next() -> None:
    position = given(farm={"7": "4 coin"}).activating(3, 4).play("activate 7")
    found = row(position)
    assert found["next"] == 0.0
    assert found["coins"] == 4 / 20


def test_all_see_the_dice_that_a_player_chose() -> None:
    """Who chooses a die chooses everybody's field: the others' next activation counts before it comes. (MFS-13)"""
    position = given(farm={}, farms={2: {"7": "8 coin"}}).rolled(3, 4, 6)
    assert row(position, 2)["next"] == 0.0
    chosen = position.play("stall 6 with 6")  # 3 + 4 are left
    assert row(chosen, 2)["next"] == pytest.approx(8 / 5)


def test_a_card_in_hand_counts_as_if_it_lay_on_its_best_field() -> None:
    position = given(market=["9 coin"], goods="1 bag").rolled(1, 3, 4).play("stall 1 with 1")
    in_hand = row(position)
    placed = []
    for field in ("2/12", "7", "8"):
        after = position.s.clone()
        after.take(0, GAME.vocabulary.parse(f"place {field}"))
        placed.append(dict(zip(NAMES, ShopFeatures(after.box).row(after, 0), strict=True)))
    for name in ("plan", "next", "cards", "coins"):
        assert in_hand[name] == pytest.approx(placed[1][name]), name
    assert placed[1]["next"] > placed[0]["next"]


def test_half_done_things_promise_what_they_will_bring() -> None:
    """Paid already and not yet gained: with the promise it is no loss."""
    position = given(farm={"7": "1 any -> 9 coin"}, goods="1 honey 1 egg").activating(3, 4)
    before = row(position)
    position.play("activate 7")
    during = row(position)
    assert during["coins"] == before["coins"] == 0.0
    assert during["promised"] > 1.4
    assert row(position.play("pay honey"))["promised"] == 0.0


def test_a_card_for_one_use_that_is_being_used_is_gone() -> None:
    position = given(farm={"7": "3 any; 1x"}).activating(3, 4)
    assert row(position)["once"] == 1.0
    assert row(position.play("activate 7"))["once"] == 0.0


def test_at_the_end_only_coins_count() -> None:
    position = given(farm={"7": "5 coin"}, goods="9 milk 3 bag").final()
    found = row(position)
    assert found["plan"] == found["a-turn"] == 0.0
    assert found["next"] == pytest.approx(5 / 5)


def test_a_goal_is_met_where_its_progress_is_whole() -> None:
    met = 0
    for s in [s for seed in range(3) for s in random_game(2, ALL, seed)]:
        for seat, goal in product(range(2), range(1, len(GOAL_NAMES))):
            if s.stored(seat) <= SHOP_ROOM:  # else some of it goes back first (MFS-73)
                assert (progress(s, seat, goal) >= 1.0) == holds(s, goal, seat)
                met += holds(s, goal, seat)
    assert met > 20


def test_goals_that_are_near_count_until_they_are_met() -> None:
    position = given(modules=["goals"], goal=["identical"], goods="5 egg", farm={"7": "1 egg"})
    near = row(position)
    assert near["goals"] == pytest.approx(5 / 6)
    assert near["goals-near"] == pytest.approx((5 / 6) ** 4)
    met = position.activating(3, 4).play("activate 7")
    assert row(met)["goals"] == 0.0
    assert row(met)["coins"] == 6 / 20


def test_tiles_are_coins_and_more() -> None:
    position = given(modules=["farmer"], transport={"sack": 2, "barrel": 1}, goods="4 coin")
    assert row(position)["coins"] == 7 / 20
    assert row(position)["tiles"] == 1.0


def test_there_are_56_rolls_of_three_dice() -> None:
    rolls = [tuple(ROLLS[k : k + 4]) for k in range(0, len(ROLLS), 4)]
    assert len(rolls) == 56
    assert sum(ways for ways, *_ in rolls) == 216
    counts: dict[tuple[int, ...], int] = {}
    for a, b, c in product(range(1, 7), repeat=3):
        sums = tuple(sorted((a + b, a + c, b + c)))
        counts[sums] = counts.get(sums, 0) + 1
    assert {tuple(sorted(sums)): ways for ways, *sums in rolls} == counts


@pytest.mark.parametrize("options", [{}, ALL], ids=["base", "modules"])
@pytest.mark.parametrize("players", [2, 4])
def test_looking_changes_nothing_and_depends_on_nothing_else(players: int, options: dict[str, int]) -> None:
    shared = ShopFeatures(GAME.box)  # it remembers what it saw last
    for s in random_game(players, options, 3)[:-1:5]:
        before = s.facts()
        for seat in range(players):
            found = shared.row(s, seat)
            assert found == ShopFeatures(GAME.box).row(s, seat)
            assert found[0] == value(s, seat) / 20.0
            assert all(-20.0 < number < 20.0 for number in found)
        assert s.facts() == before


@pytest.mark.parametrize("options", [{}, ALL], ids=["base", "modules"])
def test_the_final_order_is_that_of_the_scores(options: dict[str, int]) -> None:
    features = ShopFeatures(GAME.box)
    for seed in range(12):
        s = random_game(4, options, seed)[-1]
        standings = [features.standing(s, seat) for seat in range(4)]
        assert [1 + sum(other > own for other in standings) for own in standings] == places(GAME.scores(s))


def test_goods_and_bags_break_ties() -> None:
    position = given(players=3, has={1: "60 coin 3 egg 2 bag", 2: "60 coin 5 milk", 3: "60 coin 4 honey 2 bag"})
    standings = [ShopFeatures(GAME.box).standing(position.s, seat) for seat in range(3)]
    assert standings[0] == standings[1] < standings[2]
