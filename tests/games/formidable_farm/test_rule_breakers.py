"""Fee-based rule breakers. (FF-30 to FF-34)"""

import pytest

from farmtable.core.rules.seats import SPECTATOR
from tests.games.formidable_farm.position import Has, card, do, given

# ---- The same supply (FF-30) ----------------------------------------------------------------------------------------


@pytest.mark.rule("FF-30")
def test_the_same_supply_costs_two_cards() -> None:
    game = given(disc="sheep", fulfilled=[21, 22, 23]).play("supply sheep")
    assert (game.crops, game.disc, game.fulfilled) == ("1 sheep", "sheep", [23])


@pytest.mark.rule("FF-30")
def test_one_card_is_not_enough_to_stay() -> None:
    assert "sheep" not in given(disc="sheep", fulfilled=1).verbs("supply")


@pytest.mark.rule("FF-30")
def test_staying_on_the_draw_space() -> None:
    game = given(disc="card", fulfilled=2, hand=[11], draw=[41]).play("supply card")
    assert (game.hand, game.fulfilled) == ([11, 41], [])


@pytest.mark.rule("FF-30")
def test_other_discs_there_cost_nothing_extra() -> None:
    others = {1: Has(disc="pig"), 2: Has(disc="pig"), 3: Has(disc="pig")}
    game = given(players=4, disc="pig", others=others, fulfilled=2).play("supply pig")
    assert (game.crops, game.fulfilled) == ("1 pig", [])


@pytest.mark.rule("FF-30")
def test_not_possible_before_the_disc_is_on_the_board() -> None:
    """All empty spaces are free then."""
    game = given(turn=0, fulfilled=[21, 22, 23])
    for name in ("wheat", "cucumber", "tomato", "sheep", "pig", "card"):
        assert given(turn=0, fulfilled=[21, 22, 23]).play(f"supply {name}").fulfilled == game.fulfilled


@pytest.mark.rule("FF-30", "FF-31")
def test_each_seat_sees_what_the_spaces_cost() -> None:
    """Wheat, cucumber, tomato, sheep, pig, card: two for one's own space, else one for each disc."""
    others = {1: Has(disc="pig"), 2: Has(disc="pig"), 3: Has(disc="sheep")}
    game = given(players=4, disc="wheat", others=others)
    assert game.view(0).fees == [2, 0, 0, 1, 2, 0]
    assert game.view(1).fees == [1, 0, 0, 1, 2, 0]
    assert game.view(SPECTATOR).fees == game.view(0).fees


@pytest.mark.rule("FF-52")
def test_supplies_by_a_reward_cost_nothing() -> None:
    game = given({1: card("1 wheat", do("supplies", source="any"))}, hand=[1], crops="1 wheat", disc="pig")
    assert game.view(0).fees == [0, 0, 0, 0, 2, 0]
    assert game.play("play 1").view(0).fees == [0, 0, 0, 0, 0, 0]
    assert game.play("supply pig").view(0).fees == [0, 0, 0, 0, 2, 0]


# ---- An occupied space (FF-31) --------------------------------------------------------------------------------------


@pytest.mark.rule("FF-31")
@pytest.mark.parametrize("discs", [1, 2, 3])
def test_an_occupied_space_costs_a_card_for_each_disc(discs: int) -> None:
    others = {seat: Has(disc="pig" if seat <= discs else "sheep") for seat in (1, 2, 3)}
    game = given(players=4, disc="wheat", others=others, fulfilled=[21, 22, 23, 24]).play("supply pig")
    assert (game.crops, len(game.fulfilled), game.disc) == ("1 pig", 4 - discs, "pig")


@pytest.mark.rule("FF-31")
def test_too_few_cards_for_an_occupied_space() -> None:
    others = {1: Has(disc="pig"), 2: Has(disc="pig"), 3: Has(disc="sheep")}
    game = given(players=4, disc="wheat", others=others, fulfilled=1)
    assert game.verbs("supply") == ["cucumber", "tomato", "sheep", "card"]


