"""Attacks on what is kept, in small; `python -m tools.attack disk`, `flip` and `sleepers` do as many as you like."""

from __future__ import annotations

import resource

import pytest

from tools.attack import disk, flip, sleepers


@pytest.mark.parametrize("mount", [True, False])
def test_a_full_disk_is_told_and_nothing_is_lost(mount: bool) -> None:
    """A real one where we may mount one; and files that may not grow, everywhere."""
    if not hasattr(resource, "prlimit"):
        pytest.skip("LEFT OUT: this system has no limit for the files of another process")
    filled, told = disk.run(rounds=1, moves=12, mount=mount)
    assert filled.refused >= 10
    assert filled.done >= 16
    assert told == 1


def test_flipped_bits_are_found_and_named() -> None:
    found = flip.run(trials=10, bits=20, moves=10)
    assert found["another game"] == found["not named by check"] == 0
    assert found["named"] > 2  # where bits flip is chance
    assert found["same"] > 2


def test_a_start_among_sleepers_wakes_only_bots() -> None:
    found = sleepers.run(tables=300, wakes=6, bots=2)
    assert (found.tables, found.moved, len(found.wakes)) == (300, 2, 6)
    assert found.woken <= 2
