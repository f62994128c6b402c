"""The whole engine: a state carries an agenda of tasks and goes on until somebody, or chance, must decide.

A choice is one small int, verb + argument. Choices from `POWER` on are "at any time" powers: they are carried out and
then the same question stands again.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from farmtable.core.rt import append, i32, i64, u8, vec
from farmtable.core.rules.event import Event, Handed
from farmtable.core.rules.menu import NO_CHOICES, Menu
from farmtable.core.rules.numbers import NO_NUMBERS
from farmtable.core.rules.seats import BIT, EVERYONE, FIRST_SEAT, NATURE, NOBODY
from farmtable.core.rules.task import Task, Todo, encoded
from farmtable.core.rules.zones import Zones

POWER: Final = 1 << 30
NO_TASKS: Final = vec[Task[Any]]()


@mypyc_attr(acyclic=True, free_list_len=1)
class Agenda:
    """What is still to be done: the next task is on top, below it are `depth - 1` others."""

    def __init__(self, tasks: vec[Task[Any]], depth: i64) -> None:
        self.tasks: vec[Task[Any]] = tasks
        self.depth: i64 = depth

    def then(self, todo: Todo) -> None:
        """Put tasks on the agenda, the first one on top."""
        at = self.depth + len(todo)
        self.depth = at
        while len(self.tasks) < at:
            self.tasks = append(self.tasks, todo[0])  # room, to be written over
        tasks = self.tasks
        for task in todo:
            at -= 1
            tasks[at] = task

    def copy(self) -> Agenda:
        return Agenda(self.tasks[: self.depth], self.depth)

    def rows(self) -> list[Task[Any]]:
        """The tasks, the next one last."""
        return [self.tasks[k] for k in range(self.depth)]


@mypyc_attr(acyclic=True)
class Lane(Agenda):
    """What one seat has to do while all act at once, and the menu of its question: that stands until the seat acts."""

    def __init__(self, tasks: vec[Task[Any]], depth: i64) -> None:
        super().__init__(tasks, depth)
        self.menu = Menu(NO_CHOICES[:])

    def copy(self) -> Lane:
        """The menu is not copied: it is empty until somebody wants it."""
        return Lane(self.tasks[: self.depth], self.depth)


NO_LANES: Final[list[Lane]] = []  # for all states that have none: a list each would slow down the clone


@mypyc_attr(acyclic=True)
class State(Zones):
    """What lies on the table and what is still to be done. Deterministic: chance comes in as a choice of nature."""

    def __init__(self, players: i64, cards: vec[u8], agenda: Agenda, choices: vec[i32]) -> None:
        super().__init__(cards)
        self.players: i64 = players
        self.numbers: vec[i64] = NO_NUMBERS  # single ones, as the game declares them
        self.agenda: Agenda = agenda
        self.lanes: list[Lane] = NO_LANES  # while all act at once: an agenda for each seat
        self.old_lanes: list[Lane] = NO_LANES  # all empty, to be used again
        self.parted: bool = False  # are there lanes?
        self.menu = Menu(choices)
        self.asked: i64 = 0  # a bit for each seat that may choose now
        self.seat: i64 = NOBODY  # whose choices the menu holds: the first of those asked
        self.player: i64 = 0  # whose turn it is
        self.events: list[Event] | None = None  # None: mute, as all clones are

    def clone(self) -> State:
        """The same position; it tells nobody what happens."""
        raise NotImplementedError  # each game copies its own things, then `same_as`

    def same_as(self, other: State) -> None:
        """For a clone: all that the engine itself keeps, but for what the constructor was given."""
        self.menu.same_as(other.menu, self)
        self.asked = other.asked
        self.seat = other.seat
        self.player = other.player
        self.numbers = other.numbers[:]
        if other.parted:
            self.parted = True
            self.lanes = [lane.copy() for lane in other.lanes]
            self.lanes[self.seat].menu = self.menu

    def facts(self) -> list[object]:
        """Everything that makes this position, in a fixed order: two states with equal facts are equal."""
        return [
            int(self.players),
            bytes(self.cards),
            [encoded(task) for task in self.agenda.rows()],
            [[encoded(task) for task in lane.rows()] for lane in self.lanes],
            int(self.asked),
            int(self.player),
            [int(number) for number in self.numbers],
        ]

    def __eq__(self, other: object) -> bool:
        """By facts; of one kind, for the facts of two games may look alike."""
        if not isinstance(other, State):
            return NotImplemented
        return type(self) is type(other) and self.facts() == other.facts()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    # ---- Going on ----------------------------------------------------------------------------------------------

    def take(self, seat: i64, choice: i64) -> None:
        """Carry out one choice of a seat that is asked, then go on to the next decision."""
        parted = self.parted  # before, for the choice may part the seats
        agenda = self.lanes[seat] if parted else self.agenda
        if choice >= POWER:
            agenda.then(self.use(seat, choice))
        else:
            agenda.depth -= 1
            agenda.then(agenda.tasks[agenda.depth].take(self, seat, choice))
        if parted:
            self.settle_lane(seat)
        else:
            self.settle()

    def settle(self) -> None:
        """Do what asks nothing, until somebody, or chance, must decide or the game is over."""
        self.asked = 0
        while self.asked == 0:
            if not self.parted:
                self.asked = self.run(self.agenda, NOBODY)
                if self.asked == 0 and not self.parted:
                    self.seat = NOBODY
                    return
            else:
                for seat in range(self.players):
                    lane = self.lanes[seat]
                    self.menu = lane.menu
                    bit = self.run(lane, seat)
                    self.asked |= bit
                self.meet()

    def settle_lane(self, seat: i64) -> None:
        """One seat acted while all act at once; the other seats' questions stand as they were."""
        lane = self.lanes[seat]
        self.menu = lane.menu
        bit = self.run(lane, seat)
        self.asked = self.asked & ~BIT[seat] | bit
        self.meet()
        if self.asked == 0:
            self.settle()

    def meet(self) -> None:
        """Ask the first of those who still act on their own; when all are done, the lanes are gone."""
        if self.asked != 0:
            seat = i64(FIRST_SEAT[self.asked])
            self.seat = seat
            self.menu = self.lanes[seat].menu
            if self.menu.size == 0:
                self.ask(seat)
        else:
            self.parted = False
            self.old_lanes = self.lanes
            self.lanes = NO_LANES

    def run(self, agenda: Agenda, owner: i64) -> i64:
        """Do what asks nothing; a bit for each seat that must decide. With an owner it is that seat's lane."""
        menu = self.menu
        while agenda.depth > 0:
            task = agenda.tasks[agenda.depth - 1]
            seats = task.seats(self)
            menu.clear()
            if seats != 0:
                if owner != NOBODY:
                    assert not task.chance, "chance has no lane"
                    seats = BIT[owner]
                seat = i64(FIRST_SEAT[seats])
                task.menu(self, seat, menu)
                if task.anytime and menu.size > 0:
                    self.powers(seat, menu)
                if menu.size > 1 or (menu.size == 1 and (task.quiet or menu.verb)):  # the last of a bag is news too
                    self.seat = seat
                    return seats
                agenda.depth -= 1
                if menu.size == 1:
                    agenda.then(task.take(self, seat, menu.at(0)))
                else:
                    agenda.then(task.otherwise(self, self.player if owner == NOBODY else owner))
            else:
                agenda.depth -= 1
                agenda.then(task.otherwise(self, self.player if owner == NOBODY else owner))
            if self.parted and owner == NOBODY:
                return 0
        return 0

    def ask(self, seat: i64) -> None:
        """Put the choices of one of the seats that are asked into the menu."""
        task = self.task_of(seat)
        if self.parted:
            self.menu = self.lanes[seat].menu
        self.menu.clear()
        task.menu(self, seat, self.menu)
        if task.anytime and self.menu.size > 0:
            self.powers(seat, self.menu)
        self.seat = seat

    def dealt_anew(self) -> None:
        """Hidden cards were dealt anew in an imagined state: the menu may be that of the seat that holds them."""
        if self.seat != NOBODY:
            self.ask(self.seat)

    def task_of(self, seat: i64) -> Task[Any]:
        """What a seat that is asked has to decide."""
        agenda = self.lanes[seat] if self.parted else self.agenda
        return agenda.tasks[agenda.depth - 1]

    def choices(self, seat: i64) -> list[int]:
        """All that a seat may choose now, ascending; for chance, every outcome."""
        if seat < 0 or seat > NATURE or self.asked & BIT[seat] == 0:
            return []
        first = self.seat
        if seat != first:
            self.ask(seat)
        found = [int(self.menu.at(k)) for k in range(self.menu.size)]
        if seat != first:
            self.ask(first)
        return found

    def offers(self, seat: i64, choice: i64) -> bool:
        """Is this one of the choices of a seat? Quicker than to list them all."""
        if seat < 0 or seat > NATURE or self.asked & BIT[seat] == 0:
            return False
        first = self.seat
        if seat != first:
            self.ask(seat)
        menu = self.menu
        found = False
        for k in range(menu.size):
            if menu.at(k) == choice:
                found = True
                break
        if seat != first:
            self.ask(first)
        return found

    def over(self) -> bool:
        return self.seat == NOBODY

    # ---- For the rules -----------------------------------------------------------------------------------------

    def part(self, seat: i64, todo: Todo) -> None:
        """All act at once from now on: this is for that seat to do. The agenda goes on when all lanes are empty."""
        if not self.parted:
            self.parted = True
            self.lanes = self.old_lanes or [Lane(NO_TASKS[:], 0) for _ in range(self.players)]
        self.lanes[seat].then(todo)

    def powers(self, seat: i64, out: Menu) -> None:
        """Add what this seat may do "at any time", from `POWER` on."""

    def use(self, seat: i64, choice: i64) -> Todo:
        """Use such a power; the question that stood before stands again afterwards."""
        return ()

    def finish(self) -> None:
        """The game is over, whatever was still to be done."""
        self.agenda.depth = 0
        for lane in self.lanes:
            lane.depth = 0
        self.asked = 0

    # ---- Telling -----------------------------------------------------------------------------------------------

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Something that all see and that shows nothing hidden."""
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, c, 0, 0, 0))

    def announce(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Something that all see, and from which the others learn what was hidden."""
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, c, 0, 0, EVERYONE & ~BIT[seat]))

    def show(self, kind: i64, seat: i64, secret: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Something hidden that this seat knew, and that all see now."""
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, 0, secret, EVERYONE, EVERYONE & ~BIT[seat]))

    def repeat(self, kind: i64, seat: i64, secret: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Something hidden from view that all know already."""
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, 0, secret, EVERYONE, 0))

    def whisper(self, kind: i64, seat: i64, secret: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Something hidden, done by the seat that knows it; the others see that it was done."""
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, 0, secret, BIT[seat], 0))

    def hand(self, kind: i64, seat: i64, secrets: list[i64], a: i64 = 0) -> None:
        """Hidden things that come to this seat, which did not know them; the others see that they came."""
        if self.events is not None:
            self.events.append(Handed(kind, seat, a, secrets, BIT[seat], BIT[seat]))
