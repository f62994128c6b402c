"""What a linear evaluation looks at: a game's own numbers on how a seat stands, each with a name."""

from __future__ import annotations

from farmtable.core.rt import i64, vec
from farmtable.core.rules.state import State


class Features:
    """A game that has them offers one such object; the weights are data, made by `farmtable lab tune`."""

    def __init__(self, names: list[str]) -> None:
        self.names: list[str] = names

    def fill(self, s: State, seat: i64, out: vec[float]) -> None:
        """Write every number, in the order of the names; about 0 to 3 each, so that weights can be compared."""
        raise NotImplementedError  # each game has its own

    def row(self, s: State, seat: i64) -> list[float]:
        """The same as a new list, for those who are in no hurry."""
        out = vec[float]([0.0] * len(self.names))
        self.fill(s, seat, out)
        return [out[k] for k in range(len(self.names))]

    def progress(self, s: State) -> float:
        """How far the game has come, from 0 to 1: the same lead is worth more towards the end."""
        raise NotImplementedError  # each game has its own

    def standing(self, s: State, seat: i64) -> float:
        """At the end: who has more is placed before, equals tie. The same order as by score and tie-breaks."""
        raise NotImplementedError  # each game has its own


def names_in(module: object) -> list[str]:
    """The names of a module's features, whose constants are their places: SHARE_NEAR is `share-near`."""
    places = {name: place for name, place in vars(module).items() if name.isupper() and isinstance(place, int)}
    found = sorted(places, key=lambda name: places[name])
    assert [places[name] for name in found] == list(range(len(found))), "the places of features are 0, 1, 2 and so on"
    return [name.lower().replace("_", "-") for name in found]
