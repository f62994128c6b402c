"""A game on disk while it is played: every choice is written, and on the disk, before it is acknowledged."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from farmtable.core.rules.choice import Vocabulary
from farmtable.table.log import Chain, Log, LogError, Reader, ending_line, write_entry
from farmtable.table.table import Table

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # no such locks on this system: two players of one file are then not kept apart
    flock = None  # type: ignore[assignment] # asked for below


class Journal:
    """The file of one table. It holds the seed, so it is for the players' own disk, not to be handed out."""

    def __init__(self, path: Path, mode: str) -> None:
        self.path = path
        self.chain = Chain()
        self.written = 0  # entries of the log that are in the file
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = path.open(mode, encoding="utf-8", newline="\n")
        if flock is not None:
            try:
                flock(self.file, LOCK_EX | LOCK_NB)
            except OSError:
                raise LogError("log-in-use", file=str(path)) from None

    @classmethod
    def begin(cls, path: Path, table: Table) -> Journal:
        """A new file for a table that has just been set up."""
        journal = cls(path, "x")
        journal.add(*table.log.header.lines(), f"seed {table.dealer.seed.hex()}")
        journal.save(table)
        return journal

    @classmethod
    def go_on(cls, path: Path, vocabulary_of: Callable[[str], Vocabulary | None]) -> tuple[Journal, Log]:
        """Open a file again: the log as far as it was acknowledged. What was half written is cut off."""
        journal = cls(path, "r+")
        try:
            text = journal.file.read()
        except UnicodeDecodeError:
            raise LogError("log-not-a-log") from None
        reader = Reader(vocabulary_of)
        log = reader.read(text)
        if log.ending == "end":
            raise LogError("log-over")
        if log.seed is None:
            raise LogError("log-no-seed")
        journal.chain = reader.chain
        journal.written = len(log.entries)
        journal.file.seek(len(text[: text.rfind("\n") + 1].encode()))
        journal.file.truncate()
        if log.ending:
            journal.add("resume")
        return journal, log

    def save(self, table: Table) -> None:
        """Write what the table has done since; it is on the disk when this returns."""
        entries = table.log.entries
        words = table.game.vocabulary
        self.add(*(write_entry(words, row) for row in entries[self.written :]))
        self.written = len(entries)

    def undone(self, table: Table) -> None:
        """The table went back."""
        self.written = len(table.log.entries)
        self.add(f"undo {self.written}")

    def close(self, table: Table) -> None:
        """The last line says how it ended; a finished game gets its places."""
        self.save(table)
        table.log.ending = "end" if table.over else "pause"
        table.log.places = table.places() if table.over else []
        self.add(ending_line(table.log))
        self.file.close()

    def add(self, *lines: str) -> None:
        if lines:
            self.file.write("".join(self.chain.sealed(line) + "\n" for line in lines))
            self.file.flush()
            os.fsync(self.file.fileno())
