"""Why a choice is refused: the reason and the rule; nothing changes by it."""

import pytest

from farmtable.core.show.phrase import IllegalChoice
from tests.games.formidable_farm.position import Cards, Has, Position, Row, card, do, given


def in_question(face: Row, crops: str = "9 wheat 9 pig", fulfilled: Cards = (21, 22)) -> Position:
    """The card with this face was just played and asks something."""
    game = given({1: face}, hand=[1, 11, 12], crops=crops, fulfilled=fulfilled, market=[31, 32, 33], disc="pig")
    return game.play("play 1")


# ---- In the turn ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-10")
def test_the_turn_can_not_end_before_the_supplies() -> None:
    assert given().refused("done") == ("refused-supplies-first", "FF-10")


@pytest.mark.rule("FF-10")
def test_supplies_were_got_already() -> None:
    assert given(supplied=True).refused("supply pig") == ("refused-supplied", "FF-10")


@pytest.mark.rule("FF-30")
def test_too_few_cards_to_stay() -> None:
    assert given(disc="pig", fulfilled=1).refused("supply pig") == ("refused-same-space", "FF-30")


@pytest.mark.rule("FF-31")
def test_too_few_cards_for_an_occupied_space() -> None:
    assert given(others={1: Has(disc="pig")}).refused("supply pig") == ("refused-occupied", "FF-31")


@pytest.mark.rule("FF-32", "FF-33")
def test_too_few_cards_to_buy() -> None:
    game = given(fulfilled=2)
    assert game.refused("buy crop") == ("refused-fulfilled", "FF-32")
    assert game.refused("buy card") == ("refused-fulfilled", "FF-33")


@pytest.mark.rule("FF-33")
def test_no_card_from_an_empty_stack() -> None:
    assert given(hand=[11], stack=0, fulfilled=3).refused("buy card") == ("refused-stack-empty", "FF-33")


@pytest.mark.rule("FF-20")
def test_a_card_that_is_not_there() -> None:
    game = given(hand=[11], market=[31, 32], fulfilled=[21], crops="9 wheat")
    for number in (12, 21, 31):
        assert game.refused(f"play {number}") == ("refused-not-in-hand", "FF-20")
    for number in (11, 21, 33):
        assert game.refused(f"market {number}") == ("refused-not-in-market", "FF-20")


@pytest.mark.rule("FF-20")
def test_a_cost_that_can_not_be_paid() -> None:
    game = given({1: card("2 tomato"), 2: card("3 different")}, hand=[1], market=[2], crops="1 tomato 9 pig")
    assert game.refused("play 1") == ("refused-cost", "FF-20")
    assert game.refused("market 2") == ("refused-cost", "FF-20")


@pytest.mark.rule("FF-11")
def test_no_more_market_cards_in_the_first_turn() -> None:
    game = given(turn=0, market=[31, 32], hand=[11], crops="9 wheat").play("market 31", "done")
    assert game.refused("market 32") == ("refused-market-limit", "FF-11")


@pytest.mark.rule("FF-10", "FF-66")
def test_no_fourth_card_and_never_a_fifth() -> None:
    faces = {1: card("1 wheat", do("fourth_card"))}
    game = given(faces, hand=[1, 11, 12, 13, 14], market=[31], crops="9 wheat")
    game.play("play 11", "done", "play 12", "done", "play 13", "done")
    assert game.refused("play 14") == ("refused-limit", "FF-10")
    assert game.refused("market 31") == ("refused-limit", "FF-10")
    assert game.play("play 1").refused("play 14") == ("refused-limit", "FF-66")


