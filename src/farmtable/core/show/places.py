"""Names of the places of a board that grows to all sides: M13 is the first one, letters go right and numbers down."""

from __future__ import annotations

import re
from string import ascii_uppercase as letters

FIRST_COLUMN, FIRST_ROW = letters.index("M"), 13
COLUMNS = 26 + 26 * 26  # A to Z, then AA to ZZ; left of A comes ZZ


def place_name(x: int, y: int) -> str:
    """A name that stays the same however the board grows: N12 is right of and above the first place."""
    column = (x + FIRST_COLUMN) % COLUMNS
    before = letters[column // 26 - 1] if column >= 26 else ""
    return f"{before}{letters[column % 26]}{y + FIRST_ROW}"


def place_at(name: str) -> tuple[int, int] | None:
    """Column and row of a place by its name, as it was typed; None: there is none of that name."""
    found = re.fullmatch("([a-z]{1,2})([0-9]{1,3}|-[0-9]{1,3})", name.lower())
    if found is None:
        return None
    column = sum((letters.index(letter.upper()) + k) * 26**k for k, letter in enumerate(reversed(found[1])))
    x = (column - FIRST_COLUMN + COLUMNS // 2) % COLUMNS - COLUMNS // 2
    return x, int(found[2]) - FIRST_ROW


def counted(word: str) -> str:
    """A place by its name, as a notation counts it from the first one: N12 is 1,-1. Other words stay."""
    found = place_at(word)
    return f"{found[0]},{found[1]}" if found else word


def named(word: str) -> str:
    """The other way round."""
    x, comma, y = word.partition(",")
    return place_name(int(x), int(y)) if comma else word
