"""Piles, hands and bags: rows of cards in one packed buffer, so that a copy of them all is one block copy.

A zone is an int that names a row. Card ids are 1 to 119 or so; what nobody has seen has no place yet: a face-down
slot holds `UNKNOWN`, the card itself lies in a bag with all the others that nobody has seen.

Nothing in a state leads back to it. `acyclic` tells mypyc so: then Python's search for cycles has nothing to do with
states, and `free_list_len` keeps the last one that was thrown away for the next clone. Trees must not be `acyclic`:
where objects are freed more than 50 deep in one another, mypyc 2.4 writes into a header that acyclic ones lack.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from farmtable.core.rt import i64, u8, vec

ZONE: Final = 128  # bytes of a zone: how many cards, then the cards, the bottom one first
UNKNOWN: Final = 127  # a card that nobody has seen


def no_zones(count: int) -> vec[u8]:
    """Room for so many zones, all empty."""
    return vec[u8]([0] * (count * ZONE))


@mypyc_attr(acyclic=True)
class Zones:
    """What lies where."""

    def __init__(self, cards: vec[u8]) -> None:
        self.cards: vec[u8] = cards

    def count(self, zone: i64) -> i64:
        return i64(self.cards[zone * ZONE])

    def card(self, zone: i64, k: i64) -> i64:
        """The k-th card, counted from the bottom."""
        return i64(self.cards[zone * ZONE + 1 + k])

    def find(self, zone: i64, card: i64) -> i64:
        """Where a card lies in a zone; it must lie there."""
        cards = self.cards
        at = zone * ZONE + 1
        while i64(cards[at]) != card:
            at += 1
        return at - zone * ZONE - 1

    def holds(self, zone: i64, card: i64) -> bool:
        return any(self.card(zone, k) == card for k in range(self.count(zone)))

    def row(self, zone: i64) -> list[int]:
        """The cards of a zone, the bottom one first."""
        return [int(self.card(zone, k)) for k in range(self.count(zone))]

    def put(self, zone: i64, card: i64) -> None:
        """On top."""
        cards = self.cards
        n = i64(cards[zone * ZONE]) + 1
        cards[zone * ZONE] = u8(n)
        cards[zone * ZONE + n] = u8(card)

    def put_below(self, zone: i64, card: i64) -> None:
        cards = self.cards
        bottom = zone * ZONE + 1
        for at in range(bottom + i64(cards[zone * ZONE]), bottom, -1):
            cards[at] = cards[at - 1]
        cards[bottom] = u8(card)
        cards[zone * ZONE] += 1

    def sort_in(self, zone: i64, card: i64) -> None:
        """At its place in a zone that is kept ascending, as menus are."""
        cards = self.cards
        bottom = zone * ZONE + 1
        at = bottom + i64(cards[zone * ZONE])
        while at > bottom and i64(cards[at - 1]) > card:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = u8(card)
        cards[zone * ZONE] += 1

    def sort(self, zone: i64) -> None:
        """Put a zone in ascending order."""
        cards = self.cards
        bottom = zone * ZONE + 1
        for end in range(bottom + 1, bottom + i64(cards[zone * ZONE])):
            card = cards[end]
            at = end
            while at > bottom and cards[at - 1] > card:
                cards[at] = cards[at - 1]
                at -= 1
            cards[at] = card

    def replace(self, zone: i64, k: i64, card: i64) -> None:
        self.cards[zone * ZONE + 1 + k] = u8(card)

    def pop(self, zone: i64, k: i64) -> i64:
        """Take the k-th card away; those above it move down."""
        cards = self.cards
        card = i64(cards[zone * ZONE + 1 + k])
        for at in range(zone * ZONE + 1 + k, zone * ZONE + i64(cards[zone * ZONE])):
            cards[at] = cards[at + 1]
        cards[zone * ZONE] -= 1
        return card

    def pick(self, zone: i64, k: i64) -> i64:
        """Take the k-th card out of a bag, where order means nothing: the last card fills the gap."""
        cards = self.cards
        at = zone * ZONE + 1 + k
        card = i64(cards[at])
        cards[at] = cards[zone * ZONE + i64(cards[zone * ZONE])]
        cards[zone * ZONE] -= 1
        return card

    def remove(self, zone: i64, card: i64) -> None:
        """Take a card away; those above it move down."""
        self.pop(zone, self.find(zone, card))

    def pick_card(self, zone: i64, card: i64) -> None:
        """Take a card out of a bag."""
        self.pick(zone, self.find(zone, card))
