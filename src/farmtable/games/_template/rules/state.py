"""What lies on the table in Market Day."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from farmtable.core.rt import i32, i64, u8, vec
from farmtable.core.rules.numbers import Numbers
from farmtable.core.rules.state import Agenda, State

# Zones
HAND: Final = 0  # + seat
STALL: Final = 4  # + seat: the basket that lies face down
TAKEN: Final = 8  # + seat
LOST: Final = 12
CRATE: Final = 13  # a bag: all that nobody has seen
ZONES: Final = 14

# Numbers
CARRY: Final = 0  # does what was lost lie on the ground? (TM-08)
NUMBERS: Final = Numbers({}, flags={CARRY: "carry"})


class Box:
    """The components as the rules read them, built once. Packed rows are made here, in a file that is compiled."""

    def __init__(self, eggs: list[int]) -> None:
        self.eggs: vec[u8] = vec[u8](eggs)  # by basket; 0 is no basket


@mypyc_attr(acyclic=True, free_list_len=1)
class Market(State):
    """The table."""

    def __init__(self, players: i64, box: Box, cards: vec[u8], agenda: Agenda, choices: vec[i32]) -> None:
        super().__init__(players, cards, agenda, choices)
        self.box: Box = box

    def clone(self) -> Market:
        choices = self.menu.choices[: self.menu.size]
        s = Market(self.players, self.box, self.cards[:], self.agenda.copy(), choices)
        s.same_as(self)
        return s

    def eggs_in(self, zone: i64) -> i64:
        eggs: i64 = 0
        for k in range(self.count(zone)):
            eggs += i64(self.box.eggs[self.card(zone, k)])
        return eggs

    def move_all(self, zone: i64, to: i64) -> None:
        while self.count(zone) > 0:
            self.put(to, self.pop(zone, 0))
