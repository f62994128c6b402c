"""A game is its log: a header, then ints. The text form can be read by a person and held by a test.

Each line ends with a tag that depends on all lines before it, so a line that was changed, left out or put in is found.
A file that is still being written may end anywhere; a finished or paused one ends with a line that says so.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

import msgspec

from farmtable.core.rules.choice import Vocabulary
from farmtable.core.rules.seats import NATURE
from farmtable.core.show.phrase import Argument, Phrase

FIRST_LINE = "farmtable log 1"
FIELDS = (
    "farmtable",
    "game",
    "rules",
    "components",
    "seats",
    "forked",
    "takebacks",
    "commitment",
)  # of the header, each once at most
ALLOWED, USED = "allowed", "used"  # take-backs
SEATS = 8  # an entry is choice * 8 + seat


class LogError(ValueError):
    """A log that can't be used, with the reason; nothing of it has been played."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(f"{key} {args}" if args else key)
        self.reason = Phrase(key, args)


class Header(msgspec.Struct, frozen=True):
    """What a game was set up from."""

    game: str
    rules: int  # the version of the rules
    components: str  # hash of the component data
    seats: int
    options: dict[str, int]
    names: list[str]  # of the players; empty where nobody was named
    commitment: str  # of the dealer's seed
    bots: list[str] = []  # the level of the bot in each seat, "" for a person; empty where that does not matter
    forked: int = 0  # so many entries were taken over from another game; the seed deals what comes after them
    takebacks: str = ""  # may the only person go back over what was learned? "allowed", and then "used"; "": no

    @property
    def person(self) -> int | None:
        """The only person's seat, where all others are bots."""
        return self.bots.index("") if self.bots.count("") == 1 else None

    def lines(self) -> list[str]:
        rows = [
            FIRST_LINE,
            f"game {self.game}",
            f"rules {self.rules}",
            f"components {self.components}",
            f"seats {self.seats}",
        ]
        rows += [f"option {name} {value}" for name, value in self.options.items()]
        rows += [f"name {k + 1} {name}" for k, name in enumerate(self.names)]
        rows += [f"bot {k + 1} {level}".rstrip() for k, level in enumerate(self.bots)]
        rows += [f"forked {self.forked}"] if self.forked else []
        rows += [f"takebacks {self.takebacks}"] if self.takebacks else []
        return [*rows, f"commitment {self.commitment}"]


def entry(seat: int, choice: int) -> int:
    """One int of a log: who chose what."""
    return choice * SEATS + seat


def split(row: int) -> tuple[int, int]:
    """The seat and the choice of an entry."""
    return row % SEATS, row // SEATS


class Chain:
    """A running hash of all lines so far."""

    def __init__(self) -> None:
        self.digest = b""

    def tag(self, line: str) -> str:
        """Add a line; its tag."""
        self.digest = sha256(self.digest + line.encode()).digest()
        return self.digest[:4].hex()

    def sealed(self, line: str) -> str:
        """The line with its tag."""
        return f"{line} #{self.tag(line)}"


