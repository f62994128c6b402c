"""Farmoony, in the booklet's order: the phases and their missions, the draft, placing, the end of a turn."""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64, vec
from farmtable.core.rules.menu import NO_CHOICES, Menu
from farmtable.core.rules.seats import BIT
from farmtable.core.rules.state import NO_TASKS, Agenda
from farmtable.core.rules.task import Do, Task, Todo
from farmtable.core.rules.zones import no_zones
from farmtable.games.farmoony.rules.declared import (
    CHOOSE,
    CHOOSER,
    CHOOSES_MISSION,
    DEAL,
    DEALS,
    ENDS,
    GIVES_TOOLS,
    LOSES,
    MISSION,
    NAMES_CHOOSER,
    PASSES,
    PHASE_BEGINS,
    PLACE,
    PLACES,
    REVEALS,
    SEATS,
    TOOL,
    TOOLS,
)
from farmtable.games.farmoony.rules.land import MISSIONS, no_land
from farmtable.games.farmoony.rules.state import (
    CHOOSERS,
    CHOSEN_MISSIONS,
    DECK,
    GONE,
    HAND,
    HANDS_PASSED,
    NUMBERS,
    PHASE,
    POOL,
    SECRET_TOOLS,
    ZONES,
    Box,
    Farmoony,
)
from farmtable.games.farmoony.rules.tiles import CARDS, GRID
from farmtable.games.farmoony.rules.tools import OpenTools, WorkWithTools

HANDS: Final = (0, 5, 6, 7)  # by phase (FM-01)
TOOL_HAND: Final = 3
ALL_FOUR: Final = 15  # vegetable, water, fertilizer, pest


def empty(box: Box, players: int) -> Farmoony:
    """A table with nothing on it."""
    lands = [no_land(box.faces) for _ in range(players)]
    s = Farmoony(players, box, no_zones(ZONES), lands, Agenda(NO_TASKS[:], 0), NO_CHOICES[:])
    s.numbers = NUMBERS.none(3 * players)
    return s


def new(box: Box, players: int) -> Farmoony:
    """All farm cards, and the tools for so many players, unseen."""
    s = empty(box, players)
    for card in range(1, CARDS + 1):
        s.put(POOL, card)
    for tool in range(1, TOOLS + 1):
        if box.fewest[tool] <= players:
            s.put(DECK, tool)
    s.agenda.then((CHOOSE_ORDER, PHASES[1]))
    return s


# ---- Phases and missions --------------------------------------------------------------------------------------------


class ChooseOrder(Task[Farmoony]):
    """A random order of the players: the first three choose missions; of two players the first again. (FM-03)"""

    chance = True

    def menu(self, s: Farmoony, seat: i64, out: Menu) -> None:
        for player in range(s.players):
            if not s.holds(CHOOSERS, player + 1):
                out.add(CHOOSER + player)

    def take(self, s: Farmoony, seat: i64, choice: i64) -> Todo:
        s.put(CHOOSERS, choice - CHOOSER + 1)
        s.tell(NAMES_CHOOSER, choice - CHOOSER, s.count(CHOOSERS))
        return (self,) if s.count(CHOOSERS) < min(s.players, 3) else ()

    def purpose(self, s: Farmoony) -> str:
        return f"chooser {int(s.count(CHOOSERS)) + 1}"


class StartPhase(Do[Farmoony]):
    """A mission, then a hand of farm cards for each; tools only in phase 1. (FM-01, FM-04)"""

    def __init__(self, phase: i64) -> None:
        self.phase: i64 = phase

    def parts(self) -> list[Any]:
        return [int(self.phase)]

    def otherwise(self, s: Farmoony, seat: i64) -> Todo:
        s.numbers[PHASE] = self.phase
        s.numbers[HANDS_PASSED] = 0
        s.player = chooser(s)
        s.tell(PHASE_BEGINS, s.player, self.phase)
        return (CHOOSE_MISSION, DEAL_CARDS, TURN) if self.phase > 1 else (CHOOSE_MISSION, DEAL_CARDS, DEAL_TOOLS, TURN)


def chooser(s: Farmoony) -> i64:
    """Who chooses the mission of this phase; player order starts there too. (FM-03, FM-13)"""
    return s.card(CHOOSERS, (s.numbers[PHASE] - 1) % s.count(CHOOSERS)) - 1


class ChooseMission(Task[Farmoony]):
    """Any unused mission with which the three can still ask for all four types; a star not in phase 3. (FM-02)"""

    def menu(self, s: Farmoony, seat: i64, out: Menu) -> None:
        for number in range(1, MISSIONS + 1):
            if possible(s, number):
                out.add(MISSION + number)

    def take(self, s: Farmoony, seat: i64, choice: i64) -> Todo:
        s.put(CHOSEN_MISSIONS, choice - MISSION)
        s.tell(CHOOSES_MISSION, seat, choice - MISSION)
        return ()