@pytest.mark.rule("FF-31")
def test_also_in_the_first_turn() -> None:
    """The disc is placed on another one."""
    game = given(turn=1, others={1: Has(disc="pig")}, fulfilled=[21]).play("supply pig")
    assert (game.disc, game.discard) == ("pig", [21])


# ---- A crop, a card (FF-32, FF-33) ----------------------------------------------------------------------------------


@pytest.mark.rule("FF-32")
@pytest.mark.parametrize("crop", ["wheat", "cucumber", "tomato", "sheep", "pig"])
def test_a_crop_of_choice_costs_three_cards(crop: str) -> None:
    game = given(fulfilled=4).play("buy crop", f"take {crop}")
    assert (game.crops, len(game.fulfilled)) == (f"1 {crop}", 1)


@pytest.mark.rule("FF-32", "FF-33")
def test_two_cards_buy_nothing() -> None:
    assert given(fulfilled=2).verbs("buy") == []


@pytest.mark.rule("FF-32", "FF-33")
def test_as_often_as_one_can_pay() -> None:
    game = given(fulfilled=11, draw=[41]).play("buy crop", "take pig", "buy card", "buy crop", "take pig")
    assert (game.crops, game.hand, len(game.fulfilled)) == ("2 pig", [41], 2)
    assert game.verbs("buy") == []


@pytest.mark.rule("FF-32")
def test_a_bought_crop_is_no_offer_to_decline() -> None:
    assert given(fulfilled=3).play("buy crop").menu == [
        f"take {crop}" for crop in ("wheat", "cucumber", "tomato", "sheep", "pig")
    ]


@pytest.mark.rule("FF-33")
def test_a_card_from_the_own_stack_costs_three_cards() -> None:
    game = given(fulfilled=[21, 22, 23, 24], stack=2, draw=[41]).play("buy card")
    assert (game.hand, len(game.stack), game.discard) == ([41], 1, [21, 22, 23])


@pytest.mark.rule("FF-33")
def test_a_card_is_not_offered_with_an_empty_stack() -> None:
    assert given(hand=[11], fulfilled=3, stack=0).verbs("buy") == ["crop"]


# ---- Any time (FF-34) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-34")
def test_before_and_after_everything_of_the_turn() -> None:
    """First thing, after a card, after the supplies, as the last thing."""
    game = given(hand=[11], crops="1 wheat", fulfilled=12)
    game.play("buy crop", "take pig", "play 11", "done", "buy crop", "take pig", "supply pig", "buy crop", "take pig")
    assert game.crops == "4 pig"


@pytest.mark.rule("FF-34")
def test_not_inside_a_reward() -> None:
    game = given(
        {1: card("1 wheat", do("exchange", give="1 pig", take="9 wheat"))}, hand=[1], crops="1 wheat 1 pig", fulfilled=9
    )
    assert game.play("play 1").menu == ["done", "use"]


@pytest.mark.rule("FF-34")
def test_not_inside_a_payment() -> None:
    """With two crops and a third to buy, a cost of three can't be paid."""
    game = given({1: card("3 any")}, hand=[1], crops="1 wheat 1 pig", fulfilled=9)
    assert not game.offers("play 1")
    game.play("buy crop", "take pig", "play 1")
    assert game.menu == ["pay wheat", "pay pig"]


@pytest.mark.rule("FF-34")
def test_not_after_the_turn() -> None:
    """Who has ended the turn is not asked again before the next one."""
    game = given(fulfilled=9).play("supply pig", "done")
    assert game.asked == 1


@pytest.mark.rule("FF-34")
def test_the_supply_breakers_are_no_extra_supplies() -> None:
    game = given(disc="pig", fulfilled=9, others={1: Has(disc="sheep")}).play("supply pig")
    assert game.verbs("supply") == []
    game = given(disc="pig", fulfilled=9, others={1: Has(disc="sheep")}).play("supply wheat")
    assert game.verbs("supply") == []
