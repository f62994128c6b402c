"""Crops: a bundle is one number, `2 * CUCUMBER + WHEAT`; bundles add and subtract. Only this page knows its digits."""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, vec

WHEAT: Final = 1
CUCUMBER: Final = 4096
TOMATO: Final = 4096 * CUCUMBER
SHEEP: Final = 4096 * TOMATO
PIG: Final = 4096 * SHEEP
KINDS: Final = 5
CROP: Final = vec[i64]([WHEAT, CUCUMBER, TOMATO, SHEEP, PIG])
CROP_NAMES: Final = ("wheat", "cucumber", "tomato", "sheep", "pig")
VALUE: Final = (1, 2, 2, 3, 3)  # for the tie-break
HALF: Final = 2048 * (WHEAT + CUCUMBER + TOMATO + SHEEP + PIG)


def amount(bundle: i64, kind: i64) -> i64:
    """How many crops of one kind are in a bundle."""
    return bundle >> 12 * kind & 4095


def total(bundle: i64) -> i64:
    """How many crops are in a bundle: the sum of its digits, which is the remainder modulo 4095."""
    return bundle % 4095


def kinds(bundle: i64) -> i64:
    """How many kinds of crops are in a bundle."""
    found: i64 = 0
    for kind in range(KINDS):
        if amount(bundle, kind) > 0:
            found += 1
    return found


def covers(bundle: i64, cost: i64) -> bool:
    """Is there enough of each kind? No digit of the difference may borrow."""
    return (bundle + HALF - cost) & HALF == HALF


def missing(bundle: i64, cost: i64) -> i64:
    """How many crops are short."""
    short: i64 = 0
    for kind in range(KINDS):
        short += max(0, amount(cost, kind) - amount(bundle, kind))
    return short


def counted(bundle: int) -> list[int]:
    """How many of each kind, wheat first."""
    return [int(amount(bundle, kind)) for kind in range(KINDS)]


def bundle_of(counts: list[int]) -> int:
    """The bundle with so many of each kind."""
    return sum(count * int(CROP[kind]) for kind, count in enumerate(counts))
