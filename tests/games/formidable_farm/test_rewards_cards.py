"""Rewards that look at, exchange or lay cards. (FF-54, FF-55, FF-56, FF-63, FF-64)"""

import pytest

from tests.games.formidable_farm.position import UNSEEN, Cards, Position, Row, card, do, given


def with_reward(
    reward: Row, hand: tuple[int, ...] = (11, 12, 13), stack: Cards = 9, fulfilled: Cards = 0, market: Cards = 5
) -> Position:
    """A card with this reward has just been paid."""
    face = {1: card("1 pig", reward)}
    game = given(face, hand=[1, *hand], crops="2 wheat 1 pig", stack=stack, fulfilled=fulfilled, market=market)
    return game.play("play 1")


# ---- Look (FF-54) ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-54")
def test_look_at_five_and_put_them_back() -> None:
    """Each on top or at the bottom, in any order and split."""
    game = with_reward(do("look"), stack=[UNSEEN, UNSEEN, UNSEEN, 41, 42, 43, 44]).play("use", draw=[45])
    assert game.view(0).looked == [41, 42, 43, 44, 45]
    assert set(game.menu) == {f"{place} {k}" for place in ("top", "below") for k in (41, 42, 43, 44, 45)}
    game.play("top 43", "below 41", "top 45", "below 44", "top 42")
    assert game.stack == [44, 41, UNSEEN, UNSEEN, 43, 45, 42]
    assert game.hand == [11, 12, 13]
    assert game.offers("supply pig")


@pytest.mark.rule("FF-54")
def test_they_come_from_the_top() -> None:
    game = with_reward(do("look"), stack=[46, 41, 42, 43, 44, 45]).play("use")
    assert game.view(0).looked == [41, 42, 43, 44, 45]


@pytest.mark.rule("FF-54")
@pytest.mark.parametrize("stack", [1, 3, 5])
def test_as_many_as_there_are(stack: int) -> None:
    game = with_reward(do("look"), stack=stack).play("use")
    looked = game.view(0).looked
    assert len(looked) == stack
    game.play(*(f"top {number}" for number in looked))
    assert game.stack == looked
    assert game.offers("supply pig")


@pytest.mark.rule("FF-54")
def test_nothing_to_look_at() -> None:
    assert with_reward(do("look"), stack=0).offers("supply pig")


@pytest.mark.rule("FF-54")
def test_they_never_enter_the_hand() -> None:
    game = with_reward(do("look"), stack=2).play("use", draw=[41, 42])
    assert (game.hand, game.stack) == ([11, 12, 13], [])
    game.play("below 41", "below 42")
    assert (game.hand, game.stack) == ([11, 12, 13], [42, 41])


# ---- Cycle (FF-55) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-55")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_up_to_three_hand_cards_for_as_many(cards: int) -> None:
    game = with_reward(do("cycle")).play(*(f"below {11 + k}" for k in range(cards)), "done")
    assert (len(game.hand), len(game.stack)) == (3, 9)
    assert not {11 + k for k in range(cards)} & set(game.hand)


@pytest.mark.rule("FF-55")
def test_never_four() -> None:
    game = with_reward(do("cycle"), hand=(11, 12, 13, 14)).play("below 11", "below 12", "below 13")
    assert game.offers("supply pig")
    assert 14 in game.hand
    assert len(game.hand) == 4


@pytest.mark.rule("FF-55")
def test_first_all_go_below_then_the_cards_are_drawn() -> None:
    """With one card in the stack, two for two brings that card and the first one back."""
    game = with_reward(do("cycle"), stack=[41]).play("below 11")
    assert game.hand == [12, 13], "nothing is drawn yet"
    game.play("below 12", "done")
    assert (game.hand, game.stack) == ([11, 13, 41], [12])


@pytest.mark.rule("FF-55")
def test_a_cycle_needs_hand_cards() -> None:
    assert with_reward(do("cycle"), hand=()).offers("supply pig")


@pytest.mark.rule("FF-55")
def test_the_last_hand_card_may_go_below() -> None:
    """Then there is nothing more to ask."""
    game = with_reward(do("cycle"), hand=(11,), stack=[41, 42]).play("below 11")
    assert (game.hand, game.stack) == ([42], [11, 41])
    assert game.offers("supply pig")


# ---- A card laid unseen (FF-56) -------------------------------------------------------------------------------------


@pytest.mark.rule("FF-56")
def test_the_top_card_is_laid_as_fulfilled() -> None:
    """At once, and without its reward."""
    game = with_reward(do("fulfil_unseen"), stack=[41, 42], fulfilled=[21]).play("use")
    assert (game.fulfilled, game.stack, game.hand) == ([21, 42], [41], [11, 12, 13])
    assert game.crops == "2 wheat"
    assert game.offers("supply pig")


