"""What trade cards cost. (FF-40 to FF-46)"""

import pytest

from tests.games.formidable_farm.position import UNSEEN, Position, Row, card, do, given


def with_cost(cost: str | Row, crops: str) -> Position:
    return given({1: card(cost)}, hand=[1], crops=crops)


# ---- Crops (FF-40) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-40")
def test_a_bundle_of_named_crops() -> None:
    game = with_cost("1 wheat 2 cucumber 1 sheep", "2 wheat 2 cucumber 1 sheep 1 pig")
    assert game.play("play 1", "done").crops == "1 wheat 1 pig"


@pytest.mark.rule("FF-40")
@pytest.mark.parametrize("crop", ["wheat", "cucumber", "tomato", "sheep", "pig"])
def test_each_named_crop_is_needed(crop: str) -> None:
    """One of each kind, of all others plenty: one is missing."""
    kinds = ("wheat", "cucumber", "tomato", "sheep", "pig")
    cost = " ".join(f"2 {kind}" for kind in kinds)
    assert not with_cost(cost, " ".join(f"{1 if kind == crop else 9} {kind}" for kind in kinds)).offers("play 1")
    assert with_cost(cost, " ".join(f"{2 if kind == crop else 9} {kind}" for kind in kinds)).offers("play 1")


@pytest.mark.rule("FF-40")
def test_crops_of_any_type() -> None:
    """Alike or not."""
    game = with_cost("3 any", "2 wheat 2 pig")
    assert game.play("play 1", "pay wheat", "pay pig", "pay pig", "done").crops == "1 wheat"
    assert not with_cost("3 any", "1 wheat 1 pig").offers("play 1")


@pytest.mark.rule("FF-40")
def test_identical_crops_of_the_payers_choice() -> None:
    game = with_cost("2 identical", "2 wheat 3 tomato 1 pig").play("play 1")
    assert game.menu == ["pay wheat", "pay tomato"]
    assert game.play("pay tomato", "done").crops == "2 wheat 1 tomato 1 pig"


@pytest.mark.rule("FF-40")
def test_no_two_alike_no_identical_crops() -> None:
    assert not with_cost("2 identical", "1 wheat 1 cucumber 1 tomato 1 sheep 1 pig").offers("play 1")


@pytest.mark.rule("FF-40")
def test_different_crops() -> None:
    """No two of a kind."""
    game = with_cost("3 different", "2 wheat 2 tomato 1 pig 1 sheep").play("play 1", "pay tomato")
    assert game.menu == ["pay wheat", "pay sheep", "pay pig"]
    assert game.play("pay wheat").menu == ["pay sheep", "pay pig"]
    assert game.play("pay pig", "done").crops == "1 wheat 1 tomato 1 sheep"


@pytest.mark.rule("FF-40")
def test_named_crops_and_any() -> None:
    """A crop can't pay for both."""
    assert not with_cost("2 wheat 1 any", "2 wheat").offers("play 1")
    game = with_cost("2 wheat 1 any", "3 wheat 1 pig").play("play 1")
    assert game.menu == ["pay wheat", "pay pig"]
    assert game.play("pay pig", "done").crops == "1 wheat"


@pytest.mark.rule("FF-40")
def test_identical_and_different_crops() -> None:
    """Only such identical ones as leave the different ones: here it must be the wheat."""
    game = with_cost("2 identical 3 different", "3 wheat 2 tomato 1 pig").play("play 1")
    assert game.crops == "1 wheat 2 tomato 1 pig"
    assert game.play("pay pig", "pay tomato", "done").crops == "1 tomato"
    assert not with_cost("2 identical 3 different", "2 wheat 2 tomato 1 pig").offers("play 1")


@pytest.mark.rule("FF-40")
def test_different_and_any_crops() -> None:
    game = with_cost("2 different 2 any", "4 wheat 2 pig").play("play 1", "pay pig")
    assert game.crops == "3 wheat 1 pig", "the other one must be wheat"
    assert game.play("pay wheat", "pay wheat", "done").crops == "1 wheat 1 pig"
    assert not with_cost("2 different 2 any", "9 wheat").offers("play 1")
    assert not with_cost("2 different 2 any", "2 wheat 1 pig").offers("play 1")


@pytest.mark.rule("FF-40")
def test_identical_and_any_crops() -> None:
    assert with_cost("2 identical 1 any", "3 wheat").offers("play 1")
    assert not with_cost("2 identical 1 any", "2 wheat").offers("play 1")


# ---- Special costs (FF-41 to FF-45) ---------------------------------------------------------------------------------


