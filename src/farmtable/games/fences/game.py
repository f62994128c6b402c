"""Fences as the rest sees it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from farmtable.core.brain.features import Features
from farmtable.core.brain.instinct import Instinct
from farmtable.core.game import Game, Option, Options
from farmtable.core.rules.event import Event
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.core.show.choice import Named, Numbered, Verb, Vocabulary
from farmtable.core.show.phrase import IllegalChoice, Phrase
from farmtable.core.show.score import Score
from farmtable.core.show.view import View
from farmtable.games.fences.brain import features, instinct, value
from farmtable.games.fences.data.components import FARMERS as PROFILES
from farmtable.games.fences.data.components import TILES, box_of, load
from farmtable.games.fences.rules import play
from farmtable.games.fences.rules.board import FARMERS, HAND, LAID, POOL
from farmtable.games.fences.rules.faces import WHERE
from farmtable.games.fences.rules.state import BUILD, DONE, DRAW, EVENTS, EXCHANGE, PASS, PROFILE, START, Fences
from farmtable.games.fences.show import phrases, pieces, refusals, terminal, view


class FencesGame(Game):
    """Set tiles, close farms, own their animals."""

    name = "fences"
    version = 1
    seats = range(2, 5)
    options = (Option("open_hands"),)
    events = EVENTS
    tasks = view.TASKS

    def __init__(self, file: Path | None = None) -> None:
        self.rows = load(file)
        self.components = self.rows.hash
        self.box = box_of(self.rows)
        self.hurry = instinct.FencesInstinct(self.box)
        self.tuned = features.FencesFeatures(self.box)
        self.vocabulary = Vocabulary(
            [
                Verb("done", DONE),
                Verb("exchange", EXCHANGE),
                Verb("pass", PASS),
                Named("barn", BUILD, WHERE),
                Named("start", START, [str(seat + 1) for seat in range(4)]),
                Numbered("farmer", PROFILE, PROFILES + 1),
                Numbered("draw", DRAW, TILES + 1),
                phrases.SetVerb(),
            ]
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

    def value(self, s: State, seat: int) -> float:
        return value.value(fences(s), seat)

    def features(self) -> Features:
        return self.tuned

    def instinct(self) -> Instinct:
        return self.hurry

    def refusal(self, s: State, seat: int, choice: int) -> IllegalChoice:
        return refusals.refusal(fences(s), seat, choice)

    def choice_phrase(self, choice: int, task: Task[Any] | None = None) -> Phrase:
        return phrases.choice_phrase(self.vocabulary, self.box, choice, task)

    def event_phrase(self, event: Event) -> Phrase:
        return phrases.event_phrase(self.box, event)

    def faces(self) -> dict[str, Any]:
        return pieces.faces(self.rows, self.box)

    def draw(self, v: View, say: Callable[[Phrase], str]) -> str:
        assert isinstance(v, view.FencesView)
        return terminal.draw(self.box, v, say)

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
