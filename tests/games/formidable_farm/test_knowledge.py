"""Who knows what: the ledger's table, then each sentence of Arises, Is lost and Pools. (FF-05)"""

import pytest

from farmtable.core.rules.seats import SPECTATOR
from tests.games.formidable_farm.position import HIDDEN, UNSEEN, Cards, Has, Position, Row, card, do, given

pytestmark = pytest.mark.rule("FF-05")

OTHERS = (1, SPECTATOR)


def with_reward(
    *rewards: Row,
    hand: tuple[int, ...] = (11, 12, 13),
    stack: Cards = 4,
    fulfilled: Cards = (21, 22, 23, 24),
    shown: tuple[int, ...] = (),
    draw: tuple[int, ...] = (),
) -> Position:
    """A card with these rewards has just been paid."""
    return given(
        {1: card("1 pig", *rewards)},
        hand=[1, *hand],
        crops="9 wheat 1 pig",
        stack=stack,
        fulfilled=fulfilled,
        market=[31, 32, 33, 34, 35],
        shown=shown,
        draw=draw,
        disc="wheat",
    ).play("play 1")


def with_cost(cost: str, stack: Cards = 4) -> Position:
    """A card with this cost is being paid."""
    return given(
        {1: card(cost)}, hand=[1, 11, 12], stack=stack, fulfilled=[21, 22, 23], market=[31, 32, 33, 34, 35]
    ).play("play 1")


# ---- The table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_what_all_see(seat: int) -> None:
    """Market, discard pile, crops, discs, limits and discount of the turn, all counts."""
    game = given(
        hand=[11, 12],
        stack=7,
        fulfilled=[22, 21],
        crops="2 wheat 1 pig",
        disc="sheep",
        others={1: Has(hand=4, stack=6, fulfilled=1, crops="3 tomato", disc="pig")},
        market=[31, 32, 33, 34],
        discard=[52, 51],
        discount=True,
        turn=1,
    )
    seen = game.view(seat)
    assert (seen.market, seen.discard) == ([31, 32, 33, 34], [52, 51])
    assert [game.seen(seat, of).crops for of in (0, 1)] == ["2 wheat 1 pig", "3 tomato"]
    assert [game.seen(seat, of).disc for of in (0, 1)] == ["sheep", "pig"]
    assert (seen.turn, seen.limit, seen.market_limit, seen.discount, seen.supplied) == (1, 3, 2, True, False)
    assert [len(game.seen(seat, of).hand) for of in (0, 1)] == [2, 4]
    assert [len(game.seen(seat, of).stack) for of in (0, 1)] == [7, 6]
    assert game.seen(seat, 0).fulfilled == [22, 21]
    assert seen.market_stack == 119 - 2 - 7 - 2 - 4 - 6 - 1 - 4 - 2


def test_a_hand_is_its_owners() -> None:
    game = given(hand=[12, 11])
    assert game.seen(0, 0).hand == [11, 12]
    for other in OTHERS:
        assert game.seen(other, 0).hand == [HIDDEN, HIDDEN]


def test_the_countdown_disc_is_seen() -> None:
    assert given(players=1, countdown="tomato").view(SPECTATOR).discs[1] == 2


def test_a_played_card_is_seen() -> None:
    game = given(hand=[11, 12], crops="1 wheat").play("play 12")
    assert game.view(1).played == [12]
    assert game.events(1, "plays") == [{"card": 12, "source": "hand"}]
    assert game.events(1, "pays") == [{"crops": {"wheat": 1, "cucumber": 0, "tomato": 0, "sheep": 0, "pig": 0}}]


# ---- Arises: known to all -------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-43")
def test_market_cards_put_below_a_stack_are_known_to_all() -> None:
    """With their places."""
    game = with_cost("3 market_below", stack=2).play("below 33", "below 31", "below 35")
    for seat in (0, *OTHERS):
        assert game.seen(seat, 0).stack == [35, 31, 33, UNSEEN, UNSEEN]


@pytest.mark.rule("FF-41")
def test_a_fulfilled_card_put_below_the_stack_is_known_to_all() -> None:
    game = with_cost("1 fulfilled_below", stack=2).play("below 22")
    for seat in (0, *OTHERS):
        assert game.seen(seat, 0).stack == [22, UNSEEN, UNSEEN]


@pytest.mark.rule("FF-42")
def test_a_fulfilled_card_taken_into_the_hand_is_known_to_all() -> None:
    game = with_cost("1 fulfilled_to_hand").play("get 22")
    for other in OTHERS:
        assert game.seen(other, 0).hand == [HIDDEN, HIDDEN, 22]


