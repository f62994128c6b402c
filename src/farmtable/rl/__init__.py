"""Environments for learners: Gymnasium, PettingZoo, OpenSpiel, and vectors of games. See docs/research.md.

    pip install "farmtable[rl]"

OpenSpiel's door is a module of its own, `farmtable.rl.spiel`, for it needs that library.
"""

try:
    import gymnasium as gymnasium
    import numpy as numpy
except ImportError as error:
    raise ImportError(f'{error}: farmtable.rl needs its extra, pip install "farmtable[rl]"') from error

from farmtable.rl.ids import register
from farmtable.rl.layout import Layout
from farmtable.rl.processes import SharedVectorEnv
from farmtable.rl.single import FarmEnv
from farmtable.rl.vector import FarmVectorEnv

__all__ = ["FarmEnv", "FarmVectorEnv", "Layout", "SharedVectorEnv", "register"]

register()
