"""Farmoony played in a hurry: the card and the place with the best wishes, a tool where it plainly helps."""

from __future__ import annotations

from typing import Final

from farmtable.core.brain.instinct import Instinct
from farmtable.core.rt import i64, vec
from farmtable.core.rules.playout import Chance, any_choice
from farmtable.core.rules.seats import PLAYERS
from farmtable.core.rules.state import State
from farmtable.games.farmoony.brain.wishes import PATTERNS, Wishes
from farmtable.games.farmoony.rules.declared import CHOOSE, DONE, FENCE, LANDS, LIFT, MISSION, PLACE, UNLOAD, USE
from farmtable.games.farmoony.rules.land import Land
from farmtable.games.farmoony.rules.state import CHOSEN_MISSIONS, HAND, Box, Farmoony
from farmtable.games.farmoony.rules.tiles import CARDS, GRID
from farmtable.games.farmoony.rules.tools import INTO

CHECKS: Final = 6  # places that are scored exactly
POINTS: Final = 1.5  # what a point now counts beside wishes
ENOUGH: Final = 2.0  # a tool is used where it wins so much
ENOUGH_AT_LAST: Final = 0.3
WORTH_A_LOOK: Final = 0.1
UNKNOWN: Final = -10000.0
NOWHERE: Final = -1000.0
DOUBT: Final = 0.15  # one card is as good as another, give or take so much for each


class Home:
    """A land from which a search starts: what was found out about cards on it is asked for again and again."""

    def __init__(self, land: Land, wishes: Wishes) -> None:
        self.land: Land = land
        self.wishes: Wishes = wishes
        self.gains: vec[float] = vec[float]([UNKNOWN] * (CARDS + 1))  # by card: the wishes at its best place
        self.places: vec[i64] = vec[i64]([-1] * (CARDS + 1))  # by card: where it would lie


