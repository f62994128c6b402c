"""Formidable Farm as the rest sees it."""

from __future__ import annotations

from pathlib import Path

from farmtable.core.game import Brain, Game, Options
from farmtable.core.rules.kind import Names
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.core.rules.zones import UNKNOWN
from farmtable.core.show.phrase import phrase
from farmtable.core.show.score import Line, Score
from farmtable.core.show.view import View
from farmtable.games.formidable_farm.brain.features import FEATURES
from farmtable.games.formidable_farm.brain.observation import FarmObservation
from farmtable.games.formidable_farm.brain.value import value
from farmtable.games.formidable_farm.data.cards import deck_of
from farmtable.games.formidable_farm.data.components import load
from farmtable.games.formidable_farm.rules import play
from farmtable.games.formidable_farm.rules.crops import CROP_NAMES, KINDS, VALUE, amount
from farmtable.games.formidable_farm.rules.declared import choices, events
from farmtable.games.formidable_farm.rules.state import (
    DISCARD,
    FULFILLED,
    HAND,
    LOOKED,
    MARKET,
    PLAYED,
    POOL,
    SHUFFLED,
    STACK,
    TURNS,
    Farm,
)
from farmtable.games.formidable_farm.show import view
from farmtable.games.formidable_farm.show.show import FormidableFarmShow
from farmtable.games.odds import odds_of


class FormidableFarm(Game):
    """Be the first to fulfil all your trade cards."""

    name = "formidable_farm"
    version = 1
    seats = range(1, 5)
    tasks = view.TASKS

    def __init__(self, file: Path | None = None) -> None:
        rows = load(file)
        self.components = rows.hash
        self.deck = deck_of(rows)
        space = Names("space", self.deck.space_names)  # the order of the ring is data
        self.vocabulary = choices(space)
        self.events = events(space)
        self.show = FormidableFarmShow(self.vocabulary, self.events, rows, self.deck)
        odds = odds_of(self.name, FEATURES, self.lost)
        self.brain = Brain(
            lambda s, seat: value(farm(s), seat),
            FEATURES,
            observation=lambda seats: FarmObservation(seats, self.tasks),
            odds=odds,
        )

    def new(self, seats: int, options: Options) -> Farm:
        return play.new(self.deck, seats)

    def view(self, s: State, seat: int) -> view.FarmView:
        return view.view(farm(s), seat)

    def imagine(self, v: View, chance: Chance) -> Farm:
        assert isinstance(v, view.FarmView)
        return view.imagine(self.deck, v, chance)

    def again(self, s: State, seat: int, chance: Chance) -> Farm:
        return farm(s).imagine(seat, chance)

    def scores(self, s: State) -> list[Score]:
        return [score(farm(s), seat) for seat in range(s.players)]

    def progress(self, s: State) -> list[int]:
        """Cards that are left, below zero: there are no points before the end."""
        return [-int(farm(s).left(seat)) for seat in range(s.players)]

    def lost(self, s: State) -> bool:
        return bool(farm(s).solo() and farm(s).left(0) > 0)

    def turns(self, s: State) -> int:
        return int(farm(s).numbers[TURNS])

    def conserved(self, s: State) -> object:
        """Every card lies in one place, face up or known or in the pool; the slots nobody knows match the pool."""
        s = farm(s)
        zones = [HAND, STACK, FULFILLED]
        rows = [s.row(zone + seat) for zone in zones for seat in range(s.players)]
        rows += [s.row(zone) for zone in (PLAYED, MARKET, DISCARD, POOL, SHUFFLED, LOOKED)]
        unknown = sum(cards.count(UNKNOWN) for cards in rows)
        cards = sorted(card for row in rows for card in row if card != UNKNOWN)
        return cards, int(s.count(POOL)) - unknown - int(s.market_stack)


def farm(s: State) -> Farm:
    assert isinstance(s, Farm)
    return s


def score(s: Farm, seat: int) -> Score:
    """Nothing left wins; among several, the higher value of remaining crops. The others are not ranked. (FF-71)"""
    left = int(s.left(seat))
    if left:
        return Score((Line(phrase("score-left", n=left), 0, "FF-72"),))
    crops = tuple(
        Line(phrase("score-crops", crops=[phrase(f"crop-{CROP_NAMES[kind]}", n=n)]), n * VALUE[kind], "FF-71")
        for kind in range(KINDS)
        if (n := int(amount(s.crops[seat], kind)))
    )
    done = Line(phrase("score-done"), 1, "FF-84" if s.solo() else "FF-70")
    return Score((done,), ties=(sum(line.points for line in crops),), tie_lines=crops)


GAME = FormidableFarm
