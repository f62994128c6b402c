"""A choice is one int, verb + argument. A game declares its verbs once: number, name, and what the arguments are.

From the declaration come the text form, `supply pig`, which is read back; the named arguments on the wire; and a dense
index of all choices, for learners.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from farmtable.core.rules.kind import Kind, Schema, Value


class Verb:
    """One kind of choice: the ints from `base` on. Several arguments make one number, the last one counts singly.

    The base is a `Final` of the game's own, for compiled rules; it stands in logs, so it never changes.
    """

    def __init__(self, base: int, name: str, form: str = "", **kinds: Kind) -> None:
        self.base: Final = base
        self.name: Final = name
        self.kinds: Final = kinds
        count = 1
        for kind in kinds.values():
            count *= kind.count
        self.count: Final = count
        self.form: Final = form or " ".join("{" + argument + "}" for argument in kinds)  # the words after the name
        self.pattern: Final = re.compile(pattern_of(self.form, kinds))

    def arguments(self, argument: int) -> dict[str, int]:
        """The number of a choice, less the base, as the number of each thing that it names."""
        found: dict[str, int] = {}
        for name in reversed(list(self.kinds)):
            argument, found[name] = divmod(argument, self.kinds[name].count)
        return {name: found[name] for name in self.kinds}

    def argument(self, arguments: dict[str, int]) -> int:
        """The other way round."""
        found = 0
        for name, kind in self.kinds.items():
            found = found * kind.count + arguments[name]
        return found

    def values(self, argument: int) -> dict[str, Value]:
        """The arguments on the wire."""
        return {name: self.kinds[name].value(k) for name, k in self.arguments(argument).items()}

    def schema(self, begin: str) -> Schema:
        """Such a choice on the wire, as JSON Schema describes it; what its arguments are is said elsewhere."""
        return tagged("verb", self.name, "args", {name: kind.reference(begin) for name, kind in self.kinds.items()})

    def write(self, argument: int) -> str:
        """The words after the verb's name."""
        words = self.form
        for name, k in self.arguments(argument).items():
            words = words.replace("{" + name + "}", self.kinds[name].write(k))
        return words

    def read(self, words: str) -> int | None:
        """The argument that these words mean; None if they mean none."""
        found = self.pattern.fullmatch(words)
        if found is None:
            return None
        arguments = {name: kind.read(found.group(name)) for name, kind in self.kinds.items()}
        return self.argument(arguments) if all(k >= 0 for k in arguments.values()) else None


def pattern_of(form: str, kinds: dict[str, Kind]) -> str:
    """`{card} r{turn}` as a regular expression with a group for each argument."""
    pattern = re.escape(form).replace("\\{", "{").replace("\\}", "}").replace("\\ ", " ")
    for name, kind in kinds.items():
        pattern = pattern.replace("{" + name + "}", f"(?P<{name}>{kind.form()})")
    return pattern


def tagged(tag: str, name: str, group: str, properties: Schema, missing: Sequence[str] = ()) -> Schema:
    """An object that says what it is, with its own properties under a name; some of those may be missing."""
    required = [key for key in properties if key not in missing]
    own: Schema = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
    return {"type": "object", "properties": {tag: {"const": name}, group: own}, "required": [tag, group]}


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
