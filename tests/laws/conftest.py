"""A law with an argument `game` runs on every game, one with `setup` on every way to set one up."""

import pytest

from tests.support.setups import GAMES, setups


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES)
    if "setup" in metafunc.fixturenames:
        metafunc.parametrize("setup", [setup for name in GAMES for setup in setups(name)], ids=str)
