"""The examples that the booklet gives, first of all the complete turn."""

import pytest

from tests.games.formidable_farm.position import Has, card, do, given


@pytest.mark.rule("FF-10", "FF-20", "FF-23", "FF-31", "FF-32", "FF-35", "FF-36", "FF-55")
def test_a_complete_turn() -> None:
    """Two trade cards of the hand, one of the market, an occupied space, a bought crop: as on page 5."""
    faces = {
        1: card("2 tomato", do("take", crops="1 sheep")),
        2: card("1 tomato 1 sheep 1 pig", do("take", crops="8 wheat")),
        3: card("1 wheat", do("cycle")),
    }
    game = given(
        faces,
        crops="2 tomato 4 wheat",
        hand=[1, 2, 11, 12],
        fulfilled=[21, 22, 23, 24],
        market=[3, 31, 32, 33, 34],
        disc="wheat",
        others={1: Has(disc="pig")},
    )

    game.play("play 1", "use")
    assert game.crops == "4 wheat 1 sheep"

    game.play("market 3", "below 11", "below 12")
    assert game.offers("below 2"), "the third card in the hand could have been exchanged as well"
    game.play("done", draw=[41, 42])
    assert game.crops == "3 wheat 1 sheep"
    assert game.hand == [2, 41, 42]
    assert game.stack[:2] == [12, 11]

    game.play("supply pig")
    assert game.crops == "3 wheat 1 sheep 1 pig"
    assert game.fulfilled == [22, 23, 24]

    game.play("buy crop", "take tomato")
    assert game.crops == "3 wheat 1 tomato 1 sheep 1 pig"
    assert game.fulfilled == []

    game.play("play 2", "use")
    assert game.crops == "11 wheat"
    assert game.hand == [41, 42]
    assert game.market == [31, 32, 33, 34]

    game.play("done", reveal=[51])
    assert game.fulfilled == [1, 3, 2]
    assert game.discard == [21, 22, 23, 24]
    assert game.market == [31, 32, 33, 34, 51]
    assert game.asked == 1


@pytest.mark.rule("FF-50")
def test_a_tomato_for_two_wheat() -> None:
    game = given({1: card("1 tomato", do("take", crops="2 wheat"))}, hand=[1], crops="1 tomato")
    assert game.play("play 1", "use").crops == "2 wheat"


@pytest.mark.rule("FF-59")
def test_a_sheep_then_cucumbers_for_pigs() -> None:
    face = card("1 sheep", do("exchange", give="1 cucumber", take="1 pig", times=2))
    game = given({1: face}, hand=[1], crops="3 cucumber 1 sheep")
    assert game.play("play 1", "use", "use").crops == "1 cucumber 2 pig"
    assert game.offers("supply pig"), "twice, not a third time: the turn goes on"


@pytest.mark.rule("FF-51")
def test_two_cucumbers_and_a_wheat_for_three_cards() -> None:
    face = card("2 cucumber 1 wheat", do("draw", cards=3))
    game = given({1: face}, hand=[1], crops="2 cucumber 1 wheat", draw=[41, 42, 43])
    game.play("play 1", "use")
    assert (game.hand, game.crops, len(game.stack)) == ([41, 42, 43], "", 6)


@pytest.mark.rule("FF-59")
def test_four_times_wheat_for_tomato() -> None:
    face = card("1 pig", do("exchange", give="1 wheat", take="1 tomato", times=4))
    game = given({1: face}, hand=[1], crops="6 wheat 1 pig")
    game.play("play 1", "use", "use", "use", "use")
    assert game.crops == "2 wheat 4 tomato"
    assert game.offers("supply pig"), "a fifth time is not offered"


@pytest.mark.rule("FF-60")
def test_three_times_any_crop_for_a_card() -> None:
    face = card("1 pig", do("crop_for_card", times=3))
    game = given({1: face}, hand=[1], crops="2 wheat 1 tomato 1 sheep 1 pig", draw=[41, 42, 43])
    game.play("play 1", "pay tomato", "pay wheat", "pay sheep")
    assert (game.hand, game.crops) == ([41, 42, 43], "1 wheat")
    assert game.offers("supply pig"), "a fourth time is not offered"


@pytest.mark.rule("FF-51")
def test_three_tomatoes_for_five_cards() -> None:
    """The glossary's "e.g. draw 5 cards"."""
    game = given({1: card("3 tomato", do("draw", cards=5))}, hand=[1], crops="3 tomato", draw=[41, 42, 43, 44, 45])
    assert game.play("play 1", "use").hand == [41, 42, 43, 44, 45]
