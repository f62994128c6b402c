"""The ledger's fiddly cases, by number."""

import pytest

from tests.games.formidable_farm.position import Has, Position, card, do, given

THIRD = card("1 wheat", do("third_card"))
FOURTH = card("1 wheat", do("fourth_card"))


@pytest.mark.rule("FF-51")
def test_01_draw_five_with_two_cards_in_the_stack() -> None:
    """Two cards, then three crops of choice, not necessarily of one kind."""
    game = given({1: card("1 wheat", do("draw", cards=5))}, hand=[1], crops="1 wheat", stack=2, draw=[41, 42])
    game.play("play 1", "use", "take wheat", "take pig", "take wheat")
    assert (game.hand, game.stack, game.crops) == ([41, 42], [], "2 wheat 1 pig")
    assert game.offers("supply pig")


@pytest.mark.rule("FF-58")
def test_02_draw_three_put_two_below_with_two_cards_in_the_stack() -> None:
    """One card is drawn, none goes below, one stays. With an empty stack: one crop."""
    faces = {1: card("1 wheat", do("draw_and_return", draw=3, give_back=2))}
    game = given(faces, hand=[1, 11, 12], crops="1 wheat", stack=2, draw=[41]).play("play 1", "use")
    assert (game.hand, len(game.stack), game.offers("supply pig")) == ([11, 12, 41], 1, True)
    game = given(faces, hand=[1, 11, 12], crops="1 wheat", stack=0).play("play 1", "use", "take sheep")
    assert (game.hand, game.crops, game.offers("supply pig")) == ([11, 12], "1 sheep", True)


@pytest.mark.rule("FF-13", "FF-33", "FF-53", "FF-56", "FF-60")
def test_03_an_empty_stack() -> None:
    """The draw space gives nothing; FF-33 and FF-60 are not offered; FF-53 and FF-56 do nothing."""
    game = given(hand=[11], stack=0).play("supply card")
    assert (game.hand, game.crops) == ([11], "")
    assert given(hand=[11], stack=0, fulfilled=9).verbs("buy") == ["crop"]
    for reward in (do("crop_for_card", times=3), do("draw_bottom"), do("fulfil_unseen")):
        game = given({1: card("1 wheat", reward)}, hand=[1, 11], stack=0, crops="9 wheat").play("play 1")
        assert game.offers("supply pig")
        assert (game.hand, game.fulfilled, game.crops) == ([11], [], "8 wheat")


@pytest.mark.rule("FF-23", "FF-56")
def test_04_cards_of_this_turn_pay_nothing() -> None:
    """But for a card that was laid by FF-56: it can pay at once."""
    others = {1: Has(disc="pig")}
    game = given(hand=[11, 12], crops="2 wheat", others=others).play("play 11", "done", "play 12", "done")
    assert "pig" not in game.verbs("supply")
    assert game.verbs("buy") == []
    game = given({1: card("1 wheat", do("fulfil_unseen"))}, hand=[1], crops="1 wheat", others=others, draw=[41])
    assert game.play("play 1", "use", "supply pig").discard == [41]


@pytest.mark.rule("FF-62")
def test_05_a_discount_on_a_card_without_crops_and_on_a_single_wheat() -> None:
    """Three fulfilled cards: full price, the discount is gone. 1 wheat: free."""
    faces = {1: card("3 fulfilled"), 2: card("2 wheat")}
    game = given(faces, hand=[1, 2], fulfilled=3, crops="1 wheat", discount=True).play("play 1", "done")
    assert game.fulfilled == []
    assert not game.offers("play 2")
    game = given(hand=[11], discount=True).play("play 11", "use")
    assert game.crops == "1 tomato"


@pytest.mark.rule("FF-30", "FF-31")
def test_06_discs_on_one_space() -> None:
    """Another disc on mine: to stay costs 2 cards, not 3. A space with two other discs: 2 cards."""
    game = given(disc="pig", others={1: Has(disc="pig")}, fulfilled=[21, 22, 23]).play("supply pig")
    assert game.fulfilled == [23]
    others = {1: Has(disc="pig"), 2: Has(disc="pig")}
    game = given(players=3, disc="wheat", others=others, fulfilled=[21, 22, 23]).play("supply pig")
    assert game.fulfilled == [23]


