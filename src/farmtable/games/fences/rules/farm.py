"""A farm in one number: open half-edges, animals, barns, field pieces. Joining two farms is one addition.

Only this page knows the digits.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, vec

COWS: Final = 0
PIGS: Final = 1
SHEEP: Final = 2
KINDS: Final = 3
KIND_NAMES: Final = ("cow", "pig", "sheep")
MOST_ANIMALS: Final = 511  # of one kind over all tiles: what a digit holds

OPEN_END: Final = 1  # ten bits
COW: Final = 1024 * OPEN_END  # nine bits a kind
PIG: Final = 512 * COW
A_SHEEP: Final = 512 * PIG
BARN_OF_FIRST: Final = 512 * A_SHEEP  # three bits a seat
PIECE: Final = 4096 * BARN_OF_FIRST  # nine bits
ANIMAL: Final = vec[i64]([COW, PIG, A_SHEEP])
BARN: Final = vec[i64]([BARN_OF_FIRST, 8 * BARN_OF_FIRST, 64 * BARN_OF_FIRST, 512 * BARN_OF_FIRST])


def open_ends(farm: i64) -> i64:
    """Half-edges that touch no tile yet. A farm is completed when there are none."""
    return farm & 1023


def animals(farm: i64, kind: i64) -> i64:
    return farm >> 10 + 9 * kind & 511


def all_animals(farm: i64) -> i64:
    return (farm >> 10 & 511) + (farm >> 19 & 511) + (farm >> 28 & 511)


def counted(farm: i64) -> list[int]:
    """Cows, pigs, sheep."""
    return [int(farm >> 10 & 511), int(farm >> 19 & 511), int(farm >> 28 & 511)]


def kinds(farm: i64) -> i64:
    """How many kinds of animals there are."""
    found: i64 = 0
    for kind in range(KINDS):
        if animals(farm, kind) > 0:
            found += 1
    return found


def barns(farm: i64, seat: i64) -> i64:
    """The barns of one seat."""
    return farm >> 37 + 3 * seat & 7


def all_barns(farm: i64) -> i64:
    return (farm >> 37 & 7) + (farm >> 40 & 7) + (farm >> 43 & 7) + (farm >> 46 & 7)


def has_barn(farm: i64) -> bool:
    return farm >> 37 & 4095 != 0


def pieces(farm: i64) -> i64:
    """How many field pieces it is joined from."""
    return farm >> 49 & 511


def worth(farm: i64) -> i64:
    """One point an animal, two if all are of one kind. (FE-40)"""
    count = all_animals(farm)
    return 2 * count if kinds(farm) == 1 else count


def share(farm: i64) -> i64:
    """What each barn brings: the worth divided by the barns, rounded up. (FE-41)"""
    count = all_barns(farm)
    return (worth(farm) + count - 1) // count if count > 0 else 0
