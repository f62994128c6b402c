"""Recorded games, replayed and compared line by line. Is a difference meant? `python -m tools.record golden update`."""

from pathlib import Path

import pytest

from tests.support.setups import GAMES, load
from tools.record.golden import FOLDER, files, read, replayed

FILES = [file for name in GAMES for file in files(name)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_golden_game_goes_as_it_went(path: Path) -> None:
    text = path.read_text()
    for number, (was, now) in enumerate(zip(text.splitlines(), replayed(text).splitlines(), strict=True), 1):
        assert now == was, f"{path}:{number}"


def test_every_game_has_golden_games_for_every_seat_number(game: str) -> None:
    there = {read(file.read_text())[0].seats for file in files(game)}
    missing = [seats for seats in load(game).seats if seats not in there]
    assert not missing, (
        f"no golden game of {game} with {missing} players: python -m tools.record golden record {game} ..."
    )
