"""Module Jump-Start. (MFS-60 to MFS-62, MFS-74)"""

from __future__ import annotations

import pytest

from tests.games.my_farm_shop.support import Position, given, seen, started

SEEDLINGS = [f"draw {card}" for card in range(1, 7)]


def dealt(players: int = 3, start: int = 1, **options: int) -> Position:
    """Pairs 60 and 61, 62 and 63, ... are face up."""
    position = started(players, jump_start=1, **options).chance(f"start {start}", *SEEDLINGS)
    return position.chance(*[f"draw {card}" for card in range(60, 60 + 2 * players)])


@pytest.mark.rule("MFS-60")
def test_fields_four_and_eight_are_empty() -> None:
    s = dealt().s
    empty = [field for field in range(10) if not s.box.areas[s.face(0, field)]]
    assert empty == [2, 6]


@pytest.mark.rule("MFS-60")
def test_the_rest_is_as_printed() -> None:
    assert given(side=1).activating(2, 3).play("activate 5").has() == {"egg": 1}


@pytest.mark.rule("MFS-61")
def test_any_jump_start_card_may_be_dealt() -> None:
    position = started(2, jump_start=1).chance("start 1", *SEEDLINGS)
    assert sorted(position.outcomes()) == [f"draw {card}" for card in range(60, 70)]


@pytest.mark.rule("MFS-61")
def test_one_face_up_pair_a_player() -> None:
    assert seen(dealt(3)).pairs == [60, 61, 62, 63, 64, 65, 0, 0]


@pytest.mark.rule("MFS-61")
def test_three_players_seat_one_starts_seat_three_chooses_first() -> None:
    position = dealt(3)
    order = []
    for _ in range(2):
        seat = position.asked()[0]
        order.append(seat)
        position.play(position.menu(seat)[0], "place 4", seat=seat)
    assert order == [3, 2]
    assert position.asked() == [1]  # only one pair is left: the question is where to place it
    assert position.menu() == ["place 4", "place 8"]


@pytest.mark.rule("MFS-61")
def test_a_pair_that_is_taken_is_gone() -> None:
    position = dealt(3).play("pair 2", "place 4", seat=3)
    assert position.menu(2) == ["pair 1", "pair 3"]
    assert position.refused("pair 2", seat=2)[1] == "MFS-61"


@pytest.mark.rule("MFS-62")
@pytest.mark.parametrize(("field", "cards"), [("4", (60, 61)), ("8", (61, 60))])
def test_the_two_cards_go_on_four_and_eight_either_way_round(field: str, cards: tuple[int, int]) -> None:
    position = dealt(2).play("pair 1", f"place {field}", seat=2)
    assert (position.card("4", 2), position.card("8", 2)) == cards


@pytest.mark.rule("MFS-62")
def test_not_on_other_fields() -> None:
    position = dealt(2).play("pair 1", seat=2)
    assert position.refused("place 5", seat=2)[1] == "MFS-62"


@pytest.mark.rule("MFS-62", "MFS-29")
def test_a_used_up_card_leaves_an_empty_field() -> None:
    position = given(farm={"4": "2 egg; 1x"}, side=1, goods="1 bag").activating(2, 2).play("activate 4")
    assert position.cards() == set()
    assert position.has() == {"egg": 2, "bag": 1}
    position.activating(2, 2)
    assert "activate 4" not in position.menu()


@pytest.mark.rule("MFS-61")
def test_the_start_player_begins_after_the_choice() -> None:
    position = dealt(2, start=2).play("pair 1", "place 4", seat=1).play("place 4", seat=2)
    assert position.chance("roll 1", "roll 2", "roll 3").asked() == [2]


@pytest.mark.rule("MFS-74")
def test_pairs_are_chosen_after_farmer_and_goals_are_laid_out() -> None:
    position = started(2, jump_start=1, farmer=1, goals=1).chance("start 1", *SEEDLINGS)
    position.chance("skill good", "skill swap", "skill seven", "skill bags", "farmer 3", "goal icons", "goal bags")
    position.chance("draw 60", "draw 61", "draw 62", "draw 63")
    assert position.menu(2) == ["pair 1", "pair 2"]


@pytest.mark.rule("MFS-74")
@pytest.mark.parametrize("options", [{}, {"farmer": 1}, {"goals": 1}, {"farmer": 1, "goals": 1, "jump_start": 1}])
def test_any_combination_of_modules(options: dict[str, int]) -> None:
    assert set(seen(started(2, **options)).modules) == set(options)
