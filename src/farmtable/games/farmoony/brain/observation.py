"""What a learner sees of Farmoony."""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.brain.observation import Observation
from farmtable.core.rt import i16, i64, vec
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.games.farmoony.rules.declared import TOOLS
from farmtable.games.farmoony.rules.land import MISSIONS, Land
from farmtable.games.farmoony.rules.state import (
    CHOOSERS,
    CHOSEN_MISSIONS,
    DECK,
    GONE,
    HAND,
    HANDS_PASSED,
    KINDS,
    KNOWN_TOOLS,
    OPEN_TOOLS,
    PHASE,
    POOL,
    SECRET_TOOLS,
    USED_TOOLS,
    Farmoony,
)
from farmtable.games.farmoony.rules.tiles import CARDS, ORIGIN, SIDE, TOKEN, TYPE, card_of, cell_of, rotation_of
from farmtable.games.farmoony.rules.tools import MOST_TOOLS

WINDOW: Final = 16  # side of the planes
CELLS: Final = WINDOW * WINDOW
PLANES: Final = 3
LONGEST_HAND: Final = 7
MOST_LAID: Final = 21  # cards on one land
TURNS: Final = 18  # cards of a seat in a whole game
HIDDEN: Final = -1
X0: Final = ORIGIN % SIDE
Y0: Final = ORIGIN // SIDE
FARMER_EFFECTS: Final = 4


def most_choices(players: int) -> int:
    """Each card but the first overlaps an earlier one of its land, also after a wheelbarrow: what it lifts lies open,
    so no later card rests on it. So a land of n cards has at most 3 n + 1 tiles, and at most 5 n + 4 places for a card.
    All lands together have 18 cards a seat.

    A lifted card has all places of all lands in four turns. Tools: a tile is offered by one effect a tool, or by the
    farmer's four; beside these a card to lift, a tool to take, to draw, or nothing.
    """
    cards = TURNS * players
    unload = 4 * (5 * cards + 4 * players)
    tools = (MOST_TOOLS - 1 + FARMER_EFFECTS) * (3 * cards + players) + cards + KINDS + 2
    return max(unload, tools)


