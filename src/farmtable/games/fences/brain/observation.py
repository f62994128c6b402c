"""What a learner sees of Fences."""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.brain.observation import Observation
from farmtable.core.rt import i16, i64, vec
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.games.fences.rules.board import HAND, LAID, POOL
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.declared import PROFILES
from farmtable.games.fences.rules.farm import KINDS, animals, barns, open_ends
from farmtable.games.fences.rules.state import HAND_SIZE, NUMBERS, OPEN_HANDS, START_PLAYER, Fences

SIDE: Final = 24  # of the planes
PLANES: Final = 6
TILE: Final = 8  # numbers of a tile on the board
FIELDS: Final = 4
HIDDEN: Final = -1
MIDDLE: Final = 128  # the column and the row of the first tile


def most_choices(tiles: int) -> int:
    """Setting: two tiles in four turns at every place of the border. The first tile opens four places, every other one
    fills one and opens three at most, so n tiles have at most 2 n + 2; the two that are to be set are in hand.
    """
    return 2 * 4 * (2 * (tiles - 2) + 2)


class FencesObservation(Observation):
    """Hands and seats; the tiles by id; the board as planes."""

    def __init__(self, box: Box, players: int, tasks: dict[str, type[Task[Any]]]) -> None:
        count = len(box.tiles)
        super().__init__(players, tasks, most_choices(count), depth=8, parts=1, digits=1, lane_depth=0)
        self.field_size: i64 = 1 + KINDS + players
        self.hands: i64 = self.block(
            "hands",
            "of each seat: its tiles, -1 where only the owner knows, 0 where there is none",
            players,
            HAND_SIZE,
            low=-1,
            high=count,
        )
        self.seats: i64 = self.block(
            "seats", "of each seat: barns that can be built, points, farmer profile (0 is none)", players, 3
        )
        self.supply: i64 = self.block("supply", "how many tiles", 1, high=count)
        names = ", ".join(NUMBERS.names[k] for k in sorted(NUMBERS.names))
        self.singles: i64 = self.block(
            "numbers", f"{names}; the start player counted from the seat that looks", len(NUMBERS.names)
        )
        self.tiles: i64 = self.block(
            "tiles",
            "of each tile on the board (else all 0): which it was, from 1 on; column and row, from the first"
            " tile's; quarter"
            " turns; who set it; the field + 1 that has a barn of that seat; the farms that it completed, a bit for"
            " each by its"
            " first field; how many fields it has",
            count,
            TILE,
            low=-MIDDLE,
            high=MIDDLE,
        )
        self.fields: i64 = self.block(
            "fields",
            "of each field of each tile on the board: the open half-edges of its farm, the farm's cows, pigs,"
            " sheep, and its"
            " barns of each seat (of a completed farm those that it had)",
            count,
            FIELDS,
            int(self.field_size),
            high=1023,
        )
        self.window: i64 = self.block(
            "window", "column and row of the planes' upper left cell", 2, low=-MIDDLE, high=MIDDLE
        )
        self.board: i64 = self.block(
            "board",
            f"planes of {SIDE} by {SIDE} cells around the middle of the board: tile; quarter turns; its fenced"
            " edges (1 north,"
            " 2 east, 4 south, 8 west); who set it, + 1; who has a barn there, + 1; 1 where a tile can be set. What"
            " lies"
            " outside is under `tiles`",
            PLANES,
            SIDE,
            SIDE,
            high=max(count, PROFILES),
        )

    def write_more(self, s: State, seat: i64, cells: vec[i16], start: i64) -> None:
        assert isinstance(s, Fences)
        players = self.players
        open_hands = s.numbers[OPEN_HANDS] != 0
        for k in range(players):
            other = (seat + k) % players
            at = start + self.hands + HAND_SIZE * k
            for n in range(s.count(HAND + other)):
                cells[at + n] = i16(s.card(HAND + other, n)) if k == 0 or open_hands else HIDDEN
            at = start + self.seats + 3 * k
            cells[at] = i16(s.stock(other))
            cells[at + 1] = i16(s.points[other])
            cells[at + 2] = i16(s.farmer(other))
        cells[start + self.supply] = i16(s.count(POOL))
        at = start + self.singles
        for k in range(len(s.numbers)):
            cells[at + k] = i16(s.numbers[k])
        cells[at + START_PLAYER] = i16((s.numbers[START_PLAYER] - seat + players) % players)
        self.write_board(s, seat, cells, start)

    def write_board(self, s: Fences, seat: i64, cells: vec[i16], start: i64) -> None:
        """The window lies around the middle of the smallest rectangle that holds all tiles."""
        left: i64 = MIDDLE
        right: i64 = MIDDLE
        top: i64 = MIDDLE
        bottom: i64 = MIDDLE
        for k in range(s.count(LAID)):
            place = s.place_of(s.card(LAID, k))
            left = min(left, place & 255)
            right = max(right, place & 255)
            top = min(top, place >> 8)
            bottom = max(bottom, place >> 8)
        left = ((left + right) >> 1) - SIDE // 2
        top = ((top + bottom) >> 1) - SIDE // 2
        cells[start + self.window] = i16(left - MIDDLE)
        cells[start + self.window + 1] = i16(top - MIDDLE)
        for k in range(s.count(LAID)):
            self.write_tile(s, seat, k, left, top, cells, start)
        for k in range(s.border_size):
            place = s.border[k] >> 10
            x = (place & 255) - left
            y = (place >> 8) - top
            if 0 <= x < SIDE and 0 <= y < SIDE:
                cells[start + self.board + (5 * SIDE + y) * SIDE + x] = 1

    def write_tile(self, s: Fences, seat: i64, k: i64, left: i64, top: i64, cells: vec[i16], start: i64) -> None:
        players = self.players
        box = s.box
        tile = s.card(LAID, k)
        place = s.place_of(tile)
        turn = s.turn_of(tile)
        setter = (s.setter_of(tile) - seat + players) % players
        barn = s.barn_field(tile)
        fields = i64(box.fields[tile])
        at = start + self.tiles + TILE * (tile - 1)
        cells[at] = i16(k + 1)
        cells[at + 1] = i16((place & 255) - MIDDLE)
        cells[at + 2] = i16((place >> 8) - MIDDLE)
        cells[at + 3] = i16(turn)
        cells[at + 4] = i16(setter)
        cells[at + 5] = i16(barn + 1)
        cells[at + 6] = i16(s.closed_by(tile))
        cells[at + 7] = i16(fields)
        at = start + self.fields + FIELDS * self.field_size * (tile - 1)
        for field in range(fields):
            farm = s.farm(tile * 4 + field)
            cells[at] = i16(open_ends(farm))
            for kind in range(KINDS):
                cells[at + 1 + kind] = i16(animals(farm, kind))
            for other in range(players):
                cells[at + 1 + KINDS + other] = i16(barns(farm, (seat + other) % players))
            at += self.field_size
        x = (place & 255) - left
        y = (place >> 8) - top
        if 0 <= x < SIDE and 0 <= y < SIDE:
            at = start + self.board + y * SIDE + x
            cells[at] = i16(tile)
            cells[at + SIDE * SIDE] = i16(turn)
            cells[at + 2 * SIDE * SIDE] = i16(box.turned[tile * 4 + turn])
            cells[at + 3 * SIDE * SIDE] = i16(setter + 1)
            cells[at + 4 * SIDE * SIDE] = i16(setter + 1 if barn >= 0 else 0)
