"""The end of a turn: fulfilled cards and the refill. (FF-35, FF-36)"""

import pytest

from farmtable.core.rules.seats import SPECTATOR
from tests.games.formidable_farm.position import Has, card, do, given


@pytest.mark.rule("FF-35")
def test_in_the_order_in_which_they_were_played() -> None:
    game = given(hand=[11, 12], market=[31, 32, 33, 34, 35], crops="3 wheat", fulfilled=[25])
    game.play("play 12", "done", "market 33", "done", "play 11", "done", "supply pig", "done")
    assert game.fulfilled == [25, 12, 33, 11]
    assert game.played == []


@pytest.mark.rule("FF-35")
def test_they_are_the_players_own() -> None:
    game = given(players=3, seat=1, hand=[11], crops="1 wheat").play("play 11", "done", "supply pig", "done")
    assert [game.of(seat).fulfilled for seat in range(3)] == [[], [11], []]


@pytest.mark.rule("FF-36")
def test_the_market_is_refilled_to_five() -> None:
    game = given(market=[31, 32, 33, 34, 35], crops="2 wheat", reveal=[52, 51])
    left = game.view(SPECTATOR).market_stack
    game.play("market 31", "done", "market 32", "done", "supply pig", "done")
    assert game.market == [33, 34, 35, 51, 52]
    assert game.view(SPECTATOR).market_stack == left - 2


@pytest.mark.rule("FF-36")
def test_a_full_market_stays() -> None:
    game = given(market=[31, 32, 33, 34, 35]).play("supply pig", "done")
    assert game.market == [31, 32, 33, 34, 35]


@pytest.mark.rule("FF-36")
def test_the_discard_pile_becomes_the_market_stack() -> None:
    """The whole of it, and nothing else; what is left of it is a face-down stack."""
    game = given(market=[31, 32, 33, 34, 35], market_stack=0, discard=[51, 52, 53], crops="1 wheat", reveal=[52])
    game.play("market 31", "done", "supply pig", "done")
    assert game.market == [32, 33, 34, 35, 52]
    assert game.discard == []
    assert game.view(SPECTATOR).market_stack == 2


@pytest.mark.rule("FF-36")
def test_the_shuffle_waits_until_a_card_has_to_be_drawn() -> None:
    """The last card of the market stack is drawn: the discard pile lies as it did."""
    game = given(market=[31, 32, 33, 34, 35], market_stack=1, discard=[51, 52, 53], crops="1 wheat")
    game.play("market 31", "done", "supply pig", "done")
    assert game.discard == [51, 52, 53]
    assert game.view(SPECTATOR).market_stack == 0
    assert len(game.market) == 5


@pytest.mark.rule("FF-36")
def test_a_shuffle_in_the_middle_of_a_refill() -> None:
    game = given(market=[31, 32, 33, 34, 35], market_stack=1, discard=[51, 52], crops="2 wheat", reveal=[41, 51])
    game.play("market 31", "done", "market 32", "done", "supply pig", "done")
    assert game.market == [33, 34, 35, 41, 51]
    assert game.view(SPECTATOR).market_stack == 1


@pytest.mark.rule("FF-36")
def test_cards_paid_this_turn_are_in_the_shuffle() -> None:
    game = given(market=[31, 32, 33, 34, 35], market_stack=0, fulfilled=[21, 22, 23], crops="1 wheat", reveal=[22])
    game.play("buy crop", "take pig", "market 31", "done", "supply pig", "done")
    assert game.market == [22, 32, 33, 34, 35]


@pytest.mark.rule("FF-36")
def test_a_second_reshuffle() -> None:
    """A reshuffled stack runs out too."""
    game = given(market=[31, 32, 33, 34, 35], shuffled=[51], discard=[52, 53], crops="2 wheat", reveal=[51, 53])
    game.play("market 31", "done", "market 32", "done", "supply pig", "done")
    assert game.market == [33, 34, 35, 51, 53]
    assert (game.discard, game.view(SPECTATOR).market_stack) == ([], 1)


@pytest.mark.rule("FF-36")
def test_with_both_empty_the_market_stays_short() -> None:
    game = given(market=[31, 32, 33, 34, 35], market_stack=0, crops="1 wheat")
    game.play("market 31", "done", "supply pig", "done")
    assert game.market == [32, 33, 34, 35]
    assert game.asked == 1


@pytest.mark.rule("FF-36")
def test_a_short_market_is_refilled_when_there_are_cards_again() -> None:
    game = given(market=[31, 32, 33], market_stack=0, fulfilled=[21, 22, 23], reveal=[23, 21])
    assert game.play("buy crop", "take pig", "supply pig", "done").market == [21, 23, 31, 32, 33]


@pytest.mark.rule("FF-36", "FF-61")
def test_an_extra_turn_finds_the_market_refilled() -> None:
    """FF-35 and FF-36 come first."""
    game = given(
        {1: card("1 wheat", do("another_turn"))},
        hand=[1],
        market=[31, 32, 33, 34, 35],
        crops="2 wheat",
        others={1: Has(disc="wheat")},
        reveal=[51],
    )
    game.play("market 31", "done", "play 1", "use", "supply pig", "done")
    assert (game.asked, game.market, game.fulfilled) == (0, [32, 33, 34, 35, 51], [31, 1])
