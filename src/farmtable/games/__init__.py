"""The registry: every folder here that has a `game` module is a game; nothing outside the folder names it."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from farmtable.core.game import Game, SetupError


def names(hidden: bool = False) -> list[str]:
    """The games, in alphabetical order; hidden ones (`_template`) only if asked for."""
    found = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    games = [name for name in found if find_spec(f"{__name__}.{name}.game") is not None]
    return sorted(name for name in games if hidden or not name.startswith("_"))


def load(name: str, components: Path | None = None) -> Game:
    """A game by its name, with its own components or those of a file."""
    if name not in names(hidden=True):
        raise SetupError(f"there is no game {name!r}; games: {', '.join(names())}")
    game = import_module(f"{__name__}.{name}.game").GAME(components)
    assert isinstance(game, Game)
    game.file = components
    return game
