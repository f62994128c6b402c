"""All pieces of Farmoony as a client draws and names them."""

from __future__ import annotations

from typing import Any

from farmtable.games.farmoony.data.components import Components
from farmtable.games.farmoony.rules.tiles import LETTERS, TYPES


def faces(rows: Components) -> dict[str, Any]:
    """Tiles are numbers of `types`, the upper row first; tools have the numbers that views call them by.

    The words: tile-NAME, letter-NAME, tool-NAME, mission-NAME and mission-NAME-text.
    """

    def numbers(letters: tuple[str, ...]) -> list[int]:
        return [LETTERS.index(letter) for letter in letters]

    return {
        "types": [{"name": name, "letter": letter} for name, letter in zip(TYPES, LETTERS, strict=True)],
        "cards": [{"id": row.id, "tiles": numbers(row.tiles)} for row in rows.cards],
        "tools": [{"id": k, "name": row.kind, "players": list(row.players)} for k, row in enumerate(rows.tools)],
        "missions": [
            {
                "number": row.number,
                "name": row.name,
                "rule": row.rule,
                "tiles": numbers(row.tiles),
                "asks": numbers(row.asks),
                "star": row.star,
            }
            for row in rows.missions
        ],
    }
