"""Positions for tests: built, not reached. Tiles are made for the test and have the numbers of their rows.

`given(tiles=["diagonal cc .", "cross"], board=["1 r0 at 0,0 by blue barn north-east"], hands={BLUE: [2]})`
"""

from __future__ import annotations

from farmtable.core.rt import u8
from farmtable.core.rules.seats import NATURE, NOBODY, SPECTATOR
from farmtable.core.rules.zones import ZONE
from farmtable.games.fences.game import FencesGame
from farmtable.games.fences.rules import play
from farmtable.games.fences.rules.board import BARN_FIELD, BARNS, FARMER, HAND, LAID, POOL
from farmtable.games.fences.rules.box import Box, Farmer, Tile
from farmtable.games.fences.rules.declared import CONDITIONS, DRAW, SET
from farmtable.games.fences.rules.faces import SHAPES, WHERE
from farmtable.games.fences.rules.farm import KIND_NAMES
from farmtable.games.fences.rules.state import Fences, empty
from farmtable.table.table import seen

GAME = FencesGame()
BLUE, RED, YELLOW, ORANGE = range(4)
SEATS = {"blue": BLUE, "red": RED, "yellow": YELLOW, "orange": ORANGE}

# A farm of four tiles around a point, the last one missing: four corners that a diagonal cuts off.
CORNER = ["1 r90 at 0,0", "2 r180 at 1,0", "3 r270 at 1,1"]
CLOSES_CORNER = "set 4 r0 at 0,1"

# Seven tiles around a gap at 1,1; the eighth, at 1,0, is missing.
RING = [f"{k} r0 at {place}" for k, place in enumerate(("0,0", "0,1", "0,2", "1,2", "2,2", "2,1", "2,0"), 1)]
# Eight tiles around 1,1, in whose gap a cross closes four farms: tees beside it, diagonals at its corners.
FOUR_CORNERS = [
    *("1 r90 at 0,0", "2 r180 at 1,0", "3 r180 at 2,0", "4 r270 at 2,1"),
    *("5 r270 at 2,2", "6 r0 at 1,2", "7 r0 at 0,2", "8 r90 at 0,1"),
]
FOUR_CORNERS_TILES = ["diagonal", "tee", "diagonal", "tee", "diagonal", "tee", "diagonal", "tee"]


def tile(text: str) -> Tile:
    """`diagonal cc .`: fences, then the animals of each field, a dot for none; what is left out has none."""
    shape, *words = text.split()
    words += ["."] * (len(SHAPES[shape]) - len(words))
    return Tile(shape, [[word.count(name[0]) for name in KIND_NAMES] for word in words], 2)


def farmer(text: str) -> Farmer:
    """`cow 3, no-barn 2`"""
    pairs = [part.split() for part in text.split(",")]
    return Farmer("Tester", [CONDITIONS.index(when) for when, _ in pairs], [int(points) for _, points in pairs])


class Position:
    """A table on which a test plays."""

    def __init__(self, s: Fences) -> None:
        self.s = s
        self.s.events = []
        self.s.settle()

    def play(self, *texts: str) -> Position:
        """Choices of whoever is asked; each must be open."""
        for text in texts:
            choice = GAME.vocabulary.parse(text)
            assert choice in self.s.choices(self.s.seat), f"{text} is not in {self.menu()}"
            self.s.take(self.s.seat, choice)
        return self

    def draw(self, *tiles: int) -> Position:
        """What chance deals."""
        for number in tiles:
            assert self.s.seat == NATURE
            assert DRAW + number in self.s.choices(NATURE)
            self.s.take(NATURE, DRAW + number)
        return self

    def menu(self) -> list[str]:
        return [GAME.vocabulary.text(choice) for choice in self.s.choices(self.s.seat)]

    def refused(self, text: str) -> tuple[str, str]:
        """The rule and the reason by which the seat that is asked may not do this."""
        choice = GAME.vocabulary.parse(text)
        assert choice not in self.s.choices(self.s.seat), f"{text} is open"
        refusal = GAME.show.refusal(self.s, int(self.s.seat), choice)
        return refusal.rule, refusal.reason.key

    @property
    def asked(self) -> int:
        return int(self.s.seat)

    @property
    def over(self) -> bool:
        return self.s.seat == NOBODY

    @property
    def points(self) -> list[int]:
        return [int(points) for points in self.s.points]

    @property
    def stocks(self) -> list[int]:
        return [int(self.s.stock(seat)) for seat in range(self.s.players)]

    def told(self, name: str) -> list[tuple[int, dict[str, object]]]:
        """The events of a kind, as the onlookers are told: seat and fields."""
        kinds = [(GAME.events.kind(event), seen(event, SPECTATOR)) for event in self.s.events or []]
        return [(int(event.seat), kind.values(event)) for kind, event in kinds if kind.name == name]


def given(
    tiles: list[str],
    board: list[str] | None = None,
    hands: dict[int, list[int]] | None = None,
    supply: list[int] | None = None,
    players: int = 2,
    farmers: dict[int, str] | None = None,
    player: int = BLUE,
    used_barns: dict[int, int] | None = None,
    open_hands: bool = False,
) -> Position:
    """A position at the start of a player's turn. `used_barns` stand on tiles far away, out of the game."""
    profiles = farmers or {}
    box = Box([tile(text) for text in tiles], [farmer(text) for text in profiles.values()])
    s = empty(box, players, open_hands)
    for text in board or []:
        lay(s, text)
    for seat, count in (used_barns or {}).items():
        for _ in range(count):
            s.put(BARNS + seat, 0)  # no tile has this number
            s.cards[BARN_FIELD * ZONE] = 1
    for k, seat in enumerate(profiles):
        s.cards[FARMER * ZONE + seat] = u8(k + 1)
    for seat, cards in (hands or {}).items():
        for card in cards:
            s.sort_in(HAND + seat, card)
    for card in supply or []:
        s.put(POOL, card)
    s.player = player
    s.agenda.then((play.SET_TILE,))
    return Position(s)


def lay(s: Fences, text: str) -> None:
    """`1 r90 at 2,-1 by red barn west`: blue if nobody is named. Fences must meet here too."""
    words = text.split()
    choice = GAME.vocabulary.parse(f"set {' '.join(words[:4])}") - SET
    by = SEATS[words[words.index("by") + 1]] if "by" in words else BLUE
    number, place, turn = int(words[0]), choice // 4 % 65536, choice % 4
    assert fits(s, number, turn, place), f"{text}: does not fit"
    s.lay(by, number, turn, place)
    if "barn" in words:
        where = WHERE.index(words[words.index("barn") + 1])
        s.build(by, number, int(s.box.field_at[(number * 4 + turn) * 9 + where]))


def fits(s: Fences, number: int, turn: int, place: int) -> bool:
    """By looking at the four neighbours; nothing that the engine keeps."""
    edges = int(s.box.turned[number * 4 + turn])
    neighbours = [(edge, int(s.tile_at(place + step))) for edge, step in enumerate((-256, 1, 256, -1))]
    found = [
        edges >> edge & 1 == int(s.box.turned[other * 4 + int(s.turn_of(other))]) >> (edge + 2) % 4 & 1
        for edge, other in neighbours
        if other
    ]
    return s.tile_at(place) == 0 and all(found) and (bool(found) or s.count(LAID) == 0)
