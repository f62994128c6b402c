"""What a learner sees of Formidable Farm."""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.brain.observation import Observation
from farmtable.core.rt import i16, i64, vec
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.core.rules.zones import UNKNOWN
from farmtable.games.formidable_farm.rules.crops import KINDS, amount
from farmtable.games.formidable_farm.rules.declared import CARDS, SPACES
from farmtable.games.formidable_farm.rules.rewards import SuppliesFromAny
from farmtable.games.formidable_farm.rules.state import (
    DISCARD,
    FULFILLED,
    HAND,
    LOOKED,
    MARKET,
    NUMBERS,
    OPEN,
    PLAYED,
    SHUFFLED,
    STACK,
    START_PLAYER,
    WITH,
    Farm,
)

# Every menu offers a card by one verb only, and the other choices of a seat are 28: done, use, six supplies, two to
# buy, eight to spare, five crops to pay and five to take.
MOST_CHOICES: Final = CARDS + 28
CARD: Final = 3  # numbers of a card
NOBODY_KNOWS: Final = 1
OWNER_KNOWS: Final = 2
KNOWN: Final = 3


class FarmObservation(Observation):
    """The cards by id, each with where it lies; then seats, spaces and single numbers."""

    def __init__(self, players: int, tasks: dict[str, type[Task[Any]]]) -> None:
        super().__init__(players, tasks, MOST_CHOICES, depth=12, parts=3, digits=5, lane_depth=0)
        places = (
            f"0 unknown, from 1 on a hand, from {1 + players} a stack, from {1 + 2 * players} a fulfilled pile, from"
            f" {1 + 3 * players} somewhere with a seat (each + the seat counted from the one that looks),"
            f" {1 + 4 * players} played this turn, {2 + 4 * players} market, {3 + 4 * players} discard pile,"
            f" {4 + 4 * players} market stack, {5 + 4 * players} looked at"
        )
        meaning = (
            f"for each card: where it is ({places}); its place there from the bottom, counted from 1, 0 where order"
        )
        meaning += " means nothing; who knows it: 0 its owner, 1 all know who has it, 2 all know where it lies"
        self.cards: i64 = self.block("cards", meaning, CARDS, CARD, high=127)
        slots = "0 no card, 1 one that nobody knows, 2 one that its owner knows, 3 one that is under `cards`"
        self.stack: i64 = self.block("stack", f"each seat's stack from the bottom: {slots}", players, CARDS, high=3)
        self.fulfilled: i64 = self.block(
            "fulfilled", f"each seat's fulfilled cards, the oldest first: {slots}", players, CARDS, high=3
        )
        self.counts: i64 = self.block(
            "counts", "of each seat: cards in hand, in the stack, fulfilled", players, 3, high=127
        )
        self.crops: i64 = self.block("crops", "of each seat: wheat, cucumber, tomato, sheep, pig", players, KINDS)
        self.discs: i64 = self.block(
            "discs",
            "the space of each seat's disc, 6 is beside the board; alone, then that of the countdown",
            max(players, 2),
            high=6,
        )
        self.fees: i64 = self.block(
            "fees", "fulfilled cards that supplies of each space would cost this seat now", SPACES
        )
        self.market_stack: i64 = self.block("market stack", "how many cards", 1, high=127)
        self.looked: i64 = self.block("looked", "how many cards the player looks at", 1, high=127)
        names = ", ".join(NUMBERS.names[k] for k in sorted(NUMBERS.names))
        self.numbers: i64 = self.block(
            "numbers", f"{names}; the start player counted from the seat that looks", len(NUMBERS.names)
        )

    def write_more(self, s: State, seat: i64, cells: vec[i16], start: i64) -> None:
        assert isinstance(s, Farm)
        players = self.players
        for k in range(players):
            other = (seat + k) % players
            self.write_seat(s, seat, other, k, cells, start)
        first = 1 + 4 * players
        self.write_open(s, PLAYED, first, True, cells, start)
        self.write_open(s, MARKET, first + 1, True, cells, start)
        self.write_open(s, DISCARD, first + 2, True, cells, start)
        if s.market_stack == 0:
            self.write_open(s, SHUFFLED, first + 3, False, cells, start)
        if s.player == seat:
            for k in range(s.count(LOOKED)):
                self.write_card(s, s.card(LOOKED, k), first + 4, 0, cells, start)
        else:
            self.write_others(s, LOOKED, first + 4, (s.player - seat + players) % players, False, cells, start)
        self.write_numbers(s, seat, cells, start)

    def write_seat(self, s: Farm, seat: i64, other: i64, k: i64, cells: vec[i16], start: i64) -> None:
        """What lies with one seat."""
        players = self.players
        at = start + self.counts + 3 * k
        cells[at] = i16(s.count(HAND + other))
        cells[at + 1] = i16(s.count(STACK + other))
        cells[at + 2] = i16(s.count(FULFILLED + other))
        self.write_slots(s, STACK + other, seat == other, cells, start + self.stack + k * CARDS)
        self.write_slots(s, FULFILLED + other, seat == other, cells, start + self.fulfilled + k * CARDS)
        if seat == other:
            self.write_own(s, HAND + other, 1 + k, False, cells, start)
            self.write_own(s, STACK + other, 1 + players + k, True, cells, start)
            self.write_own(s, FULFILLED + other, 1 + 2 * players + k, True, cells, start)
        else:
            self.write_others(s, HAND + other, 1 + k, k, False, cells, start)
            self.write_others(s, STACK + other, 1 + players + k, k, True, cells, start)
            self.write_others(s, FULFILLED + other, 1 + 2 * players + k, k, True, cells, start)
        crops = s.crops[other]
        at = start + self.crops + KINDS * k
        for kind in range(KINDS):
            cells[at + kind] = i16(amount(crops, kind))
        cells[start + self.discs + k] = i16(s.disc[other])

    def write_slots(self, s: Farm, zone: i64, own: bool, cells: vec[i16], at: i64) -> None:
        """Which places of a pile the seat knows."""
        for k in range(s.count(zone)):
            card = s.card(zone, k)
            if card == UNKNOWN:
                cells[at + k] = NOBODY_KNOWS
            elif own or s.mark(card) == OPEN:
                cells[at + k] = KNOWN
            else:
                cells[at + k] = OWNER_KNOWS

    def write_card(self, s: Farm, card: i64, place: i64, position: i64, cells: vec[i16], start: i64) -> None:
        at = start + self.cards + (card - 1) * CARD
        cells[at] = i16(place)
        cells[at + 1] = i16(position)
        cells[at + 2] = i16(s.mark(card))

    def write_own(self, s: Farm, zone: i64, place: i64, ordered: bool, cells: vec[i16], start: i64) -> None:
        """A zone of the seat that looks."""
        for k in range(s.count(zone)):
            card = s.card(zone, k)
            if card != UNKNOWN:
                self.write_card(s, card, place, k + 1 if ordered else 0, cells, start)

    def write_others(
        self, s: Farm, zone: i64, place: i64, holder: i64, ordered: bool, cells: vec[i16], start: i64
    ) -> None:
        """A zone of another seat: what all know of it."""
        for k in range(s.count(zone)):
            card = s.card(zone, k)
            if card != UNKNOWN:
                mark = s.mark(card)
                if mark == OPEN:
                    self.write_card(s, card, place, k + 1 if ordered else 0, cells, start)
                elif mark == WITH:
                    self.write_card(s, card, 1 + 3 * self.players + holder, 0, cells, start)

    def write_open(self, s: Farm, zone: i64, place: i64, ordered: bool, cells: vec[i16], start: i64) -> None:
        """A zone that all see. Marks of cards that lie open mean nothing: they are told as known to all."""
        for k in range(s.count(zone)):
            at = start + self.cards + (s.card(zone, k) - 1) * CARD
            cells[at] = i16(place)
            cells[at + 1] = i16(k + 1 if ordered else 0)
            cells[at + 2] = OPEN

    def write_numbers(self, s: Farm, seat: i64, cells: vec[i16], start: i64) -> None:
        players = self.players
        if players == 1:
            cells[start + self.discs + 1] = i16(s.disc[1])
        if not isinstance(s.agenda.tasks[s.agenda.depth - 1], SuppliesFromAny):  # whose supplies are free
            for space in range(SPACES):
                cells[start + self.fees + space] = i16(s.fee(seat, space))
        cells[start + self.market_stack] = i16(s.market_stack + s.count(SHUFFLED))
        cells[start + self.looked] = i16(s.count(LOOKED))
        at = start + self.numbers
        for k in range(len(s.numbers)):
            cells[at + k] = i16(s.numbers[k])
        cells[at + START_PLAYER] = i16((s.numbers[START_PLAYER] - seat + players) % players)
