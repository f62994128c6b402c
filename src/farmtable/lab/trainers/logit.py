"""A conditional logit: weights under which a softmax over the seats tells best who won. Newton's method, with a ridge.

Written with numpy: it is needed here only, never to play.
"""

from __future__ import annotations

from typing import Any

from farmtable.core.brain.odds import KNOTS
from farmtable.core.game import SetupError

Array = Any  # numpy's; an extra, so that its types are not always there

ROUNDS = 30
NEAR_ENOUGH = 1e-6
NOTHING = 1e-9


def numpy() -> Any:
    """The library, or a sentence that says how to get it."""
    try:
        import numpy as found
    except ImportError:
        raise SetupError("fitting odds needs numpy: pip install 'farmtable[lab]'") from None
    return found


def design(progress: Array, rows: Array) -> Array:
    """Every feature once for each knot, weighed by how near the game is to it: states × seats × (knots · features)."""
    np = numpy()
    at = np.clip(progress, 0.0, 1.0) * (KNOTS - 1)
    near = np.stack([np.clip(1.0 - abs(at - knot), 0.0, 1.0) for knot in range(KNOTS)], 1)
    return (near[:, None, :, None] * rows[:, :, None, :]).reshape(len(rows), rows.shape[1], -1)


def chances(x: Array, weights: Array) -> Array:
    """The chance of each seat; alone, that of winning."""
    np = numpy()
    hopes = x @ weights
    if x.shape[1] == 1:
        return 1.0 / (1.0 + np.exp(-hopes))
    parts = np.exp(hopes - hopes.max(1, keepdims=True))
    return parts / parts.sum(1, keepdims=True)


def fitted(x: Array, won: Array, ridge: float, states: float) -> Array:
    """The weights. The ridge pulls a feature that varies by 1 to 0 as strongly as this many games would pull it away.

    States of one game tell much the same: `states` of them count as one.
    """
    np = numpy()
    seats, size = x.shape[1], x.shape[2]
    apart = x - x.mean(1, keepdims=True) if seats > 1 else x - x.mean(0, keepdims=True)
    pull = ridge * (apart**2).mean((0, 1)) + NOTHING
    weights = np.zeros(size)
    flat = x.reshape(-1, size)
    for _ in range(ROUNDS):
        guess = chances(x, weights)
        slope = np.einsum("isk,is->k", x, won - guess) / states - pull * weights
        part = guess * (1.0 - guess) if seats == 1 else guess
        curve = (flat * part.reshape(-1, 1)).T @ flat
        if seats > 1:
            means = np.einsum("isk,is->ik", x, guess)
            curve -= means.T @ means
        step = np.linalg.solve(curve / states + np.diag(pull), slope)
        weights = weights + step
        if abs(slope @ step) < NEAR_ENOUGH:
            break
    return weights
