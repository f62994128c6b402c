"""A turn: its parts in any order, the limits of the first two turns, supplies. (FF-10 to FF-14)"""

import pytest

from tests.games.formidable_farm.position import UNSEEN, Has, card, do, given

# ---- The parts of a turn (FF-10) ------------------------------------------------------------------------------------


@pytest.mark.rule("FF-10")
def test_any_order() -> None:
    """One card before the supplies, a rule breaker between, two cards after."""
    game = given(hand=[11, 12, 13], crops="3 wheat", fulfilled=4)
    game.play("play 11", "use", "buy crop", "take pig", "supply sheep", "play 12", "use", "play 13", "use", "done")
    assert game.crops == "3 tomato 1 sheep 1 pig"
    assert game.asked == 1


@pytest.mark.rule("FF-10")
def test_supplies_come_exactly_once() -> None:
    game = given(fulfilled=9)
    assert game.play("supply sheep").verbs("supply") == []


@pytest.mark.rule("FF-10")
def test_supplies_are_compulsory() -> None:
    """The turn can't end before them, even after three cards; it can right after."""
    game = given(hand=[11, 12, 13], crops="3 wheat")
    assert not game.play("play 11", "use", "play 12", "use", "play 13", "use").offers("done")
    assert game.play("supply sheep").offers("done")


@pytest.mark.rule("FF-10")
def test_up_to_three_cards() -> None:
    """Hand and market cards together."""
    game = given(hand=[11, 12, 13], crops="9 wheat", market=[31, 32, 33, 34, 35])
    game.play("play 11", "use", "market 31", "use")
    assert game.offers("play 12", "market 32")
    game.play("play 12", "use")
    assert game.verbs("play") + game.verbs("market") == []


@pytest.mark.rule("FF-10")
def test_no_card_has_to_be_fulfilled() -> None:
    game = given(hand=[11], crops="9 wheat")
    assert game.play("supply sheep", "done").asked == 1


@pytest.mark.rule("FF-10")
def test_a_new_turn_begins_anew() -> None:
    """Supplies and three cards again in each turn."""
    game = given(hand=[11, 12, 13, 14], crops="9 wheat", others={1: Has(crops="1 wheat", hand=[21])})
    game.play("play 11", "use", "play 12", "use", "play 13", "use", "supply sheep", "done")
    assert game.offers("supply wheat", "play 21")
    game.play("supply pig", "done")
    assert game.offers("supply wheat", "play 14")


# ---- The first two turns (FF-11) ------------------------------------------------------------------------------------


def market_cards(turn: int, players: int = 3) -> int:
    """How many cards can be fulfilled from the market in this turn."""
    game = given(turn=turn, players=players, crops="9 wheat", hand=[11], market=[31, 32, 33, 34, 35])
    done = 0
    while game.verbs("market"):
        game.play("market " + game.verbs("market")[0], "done")
        done += 1
    return done


@pytest.mark.rule("FF-11")
def test_the_first_turn_has_one_market_card() -> None:
    assert market_cards(turn=0) == 1


@pytest.mark.rule("FF-11")
def test_the_second_turn_has_two_market_cards() -> None:
    assert market_cards(turn=1) == 2


@pytest.mark.rule("FF-11")
def test_the_third_turn_has_no_such_limit() -> None:
    assert market_cards(turn=2) == 3


@pytest.mark.rule("FF-11")
def test_two_players_third_turn_is_the_first_players() -> None:
    """It is turns that count, not rounds: with two players the third turn is the start player's second."""
    assert market_cards(turn=2, players=2) == 3


@pytest.mark.rule("FF-11")
def test_hand_cards_are_not_touched_by_the_limit() -> None:
    """In the first turn three cards all the same, and not four."""
    game = given(turn=0, hand=[11, 12, 13], crops="9 wheat", market=[31, 32, 33, 34, 35])
    game.play("market 31", "done", "play 11", "done", "play 12", "done")
    assert game.verbs("play") + game.verbs("market") == []


