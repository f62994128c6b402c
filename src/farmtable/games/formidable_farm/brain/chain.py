"""How many hand cards could be paid one after the other, each with what it brings: for the tuned evaluation."""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, vec
from farmtable.games.formidable_farm.brain.coming import Prizes, price
from farmtable.games.formidable_farm.rules.cost import Cost
from farmtable.games.formidable_farm.rules.crops import CROP, KINDS, amount, covers
from farmtable.games.formidable_farm.rules.declared import SPACES
from farmtable.games.formidable_farm.rules.rewards.supplies import Gain
from farmtable.games.formidable_farm.rules.state import FULFILLED, HAND, Deck, Farm

LONGEST: Final = 4


class Chain:
    """Looks at a hand. A card that draws others, or wants cards back, brings nothing more here."""

    def __init__(self) -> None:
        self.now: i64 = 0
        self.supplied: i64 = 0
        self.deck: Deck | None = None
        self.crops: vec[i64] = vec[i64]()  # that each card brings
        self.spaces: vec[i64] = vec[i64]()  # what each gives
        self.cards: vec[i64] = vec[i64]([0] * 128)  # of the hand
        self.used: vec[i64] = vec[i64]([0] * 128)

    def look(self, s: Farm, seat: i64) -> None:
        if self.deck is not s.deck:
            self.deck = s.deck
            self.crops = Prizes(s.deck.fulfil).crops
            self.spaces = vec[i64]([int(space.bundle) if isinstance(space, Gain) else 0 for space in s.deck.space])
        size: i64 = 0
        coins = s.count(FULFILLED + seat)
        for k in range(s.count(HAND + seat)):
            card = s.card(HAND + seat, k)
            cost = s.deck.costs[card]
            if cost.fulfilled + cost.fulfilled_kept <= coins:
                self.cards[size] = card
                size += 1
        have = s.crops[seat]
        self.now = self.length(s.deck, size, have)
        self.supplied = self.now
        for space in range(SPACES):
            if self.spaces[space] > 0 and self.supplied < min(size, LONGEST):
                self.supplied = max(self.supplied, self.length(s.deck, size, have + self.spaces[space]))

    def length(self, deck: Deck, size: i64, have: i64) -> i64:
        """Always the card next that costs least after what it brings."""
        used = self.used
        for k in range(size):
            used[k] = 0
        found: i64 = 0
        while found < LONGEST:
            best: i64 = -1
            least: i64 = 0
            for k in range(size):
                card = self.cards[k]
                if used[k] == 0 and covers(have, deck.listed[card]):
                    cost = deck.costs[card]
                    if deck.plain[card] == 0 and not cost.affordable(have):
                        continue
                    dear = price(deck.listed[card]) + 10 * (cost.identical + cost.different + cost.anything)
                    dear -= price(self.crops[card])
                    if best < 0 or dear < least:
                        best, least = k, dear
            if best < 0:
                break
            card = self.cards[best]
            used[best] = 1
            have -= deck.listed[card]
            if deck.plain[card] == 0:
                have = without(have, deck.costs[card])
            have += self.crops[card]
            found += 1
        return found


def without(have: i64, cost: Cost) -> i64:
    """Less what is open in a cost, from the kinds of which there is most."""
    n = cost.identical + cost.different + cost.anything + (1 if cost.number_of else 0)
    while n > 0:
        most: i64 = 0
        for kind in range(1, KINDS):
            if amount(have, kind) > amount(have, most):
                most = kind
        if amount(have, most) == 0:
            break
        have -= CROP[most]
        n -= 1
    return have
