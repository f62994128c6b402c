"""The components as the rules read them: tables built once, by tile, turn, half-edge and field."""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i32, i64, u8, vec
from farmtable.games.fences.rules.faces import FIELDS, HALF_EDGES, PLACES, SHAPES, TURNS, fences, turned, where
from farmtable.games.fences.rules.farm import ANIMAL, OPEN_END, PIECE

NO_FIELD: Final = 255


class Tile:
    """A farm tile: how it is fenced, the animals of each field, and the least number of players that use it."""

    def __init__(self, shape: str, animals: list[list[int]], players: int) -> None:
        self.shape: str = shape
        self.animals: list[list[int]] = animals  # by field: cows, pigs, sheep
        self.players: int = players


class Farmer:
    """A farmer profile: a name and two bonuses, each a condition and its points. (FE-60)"""

    def __init__(self, name: str, conditions: list[int], points: list[int]) -> None:
        self.name: str = name
        self.conditions: list[int] = conditions
        self.points: list[int] = points


class Box:
    """All tiles and farmer profiles; ids begin with 1. A field piece is tile * 4 + field."""

    def __init__(self, tiles: list[Tile], farmers: list[Farmer]) -> None:
        self.tiles: list[Tile] = tiles
        self.farmers: list[Farmer] = farmers
        count = len(tiles) + 1
        fences_of = [0] * count
        fields_of = [0] * count
        turned_fences = [0] * (count * TURNS)
        piece_at = [0] * (count * TURNS * HALF_EDGES)
        field_at = [NO_FIELD] * (count * TURNS * PLACES)
        where_is = [0] * (count * TURNS * FIELDS)
        start = [0] * (count * FIELDS)
        for k, tile in enumerate(tiles):
            i = k + 1
            fields = SHAPES[tile.shape]
            fences_of[i] = fences(tile.shape)
            fields_of[i] = len(fields)
            for field, halves in enumerate(fields):
                start[i * FIELDS + field] = PIECE + OPEN_END * len(halves)
                for kind, n in enumerate(tile.animals[field]):
                    start[i * FIELDS + field] += n * int(ANIMAL[kind])
                for turn in range(TURNS):
                    for half in halves:
                        piece_at[(i * TURNS + turn) * HALF_EDGES + (half + 2 * turn) % HALF_EDGES] = i * FIELDS + field
                    field_at[(i * TURNS + turn) * PLACES + where(halves, turn)] = field
                    where_is[(i * TURNS + turn) * FIELDS + field] = where(halves, turn)
            for turn in range(TURNS):
                turned_fences[i * TURNS + turn] = turned(fences_of[i], turn)
        self.fences: vec[u8] = vec[u8](fences_of)  # by tile: a bit for each edge
        self.fields: vec[u8] = vec[u8](fields_of)  # by tile: how many
        self.turned: vec[u8] = vec[u8](turned_fences)  # by tile and turn: the fenced edges
        self.piece_at: vec[i32] = vec[i32](piece_at)  # by tile, turn and half-edge
        self.field_at: vec[u8] = vec[u8](field_at)  # by tile, turn and place
        self.where: vec[u8] = vec[u8](where_is)  # by tile, turn and field
        self.start: vec[i64] = vec[i64](start)  # by piece: the farm that it is, alone
        self.alone: vec[i32] = vec[i32](list(range(count * FIELDS)))  # by piece: itself

    def in_game(self, players: int) -> list[int]:
        """Without the tiles marked for more players. (FE-01)"""
        return [k + 1 for k, tile in enumerate(self.tiles) if tile.players <= players]