@pytest.mark.parametrize(
    ("cost", "key", "rule"),
    [
        pytest.param("1 fulfilled_below", "refused-fulfilled", "FF-41", marks=pytest.mark.rule("FF-41")),
        pytest.param("1 fulfilled_to_hand", "refused-fulfilled", "FF-42", marks=pytest.mark.rule("FF-42")),
        pytest.param("3 market_below", "refused-market-short", "FF-43", marks=pytest.mark.rule("FF-43")),
        pytest.param("3 fulfilled", "refused-fulfilled", "FF-44", marks=pytest.mark.rule("FF-44")),
    ],
)
def test_a_special_cost_that_can_not_be_paid(cost: str, key: str, rule: str) -> None:
    assert given({1: card(cost)}, hand=[1], market=[31, 32], fulfilled=0).refused("play 1") == (key, rule)


@pytest.mark.rule("FF-10")
@pytest.mark.parametrize(
    "words", ["use", "take pig", "pay pig", "spare pig", "below 11", "top 11", "get 31", "give 11"]
)
def test_answers_without_a_question(words: str) -> None:
    game = given(hand=[11], market=[31], crops="1 pig")
    assert game.refused(words) == ("refused-not-in-turn", "FF-10")


# ---- In a payment or a reward ---------------------------------------------------------------------------------------


@pytest.mark.rule("FF-34")
@pytest.mark.parametrize("words", ["play 11", "market 31", "buy crop", "buy card", "supply wheat"])
@pytest.mark.parametrize(
    "face",
    [
        card("1 wheat", do("take", crops="1 pig")),
        card("2 any"),
        card("1 wheat", do("cycle")),
        card("1 wheat", do("take_any", n=2)),
    ],
    ids=["reward", "payment", "cycle", "crops"],
)
def test_first_the_question(face: Row, words: str) -> None:
    assert in_question(face, fulfilled=9).refused(words) == ("refused-first-answer", "FF-34")


@pytest.mark.rule("FF-34", "FF-52")
def test_first_the_question_about_supplies() -> None:
    """Another space is no answer to it; a card or a rule breaker comes later."""
    game = in_question(card("1 wheat", do("supplies", source="own")), fulfilled=9)
    assert game.refused("supply wheat") == ("refused-not-offered", "FF-52")
    for words in ("play 11", "market 31", "buy crop"):
        assert game.refused(words) == ("refused-first-answer", "FF-34")


@pytest.mark.parametrize(
    ("face", "words", "rule"),
    [
        pytest.param(card("2 any"), "pay sheep", "FF-40", marks=pytest.mark.rule("FF-40")),
        pytest.param(card("2 identical"), "pay sheep", "FF-40", marks=pytest.mark.rule("FF-40")),
        pytest.param(card("2 different"), "pay tomato", "FF-40", marks=pytest.mark.rule("FF-40")),
        pytest.param(card({"number_of": ["sheep", "pig"]}), "pay wheat", "FF-45", marks=pytest.mark.rule("FF-45")),
        pytest.param(card("1 wheat", do("crop_for_card")), "pay sheep", "FF-60", marks=pytest.mark.rule("FF-60")),
    ],
)
def test_a_crop_that_can_not_be_paid_here(face: Row, words: str, rule: str) -> None:
    crops = "9 wheat 9 pig 1 cucumber" if rule != "FF-45" else "9 wheat 9 pig 2 sheep"
    assert in_question(face, crops=crops).refused(words) == ("refused-no-such-crop", rule)


@pytest.mark.rule("FF-62")
def test_a_crop_that_can_not_be_spared() -> None:
    """Not on the card; or the rest could not be paid."""
    game = given({1: card("2 wheat 1 pig 1 any")}, hand=[1], crops="2 wheat 2 sheep", discount=True)
    assert game.play("play 1").crops == "1 sheep", "only the pig can be spared, so it was"
    game = given({1: card("2 wheat 1 pig")}, hand=[1], crops="2 wheat 2 pig", discount=True).play("play 1")
    assert game.refused("spare tomato") == ("refused-not-spared", "FF-62")
    assert game.refused("done") == ("refused-not-offered", "FF-62")


