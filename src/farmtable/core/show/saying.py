"""Choices and events as phrases, from their declaration: a game only says how it speaks of each kind of thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from farmtable.core.rules.choice import Vocabulary
from farmtable.core.rules.event import Event, Events
from farmtable.core.rules.kind import Kind
from farmtable.core.rules.seats import PLAYERS
from farmtable.core.show.phrase import Argument, Phrase, seat_phrase

Sayings = Mapping[str, Callable[[int], Argument]]  # by the name of a kind: how one of its things is said
COMMON: Sayings = {"seat": seat_phrase, "turn": lambda k: 90 * k}


def argument(say: Sayings, kind: Kind, k: int) -> Argument:
    """A thing of a kind, as the words take it: without a saying of its own it is its number, or its name."""
    how = say.get(kind.name) or COMMON.get(kind.name)
    if how:
        return how(k)
    value = kind.value(k)
    assert isinstance(value, int | str), f"say how to speak of {kind.name}"
    return value


def choice_phrase(vocabulary: Vocabulary, say: Sayings, choice: int) -> Phrase:
    """`choice-` with the verb's name, and its arguments under their own."""
    verb = vocabulary.verb(choice)
    found = verb.arguments(choice - verb.base)
    return Phrase(f"choice-{verb.name}", {name: argument(say, verb.kinds[name], k) for name, k in found.items()})


def event_phrase(events: Events, say: Sayings, event: Event) -> Phrase:
    """`event-` with the kind's name, the player and the fields; `-unseen` where the reader may not know the secret."""
    kind = events.kind(event)
    numbers = kind.numbers(event)
    args: dict[str, Argument] = {"player": seat_phrase(int(event.seat))} if event.seat < PLAYERS else {}
    for name, found in numbers.items():
        field = kind.fields[name]
        said = [argument(say, field.kind, k) for k in found]
        args[name] = [part for part in said if isinstance(part, Phrase)] if field.several else said[0]
    unseen = "" if len(numbers) == len(kind.fields) else "-unseen"
    return Phrase(f"event-{kind.name}{unseen}", args)
