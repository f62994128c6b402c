"""The moments to which seats may go back."""

from __future__ import annotations

from dataclasses import dataclass

from farmtable.core.rules.state import State


@dataclass(frozen=True)
class Moment:
    """A position in which a seat chose."""

    seat: int
    own: bool  # a decision; else the choice needed no person, and undo goes over it
    turn: int
    state: State
    entries: int
    events: int


class Back:
    """Those of one table, the last one last: all of one seat."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []

    def remember(self, new: Moment) -> None:
        """Somebody else's are of no use any more: another seat has acted."""
        if self.moments and self.moments[-1].seat != new.seat:
            self.moments.clear()
        self.moments.append(new)

    def remember_turn(self, new: Moment) -> None:
        """The only person's: all of the last turn with a decision."""
        if new.own and any(moment.turn != new.turn for moment in self.moments if moment.own):
            self.moments.clear()
        self.moments.append(new)

    def decisions(self, seat: int) -> list[Moment]:
        return [moment for moment in self.moments if moment.own and moment.seat == seat]

    def at(self, entries: int) -> Moment | None:
        """The moment with so many entries in the log."""
        return next((moment for moment in self.moments if moment.entries == entries), None)

    def forget(self, first: Moment) -> None:
        """This one and all later ones."""
        del self.moments[self.moments.index(first) :]

    def clear(self) -> None:
        self.moments.clear()
