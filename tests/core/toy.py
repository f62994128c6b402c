"""A state and tasks as small as can be, to test the engine alone. What was done is kept in `done`."""

from __future__ import annotations

from typing import Any

from farmtable.core.rules.menu import NO_CHOICES, Menu
from farmtable.core.rules.seats import BIT, NATURE
from farmtable.core.rules.state import NO_TASKS, POWER, Agenda, State
from farmtable.core.rules.task import Do, Task, Todo
from farmtable.core.rules.zones import no_zones


class Toy(State):
    """Notes what happens, for each seat by itself and for all."""

    def __init__(self, players: int = 3) -> None:
        super().__init__(players, no_zones(2), Agenda(NO_TASKS[:], 0), NO_CHOICES[:])
        self.done: list[str] = []
        self.by: list[list[str]] = [[] for _ in range(players)]
        self.power = [0] * players  # how often each seat may still use its power

    def clone(self) -> Toy:
        s = Toy(self.players)
        s.cards = self.cards[:]
        s.agenda = self.agenda.copy()
        s.menu.choices = self.menu.choices[:]
        s.same_as(self)
        s.done = list(self.done)
        s.by = [list(row) for row in self.by]
        s.power = list(self.power)
        return s

    def facts(self) -> list[object]:
        return [*super().facts(), self.by, self.power]

    def note(self, seat: int, what: str) -> None:
        self.done.append(what)
        if seat < self.players:
            self.by[seat].append(what)

    def powers(self, seat: int, out: Menu) -> None:
        if self.power[seat]:
            out.add(POWER + seat)

    def use(self, seat: int, choice: int) -> Todo:
        self.power[seat] -= 1
        return (Say(choice - POWER + 100),)


class Say(Do[Toy]):
    """Asks nobody."""

    def __init__(self, n: int, *then: Task[Any]) -> None:
        self.n = n
        self.then = then

    def parts(self) -> list[Any]:
        return [self.n, *self.then]

    def otherwise(self, s: Toy, seat: int) -> Todo:
        s.note(seat, f"say {self.n}")
        return self.then


class Pick(Task[Toy]):
    """Asks the player for one of so many."""

    def __init__(self, n: int, *then: Task[Any]) -> None:
        self.n = n
        self.then = then

    def parts(self) -> list[Any]:
        return [self.n, *self.then]

    def menu(self, s: Toy, seat: int, out: Menu) -> None:
        for k in range(self.n):
            out.add(k)

    def take(self, s: Toy, seat: int, choice: int) -> Todo:
        s.note(seat, f"pick {choice}")
        return self.then

    def otherwise(self, s: Toy, seat: int) -> Todo:
        s.note(seat, "nothing")
        return ()


class QuietPick(Pick):
    quiet = True


class FreePick(Pick):
    """Powers may be used here."""

    anytime = True


class Roll(Pick):
    """Chance picks."""

    chance = True


class AllPick(Pick):
    """Everybody picks one, at the same time."""

    quiet = True

    def seats(self, s: Toy) -> int:
        return sum(BIT[seat] for seat in range(s.players) if not s.by[seat])

    def take(self, s: Toy, seat: int, choice: int) -> Todo:
        s.note(seat, f"pick {choice}")
        return (self,) if self.seats(s) else self.then


class Part(Do[Toy]):
    """All act at once from now on, each on these tasks."""

    def __init__(self, *each: Task[Any]) -> None:
        self.each = each

    def parts(self) -> list[Any]:
        return [*self.each]

    def otherwise(self, s: Toy, seat: int) -> Todo:
        for other in range(s.players):
            s.part(other, self.each)
        return ()


CLASSES: dict[str, type[Task[Any]]] = {
    cls.__name__: cls for cls in (Say, Pick, QuietPick, FreePick, Roll, AllPick, Part)
}


def begun(*todo: Task[Any], players: int = 3, power: int = 0) -> Toy:
    """A state with this to do, at its first decision."""
    s = Toy(players)
    s.power = [power] * players
    s.agenda.then(todo)
    s.settle()
    return s


def asked(s: Toy) -> list[int]:
    return [seat for seat in range(NATURE + 1) if s.asked & BIT[seat]]
