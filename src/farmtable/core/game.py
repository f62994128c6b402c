"""What a rule set offers to the rest: one stateless object, made from its components."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from farmtable.core.brain.features import Features
from farmtable.core.brain.instinct import Instinct
from farmtable.core.brain.observation import Observation
from farmtable.core.brain.odds import Odds
from farmtable.core.rules.choice import Vocabulary
from farmtable.core.rules.event import Events
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.core.show.score import Score
from farmtable.core.show.show import Show
from farmtable.core.show.view import View

Options = Mapping[str, int]  # on and off are 1 and 0


@dataclass(frozen=True)
class Option:
    """Something that a table may settle before the game: its values, the first one is the default."""

    name: str
    values: tuple[int, ...] = (0, 1)


class SetupError(ValueError):
    """A game that can't be set up like this; the message says what would be right."""


@dataclass(frozen=True)
class Brain:
    """What bots know of a game beyond its rules. The versions and levels of its bots are data, in `brain/bots.toml`."""

    value: Callable[[State, int], float]  # how well a seat stands, for bots that look one choice ahead: more is better
    features: Features | None = None  # what a tuned evaluation looks at, where the game has one
    instinct: Instinct | None = None  # how to play on in a hurry, where the game knows better than to play anything
    observation: Callable[[int], Observation] | None = None  # by the number of seats: what a learner sees
    odds: Odds | None = None  # each seat's chance to win, where they have been fitted


class Game(ABC):
    """A game with its components. States, views and choices mean something only together with their game."""

    name: ClassVar[str]
    version: ClassVar[int]  # of the rules: a log is replayed only under its own
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    tasks: ClassVar[dict[str, type[Task[Any]]]]  # the classes of tasks, by name
    open_scores: ClassVar[bool] = True  # may all know the scores as they stand? If not, they are told at the end
    vocabulary: Vocabulary  # every choice, as declared
    events: Events  # every kind of event, as declared
    components: str  # a hash of the component data
    file: Path | None = None  # that they come from, if they are not ours
    show: Show  # how it is told and drawn
    brain: Brain  # how it is played well

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name and components: what is loaded again must have the same."""
        return loaded_again, (type(self), self.file, self.components)

    def settled(self, seats: int, options: Options) -> dict[str, int]:
        """Every option with its value; SetupError if something is not possible."""
        if seats not in self.seats:
            raise SetupError(f"{self.name} seats {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                right = ", ".join(known) or "there are none"
                raise SetupError(f"{self.name} has no option {name!r}; options: {right}")
            if value not in known[name].values:
                raise SetupError(f"option {name}: {value} is not one of {', '.join(map(str, known[name].values))}")
        return {option.name: options.get(option.name, option.values[0]) for option in self.options}

    @abstractmethod
    def new(self, seats: int, options: Options) -> State:
        """A game that is about to begin: `settle` brings it to its first decision."""

    @abstractmethod
    def view(self, s: State, seat: int) -> View:
        """What this seat may know; SPECTATOR is a seat too."""

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> State:
        """A state that this seat can't tell from the real one. Imagine further ones with `again`."""

    @abstractmethod
    def again(self, s: State, seat: int, chance: Chance) -> State:
        """Another such state from one of them: what only others know is dealt anew."""

    @abstractmethod
    def scores(self, s: State) -> list[Score]:
        """The score of each seat, as it stands."""

    def progress(self, s: State) -> list[int]:
        """How far each seat has come, the more the better, for a chart: its points, unless these come late."""
        return [score.points for score in self.scores(s)]

    def lost(self, s: State) -> bool:
        """Has nobody won, although the game is over? A solo game can be lost."""
        return False

    @abstractmethod
    def turns(self, s: State) -> int:
        """How many turns have been played."""

    def turn_of(self, s: State) -> int:
        """What tells the decisions of one turn from those of the next."""
        return self.turns(s)

    def foresee(self, s: State, seat: int, choice: int) -> State | None:
        """What to show a seat that thinks about a choice, where the rules would hide it for now; `s` stays as it is."""
        return None

    def conserved(self, s: State) -> object:
        """What must never change in a game: every card, tile and token is somewhere, once."""
        return None


def loaded_again(kind: Callable[[Path | None], Game], file: Path | None, components: str) -> Game:
    """A game from its pickle; SetupError if its components have changed since."""
    game = kind(file)
    if game.components != components:
        where = file or "the package"
        raise SetupError(
            f"{game.name}: the components of {where} are not those it was pickled with ({components[:12]})"
        )
    game.file = file
    return game
