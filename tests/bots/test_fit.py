"""The fit finds weights that made the samples, and solves what can be solved by hand."""

from __future__ import annotations

import pytest

from farmtable.bots.fit import Samples, chance_of, fit, miss_of, solved
from farmtable.core.playout import Chance


def test_linear_equations() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


def test_weights_are_found_again() -> None:
    true, chance, samples = [1.5, -2.0, 0.0], Chance(1), Samples()
    for _ in range(20_000):
        row = [int(chance.below(2001)) / 1000 - 1 for _ in true]
        odds = sum(a * b for a, b in zip(row, true, strict=True))
        samples.add(row, 1.0 if int(chance.below(1_000_000)) < 1_000_000 * chance_of(odds) else 0.0)
    found = fit(samples, 3, 0.1, 8)
    assert found == pytest.approx(true, abs=0.15)
    assert miss_of(samples, found) < miss_of(samples, [0.0] * 3) == 0.25


def test_a_ridge_holds_weights_back() -> None:
    samples = Samples()
    for _ in range(10):
        samples.add([1.0], 1.0)
    assert 0 < fit(samples, 1, 10.0, 8)[0] < fit(samples, 1, 1.0, 8)[0]
