"""What a tuned evaluation looks at in Formidable Farm: how far a seat is, and how near its next cards are."""

from __future__ import annotations

from typing import Final

from farmtable.core.brain.features import Features, names_in
from farmtable.core.rt import i64, vec
from farmtable.core.rules.state import State
from farmtable.core.rules.zones import UNKNOWN
from farmtable.games.formidable_farm.brain import named
from farmtable.games.formidable_farm.brain.chain import Chain
from farmtable.games.formidable_farm.brain.coming import Coming
from farmtable.games.formidable_farm.brain.value import value as simple
from farmtable.games.formidable_farm.rules.crops import KINDS, VALUE, amount, kinds, missing, total
from farmtable.games.formidable_farm.rules.payment import payable
from farmtable.games.formidable_farm.rules.play import STACK_SIZE
from farmtable.games.formidable_farm.rules.state import (
    ANOTHER,
    DISCOUNT,
    FULFILLED,
    HAND,
    LIMIT,
    MARKET,
    PLAYED,
    STACK,
    SUPPLIED,
    TURNS,
    Farm,
)

NAMES: Final = names_in(named)

ENOUGH: Final = 4
MANY: Final = 9  # crops: as far as a card can be, for all that it matters


class FarmFeatures(Features):
    """Those of a seat; others' seats are looked at in the same way and compared."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(names)
        self.coming: Coming = Coming()
        self.chain: Chain = Chain()

    def fill(self, s: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(s, Farm)
        own = s.player == seat
        have = s.crops[seat]
        left = float(s.left(seat))
        out[named.ONE] = 1.0
        out[named.LEFT] = left / 10.0
        out[named.LEFT_SQUARED] = left * left / 200.0
        out[named.DONE] = 1.0 if left == 0.0 else 0.0
        out[named.HAND] = float(s.count(HAND + seat)) / 4.0
        out[named.HAND_EMPTY] = 1.0 if s.count(HAND + seat) == 0 else 0.0
        known: i64 = 0
        for k in range(s.count(STACK + seat)):
            if s.card(STACK + seat, k) != UNKNOWN:
                known += 1
        out[named.KNOWN_IN_STACK] = float(known) / 4.0
        beyond: i64 = 0
        for kind in range(KINDS):
            there = amount(have, kind)
            out[named.WHEAT + kind] = float(min(there, ENOUGH)) / 2.0
            beyond += max(there - ENOUGH, 0)
        out[named.CROPS_BEYOND] = float(beyond) / 4.0
        out[named.CROP_KINDS] = float(kinds(have)) / 3.0
        fulfilled = s.count(FULFILLED + seat)
        out[named.FULFILLED] = float(min(fulfilled, 5)) / 3.0
        out[named.FULFILLED_BEYOND] = float(max(fulfilled - 5, 0)) / 5.0
        out[named.PLAYED] = float(s.count(PLAYED)) / 2.0 if own else 0.0
        self.look_at_hand(s, seat, have, out)
        self.look_at_market(s, seat, have, out)
        out[named.TO_SUPPLY] = 1.0 if own and s.numbers[SUPPLIED] == 0 else 0.0
        out[named.TO_PLAY] = float(max(min(s.numbers[LIMIT], 3) - s.count(PLAYED), 0)) / 2.0 if own else 0.0
        out[named.ANOTHER] = 1.0 if own and s.numbers[ANOTHER] != 0 else 0.0
        out[named.DISCOUNT] = 1.0 if own and s.numbers[DISCOUNT] != 0 else 0.0
        out[named.WAITS] = float((seat - s.player + s.players) % s.players) / 2.0
        out[named.TURNS] = float(s.numbers[TURNS]) / 10.0 if s.players == 1 else 0.0
        self.chain.look(s, seat)
        out[named.CHAIN] = float(self.chain.now) / 2.0
        out[named.CHAIN_SUPPLIED] = float(self.chain.supplied) / 2.0
        if own:
            self.look_at_agenda(s, seat, out)
        else:
            for k in range(named.COMING_CROPS, named.VALUE):
                out[k] = 0.0
        out[named.VALUE] = simple(s, seat) / 400.0

    def look_at_agenda(self, s: Farm, seat: i64, out: vec[float]) -> None:
        coming = self.coming
        coming.look(s, seat)
        out[named.COMING_CROPS] = float(coming.crops) / 40.0
        out[named.COMING_CARDS] = float(coming.cards) / 2.0
        out[named.COMING_UNSEEN] = float(coming.unseen)
        out[named.COMING_SUPPLIES] = float(coming.supplies)
        out[named.COMING_DEALS] = float(coming.deals)
        out[named.COMING_CONTROL] = float(coming.control + coming.turn)
        out[named.TO_PAY] = float(coming.pay) / 40.0
        out[named.TO_COME_BACK] = float(coming.back)

    def look_at_hand(self, s: Farm, seat: i64, have: i64, out: vec[float]) -> None:
        ready: i64 = 0
        nearest: i64 = MANY
        short: i64 = 0
        cost_of_all: i64 = 0
        cards: i64 = 0
        fulfilled: i64 = 0
        hand = s.count(HAND + seat)
        for k in range(hand):
            card = s.card(HAND + seat, k)
            cost = s.deck.costs[card]
            needs = missing(have, cost.listed)
            if needs == 0 and payable(s, seat, card, s.count(MARKET)):
                ready += 1
            nearest = min(nearest, needs)
            short += needs
            cost_of_all += total(cost.listed) + cost.identical + cost.different + cost.anything
            cards += cost.market + cost.fulfilled_kept
            fulfilled += cost.fulfilled
        many = float(max(hand, 1))
        out[named.PAYABLE] = float(ready) / 2.0
        out[named.NEAREST] = float(nearest) / 4.0 if hand > 0 else 0.0
        out[named.SHORT] = float(short) / many / 3.0
        out[named.HAND_COST] = float(cost_of_all) / many / 4.0
        out[named.COSTS_CARDS] = float(cards) / 2.0
        out[named.COSTS_FULFILLED] = float(fulfilled) / 3.0

    def look_at_market(self, s: Farm, seat: i64, have: i64, out: vec[float]) -> None:
        ready: i64 = 0
        nearest: i64 = MANY
        for k in range(s.count(MARKET)):
            card = s.card(MARKET, k)
            needs = missing(have, s.deck.listed[card])
            nearest = min(nearest, needs)
            if needs == 0 and payable(s, seat, card, s.count(MARKET) - 1):
                ready += 1
        out[named.MARKET_PAYABLE] = float(ready) / 2.0
        out[named.MARKET_NEAREST] = float(nearest) / 4.0

    def progress(self, s: State) -> float:
        """By the cards of who has fewest left: it is a race."""
        assert isinstance(s, Farm)
        all_cards = float(STACK_SIZE[s.players - 1])
        fewest = all_cards
        for seat in range(s.players):
            fewest = min(fewest, float(s.left(seat)))
        return 1.0 - fewest / all_cards

    def standing(self, s: State, seat: i64) -> float:
        """Nothing left, and then the value of the crops; the others are equals. (FF-71)"""
        assert isinstance(s, Farm)
        if s.left(seat) > 0:
            return 0.0
        value: i64 = 0
        for kind in range(KINDS):
            value += amount(s.crops[seat], kind) * VALUE[kind]
        return 1.0 + float(value)


FEATURES: Final = FarmFeatures(NAMES)
