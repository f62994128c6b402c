"""Rewards that get supplies. (FF-52, FF-68)"""

import pytest

from tests.games.formidable_farm.position import Has, Position, card, do, given

RING = ["wheat", "cucumber", "tomato", "sheep", "pig", "card"]  # clockwise


def with_supplies(source: str, times: int = 1, disc: str = "wheat") -> Position:
    """A card that gets supplies from there has just been paid."""
    face = card("1 pig", do("supplies", source=source, times=times))
    others = {1: Has(disc="sheep")}
    return given({1: face}, hand=[1], crops="1 pig", disc=disc, others=others, fulfilled=[21, 22]).play("play 1")


# ---- Without moving the disc (FF-52) --------------------------------------------------------------------------------


@pytest.mark.rule("FF-52")
def test_from_the_own_space() -> None:
    game = with_supplies("own", disc="pig")
    assert game.menu == ["done", "supply pig"]
    game.play("supply pig")
    assert (game.crops, game.disc, game.fulfilled) == ("1 pig", "pig", [21, 22])


@pytest.mark.rule("FF-52")
@pytest.mark.parametrize("k", range(6))
def test_from_an_adjacent_space(k: int) -> None:
    """One step either way."""
    game = with_supplies("adjacent", disc=RING[k])
    assert set(game.menu) == {"done", f"supply {RING[k - 1]}", f"supply {RING[(k + 1) % 6]}"}


@pytest.mark.rule("FF-52")
@pytest.mark.parametrize("k", range(6))
def test_from_the_opposite_space(k: int) -> None:
    """Wheat and sheep, cucumber and pig, tomato and card."""
    assert with_supplies("opposite", disc=RING[k]).menu == ["done", f"supply {RING[(k + 3) % 6]}"]


@pytest.mark.rule("FF-52")
def test_from_any_space() -> None:
    game = with_supplies("any")
    assert game.menu == ["done", *(f"supply {name}" for name in RING)]
    assert game.play("supply tomato").crops == "2 tomato"


@pytest.mark.rule("FF-52")
@pytest.mark.parametrize(("seat", "previous"), [(0, "tomato"), (1, "wheat"), (2, "cucumber")])
def test_from_the_previous_players_space(seat: int, previous: str) -> None:
    """The right-hand neighbour's disc."""
    face = card("1 pig", do("supplies", source="previous"))
    discs = ["wheat", "cucumber", "tomato"]
    others = {other: Has(disc=discs[other]) for other in range(3) if other != seat}
    game = given({1: face}, players=3, seat=seat, hand=[1], crops="1 pig", disc=discs[seat], others=others)
    assert game.play("play 1").menu == ["done", f"supply {previous}"]


@pytest.mark.rule("FF-52")
def test_the_previous_player_in_an_extra_turn() -> None:
    """The neighbour still, not oneself."""
    faces = {1: card("1 pig", do("another_turn")), 2: card("1 pig", do("supplies", source="previous"))}
    game = given(faces, hand=[1, 2], crops="2 pig", disc="wheat", others={1: Has(disc="sheep")})
    game.play("play 1", "use", "supply tomato", "done", "play 2")
    assert game.menu == ["done", "supply sheep"]


@pytest.mark.rule("FF-52")
def test_solo_the_previous_disc_is_the_countdown_disc() -> None:
    face = card("1 pig", do("supplies", source="previous"))
    game = given({1: face}, players=1, hand=[1], crops="1 pig", disc="wheat", countdown="tomato")
    assert game.play("play 1", "supply tomato").crops == "2 tomato"


@pytest.mark.rule("FF-52")
def test_an_occupied_space_costs_nothing_and_the_disc_stays() -> None:
    game = with_supplies("any").play("supply sheep")
    assert (game.crops, game.disc, game.fulfilled) == ("1 sheep", "wheat", [21, 22])


