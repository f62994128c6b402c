"""The single numbers of a state: whose start it was, how many turns were played. A game declares them once.

They lie in one packed row, so that core copies, compares and restores them; rules read `s.numbers[TURN]`. All that are
declared are public, under their names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farmtable.core.rt import i64, vec

if TYPE_CHECKING:
    from farmtable.core.rules.state import State

NO_NUMBERS: Final = vec[i64]()


class Numbers:
    """The names of a state's numbers, by their places in the row; flags are yes or no."""

    def __init__(self, names: dict[int, str], flags: dict[int, str] | None = None) -> None:
        self.flags: Final = flags or {}
        self.names: Final = {**names, **self.flags}
        assert sorted(self.names) == list(range(len(self.names))), "the places of numbers are 0, 1, 2 and so on"

    def none(self, more: int = 0) -> vec[i64]:
        """All of them 0, for a new state; `more` lie behind them for the game to see to: those are not shown."""
        return vec[i64]([0] * (len(self.names) + more))

    def shown(self, s: State) -> dict[str, object]:
        """For a view: every number under its name."""
        return {name: self.value(k, s.numbers[k]) for k, name in self.names.items()}

    def value(self, k: int, number: i64) -> object:
        if k in self.flags:  # compiled, one expression for both would make a number of yes and no
            return number != 0
        return int(number)

    def restore(self, s: State, view: object) -> None:
        """From a view, which has them under their names."""
        for k, name in self.names.items():
            s.numbers[k] = int(getattr(view, name))


NONE: Final = Numbers({})
