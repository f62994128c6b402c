"""The choices open to a seat, in a buffer that is written over at each decision."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from farmtable.core.rt import append, i32, i64, u8, vec
from farmtable.core.rules.zones import ZONE, Zones

NO_CARDS: Final = vec[u8]()
NO_CHOICES: Final = vec[i32]()


@mypyc_attr(acyclic=True, free_list_len=1)
class Menu:
    """Choices in ascending order; for chance every outcome, all equally likely."""

    def __init__(self, choices: vec[i32]) -> None:
        self.choices: vec[i32] = choices
        self.size: i64 = 0
        self.verb: i64 = 0  # not 0: the choices are this verb with the cards of a bag, read where they lie
        self.bag: vec[u8] = NO_CARDS
        self.start: i64 = 0

    def add(self, choice: i64) -> None:
        if self.size < len(self.choices):
            self.choices[self.size] = i32(choice)
        else:
            self.choices = append(self.choices, i32(choice))
        self.size += 1

    def add_row(self, first: i64, count: i64) -> None:
        """So many choices in a row, from the first one on."""
        for choice in range(first, first + count):
            if self.size < len(self.choices):
                self.choices[self.size] = i32(choice)
            else:
                self.choices = append(self.choices, i32(choice))
            self.size += 1

    def add_each(self, verb: i64, zones: Zones, zone: i64) -> None:
        """The verb with each card of a zone."""
        for k in range(zones.count(zone)):
            self.add(verb + zones.card(zone, k))

    def add_each_sorted(self, verb: i64, zones: Zones, zone: i64) -> None:
        """The verb with each card of a zone that is not kept in order itself."""
        for k in range(zones.count(zone)):
            choice = i32(verb + zones.card(zone, k))
            self.add(i64(choice))
            at = self.size - 1
            while at > 0 and self.choices[at - 1] > choice:
                self.choices[at] = self.choices[at - 1]
                at -= 1
            self.choices[at] = choice

    def any_of(self, verb: i64, zones: Zones, bag: i64) -> None:
        """For chance: the verb with each card of a bag, and nothing else. Nothing is copied, for bags are long."""
        self.size = zones.count(bag)
        self.verb = verb
        self.bag = zones.cards
        self.start = bag * ZONE + 1

    def at(self, k: i64) -> i64:
        """The k-th choice."""
        return self.verb + i64(self.bag[self.start + k]) if self.verb else i64(self.choices[k])

    def clear(self) -> None:
        self.size = 0
        self.verb = 0

    def same_as(self, other: Menu, zones: Zones) -> None:
        """For a clone, whose cards lie elsewhere; the choices were copied already."""
        self.size = other.size
        self.verb = other.verb
        self.bag = zones.cards
        self.start = other.start