@pytest.mark.rule("FF-11")
def test_an_extra_turn_has_the_limit_of_the_turn_it_follows() -> None:
    """... again in full; and the next player's turn counts as if there had been none."""
    game = given(
        {1: card("1 wheat", do("another_turn"))},
        turn=0,
        hand=[1],
        crops="9 wheat",
        market=[31, 32, 33, 34, 35],
        others={1: Has(crops="9 wheat")},
    )
    game.play("market 31", "done", "play 1", "use", "supply pig", "done")
    assert game.asked == 0
    game.play("market 32", "done")
    assert game.verbs("market") == []
    game.play("supply sheep", "done")
    assert game.asked == 1
    game.play("market 33", "done", "market 34", "done")
    assert game.verbs("market") == []


@pytest.mark.rule("FF-11")
def test_solo_turns_one_and_two_have_the_limits() -> None:
    assert [market_cards(turn, players=1) for turn in (0, 1, 2)] == [1, 2, 5]


# ---- Supplies (FF-12, FF-13) ----------------------------------------------------------------------------------------


@pytest.mark.rule("FF-12")
@pytest.mark.parametrize(
    ("name", "crops"),
    [("wheat", "3 wheat"), ("cucumber", "2 cucumber"), ("tomato", "2 tomato"), ("sheep", "1 sheep"), ("pig", "1 pig")],
)
def test_take_all_that_the_space_shows(name: str, crops: str) -> None:
    game = given().play(f"supply {name}")
    assert (game.crops, game.disc) == (crops, name)


@pytest.mark.rule("FF-12")
def test_move_to_another_empty_space() -> None:
    """Neither its own space nor one with another disc, where no fee can be paid."""
    game = given(players=4, disc="wheat", others={1: Has(disc="tomato"), 2: Has(disc="pig"), 3: Has()})
    assert game.verbs("supply") == ["cucumber", "sheep", "card"]


@pytest.mark.rule("FF-12")
def test_the_first_time_any_empty_space() -> None:
    game = given(turn=1, others={1: Has(disc="sheep")})
    assert game.verbs("supply") == ["wheat", "cucumber", "tomato", "pig", "card"]


@pytest.mark.rule("FF-12")
def test_the_space_that_was_left_is_empty() -> None:
    game = given(disc="wheat", others={1: Has(disc="pig")}).play("supply sheep", "done")
    assert game.verbs("supply") == ["wheat", "cucumber", "tomato", "card"]


@pytest.mark.rule("FF-13")
def test_the_draw_space_draws_one_card() -> None:
    """From the top of the player's stack into the hand; it may be fulfilled this turn. (FF-20)"""
    game = given(hand=[11], stack=[UNSEEN, UNSEEN, 41], crops="1 wheat").play("supply card")
    assert (game.hand, game.stack) == ([11, 41], [UNSEEN, UNSEEN])


@pytest.mark.rule("FF-13")
def test_the_draw_space_with_an_empty_stack() -> None:
    """It may be chosen and gives nothing: neither card nor crop."""
    game = given(hand=[11], stack=0).play("supply card")
    assert (game.hand, game.crops, game.disc) == ([11], "", "card")
    assert game.offers("done")


# ---- No limit to what one holds (FF-14) -----------------------------------------------------------------------------


@pytest.mark.rule("FF-14")
def test_any_number_of_cards_in_hand() -> None:
    game = given({1: card("1 wheat", do("draw", cards=5))}, hand=[1, *range(10, 30)], crops="1 wheat", stack=12)
    assert len(game.play("play 1", "use", "supply card").hand) == 26


@pytest.mark.rule("FF-14")
def test_any_number_of_crops() -> None:
    """More than the box holds: 30 wheat, 10 pigs."""
    game = given({1: card("1 pig", do("take", crops="9 wheat"))}, hand=[1], crops="150 wheat 80 pig")
    assert game.play("play 1", "use", "supply pig").crops == "159 wheat 80 pig"
