"""Rewards that draw cards. (FF-51, FF-53, FF-57, FF-58, FF-60)"""

import pytest

from tests.games.formidable_farm.position import UNSEEN, Position, Row, card, do, given

TAKES = ["take wheat", "take cucumber", "take tomato", "take sheep", "take pig"]


def with_reward(reward: Row, stack: int | list[int], hand: tuple[int, ...] = (11, 12)) -> Position:
    """A card with this reward has just been paid."""
    return given({1: card("1 pig", reward)}, hand=[1, *hand], crops="1 pig", stack=stack).play("play 1")


# ---- Draw (FF-51) ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-51")
@pytest.mark.parametrize("cards", [1, 2, 3, 4, 5])
def test_draw_cards(cards: int) -> None:
    game = with_reward(do("draw", cards=cards), stack=5).play("use")
    assert (len(game.hand), len(game.stack)) == (2 + cards, 5 - cards)
    assert game.offers("supply pig")


@pytest.mark.rule("FF-51")
def test_from_the_top() -> None:
    game = with_reward(do("draw", cards=2), stack=[41, 42, 43]).play("use")
    assert (game.hand, game.stack) == ([11, 12, 42, 43], [41])


@pytest.mark.rule("FF-51")
def test_a_crop_for_each_card_that_is_missing() -> None:
    """First the cards that are there, then the crops, each freely chosen and none declined."""
    game = with_reward(do("draw", cards=3), stack=1).play("use", draw=[41])
    assert (game.hand, game.menu) == ([11, 12, 41], TAKES)
    game.play("take pig")
    assert game.menu == TAKES
    game.play("take wheat")
    assert (game.crops, game.offers("supply pig")) == ("1 wheat 1 pig", True)


@pytest.mark.rule("FF-51")
def test_with_an_empty_stack_crops_only() -> None:
    game = with_reward(do("draw", cards=2), stack=0).play("use", "take sheep", "take sheep")
    assert (game.hand, game.crops) == ([11, 12], "2 sheep")


@pytest.mark.rule("FF-51", "FF-13")
def test_only_this_reward_has_that_rule() -> None:
    """Not the draw space, nor a bottom card, an unseen card, a cycle, a crop for a card."""
    assert given(hand=[11], stack=0).play("supply card").crops == ""
    for reward in (do("draw_bottom"), do("fulfil_unseen"), do("crop_for_card", times=2), do("look")):
        game = with_reward(reward, stack=0)
        assert (game.offers("supply pig"), game.crops) == (True, "")


# ---- From the bottom (FF-53) ----------------------------------------------------------------------------------------


@pytest.mark.rule("FF-53")
def test_the_bottom_card() -> None:
    game = with_reward(do("draw_bottom"), stack=[41, 42, 43]).play("use")
    assert (game.hand, game.stack) == ([11, 12, 41], [42, 43])


@pytest.mark.rule("FF-53")
def test_a_bottom_card_that_nobody_knows() -> None:
    game = with_reward(do("draw_bottom"), stack=[UNSEEN, 42]).play("use", draw=[45])
    assert (game.hand, game.stack) == ([11, 12, 45], [42])


@pytest.mark.rule("FF-53")
def test_no_bottom_card_of_an_empty_stack() -> None:
    game = with_reward(do("draw_bottom"), stack=0)
    assert (game.offers("supply pig"), game.hand, game.crops) == (True, [11, 12], "")


# ---- Draw and put back (FF-57, FF-58) -------------------------------------------------------------------------------


@pytest.mark.rule("FF-57")
def test_draw_two_put_one_below() -> None:
    """Any hand card, also one that was just drawn."""
    game = with_reward(do("draw_and_return", draw=2, give_back=1), stack=3).play("use", draw=[41, 42])
    assert game.menu == ["below 11", "below 12", "below 41", "below 42"]
    game.play("below 42")
    assert (game.hand, game.stack) == ([11, 12, 41], [42, UNSEEN])
    assert game.offers("supply pig")


