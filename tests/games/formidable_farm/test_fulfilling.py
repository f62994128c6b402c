"""Fulfilling a trade card. (FF-20 to FF-26)"""

import pytest

from farmtable.core.rules.seats import SPECTATOR
from tests.games.formidable_farm.position import UNSEEN, Has, card, do, given

# ---- The whole cost, then the reward (FF-20, FF-21) -----------------------------------------------------------------


@pytest.mark.rule("FF-20", "FF-21")
def test_pay_then_take() -> None:
    """The cost is gone before the reward is asked about."""
    game = given({1: card("2 tomato 1 wheat", do("take", crops="2 pig"))}, hand=[1], crops="3 tomato 1 wheat 1 sheep")
    game.play("play 1")
    assert game.crops == "1 tomato 1 sheep"
    assert game.menu == ["done", "use"]
    assert game.play("use").crops == "1 tomato 1 sheep 2 pig"


@pytest.mark.rule("FF-20")
@pytest.mark.parametrize("crops", ["1 tomato 9 wheat", "2 tomato", "9 pig"])
def test_no_partial_payment(crops: str) -> None:
    game = given({1: card("2 tomato 1 wheat")}, hand=[1], crops=crops)
    assert not game.offers("play 1")


@pytest.mark.rule("FF-20")
def test_the_reward_can_not_pay_for_its_own_card() -> None:
    game = given({1: card("1 pig", do("take", crops="2 pig"))}, hand=[1], crops="9 wheat")
    assert not game.offers("play 1")


@pytest.mark.rule("FF-20")
def test_hand_and_market_cards() -> None:
    """Cards of the hand and of the market, no others."""
    game = given(hand=[11, 12], market=[31, 32, 33, 34, 35], fulfilled=[21, 22], discard=[51], crops="1 wheat")
    assert game.verbs("play") == ["11", "12"]
    assert game.verbs("market") == ["31", "32", "33", "34", "35"]


@pytest.mark.rule("FF-20")
def test_a_card_drawn_this_turn_may_be_fulfilled_this_turn() -> None:
    game = given(crops="1 wheat", draw=[41]).play("supply card", "play 41", "use")
    assert (game.crops, game.played) == ("1 tomato", [41])


@pytest.mark.rule("FF-20")
def test_a_fulfilled_market_card_is_the_players_own() -> None:
    game = given(market=[31, 32, 33, 34, 35], hand=[11], crops="1 wheat")
    game.play("market 31", "use", "supply pig", "done")
    assert game.fulfilled == [31]
    assert game.hand == [11]


# ---- Rewards are never compulsory (FF-22, FF-26) --------------------------------------------------------------------


@pytest.mark.rule("FF-22")
@pytest.mark.parametrize(
    "reward",
    [
        do("take", crops="8 wheat"),
        do("take_any", n=2),
        do("take_identical", n=2),
        do("take_different", n=2),
        do("draw", cards=2),
        do("supplies", source="own", times=2),
        do("supplies", source="adjacent"),
        do("supplies", source="opposite"),
        do("supplies", source="any"),
        do("supplies", source="previous"),
        do("draw_bottom"),
        do("look"),
        do("cycle"),
        do("fulfil_unseen"),
        do("draw_and_return", draw=2, give_back=1),
        do("exchange", give="1 pig", take="2 wheat", times=2),
        do("crop_for_card", times=2),
        do("another_turn"),
        do("discount"),
        do("swap_market"),
        do("swap_fulfilled"),
        do("sell_fulfilled", cards=1, crops=1),
        do("get_supplies"),
    ],
    ids=lambda reward: "-".join(str(value) for value in reward.values() if isinstance(value, str)),
)
def test_every_reward_may_be_left(reward: dict[str, object]) -> None:
    """One "done" and it is over, with nothing changed but the cost."""
    game = given(
        {1: card("1 wheat", reward)},
        hand=[1, 11],
        stack=9,
        fulfilled=[21, 22, 23],
        crops="1 wheat 2 pig",
        disc="wheat",
        others={1: Has(disc="pig")},
    )
    game.play("play 1", "done")
    assert game.offers("supply cucumber", "buy crop"), "the turn goes on"
    assert (game.crops, game.hand, game.stack) == ("2 pig", [11], [UNSEEN] * 9)
    assert (game.fulfilled, game.disc) == ([21, 22, 23], "wheat")
    assert not game.view(SPECTATOR).discount
    assert game.play("supply cucumber", "done").asked == 1, "no other turn"


@pytest.mark.rule("FF-22")
def test_a_reward_of_several_crops_of_choice_is_whole_or_nothing() -> None:
    game = given({1: card("1 wheat", do("take_any", n=2))}, hand=[1], crops="1 wheat").play("play 1")
    assert game.offers("done")
    assert not game.play("take pig").offers("done")
    assert game.play("take wheat").crops == "1 wheat 1 pig"


@pytest.mark.rule("FF-22")
def test_different_crops_are_whole_or_nothing() -> None:
    game = given({1: card("1 wheat", do("take_different", n=2))}, hand=[1], crops="1 wheat").play("play 1")
    assert game.offers("done")
    assert not game.play("take pig").offers("done")