@pytest.mark.rule("FF-41")
def test_a_fulfilled_card_below_the_stack() -> None:
    """The owner chooses which; it is the bottom card then, to be fulfilled again."""
    game = given({1: card("1 fulfilled_below")}, hand=[1], fulfilled=[23, 21, 22], stack=2).play("play 1")
    assert game.verbs("below") == ["21", "22", "23"]
    game.play("below 21")
    assert (game.fulfilled, game.stack) == ([23, 22], [21, UNSEEN, UNSEEN])


@pytest.mark.rule("FF-42")
def test_a_fulfilled_card_into_the_hand() -> None:
    """The owner chooses which; it may be fulfilled again this turn."""
    game = given({1: card("1 fulfilled_to_hand")}, hand=[1], fulfilled=[23, 21, 22], crops="1 wheat").play("play 1")
    assert game.verbs("get") == ["21", "22", "23"]
    game.play("get 22", "done")
    assert (game.fulfilled, game.hand) == ([23, 21], [22])
    assert game.offers("play 22")


@pytest.mark.parametrize(
    ("cost", "cards"),
    [
        pytest.param("1 fulfilled_below", 1, marks=pytest.mark.rule("FF-41", "FF-23")),
        pytest.param("1 fulfilled_to_hand", 1, marks=pytest.mark.rule("FF-42", "FF-23")),
        pytest.param("3 fulfilled", 3, marks=pytest.mark.rule("FF-44", "FF-23")),
    ],
)
def test_cards_played_this_turn_are_not_fulfilled_yet(cost: str, cards: int) -> None:
    """One too few before the turn: the ones played this turn do not help."""
    short = given({1: card(cost)}, hand=[1, 11, 12], crops="2 wheat", fulfilled=cards - 1)
    assert not short.play("play 11", "done", "play 12", "done").offers("play 1")
    assert given({1: card(cost)}, hand=[1], fulfilled=cards).offers("play 1")


@pytest.mark.rule("FF-43")
def test_one_market_card_below_the_stack() -> None:
    game = given({1: card("1 market_below")}, hand=[1], market=[31, 32, 33, 34, 35], stack=2).play("play 1")
    assert game.verbs("below") == ["31", "32", "33", "34", "35"]
    game.play("below 34", "done")
    assert (game.market, game.stack) == ([31, 32, 33, 35], [34, UNSEEN, UNSEEN])


@pytest.mark.rule("FF-43", "FF-46")
def test_three_market_cards_below_the_stack() -> None:
    """In the owner's order, the last one is the bottom card."""
    game = given({1: card("3 market_below")}, hand=[1], market=[31, 32, 33, 34, 35], stack=1)
    game.play("play 1", "below 34", "below 31", "below 35", "done")
    assert (game.market, game.stack) == ([32, 33], [35, 31, 34, UNSEEN])


@pytest.mark.rule("FF-43")
@pytest.mark.parametrize(("market", "offered"), [(4, True), (3, False)])
def test_the_card_itself_is_none_of_the_three(market: int, offered: bool) -> None:
    """A market card that costs three market cards needs four in the market."""
    game = given({1: card("3 market_below")}, market=[1, *range(31, 30 + market)], hand=[11])
    assert game.offers("market 1") == offered


@pytest.mark.rule("FF-43")
@pytest.mark.parametrize(("market", "offered"), [(3, True), (2, False)])
def test_a_hand_card_needs_three_in_the_market(market: int, offered: bool) -> None:
    assert given({1: card("3 market_below")}, hand=[1], market=market).offers("play 1") == offered


@pytest.mark.rule("FF-43")
def test_such_cards_are_the_players_own_to_fulfil() -> None:
    """Put below and drawn again, a market card is a hand card."""
    faces = {1: card("1 market_below", do("draw_bottom"))}
    game = given(faces, hand=[1], market=[31, 32, 33, 34, 35], crops="1 wheat").play("play 1", "below 34", "use")
    assert game.offers("play 34")


@pytest.mark.rule("FF-43")
def test_cards_put_below_are_not_fulfilled() -> None:
    """They count neither for the limit of three nor for that of the first turn."""
    game = given({1: card("3 market_below")}, hand=[1, 11, 12], turn=0, crops="9 wheat", market=[31, 32, 33, 34, 35])
    game.play("play 1", "below 31", "below 32", "below 33", "done", "market 34", "done", "play 11", "done")
    assert (game.played, len(game.stack)) == ([1, 34, 11], 12)


@pytest.mark.rule("FF-44")
def test_three_fulfilled_cards() -> None:
    game = given({1: card("3 fulfilled")}, hand=[1], fulfilled=[24, 23, 22, 21]).play("play 1")
    assert (game.fulfilled, game.discard) == ([21], [24, 23, 22])
    assert not given({1: card("3 fulfilled")}, hand=[1], fulfilled=2).offers("play 1")


