"""Rewards of crops, and exchanges of crops. (FF-50, FF-59, FF-65)"""

import pytest

from tests.games.formidable_farm.position import card, do, given

KINDS = ["wheat", "cucumber", "tomato", "sheep", "pig"]


@pytest.mark.rule("FF-50")
def test_named_crops() -> None:
    game = given({1: card("1 pig", do("take", crops="2 cucumber 1 sheep"))}, hand=[1], crops="1 pig")
    assert game.play("play 1", "use").crops == "2 cucumber 1 sheep"


@pytest.mark.rule("FF-50")
def test_any_crops_of_choice() -> None:
    """Alike or not."""
    face = card("1 pig", do("take_any", n=3))
    game = given({1: face}, hand=[1], crops="1 pig").play("play 1")
    assert game.menu == ["done", *(f"take {kind}" for kind in KINDS)]
    assert game.play("take wheat", "take pig", "take wheat").crops == "2 wheat 1 pig"
    assert game.offers("supply pig")


@pytest.mark.rule("FF-50")
@pytest.mark.parametrize("kind", KINDS)
def test_identical_crops_of_choice(kind: str) -> None:
    """One choice, so many of that kind."""
    game = given({1: card("1 pig", do("take_identical", n=3))}, hand=[1], crops="1 pig").play("play 1")
    assert game.menu == ["done", *(f"take {kind}" for kind in KINDS)]
    assert game.play(f"take {kind}").crops == f"3 {kind}"
    assert game.offers("supply pig")


@pytest.mark.rule("FF-50")
def test_different_crops_of_choice() -> None:
    """No two of a kind."""
    game = given({1: card("1 pig", do("take_different", n=3))}, hand=[1], crops="1 pig").play("play 1", "take tomato")
    assert game.menu == ["take wheat", "take cucumber", "take sheep", "take pig"]
    assert game.play("take wheat").menu == ["take cucumber", "take sheep", "take pig"]
    assert game.play("take pig").crops == "1 wheat 1 tomato 1 pig"
    assert game.offers("supply pig")


# ---- Exchanges (FF-59) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-59")
def test_give_to_take() -> None:
    """Bundles on both sides."""
    face = card("1 pig", do("exchange", give="2 wheat 1 tomato", take="1 sheep 1 cucumber", times=3))
    game = given({1: face}, hand=[1], crops="5 wheat 3 tomato 1 pig").play("play 1", "use", "use")
    assert game.crops == "1 wheat 2 cucumber 1 tomato 2 sheep"
    assert game.offers("supply pig"), "a third time can't be paid"


@pytest.mark.rule("FF-59")
def test_an_exchange_that_can_not_be_paid_is_not_offered() -> None:
    face = card("1 pig", do("exchange", give="2 wheat", take="1 sheep", times=3))
    assert given({1: face}, hand=[1], crops="1 wheat 1 pig").play("play 1").offers("supply pig")


@pytest.mark.rule("FF-59")
def test_what_is_taken_may_be_given_again() -> None:
    """Wheat for wheat: the second exchange is paid from the first."""
    face = card("1 pig", do("exchange", give="2 wheat", take="3 wheat", times=2))
    assert given({1: face}, hand=[1], crops="2 wheat 1 pig").play("play 1", "use", "use").crops == "4 wheat"


# ---- Fulfilled cards for crops (FF-65) ------------------------------------------------------------------------------


@pytest.mark.rule("FF-65")
def test_fulfilled_cards_for_crops_of_choice() -> None:
    """At the printed rate: two cards for three crops, the oldest cards first."""
    face = card("1 pig", do("sell_fulfilled", cards=2, crops=3, times=2))
    game = given({1: face}, hand=[1], crops="1 pig", fulfilled=[25, 24, 23, 22, 21])
    game.play("play 1", "use", "take pig", "take wheat", "take pig")
    assert (game.crops, game.fulfilled, game.discard) == ("1 wheat 2 pig", [23, 22, 21], [25, 24])
    game.play("use", "take wheat", "take wheat", "take wheat")
    assert (game.crops, game.fulfilled) == ("4 wheat 2 pig", [21])
    assert game.offers("supply pig"), "twice and no more"


@pytest.mark.rule("FF-65")
def test_up_to_n_times() -> None:
    face = card("1 pig", do("sell_fulfilled", cards=1, crops=1, times=2))
    game = given({1: face}, hand=[1], crops="1 pig", fulfilled=5)
    assert game.play("play 1", "use", "take pig", "use", "take pig").offers("supply pig")
    game = given({1: face}, hand=[1], crops="1 pig", fulfilled=5)
    assert game.play("play 1", "use", "take pig", "done").offers("supply pig")


@pytest.mark.rule("FF-65", "FF-23")
def test_only_cards_that_were_fulfilled_before() -> None:
    face = card("1 pig", do("sell_fulfilled", cards=2, crops=3))
    game = given({1: face}, hand=[1, 11, 12], crops="2 wheat 1 pig", fulfilled=1)
    assert game.play("play 11", "done", "play 12", "done", "play 1").offers("supply pig")
