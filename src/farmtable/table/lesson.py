"""A guided first game: a recorded game, and what is said before some of its choices.

A comment names its place by what the learner is about to choose, not by a number: `at = "play", nth = 2` is before the
learner's second choice that begins with `play`. So the comments still fit when the game is recorded anew.

The learner makes the choices that are commented; the others run by themselves, like those of the other seats, because a
step without a reason teaches nothing. A comment with `skip` makes no choice: from there the game goes on to the next
comment, so that a lesson is short and still comes to an end.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from textwrap import wrap

import msgspec
from msgspec import Struct

from farmtable.core.game import Game
from farmtable.core.rules.seats import NATURE
from farmtable.table.log import Header, Log, LogError, entry, split, write_entry
from farmtable.table.table import Replay

LEARNER = 0  # the seat at which the reader sits
START, END = "start", "end"  # places that are no choice
WIDTH = 118  # of a line of a log in a file
NO_PROMISE = ""  # chance is written in the lesson: there is no seed to be opened


class LessonError(ValueError):
    """A lesson that does not fit the rules any more; the message says where."""


class Comment(Struct, frozen=True, forbid_unknown_fields=True):
    key: str  # its words are lesson-<key>
    at: str  # the first word of a choice of the learner's, or start or end
    nth: int = 1
    look: str = ""  # a part of the table to look at: board, own, others, choices, points, log
    skip: bool = False  # what comes until the next comment is not shown


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    log: str  # `1 supply pig`, chance's with a star; by lines or semicolons
    comments: list[Comment]
    seed: int = 0  # that the recorder deals from; 0: written by hand
    choices: int = 0  # that it records


@dataclass(frozen=True)
class Lesson:
    """A lesson that has been read: its log, and the comments of each step."""

    game: Game
    log: Log
    choices: list[int]  # entries of the log that are somebody's choice
    comments: dict[int, list[Comment]]  # by step: the number of choices made before

    @property
    def steps(self) -> int:
        return len(self.choices)

    def by(self, step: int) -> tuple[int, int]:
        """Who chooses at this step, and what."""
        return split(self.log.entries[self.choices[step]])

    def waits(self, step: int) -> bool:
        """Is it the learner who makes this choice? Only where something was said about it."""
        said = self.comments.get(step, [])
        return step < self.steps and self.by(step)[0] == LEARNER and bool(said) and not skips(said)

    def onward(self, step: int) -> int:
        """The step that is shown after this one."""
        if not skips(self.comments.get(step, [])):
            return min(step + 1, self.steps)
        return min(later for later in self.comments if later > step)

    def table(self, step: int) -> Replay:
        """The table after so many choices. LogError if the rules do not allow one of them."""
        table = Replay(self.game, self.log)
        for _ in range(step):
            table.step()
        return table


def skips(said: list[Comment]) -> bool:
    return any(comment.skip for comment in said)


def source(name: str, file_name: str = "lesson.toml") -> str:
    """The lesson of a game as it is written; "" if it has none."""
    file = files(f"farmtable.games.{name}") / "data" / file_name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def parsed(text: str) -> LessonFile:
    return msgspec.convert(tomllib.loads(text), LessonFile)


def read(game: Game, text: str) -> Lesson:
    file = parsed(text)
    header = Header(game.name, game.version, game.components, file.seats, game.settled(file.seats, {}), [], NO_PROMISE)
    log = Log(header)
    log.entries = entries_of(game, file.log)
    choices = [k for k, row in enumerate(log.entries) if split(row)[0] != NATURE]
    lesson = Lesson(game, log, choices, {})
    for comment in file.comments:
        lesson.comments.setdefault(place(lesson, comment), []).append(comment)
    return lesson


def entries_of(game: Game, text: str) -> list[int]:
    return [entry_of(game, line.strip()) for line in re.split("[;\n]", text) if line.strip()]


def log_text(game: Game, entries: list[int]) -> str:
    """Entries as they stand in a file: many to a line, since nobody reads a whole game."""
    joined = "; ".join(write_entry(game.vocabulary, row).replace(" ", "\0") for row in entries)
    lines = wrap(joined, WIDTH, break_long_words=False, break_on_hyphens=False)
    return "".join(f"{line}\n" for line in lines).replace("\0", " ")


def entry_of(game: Game, line: str) -> int:
    who, _, words = line.partition(" ")
    try:
        return entry(NATURE if who == "*" else int(who) - 1, game.vocabulary.parse(words))
    except ValueError:
        raise LessonError(f"{game.name}: “{line}” is no choice of this game") from None


def place(lesson: Lesson, comment: Comment) -> int:
    """The step before which a comment stands."""
    if comment.at == START:
        return 0
    if comment.at == END:
        return lesson.steps
    found = 0
    for step in range(lesson.steps):
        seat, choice = lesson.by(step)
        if seat == LEARNER and lesson.game.vocabulary.text(choice).split()[0] == comment.at:
            found += 1
            if found == comment.nth:
                return step
    raise LessonError(
        f"{lesson.game.name}: the learner has no choice “{comment.at}” number {comment.nth}: {comment.key}"
    )


def checked(game: Game, text: str) -> Lesson:
    """A lesson whose every choice the rules allow."""
    lesson = read(game, text)
    try:
        lesson.table(lesson.steps)
    except LogError as error:
        raise LessonError(f"{game.name}: {error}") from None
    return lesson