@pytest.mark.rule("FF-20", "FF-44")
def test_crops_and_cards_are_both_needed() -> None:
    faces = {1: card("1 wheat 3 fulfilled")}
    assert not given(faces, hand=[1], fulfilled=3).offers("play 1")
    assert not given(faces, hand=[1], fulfilled=2, crops="1 wheat").offers("play 1")
    assert given(faces, hand=[1], fulfilled=3, crops="1 wheat").offers("play 1")


# ---- Any number of sheep or pigs (FF-45) ----------------------------------------------------------------------------

ANIMALS: Row = {"number_of": ["sheep", "pig"]}


@pytest.mark.rule("FF-45")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_reward_scales_with_the_number(number: int) -> None:
    face = card(ANIMALS, do("take", crops="2 tomato 1 wheat", each=True))
    game = given({1: face}, hand=[1], crops="1 sheep 4 pig")
    game.play("play 1", *["pay pig"] * number, "done", "use")
    assert game.crops == f"{number} wheat {2 * number} tomato 1 sheep {4 - number} pig"


@pytest.mark.rule("FF-45")
def test_all_of_them() -> None:
    """When the last one is paid there is nothing left to ask."""
    face = card(ANIMALS, do("take", crops="3 wheat", each=True))
    game = given({1: face}, hand=[1], crops="2 sheep 1 pig")
    assert game.play("play 1", "pay sheep", "pay sheep", "use").crops == "6 wheat 1 pig"


@pytest.mark.rule("FF-45")
def test_cards_and_crops_of_choice_for_each_animal() -> None:
    face = card(ANIMALS, do("draw", cards=2, each=True), do("take_any", n=1, each=True))
    game = given({1: face}, hand=[1], crops="3 sheep 1 pig", draw=[41, 42, 43, 44])
    game.play("play 1", "pay sheep", "pay sheep", "done", "use", "use", "take wheat", "take pig")
    assert (game.hand, game.crops) == ([41, 42, 43, 44], "1 wheat 1 sheep 2 pig")
    assert game.offers("supply pig")


@pytest.mark.rule("FF-45")
def test_one_kind_not_a_mix() -> None:
    face = card(ANIMALS, do("take", crops="1 wheat", each=True))
    game = given({1: face}, hand=[1], crops="2 sheep 2 pig").play("play 1")
    assert game.menu == ["pay sheep", "pay pig"]
    assert game.play("pay sheep").menu == ["done", "pay sheep"]


@pytest.mark.rule("FF-45")
def test_at_least_one() -> None:
    face = card(ANIMALS, do("take", crops="1 wheat", each=True))
    assert not given({1: face}, hand=[1], crops="9 wheat 9 tomato 9 cucumber").offers("play 1")
    assert not given({1: face}, hand=[1], crops="2 pig 1 sheep").play("play 1").offers("done")


@pytest.mark.rule("FF-45", "FF-62")
def test_a_discount_does_not_apply_to_any_number() -> None:
    """It is used up, and pays nothing."""
    face = card(ANIMALS, do("take", crops="3 wheat", each=True))
    assert not given({1: face}, hand=[1], discount=True).offers("play 1")
    game = given({1: face}, hand=[1, 11], crops="1 pig", discount=True).play("play 1", "use")
    assert game.crops == "3 wheat"
    assert game.play("play 11", "done").crops == "2 wheat"


@pytest.mark.rule("FF-45")
def test_the_number_is_of_this_card() -> None:
    """The animals of another card do not count."""
    face = card(ANIMALS, do("take", crops="1 wheat", each=True))
    game = given({1: face, 2: face}, hand=[1, 2], crops="3 sheep 1 pig")
    game.play("play 1", "pay sheep", "pay sheep", "pay sheep", "done", "play 2", "use")
    assert game.crops == "1 wheat"


# ---- Below the stack (FF-46) ----------------------------------------------------------------------------------------


@pytest.mark.rule("FF-46")
def test_the_last_one_is_the_bottom_card() -> None:
    """Hand cards go one by one to the very bottom, in the owner's order."""
    game = given({1: card("1 wheat", do("cycle"))}, hand=[1, 11, 12, 13], stack=5, crops="1 wheat")
    game.play("play 1", "below 12", "below 13", "below 11")
    assert game.stack == [11, 13, 12, UNSEEN, UNSEEN]


@pytest.mark.rule("FF-46")
def test_drawn_from_the_top_put_at_the_bottom() -> None:
    """With a stack of one the card below is drawn second."""
    game = given({1: card("1 fulfilled_below", do("draw", cards=2))}, hand=[1], fulfilled=[21], stack=[41])
    game.play("play 1")
    assert game.stack == [21, 41]
