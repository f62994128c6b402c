"""A land in words: row by row, card by card, and each place by itself for those who ask for it."""

from __future__ import annotations

from farmtable.core.show.phrase import Phrase, phrase
from farmtable.core.show.places import FIRST_ROW
from farmtable.core.show.score import Line
from farmtable.core.show.text import Aside, Section, calls_of, whose
from farmtable.games.farmoony.rules.land import Land
from farmtable.games.farmoony.rules.tiles import OFFSET, SIDE, TYPES, card_of, cell_of, rotation_of, x_of, y_of
from farmtable.games.farmoony.show.phrases import cell_text
from farmtable.games.farmoony.show.view import FarmoonyView

AROUND = {"above": -SIDE, "right": 1, "below": SIDE, "left": -1}


def tile_name(tile: int) -> Phrase:
    return phrase(f"tile-{TYPES[tile] or 'none'}")


def tile_at(land: Land, cell: int) -> Phrase:
    """N13 water; with a token: N13 water with a token"""
    key = "tell-tile-token" if land.token(cell) else "tell-tile"
    return phrase(key, place=cell_text(cell), tile=tile_name(int(land.tile(cell))))


def listed(parts: list[Phrase]) -> Phrase:
    """One after the other with commas: in a grid "and" would sound as if something ended."""
    return phrase("tell-list", first=parts[0], rest=listed(parts[1:])) if len(parts) > 1 else parts[0]


def cells_of(place: int) -> list[int]:
    """The four cells of a placement, upper left first."""
    return [int(cell_of(place)) + int(OFFSET[quarter]) for quarter in range(4)]


class Landscape:
    """The land of one seat."""

    def __init__(self, v: FarmoonyView, seat: int, land: Land, lines: list[Line]) -> None:
        self.v = v
        self.seat = seat
        self.land = land
        self.lines = lines
        self.laid = [int(place) for place in land.laid]
        self.order = {int(card_of(place)): k for k, place in enumerate(self.laid, 1)}  # by card: the oldest is 1

    def sections(self) -> list[Section]:
        if not self.laid:
            return [
                Section(
                    whose(self.v, self.seat, "tell-no-land"), calls=calls_of(self.v, self.seat, phrase("call-land"))
                )
            ]
        cards = Section(
            whose(self.v, self.seat, "tell-cards", n=len(self.laid)),
            tuple(self.card(place) for place in self.laid),
            calls=calls_of(self.v, self.seat, phrase("call-cards")),
        )
        rows = Section(
            whose(self.v, self.seat, "tell-land"),
            (self.size(), *self.rows()),
            tuple(self.place(cell) for cell in self.cells()),
            calls_of(self.v, self.seat, phrase("call-land")),
        )
        return [rows, cards]

    def cells(self) -> list[int]:
        """Where there are tiles, row by row."""
        land = self.land
        rows = (range(y * SIDE + land.left, y * SIDE + land.right + 1) for y in range(land.top, land.bottom + 1))
        return [int(cell) for row in rows for cell in row if land.tile(cell)]

    def size(self) -> Phrase:
        """How many tiles and tokens, and from where to where."""
        land, cells = self.land, self.cells()
        first = cell_text(int(land.top) * SIDE + int(land.left))
        last = cell_text(int(land.bottom) * SIDE + int(land.right))
        tokens = phrase("tell-tokens", n=len(land.token_cells()))
        return whose(self.v, self.seat, "tell-size", n=len(cells), tokens=tokens, first=first, last=last)

    def rows(self) -> list[Phrase]:
        """Each from its first tile to its last, with the gaps between."""
        cells = self.cells()
        found = []
        for y in range(self.land.top, self.land.bottom + 1):
            row = [cell for cell in cells if cell // SIDE == y]
            if row:
                tiles = [tile_at(self.land, cell) for cell in range(row[0], row[-1] + 1)]
                found.append(phrase("tell-row", n=y_of(row[0]) + FIRST_ROW, tiles=listed(tiles)))
        return found

    def card(self, place: int) -> Phrase:
        """A card with its four tiles: what of it is covered, and what a token has made of it."""
        return phrase(
            "tell-card",
            n=self.order[int(card_of(place))],
            tiles=listed([self.part(place, quarter) for quarter in range(4)]),
        )

    def part(self, place: int, quarter: int) -> Phrase:
        land, cell = self.land, cells_of(place)[quarter]
        printed = tile_name(self.printed(place, cell))
        if int(land.cards[cell]) != int(card_of(place)):
            return phrase("tell-tile-covered", place=cell_text(cell), tile=printed)
        if land.token(cell):
            seen = tile_name(int(land.tile(cell)))
            return phrase("tell-tile-changed", place=cell_text(cell), tile=seen, printed=printed)
        return phrase("tell-tile", place=cell_text(cell), tile=printed)

    def printed(self, place: int, cell: int) -> int:
        """What a card shows on one of its cells."""
        quarter = cells_of(place).index(cell)
        return int(self.land.faces.tile(card_of(place), rotation_of(place), quarter))

    # ---- One place -----------------------------------------------------------------------------------------------

    def place(self, cell: int) -> Section:
        """Its tile, the cards below it, its neighbours and what it counts for."""
        land = self.land
        facts = [self.stack(cell)]
        if land.token(cell):
            facts.append(phrase("tell-place-token"))
        around = {side: tile_at(land, cell + step) for side, step in AROUND.items()}
        facts.append(Phrase("tell-around", dict(around)))
        counts = [line.why for line in self.lines if (x_of(cell), y_of(cell)) in line.cells]
        facts += [phrase("tell-counts", why=why) for why in counts]
        calls = calls_of(self.v, self.seat, phrase("call-at", place=cell_text(cell)))
        title = whose(self.v, self.seat, "tell-place", tile=tile_at(land, cell))
        return Aside(title, tuple(facts), calls=calls)

    def stack(self, cell: int) -> Phrase:
        """The card on top here, and what it covers."""
        top = self.order[int(self.land.cards[cell])]
        below = [
            phrase("tell-below", tile=tile_name(self.printed(place, cell)), n=self.order[int(card_of(place))])
            for place in reversed(self.laid)
            if cell in cells_of(place) and self.order[int(card_of(place))] != top
        ]
        return phrase("tell-stack", n=top, below=below) if below else phrase("tell-top", n=top)
