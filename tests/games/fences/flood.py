"""Farms by a slow flood fill over the fields that touch: nothing of what the engine keeps is used."""

from __future__ import annotations

from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.faces import SHAPES

Field = tuple[int, int]  # tile and field
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
OPPOSITE = (5, 4, 7, 6, 1, 0, 3, 2)  # by half-edge: the one that it touches


class Meadow:
    """Tiles as they were set, and which of their fields touch."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.at: dict[tuple[int, int, int], Field] = {}  # by place and half-edge
        self.touch: dict[Field, set[Field]] = {}
        self.open: dict[Field, int] = {}

    def add(self, tile: int, x: int, y: int, turn: int) -> None:
        for field, halves in enumerate(SHAPES[self.box.tiles[tile - 1].shape]):
            self.touch[tile, field] = set()
            self.open[tile, field] = len(halves)
            for half in halves:
                self.at[x, y, (half + 2 * turn) % 8] = (tile, field)
        for half in range(8):
            dx, dy = STEPS[half // 2]
            other = self.at.get((x + dx, y + dy, OPPOSITE[half]))
            if other is not None:
                field_here = self.at[x, y, half]
                for a, b in ((field_here, other), (other, field_here)):
                    self.touch[a].add(b)
                    self.open[a] -= 1

    def farms(self) -> dict[frozenset[Field], int]:
        """Every farm as a set of fields, with its open half-edges."""
        found: dict[frozenset[Field], int] = {}
        left = set(self.touch)
        while left:
            farm: set[Field] = set()
            todo = [left.pop()]
            while todo:
                field = todo.pop()
                if field not in farm:
                    farm.add(field)
                    todo += self.touch[field]
            left -= farm
            found[frozenset(farm)] = sum(self.open[field] for field in farm)
        return found

    def animals(self, farm: frozenset[Field]) -> list[int]:
        """Cows, pigs, sheep."""
        counts = [self.box.tiles[tile - 1].animals[field] for tile, field in farm]
        return [sum(count[kind] for count in counts) for kind in range(3)]