@pytest.mark.rule("FF-11")
def test_07_market_cards_of_the_first_and_the_third_turn() -> None:
    """First turn: one market card and two hand cards, not two market cards. Third turn: three market cards."""

    def turn(number: int) -> Position:
        market = [31, 32, 33, 34, 35]
        return given(turn=number, players=3, hand=[11, 12, 13], market=market, crops="9 wheat").play(
            "market 31", "done"
        )

    game = turn(0)
    assert game.verbs("market") == []
    assert game.play("play 11", "done", "play 12", "done").played == [31, 11, 12]
    assert turn(2).play("market 32", "done", "market 33", "done").played == [31, 32, 33]


@pytest.mark.rule("FF-66", "FF-67")
def test_08_four_cards_in_a_turn() -> None:
    """FF-66 as first, third or fourth of them; never a fifth. FF-67 as second or fourth card: no crop."""

    def turn() -> Position:
        return given({1: FOURTH, 2: THIRD}, hand=[1, 2, 11, 12, 13, 14], crops="9 wheat")

    assert turn().play("play 1", "play 11", "done", "play 12", "done", "play 13", "done").verbs("play") == []
    assert turn().play("play 11", "done", "play 12", "done", "play 1", "play 13", "done").verbs("play") == []
    assert turn().play("play 11", "done", "play 12", "done", "play 13", "done", "play 1").verbs("play") == []
    assert turn().play("play 11", "done", "play 2").offers("supply pig")
    assert turn().play("play 1", "play 11", "done", "play 12", "done", "play 2").offers("supply pig")


@pytest.mark.rule("FF-43", "FF-36")
def test_09_a_market_card_that_costs_three_market_cards() -> None:
    """In a market of five: one card is left, the refill brings four. In a market of three: not possible."""
    faces = {1: card("3 market_below")}
    game = given(faces, hand=[11], market=[1, 31, 32, 33, 34], reveal=[51, 52, 53, 54])
    game.play("market 1", "below 31", "below 32", "below 33", "done", "supply pig")
    assert game.market == [34]
    assert game.play("done").market == [34, 51, 52, 53, 54]
    assert not given(faces, hand=[11], market=[1, 31, 32]).offers("market 1")


@pytest.mark.rule("FF-36")
def test_10_one_card_left_for_two_places() -> None:
    """That card, then the discard pile is shuffled, then one of it. Discard pile empty: four cards."""
    game = given(market=[31, 32, 33, 34, 35], market_stack=1, discard=[51, 52, 53], crops="2 wheat", reveal=[41, 52])
    game.play("market 31", "done", "market 32", "done", "supply pig", "done")
    assert (game.market, game.discard) == ([33, 34, 35, 41, 52], [])
    game = given(market=[31, 32, 33, 34, 35], market_stack=1, crops="2 wheat", reveal=[41])
    game.play("market 31", "done", "market 32", "done", "supply pig", "done")
    assert game.market == [33, 34, 35, 41]


@pytest.mark.rule("FF-70")
def test_11_seat_2_of_4_is_done_in_round_9() -> None:
    """Start seat 1: seats 3 and 4 play round 9, seat 1 does not play again."""
    game = given(players=4, seat=1, start=0, turn=33, hand=[11], stack=0, crops="1 wheat")
    game.play("play 11", "done", "supply wheat", "done")
    assert game.asked == 2
    assert game.play("supply tomato", "done").asked == 3
    assert game.play("supply pig", "done").over
    assert game.table.places() == [2, 1, 2, 2]


@pytest.mark.rule("FF-71")
@pytest.mark.parametrize(
    ("mine", "yours", "places"),
    [("4 wheat 1 cucumber", "2 pig", [1, 1]), ("1 tomato 1 sheep", "4 wheat", [1, 2])],
)
def test_12_two_players_are_done(mine: str, yours: str, places: list[int]) -> None:
    """6 against 6: shared. 5 against 4: the first wins."""
    others = {0: Has(hand=0, stack=0, crops=mine)}
    game = given(seat=1, start=0, others=others, hand=0, stack=0, crops=yours, supplied=True, last_round=True)
    assert game.play("done").over
    assert game.table.places() == places


