"""What a tuned evaluation looks at in Formidable Farm: how far a seat is, and how near its next cards are."""

from __future__ import annotations

from typing import Final

from farmtable.core.brain.features import Features
from farmtable.core.rt import i64, vec
from farmtable.core.rules.state import State
from farmtable.core.rules.zones import UNKNOWN
from farmtable.games.formidable_farm.brain.chain import Chain
from farmtable.games.formidable_farm.brain.coming import Coming
from farmtable.games.formidable_farm.brain.value import value as simple
from farmtable.games.formidable_farm.rules.crops import KINDS, VALUE, amount, kinds, missing, total
from farmtable.games.formidable_farm.rules.payment import payable
from farmtable.games.formidable_farm.rules.state import FULFILLED, HAND, MARKET, PLAYED, STACK, Farm

NAMES: Final = (
    "one",  # for the solo game, where there is nobody to compare with
    "left",  # cards still to be fulfilled
    "left-squared",
    "done",
    "hand",
    "hand-empty",
    "known-in-stack",
    "wheat",
    "cucumber",
    "tomato",
    "sheep",
    "pig",
    "crops-beyond",  # of a kind, beyond four
    "crop-kinds",
    "fulfilled",
    "fulfilled-beyond",  # five
    "played",  # in this turn
    "payable",  # hand cards that could be paid now
    "nearest",  # crops that the nearest hand card is short of
    "short",  # crops that the hand cards are short of, on average
    "hand-cost",  # crops that the hand cards cost
    "costs-cards",  # hand cards that bring cards back
    "costs-fulfilled",
    "market-payable",
    "market-nearest",
    "to-supply",  # its turn, and the disc not moved yet
    "to-play",  # cards that may still be played in its turn
    "another",  # an extra turn
    "discount",
    "waits",  # turns of others before its next one
    "turns",  # played so far; for the solo game
    "chain",  # hand cards that could be paid one after the other, with what they bring
    "chain-supplied",  # ... after the best supply
    "coming-crops",  # half done: what waits on the agenda
    "coming-cards",
    "coming-unseen",
    "coming-supplies",
    "coming-deals",
    "coming-control",
    "to-pay",
    "to-come-back",
    "value",  # the simple value, so that the weights start from what is known already
)
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
        out[0] = 1.0
        out[1] = left / 10.0
        out[2] = left * left / 200.0
        out[3] = 1.0 if left == 0.0 else 0.0
        out[4] = float(s.count(HAND + seat)) / 4.0
        out[5] = 1.0 if s.count(HAND + seat) == 0 else 0.0
        known: i64 = 0
        for k in range(s.count(STACK + seat)):
            if s.card(STACK + seat, k) != UNKNOWN:
                known += 1
        out[6] = float(known) / 4.0
        beyond: i64 = 0
        for kind in range(KINDS):
            there = amount(have, kind)
            out[7 + kind] = float(min(there, ENOUGH)) / 2.0
            beyond += max(there - ENOUGH, 0)
        out[12] = float(beyond) / 4.0
        out[13] = float(kinds(have)) / 3.0
        fulfilled = s.count(FULFILLED + seat)
        out[14] = float(min(fulfilled, 5)) / 3.0
        out[15] = float(max(fulfilled - 5, 0)) / 5.0
        out[16] = float(s.count(PLAYED)) / 2.0 if own else 0.0
        self.look_at_hand(s, seat, have, out)
        self.look_at_market(s, seat, have, out)
        out[25] = 1.0 if own and not s.supplied else 0.0
        out[26] = float(max(min(s.limit, 3) - s.count(PLAYED), 0)) / 2.0 if own else 0.0
        out[27] = 1.0 if own and s.another else 0.0
        out[28] = 1.0 if own and s.discount else 0.0
        out[29] = float((seat - s.player + s.players) % s.players) / 2.0
        out[30] = float(s.turn) / 10.0 if s.players == 1 else 0.0
        self.chain.look(s, seat)
        out[31] = float(self.chain.now) / 2.0
        out[32] = float(self.chain.supplied) / 2.0
        if own:
            self.look_at_agenda(s, seat, out)
        else:
            for k in range(33, 41):
                out[k] = 0.0
        out[41] = simple(s, seat) / 400.0

    def look_at_agenda(self, s: Farm, seat: i64, out: vec[float]) -> None:
        coming = self.coming
        coming.look(s, seat)
        out[33] = float(coming.crops) / 40.0
        out[34] = float(coming.cards) / 2.0
        out[35] = float(coming.unseen)
        out[36] = float(coming.supplies)
        out[37] = float(coming.deals)
        out[38] = float(coming.control + coming.turn)
        out[39] = float(coming.pay) / 40.0
        out[40] = float(coming.back)

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
        out[17] = float(ready) / 2.0
        out[18] = float(nearest) / 4.0 if hand > 0 else 0.0
        out[19] = float(short) / many / 3.0
        out[20] = float(cost_of_all) / many / 4.0
        out[21] = float(cards) / 2.0
        out[22] = float(fulfilled) / 3.0

    def look_at_market(self, s: Farm, seat: i64, have: i64, out: vec[float]) -> None:
        ready: i64 = 0
        nearest: i64 = MANY
        for k in range(s.count(MARKET)):
            card = s.card(MARKET, k)
            needs = missing(have, s.deck.listed[card])
            nearest = min(nearest, needs)
            if needs == 0 and payable(s, seat, card, s.count(MARKET) - 1):
                ready += 1
        out[23] = float(ready) / 2.0
        out[24] = float(nearest) / 4.0

    def standing(self, s: State, seat: i64) -> float:
        """Nothing left, and then the value of the crops; the others are equals. (FF-71)"""
        assert isinstance(s, Farm)
        if s.left(seat) > 0:
            return 0.0
        value: i64 = 0
        for kind in range(KINDS):
            value += amount(s.crops[seat], kind) * VALUE[kind]
        return 1.0 + float(value)


FEATURES: Final = FarmFeatures(list(NAMES))
