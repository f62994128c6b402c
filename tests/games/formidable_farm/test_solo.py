"""The solo game. (FF-80 to FF-84)"""

import pytest

from farmtable.core.rules.seats import SPECTATOR
from farmtable.games.formidable_farm.show.view import FarmView
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.table import Table
from tests.games.formidable_farm.position import Position, card, do, given, real

RING = ["wheat", "cucumber", "tomato", "sheep", "pig", "card"]


def countdown(game: Position) -> str:
    return RING[game.view(SPECTATOR).discs[1]]


def pass_turn(game: Position) -> None:
    """Any free supplies, then the end of the turn."""
    game.play("supply " + game.verbs("supply")[0], "done")


@pytest.mark.rule("FF-80")
def test_thirty_cards_and_the_countdown_disc_on_the_draw_space() -> None:
    view = Table(real()[0], 1, {}, Dealer(seed_from(1))).view(0)
    assert isinstance(view, FarmView)
    assert len(view.seats[0].stack) + len(view.seats[0].hand) == 30
    assert [*RING, "beside the board"][view.discs[0]] == "beside the board"
    assert RING[view.discs[1]] == "card"


@pytest.mark.rule("FF-80", "FF-83")
def test_exactly_eighteen_turns() -> None:
    """The countdown disc is back on the draw space after 6, 12 and 18 of them."""
    game = given(players=1, turn=0, countdown="card", hand=[11], stack=20)
    where = []
    while not game.over:
        pass_turn(game)
        where.append(countdown(game))
    assert where == RING * 3


@pytest.mark.rule("FF-81")
def test_the_countdown_discs_space_is_occupied() -> None:
    """By one disc: one card."""
    game = given(players=1, disc="wheat", countdown="pig", fulfilled=[21, 22])
    assert game.play("supply pig").fulfilled == [22]
    game = given(players=1, disc="wheat", countdown="pig")
    assert game.verbs("supply") == ["cucumber", "tomato", "sheep", "card"]


@pytest.mark.rule("FF-82")
def test_any_number_of_cards() -> None:
    hand = list(range(11, 19))
    game = given(players=1, hand=[*hand, 30], crops="9 wheat")
    for number in hand:
        game.play(f"play {number}", "done")
    assert game.played == hand


@pytest.mark.rule("FF-82", "FF-67")
def test_the_third_card_is_still_the_third() -> None:
    third = card("1 wheat", do("third_card"))
    game = given({1: third, 2: third, 3: third}, players=1, hand=[1, 2, 3, 11, 12], crops="9 wheat")
    game.play("play 11", "done", "play 1", "play 2")
    assert game.offers("take pig")
    assert game.play("take pig", "play 3").offers("supply pig")


@pytest.mark.rule("FF-82", "FF-66")
def test_a_fourth_card_reward_limits_nothing() -> None:
    face = card("1 wheat", do("fourth_card"))
    game = given({1: face}, players=1, hand=[1, 11, 12, 13, 14, 15], crops="9 wheat")
    game.play("play 1", *(word for k in (11, 12, 13, 14) for word in (f"play {k}", "done")))
    assert len(game.played) == 5


@pytest.mark.rule("FF-83")
def test_the_countdown_disc_moves_clockwise_at_the_end_of_each_turn() -> None:
    game = given(players=1, countdown="pig", hand=[11]).play("supply wheat")
    assert countdown(game) == "pig"
    assert countdown(game.play("done")) == "card"
    pass_turn(game)
    assert countdown(game) == "wheat"


@pytest.mark.rule("FF-83", "FF-61")
def test_an_extra_turn_does_not_move_it() -> None:
    """... and is none of the eighteen."""
    again = card("1 wheat", do("another_turn"))
    game = given({1: again}, players=1, countdown="pig", hand=[1, 11], crops="1 wheat")
    game.play("play 1", "use", "supply wheat", "done")
    assert (countdown(game), game.view(0).turn) == ("pig", 8)
    game.play("supply sheep", "done")
    assert (countdown(game), game.view(0).turn) == ("card", 9)


@pytest.mark.rule("FF-83", "FF-61")
def test_an_extra_turn_after_the_eighteenth() -> None:
    again = card("1 wheat", do("another_turn"))
    game = given({1: again}, players=1, turn=17, countdown="pig", hand=[1, 11], crops="1 wheat")
    game.play("play 1", "use", "supply wheat", "done")
    assert not game.over
    assert game.play("supply sheep", "done").over


# ---- Won or lost (FF-84) --------------------------------------------------------------------------------------------


def won(game: Position) -> bool:
    return game.over and game.table.scores()[0].points == 1 and not game.game.lost(game.s)


@pytest.mark.rule("FF-84")
def test_won_at_once_when_the_last_cost_is_paid() -> None:
    """Before its reward, before the supplies."""
    game = given(players=1, hand=[11], stack=0, crops="1 wheat").play("play 11")
    assert won(game)
    assert game.crops == ""


@pytest.mark.rule("FF-84")
@pytest.mark.parametrize(("hand", "stack"), [([12], 0), ([], 1)])
def test_not_with_a_card_left(hand: list[int], stack: int) -> None:
    game = given(players=1, hand=[11, *hand], stack=stack, crops="1 wheat").play("play 11", "done")
    assert not game.over


@pytest.mark.rule("FF-84")
def test_won_by_a_reward() -> None:
    """The last card of the stack is laid unseen."""
    game = given({1: card("1 wheat", do("fulfil_unseen"))}, players=1, hand=[1], stack=1, crops="1 wheat")
    assert not game.play("play 1").over
    assert won(game.play("use"))


@pytest.mark.rule("FF-84")
def test_a_cost_that_brings_a_card_is_no_win() -> None:
    """The last hand card is played, and a market card goes into the stack: looked at when the whole cost is paid."""
    game = given({1: card("1 market_below")}, players=1, hand=[1], stack=0, market=[31, 32]).play("play 1")
    assert not game.over
    game.play("below 31")
    assert (game.over, game.stack) == (False, [31])


@pytest.mark.rule("FF-84")
def test_a_fulfilled_card_taken_back_must_be_fulfilled_too() -> None:
    game = given({1: card("1 fulfilled_to_hand")}, players=1, hand=[1], stack=0, fulfilled=[21], crops="1 wheat")
    game.play("play 1", "done")
    assert (game.over, game.hand) == (False, [21])
    assert won(game.play("play 21"))


@pytest.mark.rule("FF-84")
@pytest.mark.parametrize(
    ("word", "choice"), [("cycle", "below 11"), ("swap_fulfilled", "get 21"), ("swap_market", "get 31")]
)
def test_not_between_the_halves_of_a_swap_or_a_cycle(word: str, choice: str) -> None:
    """The only hand card goes, with no stack, and another one comes."""
    game = given(
        {1: card("1 wheat", do(word))},
        players=1,
        hand=[1, 11],
        stack=0,
        fulfilled=[21],
        market=[31, 32],
        crops="1 wheat",
    )
    game.play("play 1", choice)
    assert (game.over, len(game.hand)) == (False, 1)


@pytest.mark.rule("FF-84")
def test_lost_when_turn_eighteen_ends_with_a_card_left() -> None:
    game = given(players=1, turn=17, hand=[11]).play("supply wheat", "done")
    assert game.over
    assert game.game.lost(game.s)
    assert game.table.scores()[0].points == 0


@pytest.mark.rule("FF-84", "FF-70")
def test_only_the_solo_game_ends_in_the_middle_of_a_turn() -> None:
    game = given(hand=[11], stack=0, crops="1 wheat").play("play 11")
    assert not game.over