def possible(s: Farmoony, number: i64) -> bool:
    """Can this mission lead to a legal set of three? (FM-02)"""
    box = s.box
    if s.count(CHOSEN_MISSIONS) == 0:
        return box.first[number] != 0
    one = s.card(CHOSEN_MISSIONS, 0)
    if s.count(CHOSEN_MISSIONS) == 1:
        return box.second[one * (MISSIONS + 1) + number] != 0
    return complete(box, one, s.card(CHOSEN_MISSIONS, 1), number)


def complete(box: Box, one: i64, two: i64, three: i64) -> bool:
    """Three different missions that ask for all four types, the third without a star."""
    if one in (two, three) or two == three or box.missions[three].star:
        return False
    return box.missions[one].asks | box.missions[two].asks | box.missions[three].asks == ALL_FOUR


def prepare(box: Box) -> None:
    """Find out once which missions can lead to a legal set."""
    numbers = range(1, MISSIONS + 1)
    box.first = vec[i64]([0] * (MISSIONS + 1))
    box.second = vec[i64]([0] * (MISSIONS + 1) ** 2)
    for one in numbers:
        for two in numbers:
            for three in numbers:
                if complete(box, one, two, three):
                    box.second[one * (MISSIONS + 1) + two] = 1
                    box.first[one] = 1


# ---- Dealing --------------------------------------------------------------------------------------------------------


class DealCards(Do[Farmoony]):
    """5, 6, 7 cards for each player. (FM-01, FM-05)"""

    def otherwise(self, s: Farmoony, seat: i64) -> Todo:
        s.tell(DEALS, s.player, HANDS[s.numbers[PHASE]])
        return tuple([HAND_FOR[player] for player in range(s.players)])


class DealHand(Task[Farmoony]):
    """Cards that nobody has seen, until the hand is full."""

    chance = True

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def parts(self) -> list[Any]:
        return [int(self.seat)]

    def menu(self, s: Farmoony, seat: i64, out: Menu) -> None:
        out.any_of(DEAL, s, POOL)

    def take(self, s: Farmoony, seat: i64, choice: i64) -> Todo:
        s.pick_card(POOL, choice - DEAL)
        s.sort_in(HAND + self.seat, choice - DEAL)
        return (self,) if s.count(HAND + self.seat) < HANDS[s.numbers[PHASE]] else ()

    def purpose(self, s: Farmoony) -> str:
        return f"farm cards {int(s.numbers[PHASE])} {int(self.seat)}"


class DealTools(Do[Farmoony]):
    """Three tools for each player; two more lie face up beside the deck. (FM-04)"""

    def otherwise(self, s: Farmoony, seat: i64) -> Todo:
        s.tell(GIVES_TOOLS, s.player, TOOL_HAND)
        return (*[TOOLS_FOR[player] for player in range(s.players)], OPEN_TWO)


class DealTool(Task[Farmoony]):
    """Random tools from the deck, until there are three."""

    chance = True

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def parts(self) -> list[Any]:
        return [int(self.seat)]

    def menu(self, s: Farmoony, seat: i64, out: Menu) -> None:
        out.any_of(TOOL, s, DECK)

    def take(self, s: Farmoony, seat: i64, choice: i64) -> Todo:
        s.pick_card(DECK, choice - TOOL)
        s.sort_in(SECRET_TOOLS + self.seat, choice - TOOL)
        return (self,) if s.count(SECRET_TOOLS + self.seat) < TOOL_HAND else ()

    def purpose(self, s: Farmoony) -> str:
        return f"tools {int(self.seat)}"


# ---- Work on the land -----------------------------------------------------------------------------------------------


class Turn(Do[Farmoony]):
    """Choose, pass, reveal, place; then the tools in player order. (FM-05, FM-10 to FM-13)"""

    def otherwise(self, s: Farmoony, seat: i64) -> Todo:
        return (CHOOSE_CARD, REVEAL, PLACE_CARD, LAY, TOOL_STEPS[0])


class ChooseCard(Task[Farmoony]):
    """All choose a farm card at the same time, face down. (FM-10)"""

    def seats(self, s: Farmoony) -> i64:
        waiting: i64 = 0
        for seat in range(s.players):
            if s.chosen(seat) == 0:
                waiting |= BIT[seat]
        return waiting

    def menu(self, s: Farmoony, seat: i64, out: Menu) -> None:
        out.add_each(CHOOSE, s, HAND + seat)

    def take(self, s: Farmoony, seat: i64, choice: i64) -> Todo:
        s.set_chosen(seat, choice - CHOOSE)
        return (self,) if self.seats(s) != 0 else ()


