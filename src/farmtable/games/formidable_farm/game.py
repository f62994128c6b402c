"""Formidable Farm as the rest sees it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from farmtable.core.brain.features import Features
from farmtable.core.game import Game, Options
from farmtable.core.rules.event import Event
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.core.rules.zones import UNKNOWN
from farmtable.core.show.choice import Named, Numbered, Verb, Vocabulary
from farmtable.core.show.phrase import IllegalChoice, Phrase, phrase
from farmtable.core.show.score import Line, Score
from farmtable.core.show.view import View
from farmtable.games.formidable_farm.brain import features, value
from farmtable.games.formidable_farm.data.cards import deck_of
from farmtable.games.formidable_farm.data.components import load
from farmtable.games.formidable_farm.rules import play, rewards
from farmtable.games.formidable_farm.rules.crops import CROP_NAMES, KINDS, VALUE, amount
from farmtable.games.formidable_farm.rules.state import (
    BELOW,
    BUY,
    CARDS,
    DISCARD,
    DONE,
    DRAW,
    EVENTS,
    FULFIL,
    FULFIL_MARKET,
    FULFILLED,
    GET,
    GIVE,
    HAND,
    LOOKED,
    MARKET,
    PAY,
    PLAYED,
    POOL,
    SHUFFLED,
    SPARE,
    STACK,
    START,
    SUPPLY,
    TAKE,
    TOP,
    USE,
    Farm,
)
from farmtable.games.formidable_farm.show import phrases, pieces, refusals, terminal, view


class FormidableFarm(Game):
    """Be the first to fulfil all your trade cards."""

    name = "formidable_farm"
    version = 1
    seats = range(1, 5)
    events = EVENTS
    tasks = view.TASKS

    def __init__(self, file: Path | None = None) -> None:
        self.rows = load(file)
        self.components = self.rows.hash
        self.deck = deck_of(self.rows)
        cards = CARDS + 1
        self.vocabulary = Vocabulary(
            [
                Verb("done", DONE),
                Verb("use", USE),
                Named("supply", SUPPLY, self.deck.space_names),
                Numbered("play", FULFIL, cards),
                Numbered("market", FULFIL_MARKET, cards),
                Named("buy", BUY, ("crop", "card")),
                Named("spare", SPARE, (*CROP_NAMES, "any", "identical", "different")),
                Named("pay", PAY, CROP_NAMES),
                Named("take", TAKE, CROP_NAMES),
                Numbered("below", BELOW, cards),
                Numbered("top", TOP, cards),
                Numbered("get", GET, cards),
                Numbered("give", GIVE, cards),
                Numbered("draw", DRAW, cards),
                Named("start", START, ("1", "2", "3", "4")),
            ]
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
        return int(farm(s).turn)

    def value(self, s: State, seat: int) -> float:
        return value.value(farm(s), seat)

    def features(self) -> Features:
        return features.FEATURES

    def refusal(self, s: State, seat: int, choice: int) -> IllegalChoice:
        return refusals.refusal(farm(s), seat, choice)

    def choice_phrase(self, choice: int, task: Task[Any] | None = None) -> Phrase:
        return phrases.choice_phrase(self.vocabulary, self.deck, choice, task)

    def event_phrase(self, event: Event) -> Phrase:
        return phrases.event_phrase(self.deck, event)

    def question(self, task: Task[Any]) -> Phrase:
        return phrases.question_phrase(task)

    def usual(self, task: Task[Any], menu: list[int]) -> int | None:
        return USE if isinstance(task, rewards.Reward) else None

    def faces(self) -> dict[str, Any]:
        return pieces.faces(self.rows, self.deck)

    def draw(self, v: View, say: Callable[[Phrase], str]) -> str:
        assert isinstance(v, view.FarmView)
        return terminal.draw(self.deck, v, say)

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
