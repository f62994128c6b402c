"""What one seat may know, as data: built by naming what is shown, never by removing what is hidden."""

from __future__ import annotations

from typing import Any

import msgspec

from farmtable.core.rules.numbers import NONE, Numbers
from farmtable.core.rules.seats import BIT, NATURE
from farmtable.core.rules.state import Agenda, State
from farmtable.core.rules.task import Task, decoded, encoded

HIDDEN = -1  # a card that others know and this seat does not


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every game shows: who looks, whose turn it is, who is asked, and what is still to be done."""

    seat: int
    players: int
    player: int
    asked: list[int]
    agenda: list[list[Any]]
    lanes: list[list[list[Any]]]


def common(s: State, seat: int, numbers: Numbers = NONE) -> dict[str, Any]:
    """The fields that every game shows, and the numbers of its state."""
    return {
        **numbers.shown(s),
        "seat": seat,
        "players": int(s.players),
        "player": int(s.player),
        "asked": [other for other in range(NATURE + 1) if s.asked & BIT[other]],
        "agenda": [encoded(task) for task in s.agenda.rows()],
        "lanes": [[encoded(task) for task in lane.rows()] for lane in s.lanes],
    }


def restore(s: State, view: View, classes: dict[str, type[Task[Any]]]) -> None:
    """Put the common fields of a view into an imagined state, and ask what is asked there."""
    s.player = view.player
    refill(s.agenda, view.agenda, classes)
    for seat, lane in enumerate(view.lanes):
        s.part(seat, ())
        refill(s.lanes[seat], lane, classes)
    s.settle()


def refill(agenda: Agenda, rows: list[list[Any]], classes: dict[str, type[Task[Any]]]) -> None:
    agenda.depth = 0
    for row in rows:
        agenda.then((decoded(row, classes),))


def task_classes(*modules: object) -> dict[str, type[Task[Any]]]:
    """All tasks that these modules define, by name."""
    found = [thing for module in modules for thing in vars(module).values()]
    return {thing.__name__: thing for thing in found if isinstance(thing, type) and issubclass(thing, Task)}
