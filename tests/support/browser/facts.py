"""The numbers of a table, taken from its view as it comes, and looked up in its text: a reading without any words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

Sight = dict[str, Any]
Lines = list[list[int]]  # of each line below a player's name, the numbers that it must have


def fences(sight: Sight, seat: int) -> Lines:
    seen = sight["view"]["seats"][seat]
    return [[seen["points"]], [seen["stock"]], [len(seen["hand"])]]


def formidable_farm(sight: Sight, seat: int) -> Lines:
    seen = sight["view"]["seats"][seat]
    hand, stack = len(seen["hand"]), len(seen["stack"])
    return [[], [n for n in seen["crops"] if n], [hand + stack, hand, stack], [len(seen["fulfilled"])]]


def my_farm_shop(sight: Sight, seat: int) -> Lines:
    seen = sight["view"]["seats"][seat]
    return [[], [seen["coins"]], [seen["bags"]], [sum(seen["sunflowers"])]]


def farmoony(sight: Sight, seat: int) -> Lines:
    return [[], [sight["scores"][seat]["points"]]]


FACTS: dict[str, Callable[[Sight, int], Lines]] = {
    "fences": fences,
    "formidable_farm": formidable_farm,
    "my_farm_shop": my_farm_shop,
    "farmoony": farmoony,
}


def wrong(game: str, sight: Sight, names: list[str], lines: list[str]) -> list[str]:
    """What the lines of a table say otherwise than its view."""
    found: list[str] = []
    for seat, name in enumerate(names):
        at = next(k for k, line in enumerate(lines) if re.fullmatch(rf"(\w+, )?{re.escape(name)}(, .*)?", line))
        for line, wanted in zip(lines[at:], FACTS[game](sight, seat), strict=False):
            numbers = [int(n) for n in re.findall(r"\d+", line.replace(name, ""))]
            if [n for n in numbers if n] != [n for n in wanted if n]:
                found.append(f"{name}: “{line}” instead of {wanted}")
    return found
