"""What the other tests check in small, for longer: `python3 run.py test --long`. About an hour on two cores.

Nothing is checked only here: each law and attack has its short run beside its planted faults.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner

from farmtable import games
from farmtable.core.rules.playout import Chance
from tests.laws.engine.test_undo import undone
from tests.laws.hidden.test_blind import STEPS, follow, start
from tests.support.forgetful import LAYERS, Layer
from tests.support.setups import GAMES, setups
from tools.attack import canary, kill, power
from tools.attack.__main__ import attack

pytestmark = pytest.mark.long

SHARES = 4  # so that they can run on several cores


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", GAMES)
def test_random_games_looked_at_closely(game: str, share: int) -> None:
    done = CliRunner().invoke(attack, ["soak", game, "--games", "1000", "--seed", str(10_000 * (share + 1))])
    assert done.exit_code == 0, done.output
    assert "1000 games" in done.output


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_cant_tell(game: str, share: int) -> None:
    for setup in setups(game):
        for eye in setup.eyes:
            seed = 1000 + 50 * share + eye
            for first in (0, 100, 300):
                assert follow(setup.game, setup.new(), eye, Chance(seed), start(setup, seed, first), STEPS)


@pytest.mark.parametrize("seed", range(100, 105))
@pytest.mark.parametrize("game", GAMES)
def test_undo(game: str, seed: int) -> None:
    assert sum(undone(setup, setup.table(seed), Chance(seed)) for setup in setups(game))


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", games.names())
def test_every_byte_of_many_games(game: str, share: int) -> None:
    counts = asyncio.run(canary.run(game, 25, first=25 * share))
    assert counts["games"] == 25


def test_many_kills() -> None:
    found = kill.run(kills=50, moves=5000)
    assert found.killed >= 50


def test_many_power_cuts() -> None:
    try:
        if not LAYERS:
            LAYERS.append(Layer())
    except (AttributeError, OSError) as error:
        pytest.skip(f"LEFT OUT: this Python hides SQLite's file layer, so no power is cut: {error}")
    found = power.run(cycles=100, cuts=10)
    assert (found.cuts, found.lost, found.doubled, found.unreadable) == (1000, 0, 0, 0)


def test_compiled_games_are_the_same(compiled_site: Path) -> None:
    done = CliRunner().invoke(attack, ["equal", "--games", "300", "--site", str(compiled_site)])
    assert done.exit_code == 0, done.output
    assert done.output.count("300 games the same") == len(GAMES)
