"""Fences as the rest sees it."""

from __future__ import annotations

from pathlib import Path

from farmtable.core.game import Brain, Game, Option, Options
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.core.show.score import Score
from farmtable.core.show.view import View
from farmtable.games.fences.brain.features import FencesFeatures
from farmtable.games.fences.brain.instinct import FencesInstinct
from farmtable.games.fences.brain.observation import FencesObservation
from farmtable.games.fences.brain.value import value
from farmtable.games.fences.data.components import box_of, load
from farmtable.games.fences.rules import play
from farmtable.games.fences.rules.board import FARMERS, HAND, LAID, POOL
from farmtable.games.fences.rules.declared import CHOICES, EVENTS
from farmtable.games.fences.rules.play import BuildBarn
from farmtable.games.fences.rules.state import Fences
from farmtable.games.fences.show import phrases, view
from farmtable.games.fences.show.show import FencesShow
from farmtable.games.odds import odds_of


class FencesGame(Game):
    """Set tiles, close farms, own their animals."""

    name = "fences"
    version = 1
    seats = range(2, 5)
    options = (Option("open_hands"),)
    vocabulary = CHOICES
    events = EVENTS
    tasks = view.TASKS

    def __init__(self, file: Path | None = None) -> None:
        rows = load(file)
        self.components = rows.hash
        self.box = box_of(rows)
        self.show = FencesShow(rows, self.box)
        features = FencesFeatures(self.box)
        odds = odds_of(self.name, features, self.lost)
        self.brain = Brain(
            lambda s, seat: value(fences(s), seat),
            features,
            FencesInstinct(self.box),
            lambda seats: FencesObservation(self.box, seats, self.tasks),
            odds=odds,
        )

    def new(self, seats: int, options: Options) -> Fences:
        return play.new(self.box, seats, bool(options["open_hands"]))

    def view(self, s: State, seat: int) -> view.FencesView:
        return view.view(fences(s), seat)

    def imagine(self, v: View, chance: Chance) -> Fences:
        assert isinstance(v, view.FencesView)
        return view.imagine(self.box, v, chance)

    def again(self, s: State, seat: int, chance: Chance) -> Fences:
        found = fences(s).imagine(seat, chance)
        found.settle()  # whose hand was dealt anew may be asked
        return found

    def scores(self, s: State) -> list[Score]:
        return phrases.scores(fences(s))

    def turns(self, s: State) -> int:
        """How many tiles were set."""
        return int(s.count(LAID))

    def turn_of(self, s: State) -> int:
        """The tile that was just set belongs to the turn that goes on."""
        return self.turns(s) - isinstance(s.task_of(s.seat), BuildBarn)

    def conserved(self, s: State) -> object:
        """Every tile is once in a hand, in the supply or on the board; every profile and every barn somewhere."""
        table = fences(s)
        zones = [POOL, LAID, *(HAND + seat for seat in range(s.players))]
        tiles = sorted(tile for zone in zones for tile in s.row(zone))
        farmers = s.row(FARMERS) + [int(table.farmer(seat)) for seat in range(s.players) if table.farmer(seat)]
        built = [tile for tile in s.row(LAID) if table.barn_field(tile) >= 0]
        barns = [
            int(table.stock(seat)) + sum(int(table.setter_of(tile)) == seat for tile in built)
            for seat in range(s.players)
        ]
        return tiles, sorted(farmers), barns


def fences(s: State) -> Fences:
    assert isinstance(s, Fences)
    return s


GAME = FencesGame
