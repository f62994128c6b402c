"""What a tuned evaluation looks at in Farmoony: points, wishes half fulfilled, tools, and the cards that come next.

A card that is chosen but not placed yet counts as if it lay at its best place, so that a card is judged by what can be
done with it, and placing it well is no surprise.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.brain.features import Features, names_in
from farmtable.core.rt import i64, vec
from farmtable.core.rules.seats import PLAYERS
from farmtable.core.rules.state import State
from farmtable.games.farmoony.brain import named
from farmtable.games.farmoony.brain.instinct import INSTINCT, leader
from farmtable.games.farmoony.brain.value import value_with
from farmtable.games.farmoony.brain.wishes import TYPES, Wishes
from farmtable.games.farmoony.rules.declared import EFFECTS
from farmtable.games.farmoony.rules.land import Land
from farmtable.games.farmoony.rules.state import (
    CHOSEN_MISSIONS,
    FARMER,
    FENCE_TOOL,
    HAND,
    KIND_BIT,
    KNOWN_TOOLS,
    SECRET_TOOLS,
    WHEELBARROW,
    Farmoony,
)
from farmtable.games.farmoony.rules.tiles import EMPTY, PEST, SIDE, SOIL, STONE, TOKEN, TYPE
from farmtable.games.farmoony.rules.tools import INTO, TURNS, tool_of

NAMES: Final = names_in(named)

TURNS_IN_ALL: Final = 18.0
FAIRLY: Final = 0.25
KNOWN_LANDS: Final = 16  # lands whose sums are remembered: those of the other seats stay the same from choice to choice


class Sums:
    """What is added up over a land, once for each land and set of wishes."""

    def __init__(self, land: Land, wishes: Wishes) -> None:
        self.land: Land = land
        self.wishes: Wishes = wishes
        self.tiles: float = 0.0
        self.sides: float = 0.0
        self.corners: float = 0.0
        self.free: float = 0.0
        self.kinds: vec[i64] = vec[i64]([0] * TYPES)
        self.tokens: i64 = 0
        tiles, side, corner = land.tiles, wishes.side, wishes.corner
        for y in range(land.top, land.bottom + 1):
            for cell in range(y * SIDE + land.left, y * SIDE + land.right + 1):
                here = i64(tiles[cell])
                if here == EMPTY:
                    continue
                if here >= TOKEN:
                    self.tokens += 1
                kind = here & TYPE
                self.kinds[kind] += 1
                row = kind * TYPES
                right = i64(tiles[cell + 1]) & TYPE
                below = i64(tiles[cell + SIDE]) & TYPE
                if right != EMPTY:
                    self.sides += side[row + right]
                else:
                    self.free += side[row]
                if below != EMPTY:
                    self.sides += side[row + below]
                else:
                    self.free += side[row]
                if i64(tiles[cell - 1]) == EMPTY:
                    self.free += side[row]
                if i64(tiles[cell - SIDE]) == EMPTY:
                    self.free += side[row]
                self.corners += corner[row + (i64(tiles[cell + SIDE - 1]) & TYPE)]
                self.corners += corner[row + (i64(tiles[cell + SIDE + 1]) & TYPE)]
        for kind in range(TYPES):
            self.tiles += wishes.tile[kind] * float(self.kinds[kind])


class Ahead:
    """A land with one more card, where that does best; found once, for others' lands stay the same meanwhile."""

    def __init__(self, land: Land, card: i64, wishes: Wishes, after: Land) -> None:
        self.land: Land = land
        self.card: i64 = card
        self.wishes: Wishes = wishes
        self.after: Land = after


