"""A short task after the first game: a position, something to reach in it, and a way that reaches it.

The position is the end of a recorded game, so it is one that the rules allow. From there the learner is free: chance is
dealt from a fixed seed, and the other seats answer as it is written, so the same choices always lead to the same table.
The recorded solution and the recorded wrong way keep the task honest: tests play both.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Literal

import msgspec
from msgspec import Struct

from farmtable.core.game import Game
from farmtable.core.rules.seats import NATURE
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.lesson import LEARNER, NO_PROMISE, LessonError, entries_of, entry_of
from farmtable.table.log import Header, Log, LogError, split
from farmtable.table.table import Replay

FILE = "scenarios.toml"
Standing = Literal["open", "done", "failed"]


class Goal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """Something that can be seen at a table: is it so by now?"""

    def reached(self, trial: Trial) -> bool:
        raise NotImplementedError


class Won(Goal, frozen=True):
    """The game is over, and the learner has won, alone or with others."""

    def reached(self, trial: Trial) -> bool:
        table = trial.table
        return table.over and not table.lost() and table.places()[LEARNER] == 1


class Gain(Goal, frozen=True):
    """So many points more than in the position."""

    points: int

    def reached(self, trial: Trial) -> bool:
        return trial.points() - trial.points_before >= self.points


class Line(Goal, frozen=True):
    """The lines of the score that name this rule, like a mission's, give so many points together."""

    rule: str
    points: int

    def reached(self, trial: Trial) -> bool:
        lines = trial.table.scores()[LEARNER].lines
        return sum(line.points for line in lines if line.rule == self.rule) >= self.points


class Event(Goal, frozen=True):
    """Something that the learner's choices have caused so many times, under the name that the game declares."""

    event: str
    times: int = 1

    def reached(self, trial: Trial) -> bool:
        table = trial.table
        number = table.game.events.number(self.event)
        found = [event for event in table.events(LEARNER, trial.told_before) if event.kind == number]
        return sum(event.seat == LEARNER for event in found) >= self.times


class ScenarioRow(Struct, frozen=True, forbid_unknown_fields=True):
    key: str  # its words are scenario-<key>, with -task, -hint and -done
    seats: int
    log: str  # the choices that lead to the position, as in a lesson
    goal: Won | Gain | Line | Event
    solution: list[str]  # choices of the learner
    wrong: list[str]  # a way that looks good and does not reach it
    options: dict[str, int] = {}
    others: str = ""  # what the other seats choose if they can; else the first of what they may
    seed: int = 1  # of the chance that follows the position
    turns: int = 1  # so many turns are left, the present one included
    choices: int = 0  # so many choices of the learner's at most; 0: any number


class ScenarioFile(Struct, frozen=True, forbid_unknown_fields=True):
    scenarios: list[ScenarioRow]


@dataclass(frozen=True)
class Scenario:
    """A scenario that has been read."""

    game: Game
    row: ScenarioRow
    log: Log
    others: list[int]

    def trial(self) -> Trial:
        return Trial(self)

    def tried(self, choices: list[int]) -> Trial:
        """The table after these choices of the learner's. IllegalChoice if the rules do not allow one of them."""
        trial = self.trial()
        for choice in choices:
            trial.take(choice)
        return trial

    def words(self, way: list[str]) -> list[int]:
        """Choices as they are written."""
        return [split(entry_of(self.game, f"{LEARNER + 1} {line}"))[1] for line in way]


class Trial:
    """One try at a scenario."""

    def __init__(self, scenario: Scenario) -> None:
        self.row = scenario.row
        self.table = Replay(scenario.game, scenario.log, Dealer(seed_from(scenario.row.seed)))
        while self.table.left:
            self.table.step()
        self.others = list(scenario.others)
        self.taken = 0
        self.turn_before = self.table.turn
        self.points_before = self.points()
        self.told_before = self.table.told

    def points(self) -> int:
        return self.table.scores()[LEARNER].points

    def standing(self) -> Standing:
        if self.row.goal.reached(self):
            return "done"
        late = self.table.turn - self.turn_before >= self.row.turns
        spent = 0 < self.row.choices <= self.taken and bool(self.table.menu(LEARNER))  # what was chosen has been done
        return "failed" if late or spent or self.table.over else "open"

    def take(self, choice: int) -> None:
        """A choice of the learner's, and what the others answer until the learner is asked again."""
        table = self.table
        table.take(LEARNER, choice, table.version(LEARNER))
        self.taken += 1
        while not table.menu(LEARNER) and self.standing() == "open":
            seat = table.asked()[0]
            table.take(seat, self.answer(seat), table.version(seat))

    def answer(self, seat: int) -> int:
        menu = self.table.menu(seat)
        for k, row in enumerate(self.others):
            if split(row)[0] == seat and split(row)[1] in menu:
                return split(self.others.pop(k))[1]
        return menu[0]


def keys(text: str) -> list[str]:
    return [row.key for row in parsed(text)]


def parsed(text: str) -> list[ScenarioRow]:
    return msgspec.convert(tomllib.loads(text), ScenarioFile).scenarios if text else []


def read(game: Game, text: str) -> dict[str, Scenario]:
    """The scenarios of a file, by key, in its order."""
    rows = parsed(text)
    found = {row.key: read_row(game, row) for row in rows}
    if len(found) < len(rows):
        raise LessonError(f"{game.name}: two scenarios have the same key")
    return found


def read_row(game: Game, row: ScenarioRow) -> Scenario:
    entries = entries_of(game, row.log)
    options = game.settled(row.seats, row.options)
    # the position is given, as if it were taken over from another game: the seed deals what comes after it
    header = Header(game.name, game.version, game.components, row.seats, options, [], NO_PROMISE, forked=len(entries))
    log = Log(header)
    log.entries = entries
    return Scenario(game, row, log, [one for one in entries_of(game, row.others) if split(one)[0] != NATURE])


def checked(game: Game, text: str) -> dict[str, Scenario]:
    """Scenarios whose positions the rules allow, with the learner to choose."""
    found = read(game, text)
    for key, scenario in found.items():
        try:
            trial = scenario.trial()
        except LogError as error:
            raise LessonError(f"{game.name}, {key}: {error}") from None
        if not trial.table.menu(LEARNER):
            raise LessonError(f"{game.name}, {key}: it is not for the learner to choose")
    return found
