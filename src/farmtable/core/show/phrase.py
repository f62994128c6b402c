"""A message before it is put into words: a key and its arguments. No English in the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, Union


@dataclass(frozen=True)
class Phrase:
    """A key of the words files. An argument is a number, a name, another phrase, or several to be joined by "and"."""

    key: str
    args: dict[str, Argument] = field(default_factory=dict)


Argument: TypeAlias = Union[int, str, Phrase, Sequence[Phrase]]  # noqa: UP007 - Phrase is defined by now, but not for |


def phrase(key: str, **args: Argument) -> Phrase:
    return Phrase(key, args)


def seat_phrase(seat: int) -> Phrase:
    """A seat's player: words know the names."""
    return Phrase("seat", {"n": seat + 1})


class IllegalChoice(ValueError):
    """A choice that the rules refuse, with the reason in a phrase and the rule's id. The state is as it was."""

    def __init__(self, reason: Phrase, rule: str = "") -> None:
        super().__init__(reason.key)
        self.reason = reason
        self.rule = rule
