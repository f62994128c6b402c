"""A choice is one int, verb + argument; the vocabulary knows its text form, `supply pig`, and reads it back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final


class Verb:
    """One kind of choice: the ints from `base` on, `count` of them. Without arguments it is a single word."""

    def __init__(self, name: str, base: int, count: int = 1) -> None:
        self.name: Final = name
        self.base: Final = base
        self.count: Final = count

    def write(self, argument: int) -> str:
        """The words after the verb's name."""
        return ""

    def read(self, words: str) -> int | None:
        """The argument that these words mean; None if they mean none."""
        return 0 if not words else None


class Named(Verb):
    """A verb whose arguments have names: `supply pig`."""

    def __init__(self, name: str, base: int, names: Sequence[str]) -> None:
        super().__init__(name, base, len(names))
        self.names: Final = tuple(names)

    def write(self, argument: int) -> str:
        return self.names[argument]

    def read(self, words: str) -> int | None:
        return self.names.index(words) if words in self.names else None


class Numbered(Verb):
    """A verb whose arguments are numbers: `play 57`."""

    def write(self, argument: int) -> str:
        return str(argument)

    def read(self, words: str) -> int | None:
        argument = int(words) if words.isascii() and words.isdigit() and len(words) < 10 else -1
        return argument if 0 <= argument < self.count else None


class Vocabulary:
    """All verbs of a game, in ascending order; also a dense index of all choices, for learners."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: Final = tuple(sorted(verbs, key=lambda verb: verb.base))
        self.bases: Final = [verb.base for verb in self.verbs]
        self.starts: Final = [sum(verb.count for verb in self.verbs[:k]) for k in range(len(self.verbs))]
        self.size: Final = sum(verb.count for verb in self.verbs)
        for verb, after in zip(self.verbs, self.verbs[1:], strict=False):
            if verb.base + verb.count > after.base:
                raise ValueError(f"the verbs {verb.name} and {after.name} overlap")

    def find(self, choice: int) -> int:
        """Which verb a choice has; ValueError if none."""
        if not self.knows(choice):
            raise ValueError(f"{choice} is no choice of this game")
        return bisect_right(self.bases, choice) - 1

    def knows(self, choice: int) -> bool:
        """Could this ever be a choice?"""
        k = bisect_right(self.bases, choice) - 1
        return k >= 0 and choice < self.bases[k] + self.verbs[k].count

    def verb(self, choice: int) -> Verb:
        return self.verbs[self.find(choice)]

    def argument(self, choice: int) -> int:
        return choice - self.verb(choice).base

    def text(self, choice: int) -> str:
        """The text form of a choice."""
        verb = self.verb(choice)
        return f"{verb.name} {verb.write(choice - verb.base)}".rstrip()

    def parse(self, text: str) -> int:
        """The choice that a text means; ValueError, with what would be right, if none."""
        name, _, words = " ".join(text.lower().split()).partition(" ")
        for verb in self.verbs:
            if verb.name == name:
                argument = verb.read(words)
                if argument is not None:
                    return verb.base + argument
        raise ValueError(text)

    def index(self, choice: int) -> int:
        """The place of a choice among all that could ever be made, 0 .. size - 1."""
        k = self.find(choice)
        return self.starts[k] + choice - self.bases[k]

    def choice(self, index: int) -> int:
        """The choice at such a place."""
        k = bisect_right(self.starts, index) - 1
        return self.bases[k] + index - self.starts[k]
