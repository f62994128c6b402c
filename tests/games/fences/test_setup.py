"""Preparation: tiles by the number of players, hands, profiles, the start player. (FE-01 to FE-03)"""

import itertools

import pytest

from farmtable.core.rules.playout import Chance, nature
from farmtable.core.rules.seats import NATURE, SPECTATOR
from farmtable.core.show.view import HIDDEN
from farmtable.games.fences.rules.board import HAND, POOL
from farmtable.games.fences.rules.declared import DRAWS, START
from farmtable.games.fences.rules.state import Fences
from farmtable.table.table import seen
from tests.games.fences.position import BLUE, GAME, RED

MARK = {2: 60, 3: 72, 4: 84}


def begun(players: int, open_hands: int = 0, seed: int = 1) -> Fences:
    s = GAME.new(players, {"open_hands": open_hands})
    s.events = []
    s.settle()
    nature(s, Chance(seed))
    return s


def tiles_in(s: Fences) -> list[int]:
    return sorted(tile for zone in (POOL, *range(HAND, HAND + int(s.players))) for tile in s.row(zone))


@pytest.mark.rule("FE-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_many_tiles_for_so_many_players(players: int) -> None:
    found = tiles_in(begun(players))
    assert len(found) == MARK[players]
    assert all(GAME.box.tiles[tile - 1].players <= players for tile in found)  # fiddly case 16


@pytest.mark.rule("FE-01")
def test_each_player_takes_two_tiles() -> None:
    s = begun(3)
    assert [int(s.count(HAND + seat)) for seat in range(3)] == [2, 2, 2]
    assert s.count(POOL) == 66


@pytest.mark.rule("FE-01")
def test_tiles_in_hand_are_hidden_from_the_others() -> None:
    s = begun(2)
    assert GAME.view(s, BLUE).seats[BLUE].hand == s.row(HAND + BLUE)
    assert GAME.view(s, BLUE).seats[RED].hand == [HIDDEN, HIDDEN]
    assert GAME.view(s, SPECTATOR).seats[RED].hand == [HIDDEN, HIDDEN]
    drawn = [event for event in s.events or [] if event.kind == DRAWS]
    assert len(drawn) == 4
    assert all(event.knows == 1 << event.seat for event in drawn)


@pytest.mark.rule("FE-01")
def test_with_open_hands_all_see_them_from_the_draw_on() -> None:
    s = begun(2, open_hands=1)
    assert GAME.view(s, SPECTATOR).seats[RED].hand == s.row(HAND + RED)
    drawn = [event for event in s.events or [] if event.kind == DRAWS]
    assert sorted(int(seen(event, SPECTATOR).secret) for event in drawn) == sorted(
        s.row(HAND + BLUE) + s.row(HAND + RED)
    )
    imagined = GAME.imagine(GAME.view(s, BLUE), Chance(9))
    assert imagined.row(HAND + RED) == s.row(HAND + RED)


@pytest.mark.rule("FE-02")
def test_each_player_has_another_profile_face_up() -> None:
    s = begun(4)
    found = [seat.farmer for seat in GAME.view(s, SPECTATOR).seats]
    assert len(set(found)) == 4
    assert all(1 <= number <= 16 for number in found)


@pytest.mark.rule("FE-02")
def test_any_profile_may_be_dealt() -> None:
    assert {int(begun(4, seed=seed).farmer(seat)) for seed in range(60) for seat in range(4)} == set(range(1, 17))


@pytest.mark.rule("FE-03")
def test_any_player_may_start() -> None:
    s = GAME.new(3, {"open_hands": 0})
    s.settle()
    assert s.choices(NATURE) == [START, START + 1, START + 2]
    s.take(NATURE, START + 2)
    nature(s, Chance(1))
    assert s.seat == 2
    assert GAME.view(s, SPECTATOR).start == 2


@pytest.mark.rule("FE-03")
def test_turns_go_clockwise() -> None:
    s = begun(3)
    chance = Chance(5)
    seen = [int(s.seat)]
    while len(seen) < 7:
        s.take(s.seat, s.menu.at(0))
        nature(s, chance)
        if s.seat != seen[-1]:
            seen.append(int(s.seat))
    assert all((first + 1) % 3 == second for first, second in itertools.pairwise(seen))


@pytest.mark.rule("FE-03")
def test_no_points_and_four_barns_at_the_start() -> None:
    s = begun(4)
    assert [(seat.points, seat.stock) for seat in GAME.view(s, BLUE).seats] == [(0, 4)] * 4
