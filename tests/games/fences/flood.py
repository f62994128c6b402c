"""Farms by a slow flood fill over the tiles that lie there: nothing of what the engine keeps is used."""

from __future__ import annotations

from farmtable.games.fences.faces import SHAPES
from farmtable.games.fences.view import FencesView
from tests.games.fences.position import GAME

Field = tuple[int, int]  # tile and field
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def fields_at(view: FencesView) -> dict[tuple[int, int, int], Field]:
    """By place and half-edge: the field there."""
    return {
        (tile.x, tile.y, (half + 2 * tile.turn) % 8): (tile.tile, field)
        for tile in view.board
        for field, halves in enumerate(SHAPES[GAME.box.tiles[tile.tile - 1].shape])
        for half in halves
    }


def across(x: int, y: int, half: int) -> tuple[int, int, int]:
    """The half-edge on the other side: the same point of the grid, seen from the neighbour."""
    dx, dy = STEPS[half // 2]
    return x + dx, y + dy, {0: 5, 1: 4, 2: 7, 3: 6, 4: 1, 5: 0, 6: 3, 7: 2}[half]


def farms(view: FencesView) -> dict[frozenset[Field], int]:
    """Every farm as a set of fields, with its open half-edges."""
    at = fields_at(view)
    sides: dict[Field, list[tuple[int, int, int]]] = {}
    for half_edge, field in at.items():
        sides.setdefault(field, []).append(half_edge)
    found: dict[frozenset[Field], int] = {}
    left = set(sides)
    while left:
        farm, todo, ends = set[Field](), [next(iter(left))], 0
        while todo:
            field = todo.pop()
            if field in farm:
                continue
            farm.add(field)
            for half_edge in sides[field]:
                other = at.get(across(*half_edge))
                if other is None:
                    ends += 1
                else:
                    todo.append(other)
        found[frozenset(farm)] = ends
        left -= farm
    return found


def animals(farm: frozenset[Field]) -> list[int]:
    """Cows, pigs, sheep."""
    counts = [GAME.box.tiles[tile - 1].animals[field] for tile, field in farm]
    return [sum(count[kind] for count in counts) for kind in range(3)]
