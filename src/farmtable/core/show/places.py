"""Names of the places of a board that grows to all sides: M13 is the first one, letters go right and numbers down."""

from __future__ import annotations

from string import ascii_uppercase as letters

FIRST_COLUMN, FIRST_ROW = letters.index("M"), 13
COLUMNS = 26 + 26 * 26  # A to Z, then AA to ZZ; left of A comes ZZ


def place_name(x: int, y: int) -> str:
    """A name that stays the same however the board grows: N12 is right of and above the first place."""
    column = (x + FIRST_COLUMN) % COLUMNS
    before = letters[column // 26 - 1] if column >= 26 else ""
    return f"{before}{letters[column % 26]}{y + FIRST_ROW}"
