"""Fences in words: the tiles in hand, the players, the farms, the board place by place, and questions step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from farmtable.core.rules.task import Task
from farmtable.core.show.phrase import Phrase, phrase, seat_phrase
from farmtable.core.show.places import place_name
from farmtable.core.show.text import Section, Step, Way
from farmtable.core.show.view import HIDDEN
from farmtable.games.fences.rules import play
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.declared import BUILD, CHOICES, SET, TILE_PLACES
from farmtable.games.fences.rules.faces import EDGES, FIELDS, HALF_EDGES, MEETS, SHAPES, TURNS
from farmtable.games.fences.show.phrases import (
    choice_phrase,
    counted_phrase,
    farmer_phrase,
    fields_phrase,
    where_phrase,
)
from farmtable.games.fences.show.view import FarmView, FencesView, SeatView, TileView

EDGE_NAMES = ("north", "east", "south", "west")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # column and row of the neighbour beyond each edge
Places = dict[tuple[int, int], TileView]


def text(box: Box, v: FencesView) -> list[Section]:
    """All that this seat sees."""
    words = Board(box, v)
    mine = [v.seat] if v.seat < v.players else []
    others = [seat for seat in range(v.players) if seat not in mine]
    return [
        *(hand(box, v.seats[seat]) for seat in mine),
        *(player(box, v, seat) for seat in mine + others),
        words.farm_list("text-open-farms", "call-farms", completed=False),
        words.farm_list("text-completed-farms", "call-completed", completed=True),
        words.tiles(),
        words.free(),
        supply(v),
    ]


# ---- The players ----------------------------------------------------------------------------------------------------


def tile_fact(box: Box, tile: int, turn: int = 0) -> Phrase:
    """Tile 14: 2 cows north-east, no animals south-west; fences north and east."""
    fences = edges_phrase(edge for edge in range(EDGES) if int(box.turned[tile * TURNS + turn]) >> edge & 1)
    return phrase("text-tile", tile=tile, fields=fields_phrase(box, tile, turn), fences=fences)


def edges_phrase(edges: Iterable[int]) -> list[Phrase]:
    return [phrase(f"edge-{EDGE_NAMES[edge]}") for edge in edges] or [phrase("text-no-fence")]


def hand(box: Box, seen: SeatView) -> Section:
    facts = [tile_fact(box, tile) for tile in seen.hand]
    return Section(phrase("text-hand"), tuple(facts) or (phrase("text-no-tiles"),), calls=(phrase("call-hand"),))


def player(box: Box, v: FencesView, seat: int) -> Section:
    """Barns, tiles and the profile; the tiles of others where hands are open."""
    seen = v.seats[seat]
    facts = [phrase("text-stock", n=seen.stock), phrase("text-tiles", n=len(seen.hand))]
    facts.append(phrase("text-profile", farmer=farmer_phrase(box, seen.farmer)) if seen.farmer else NO_PROFILE)
    if seat != v.seat:
        facts += [tile_fact(box, tile) for tile in seen.hand if tile != HIDDEN]
    if seat == v.start:
        facts.append(phrase("text-started"))
    return Section(
        phrase("text-player", player=seat_phrase(seat), points=seen.points),
        tuple(facts),
        calls=(phrase("call-player", player=seat_phrase(seat)),),
    )


NO_PROFILE = phrase("text-no-profile")


def supply(v: FencesView) -> Section:
    facts = [phrase("draw-supply", n=v.supply), phrase("text-open-hands" if v.open_hands else "text-closed-hands")]
    facts += [phrase("text-exchanged", n=v.shuffles)] if v.shuffles else []
    facts += [phrase("text-passed", n=v.passes)] if v.passes else []
    return Section(phrase("text-supply"), tuple(facts), calls=(phrase("call-supply"),))


# ---- The board ------------------------------------------------------------------------------------------------------


class Board:
    """The tiles by their places, and the farm of each field."""

    def __init__(self, box: Box, v: FencesView) -> None:
        self.box = box
        self.v = v
        self.at: Places = {(tile.x, tile.y): tile for tile in v.board}
        self.tile = {tile.tile: tile for tile in v.board}
        self.farm_of = {(tile, field): n for n, farm in enumerate(v.farms, 1) for tile, field in farm.fields}

    def rows(self, places: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
        """By row from north to south, each from west to east."""
        return sorted(places, key=lambda place: (place[1], place[0]))

    # ---- Farms -----------------------------------------------------------------------------------------------------

    def farm_list(self, title: str, call: str, completed: bool) -> Section:
        found = [self.farm(n, farm) for n, farm in enumerate(self.v.farms, 1) if bool(farm.completed_by) == completed]
        facts = () if found else (phrase("text-none"),)
        return Section(phrase(title, n=len(found)), facts, tuple(found), (phrase(call),))

    def farm(self, n: int, farm: FarmView) -> Section:
        """Its animals, its worth, whose barns stand in it, where it lies and where it is open."""
        facts = [phrase("text-worth", worth=farm.worth, share=farm.share, barns=sum(farm.barns))]
        facts += [
            phrase("text-barns-of", player=seat_phrase(seat), n=barns) for seat, barns in enumerate(farm.barns) if barns
        ]
        facts.append(phrase("text-lies", places=[self.field_place(tile, field) for tile, field in farm.fields]))
        if farm.completed_by:
            facts.append(phrase("text-completed-by", place=self.name(farm.completed_by)))
        else:
            ends = self.rows(set(self.ends(farm)))
            facts.append(phrase("text-ends", n=farm.open, places=", ".join(place_name(*end) for end in ends)))
        title = phrase("text-farm", n=n, animals=counted_phrase(farm.animals))
        return Section(title, tuple(facts), calls=(phrase("call-farm", n=n),))

    def name(self, tile: int) -> str:
        return place_name(self.tile[tile].x, self.tile[tile].y)

    def field_place(self, tile: int, field: int) -> Phrase:
        turn = self.tile[tile].turn
        where = int(self.box.where[(tile * TURNS + turn) * FIELDS + field])
        return phrase("text-field-place", place=self.name(tile), where=where_phrase(where))

    def ends(self, farm: FarmView) -> Iterator[tuple[int, int]]:
        """The free places that a farm is open to."""
        for tile, field in farm.fields:
            x, y, turn = self.tile[tile].x, self.tile[tile].y, self.tile[tile].turn
            for half in range(HALF_EDGES):
                dx, dy = STEPS[half // 2]
                if self.field_at(tile, turn, half) == field and (x + dx, y + dy) not in self.at:
                    yield x + dx, y + dy

    def field_at(self, tile: int, turn: int, half: int) -> int:
        """The field of a tile, as it lies, at a half-edge."""
        return int(self.box.piece_at[(tile * TURNS + turn) * HALF_EDGES + half]) % FIELDS

    # ---- Places ----------------------------------------------------------------------------------------------------

    def tiles(self) -> Section:
        """Every tile, place by place."""
        places = self.rows(self.at)
        facts = () if places else (phrase("text-none"),)
        found = tuple(self.place(self.at[place]) for place in places)
        return Section(phrase("text-board", n=len(places)), facts, found, (phrase("call-board"),))

    def place(self, tile: TileView) -> Section:
        where = self.box.where
        fields = [
            phrase(
                "text-board-field",
                field=told,
                n=self.farm_of[tile.tile, field],
            )
            for field, told in enumerate(fields_phrase(self.box, tile.tile, tile.turn))
        ]
        facts = [*fields, phrase("text-set-by", player=seat_phrase(tile.seat), tile=tile.tile, turn=90 * tile.turn)]
        if tile.barn >= 0:
            barn = where_phrase(int(where[(tile.tile * TURNS + tile.turn) * FIELDS + tile.barn]))
            facts.append(phrase("text-barn", player=seat_phrase(tile.owner), where=barn))
        fences = int(self.box.turned[tile.tile * TURNS + tile.turn])
        facts.append(phrase("text-fences", edges=edges_phrase(e for e in range(EDGES) if fences >> e & 1)))
        name = place_name(tile.x, tile.y)
        return Section(phrase("text-place", place=name), tuple(facts), calls=(phrase("call-at", place=name),))

    def free(self) -> Section:
        """Every place where a tile could lie: what it needs at which edge."""
        beside = {(x + dx, y + dy) for x, y in self.at for dx, dy in STEPS} - set(self.at)
        found = tuple(self.free_place(*place) for place in self.rows(beside))
        facts = () if found else (phrase("text-first-place", place=place_name(0, 0)),)
        return Section(phrase("text-free", n=len(found)), facts, found, (phrase("call-free"),))

    def free_place(self, x: int, y: int) -> Section:
        needs = [
            phrase(f"text-needs-{need}", edge=phrase(f"edge-{EDGE_NAMES[edge]}"))
            for edge, (dx, dy) in enumerate(STEPS)
            if (need := self.need(x + dx, y + dy, (edge + 2) % EDGES))
        ]
        name = place_name(x, y)
        facts = (phrase("text-needs", needs=needs),)
        return Section(phrase("text-place-free", place=name), facts, calls=(phrase("call-at", place=name),))

    def need(self, x: int, y: int, edge: int) -> str:
        """What a neighbour wants at its edge; "" where there is none."""
        tile = self.at.get((x, y))
        if tile is None:
            return ""
        return "fence" if int(self.box.turned[tile.tile * TURNS + tile.turn]) >> edge & 1 else "open"

    # ---- What a tile would join --------------------------------------------------------------------------------------

    def joins(self, tile: int, turn: int, x: int, y: int) -> tuple[Phrase, ...]:
        """Field by field: the farms that it would be joined to."""
        if not 0 < tile <= len(self.box.tiles):
            return ()
        told = []
        for field in range(len(SHAPES[self.box.tiles[tile - 1].shape])):
            where = where_phrase(int(self.box.where[(tile * TURNS + turn) * FIELDS + field]))
            farms = [self.farm_name(n) for n in sorted(self.beside(tile, turn, field, x, y))]
            joined = phrase("effect-joins", where=where, farms=farms)
            told.append(joined if farms else phrase("effect-new-farm", where=where))
        return tuple(told)

    def farm_name(self, n: int) -> Phrase:
        farm = self.v.farms[n - 1]
        return phrase("text-farm-short", n=n, worth=farm.worth, open=farm.open)

    def beside(self, tile: int, turn: int, field: int, x: int, y: int) -> set[int]:
        found = set()
        for half in range(HALF_EDGES):
            dx, dy = STEPS[half // 2]
            other = self.at.get((x + dx, y + dy))
            if other is not None and self.field_at(tile, turn, half) == field:
                found.add(self.farm_of[other.tile, self.field_at(other.tile, other.turn, int(MEETS[half]))])
        return found


# ---- Questions, step by step ----------------------------------------------------------------------------------------


def steps(box: Box, v: FencesView, task: Task[Any], menu: list[int], ask: Phrase) -> Step:
    """Which tile, where, how turned; where to build a barn, with what stands in each farm."""
    board = Board(box, v)
    set_ways = [choice for choice in menu if choice >= SET]
    ways = [Way(label(board, task, choice), choice) for choice in menu if choice < SET]
    for tile, choices in groupby(set_ways, key=lambda choice: (choice - SET) // TILE_PLACES):
        ways.append(Way(tile_fact(box, tile), then=Step(phrase("ask-where"), tuple(by_place(board, tile, choices)))))
    return Step(ask, tuple(ways))


def label(board: Board, task: Task[Any], choice: int) -> Phrase:
    told = choice_phrase(CHOICES, board.box, choice, task)
    if not (isinstance(task, play.BuildBarn) and choice >= BUILD and board.v.board):
        return told
    last = board.v.board[-1]
    where = [int(board.box.where[(last.tile * TURNS + last.turn) * FIELDS + field]) for field in range(FIELDS)]
    farm = board.v.farms[board.farm_of[last.tile, where.index(choice - BUILD)] - 1]
    animals = counted_phrase(farm.animals)
    return phrase("step-barn", barn=told, animals=animals, worth=farm.worth, open=farm.open)


def by_place(board: Board, tile: int, choices: Iterable[int]) -> Iterator[Way]:
    """A place where the tile fits in one way only needs no further question."""
    for (x, y), found in groupby(choices, key=place_of):
        turns = list(found)
        name = place_name(x, y)
        ways = [turned(board, tile, choice) for choice in turns]
        if len(ways) == 1:
            yield Way(phrase("step-place-turned", place=name, turned=ways[0].label), turns[0], effects=ways[0].effects)
        else:
            yield Way(phrase("step-place", place=name, n=len(ways)), then=Step(phrase("ask-turned"), tuple(ways)))


def place_of(choice: int) -> tuple[int, int]:
    place = (choice - SET) % TILE_PLACES // TURNS
    return place % 256 - 128, place // 256 - 128


def turned(board: Board, tile: int, choice: int) -> Way:
    turn = choice % TURNS
    told = phrase("step-turn", turn=90 * turn, fields=fields_phrase(board.box, tile, turn))
    return Way(told, choice, effects=board.joins(tile, turn, *place_of(choice)))
