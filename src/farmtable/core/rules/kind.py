"""What an argument of a choice, or a field of an event, can be: a small int inside, a number or a name outside.

A kind is declared once, beside the choices and events of its game. From it come the notation, the values on the wire
and their description; the words for it are the game's `show`.
"""

from __future__ import annotations

import re
from typing import Final

Value = object  # what JSON can hold: a number, a name, a table of these
Schema = dict[str, object]


class Kind:
    """Things with numbers: `count` of them, 0 inside is `first` outside. With `piece` somebody may not see which.

    Where two kinds of a game are spoken of by the same name, one of them is described under another: `described`.
    Places on a grid have its `width`, and the number of the place 0,0.
    """

    def __init__(
        self,
        name: str,
        count: int,
        first: int = 0,
        piece: bool = False,
        described: str = "",
        width: int = 0,
        origin: int = 0,
    ) -> None:
        self.name: Final = name
        self.title: Final = "".join(word.capitalize() for word in re.split("[ -]", described or name))  # TileToSet
        self.count: Final = count
        self.first: Final = first
        self.piece: Final = piece
        self.width: Final = width
        self.origin: Final = origin

    def value(self, k: int) -> Value:
        """On the wire."""
        return k + self.first

    def schema(self) -> Schema:
        """The values, as JSON Schema describes them."""
        return {"type": "integer", "minimum": self.first, "maximum": self.first + self.count - 1}

    def reference(self, begin: str) -> Schema:
        """The values, described elsewhere: `begin` is what the addresses of a game's descriptions begin with."""
        return {"$ref": begin + self.title}

    def write(self, k: int) -> str:
        """In notation."""
        return str(k + self.first)

    def form(self) -> str:
        """What notation for it looks like: a regular expression without groups."""
        return "[0-9]{1,9}"

    def read(self, text: str) -> int:
        """Back from notation that has this form; below 0: there is no such thing."""
        k = int(text) - self.first
        return k if k < self.count else -1


class Names(Kind):
    """Things with names: `pig`."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name, len(names))
        self.names: Final = names

    def value(self, k: int) -> Value:
        return self.names[k]

    def schema(self) -> Schema:
        return {"enum": list(self.names)}

    def write(self, k: int) -> str:
        return self.names[k]

    def form(self) -> str:
        return "|".join(re.escape(name) for name in sorted(self.names, reverse=True))

    def read(self, text: str) -> int:
        return self.names.index(text)


class Seats(Kind):
    """Seats: counted from 0 on the wire, from 1 by people."""

    def __init__(self, count: int, name: str = "seat") -> None:
        super().__init__(name, count)

    def write(self, k: int) -> str:
        return str(k + 1)

    def read(self, text: str) -> int:
        k = int(text) - 1
        return k if k < self.count else -1


class Amount(Kind):
    """A number that is no thing of the box: points, a count. Fields of events only."""

    def __init__(self, name: str = "n") -> None:
        super().__init__(name, 0)

    def schema(self) -> Schema:
        return {"type": "integer"}

    def reference(self, begin: str) -> Schema:
        """Any number will do: that is as short as its address."""
        return self.schema()


class QuarterTurns(Kind):
    """Clockwise: 0 to 3 on the wire, degrees in notation."""

    def __init__(self) -> None:
        super().__init__("turn", 4)

    def write(self, k: int) -> str:
        return str(90 * k)

    def form(self) -> str:
        return "0|90|180|270"

    def read(self, text: str) -> int:
        return int(text) // 90


def cell_schema() -> Schema:
    """A place on a grid, for kinds that have one."""
    whole: Schema = {"type": "integer"}
    return {"type": "object", "properties": {"x": whole, "y": whole}, "required": ["x", "y"]}
