"""Random games for the laws: every registered game, hidden ones too, with every seat number and set of options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product

from farmtable import games
from farmtable.core.game import Game
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import BIT, NATURE, SPECTATOR
from farmtable.core.rules.state import State
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.table import Table

GAMES = games.names(hidden=True)
SETS_OF_OPTIONS = 8  # at most: of a game with more, the first, the last and some between

load = cache(games.load)


@dataclass(frozen=True)
class Setup:
    """A way to set up a game."""

    name: str
    seats: int
    options: tuple[tuple[str, int], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(f"{name}{value}" for name, value in self.options)])

    @property
    def game(self) -> Game:
        return load(self.name)

    @property
    def eyes(self) -> list[int]:
        """All who look."""
        return [*range(self.seats), SPECTATOR]

    def new(self) -> State:
        """A game that tells, at its first decision."""
        s = self.game.new(self.seats, self.game.settled(self.seats, dict(self.options)))
        s.events = []
        s.settle()
        return s

    def table(self, seed: int) -> Table:
        return Table(self.game, self.seats, dict(self.options), Dealer(seed_from(seed)))

    def alone(self, seed: int, person: int, takebacks: str = "") -> Table:
        """A table where all others are bots, as a server has it: some answers make themselves."""
        bots = ["" if seat == person else "random" for seat in range(self.seats)]
        dealer = Dealer(seed_from(seed))
        return Table(self.game, self.seats, dict(self.options), dealer, (), bots, takebacks, helps=True)


def setups(name: str, most: int = SETS_OF_OPTIONS) -> list[Setup]:
    """Every seat number with every set of options; if there are more than `most`, an even sample of those."""
    game = load(name)
    names = [option.name for option in game.options]
    sets = [tuple(zip(names, values, strict=True)) for values in product(*(option.values for option in game.options))]
    if len(sets) > most:
        sets = [sets[k * (len(sets) - 1) // (most - 1)] for k in range(most)]
    return [Setup(name, seats, options) for seats in game.seats for options in sets]


def asked(s: State) -> list[int]:
    """The seats that may choose, chance's too."""
    return [seat for seat in range(NATURE + 1) if s.asked & BIT[seat]]


def any_step(s: State, chance: Chance) -> tuple[int, int]:
    """A seat that is asked, any of them, and a choice of it, any of them."""
    seats = asked(s)
    seat = seats[chance.below(len(seats))]
    choices = s.choices(seat)
    return seat, choices[chance.below(len(choices))]


def random_game(s: State, chance: Chance, limit: int = 10_000) -> Iterator[tuple[int, int]]:
    """Yields each step just before it is taken; the state is yours to look at in between."""
    for _ in range(limit):
        if s.over():
            return
        seat, choice = any_step(s, chance)
        yield seat, choice
        s.take(seat, choice)


def random_choices(table: Table, chance: Chance, limit: int = 10_000) -> Iterator[tuple[int, int]]:
    """The same at a table, where the dealer speaks for chance."""
    for _ in range(limit):
        if table.over:
            return
        seats = table.asked()
        seat = seats[chance.below(len(seats))]
        menu = table.menu(seat)
        choice = menu[chance.below(len(menu))]
        yield seat, choice
        table.take(seat, choice, table.version(seat))
