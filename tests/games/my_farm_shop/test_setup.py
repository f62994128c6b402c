"""Set-up. (MFS-01 to MFS-03)"""

from __future__ import annotations

import pytest

from farmtable.games.my_farm_shop.rules.state import POOL
from tests.games.my_farm_shop.support import OURS, Position, seen, started

SEEDLINGS = [f"draw {card.id}" for card in OURS.cards if card.back == 0]


def dealt(players: int = 2, **options: int) -> Position:
    """Seat 1 starts; the seedlings lie in the order of their ids."""
    position = started(players, **options).chance("start 1")
    for seedling in SEEDLINGS:
        position.chance(seedling)
    return position


@pytest.mark.rule("MFS-01")
def test_any_seedling_may_lie_in_the_first_stall() -> None:
    position = started().chance("start 1")
    assert position.outcomes() == SEEDLINGS


@pytest.mark.rule("MFS-01")
def test_six_seedlings_are_the_first_market() -> None:
    assert seen(dealt()).market == [card.id for card in OURS.cards if card.back == 0]


@pytest.mark.rule("MFS-02")
@pytest.mark.parametrize(
    ("players", "numbers"), [(2, (5, 5, 5, 3, 7, 2)), (3, (7, 5, 6, 3, 8, 3)), (4, (8, 6, 8, 4, 9, 4))]
)
def test_deck_is_stacked_by_backs(players: int, numbers: tuple[int, ...]) -> None:
    deck = seen(dealt(players)).deck
    assert tuple(deck.count(back) for back in range(1, 7)) == numbers
    assert deck == sorted(deck)


@pytest.mark.rule("MFS-02")
def test_next_card_is_any_unseen_card_of_its_back() -> None:
    position = dealt()
    assert sorted(position.s.row(POOL + 1)) == [card.id for card in OURS.cards if card.back == 1]
    position.chance("roll 1", "roll 2", "roll 3").play("stall 1 with 1", "place 2/12")
    while position.asked():
        position.play("done", seat=position.asked()[0])
    assert sorted(position.outcomes(), key=lambda text: int(text[5:])) == [
        f"draw {card.id}" for card in OURS.cards if card.back == 1
    ]


@pytest.mark.rule("MFS-03")
def test_everybody_has_a_good_of_each_type_and_two_bags() -> None:
    position = dealt(4)
    for seat in (1, 2, 3, 4):
        assert position.has(seat) == {"honey": 1, "egg": 1, "wool": 1, "milk": 1, "bag": 2}


@pytest.mark.rule("MFS-03")
def test_start_player_is_random() -> None:
    assert started(3).outcomes() == ["start 1", "start 2", "start 3"]


@pytest.mark.rule("MFS-03")
def test_start_player_has_the_first_turn() -> None:
    position = started(3).chance("start 2", *SEEDLINGS).chance("roll 1", "roll 2", "roll 3")
    assert position.asked() == [2]


@pytest.mark.rule("MFS-03")
def test_all_ten_fields_are_printed() -> None:
    s = dealt().s
    assert all(s.box.areas[s.face(0, field)] for field in range(10))
