"""What a learner sees: the same as a view, as one row of small numbers, written in place and without a view.

A game declares its blocks once, each with a name, a shape and a meaning; from that come the places in the row, the
documentation and the spaces of environments. Seats are counted from the one that looks: 0 is itself, 1 the next one.
Everything that the seat may know is in the row, and nothing else; a law compares it with the view.
"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i16, i64, vec
from farmtable.core.rules.seats import BIT
from farmtable.core.rules.state import Agenda, State
from farmtable.core.rules.task import Task

MOST: Final = 32767  # that a number can be
DIGIT: Final = 4096  # larger numbers in tasks are told in digits of this base, the lowest first
REMEMBERED: Final = 20_000  # tasks whose numbers are kept


class Block:
    """Some of the numbers: their name, shape and meaning, and between which they lie."""

    def __init__(self, name: str, shape: list[int], start: int, low: int, high: int, meaning: str) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.start: Final = start  # its place in the row
        self.low: Final = low
        self.high: Final = high
        self.meaning: Final = meaning

    def size(self) -> int:
        found = 1
        for side in self.shape:
            found *= side
        return found


class Observation:
    """The row of one game for a number of seats. A game adds its own blocks behind those that all have."""

    def __init__(
        self,
        players: int,
        tasks: dict[str, type[Task[Any]]],
        most_choices: int,
        depth: int,
        parts: int,
        digits: int,
        lane_depth: int,
    ) -> None:
        self.players: i64 = players
        self.most_choices: int = most_choices  # no menu of a seat is longer
        self.blocks: list[Block] = []
        self.size: i64 = 0
        self.tasks: dict[str, int] = {name: k for k, name in enumerate(sorted(tasks), 1)}
        self.depth: i64 = depth
        self.parts: i64 = parts
        self.digits: i64 = digits
        self.lane_depth: i64 = lane_depth
        self.task_size: i64 = 1 + parts * digits
        self.codes: dict[Task[Any], vec[i16]] = {}
        self.block("seat", "the number of the seat that looks, as the log counts them", 1, high=players - 1)
        self.block("player", "whose turn it is, counted from the seat that looks", 1, high=players - 1)
        self.block("asked", "1 for each seat that is asked something now", players, high=1)
        told = "number of its kind in alphabetical order (0: none), then its parts"
        if digits > 1:
            told += f", each in {digits} digits of base {DIGIT}, the lowest first"
        self.block("todo", "how many tasks are still to be done by all", 1)
        self.block("agenda", f"of these the next {depth}, the next one first: {told}", depth, self.task_size)
        if lane_depth:
            self.block(
                "lanes", f"the same for each seat where all act at once: {told}", players, lane_depth, self.task_size
            )

    def block(self, name: str, meaning: str, *shape: int, low: int = 0, high: int = MOST) -> int:
        """Declare the next block; where it begins."""
        start = int(self.size)
        block = Block(name, list(shape), start, low, high, meaning)
        self.blocks.append(block)
        self.size += block.size()
        return start

    # ---- Writing ---------------------------------------------------------------------------------------------------

    def write(self, s: State, seat: i64, cells: vec[i16], start: i64) -> None:
        """The row of a seat, from this place on."""
        for at in range(start, start + self.size):
            cells[at] = 0
        players = self.players
        cells[start] = i16(seat)
        cells[start + 1] = i16((s.player - seat + players) % players)
        for k in range(players):
            if s.asked & BIT[(seat + k) % players]:
                cells[start + 2 + k] = 1
        at = start + 2 + players
        cells[at] = i16(s.agenda.depth)
        at += 1
        self.write_tasks(s.agenda, self.depth, cells, at)
        at += self.depth * self.task_size
        if self.lane_depth > 0:
            if s.parted:
                for k in range(players):
                    self.write_tasks(s.lanes[(seat + k) % players], self.lane_depth, cells, at)
                    at += self.lane_depth * self.task_size
        self.write_more(s, seat, cells, start)

    def write_more(self, s: State, seat: i64, cells: vec[i16], start: i64) -> None:
        """The blocks of a game, in a row that is 0 everywhere else."""
        raise NotImplementedError  # each game has its own

    def write_tasks(self, agenda: Agenda, depth: i64, cells: vec[i16], at: i64) -> None:
        """The next tasks of an agenda."""
        tasks = agenda.tasks
        for k in range(min(depth, agenda.depth)):
            code = self.code(tasks[agenda.depth - 1 - k])
            for n in range(len(code)):
                cells[at + n] = code[n]
            at += self.task_size

    def code(self, task: Task[Any]) -> vec[i16]:
        """A task in numbers; found out once, for tasks never change and most of them are made at the start."""
        found = self.codes.get(task)
        if found is None:
            if len(self.codes) >= REMEMBERED:
                self.codes.clear()
            numbers = [self.tasks[type(task).__name__]]
            for part in self.flat(task):
                for _ in range(self.digits - 1):
                    numbers.append(part % DIGIT)
                    part //= DIGIT
                if not 0 <= part <= MOST:
                    raise OverflowError(f"{type(task).__name__}: {part} is too large for an observation")
                numbers.append(part)
            if len(numbers) > self.task_size:
                raise OverflowError(f"{type(task).__name__} has more parts than an observation tells")
            found = vec[i16]([i16(number) for number in numbers])
            self.codes[task] = found
        return found

    def flat(self, task: Task[Any]) -> list[int]:
        """The parts of a task; of a task in it, its kind and its parts."""
        found: list[int] = []
        for part in task.parts():
            if isinstance(part, Task):
                found.append(self.tasks[type(part).__name__])
                found.extend(self.flat(part))
            else:
                found.append(int(part))
        return found

    def row(self, s: State, seat: int) -> vec[i16]:
        """A row of its own, for those who are in no hurry."""
        cells = vec[i16]([i16(0)] * int(self.size))
        self.write(s, seat, cells, 0)
        return cells
