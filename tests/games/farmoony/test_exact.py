"""Every mission is scored exactly: compared with brute force on random lands, and the two ways to find a path."""

from itertools import product

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.games.farmoony.rules.ground import numbers
from farmtable.games.farmoony.rules.paths import Walk
from tests.games.farmoony import slow
from tests.games.farmoony.support import game, ground, points

SHAPES = ((3, 3), (4, 4), (5, 4), (2, 7), (4, 5))
MIXES = ("VWFPST.", "VWFP.", "VF.", "VW.", "WFV.", "FP.", "FFPWV.", "VVVW.", "WWWFV.", "FFFP.", "PS.", "VFP.")
LANDS = 40  # for each share: 50 shares are 2,000 lands for each mission


def random_land(chance: Chance) -> str:
    """Up to 20 tiles, of a mix in which sets and paths are common."""
    width, height = SHAPES[chance.below(len(SHAPES))]
    mix = MIXES[chance.below(len(MIXES))]
    rows = ["".join(mix[chance.below(len(mix))] for _ in range(width)) for _ in range(height)]
    return "/".join(rows)


@pytest.mark.rule("FM-53", "FM-54")
@pytest.mark.parametrize("share", range(50))
def test_brute_force_finds_the_same(share: int) -> None:
    chance = Chance(share + 1)
    for _ in range(LANDS):
        text = random_land(chance)
        tiles = slow.tiles_of(text)
        for number in range(1, 26):
            assert points(number, text) == slow.score(number, tiles), f"mission {number}: {text}"


@pytest.mark.rule("FM-50")
@pytest.mark.parametrize("share", range(5))
def test_the_parts_are_the_score(share: int) -> None:
    """Lines add up to the score, and name tiles that do not overlap where sets may not."""
    chance = Chance(share + 100)
    for _ in range(40):
        g = ground(random_land(chance))
        for number, mission in enumerate(game().box.missions[1:], 1):
            parts = mission.parts(g)
            assert sum(worth for _, worth, _ in parts) == mission.score(g)
            if number != 15:
                tiles = [k for why, _, part in parts if why == "set" for k in numbers(part)]
                assert len(tiles) == len(set(tiles))


@pytest.mark.rule("FM-112", "FM-114")
@pytest.mark.parametrize("share", range(5))
def test_the_sweep_finds_the_same_paths(share: int) -> None:
    """Without patience the field is swept at once."""
    chance = Chance(share + 200)
    for _ in range(60):
        g = ground(random_land(chance))
        for inner, start, end in ((1, 2, 2), (2, 3, 1)):
            walked = Walk(g, g.kinds[inner], g.kinds[start], g.kinds[end], 10**9)
            swept = Walk(g, g.kinds[inner], g.kinds[start], g.kinds[end], 1)
            assert walked.longest() == swept.longest()
            assert len(numbers(swept.path)) == swept.best


def test_wide_fields_take_no_time() -> None:
    """Blocks of one type: more ways than anybody could try."""
    rows = ["WVVVVVV", *["VVVVVVV"] * 5, "VVVVVVW"]
    assert points(12, "/".join(rows)) == 47  # 49 tiles less both ends; the ends have the same colour of a chessboard
    assert points(2, "/".join(["VVVVVVV"] * 7)) == 48
    assert points(24, "/".join(["FFFFFFF"] * 7)) == 48
    assert points(23, "/".join(["FFFFFFF"] * 7)) == 24


def test_all_small_lines_by_hand() -> None:
    """A path in a single row: the tiles between the two ends."""
    for before, inside, after in product(range(3), range(1, 5), range(3)):
        text = "S" * before + "F" + "W" * inside + "V" + "S" * after
        assert points(14, text) == inside
