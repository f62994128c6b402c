"""A land: cards on cards, tokens, and where the next card may lie. (FM-20 to FM-26, FM-30, FM-42)

A land never changes: what is done to it makes another one. So clones of a game share their lands, and with them what
was found out about them already: the legal places and the scores.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import append, i32, i64, u8, vec
from farmtable.core.rules.menu import Menu
from farmtable.games.farmoony.rules.ground import Ground
from farmtable.games.farmoony.rules.tiles import (
    EMPTY,
    GRID,
    OFFSET,
    ORIGIN,
    SIDE,
    STONE,
    TOKEN,
    TURNED,
    TYPE,
    Faces,
    card_of,
    cell_of,
    rotation_of,
)

NO_TILES: Final = vec[u8]([0] * GRID)
MISSIONS: Final = 25
NOT_SCORED: Final = vec[i64]([-1] * (MISSIONS + 1))
NO_PLACES: Final = vec[i64]()
NO_ANCHORS: Final = vec[i32]()
BESIDE: Final = vec[i64]([-SIDE, -1, 1, SIDE])  # from a cell to its neighbours


class Land:
    """The tiles that are seen, the cards they belong to, and all cards in the order in which they were laid."""

    def __init__(self, faces: Faces, tiles: vec[u8], cards: vec[u8], laid: vec[i64]) -> None:
        self.faces: Faces = faces
        self.tiles: vec[u8] = tiles  # by cell: type and token
        self.cards: vec[u8] = cards  # by cell: the card on top
        self.laid: vec[i64] = laid  # placements, the oldest first
        self.left: i64 = SIDE  # the smallest rectangle around the land
        self.right: i64 = 0
        self.top: i64 = SIDE
        self.bottom: i64 = 0
        self.scanned: bool = False
        self.anchors: vec[i32] = NO_ANCHORS  # found when asked for: cell * 16 + the quarters that must be stone
        self.sorted_out: bool = False
        self.lifts: vec[i64] = NO_PLACES  # found when asked for: the cards that may be lifted
        self.points: vec[i64] = NOT_SCORED[:]  # by mission, -1 where not scored yet
        self.found: Ground | None = None

    # ---- What lies here --------------------------------------------------------------------------------------------

    def tile(self, cell: i64) -> i64:
        """The type that is seen there; 0 where the land has no tile."""
        return i64(self.tiles[cell]) & TYPE

    def token(self, cell: i64) -> bool:
        return i64(self.tiles[cell]) & TOKEN != 0

    def token_cells(self) -> vec[i64]:
        """Where tokens lie on this land, row by row. (FM-51)"""
        found = vec[i64]()
        tiles = self.tiles
        for y in range(self.top, self.bottom + 1):
            for cell in range(y * SIDE + self.left, y * SIDE + self.right + 1):
                if i64(tiles[cell]) >= TOKEN:
                    found = append(found, cell)
        return found

    def place_of(self, card: i64) -> i64:
        """Where a card was laid; 0 if it is not on this land."""
        laid = self.laid
        for k in range(len(laid)):
            if card_of(laid[k]) == card:
                return laid[k]
        return 0

    def ground(self) -> Ground:
        """The land as missions look at it."""
        found = self.found
        if found is None:
            found = Ground(self.tiles, self.left, self.right, self.top, self.bottom)
            self.found = found
        return found

    # ---- Another land ----------------------------------------------------------------------------------------------

    def copy(self) -> Land:
        land = Land(self.faces, self.tiles[:], self.cards[:], self.laid[:])
        land.left = self.left
        land.right = self.right
        land.top = self.top
        land.bottom = self.bottom
        return land

    def lay(self, place: i64) -> None:
        """Put a card on top; only for a land that nobody else has yet."""
        card = card_of(place)
        rotation = rotation_of(place)
        cell = cell_of(place)
        for quarter in range(4):
            at = cell + OFFSET[quarter]
            self.tiles[at] = self.faces.tiles[card * 16 + rotation * 4 + quarter]
            self.cards[at] = u8(card)
        self.laid = append(self.laid, place)
        self.reach(cell)

    def reach(self, cell: i64) -> None:
        """The rectangle around the land takes in a card that lies here."""
        x = cell % SIDE
        y = cell // SIDE
        self.left = min(self.left, x)
        self.right = max(self.right, x + 1)
        self.top = min(self.top, y)
        self.bottom = max(self.bottom, y + 1)

    def with_card(self, place: i64) -> Land:
        """This land and one more card, on top. (FM-25)"""
        land = self.copy()
        land.lay(place)
        return land

    def with_token(self, cell: i64, tile: i64) -> Land:
        """The tile has another type now, and that token. (FM-30, FM-41)"""
        land = self.copy()
        land.tiles[cell] = u8(tile + TOKEN)
        return land

    def under(self, card: i64, cell: i64) -> i64:
        """The placement that shows on a cell when this card is lifted; 0 if there is none."""
        laid = self.laid
        found: i64 = 0
        for k in range(len(laid)):
            reach = cell - cell_of(laid[k])
            if (reach == 0 or reach == 1 or reach == SIDE or reach == SIDE + 1) and card_of(laid[k]) != card:
                found = laid[k]
        return found

    def without(self, card: i64) -> Land:
        """This land with an open card lifted, and its tokens; what it covered shows again. (FM-42)"""
        place = self.place_of(card)
        land = Land(self.faces, self.tiles[:], self.cards[:], NO_PLACES[:])
        for quarter in range(4):
            cell = cell_of(place) + OFFSET[quarter]
            under = self.under(card, cell)
            land.cards[cell] = u8(card_of(under))
            land.tiles[cell] = EMPTY
            for other in range(4):
                if under != 0 and cell_of(under) + OFFSET[other] == cell:
                    land.tiles[cell] = self.faces.tiles[card_of(under) * 16 + rotation_of(under) * 4 + other]
        for k in range(len(self.laid)):
            if self.laid[k] != place:
                land.laid = append(land.laid, self.laid[k])
                land.reach(cell_of(self.laid[k]))
        return land

    def tokens_on(self, card: i64) -> vec[u8]:
        """The tokens on a card that lies open, by its quarters; 0 where there is none."""
        place = self.place_of(card)
        found = vec[u8]([0, 0, 0, 0])
        for quarter in range(4):
            cell = cell_of(place) + OFFSET[quarter]
            if i64(self.tiles[cell]) >= TOKEN:
                found[i64(TURNED[rotation_of(place) * 4 + quarter])] = self.tiles[cell]
        return found

    def with_moved(self, place: i64, tokens: vec[u8]) -> Land:
        """This land and a card that brings its tokens. (FM-42)"""
        land = self.with_card(place)
        for quarter in range(4):
            token = tokens[i64(TURNED[rotation_of(place) * 4 + quarter])]
            if i64(token) != 0:
                land.tiles[cell_of(place) + OFFSET[quarter]] = token
        return land

    # ---- Where the next card may lie -------------------------------------------------------------------------------

    def places(self) -> vec[i32]:
        """Every upper left cell that is open to some card, with the quarters that must be stone there."""
        if not self.scanned:
            self.scan()
        return self.anchors

    def scan(self) -> None:
        """Each card overlaps the land, covers one tile of a card at most, and no token. (FM-21, FM-22, FM-24)"""
        anchors = vec[i32]()
        tiles = self.tiles
        cards = self.cards
        if len(self.laid) == 0:
            anchors = append(anchors, i32(ORIGIN * 16))
        else:
            for y in range(self.top - 1, self.bottom + 1):
                for cell in range(y * SIDE + self.left - 1, y * SIDE + self.right + 1):
                    a = i64(tiles[cell])
                    b = i64(tiles[cell + 1])
                    c = i64(tiles[cell + SIDE])
                    d = i64(tiles[cell + SIDE + 1])
                    over = a | b | c | d
                    if over == 0 or over >= TOKEN:
                        continue
                    i = i64(cards[cell])
                    j = i64(cards[cell + 1])
                    k = i64(cards[cell + SIDE])
                    m = i64(cards[cell + SIDE + 1])
                    if i != 0 and i in (j, k, m):
                        continue
                    if (j != 0 and j in (k, m)) or (k != 0 and k == m):
                        continue
                    stones: i64 = 0  # only stone may lie on stone (FM-23)
                    if a == STONE:
                        stones += 1
                    if b == STONE:
                        stones += 2
                    if c == STONE:
                        stones += 4
                    if d == STONE:
                        stones += 8
                    anchors = append(anchors, i32(cell * 16 + stones))
        self.anchors = anchors
        self.scanned = True

    def takes(self, card: i64, without: i64 = -1) -> bool:
        """Is there any legal place for this card? One cell may be barred. (FM-26)"""
        anchors = self.places()
        stones = self.faces.stones
        for k in range(len(anchors)):
            for rotation in range(4):
                anchor = i64(anchors[k])
                if anchor & 15 & ~i64(stones[card * 4 + rotation]) == 0 and anchor >> 4 != without:
                    return True
        return False

    def offer(self, card: i64, without: i64, base: i64, out: Menu) -> None:
        """Add every legal placement of a card, ascending: base + rotation and cell. One cell may be barred. (FM-20)"""
        anchors = self.places()
        for rotation in range(4):
            barred = ~i64(self.faces.stones[card * 4 + rotation]) & 15
            verb = base + rotation * GRID
            for k in range(len(anchors)):
                anchor = i64(anchors[k])
                if anchor & barred == 0 and anchor >> 4 != without:
                    out.add(verb + (anchor >> 4))

    # ---- What may be lifted ----------------------------------------------------------------------------------------

    def open_card(self, card: i64) -> bool:
        """Are all four tiles of the card seen?"""
        cell = cell_of(self.place_of(card))
        return all(i64(self.cards[cell + OFFSET[quarter]]) == card for quarter in range(4))

    def loose(self) -> vec[i64]:
        """The cards that a wheelbarrow may take: all of it is seen, tiles are left without it, in one piece. (FM-42)"""
        if not self.sorted_out:
            found = vec[i64]()
            for k in range(len(self.laid)):
                card = card_of(self.laid[k])
                if len(self.laid) > 1 and self.open_card(card) and self.without(card).whole():
                    found = append(found, card)
            self.lifts = found
            self.sorted_out = True
        return self.lifts

    def whole(self) -> bool:
        """Is the land in one piece, joined by sides?"""
        tiles = self.tiles
        seen = NO_TILES[:]
        start: i64 = -1
        count: i64 = 0
        for y in range(self.top, self.bottom + 1):
            for cell in range(y * SIDE + self.left, y * SIDE + self.right + 1):
                if i64(tiles[cell]) != 0:
                    start = cell
                    count += 1
        todo = append(NO_PLACES[:], start)
        seen[start] = 1
        k: i64 = 0
        while k < len(todo):
            for side in range(4):
                cell = todo[k] + BESIDE[side]
                if i64(tiles[cell]) != 0 and i64(seen[cell]) == 0:
                    seen[cell] = 1
                    todo = append(todo, cell)
            k += 1
        return len(todo) == count


def no_land(faces: Faces) -> Land:
    """A land before its first card."""
    return Land(faces, NO_TILES[:], NO_TILES[:], NO_PLACES[:])


def land_of(faces: Faces, laid: list[int], tokens: list[tuple[int, int]]) -> Land:
    """The land with these placements, the oldest first, and these tokens, each a cell and a type."""
    land = no_land(faces)
    for place in laid:
        land.lay(place)
    for cell, tile in tokens:
        land.tiles[cell] = u8(tile + TOKEN)
    return land