@pytest.mark.rule("FF-22", "FF-59")
def test_13_eight_wheat_or_nothing_and_wheat_for_tomato() -> None:
    """Wheat for tomato ×4 with 3 wheat: 0 to 3 times."""
    face = card("1 pig", do("take", crops="8 wheat"))
    assert given({1: face}, hand=[1], crops="1 pig").play("play 1").menu == ["done", "use"]
    assert given({1: face}, hand=[1], crops="1 pig").play("play 1", "done").crops == ""
    assert given({1: face}, hand=[1], crops="1 pig").play("play 1", "use").crops == "8 wheat"
    face = card("1 pig", do("exchange", give="1 wheat", take="1 tomato", times=4))
    for times, crops in enumerate(["3 wheat", "2 wheat 1 tomato", "1 wheat 2 tomato"]):
        game = given({1: face}, hand=[1], crops="3 wheat 1 pig").play("play 1", *["use"] * times, "done")
        assert (game.crops, game.offers("supply pig")) == (crops, True)
    game = given({1: face}, hand=[1], crops="3 wheat 1 pig").play("play 1", "use", "use", "use")
    assert (game.crops, game.offers("supply pig")) == ("3 tomato", True)


@pytest.mark.rule("FF-81", "FF-30")
def test_14_solo_the_countdown_disc() -> None:
    """Its space costs 1 card; when it comes to my space, to stay costs 2."""
    game = given(players=1, disc="wheat", countdown="pig", fulfilled=[21, 22, 23]).play("supply pig")
    assert game.fulfilled == [22, 23]
    game = given(players=1, disc="pig", countdown="pig", fulfilled=[21, 22, 23]).play("supply pig")
    assert game.fulfilled == [23]


@pytest.mark.rule("FF-84")
def test_15_solo_turn_eighteen() -> None:
    """The last hand card is paid with the stack empty: won, whatever its reward. One card left: lost."""
    for reward in (do("take", crops="1 pig"), do("draw", cards=5), do("another_turn"), do("cycle")):
        game = given({1: card("1 wheat", reward)}, players=1, turn=17, hand=[1], stack=0, crops="1 wheat")
        game.play("play 1")
        assert (game.over, game.table.scores()[0].points) == (True, 1)
    game = given(players=1, turn=17, hand=[11, 12], stack=0, crops="1 wheat", countdown="pig")
    game.play("play 11", "done", "supply wheat", "done")
    assert (game.over, game.table.scores()[0].points) == (True, 0)


@pytest.mark.rule("FF-82", "FF-67")
def test_16_solo_six_cards_in_a_turn() -> None:
    """FF-67 pays only for the third."""
    faces = dict.fromkeys(range(1, 7), THIRD)
    game = given(faces, players=1, hand=[1, 2, 3, 4, 5, 6, 11], crops="6 wheat", countdown="pig")
    crops = []
    for number in range(1, 7):
        game.play(f"play {number}")
        crops.append(game.offers("take pig"))
        if crops[-1]:
            game.play("take pig")
    assert crops == [False, False, True, False, False, False]
    assert game.crops == "1 pig"


@pytest.mark.rule("FF-40")
def test_17_three_different_crops_with_two_kinds() -> None:
    assert not given({1: card("3 different")}, hand=[1], crops="9 wheat 9 pig").offers("play 1")
    assert given({1: card("3 different")}, hand=[1], crops="9 wheat 9 pig 1 sheep").offers("play 1")


@pytest.mark.rule("FF-52")
def test_18_supplies_without_a_disc() -> None:
    """From its own space: nothing. From any space: works."""
    faces = {1: card("1 wheat", do("supplies", source="own")), 2: card("1 wheat", do("supplies", source="any"))}
    game = given(faces, hand=[1, 2], crops="2 wheat").play("play 1")
    assert (game.offers("play 2"), game.crops) == (True, "1 wheat")
    assert game.play("play 2", "supply sheep").crops == "1 sheep"
    assert game.disc == ""