class FarmoonyObservation(Observation):
    """Hands, tools and lands; the lands also as planes."""

    def __init__(self, players: int, tasks: dict[str, type[Task[Any]]]) -> None:
        super().__init__(players, tasks, most_choices(players), depth=8, parts=6, digits=2, lane_depth=0)
        self.hands: i64 = self.block(
            "hands",
            "of each seat: its farm cards, ascending, -1 where this seat does not know them, 0 where there is none",
            players,
            LONGEST_HAND,
            low=-1,
            high=CARDS,
        )
        self.turn: i64 = self.block(
            "turn",
            "of each seat: the card it has chosen (-1: one that only it knows, 0: none yet), the revealed card that"
            " it is to"
            " place (0: none), 1 if it has placed it",
            players,
            3,
            low=-1,
            high=CARDS,
        )
        self.placed: i64 = self.block(
            "placed",
            "where this seat has placed its card, while the others do not know: quarter turns, column, row",
            3,
            low=-SIDE,
            high=SIDE,
        )
        self.tools: i64 = self.block(
            "tools",
            "of each seat: the tools of each kind that this seat knows of, then how many it does not know",
            players,
            KINDS + 1,
            high=TOOLS,
        )
        self.known_tools: i64 = self.block(
            "known tools", "of this seat's tools of each kind: those that all know of", KINDS, high=TOOLS
        )
        self.open_tools: i64 = self.block("open tools", "of each kind: how many lie beside the deck", KINDS, high=TOOLS)
        self.used_tools: i64 = self.block("used tools", "of each kind: how many are out of the game", KINDS, high=TOOLS)
        self.missions: i64 = self.block("missions", "chosen, in the order of the phases, 0 is none", 3, high=MISSIONS)
        self.choosers: i64 = self.block(
            "choosers", "who chooses them, in order, + 1, counted from the seat that looks", 3, high=players
        )
        self.singles: i64 = self.block(
            "numbers",
            "phase, how often hands were passed in it, tools in the deck, farm cards that nobody has seen",
            4,
            high=CARDS,
        )
        self.gone: i64 = self.block("gone", "1 for each farm card that had no legal place", CARDS, high=1)
        self.laid: i64 = self.block(
            "laid",
            "of each seat: the cards on its land, the oldest first: card, quarter turns, column and row of its"
            " upper left tile",
            players,
            MOST_LAID,
            4,
            low=-SIDE,
            high=CARDS,
        )
        self.tokens: i64 = self.block(
            "tokens",
            "of each seat: the tokens on its land, row by row: type, column, row",
            players,
            TOOLS,
            3,
            low=-SIDE,
            high=SIDE,
        )
        self.window: i64 = self.block(
            "window",
            "of each seat: column and row of the upper left cell of its planes",
            players,
            2,
            low=-SIDE,
            high=SIDE,
        )
        self.land: i64 = self.block(
            "land",
            f"of each seat: planes of {WINDOW} by {WINDOW} cells around the middle of its land: type of the tile"
            " that is seen (0"
            " none, 1 vegetable, 2 water, 3 fertilizer, 4 pest, 5 soil, 6 stone); 1 where a token lies; the card on"
            " top. What"
            " lies outside is under `laid` and `tokens`",
            players,
            PLANES,
            WINDOW,
            WINDOW,
            high=CARDS,
        )

    def write_more(self, s: State, seat: i64, cells: vec[i16], start: i64) -> None:
        assert isinstance(s, Farmoony)
        players = self.players
        for k in range(players):
            other = (seat + k) % players
            self.write_seat(s, seat, other, k, cells, start)
            self.write_land(s.lands[other], k, cells, start)
        place = s.placed(seat)
        if place != 0:
            self.write_place(place, cells, start + self.placed)
        self.count_tools(s, KNOWN_TOOLS + seat, cells, start + self.known_tools)
        self.count_tools(s, OPEN_TOOLS, cells, start + self.open_tools)
        self.count_tools(s, USED_TOOLS, cells, start + self.used_tools)
        for k in range(s.count(CHOSEN_MISSIONS)):
            cells[start + self.missions + k] = i16(s.card(CHOSEN_MISSIONS, k))
        for k in range(s.count(CHOOSERS)):
            cells[start + self.choosers + k] = i16((s.card(CHOOSERS, k) - 1 - seat + players) % players + 1)
        at = start + self.singles
        cells[at] = i16(s.numbers[PHASE])
        cells[at + 1] = i16(s.numbers[HANDS_PASSED])
        cells[at + 2] = i16(s.count(DECK))
        cells[at + 3] = i16(s.count(POOL))
        for k in range(s.count(GONE)):
            cells[start + self.gone + s.card(GONE, k) - 1] = 1

    def write_seat(self, s: Farmoony, seat: i64, other: i64, k: i64, cells: vec[i16], start: i64) -> None:
        """Hand, card of this turn and tools. A seat knows the hands that it has passed on. (FM-11)"""
        knows = s.knows_hand(seat, other)
        at = start + self.hands + LONGEST_HAND * k
        for n in range(s.count(HAND + other)):
            cells[at + n] = i16(s.card(HAND + other, n)) if knows else HIDDEN
        at = start + self.turn + 3 * k
        chosen = s.chosen(other)
        if chosen != 0:
            cells[at] = i16(chosen) if k == 0 else HIDDEN
        cells[at + 1] = i16(s.playing(other))
        if s.placed(other) != 0:
            cells[at + 2] = 1
        at = start + self.tools + (KINDS + 1) * k
        self.count_tools(s, KNOWN_TOOLS + other, cells, at)
        if k == 0:
            self.count_tools(s, SECRET_TOOLS + other, cells, at)
        else:
            cells[at + KINDS] = i16(s.count(SECRET_TOOLS + other))

    def count_tools(self, s: Farmoony, zone: i64, cells: vec[i16], at: i64) -> None:
        for k in range(s.count(zone)):
            cells[at + s.kind(zone, k)] += 1

    def write_place(self, place: i64, cells: vec[i16], at: i64) -> None:
        """Quarter turns, column and row."""
        cell = cell_of(place)
        cells[at] = i16(rotation_of(place))
        cells[at + 1] = i16(cell % SIDE - X0)
        cells[at + 2] = i16(cell // SIDE - Y0)

    def write_land(self, land: Land, k: i64, cells: vec[i16], start: i64) -> None:
        if len(land.laid) == 0:
            return
        at = start + self.laid + 4 * MOST_LAID * k
        for n in range(len(land.laid)):
            cells[at] = i16(card_of(land.laid[n]))
            self.write_place(land.laid[n], cells, at + 1)
            at += 4
        left = ((land.left + land.right) >> 1) - WINDOW // 2
        top = ((land.top + land.bottom) >> 1) - WINDOW // 2
        cells[start + self.window + 2 * k] = i16(left - X0)
        cells[start + self.window + 2 * k + 1] = i16(top - Y0)
        plane = start + self.land + PLANES * CELLS * k
        token = start + self.tokens + 3 * TOOLS * k
        tiles = land.tiles
        cards = land.cards
        for y in range(land.top, land.bottom + 1):
            for x in range(land.left, land.right + 1):
                tile = i64(tiles[y * SIDE + x])
                if tile != 0:
                    column = x - left
                    row = y - top
                    if 0 <= column < WINDOW and 0 <= row < WINDOW:
                        at = plane + row * WINDOW + column
                        cells[at] = i16(tile & TYPE)
                        cells[at + 2 * CELLS] = i16(cards[y * SIDE + x])
                        if tile >= TOKEN:
                            cells[at + CELLS] = 1
                    if tile >= TOKEN:
                        cells[token] = i16(tile & TYPE)
                        cells[token + 1] = i16(x - X0)
                        cells[token + 2] = i16(y - Y0)
                        token += 3
