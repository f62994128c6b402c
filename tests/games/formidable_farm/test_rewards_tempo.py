"""Rewards of tempo: another turn, a discount, a fourth card, a third card. (FF-61, FF-62, FF-66, FF-67)"""

import pytest

from farmtable.core.rules.seats import SPECTATOR
from tests.games.formidable_farm.position import Has, Row, card, do, given

AGAIN = card("1 wheat", do("another_turn"))
CHEAPER = card("1 wheat", do("discount"))
FOURTH = card("1 wheat", do("fourth_card"))
THIRD = card("1 wheat", do("third_card"))

# ---- Another turn (FF-61) -------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-61")
def test_another_turn_after_this_one() -> None:
    """First this one is finished; then supplies and three cards again."""
    game = given({1: AGAIN}, hand=[1, 11, 12, 13, 14], crops="9 wheat")
    game.play("play 1", "use", "play 11", "done", "play 12", "done", "supply pig", "done")
    assert (game.asked, game.fulfilled, game.played) == (0, [1, 11, 12], [])
    assert game.offers("supply sheep", "play 13")
    assert game.play("supply sheep", "done").asked == 1


@pytest.mark.rule("FF-61")
def test_several_in_one_turn_give_one() -> None:
    game = given({1: AGAIN, 2: AGAIN}, hand=[1, 2, 11], crops="9 wheat")
    game.play("play 1", "use", "play 2")
    assert game.offers("supply pig"), "the second one gives nothing"
    game.play("supply pig", "done")
    assert game.asked == 0
    assert game.play("supply sheep", "done").asked == 1


@pytest.mark.rule("FF-61")
def test_an_extra_turn_can_earn_a_further_one() -> None:
    game = given({1: AGAIN, 2: AGAIN}, hand=[1, 2, 11], crops="9 wheat")
    game.play("play 1", "use", "supply pig", "done", "play 2", "use", "supply sheep", "done")
    assert game.asked == 0
    assert game.play("supply pig", "done").asked == 1


@pytest.mark.rule("FF-61")
def test_it_counts_as_one_turn_for_the_round() -> None:
    """The start player is not passed over, nor comes twice."""
    game = given({1: AGAIN}, players=3, seat=1, start=0, turn=4, hand=[1, 11], crops="9 wheat")
    game.play("play 1", "use", "supply pig", "done", "supply sheep", "done")
    assert (game.asked, game.view(SPECTATOR).turn) == (2, 5)


# ---- A discount (FF-62) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-62")
def test_the_next_card_costs_one_listed_crop_less() -> None:
    """The player chooses which of its crops."""
    faces = {1: CHEAPER, 2: card("2 tomato 1 pig")}
    game = given(faces, hand=[1, 2], crops="1 wheat 2 tomato 1 pig").play("play 1", "use", "play 2")
    assert game.menu == ["spare tomato", "spare pig"]
    assert game.play("spare pig", "done").crops == "1 pig"


@pytest.mark.rule("FF-62")
def test_a_card_may_be_affordable_only_with_the_discount() -> None:
    """Then only a crop that makes it payable can be spared."""
    face = card("2 tomato 1 pig", do("take", crops="1 sheep"))
    assert not given({2: face}, hand=[2], crops="1 tomato 1 pig").offers("play 2")
    game = given({2: face}, hand=[2], crops="1 tomato 1 pig", discount=True).play("play 2", "use")
    assert game.crops == "1 sheep"


@pytest.mark.rule("FF-62")
def test_one_crop_not_two() -> None:
    assert not given({2: card("3 pig")}, hand=[2], crops="1 pig", discount=True).offers("play 2")


@pytest.mark.rule("FF-62")
def test_market_cards_too() -> None:
    game = given({2: card("2 pig")}, market=[2, 31, 32], hand=[11], crops="1 pig", discount=True).play(
        "market 2", "done"
    )
    assert game.crops == ""


@pytest.mark.rule("FF-62")
def test_only_the_very_next_card() -> None:
    game = given(hand=[11, 12], crops="9 wheat", discount=True).play("play 11", "done", "play 12", "done")
    assert game.crops == "8 wheat"