@pytest.mark.rule("FF-58", "FF-46")
def test_draw_three_put_two_below() -> None:
    game = with_reward(do("draw_and_return", draw=3, give_back=2), stack=4).play("use", draw=[41, 42, 43])
    assert game.menu == ["below 11", "below 12", "below 41", "below 42", "below 43"]
    game.play("below 12", "below 41")
    assert (game.hand, game.stack) == ([11, 42, 43], [41, 12, UNSEEN])
    assert game.offers("supply pig")


@pytest.mark.rule("FF-57")
@pytest.mark.parametrize("hand", [(), (11,)])
def test_with_no_other_hand_card_a_drawn_one_goes_below(hand: tuple[int, ...]) -> None:
    game = with_reward(do("draw_and_return", draw=2, give_back=1), stack=2, hand=hand).play("use", draw=[41, 42])
    assert game.menu == [f"below {number}" for number in (*hand, 41, 42)]
    assert game.play("below 41").stack == [41]


@pytest.mark.rule("FF-57")
def test_exactly_as_many_as_there_are() -> None:
    game = with_reward(do("draw_and_return", draw=2, give_back=1), stack=2).play("use", "below 11")
    assert (len(game.hand), game.stack) == (3, [11])


@pytest.mark.parametrize(
    ("draw", "stack"),
    [
        pytest.param(2, 1, marks=pytest.mark.rule("FF-57")),
        pytest.param(3, 2, marks=pytest.mark.rule("FF-58")),
        pytest.param(3, 1, marks=pytest.mark.rule("FF-58")),
    ],
)
def test_with_too_few_cards_one_and_none_back(draw: int, stack: int) -> None:
    game = with_reward(do("draw_and_return", draw=draw, give_back=draw - 1), stack=stack).play("use", draw=[41])
    assert (game.hand, len(game.stack), game.crops) == ([11, 12, 41], stack - 1, "")
    assert game.offers("supply pig")


@pytest.mark.parametrize(
    "draw", [pytest.param(2, marks=pytest.mark.rule("FF-57")), pytest.param(3, marks=pytest.mark.rule("FF-58"))]
)
def test_with_an_empty_stack_one_crop(draw: int) -> None:
    game = with_reward(do("draw_and_return", draw=draw, give_back=draw - 1), stack=0).play("use")
    assert game.menu == TAKES
    game.play("take sheep")
    assert (game.hand, game.stack, game.crops) == ([11, 12], [], "1 sheep")
    assert game.offers("supply pig")


# ---- A crop for a card (FF-60) --------------------------------------------------------------------------------------


@pytest.mark.rule("FF-60")
def test_any_crop_for_a_card() -> None:
    face = card("1 pig", do("crop_for_card", times=3))
    game = given({1: face}, hand=[1], crops="1 wheat 2 pig", draw=[41, 42]).play("play 1")
    assert game.menu == ["done", "pay wheat", "pay pig"]
    game.play("pay pig", "pay wheat")
    assert (game.hand, game.crops) == ([41, 42], "")
    assert game.offers("supply pig"), "no crop is left to give"


@pytest.mark.rule("FF-60")
def test_a_crop_for_a_card_less_often() -> None:
    face = card("1 pig", do("crop_for_card", times=3))
    game = given({1: face}, hand=[1], crops="9 wheat 1 pig").play("play 1", "pay wheat", "done")
    assert (game.crops, len(game.hand)) == ("8 wheat", 1)


@pytest.mark.rule("FF-60")
def test_a_crop_for_a_card_is_not_offered_with_an_empty_stack() -> None:
    face = card("1 pig", do("crop_for_card", times=3))
    game = given({1: face}, hand=[1], crops="9 wheat 1 pig", stack=1).play("play 1", "pay wheat")
    assert (game.offers("supply pig"), game.crops) == (True, "8 wheat")
    game = given({1: face}, hand=[1, 11], crops="9 wheat 1 pig", stack=0).play("play 1")
    assert (game.offers("supply pig"), game.crops) == (True, "9 wheat")
