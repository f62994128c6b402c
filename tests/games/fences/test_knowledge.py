"""Who knows what: hands are dealt anew from what a seat has not seen, and from nothing else. (FE-01, FE-13, FE-14)"""

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.view import HIDDEN
from farmtable.games.fences.rules.board import HAND, POOL
from farmtable.games.fences.rules.state import Fences
from tests.games.fences.position import BLUE, GAME, RED, YELLOW
from tests.games.fences.test_setup import begun


def some_turns(players: int = 3, open_hands: int = 0) -> Fences:
    s = begun(players, open_hands, seed=6)
    chance = Chance(6)
    for _ in range(20):
        s.take(s.seat, s.menu.at(chance.below(s.menu.size)))
    return s


def unseen(s: Fences, seat: int) -> list[int]:
    """The pool of a seat: neither on the board nor in its own hand."""
    return sorted(
        tile for zone in (POOL, *(HAND + other for other in range(3) if other != seat)) for tile in s.row(zone)
    )


@pytest.mark.rule("FE-01")
def test_the_other_hands_come_from_what_a_seat_has_not_seen() -> None:
    s = some_turns()
    view = GAME.view(s, BLUE)
    for seed in range(20):
        other = GAME.imagine(view, Chance(seed))
        assert other.row(HAND + BLUE) == s.row(HAND + BLUE)
        assert unseen(other, BLUE) == unseen(s, BLUE)
        assert [other.count(HAND + seat) for seat in range(3)] == [s.count(HAND + seat) for seat in range(3)]


@pytest.mark.rule("FE-01")
def test_every_unseen_tile_may_be_in_any_hand() -> None:
    s = some_turns()
    view = GAME.view(s, BLUE)
    dealt = [GAME.imagine(view, Chance(seed)) for seed in range(600)]
    for seat in (RED, YELLOW):
        assert {tile for other in dealt for tile in other.row(HAND + seat)} == set(unseen(s, BLUE))


@pytest.mark.rule("FE-01")
def test_onlookers_see_no_hand() -> None:
    s = some_turns()
    assert all(set(seat.hand) <= {HIDDEN} for seat in GAME.view(s, SPECTATOR).seats)


@pytest.mark.rule("FE-14")
def test_a_seat_to_set_need_not_have_a_tile_that_fits() -> None:
    """It is asked all the same, so others learn nothing before it answers."""
    s = some_turns()
    assert s.asked == 1 << int(s.seat)
    others = [GAME.imagine(GAME.view(s, SPECTATOR), Chance(seed)) for seed in range(10)]
    assert {int(other.asked) for other in others} == {int(s.asked)}


def test_with_open_hands_there_is_nothing_to_imagine_but_the_supply() -> None:
    s = some_turns(open_hands=1)
    other = GAME.imagine(GAME.view(s, BLUE), Chance(3))
    assert [other.row(HAND + seat) for seat in range(3)] == [s.row(HAND + seat) for seat in range(3)]
    assert sorted(other.row(POOL)) == sorted(s.row(POOL))