@pytest.mark.rule("FF-63")
def test_a_market_card_swapped_into_the_hand_is_known_to_all() -> None:
    """And the hand card lies in the market."""
    game = with_reward(do("swap_market")).play("get 33", "give 12")
    for other in OTHERS:
        assert game.seen(other, 0).hand == [HIDDEN, HIDDEN, 33]
        assert game.view(other).market == [12, 31, 32, 34, 35]
        assert game.events(other, "swaps") == [{"card": 12, "other": 33}]


@pytest.mark.rule("FF-63")
def test_a_hand_card_that_was_in_the_market_is_known_when_it_comes_back() -> None:
    game = with_reward(do("swap_market", times=2)).play("get 33", "give 12", "get 12", "give 11")
    for other in OTHERS:
        assert game.seen(other, 0).hand == [HIDDEN, 12, 33]


@pytest.mark.rule("FF-64")
def test_both_cards_of_a_swap_with_a_fulfilled_card_are_shown() -> None:
    game = with_reward(do("swap_fulfilled")).play("get 22", "give 12")
    for other in OTHERS:
        assert game.seen(other, 0).hand == [HIDDEN, HIDDEN, 22]
        assert game.seen(other, 0).fulfilled == [21, 23, 24, 12]
        assert game.events(other, "swaps") == [{"card": 12, "other": 22}]


# ---- Arises: known to the owner -------------------------------------------------------------------------------------


@pytest.mark.rule("FF-55")
def test_hand_cards_cycled_below_are_known_to_the_owner() -> None:
    game = with_reward(do("cycle")).play("below 12", "below 11", "done", draw=[41, 42])
    assert game.seen(0, 0).stack == [11, 12, UNSEEN, UNSEEN]
    for other in OTHERS:
        assert game.seen(other, 0).stack == [HIDDEN, HIDDEN, UNSEEN, UNSEEN]
        assert game.told(other, "below") == [0, 0]
        assert game.told(other, "draws") == [0, 0]


@pytest.mark.parametrize(
    "draw", [pytest.param(2, marks=pytest.mark.rule("FF-57")), pytest.param(3, marks=pytest.mark.rule("FF-58"))]
)
def test_hand_cards_put_back_below_are_known_to_the_owner(draw: int) -> None:
    game = with_reward(do("draw_and_return", draw=draw, give_back=draw - 1)).play("use")
    game.play("below 11", *(["below 12"] if draw == 3 else []))
    below = [12, 11] if draw == 3 else [11]
    unseen = [UNSEEN] * (4 - draw)
    assert game.seen(0, 0).stack == below + unseen
    for other in OTHERS:
        assert game.seen(other, 0).stack == [HIDDEN] * len(below) + unseen


@pytest.mark.rule("FF-54")
def test_cards_looked_at_are_known_to_the_owner() -> None:
    """All see how many went on top and how many below, not which."""
    game = with_reward(do("look"), stack=6).play("use", draw=[41, 42, 43, 44, 45])
    assert game.view(0).looked == [41, 42, 43, 44, 45]
    for other in OTHERS:
        assert game.view(other).looked == [HIDDEN] * 5
        assert game.told(other, "sees") == [0] * 5
    game.play("top 43", "below 41", "top 45", "below 44", "top 42")
    assert game.seen(0, 0).stack == [44, 41, UNSEEN, 43, 45, 42]
    for other in OTHERS:
        assert game.seen(other, 0).stack == [HIDDEN, HIDDEN, UNSEEN, HIDDEN, HIDDEN, HIDDEN]
        assert (game.told(other, "top"), game.told(other, "below")) == ([0] * 3, [0] * 2)


@pytest.mark.rule("FF-56")
def test_a_card_laid_unseen_is_known_to_the_owner() -> None:
    """Its place in the pile is known to all, its face is not."""
    game = with_reward(do("fulfil_unseen"), fulfilled=[21], draw=(41,)).play("use")
    assert game.seen(0, 0).fulfilled == [21, 41]
    for other in OTHERS:
        assert game.seen(other, 0).fulfilled == [21, HIDDEN]
        assert game.told(other, "lays") == [0]


def test_a_drawn_card_is_known_to_the_owner() -> None:
    game = given(draw=[41]).play("supply card")
    assert (game.told(0, "draws"), game.told(1, "draws"), game.told(SPECTATOR, "draws")) == ([41], [0], [0])
    for other in OTHERS:
        assert game.seen(other, 0).hand == [HIDDEN]


# ---- Arises: what leaves a fulfilled pile, what is drawn openly -----------------------------------------------------


