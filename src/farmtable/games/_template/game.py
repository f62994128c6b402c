"""Market Day as the rest sees it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from farmtable.core.brain.features import Features
from farmtable.core.game import Game, Option, Options
from farmtable.core.rules.event import Event
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.core.show.choice import Numbered, Vocabulary
from farmtable.core.show.phrase import IllegalChoice, Phrase, phrase
from farmtable.core.show.score import Line, Score
from farmtable.core.show.view import View
from farmtable.games._template.brain import features, value
from farmtable.games._template.data.components import load
from farmtable.games._template.rules import play
from farmtable.games._template.rules.state import BASKETS, DRAW, EVENTS, LAY, LOST, TAKEN, ZONES, Box, Market
from farmtable.games._template.show import phrases, refusals, terminal, view


class MarketDay(Game):
    """The fullest basket takes the lot."""

    name = "_template"
    version = 1
    seats = range(2, 5)
    options = (Option("carry"),)
    events = EVENTS
    tasks = view.TASKS

    def __init__(self, file: Path | None = None) -> None:
        self.rows = load(file)
        self.components = self.rows.hash
        self.box = Box([0] + [basket.eggs for basket in self.rows.baskets])
        self.vocabulary = Vocabulary([Numbered("lay", LAY, BASKETS + 1), Numbered("draw", DRAW, BASKETS + 1)])

    def new(self, seats: int, options: Options) -> Market:
        return play.new(self.box, seats, bool(options["carry"]))

    def view(self, s: State, seat: int) -> view.MarketView:
        return view.view(market(s), seat)

    def imagine(self, v: View, chance: Chance) -> Market:
        assert isinstance(v, view.MarketView)
        return view.imagine(self.box, v, chance)

    def again(self, s: State, seat: int, chance: Chance) -> Market:
        return view.again(market(s), seat, chance)

    def scores(self, s: State) -> list[Score]:
        return [score(market(s), seat) for seat in range(s.players)]

    def turns(self, s: State) -> int:
        """How many rounds were sold."""
        return sum(s.count(zone) for zone in (TAKEN, TAKEN + 1, TAKEN + 2, TAKEN + 3, LOST)) // s.players

    def value(self, s: State, seat: int) -> float:
        return value.value(market(s), seat)

    def features(self) -> Features:
        return features.FEATURES

    def refusal(self, s: State, seat: int, choice: int) -> IllegalChoice:
        return refusals.refusal(choice)

    def choice_phrase(self, choice: int, task: Task[Any] | None = None) -> Phrase:
        return phrases.choice_phrase(self.box, self.vocabulary, choice)

    def event_phrase(self, event: Event) -> Phrase:
        return phrases.event_phrase(self.box, event)

    def faces(self) -> dict[str, Any]:
        return {"baskets": msgspec.to_builtins(self.rows.baskets)}

    def draw(self, v: View, say: Callable[[Phrase], str]) -> str:
        assert isinstance(v, view.MarketView)
        return terminal.draw(self.box, v, say)

    def conserved(self, s: State) -> object:
        """Every basket lies in one place."""
        return sorted(basket for zone in range(ZONES) for basket in s.row(zone))


def market(s: State) -> Market:
    assert isinstance(s, Market)
    return s


def score(s: Market, seat: int) -> Score:
    """Each egg taken is a point; a tie goes to who took more baskets. (TM-07)"""
    baskets = int(s.count(TAKEN + seat))
    line = Line(phrase("score-eggs", n=baskets), int(s.eggs_in(TAKEN + seat)), "TM-07")
    return Score((line,), ties=(baskets,), tie_lines=(Line(phrase("score-baskets"), baskets, "TM-07"),))


GAME = MarketDay
