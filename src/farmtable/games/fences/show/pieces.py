"""All pieces of Fences as a client draws and names them."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from farmtable.games.fences.data.components import LETTERS, Components, TileRow
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.declared import CONDITIONS
from farmtable.games.fences.rules.faces import EDGES, SHAPES, TURNS, WHERE, fences, where
from farmtable.games.fences.rules.farm import KIND_NAMES
from farmtable.games.fences.show.phrases import condition_phrase, farmer_phrase


def faces(rows: Components, box: Box) -> dict[str, Any]:
    """Edges go clockwise from the north, half-edges clockwise from the north-west corner.

    Fields are in the order of the rows, animals are counted in the order of `animals`; `where` is how a field is called
    when its tile is turned by so many quarters.
    """
    return {
        "animals": list(KIND_NAMES),
        "where": list(WHERE),
        "tiles": [tile_face(row) for row in rows.tiles],
        "farmers": [
            {
                "id": row.id,
                "name": row.name,
                "bonus": [
                    {
                        "when": bonus.when,
                        "points": bonus.points,
                        "words": to_builtins(condition_phrase(CONDITIONS.index(bonus.when))),
                    }
                    for bonus in row.bonus
                ],
                "words": to_builtins(farmer_phrase(box, row.id)),
            }
            for row in rows.farmers
        ],
    }


def tile_face(row: TileRow) -> dict[str, Any]:
    fenced = fences(row.fences)
    return {
        "id": row.id,
        "shape": row.fences,
        "fenced": [edge for edge in range(EDGES) if fenced >> edge & 1],
        "players": row.players,
        "fields": [
            {
                "half_edges": list(halves),
                "animals": [word.count(letter) for letter in LETTERS],
                "where": [WHERE[where(halves, turn)] for turn in range(TURNS)],
            }
            for halves, word in zip(SHAPES[row.fences], row.animals, strict=True)
        ],
    }
