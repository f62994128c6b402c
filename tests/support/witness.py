"""What each seat and onlooker may have seen, told apart from the engine's own views, events and marks.

A witness looks at the true state after every entry of the log and remembers which pieces lay where an eye may look, by
the booklets: one's own hand, what lies open, what the player looks at. A piece that an eye has never seen may stand in
nothing that is sent to it; and two such pieces may change places without its noticing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

from farmtable.core.rules.kind import Kind
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.rules.state import State
from farmtable.core.rules.zones import UNKNOWN
from farmtable.games import load


class Witness:
    """For a game in which everything on the table is open: there is nothing to be seen by one eye only.

    Which arguments of choices and which fields of events name pieces is declared by the game; where pieces lie in a
    view, and who may look there, is said here, apart from the game.
    """

    pieces: ClassVar[list[range]] = []  # families of pieces; those of one family may change places
    first: ClassVar[dict[str, int]] = {}  # by kind of piece: where the numbers of its family begin, less one

    said: ClassVar[dict[str, int]] = {}  # by name of a phrase's argument: the same

    def __init__(self, game: str, seats: int) -> None:
        self.game = load(game)
        self.seen: dict[int, set[int]] = {eye: set() for eye in (*range(seats), SPECTATOR)}

    def look(self, s: State) -> None:
        """The state after an entry of the log."""
        opened = self.opened(s)
        for eye, seen in self.seen.items():
            seen.update(piece for piece in (*self.shown(s, eye), *opened) if 0 < piece != UNKNOWN)

    def opened(self, s: State) -> set[int]:
        """The pieces that all have seen since the last look, though they may be out of sight again."""
        return set()

    def unseen(self, eye: int) -> list[list[int]]:
        """By family: what this eye has never seen."""
        return [[piece for piece in family if piece not in self.seen[eye]] for family in self.pieces]

    def shown(self, s: State, eye: int) -> list[int]:
        """The pieces that lie where this eye may look."""
        return []

    def hidden(self, s: State) -> list[int]:
        """The pieces that lie where only some may look."""
        return []

    def swapped(self, choice: int, one: int, two: int) -> int:
        """The same choice where these two pieces have changed places."""
        verb = self.game.vocabulary.verb(choice)
        found = verb.arguments(choice - verb.base)
        for name, kind in verb.kinds.items():
            if kind.piece:
                first = self.first[kind.name] + kind.first
                found[name] = exchanged(found[name] + first, one, two) - first
        return verb.base + verb.argument(found)

    def named(self, message: dict[str, Any]) -> set[int]:
        """The pieces that a message names: in the menu, in events, in words, and in the view."""
        found = set(self.in_view(message["view"]))
        verbs = {verb.name: verb.kinds for verb in self.game.vocabulary.verbs}
        for option in message["menu"]:
            for name, value in option["args"].items():
                found |= self.numbered(verbs[option["verb"]][name], value)
        kinds = {kind.name: kind.fields for kind in self.game.events.kinds}
        for event in message["events"]:
            for name, value in event["fields"].items():
                found |= self.numbered(kinds[event["kind"]][name].kind, value)
        for name, first in self.said.items():
            found |= {first + number for number in arguments(phrases(message), name) if number}
        return found - {-1, 0}

    def numbered(self, kind: Kind, value: Any) -> set[int]:
        """The pieces that a value on the wire names: one number or several."""
        if not kind.piece:
            return set()
        return {self.first[kind.name] + number for number in (value if isinstance(value, list) else [value]) if number}

    def in_view(self, view: dict[str, Any]) -> Iterable[int]:
        """The pieces that a view names."""
        return ()


def exchanged(piece: int, one: int, two: int) -> int:
    return {one: two, two: one}.get(piece, piece)


def arguments(thing: object, wanted: str) -> Iterator[int]:
    """The whole numbers under a name, however deep."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            if name == wanted and isinstance(value, int):
                yield value
            yield from arguments(value, wanted)
    elif isinstance(thing, list):
        for value in thing:
            yield from arguments(value, wanted)


def phrases(message: dict[str, Any]) -> list[object]:
    """All that a message says in words."""
    return [message["question"], *(row["phrase"] for row in (*message["menu"], *message["events"]))]


def witness(game: str, seats: int) -> Witness:
    """The witness of a game, from its folder of tests; without one nothing may be hidden there."""
    module = f"tests.games.{game}.witness"
    found = import_module(module).GameWitness if find_spec(module) else Witness
    made = found(game, seats)
    assert isinstance(made, Witness)
    return made
