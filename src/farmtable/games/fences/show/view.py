"""Who knows what in Fences: the view of a seat, and the states that it can imagine."""

from __future__ import annotations

import msgspec

from farmtable.core.rt import u8
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.zones import ZONE
from farmtable.core.show.view import HIDDEN, View, common, restore, task_classes
from farmtable.games.fences.rules import play, scoring
from farmtable.games.fences.rules.board import CLOSED, FARMER, FARMERS, HAND, LAID, ORIGIN, POOL
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.farm import BARN, barns, counted, has_barn, open_ends, share, worth
from farmtable.games.fences.rules.scoring import FIELD_BIT
from farmtable.games.fences.rules.state import NUMBERS, OPEN_HANDS, Fences, empty, laid

TASKS = task_classes(play, scoring)


class SeatView(msgspec.Struct, frozen=True):
    """What the looking seat sees of one seat."""

    hand: list[int]  # tiles, HIDDEN where only the owner knows
    stock: int  # barns that can be built
    points: int
    farmer: int  # the profile's id, 0 before it is dealt


class TileView(msgspec.Struct, frozen=True):
    """A tile on the board; x goes east, y goes south, from the first tile."""

    tile: int
    x: int
    y: int
    turn: int  # quarter turns, clockwise
    seat: int  # who set it
    barn: int  # the field with a barn, -1 for none
    owner: int  # ... and whose it is, -1 for none


class FarmView(msgspec.Struct, frozen=True):
    """A farm: all that is joined, with what it would bring or has brought."""

    fields: list[list[int]]  # tile and field, as they were set
    animals: list[int]  # cows, pigs, sheep
    barns: list[int]  # of each seat; of a completed farm those that it had
    worth: int  # points if it were completed as it is
    share: int  # ... for each barn in it; 0 without a barn
    open: int  # half-edges without a neighbour; 0 is completed
    completed_by: int  # the tile that did it, 0 while it is open


class FencesView(View, frozen=True, kw_only=True):
    """What one seat may know."""

    open_hands: bool
    seats: list[SeatView]
    board: list[TileView]  # as they were set
    farms: list[FarmView]
    supply: int  # how many tiles
    start: int
    shuffles: int
    passes: int


def view(s: Fences, seat: int) -> FencesView:
    """What this seat may know."""
    return FencesView(
        **common(s, seat, NUMBERS),
        seats=[seat_view(s, seat, other) for other in range(s.players)],
        board=[tile_view(s, tile) for tile in laid(s)],
        farms=farm_views(s),
        supply=int(s.count(POOL)),
    )


def seat_view(s: Fences, seat: int, other: int) -> SeatView:
    """Tiles in hand are for their owner, or for all with open hands. (FE-01)"""
    hand = s.row(HAND + other)
    return SeatView(
        hand=hand if seat == other or s.numbers[OPEN_HANDS] else [HIDDEN] * len(hand),
        stock=int(s.stock(other)),
        points=int(s.points[other]),
        farmer=int(s.farmer(other)),
    )


def tile_view(s: Fences, tile: int) -> TileView:
    place = int(s.place_of(tile))
    barn = int(s.barn_field(tile))
    return TileView(
        tile=tile,
        x=place % 256 - 128,
        y=place // 256 - 128,
        turn=int(s.turn_of(tile)),
        seat=int(s.setter_of(tile)),
        barn=barn,
        owner=int(s.setter_of(tile)) if barn >= 0 else -1,
    )


def farm_views(s: Fences) -> list[FarmView]:
    """Every farm on the board, by the first of its fields that was set."""
    fields: dict[int, list[list[int]]] = {}
    for tile in laid(s):
        for field in range(int(s.box.fields[tile])):
            fields.setdefault(int(s.root(tile * 4 + field)), []).append([tile, field])
    closed = {int(farm.root): int(farm.tile) for farm in scoring.completed(s)}
    nobody = [0] * int(s.players)
    found = []
    for root, pieces in fields.items():
        farm = s.farms[root]
        owners = [int(barns(farm, seat)) for seat in range(s.players)] if has_barn(farm) else nobody
        found.append(
            FarmView(
                fields=pieces,
                animals=counted(farm),
                barns=owners,
                worth=int(worth(farm)),
                share=int(share(farm)),
                open=int(open_ends(farm)),
                completed_by=closed.get(root, 0),
            )
        )
    return found


def imagine(box: Box, v: FencesView, chance: Chance) -> Fences:
    """A state that this seat can't tell from the real one: the board is set again, the hidden hands are dealt."""
    s = empty(box, v.players, v.open_hands)
    for set_tile in v.board:
        s.lay(set_tile.seat, set_tile.tile, set_tile.turn, ORIGIN + 256 * set_tile.y + set_tile.x)
        if set_tile.barn >= 0:
            s.build(set_tile.owner, set_tile.tile, set_tile.barn)
    for farm in v.farms:
        if farm.completed_by:
            field = min(field for tile, field in farm.fields if tile == farm.completed_by)
            s.cards[CLOSED * ZONE + farm.completed_by] |= FIELD_BIT[field]
            s.farms[s.root(farm.completed_by * 4 + field)] += sum(int(BARN[k]) * n for k, n in enumerate(farm.barns))
    seen = {tile for seat in v.seats for tile in seat.hand} | set(s.row(LAID))
    for tile in box.in_game(v.players):
        if tile not in seen:
            s.put(POOL, tile)
    for number in range(1, len(box.farmers) + 1):
        if all(seat.farmer != number for seat in v.seats):
            s.put(FARMERS, number)
    for k, seat in enumerate(v.seats):
        for tile in seat.hand:  # anyhow where hidden, for those hands are dealt anew below
            s.put(HAND + k, s.pick(POOL, 0) if tile == HIDDEN else tile)
        s.cards[FARMER * ZONE + k] = u8(seat.farmer)
        s.points[k] = seat.points
    NUMBERS.restore(s, v)
    s.player = v.player
    s = s.imagine(v.seat, chance)
    restore(s, v, TASKS)
    return s
