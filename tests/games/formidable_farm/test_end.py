"""The end of the game. (FF-70 to FF-72)"""

import pytest

from farmtable.core.rules.seats import SPECTATOR
from tests.games.formidable_farm.position import Has, Position, card, do, given

AGAIN = card("1 wheat", do("another_turn"))


def ended(*crops: str | None) -> Position:
    """The end of a game: for each seat the crops with which it has nothing left, or None if it has cards left."""
    last = len(crops) - 1
    others = {k: Has(hand=0, stack=0, crops=held) if held is not None else Has() for k, held in enumerate(crops)}
    mine = crops[last]
    left = 0 if mine is not None else 3
    game = given(
        players=len(crops),
        seat=last,
        start=0,
        others=others,
        hand=0,
        stack=left,
        crops=mine or "",
        supplied=True,
        last_round=True,
    )
    assert game.play("done").over
    return game


# ---- The last round (FF-70) -----------------------------------------------------------------------------------------


@pytest.mark.rule("FF-70")
def test_the_round_is_finished() -> None:
    """All players have had the same number of turns."""
    game = given(players=3, seat=0, hand=[11], stack=0, crops="1 wheat")
    game.play("play 11", "done", "supply pig", "done")
    assert game.asked == 1
    game.play("supply wheat", "done")
    assert game.asked == 2
    game.play("supply tomato", "done")
    assert game.over


@pytest.mark.rule("FF-70")
def test_the_last_player_of_the_round_ends_it_at_once() -> None:
    game = given(players=3, seat=1, start=2, hand=[11], stack=0, crops="1 wheat")
    assert game.play("play 11", "done", "supply pig", "done").over


@pytest.mark.rule("FF-70")
@pytest.mark.parametrize(("hand", "stack"), [([12], 0), ([], 1)])
def test_hand_and_stack_both_count(hand: list[int], stack: int) -> None:
    game = given(seat=1, start=0, turn=17, hand=[11, *hand], stack=stack, crops="1 wheat")
    game.play("play 11", "done", "supply pig", "done")
    assert not game.over
    assert game.play("supply wheat", "done", "supply sheep", "done").asked == 0


@pytest.mark.rule("FF-70")
def test_the_turn_is_played_to_its_end() -> None:
    """Nothing left in the middle of a turn is not the end; who gets cards again goes on."""
    faces = {2: card("1 wheat 1 market_below")}
    game = given(faces, seat=1, start=0, turn=17, hand=[11], market=[2, 31, 32], stack=0, crops="2 wheat")
    game.play("play 11", "done")
    assert not game.over
    game.play("market 2", "below 31", "done", "supply pig", "done")
    assert game.asked == 0
    assert not game.view(SPECTATOR).last_round


@pytest.mark.rule("FF-70", "FF-61")
def test_an_extra_turn_comes_first() -> None:
    """It is looked at when the turn and its extra turns are over."""
    game = given({1: AGAIN}, seat=1, start=0, turn=17, hand=[1], stack=0, crops="1 wheat")
    game.play("play 1", "use", "supply pig", "done")
    assert (game.over, game.asked) == (False, 1)
    assert game.play("supply sheep", "done").over


@pytest.mark.rule("FF-70", "FF-61")
def test_who_gets_a_card_in_the_extra_turn_is_not_done() -> None:
    faces = {1: AGAIN, 2: card("1 market_below")}
    game = given(faces, seat=1, start=0, turn=17, hand=[1], market=[2, 31, 32], stack=0, crops="1 wheat")
    game.play("play 1", "use", "supply pig", "done", "market 2", "below 31", "done", "supply sheep", "done")
    assert (game.over, game.asked) == (False, 0)
    assert not game.view(SPECTATOR).last_round


@pytest.mark.rule("FF-70")
def test_fulfilled_cards_are_not_needed() -> None:
    """A game may end with every fulfilled card spent."""
    game = given(seat=1, start=0, turn=17, hand=[11], stack=0, crops="1 wheat", fulfilled=3)
    assert game.play("buy crop", "take pig", "play 11", "done", "supply pig", "done").over


# ---- Who wins (FF-71, FF-72) ----------------------------------------------------------------------------------------


@pytest.mark.rule("FF-71")
def test_the_only_one_with_nothing_left_wins() -> None:
    """However rich the others are, who are not ranked among themselves. (FF-72)"""
    assert ended(None, "", None).table.places() == [2, 1, 2]


@pytest.mark.rule("FF-71")
@pytest.mark.parametrize(
    ("mine", "yours", "places"),
    [
        ("2 wheat", "1 wheat", [1, 2]),
        ("1 cucumber", "1 wheat", [1, 2]),
        ("1 cucumber", "1 tomato", [1, 1]),
        ("1 sheep", "1 tomato", [1, 2]),
        ("1 sheep", "1 pig", [1, 1]),
        ("3 wheat", "1 pig", [1, 1]),
        ("3 wheat", "1 cucumber", [1, 2]),
        ("", "1 wheat", [2, 1]),
    ],
)
def test_among_several_the_higher_value_of_crops(mine: str, yours: str, places: list[int]) -> None:
    """Wheat 1, cucumber and tomato 2, sheep and pig 3; still equal: shared."""
    assert ended(mine, yours).table.places() == places


@pytest.mark.rule("FF-71")
def test_a_shared_victory_of_two_of_three() -> None:
    assert ended("1 pig", "1 wheat", "3 wheat").table.places() == [1, 3, 1]


@pytest.mark.rule("FF-71")
def test_crops_do_not_help_who_has_cards_left() -> None:
    others = {0: Has(hand=0, stack=0), 1: Has(crops="9 pig")}
    game = given(players=3, seat=2, start=0, others=others, hand=[11], crops="8 pig", supplied=True, last_round=True)
    assert game.play("done").table.places() == [1, 2, 2]


@pytest.mark.rule("FF-72")
def test_players_with_cards_left_are_not_ranked() -> None:
    """One card or twenty, rich or poor."""
    others = {0: Has(hand=0, stack=0), 1: Has(hand=1, stack=0, crops="9 pig"), 2: Has(hand=9, stack=11)}
    game = given(players=4, seat=3, start=0, others=others, hand=[11], stack=3, supplied=True, last_round=True)
    assert game.play("done").table.places() == [1, 2, 2, 2]


@pytest.mark.rule("FF-72")
def test_there_is_no_last_round_by_number() -> None:
    """After a hundred rounds the game goes on, with a turn for each."""
    game = given(turn=200).play("supply pig", "done", "supply sheep", "done")
    assert (game.over, game.asked) == (False, 0)
