"""What the tuned evaluation looks at: what is half done counts, and chains of cards that pay for one another."""

from __future__ import annotations

import pytest

from farmtable.games.formidable_farm.brain.features import FEATURES
from farmtable.games.formidable_farm.brain.value import value
from tests.games.formidable_farm.position import Has, Position, Row, card, do, given


def seen(game: Position, name: str, seat: int = 0) -> float:
    return FEATURES.row(game.s, seat)[FEATURES.names.index(name)]


def test_the_simple_value_is_among_them() -> None:
    game = given(hand=[1, 2], crops="2 wheat 1 pig")
    assert seen(game, "value") == value(game.s, 0) / 400


@pytest.mark.parametrize(
    ("reward", "name", "amount"),
    [
        (do("take", crops="2 pig"), "coming-crops", 48 / 40),
        (do("take_any", n=1), "coming-crops", 20 / 40),
        (do("draw", cards=3), "coming-cards", 3 / 2),
        (do("fulfil_unseen"), "coming-unseen", 1),
        (do("supplies", source="any", times=2), "coming-supplies", 2),
        (do("get_supplies"), "coming-supplies", 1),
        (do("another_turn"), "coming-control", 1),
        (do("look", cards=5), "coming-control", 1),
    ],
)
def test_a_reward_waits(reward: Row, name: str, amount: float) -> None:
    """The card is paid; what it brings is seen until it is taken or left, for the seat whose turn it is."""
    game = given({1: card("1 wheat", reward)}, hand=[1, 2], crops="1 wheat", disc="pig")
    assert seen(game, name) == 0
    game.play("play 1")
    assert seen(game, name) == pytest.approx(amount)
    assert seen(game, name, 1) == 0
    game.play("done")
    assert seen(game, name) == 0


def test_an_exchange_counts_while_it_can_be_made() -> None:
    face = card("1 wheat", do("exchange", give="1 cucumber", take="1 pig", times=2))
    assert seen(given({1: face}, hand=[1], crops="1 wheat 1 cucumber").play("play 1"), "coming-deals") == 1
    assert seen(given({1: face}, hand=[1], crops="1 wheat 1 tomato"), "coming-deals") == 0


def test_what_is_still_to_be_paid() -> None:
    game = given({1: card({"any": 2})}, hand=[1], crops="1 wheat 1 pig 1 sheep")
    assert seen(game.play("play 1"), "to-pay") == pytest.approx(18 / 40)
    assert seen(game.play("pay wheat"), "to-pay") == pytest.approx(9 / 40)
    back = given({1: card({"market_below": 3})}, hand=[1])
    assert seen(back.play("play 1"), "to-come-back") == 3


def test_a_chain_pays_with_what_its_cards_bring() -> None:
    """1 wheat pays for card 1, whose pig pays for card 2; card 3 needs two sheep."""
    faces = {
        1: card("1 wheat", do("take", crops="1 pig")),
        2: card("1 pig", do("take", crops="1 tomato")),
        3: card("2 sheep", do("take", crops="1 tomato")),
    }
    game = given(faces, hand=[1, 2, 3], crops="1 wheat")
    assert seen(game, "chain") == 2 / 2
    assert seen(game, "chain-supplied") == 2 / 2
    with_sheep = given(faces, hand=[1, 2, 3], crops="1 wheat 1 sheep")
    assert seen(with_sheep, "chain") == 2 / 2
    assert seen(with_sheep, "chain-supplied") == 3 / 2


def test_a_chain_needs_the_cards_that_it_pays_with() -> None:
    face = card({"fulfilled": 3})
    assert seen(given({1: face}, hand=[1], fulfilled=2), "chain") == 0
    assert seen(given({1: face}, hand=[1], fulfilled=3), "chain") == 1 / 2


def test_open_costs_take_what_there_is_most_of() -> None:
    faces = {1: card({"any": 2}, do("draw", cards=1)), 2: card("1 pig", do("draw", cards=1))}
    assert seen(given(faces, hand=[1, 2], crops="2 wheat 1 pig"), "chain") == 2 / 2
    assert seen(given(faces, hand=[1, 2], crops="1 wheat 1 pig"), "chain") == 1 / 2


def test_each_seat_is_seen_by_itself() -> None:
    game = given(hand=[1], crops="2 wheat", others={1: Has(hand=2, crops="3 pig")})
    assert (seen(game, "wheat", 0), seen(game, "pig", 0)) == (1.0, 0.0)
    assert (seen(game, "wheat", 1), seen(game, "pig", 1)) == (0.0, 1.5)
    assert (seen(game, "to-supply", 0), seen(game, "to-supply", 1)) == (1.0, 0.0)