@pytest.mark.rule("FF-56")
def test_it_does_not_count_toward_three() -> None:
    """It is no trade card played: two more may follow the card that brought it."""
    game = with_reward(do("fulfil_unseen")).play("use", "play 11", "done", "play 12", "done")
    assert (game.played, len(game.fulfilled)) == ([1, 11, 12], 1)


@pytest.mark.rule("FF-56")
def test_it_can_pay_at_once() -> None:
    game = with_reward(do("fulfil_unseen"), fulfilled=2).play("use")
    assert game.offers("buy crop")


@pytest.mark.rule("FF-56")
def test_nothing_happens_with_an_empty_stack() -> None:
    game = with_reward(do("fulfil_unseen"), stack=0)
    assert (game.offers("supply pig"), game.fulfilled) == (True, [])


# ---- Swaps (FF-63, FF-64) -------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-63")
def test_a_hand_card_for_a_market_card() -> None:
    game = with_reward(do("swap_market"), market=[31, 32, 33, 34, 35])
    assert game.menu == ["done", *(f"get {k}" for k in (31, 32, 33, 34, 35))]
    game.play("get 33")
    assert game.menu == ["give 11", "give 12", "give 13"]
    game.play("give 12")
    assert (game.hand, game.market) == ([11, 13, 33], [12, 31, 32, 34, 35])
    assert game.offers("supply pig"), "once if no number is printed"


@pytest.mark.rule("FF-63")
def test_swaps_with_the_market_up_to_the_printed_number() -> None:
    game = with_reward(do("swap_market", times=2), market=[31, 32, 33, 34, 35])
    game.play("get 33", "give 12", "get 12", "give 11")
    assert (game.hand, game.market) == ([12, 13, 33], [11, 31, 32, 34, 35])
    assert game.offers("supply pig")
    game = with_reward(do("swap_market", times=2), market=[31, 32, 33, 34, 35]).play("get 33", "give 12", "done")
    assert game.offers("supply pig")


@pytest.mark.rule("FF-63")
def test_a_swap_is_not_fulfilling() -> None:
    """Neither the limit of three nor that of the first turn counts it."""
    face = {1: card("1 pig", do("swap_market", times=2))}
    game = given(face, hand=[1, 11, 12], crops="9 wheat 1 pig", market=[31, 32, 33, 34, 35], turn=0)
    game.play("play 1", "get 31", "give 11", "get 32", "give 12", "market 33", "done", "play 31", "done")
    assert game.played == [1, 33, 31]


@pytest.mark.rule("FF-63")
def test_no_swap_without_cards_on_both_sides() -> None:
    assert with_reward(do("swap_market"), hand=()).offers("supply pig")
    assert with_reward(do("swap_market"), market=0).offers("supply pig")


@pytest.mark.rule("FF-64")
def test_a_hand_card_for_a_fulfilled_card() -> None:
    """The owner chooses which."""
    game = with_reward(do("swap_fulfilled"), fulfilled=[23, 21, 22])
    assert game.menu == ["done", "get 21", "get 22", "get 23"]
    game.play("get 21")
    assert game.menu == ["give 11", "give 12", "give 13"]
    game.play("give 13")
    assert (game.hand, game.fulfilled) == ([11, 12, 21], [23, 22, 13])
    assert game.offers("supply pig", "play 21")


@pytest.mark.rule("FF-64")
def test_swaps_with_fulfilled_cards_up_to_the_printed_number() -> None:
    game = with_reward(do("swap_fulfilled", times=2), fulfilled=[21, 22])
    game.play("get 21", "give 13", "get 22", "give 11")
    assert (game.hand, game.fulfilled) == ([12, 21, 22], [13, 11])
    assert game.offers("supply pig")


@pytest.mark.rule("FF-64", "FF-23")
def test_cards_played_this_turn_can_not_be_swapped() -> None:
    assert with_reward(do("swap_fulfilled"), fulfilled=0).offers("supply pig")
    face = {1: card("1 pig", do("swap_fulfilled"))}
    game = given(face, hand=[1, 11, 12, 13], crops="1 wheat 1 pig", fulfilled=[21]).play("play 11", "done", "play 1")
    assert game.verbs("get") == ["21"]


@pytest.mark.rule("FF-64")
def test_no_swap_without_a_hand_card() -> None:
    assert with_reward(do("swap_fulfilled"), hand=(), fulfilled=2).offers("supply pig")