@pytest.mark.rule("FF-52")
def test_it_is_not_the_turns_supplies() -> None:
    game = with_supplies("any").play("supply pig")
    assert game.offers("supply cucumber")
    assert not game.offers("done")


@pytest.mark.rule("FF-52")
def test_twice_from_the_same_space() -> None:
    game = with_supplies("any", times=2).play("supply tomato")
    assert game.menu == ["done", "use"]
    assert game.play("use").crops == "4 tomato"
    assert game.offers("supply cucumber")


@pytest.mark.rule("FF-52")
def test_once_is_once() -> None:
    assert with_supplies("own", disc="tomato").play("supply tomato").offers("supply cucumber")


@pytest.mark.rule("FF-52", "FF-13")
def test_a_card_from_the_draw_space() -> None:
    game = with_supplies("own", times=2, disc="card").play("supply card", "use", draw=[41, 42])
    assert game.hand == [41, 42]


@pytest.mark.rule("FF-52")
@pytest.mark.parametrize("source", ["own", "adjacent", "opposite"])
def test_without_the_own_disc_nothing(source: str) -> None:
    game = with_supplies(source, disc="")
    assert (game.offers("supply cucumber", "supply wheat"), game.crops) == (True, "")


@pytest.mark.rule("FF-52")
def test_without_the_previous_disc_nothing() -> None:
    face = card("1 pig", do("supplies", source="previous"))
    game = given({1: face}, hand=[1], crops="1 pig", turn=0).play("play 1")
    assert game.offers("supply cucumber", "supply pig")
    assert game.play("supply pig").crops == "1 pig"


# ---- Supplies in full (FF-68) ---------------------------------------------------------------------------------------


def with_get_supplies(disc: str = "wheat", fulfilled: int = 0, supplied: bool = False) -> Position:
    return given(
        {1: card("1 pig", do("get_supplies"))},
        hand=[1],
        crops="1 pig",
        disc=disc,
        fulfilled=fulfilled,
        supplied=supplied,
        others={1: Has(disc="sheep")},
    ).play("play 1")


@pytest.mark.rule("FF-68")
def test_supplies_once_more_move_the_disc() -> None:
    game = with_get_supplies(supplied=True)
    assert game.menu == ["done", "supply cucumber", "supply tomato", "supply pig", "supply card"]
    game.play("supply tomato")
    assert (game.crops, game.disc) == ("2 tomato", "tomato")
    assert game.verbs("supply") == []


@pytest.mark.rule("FF-68", "FF-30")
def test_the_same_space_for_two_cards() -> None:
    game = with_get_supplies(fulfilled=2, supplied=True).play("supply wheat")
    assert (game.crops, game.fulfilled) == ("3 wheat", [])


@pytest.mark.rule("FF-68", "FF-31")
def test_an_occupied_space_for_one_card() -> None:
    game = with_get_supplies(fulfilled=1, supplied=True)
    assert not game.offers("supply wheat")
    game.play("supply sheep")
    assert (game.crops, game.fulfilled) == ("1 sheep", [])


@pytest.mark.rule("FF-68")
def test_before_the_turns_own_supplies() -> None:
    """It moves the disc; the turn's own supplies then move it again."""
    game = with_get_supplies().play("supply tomato")
    assert game.verbs("supply") == ["wheat", "cucumber", "pig", "card"]
    game.play("supply wheat")
    assert (game.crops, game.disc) == ("3 wheat 2 tomato", "wheat")


@pytest.mark.rule("FF-68")
def test_before_the_disc_is_on_the_board() -> None:
    """It places the disc."""
    game = with_get_supplies(disc="").play("supply tomato")
    assert game.disc == "tomato"
    assert "tomato" not in game.verbs("supply")


@pytest.mark.rule("FF-68")
def test_declined_it_leaves_the_turns_own() -> None:
    game = with_get_supplies().play("done")
    assert game.play("supply tomato").crops == "2 tomato"
