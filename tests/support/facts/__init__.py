"""A table's facts, taken twice: from its view as it comes, and from what is said of it in either language.

It is a reading of its own: pieces are looked up in the rows of the components and the words in small tables here, so
that whatever the text maker of a game does wrong shows as a fact that only one of the two has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.support.facts import farmoony, fences, formidable_farm, my_farm_shop
from tests.support.facts.lines import Fact

Seen = Callable[[dict[str, Any], list[str]], list[Fact]]  # a sight as the server sends it, and the names at the table
Told = Callable[[list[str], list[str]], list[Fact]]  # the lines of the text

READINGS: dict[str, tuple[Seen, Told]] = {
    "farmoony": (farmoony.seen, farmoony.told),
    "fences": (fences.seen, fences.told),
    "formidable_farm": (formidable_farm.seen, formidable_farm.told),
    "my_farm_shop": (my_farm_shop.seen, my_farm_shop.told),
}


def wrong(game: str, sight: dict[str, Any], names: list[str], lines: list[str]) -> list[str]:
    """What the lines of a table say otherwise than its view."""
    seen, told = READINGS[game]
    there, said = Counter(seen(sight, names)), Counter(told([plain(line) for line in lines], names))
    assert len(there) > len(names), "there must be something to compare"
    return [f"{fact} is not told" for fact in there - said] + [f"{fact} is told and not so" for fact in said - there]


def plain(line: str) -> str:
    """Without the hard spaces of French."""
    return line.replace("\u00a0", " ").replace("\u202f", " ")
