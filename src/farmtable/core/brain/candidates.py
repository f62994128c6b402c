"""A menu as a matrix: one row of numbers for each choice, the verb and its arguments by name.

A number means the same in every state: a card is its id, a place its column and row, a seat is counted from the one
that chooses. What a verb does not have is -1.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i16, i64, u8, vec
from farmtable.core.rules.choice import Vocabulary
from farmtable.core.rules.kind import Kind, Seats
from farmtable.core.rules.menu import Menu

NONE: Final = -1
ARGUMENTS: Final = 3  # the most that a verb has
PLAIN: Final = 0
SEAT: Final = 1
PLACE: Final = 2
NO_END: Final = 1_000_000_000_000  # larger than any choice
STEP: Final = 5  # numbers that tell of an argument: column, count, way, first or origin, width


def columns_of(vocabulary: Vocabulary) -> list[str]:
    """The names of the columns: the verb, then every argument that any verb has; a place has two."""
    found = ["verb"]
    for verb in vocabulary.verbs:
        for name, kind in verb.kinds.items():
            for column in (f"{name} x", f"{name} y") if kind.width else (name,):
                if column not in found:
                    found.append(column)
    return found


def way_of(kind: Kind) -> int:
    return PLACE if kind.width else SEAT if isinstance(kind, Seats) else PLAIN


class Candidates:
    """Writes menus of one game."""

    def __init__(self, vocabulary: Vocabulary, players: int) -> None:
        self.vocabulary: Vocabulary = vocabulary
        self.columns: list[str] = columns_of(vocabulary)
        self.width: i64 = len(self.columns)
        self.players: i64 = players
        self.size: i64 = vocabulary.size  # of the dense index
        self.bases: vec[i64] = vec[i64]([verb.base for verb in vocabulary.verbs])
        self.starts: vec[i64] = vec[i64](vocabulary.starts)
        told = [0] * (len(vocabulary.verbs) * ARGUMENTS * STEP)
        for k, verb in enumerate(vocabulary.verbs):
            assert len(verb.kinds) <= ARGUMENTS
            at = k * ARGUMENTS * STEP
            for name, kind in reversed(list(verb.kinds.items())):  # the last one counts singly
                column = self.columns.index(f"{name} x" if kind.width else name)
                first = kind.origin if kind.width else kind.first
                told[at : at + STEP] = [column, kind.count, way_of(kind), first, kind.width]
                at += STEP
        self.told: vec[i64] = vec[i64](told)

    def verb_of(self, choice: i64) -> i64:
        """Which verb a choice has, in the order of the vocabulary."""
        bases = self.bases
        low: i64 = 0
        high: i64 = len(bases)
        while high - low > 1:
            middle = (low + high) >> 1
            if bases[middle] <= choice:
                low = middle
            else:
                high = middle
        return low

    def index(self, choice: i64) -> i64:
        """The place of a choice in the dense index, as `Vocabulary.index`."""
        k = self.verb_of(choice)
        return self.starts[k] + choice - self.bases[k]

    def write(self, menu: Menu, seat: i64, cells: vec[i16], start: i64) -> None:
        """All choices of a menu, row after row from this place on."""
        told = self.told
        width = self.width
        players = self.players
        verb: i64 = -1
        base: i64 = 0
        end: i64 = 0
        for k in range(menu.size):
            choice = menu.at(k)
            if verb < 0 or choice >= end:  # menus ascend: most choices have the verb of the one before
                verb = self.verb_of(choice)
                base = self.bases[verb]
                end = self.bases[verb + 1] if verb + 1 < len(self.bases) else NO_END
            at = start + k * width
            cells[at] = i16(verb)
            for column in range(at + 1, at + width):
                cells[column] = NONE
            argument = choice - base
            this = verb * ARGUMENTS * STEP
            for _ in range(ARGUMENTS):
                count = told[this + 1]
                if count == 0:
                    break
                value = argument % count
                argument //= count
                column = at + told[this]
                way = told[this + 2]
                first = told[this + 3]
                if way == PLACE:
                    side = told[this + 4]
                    cells[column] = i16(value % side - first % side)
                    cells[column + 1] = i16(value // side - first // side)
                elif way == SEAT:
                    cells[column] = i16((value - seat + players) % players)
                else:
                    cells[column] = i16(value + first)
                this += STEP

    def write_dense(self, menu: Menu, mask: vec[u8], start: i64) -> None:
        """1 in the dense index for each choice of a menu, 0 for all others."""
        for at in range(start, start + self.size):
            mask[at] = 0
        for k in range(menu.size):
            mask[start + self.index(menu.at(k))] = 1

    def rows(self, menu: Menu, seat: int) -> vec[i16]:
        """The rows of a menu, for those who are in no hurry."""
        cells = vec[i16]([i16(0)] * int(menu.size * self.width))
        self.write(menu, seat, cells, 0)
        return cells

    def indices(self, menu: Menu) -> list[int]:
        """The choices of a menu in the dense index."""
        return [int(self.index(menu.at(k))) for k in range(menu.size)]
