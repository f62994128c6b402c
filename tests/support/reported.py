"""A game played again from the choices of a report: for the tool that shrinks it, and for the test that it writes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from farmtable.core.game import Game, Options
from farmtable.core.rules.event import Event
from farmtable.core.rules.seats import BIT, NATURE
from farmtable.core.rules.state import State
from farmtable.core.show.score import Score
from farmtable.core.show.view import View
from farmtable.games import load
from farmtable.table.log import entry, split, write_entry


class Position:
    """A state that nobody hides: what a report's expectation may speak of."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game = game
        self.state = game.new(seats, game.settled(seats, options))
        self.events: list[Event] = []
        self.state.events = self.events
        self.state.settle()
        self.start = game.conserved(self.state)
        self.taken: list[int] = []  # entries of a log
        self.error: Exception | None = None  # that the last one raised

    @property
    def views(self) -> list[View]:
        """What each seat sees."""
        return [self.game.view(self.state, seat) for seat in range(self.state.players)]

    @property
    def scores(self) -> list[Score]:
        return self.game.scores(self.state)

    @property
    def points(self) -> list[int]:
        return [score.points for score in self.scores]

    def opens(self, seat: int, choice: int) -> bool:
        return bool(self.state.asked & BIT[seat]) and choice in self.state.choices(seat)

    def take(self, seat: int, choice: int) -> None:
        self.taken.append(entry(seat, choice))  # first: who raises has been asked
        self.state.take(seat, choice)

    # ---- Laws --------------------------------------------------------------------------------------------------------

    def conserved(self) -> bool:
        """Every card, tile and token is somewhere, once."""
        return self.game.conserved(self.state) == self.start

    def clones(self) -> bool:
        """A clone looks the same to every seat."""
        copy: State = self.state.clone()
        return [self.game.view(copy, seat) for seat in range(copy.players)] == self.views


def played(game: str, seats: int, options: Options, choices: str) -> Position:
    """The position after these choices, each as in a log and ended by a semicolon: `* draw 57; 2 supply pig;`"""
    position = Position(load(game), seats, options)
    for text in filter(None, (" ".join(part.split()) for part in choices.split(";"))):
        who, _, words = text.partition(" ")
        seat, choice = NATURE if who == "*" else int(who) - 1, position.game.vocabulary.parse(words)
        assert position.opens(seat, choice), f"{text!r} is not open after {len(position.taken)} choices"
        position.take(seat, choice)
    return position


def told(game: Game, entries: Sequence[int]) -> list[str]:
    """The same choices, as `played` reads them."""
    return [f"{write_entry(game.vocabulary, row)};" for row in entries]


def leniently(
    game: Game, seats: int, options: Options, entries: Sequence[int], broken: Callable[[Position], bool]
) -> Position | None:
    """The first position where something is broken, on a way that follows these choices as far as they are open.

    A choice whose turn never comes is left out, and chance that is not among them takes its first outcome. None:
    nothing breaks on this way.
    """
    position = Position(game, seats, options)
    chance = [split(row)[1] for row in entries if split(row)[0] == NATURE]
    people = deque(split(row) for row in entries if split(row)[0] != NATURE)
    while not position.state.over():
        if broken(position):
            return position
        if position.state.asked & BIT[NATURE]:
            open_now = position.state.choices(NATURE)
            choice = next((choice for choice in chance if choice in open_now), open_now[0])
            if choice in chance:
                chance.remove(choice)
            seat = NATURE
        else:
            while people and not position.opens(*people[0]):
                people.popleft()
            if not people:
                return None
            seat, choice = people.popleft()
        try:
            position.take(seat, choice)
        except Exception as error:  # whatever it is, it is what somebody met
            position.error = error
            return position if broken(position) else None
    return position if broken(position) else None


def shrunk(
    game: Game, seats: int, options: Options, entries: Sequence[int], broken: Callable[[Position], bool]
) -> Position | None:
    """The shortest way to what is broken that leaving out choices leads to: delta debugging (Zeller's ddmin)."""
    best = leniently(game, seats, options, entries, broken)
    parts = 2
    while best is not None:
        rows = best.taken
        own = [k for k, row in enumerate(rows) if split(row)[0] != NATURE]
        parts = min(parts, len(own))
        if not parts:
            break
        cuts = [own[len(own) * k // parts : len(own) * (k + 1) // parts] for k in range(parts)]
        for cut in cuts:
            left = [row for k, row in enumerate(rows) if k not in set(cut)]
            shorter = leniently(game, seats, options, left, broken)
            if shorter is not None and len(shorter.taken) < len(rows):
                best, parts = shorter, max(2, parts - 1)
                break
        else:
            if parts == len(own):
                break
            parts *= 2
    return best