@pytest.mark.parametrize(
    ("face", "words", "rule"),
    [
        (card("2 any"), "done", "FF-40"),
        (card("1 fulfilled_below"), "below 11", "FF-41"),
        (card("1 fulfilled_to_hand"), "get 31", "FF-42"),
        (card("1 market_below"), "below 11", "FF-43"),
        (card({"number_of": ["sheep", "pig"]}), "done", "FF-45"),
        (card("1 wheat", do("take", crops="8 wheat")), "take wheat", "FF-22"),
        (card("1 wheat", do("take_any", n=2)), "use", "FF-50"),
        (card("1 wheat", do("take_identical", n=2)), "use", "FF-50"),
        (card("1 wheat", do("take_different", n=2)), "use", "FF-50"),
        (card("1 wheat", do("draw", cards=2)), "take wheat", "FF-22"),
        (card("1 wheat", do("supplies", source="any")), "use", "FF-52"),
        (card("1 wheat", do("cycle")), "below 31", "FF-55"),
        (card("1 wheat", do("crop_for_card")), "use", "FF-60"),
        (card("1 wheat", do("swap_market")), "get 21", "FF-63"),
        (card("1 wheat", do("swap_fulfilled")), "get 31", "FF-64"),
        (card("1 wheat", do("get_supplies")), "use", "FF-68"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
@pytest.mark.rule("FF-22", "FF-40", "FF-41", "FF-42", "FF-43", "FF-45", "FF-50", "FF-52", "FF-55", "FF-60", "FF-63")
def test_not_among_the_answers(face: Row, words: str, rule: str) -> None:
    """The rule is the one behind the question."""
    assert in_question(face, crops="9 wheat 9 pig 2 sheep").refused(words) == ("refused-not-offered", rule)


@pytest.mark.parametrize(
    ("reward", "before", "words", "rule"),
    [
        (do("look"), ["use"], "done", "FF-54"),
        (do("draw_and_return", draw=2, give_back=1), ["use"], "done", "FF-57"),
        (do("swap_market"), ["get 31"], "give 31", "FF-63"),
        (do("swap_fulfilled"), ["get 21"], "give 22", "FF-64"),
        (do("take_different", n=2), ["take pig"], "take pig", "FF-50"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
@pytest.mark.rule("FF-50", "FF-54", "FF-57", "FF-63", "FF-64")
def test_not_among_the_further_answers(reward: Row, before: list[str], words: str, rule: str) -> None:
    game = in_question(card("1 wheat", reward)).play(*before)
    assert game.refused(words) == ("refused-not-offered", rule)


@pytest.mark.rule("FF-67")
def test_not_among_the_answers_of_a_third_card() -> None:
    game = given({1: card("1 wheat", do("third_card"))}, hand=[1, 11, 12], crops="9 wheat")
    game.play("play 11", "done", "play 12", "done", "play 1")
    assert game.refused("use") == ("refused-not-offered", "FF-67")


@pytest.mark.rule("FF-68", "FF-30", "FF-31")
def test_extra_supplies_that_can_not_be_paid() -> None:
    face = card("1 wheat", do("get_supplies"))
    game = given({1: face}, hand=[1], crops="1 wheat", disc="pig", others={1: Has(disc="sheep")}).play("play 1")
    assert game.refused("supply pig") == ("refused-same-space", "FF-30")
    assert game.refused("supply sheep") == ("refused-occupied", "FF-31")


# ---- Not asked at all -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-04")
def test_only_the_player_whose_turn_it_is() -> None:
    game = given()
    choice = game.game.vocabulary.parse("supply pig")
    with pytest.raises(IllegalChoice, match="refused-not-asked"):
        game.table.take(1, choice, game.table.version(1))


@pytest.mark.rule("FF-70")
def test_nothing_after_the_end() -> None:
    game = given(seat=1, start=0, supplied=True, last_round=True, hand=[11]).play("done")
    assert game.over
    assert game.refused("supply pig") == ("refused-game-over", "")
