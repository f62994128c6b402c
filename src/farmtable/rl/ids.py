"""The ids of the Gymnasium environments, one a game: `farmtable/Fences-v0`.

The package names `plugin` as an entry point, so `gymnasium.make` knows the ids without any import of ours.
"""

from __future__ import annotations

import gymnasium

from farmtable import games

NAMESPACE = "farmtable"


def ids() -> dict[str, str]:
    """By id, without the namespace, the game."""
    return {f"{''.join(word.capitalize() for word in name.split('_'))}-v0": name for name in games.names()}


def plugin() -> None:
    """For Gymnasium, which adds the namespace."""
    for name, game in ids().items():
        gymnasium.register(
            id=name,
            entry_point="farmtable.rl.single:FarmEnv",
            vector_entry_point="farmtable.rl.vector:FarmVectorEnv",
            kwargs={"game": game},
        )


def register() -> None:
    """Where the package was not installed with its entry points, for instance from a source tree."""
    missing = [name for name in ids() if f"{NAMESPACE}/{name}" not in gymnasium.registry]
    if missing:
        with gymnasium.envs.registration.namespace(NAMESPACE):
            plugin()