class Log:
    """The entries of a game, and how the file that they came from ended."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[int] = []
        self.seed: bytes | None = None  # opened after the game, or in a player's own file
        self.ending = ""  # "end", "pause", or nothing: still being written
        self.places: list[int] = []


def write_entry(vocabulary: Vocabulary, row: int) -> str:
    """`2 supply pig`; chance is a star: `* draw 57`."""
    seat, choice = split(row)
    return f"{'*' if seat == NATURE else seat + 1} {vocabulary.text(choice)}"


def written(log: Log, vocabulary: Vocabulary) -> str:
    """The text form of a whole log."""
    chain = Chain()
    lines = [chain.sealed(line) for line in log.header.lines()]
    lines += [chain.sealed(write_entry(vocabulary, row)) for row in log.entries]
    if log.ending:
        lines.append(chain.sealed(ending_line(log)))
    if log.seed is not None:
        lines.append(chain.sealed(f"seed {log.seed.hex()}"))
    return "".join(line + "\n" for line in lines)


def ending_line(log: Log) -> str:
    return " ".join([log.ending, str(len(log.entries)), *map(str, log.places)])


class Reader:
    """Reads the text form of a log line by line, and refuses what was tampered with."""

    def __init__(self, vocabulary_of: Callable[[str], Vocabulary | None]) -> None:
        self.vocabulary_of = vocabulary_of  # by the name of the game; None where there is no such game
        self.vocabulary = Vocabulary(())
        self.chain = Chain()
        self.fields: dict[str, str] = {}
        self.options: dict[str, int] = {}
        self.names: list[str] = []
        self.bots: list[str] = []
        self.log: Log | None = None
        self.number = 0

    def read(self, text: str) -> Log:
        """The log that a text holds; LogError with line and reason if it holds none."""
        if not text.startswith(FIRST_LINE):
            raise LogError("log-not-a-log")
        lines = text.split("\n")
        lines.pop()  # empty, or a line that was not finished when the machine stopped: it was never acknowledged
        for self.number, line in enumerate(lines, 1):
            body, mark, tag = line.rpartition(" #")
            if not mark or tag != self.chain.tag(body):
                raise LogError("log-line-changed", line=self.number)
            try:
                self.line(body)
            except LogError:
                raise
            except ValueError:  # a word where a number belongs
                raise LogError("log-unknown-words", line=self.number, words=body) from None
        if self.log is None:
            raise LogError("log-no-header", line=self.number)
        return self.log

    def line(self, body: str) -> None:
        first, _, rest = body.partition(" ")
        if self.log is None:
            self.header_line(first, rest)
        elif first in ("end", "pause"):
            count, *places = rest.split()
            if int(count) != len(self.log.entries):
                raise LogError("log-count", line=self.number)
            self.log.ending = first
            self.log.places = [int(place) for place in places]
        elif first == "resume":
            self.log.ending = ""
        elif first == "seed":
            self.log.seed = bytes.fromhex(rest)
        elif first == "undo":
            if not 0 <= int(rest) <= len(self.log.entries):
                raise LogError("log-count", line=self.number)
            del self.log.entries[int(rest) :]
        else:
            self.entry_line(self.log, first, rest)

    def header_line(self, first: str, rest: str) -> None:
        if first == "option":
            name, value = rest.rsplit(" ", 1)
            self.options[name] = int(value)
        elif first == "name":
            self.names.append(rest.partition(" ")[2])
        elif first == "bot":
            self.bots.append(rest.partition(" ")[2])
        elif first in FIELDS and first not in self.fields:
            self.fields[first] = rest
        else:
            raise LogError("log-unknown-words", line=self.number, words=first)
        if first == "commitment":
            try:
                self.log = Log(
                    Header(
                        game=self.fields["game"],
                        rules=int(self.fields["rules"]),
                        components=self.fields["components"],
                        seats=int(self.fields["seats"]),
                        options=self.options,
                        names=self.names,
                        commitment=rest,
                        bots=self.bots,
                        forked=int(self.fields.get("forked", 0)),
                        takebacks=self.fields.get("takebacks", ""),
                    )
                )
            except (KeyError, ValueError):
                raise LogError("log-no-header", line=self.number) from None
            for found in (self.names, self.bots):
                if found and len(found) != self.log.header.seats:
                    raise LogError("log-names", line=self.number, seats=self.log.header.seats)
            vocabulary = self.vocabulary_of(self.log.header.game)
            if vocabulary is None:
                raise LogError("log-unknown-game", game=self.log.header.game)
            self.vocabulary = vocabulary

    def entry_line(self, log: Log, first: str, rest: str) -> None:
        seat = NATURE if first == "*" else int(first) - 1 if first.isdigit() else -1
        try:
            choice = self.vocabulary.parse(rest)
        except ValueError:
            raise LogError("log-unknown-words", line=self.number, words=rest) from None
        if not (0 <= seat < log.header.seats or seat == NATURE):
            raise LogError("log-unknown-words", line=self.number, words=first)
        log.entries.append(entry(seat, choice))
