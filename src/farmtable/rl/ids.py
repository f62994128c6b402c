"""The ids of the Gymnasium environments, one a game: `farmtable/Fences-v0`. `import farmtable.rl` registers them."""

from __future__ import annotations

import gymnasium

from farmtable import games

NAMESPACE = "farmtable"


def ids() -> dict[str, str]:
    """By id the game."""
    return {f"{NAMESPACE}/{''.join(map(str.capitalize, name.split('_')))}-v0": name for name in games.names()}


def register() -> None:
    """Tell Gymnasium of all games that it does not know yet."""
    for name, game in ids().items():
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point="farmtable.rl.single:FarmEnv",
                vector_entry_point="farmtable.rl.vector:FarmVectorEnv",
                kwargs={"game": game},
            )