class FarmoonyInstinct(Instinct):
    """It sees the land that is asked and no plan behind it."""

    def __init__(
        self,
        patterns: dict[str, str] = PATTERNS,
        checks: int = CHECKS,
        points: float = POINTS,
        enough: float = ENOUGH,
        enough_at_last: float = ENOUGH_AT_LAST,
    ) -> None:
        self.patterns: dict[str, str] = patterns
        self.checks: i64 = i64(checks)
        self.points: float = points
        self.enough: float = enough
        self.enough_at_last: float = enough_at_last
        self.box: Box | None = None
        self.known: dict[int, Wishes] = {}  # by the missions in play
        self.homes: list[Home | None] = [None] * PLAYERS

    def wishes(self, s: Farmoony) -> Wishes:
        """Those of the missions in play."""
        if self.box is not s.box:
            self.box = s.box
            self.known = {}
        key: i64 = 0
        for k in range(s.count(CHOSEN_MISSIONS)):
            key = key * 32 + s.card(CHOSEN_MISSIONS, k)
        found = self.known.get(key)
        if found is None:
            found = Wishes()
            for k in range(s.count(CHOSEN_MISSIONS)):
                found.add(s.box.missions[s.card(CHOSEN_MISSIONS, k)], self.patterns)
            self.known[key] = found
        return found

    def choice(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Farmoony)
        first = s.menu.at(0)
        if s.menu.size == 1:
            return first
        if first >= PLACE:
            return PLACE + self.place(s, s.lands[s.seat], s.playing(s.seat))
        if first >= CHOOSE and first < LIFT:
            return CHOOSE + self.card(s, s.seat, chance)
        if first >= UNLOAD:
            return any_choice(s, chance)
        if first >= MISSION and first < CHOOSE:
            return self.mission(s, chance)
        if s.menu.at(1) == FENCE:
            return FENCE
        return self.tool(s, chance)

    # ---- Farm cards -------------------------------------------------------------------------------------------------

    def place(self, s: Farmoony, land: Land, card: i64) -> i64:
        """Where a card would lie; 0 if it can't."""
        wishes = self.wishes(s)
        home = self.home(land, wishes)
        if home is not None and home.places[card] >= 0:
            return home.places[card]
        found = min(wishes.rank(land, card), self.checks)
        best: i64 = 0
        most = UNKNOWN
        for k in range(found):
            worth = wishes.gains[k] + self.points * float(s.land_points(land.with_card(wishes.places[k])))
            if worth > most:
                best, most = wishes.places[k], worth
        if home is not None:
            home.places[card] = best
        return best

    def gain(self, land: Land, wishes: Wishes, home: Home | None, card: i64) -> float:
        """The wishes of a card at its best place."""
        if home is not None and home.gains[card] > UNKNOWN:
            return home.gains[card]
        found = wishes.gains[0] if wishes.rank(land, card) > 0 else NOWHERE
        if home is not None:
            home.gains[card] = found
        return found

    def card(self, s: Farmoony, seat: i64, chance: Chance) -> i64:
        """The card of the hand whose best place has the best wishes."""
        wishes, land = self.wishes(s), s.lands[seat]
        home = self.home(land, wishes)
        best = s.card(HAND + seat, 0)
        most = UNKNOWN
        for k in range(s.count(HAND + seat)):
            card = s.card(HAND + seat, k)
            worth = self.gain(land, wishes, home, card) + DOUBT * float(chance.below(1000)) / 1000.0
            if worth > most:
                best, most = card, worth
        return best

    def home(self, land: Land, wishes: Wishes) -> Home | None:
        """What is remembered of a land."""
        for home in self.homes:
            if home is not None and home.land is land and home.wishes is wishes:
                return home
        return None

    def commit(self, s: State, seat: i64, chance: Chance) -> None:
        assert isinstance(s, Farmoony)
        wishes = self.wishes(s)
        for player in range(s.players):
            if self.home(s.lands[player], wishes) is None:
                self.homes[player] = Home(s.lands[player], wishes)
        for other in range(s.players):
            if other != seat:
                if s.chosen(other) != 0:
                    s.set_chosen(other, self.card(s, other, chance))
                if s.placed(other) != 0:
                    s.set_placed(other, self.place(s, s.lands[other], s.playing(other)))

    # ---- Missions and tools -----------------------------------------------------------------------------------------

    def mission(self, s: Farmoony, chance: Chance) -> i64:
        """The one in which the seat leads most; one of these, where several are alike."""
        best, most, same = s.menu.at(0), -1000.0, i64(0)
        for k in range(s.menu.size):
            number = s.menu.at(k) - MISSION
            lead = -1000.0
            for other in range(s.players):
                if other != s.seat:
                    lead = max(lead, float(s.mission_points(s.lands[other], number)))
            lead = float(s.mission_points(s.lands[s.seat], number)) - lead
            if lead > most:
                best, most, same = s.menu.at(k), lead, i64(1)
            elif lead == most:
                same += 1
                if chance.below(same) == 0:
                    best = s.menu.at(k)
        return best

    def tool(self, s: Farmoony, chance: Chance) -> i64:
        """A tile that helps its own land or harms the best other, where that wins enough; else a new tool, or nothing.

        Tools that are left at the end are worth nothing, so the last turns are content with less."""
        wishes, seat = self.wishes(s), s.seat
        rival = leader(s, seat)
        last = turns_left(s) <= s.tools(seat)
        first, second = s.menu.at(0), s.menu.at(0)
        most, next_most = WORTH_A_LOOK, WORTH_A_LOOK
        for k in range(s.menu.size):
            choice = s.menu.at(k)
            if choice >= USE:
                where = (choice - USE) % LANDS
                owner = where // GRID
                if owner in (seat, rival):
                    won = wishes.change(s.lands[owner].tiles, where % GRID, INTO[(choice - USE) // LANDS])
                    if owner != seat:
                        won = -won
                    if won > most:
                        second, next_most = first, most
                        first, most = choice, won
                    elif won > next_most:
                        second, next_most = choice, won
        if first != DONE:
            most += self.points * self.points_won(s, first)
            if second != DONE:
                next_most += self.points * self.points_won(s, second)
                if next_most > most:
                    first, most = second, next_most
            if most > (self.enough_at_last if last else self.enough):
                return first
        if s.menu.size > 1 and s.menu.at(1) < MISSION:  # the deck or an open tool
            return s.menu.at(1)
        return DONE

    def points_won(self, s: Farmoony, choice: i64) -> float:
        """What a tool wins in points, or takes from another."""
        where = (choice - USE) % LANDS
        owner = where // GRID
        land = s.lands[owner]
        after = land.with_token(where % GRID, INTO[(choice - USE) // LANDS])
        won = float(s.land_points(after) - s.land_points(land))
        return won if owner == s.seat else -won


def turns_left(s: Farmoony) -> i64:
    """How often each seat will still work with tools, this time included."""
    return 19 - s.turns()


def leader(s: Farmoony, seat: i64) -> i64:
    """The other seat that has most points now."""
    best: i64 = -1
    most: i64 = -1
    for other in range(s.players):
        if other != seat:
            points = s.land_points(s.lands[other])
            if points > most:
                best, most = other, points
    return best


INSTINCT: Final = FarmoonyInstinct()