class Reveal(Do[Farmoony]):
    """The rest of each hand goes to the neighbour and the chosen cards are shown. (FM-11, FM-12)

    A card without a legal place leaves the game. (FM-26)"""

    def otherwise(self, s: Farmoony, seat: i64) -> Todo:
        for player in range(s.players):
            card = s.chosen(player)
            s.remove(HAND + player, card)
            s.set_chosen(player, 0)
            s.show(REVEALS, player, card)
            if s.lands[player].takes(card):
                s.set_playing(player, card)
            else:
                s.put(GONE, card)
                s.tell(LOSES, player, card)
        self.pass_hands(s)
        return ()

    def pass_hands(self, s: Farmoony) -> None:
        """Clockwise in phases 1 and 3, counter-clockwise in phase 2. (FM-11)"""
        left = s.count(HAND)
        if left > 0:
            onward = s.onward()
            for k in range(left):
                hand: i64 = 0
                carried = s.card(HAND, k)
                for _ in range(s.players):
                    hand = (hand + onward) % s.players
                    here = s.card(HAND + hand, k)
                    s.replace(HAND + hand, k, carried)
                    carried = here
            s.tell(PASSES, s.player, 1 if s.numbers[PHASE] == 2 else 0)
            for player in range(s.players):
                s.receive(player)
        s.numbers[HANDS_PASSED] += 1


class PlaceCard(Task[Farmoony]):
    """All place their cards on their own lands; nobody sees the others' places before all have placed. (FM-12)"""

    quiet = True

    def seats(self, s: Farmoony) -> i64:
        waiting: i64 = 0
        for seat in range(s.players):
            if s.playing(seat) != 0 and s.placed(seat) == 0:
                waiting |= BIT[seat]
        return waiting

    def menu(self, s: Farmoony, seat: i64, out: Menu) -> None:
        card = s.playing(seat)
        s.lands[seat].offer(card, -1, PLACE + card * 4 * GRID, out)

    def take(self, s: Farmoony, seat: i64, choice: i64) -> Todo:
        s.set_placed(seat, choice - PLACE)
        return (self,) if self.seats(s) != 0 else ()


class Lay(Do[Farmoony]):
    """The placements become visible together. (FM-12)"""

    def otherwise(self, s: Farmoony, seat: i64) -> Todo:
        for player in range(s.players):
            place = s.placed(player)
            if place != 0:
                s.lands[player] = s.lands[player].with_card(place)
                s.set_playing(player, 0)
                s.set_placed(player, 0)
                s.show(PLACES, player, place)
        return ()


def laid_alone(s: Farmoony, seat: i64, place: i64) -> Farmoony:
    """As if this card lay on its land already, and the others still placed theirs."""
    alone = s.clone()
    alone.lands[seat] = alone.lands[seat].with_card(place)
    alone.set_playing(seat, 0)
    alone.asked &= ~BIT[seat]
    return alone


# ---- Work with tools, and the end of the turn -----------------------------------------------------------------------


class ToolStep(Do[Farmoony]):
    """In player order, from the mission's chooser clockwise, each works with tools. (FM-13)"""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def parts(self) -> list[Any]:
        return [int(self.number)]

    def otherwise(self, s: Farmoony, seat: i64) -> Todo:
        s.player = (chooser(s) + self.number) % s.players
        if self.number < s.players:
            return (WORK_WITH_TOOLS, TOOL_STEPS[self.number + 1])
        return (END_TURN,)


class EndTurn(Do[Farmoony]):
    """Until all farm cards of the phase are placed; after phase 3 the lands are scored. (FM-05, FM-50)"""

    def otherwise(self, s: Farmoony, seat: i64) -> Todo:
        if s.count(HAND) > 0:
            return (TURN,)
        if s.numbers[PHASE] < 3:
            return (PHASES[s.numbers[PHASE] + 1],)
        s.tell(ENDS, s.player)
        return ()


# ---- Tasks that are always the same ---------------------------------------------------------------------------------

CHOOSE_ORDER: Final = ChooseOrder()
PHASES: Final = [StartPhase(phase) for phase in range(4)]
CHOOSE_MISSION: Final = ChooseMission()
DEAL_CARDS: Final = DealCards()
DEAL_TOOLS: Final = DealTools()
HAND_FOR: Final = [DealHand(seat) for seat in range(SEATS)]
TOOLS_FOR: Final = [DealTool(seat) for seat in range(SEATS)]
OPEN_TWO: Final = OpenTools()
TURN: Final = Turn()
CHOOSE_CARD: Final = ChooseCard()
REVEAL: Final = Reveal()
PLACE_CARD: Final = PlaceCard()
LAY: Final = Lay()
TOOL_STEPS: Final = [ToolStep(number) for number in range(SEATS + 1)]
WORK_WITH_TOOLS: Final = WorkWithTools()
END_TURN: Final = EndTurn()