@pytest.mark.rule("FF-56", "FF-25")
def test_a_laid_card_is_shown_when_it_is_paid() -> None:
    game = with_reward(do("fulfil_unseen"), fulfilled=[21, 22], draw=(41,)).play("use", "buy crop")
    for other in OTHERS:
        assert game.view(other).discard == [21, 22, 41]
        assert game.told(other, "spends") == [21, 22, 41]


@pytest.mark.rule("FF-56")
@pytest.mark.parametrize(
    ("face", "words"),
    [
        pytest.param(card("1 fulfilled_below"), "below 41", id="FF-41"),
        pytest.param(card("1 fulfilled_to_hand"), "get 41", id="FF-42"),
        pytest.param(card("1 wheat", do("swap_fulfilled")), "get 41", id="FF-64"),
    ],
)
def test_a_laid_card_is_shown_when_it_is_taken_back(face: Row, words: str) -> None:
    game = given(
        {1: card("1 wheat", do("fulfil_unseen")), 2: face},
        hand=[1, 2, 11],
        crops="2 wheat",
        fulfilled=[21],
        stack=2,
        draw=[41],
    )
    game.play("play 1", "use", "play 2", words)
    for other in OTHERS:
        seen = game.seen(other, 0)
        assert 41 in seen.hand + seen.stack + seen.fulfilled
        assert game.events(other, "sees") == ([{"card": 41, "by": "all"}] if "swap" in str(face) else [])


@pytest.mark.rule("FF-65")
def test_a_laid_card_is_shown_when_it_is_sold() -> None:
    rewards = (do("fulfil_unseen"), do("sell_fulfilled", cards=1, crops=1))
    game = with_reward(*rewards, fulfilled=0, draw=(41,)).play("use", "use")
    assert game.view(SPECTATOR).discard == [41]


def test_a_slot_known_to_all_is_drawn_openly() -> None:
    """Into the hand."""
    game = given(hand=[11], stack=[UNSEEN, 41], shown=[41]).play("supply card")
    for other in OTHERS:
        assert game.seen(other, 0).hand == [HIDDEN, 41]
        assert game.told(other, "draws") == [41]


@pytest.mark.rule("FF-56")
def test_a_slot_known_to_all_is_laid_openly() -> None:
    game = with_reward(do("fulfil_unseen"), stack=[UNSEEN, 41], fulfilled=0, shown=(41,)).play("use")
    for other in OTHERS:
        assert game.seen(other, 0).fulfilled == [41]


def test_a_slot_known_to_the_owner_is_drawn_secretly() -> None:
    game = given(hand=[11], stack=[UNSEEN, 41]).play("supply card")
    for other in OTHERS:
        assert game.seen(other, 0).hand == [HIDDEN, HIDDEN]
        assert game.told(other, "draws") == [0]


# ---- Is lost --------------------------------------------------------------------------------------------------------


def test_never_for_the_owner() -> None:
    """Hand and stack stay known while cards come and go."""
    game = with_reward(do("cycle"), do("look"), stack=[41, 42, 43], shown=(11, 42)).play("below 11", "done", "use")
    game.play("top 42", "below 11", "below 41")
    assert (game.seen(0, 0).hand, game.seen(0, 0).stack) == ([12, 13, 43], [41, 11, 42])


@pytest.mark.rule("FF-55")
@pytest.mark.parametrize("below", [11, 12])
def test_known_hand_cards_become_with_this_seat(below: int) -> None:
    """Known to be in the hand before; after an unseen card went below, somewhere with this seat."""
    game = with_reward(do("cycle"), stack=2, shown=(11,))
    for other in OTHERS:
        assert game.seen(other, 0).hand == [HIDDEN, HIDDEN, 11]
    game.play(f"below {below}", "done")
    for other in OTHERS:
        seen = game.seen(other, 0)
        assert seen.hand == [HIDDEN] * 3
        assert seen.stack == [HIDDEN, UNSEEN]
        assert seen.with_seat == [11]


@pytest.mark.parametrize(
    "draw", [pytest.param(2, marks=pytest.mark.rule("FF-57")), pytest.param(3, marks=pytest.mark.rule("FF-58"))]
)
def test_putting_back_drawn_cards_loses_the_known_ones_too(draw: int) -> None:
    game = with_reward(do("draw_and_return", draw=draw, give_back=draw - 1), shown=(11, 12))
    game.play("use", "below 13", *(["below 12"] if draw == 3 else []))
    for other in OTHERS:
        assert game.seen(other, 0).with_seat == [11, 12]
        assert set(game.seen(other, 0).hand) == {HIDDEN}


