"""What the readings of all games share: names of places, rows of components, numbers of things in a sentence."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import farmtable

Fact = tuple[Any, ...]
GAMES = Path(farmtable.__file__).parent / "games"
PLACE = r"[A-Z]{1,2}-?\d+"


def rows(game: str, file: str) -> dict[str, Any]:
    """A component file as it lies there."""
    return tomllib.loads((GAMES / game / "data" / file).read_text(encoding="utf-8"))


def place(x: int, y: int) -> str:
    """M13 is the first one; letters go right, numbers down. Right of Z comes AA, left of A comes ZZ."""
    column = ord("M") + x
    if column > ord("Z"):
        return f"A{chr(column - 26)}{13 + y}"
    return f"{chr(column)}{13 + y}" if column >= ord("A") else f"Z{chr(column + 26)}{13 + y}"


def things(text: str, words: Mapping[str, str]) -> frozenset[tuple[str, int]]:
    """2 cows and 1 pig; words are looked up without the s of the plural, which both languages have."""
    known, found = {singular(word): kind for word, kind in words.items()}, dict[str, int]()
    for n, word in re.findall(r"(\d+) ([\w’]+(?: [\w’]+)*?)(?=,| and | et |$|;|\.| \()", text):
        kind = known[singular(word)]
        found[kind] = found.get(kind, 0) + int(n)
    return frozenset((kind, n) for kind, n in found.items() if n)


def singular(words: str) -> str:
    return re.sub(r"s\b", "", words)


def owner(line: str, names: list[str]) -> int | None:
    """Whose heading this is: Ben; You, Ada; Ada, 3 points."""
    found = re.fullmatch(rf"(?:You, |Vous, )?({'|'.join(map(re.escape, names))})(?:, \d+ points?)?", line)
    return names.index(found[1]) if found else None
