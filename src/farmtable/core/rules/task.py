"""One thing still to be done. A turn is a stack of them, and so is the text of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from farmtable.core.rt import i64
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.seats import BIT, NATURE

if TYPE_CHECKING:
    from farmtable.core.rules.state import State

S = TypeVar("S", bound="State")


class Task(Generic[S]):
    """Immutable, so clones share it; public, so it never holds a secret."""

    chance: bool = False  # nature decides
    quiet: bool = False  # ask even where the answer is forced: skipping would tell what a seat holds
    anytime: bool = False  # "at any time" powers may be used here, beside its own choices

    def seats(self, s: S) -> i64:
        """A bit for each seat that may choose now; several choose at once, in any order, with the same result."""
        return BIT[NATURE] if self.chance else BIT[s.player]

    def menu(self, s: S, seat: i64, out: Menu) -> None:
        """Add every choice, ascending. Nothing added: nothing to decide."""

    def take(self, s: S, seat: i64, choice: i64) -> Todo:
        """Carry out one choice of the menu; return what comes next, first things first."""
        return ()

    def otherwise(self, s: S, seat: i64) -> Todo:
        """What happens when there is nothing to decide; `seat` is whose agenda this is."""
        return ()

    def purpose(self, s: S) -> str:
        """What chance is asked for, so that a dealer can deal by meaning: "stack 2", "dice 17"."""
        return ""

    def parts(self) -> list[Any]:
        """What it was made from: ints and other tasks. With the class's name that is the whole task."""
        return []


class Do(Task[S]):
    """A task that asks nobody: it only has `otherwise`."""

    def seats(self, s: S) -> i64:
        return 0


Todo = tuple[Task[Any], ...]


def encoded(task: Task[Any]) -> list[Any]:
    """A task as data, to be read by people and by another process: ["Exchange", 1, 4096, 2]."""
    parts = [encoded(part) if isinstance(part, Task) else part for part in task.parts()]
    return [type(task).__name__, *parts]


def decoded(data: list[Any], classes: dict[str, type[Task[Any]]]) -> Task[Any]:
    """The task that was encoded."""
    parts = [decoded(part, classes) if isinstance(part, list) else part for part in data[1:]]
    return classes[data[0]](*parts)
