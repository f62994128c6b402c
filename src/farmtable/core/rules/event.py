"""What happened, told once, for log, animation and words: a public part, and a secret for those who may know it.

A game declares its kinds of event once: number, name, and what their fields are. Inside, an event is a few ints, for
searches hear them too; the declaration names them for words, wire and tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farmtable.core.rt import i64
from farmtable.core.rules.choice import tagged
from farmtable.core.rules.kind import Kind, Schema, Value


class Event:
    """All see `kind`, `seat`, `a`, `b` and `c`; only the seats in `knows` see what is secret; it is news to `news`."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, secret: i64, knows: i64, news: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.secret: i64 = secret
        self.knows: i64 = knows
        self.news: i64 = news


class Handed(Event):
    """An event with several secrets. Searches make many events and hardly ever such: so it is a class of its own."""

    def __init__(self, kind: i64, seat: i64, a: i64, secrets: list[i64], knows: i64, news: i64) -> None:
        super().__init__(kind, seat, a, 0, 0, 0, knows, news)
        self.secrets: list[i64] = secrets


class Field:
    """A field of an event: a kind of thing, one or several, that all see or only those who may know it."""

    def __init__(self, kind: Kind, secret: bool = False, several: bool = False) -> None:
        self.kind: Final = kind
        self.secret: Final = secret
        self.several: Final = several

    def value(self, numbers: list[int]) -> Value:
        """On the wire."""
        found = [self.kind.value(k) for k in numbers]
        return found if self.several else found[0]

    def schema(self, begin: str) -> Schema:
        found = self.kind.reference(begin)
        return {"type": "array", "items": found} if self.several else found


def secret(kind: Kind) -> Field:
    """For those who may know it; told by `show`, `whisper` or `repeat`."""
    return Field(kind, secret=True)


def secrets(kind: Kind) -> Field:
    """Several of them; told by `hand`."""
    return Field(kind, secret=True, several=True)


class EventKind:
    """A kind of event. Its open fields are `a`, `b` and `c` in this order; at most one field is secret.

    The number is a `Final` of the game's own, for compiled rules.
    """

    def __init__(self, number: int, name: str, **fields: Kind | Field) -> None:
        self.number: Final = number
        self.name: Final = name
        self.fields: Final = {key: kind if isinstance(kind, Field) else Field(kind) for key, kind in fields.items()}
        assert sum(field.secret for field in self.fields.values()) <= 1, f"{name}: more than one secret field"
        assert sum(not field.secret for field in self.fields.values()) <= 3, f"{name}: more than three open fields"

    def numbers(self, event: Event) -> dict[str, list[int]]:
        """The numbers of each field, as far as the event tells them; a field that is missing is not known."""
        found: dict[str, list[int]] = {}
        left = [int(event.a), int(event.b), int(event.c)]
        for name, field in self.fields.items():
            if not field.secret:
                found[name] = [left.pop(0)]
            elif event.knows != 0:
                found[name] = [int(k) for k in event.secrets] if isinstance(event, Handed) else [int(event.secret)]
        return found

    def values(self, event: Event) -> dict[str, Value]:
        """The fields on the wire."""
        return {name: self.fields[name].value(numbers) for name, numbers in self.numbers(event).items()}

    def schema(self, begin: str) -> Schema:
        """Such an event on the wire, as JSON Schema describes it; what its fields are is said elsewhere."""
        secret = [name for name, field in self.fields.items() if field.secret]
        fields: Schema = {name: field.schema(begin) for name, field in self.fields.items()}
        return tagged("kind", self.name, "fields", fields, missing=secret)


class Events:
    """All kinds of event of a game."""

    def __init__(self, kinds: Sequence[EventKind]) -> None:
        assert [kind.number for kind in kinds] == list(range(len(kinds))), "the kinds of event are 0, 1, 2 and so on"
        self.kinds: Final = tuple(kinds)

    def kind(self, event: Event) -> EventKind:
        return self.kinds[event.kind]

    def number(self, name: str) -> int:
        return next(kind.number for kind in self.kinds if kind.name == name)