def test_a_draw_or_a_play_loses_nothing() -> None:
    """A known hand card stays known while others are drawn and played."""
    game = given(hand=[11, 12, 13], shown=[11], crops="1 wheat").play("supply card", "play 12", "done")
    for other in OTHERS:
        assert game.seen(other, 0).hand == [HIDDEN, HIDDEN, 11]


def test_slots_known_to_all_stay_known_when_a_hand_card_goes_below() -> None:
    game = with_reward(do("cycle"), stack=[41, UNSEEN, UNSEEN], shown=(41,)).play("below 11", "done")
    for other in OTHERS:
        assert game.seen(other, 0).stack == [HIDDEN, 41, UNSEEN]


@pytest.mark.rule("FF-54")
def test_slots_known_to_all_that_are_looked_at_become_with_this_seat() -> None:
    """Those deeper in the stack stay known."""
    stack = [46, UNSEEN, UNSEEN, UNSEEN, UNSEEN, 41]
    game = with_reward(do("look"), stack=stack, shown=(41, 46), draw=(42, 43, 44, 45)).play("use")
    game.play("top 41", "top 42", "top 43", "top 44", "below 45")
    for other in OTHERS:
        seen = game.seen(other, 0)
        assert seen.stack == [HIDDEN, 46, HIDDEN, HIDDEN, HIDDEN, HIDDEN]
        assert seen.with_seat == [41]


@pytest.mark.rule("FF-54")
def test_a_look_does_not_touch_the_hand() -> None:
    game = with_reward(do("look"), stack=2, shown=(11,), draw=(41, 42)).play("use", "below 41", "below 42")
    for other in OTHERS:
        assert game.seen(other, 0).hand == [HIDDEN, HIDDEN, 11]


def test_with_this_seat_until_seen_again() -> None:
    """Not by a draw that may have brought it back; by being played."""
    game = with_reward(do("cycle"), stack=1, shown=(11,), draw=(41,)).play("below 11", "done", "supply card")
    assert game.hand == [11, 12, 13, 41]
    for other in OTHERS:
        assert game.seen(other, 0).with_seat == [11]
        assert game.seen(other, 0).hand == [HIDDEN] * 4
    game.play("play 11", "done")
    for other in OTHERS:
        assert game.seen(other, 0).with_seat == []
        assert game.view(other).played == [1, 11]


@pytest.mark.rule("FF-56")
def test_with_this_seat_may_be_a_laid_card() -> None:
    faces = {1: card("1 wheat", do("cycle")), 2: card("1 wheat", do("fulfil_unseen"))}
    game = given(faces, hand=[1, 2, 11], shown=[11], stack=1, crops="2 wheat", draw=[41])
    game.play("play 1", "below 11", "done", "play 2", "use")
    assert game.fulfilled == [11]
    for other in OTHERS:
        assert game.seen(other, 0).fulfilled == [HIDDEN]
        assert game.seen(other, 0).with_seat == [11]


@pytest.mark.rule("FF-36")
def test_a_reshuffle_wipes_the_order_and_leaves_the_contents_known() -> None:
    game = given(market=[31, 32, 33, 34, 35], market_stack=0, discard=[54, 51, 53, 52], crops="1 wheat", reveal=[53])
    game.play("market 31", "done", "supply pig", "done")
    for seat in (0, *OTHERS):
        assert sorted(game.view(seat).shuffled) == [51, 52, 54]
        assert game.view(seat).market_stack == 3
    assert game.script.pools[-1] == [51, 52, 53, 54], "each of them could have come"


# ---- Pools ----------------------------------------------------------------------------------------------------------


def test_one_pool_until_the_first_reshuffle() -> None:
    """It feeds the market stack and all slots known to nobody."""
    game = given(hand=[11], market=[31, 32, 33, 34, 35], crops="1 wheat").play("supply card", draw=[41])
    game.play("market 31", "done", "done", reveal=[42])
    drawn, revealed = game.script.pools
    assert revealed == [number for number in drawn if number != 41]
    assert len(drawn) == 9 + 9 + game.view(0).market_stack + 1


def test_a_reshuffled_market_stack_is_a_pool_of_its_own() -> None:
    """Exactly the shuffled discard pile; the stacks go on with the old one."""
    game = given(hand=[11], stack=2, market=[31, 32, 33, 34, 35], market_stack=0, discard=[51, 52, 53], crops="1 wheat")
    game.play("market 31", "done", "supply pig", "done")
    assert game.script.pools == [[51, 52, 53]]
    game.play("supply card", "done")
    assert len(game.script.pools[1]) == 2 + 9
    assert not {51, 52, 53} & set(game.script.pools[1])