class FarmoonyFeatures(Features):
    """Those of a seat; others' seats are looked at in the same way and compared."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(names)
        self.sums: list[Sums] = []
        self.oldest: i64 = 0
        self.ahead: list[Ahead | None] = [None] * PLAYERS  # by seat: the last card that was laid in mind
        self.gains: vec[float] = vec[float]([0.0] * 2)  # of the two best tools

    def fill(self, s: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(s, Farmoony)
        wishes = INSTINCT.wishes(s)
        land = self.land(s, seat, wishes)
        sums = self.sums_of(land, wishes)
        early = 1.0 - float(s.turns()) / TURNS_IN_ALL
        for k in range(len(out)):
            out[k] = 0.0
        out[named.VALUE] = value_with(s, seat, land if s.placed(seat) != 0 else s.lands[seat]) / 10.0
        self.fill_points(s, land, early, out)
        out[named.TILES] = sums.tiles / 10.0
        out[named.TILES_EARLY] = out[named.TILES] * early
        out[named.SIDES] = sums.sides / 10.0
        out[named.SIDES_EARLY] = out[named.SIDES] * early
        out[named.CORNERS] = sums.corners / 10.0
        out[named.CORNERS_EARLY] = out[named.CORNERS] * early
        out[named.FREE] = sums.free / 10.0
        out[named.FREE_EARLY] = out[named.FREE] * early
        size: i64 = 0
        for kind in range(1, STONE + 1):
            size += sums.kinds[kind]
            if kind <= PEST:
                if wishes.tile[kind] >= FAIRLY:
                    out[named.WANTED] += float(sums.kinds[kind]) / 10.0
                elif wishes.tile[kind] <= 0.0:
                    out[named.UNWANTED] += float(sums.kinds[kind]) / 10.0
        out[named.SOIL] = float(sums.kinds[SOIL]) / 10.0
        out[named.STONE] = float(sums.kinds[STONE]) / 5.0
        out[named.SIZE] = float(size) / 20.0
        out[named.SIZE_EARLY] = out[named.SIZE] * early
        out[named.WIDTH] = float(max(land.right - land.left, land.bottom - land.top)) / 5.0
        out[named.PLACES] = float(len(land.places())) / 20.0
        out[named.TOKENS] = float(sums.tokens) / 3.0
        self.fill_tools(s, seat, land, wishes, early, out)
        self.fill_next(s, seat, wishes, out)

    def fill_points(self, s: Farmoony, land: Land, early: float, out: vec[float]) -> None:
        """What the land scores now."""
        count = s.count(CHOSEN_MISSIONS)
        least, most = 1000.0, 0.0
        for k in range(count):
            points = float(s.mission_points(land, s.card(CHOSEN_MISSIONS, k)))
            out[named.POINTS] += points / 10.0
            least = min(least, points)
            most = max(most, points)
        out[named.POINTS_EARLY] = out[named.POINTS] * early
        out[named.LEAST] = least / 5.0 if count > 1 else 0.0
        out[named.MOST] = most / 5.0 if count > 1 else 0.0

    def fill_tools(self, s: Farmoony, seat: i64, land: Land, wishes: Wishes, early: float, out: vec[float]) -> None:
        """What can be done with the tools in hand."""
        held = s.kinds_in(KNOWN_TOOLS + seat) | s.kinds_in(SECRET_TOOLS + seat)
        out[named.TOOLS] = float(s.tools(seat)) / 3.0
        out[named.TOOLS_EARLY] = out[named.TOOLS] * early
        if held == 0:
            return
        gains = self.gains
        gains[0] = gains[1] = 0.0
        harm = 0.0
        rival = s.lands[leader(s, seat)]
        for effect in range(EFFECTS):
            if held & KIND_BIT[tool_of(effect)] != 0:
                won = best_change(wishes, land, effect, 1.0)
                if won > gains[0]:
                    gains[1] = gains[0]
                    gains[0] = won
                elif won > gains[1]:
                    gains[1] = won
                harm = max(harm, best_change(wishes, rival, effect, -1.0))
        out[named.HELPS] = gains[0] / 3.0
        out[named.HELPS_EARLY] = out[named.HELPS] * early
        out[named.HARMS] = harm / 3.0
        out[named.SECOND_HELP] = gains[1] / 3.0
        out[named.FARMER] = 1.0 if held & KIND_BIT[FARMER] != 0 else 0.0
        out[named.WHEELBARROW] = 1.0 if held & KIND_BIT[WHEELBARROW] != 0 else 0.0
        out[named.FENCE] = 1.0 if held & KIND_BIT[FENCE_TOOL] != 0 else 0.0

    def fill_next(self, s: Farmoony, seat: i64, wishes: Wishes, out: vec[float]) -> None:
        """The hand that this seat will choose from next: what a neighbour passes on, once it has chosen."""
        giver = seat
        chosen: i64 = 0
        for other in range(s.players):
            if s.chosen(other) != 0:
                giver = (seat + s.players - s.onward()) % s.players
                chosen = s.chosen(giver)
                break
        best, second, total = 0.0, 0.0, 0.0
        count: i64 = 0
        for k in range(s.count(HAND + giver)):
            card = s.card(HAND + giver, k)
            if card != chosen:
                worth = wishes.card(s.lands[seat], card)
                total += worth
                count += 1
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        if count > 0:
            out[named.NEXT_BEST] = best / 3.0
            out[named.NEXT_SECOND] = second / 3.0
            out[named.NEXT_ALL] = total / float(count) / 3.0

    # ---- Lands ------------------------------------------------------------------------------------------------------

    def land(self, s: Farmoony, seat: i64, wishes: Wishes) -> Land:
        """The land of a seat, with the card that it has placed in secret or is about to place."""
        land = s.lands[seat]
        if s.placed(seat) != 0:
            return land.with_card(s.placed(seat))
        card = s.chosen(seat) if s.chosen(seat) != 0 else s.playing(seat)
        if card == 0:
            return land
        known = self.ahead[seat]
        if known is None or known.land is not land or known.card != card or known.wishes is not wishes:
            place = INSTINCT.place(s, land, card)
            known = Ahead(land, card, wishes, land.with_card(place) if place != 0 else land)
            self.ahead[seat] = known
        return known.after

    def sums_of(self, land: Land, wishes: Wishes) -> Sums:
        """Those that are remembered, or new ones in place of the oldest."""
        for known in self.sums:
            if known.land is land and known.wishes is wishes:
                return known
        found = Sums(land, wishes)
        if len(self.sums) < KNOWN_LANDS:
            self.sums.append(found)
        else:
            self.sums[self.oldest] = found
            self.oldest = (self.oldest + 1) % KNOWN_LANDS
        return found

    def progress(self, s: State) -> float:
        assert isinstance(s, Farmoony)
        return float(s.turns()) / TURNS_IN_ALL

    def standing(self, s: State, seat: i64) -> float:
        """Points, then tokens on its own land. (FM-50, FM-51)"""
        assert isinstance(s, Farmoony)
        land = s.lands[seat]
        return float(s.land_points(land)) + float(len(land.token_cells())) / 100.0


def best_change(wishes: Wishes, land: Land, effect: i64, sign: float) -> float:
    """What a tool would win on a land, where that is most; with the sign -1, what it would take."""
    tiles, turns, into = land.tiles, TURNS[effect], INTO[effect]
    best = 0.0
    for y in range(land.top, land.bottom + 1):
        for cell in range(y * SIDE + land.left, y * SIDE + land.right + 1):
            if i64(tiles[cell]) & TYPE == turns:
                best = max(best, sign * wishes.change(tiles, cell, into))
    return best


FEATURES: Final = FarmoonyFeatures(NAMES)
