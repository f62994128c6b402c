"""What lies on the table in Farmoony, who knows what, and the states that a seat can imagine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from farmtable.core.rt import i32, i64, u8, vec
from farmtable.core.rules.numbers import Numbers
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NOBODY
from farmtable.core.rules.state import Agenda, State
from farmtable.games.farmoony.rules.declared import RECEIVES
from farmtable.games.farmoony.rules.land import Land
from farmtable.games.farmoony.rules.mission import Mission
from farmtable.games.farmoony.rules.tiles import GRID, Faces

# ---- Tools ----------------------------------------------------------------------------------------------------------

LIVESTOCK: Final = 0
PESTICIDE: Final = 1
RAKE: Final = 2
CEMENT: Final = 3
MATTOCK: Final = 4
WATER_TANK: Final = 5
SEED: Final = 6
CHEMICAL_FERTILIZER: Final = 7
LOCUST: Final = 8
FARMER: Final = 9
WHEELBARROW: Final = 10
FENCE_TOOL: Final = 11
KINDS: Final = 12
KIND_BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048])

# ---- Zones ----------------------------------------------------------------------------------------------------------

HAND: Final = 0  # + seat: farm cards; the chosen one lies among them until all have chosen
SECRET_TOOLS: Final = 6  # + seat: tools that only their owner knows
KNOWN_TOOLS: Final = 12  # + seat: tools that were taken from the open two
POOL: Final = 18  # a bag: farm cards that nobody has seen
DECK: Final = 19  # a bag: the tool deck
OPEN_TOOLS: Final = 20
USED_TOOLS: Final = 21
GONE: Final = 22  # farm cards that had no legal place (FM-26)
CHOSEN_MISSIONS: Final = 23  # in the order of the phases
CHOOSERS: Final = 24  # seats + 1, in the order in which they choose missions
ZONES: Final = 25

# ---- Numbers --------------------------------------------------------------------------------------------------------

PHASE: Final = 0  # 1 to 3
HANDS_PASSED: Final = 1  # how often in this phase
NUMBERS: Final = Numbers({PHASE: "phase", HANDS_PASSED: "passes"})
# Behind these, in the same row, three of each seat: + 3 * seat. They are not shown as they are: two of them are secret.
CHOSEN: Final = 2
PLAYING: Final = 3
PLACED: Final = 4
TURNS_BEFORE: Final = (0, 0, 5, 11)  # by phase


class Box:
    """The components as the rules read them, built once."""

    def __init__(
        self, faces: Faces, kinds: list[int], fewest: list[int], missions: list[Mission], names: list[str]
    ) -> None:
        self.faces: Faces = faces
        self.kinds: vec[i64] = vec[i64](kinds)  # by tool id; 0 is no tool
        self.fewest: vec[i64] = vec[i64](fewest)  # by tool id: in the game with so many players or more
        self.missions: list[Mission] = missions  # by number; 0 is none
        self.names: list[str] = names  # of the missions
        self.second: vec[i64] = vec[i64]()  # pairs of missions with which a third one is possible (FM-02)
        self.first: vec[i64] = vec[i64]()  # missions with which a second one is possible


@mypyc_attr(acyclic=True, free_list_len=1)
class Farmoony(State):
    """The table."""

    def __init__(
        self,
        players: i64,
        box: Box,
        cards: vec[u8],
        lands: list[Land],
        agenda: Agenda,
        choices: vec[i32],
    ) -> None:
        super().__init__(players, cards, agenda, choices)
        self.box: Box = box
        self.lands: list[Land] = lands  # by seat; a land never changes, it is replaced

    def clone(self) -> Farmoony:
        s = Farmoony(
            self.players,
            self.box,
            self.cards[:],
            self.lands[:],
            self.agenda.copy(),
            self.menu.choices[: self.menu.size],
        )
        s.same_as(self)
        return s

    def facts(self) -> list[object]:
        return [
            *super().facts(),
            [[list(land.laid), bytes(land.tiles)] for land in self.lands],
        ]

    def turns(self) -> i64:
        """How many turns have been played: a card for each seat in each of them."""
        return TURNS_BEFORE[self.numbers[PHASE]] + self.numbers[HANDS_PASSED]

    # ---- A seat's card of this turn --------------------------------------------------------------------------------

    def chosen(self, seat: i64) -> i64:
        """The card that this seat has chosen, and only this seat knows; 0 before. (FM-10)"""
        return self.numbers[CHOSEN + 3 * seat]

    def set_chosen(self, seat: i64, card: i64) -> None:
        self.numbers[CHOSEN + 3 * seat] = card

    def playing(self, seat: i64) -> i64:
        """The revealed card that this seat is to place; 0 if there is none. (FM-12)"""
        return self.numbers[PLAYING + 3 * seat]

    def set_playing(self, seat: i64, card: i64) -> None:
        self.numbers[PLAYING + 3 * seat] = card

    def placed(self, seat: i64) -> i64:
        """Where it is to lie, known only to the seat until all have placed; 0 before. (FM-12)"""
        return self.numbers[PLACED + 3 * seat]

    def set_placed(self, seat: i64, place: i64) -> None:
        self.numbers[PLACED + 3 * seat] = place

    # ---- Tools -----------------------------------------------------------------------------------------------------

    def kind(self, zone: i64, k: i64) -> i64:
        """The kind of the k-th tool of a zone."""
        return self.box.kinds[self.card(zone, k)]

    def find_tool(self, zone: i64, kind: i64) -> i64:
        """Where a tool of this kind lies in a zone; -1 if there is none."""
        for k in range(self.count(zone)):
            if self.kind(zone, k) == kind:
                return k
        return -1

    def kinds_in(self, zone: i64) -> i64:
        """A bit for each kind of tool that lies in a zone."""
        found: i64 = 0
        for k in range(self.count(zone)):
            found |= KIND_BIT[self.kind(zone, k)]
        return found

    def has_tool(self, seat: i64, kind: i64) -> bool:
        return self.find_tool(KNOWN_TOOLS + seat, kind) >= 0 or self.find_tool(SECRET_TOOLS + seat, kind) >= 0

    def tools(self, seat: i64) -> i64:
        """How many tools this seat holds."""
        return self.count(KNOWN_TOOLS + seat) + self.count(SECRET_TOOLS + seat)

    def use_up(self, event: i64, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """A used tool leaves the game; one that all know of goes first, so they know it no longer. (FM-15)"""
        k = self.find_tool(KNOWN_TOOLS + seat, kind)
        if k >= 0:
            self.sort_in(USED_TOOLS, self.pop(KNOWN_TOOLS + seat, k))
            self.tell(event, seat, a, b, c)
        else:
            k = self.find_tool(SECRET_TOOLS + seat, kind)
            self.sort_in(USED_TOOLS, self.pop(SECRET_TOOLS + seat, k))
            self.announce(event, seat, a, b, c)

    # ---- Hands -----------------------------------------------------------------------------------------------------

    def receive(self, seat: i64) -> None:
        """A seat looks at the hand that it was passed: news to that seat alone. (FM-11)"""
        if self.events is not None:
            hand: list[i64] = [self.card(HAND + seat, k) for k in range(self.count(HAND + seat))]
            self.hand(RECEIVES, seat, hand, len(hand))

    # ---- Points ----------------------------------------------------------------------------------------------------

    def mission_points(self, land: Land, number: i64) -> i64:
        """What a land scores by one mission; found out once for each land."""
        points = land.points[number]
        if points < 0:
            points = self.box.missions[number].score(land.ground())
            land.points[number] = points
        return points

    def land_points(self, land: Land) -> i64:
        """What a land scores by the missions chosen so far. (FM-50)"""
        total: i64 = 0
        for k in range(self.count(CHOSEN_MISSIONS)):
            total += self.mission_points(land, self.card(CHOSEN_MISSIONS, k))
        return total

    # ---- Who knows what --------------------------------------------------------------------------------------------

    def onward(self) -> i64:
        """Hands go one seat on in phases 1 and 3 (clockwise), one seat back in phase 2. (FM-11)"""
        return self.players - 1 if self.numbers[PHASE] == 2 else 1

    def knows_hand(self, seat: i64, other: i64) -> bool:
        """Has this seat held the hand that the other one holds now? Its own, and those it has passed on."""
        if seat >= self.players:
            return False
        hand = seat
        for _ in range(min(self.numbers[HANDS_PASSED], self.players - 1) + 1):
            if hand == other:
                return True
            hand = (hand + self.onward()) % self.players
        return False

    def imagine(self, seat: i64, chance: Chance) -> Farmoony:
        """A state that the seat can't tell from this one: what only others know is dealt anew."""
        s = self.clone()
        for other in range(s.players):
            if other != seat:
                while s.count(SECRET_TOOLS + other) > 0:
                    s.put(DECK, s.pop(SECRET_TOOLS + other, 0))
            if not s.knows_hand(seat, other):
                for k in range(s.count(HAND + other)):
                    s.put(POOL, s.card(HAND + other, k))
        for other in range(s.players):
            if other != seat:
                for _ in range(self.count(SECRET_TOOLS + other)):
                    s.sort_in(SECRET_TOOLS + other, s.pick(DECK, chance.below(s.count(DECK))))
            if not s.knows_hand(seat, other):
                for k in range(s.count(HAND + other)):
                    s.replace(HAND + other, k, s.pick(POOL, chance.below(s.count(POOL))))
                s.sort(HAND + other)
            if other != seat:
                s.guess(other, chance)
        if s.seat != NOBODY:
            s.ask(s.seat)
        return s

    def guess(self, seat: i64, chance: Chance) -> None:
        """What another seat has chosen already is some card of its hand, at some legal place."""
        if self.chosen(seat) != 0:
            self.set_chosen(seat, self.card(HAND + seat, chance.below(self.count(HAND + seat))))
        if self.placed(seat) != 0:
            self.menu.clear()
            self.lands[seat].offer(self.playing(seat), -1, self.playing(seat) * 4 * GRID, self.menu)
            self.set_placed(seat, self.menu.at(chance.below(self.menu.size)))