@pytest.mark.rule("FF-62")
def test_the_card_itself_is_not_cheaper() -> None:
    game = given({1: CHEAPER}, hand=[1], crops="1 wheat").play("play 1", "use")
    assert game.crops == ""


@pytest.mark.rule("FF-62")
@pytest.mark.parametrize(
    ("cost", "crops"), [("3 any", "2 pig"), ("2 identical", "1 pig"), ("3 different", "1 wheat 1 pig")]
)
def test_open_crops_count_as_listed(cost: str, crops: str) -> None:
    """n becomes n - 1."""
    game = given({2: card(cost)}, hand=[2], crops=crops, discount=True).play("play 2")
    while not game.offers("use"):
        game.play(game.menu[0])
    assert game.crops == ""
    assert not given({2: card(cost)}, hand=[2], crops=crops).offers("play 2")


@pytest.mark.rule("FF-62")
def test_named_and_open_crops_to_choose_from() -> None:
    game = given({2: card("1 wheat 2 any")}, hand=[2], crops="3 wheat 3 pig", discount=True).play("play 2")
    assert game.menu == ["spare wheat", "spare any"]
    assert game.play("spare any").crops == "2 wheat 3 pig"
    assert game.play("pay pig", "done").crops == "2 wheat 2 pig"


@pytest.mark.rule("FF-62")
def test_identical_crops_one_less() -> None:
    game = given({2: card("3 identical")}, hand=[2], crops="2 wheat 2 pig", discount=True).play("play 2", "pay pig")
    assert game.crops == "2 wheat"


@pytest.mark.rule("FF-62")
def test_used_up_by_a_card_without_crops() -> None:
    game = given({2: card("3 fulfilled")}, hand=[2, 11], fulfilled=3, crops="1 wheat", discount=True)
    game.play("play 2", "done", "play 11", "done")
    assert (game.fulfilled, game.crops) == ([], "")


@pytest.mark.rule("FF-62", "FF-56")
def test_a_card_laid_unseen_does_not_use_it_up() -> None:
    """A card with both rewards: the discount holds after the other card was laid."""
    face = card("1 pig", do("discount"), do("fulfil_unseen"))
    game = given({1: face}, hand=[1, 11], crops="1 pig").play("play 1", "use", "use", "play 11", "done")
    assert game.crops == ""


@pytest.mark.rule("FF-62")
def test_two_discounts_never_meet() -> None:
    """The second discount card is itself the cheaper one; then one crop is spared, not two."""
    faces = {1: CHEAPER, 2: CHEAPER, 3: card("3 pig")}
    game = given(faces, hand=[1, 2, 3], crops="1 wheat 3 pig").play("play 1", "use", "play 2", "use", "play 3", "done")
    assert game.crops == "1 pig"


@pytest.mark.rule("FF-62")
def test_it_lapses_at_the_end_of_the_turn() -> None:
    """Also when an extra turn follows."""
    faces = {1: card("1 wheat", do("discount"), do("another_turn"))}
    game = given(faces, hand=[1, 11], crops="2 wheat").play("play 1", "use", "use", "supply pig", "done")
    assert game.asked == 0
    assert game.play("play 11", "done").crops == "1 pig"


# ---- A fourth card (FF-66) ------------------------------------------------------------------------------------------


def cards_in_a_turn(*faces: Row) -> int:
    """How many of these cards, in this order, can be played in a turn."""
    hand = range(1, len(faces) + 1)
    game = given(dict(zip(hand, faces, strict=True)), hand=[*hand], crops="9 wheat", market=0)
    for k in hand:
        if not game.offers(f"play {k}"):
            return k - 1
        game.play(f"play {k}", *(["done"] if "fourth_card" not in str(faces[k - 1]) else []))
    return len(faces)


PLAIN = card("1 wheat")


@pytest.mark.rule("FF-66")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_fourth_card_may_be_played(place: int) -> None:
    """... any card, once this one has been."""
    faces = [PLAIN] * 5
    faces[place] = FOURTH
    assert cards_in_a_turn(*faces) == 4


