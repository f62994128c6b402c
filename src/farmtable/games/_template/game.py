"""Market Day as the rest sees it."""

from __future__ import annotations

from pathlib import Path

from farmtable.core.game import Brain, Game, Option, Options
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.core.show.phrase import phrase
from farmtable.core.show.score import Line, Score
from farmtable.core.show.view import View
from farmtable.games._template.brain.features import FEATURES
from farmtable.games._template.brain.value import value
from farmtable.games._template.data.components import load
from farmtable.games._template.rules import play
from farmtable.games._template.rules.declared import CHOICES, EVENTS
from farmtable.games._template.rules.state import LOST, TAKEN, ZONES, Box, Market
from farmtable.games._template.show import view
from farmtable.games._template.show.show import MarketShow
from farmtable.games.odds import odds_of


class MarketDay(Game):
    """The fullest basket takes the lot."""

    name = "_template"
    version = 1
    seats = range(2, 5)
    options = (Option("carry"),)
    vocabulary = CHOICES
    events = EVENTS
    tasks = view.TASKS

    def __init__(self, file: Path | None = None) -> None:
        rows = load(file)
        self.components = rows.hash
        self.box = Box([0] + [basket.eggs for basket in rows.baskets])
        self.show = MarketShow(rows, self.box)
        odds = odds_of(self.name, FEATURES, self.lost)
        self.brain = Brain(lambda s, seat: value(market(s), seat), FEATURES, odds=odds)

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