@pytest.mark.rule("FF-22")
def test_drawing_is_whole_or_nothing() -> None:
    """Three cards come without another question."""
    game = given({1: card("1 wheat", do("draw", cards=3))}, hand=[1], crops="1 wheat", draw=[41, 42, 43])
    assert game.play("play 1", "use").hand == [41, 42, 43]


@pytest.mark.rule("FF-22")
@pytest.mark.parametrize(("uses", "crops"), [(0, "3 wheat"), (1, "2 wheat 1 pig"), (2, "1 wheat 2 pig")])
def test_up_to_n_times(uses: int, crops: str) -> None:
    face = card("1 wheat", do("exchange", give="1 wheat", take="1 pig", times=3))
    game = given({1: face}, hand=[1], crops="4 wheat").play("play 1", *["use"] * uses, "done")
    assert (game.crops, game.offers("supply pig")) == (crops, True)


@pytest.mark.rule("FF-22")
def test_twice_may_be_used_once() -> None:
    face = card("1 wheat", do("supplies", source="own", times=2))
    game = given({1: face}, hand=[1], crops="1 wheat", disc="sheep").play("play 1", "supply sheep", "done")
    assert (game.crops, game.offers("supply pig")) == ("1 sheep", True)


@pytest.mark.rule("FF-26")
def test_several_rewards_in_printed_order() -> None:
    face = card("1 wheat", do("take", crops="1 pig"), do("exchange", give="1 pig", take="4 wheat"))
    game = given({1: face}, hand=[1], crops="1 wheat").play("play 1", "use", "use")
    assert game.crops == "4 wheat"


@pytest.mark.rule("FF-26")
def test_each_reward_is_optional_by_itself() -> None:
    face = card("1 wheat", do("take", crops="1 pig"), do("take", crops="1 sheep"))
    assert given({1: face}, hand=[1], crops="1 wheat").play("play 1", "done", "use").crops == "1 sheep"
    assert given({1: face}, hand=[1], crops="1 wheat").play("play 1", "use", "done").crops == "1 pig"


@pytest.mark.rule("FF-26")
def test_a_reward_that_was_left_is_lost() -> None:
    game = given({1: card("1 wheat", do("take", crops="8 wheat"))}, hand=[1], crops="1 wheat").play("play 1", "done")
    assert not game.offers("use")
    assert game.play("supply pig", "done", "supply sheep", "done").crops == "1 pig"


@pytest.mark.rule("FF-26")
def test_a_reward_comes_before_the_next_card() -> None:
    game = given({1: card("1 wheat", do("take", crops="8 wheat"))}, hand=[1, 11], crops="2 wheat").play("play 1")
    assert game.menu == ["done", "use"]


# ---- Played, then fulfilled, then paid (FF-23 to FF-25) -------------------------------------------------------------


@pytest.mark.rule("FF-23")
def test_a_played_card_is_fulfilled_only_after_the_turn() -> None:
    game = given(hand=[11, 12, 13], crops="3 wheat")
    game.play("play 11", "done", "play 12", "done", "play 13", "done")
    assert (game.played, game.fulfilled) == ([11, 12, 13], [])
    assert game.verbs("buy") == []
    assert game.play("supply pig", "done").fulfilled == [11, 12, 13]


@pytest.mark.rule("FF-23")
def test_it_can_pay_from_the_next_turn_on() -> None:
    game = given(hand=[11, 12, 13], crops="3 wheat")
    game.play("play 11", "done", "play 12", "done", "play 13", "done", "supply pig", "done", "supply sheep", "done")
    assert game.play("buy crop", "take pig").crops == "2 pig"


@pytest.mark.rule("FF-24")
def test_the_market_is_not_refilled_during_the_turn() -> None:
    game = given(market=[31, 32, 33, 34, 35], crops="2 wheat")
    assert game.play("market 31", "done", "market 35", "done", "supply pig").market == [32, 33, 34]
    assert len(game.play("done").market) == 5


@pytest.mark.rule("FF-25")
def test_paid_cards_go_face_up_on_the_discard_pile_the_oldest_first() -> None:
    game = given(fulfilled=[25, 21, 24, 22], discard=[51]).play("buy crop", "take pig")
    assert game.discard == [51, 25, 21, 24]
    assert game.fulfilled == [22]


@pytest.mark.rule("FF-25")
def test_a_card_laid_unseen_is_the_newest() -> None:
    game = given({1: card("1 wheat", do("fulfil_unseen"))}, hand=[1], crops="1 wheat", fulfilled=[22, 21], draw=[41])
    assert game.play("play 1", "use").fulfilled == [22, 21, 41]


@pytest.mark.rule("FF-25")
def test_a_card_swapped_in_is_the_newest() -> None:
    face = card("1 wheat", do("swap_fulfilled"))
    game = given({1: face}, hand=[1, 11, 12], crops="1 wheat", fulfilled=[22, 21, 23])
    assert game.play("play 1", "get 22", "give 11").fulfilled == [21, 23, 11]
