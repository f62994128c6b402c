"""Goods, bags and coins: a bundle is one number, `2 * EGG + COIN`. Only this page knows its digits."""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, vec

HONEY: Final = 1
EGG: Final = 1024
WOOL: Final = 1024 * EGG
MILK: Final = 1024 * WOOL
BAG: Final = 1024 * MILK
COIN: Final = 1024 * BAG
ITEM: Final = vec[i64]([HONEY, EGG, WOOL, MILK, BAG, COIN])
ITEM_NAMES: Final = ("honey", "egg", "wool", "milk", "bag", "coin")
GOODS_NAMES: Final = ("honey", "egg", "wool", "milk")
GOODS: Final = 4  # the first kinds of item are the goods
ITEMS: Final = 6
ALL_GOODS: Final = 1023 * (HONEY + EGG + WOOL + MILK)
HALF: Final = 512 * (HONEY + EGG + WOOL + MILK + BAG)  # coins are never paid


def amount(bundle: i64, kind: i64) -> i64:
    """How many items of one kind are in a bundle."""
    return bundle >> 10 * kind & 1023


def bags(bundle: i64) -> i64:
    return bundle >> 40 & 1023


def coins(bundle: i64) -> i64:
    return bundle >> 50


def goods(bundle: i64) -> i64:
    """How many goods are in a bundle: the sum of its first four digits, by casting out 1023s."""
    return (bundle & ALL_GOODS) % 1023


def away(a: i64, b: i64) -> i64:
    """How many steps from one number to another."""
    return a - b if a > b else b - a


def covers(bundle: i64, cost: i64) -> bool:
    """Is there enough of each kind? No digit of the difference may borrow."""
    return (bundle + HALF - cost) & HALF == HALF


def counted(bundle: int) -> list[int]:
    """How many of each kind: honey, egg, wool, milk, bags, coins."""
    return [int(amount(bundle, kind)) for kind in range(ITEMS)]


def bundle_of(counts: list[int]) -> int:
    """The bundle with so many of each kind."""
    return sum(count * int(ITEM[kind]) for kind, count in enumerate(counts))