@pytest.mark.rule("FF-66")
def test_it_may_itself_be_the_fourth() -> None:
    assert cards_in_a_turn(PLAIN, PLAIN, PLAIN, FOURTH, PLAIN) == 4


@pytest.mark.rule("FF-66")
def test_no_other_card_may_be_the_fourth() -> None:
    assert cards_in_a_turn(PLAIN, PLAIN, PLAIN, PLAIN) == 3


@pytest.mark.rule("FF-66")
def test_never_a_fifth() -> None:
    assert cards_in_a_turn(FOURTH, FOURTH, PLAIN, PLAIN, PLAIN) == 4
    assert cards_in_a_turn(FOURTH, PLAIN, PLAIN, PLAIN, FOURTH) == 4
    assert cards_in_a_turn(PLAIN, PLAIN, PLAIN, FOURTH, FOURTH) == 4


@pytest.mark.rule("FF-66")
def test_a_market_card_may_be_the_fourth_too() -> None:
    game = given({1: FOURTH}, hand=[11, 12, 13], market=[1, 31, 32, 33], crops="9 wheat")
    game.play("play 11", "done", "play 12", "done", "play 13", "done")
    assert game.verbs("market") == ["1"]
    game.play("market 1")
    assert (game.played, game.verbs("market")) == ([11, 12, 13, 1], [])


@pytest.mark.rule("FF-66")
def test_only_this_turn() -> None:
    game = given({1: FOURTH}, hand=[1, 11, 12, 13, 14], crops="9 wheat", others={1: Has(hand=[])})
    game.play("play 1", "supply pig", "done", "supply wheat", "done")
    game.play("play 11", "done", "play 12", "done", "play 13", "done")
    assert game.verbs("play") == []


# ---- The third card (FF-67) -----------------------------------------------------------------------------------------


@pytest.mark.rule("FF-67")
@pytest.mark.parametrize(("before", "crop"), [(0, False), (1, False), (2, True)])
def test_a_crop_if_it_is_the_third_card(before: int, crop: bool) -> None:
    game = given({1: THIRD}, hand=[1, 11, 12, 13], crops="9 wheat")
    for k in range(before):
        game.play(f"play {11 + k}", "done")
    game.play("play 1")
    assert game.offers("take pig") == crop
    assert game.offers("supply pig") != crop


@pytest.mark.rule("FF-67")
def test_one_crop_of_choice() -> None:
    game = given({1: THIRD}, hand=[1, 11], market=[31, 32, 33, 34, 35], crops="3 wheat")
    game.play("play 11", "done", "market 31", "done", "play 1")
    assert game.menu == ["done", "take wheat", "take cucumber", "take tomato", "take sheep", "take pig"]
    assert game.play("take sheep").crops == "1 sheep"
    assert game.offers("supply pig")


@pytest.mark.rule("FF-67")
def test_the_fourth_card_is_not_the_third() -> None:
    game = given({1: THIRD, 2: FOURTH}, hand=[1, 2, 11, 12], crops="9 wheat")
    assert game.play("play 2", "play 11", "done", "play 12", "done", "play 1").offers("supply pig")


@pytest.mark.rule("FF-67", "FF-56")
def test_a_card_laid_unseen_does_not_count() -> None:
    """Played second, with one laid unseen before: no crop. Played third: a crop."""
    faces = {1: THIRD, 2: card("1 wheat", do("fulfil_unseen"))}
    game = given(faces, hand=[1, 2, 11], crops="9 wheat").play("play 2", "use", "play 1")
    assert game.offers("supply pig")
    game = given(faces, hand=[1, 2, 11], crops="9 wheat").play("play 2", "use", "play 11", "done", "play 1")
    assert game.offers("take pig")


@pytest.mark.rule("FF-67")
def test_the_third_card_of_the_turn_not_of_the_game() -> None:
    game = given({1: THIRD}, hand=[1, 11, 12], crops="9 wheat").play("play 11", "done", "play 12", "done", "supply pig")
    assert game.play("done", "supply wheat", "done", "play 1").offers("supply sheep")
