"""Farms and border are kept up to date move by move; here they are compared with what a slow look finds."""

import os

import pytest

from farmtable.core.rules.playout import Chance, any_choice, nature, playout
from farmtable.core.rules.seats import SPECTATOR
from farmtable.games.fences.rules.board import HAND, LAID
from farmtable.games.fences.rules.declared import SET
from farmtable.games.fences.rules.farm import open_ends, pieces
from farmtable.games.fences.rules.scoring import completed
from farmtable.games.fences.rules.state import Fences
from tests.games.fences import flood
from tests.games.fences.position import GAME, fits

GAMES = int(os.environ.get("FENCES_FLOOD_GAMES", "60"))  # ten thousand take some minutes


def begun(players: int, seed: int) -> tuple[Fences, Chance]:
    s, chance = GAME.new(players, {"open_hands": seed % 2}), Chance(seed)
    s.settle()
    nature(s, chance)
    return s, chance


def kept(s: Fences) -> dict[frozenset[flood.Field], int]:
    """The farms that the engine keeps, in the flood fill's form."""
    fields: dict[int, list[flood.Field]] = {}
    for tile in s.row(LAID):
        for field in range(int(s.box.fields[tile])):
            fields.setdefault(int(s.root(tile * 4 + field)), []).append((tile, field))
    return {frozenset(farm): int(open_ends(s.farms[root])) for root, farm in fields.items()}


def flooded(seed: int) -> None:
    """A random game; after every move the farms are those of a flood fill."""
    s, chance = begun(2 + seed % 3, seed)
    meadow = flood.Meadow(s.box)
    while not s.over():
        tiles = GAME.turns(s)
        s.take(s.seat, any_choice(s, chance))
        if GAME.turns(s) > tiles:
            tile = int(s.last())
            place = int(s.place_of(tile))
            meadow.add(tile, place % 256 - 128, place // 256 - 128, int(s.turn_of(tile)))
        assert kept(s) == meadow.farms()
        nature(s, chance)
    check_view(s, meadow)


def check_view(s: Fences, meadow: flood.Meadow) -> None:
    """Animals, tiles, barns and completion of every farm, as a seat sees them."""
    view = GAME.view(s, SPECTATOR)
    slow = meadow.farms()
    for farm in view.farms:
        fields = frozenset((tile, field) for tile, field in farm.fields)
        assert farm.open == slow[fields]
        assert farm.animals == meadow.animals(fields)
        root = s.root(farm.fields[0][0] * 4 + farm.fields[0][1])
        assert s.tiles_of(root) == len({tile for tile, _ in fields})
        assert (farm.completed_by > 0) == (farm.open == 0)
        barns = [tile.owner for tile in view.board if (tile.tile, tile.barn) in fields]
        kinds = sum(n > 0 for n in farm.animals)
        assert farm.worth == sum(farm.animals) * (2 if kinds == 1 else 1)  # FE-40
        owned = sum(farm.barns)
        assert farm.share == (-(-farm.worth // owned) if owned else 0)  # FE-41
        if farm.open:
            assert farm.barns == [barns.count(seat) for seat in range(view.players)]
        else:
            assert not barns  # they went back
    assert len(view.farms) == len(slow)


def test_farms_against_a_flood_fill() -> None:
    for seed in range(GAMES):
        flooded(seed)


def test_the_way_to_the_root_stays_short() -> None:
    """Small farms join large ones: a way is never longer than the logarithm of the pieces."""
    for seed in range(10):
        s, chance = begun(4, seed)
        playout(s, chance, 1000)
        for piece in range(4, len(s.parent)):
            steps, at = 0, piece
            while s.parent[at] != at:
                steps, at = steps + 1, int(s.parent[at])
            assert 2**steps <= max(pieces(s.farms[at]), 1)


def slow_places(s: Fences, seat: int) -> list[int]:
    """Every tile of the hand, everywhere near the board, in every turn."""
    view = GAME.view(s, SPECTATOR)
    near = {(tile.x + dx, tile.y + dy) for tile in view.board for dx, dy in flood.STEPS} or {(0, 0)}
    found = []
    for tile in s.row(HAND + seat):
        for x, y in near:
            place = (y + 128) * 256 + x + 128
            found += [SET + (tile * 65536 + place) * 4 + turn for turn in range(4) if fits(s, tile, turn, place)]
    return sorted(found)


@pytest.mark.rule("FE-20", "FE-21")
def test_the_menu_is_all_that_fits_and_nothing_else() -> None:
    for seed in range(6):
        s, chance = begun(2 + seed % 3, seed)
        while not s.over():
            menu = s.choices(s.seat)
            if menu[0] >= SET:
                assert menu == slow_places(s, int(s.seat))
            elif GAME.vocabulary.text(menu[0]) in ("exchange", "pass"):
                assert slow_places(s, int(s.seat)) == []
            s.take(s.seat, any_choice(s, chance))
            nature(s, chance)


@pytest.mark.rule("FE-40", "FE-41", "FE-42")
def test_points_are_the_sum_of_the_score_lines() -> None:
    for seed in range(20):
        s, chance = begun(2 + seed % 3, seed)
        while not s.over():
            s.take(s.seat, any_choice(s, chance))
            nature(s, chance)
        assert [score.points for score in GAME.scores(s)] == list(s.points)
        assert all(line.points > 0 for score in GAME.scores(s) for line in score.lines)


def test_a_view_gives_back_what_was_completed() -> None:
    """Scores can be told from an imagined state as well: farms remember their barns."""
    for seed in range(10):
        s, chance = begun(3, seed)
        while not s.over():
            s.take(s.seat, any_choice(s, chance))
            nature(s, chance)
        imagined = GAME.imagine(GAME.view(s, 1), chance)
        assert GAME.scores(imagined) == GAME.scores(s)
        assert [int(farm.root) for farm in completed(imagined)] == [int(farm.root) for farm in completed(s)]
