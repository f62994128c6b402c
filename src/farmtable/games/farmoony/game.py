"""Farmoony as the rest sees it."""

from __future__ import annotations

from pathlib import Path

from farmtable.core.game import Brain, Game, Options
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.core.show.score import Score
from farmtable.core.show.view import View
from farmtable.games.farmoony.brain.features import FEATURES
from farmtable.games.farmoony.brain.instinct import INSTINCT
from farmtable.games.farmoony.brain.observation import FarmoonyObservation
from farmtable.games.farmoony.brain.value import value
from farmtable.games.farmoony.data import components
from farmtable.games.farmoony.rules import play
from farmtable.games.farmoony.rules.declared import CHOICES, EVENTS, PLACE
from farmtable.games.farmoony.rules.state import (
    DECK,
    GONE,
    HAND,
    KNOWN_TOOLS,
    OPEN_TOOLS,
    POOL,
    SECRET_TOOLS,
    USED_TOOLS,
    Farmoony,
)
from farmtable.games.farmoony.rules.tiles import card_of
from farmtable.games.farmoony.show import view
from farmtable.games.farmoony.show.score import score
from farmtable.games.farmoony.show.show import FarmoonyShow
from farmtable.games.odds import odds_of


class FarmoonyGame(Game):
    """Draft farm cards, grow your land, and fulfil three missions better than the others."""

    name = "farmoony"
    version = 1
    seats = range(2, 7)
    vocabulary = CHOICES
    events = EVENTS
    tasks = view.TASKS

    def __init__(self, file: Path | None = None) -> None:
        rows = components.load(file)
        self.components = components.fingerprint(rows)
        self.box = components.box_of(rows)
        self.show = FarmoonyShow(rows, self.box)
        odds = odds_of(self.name, FEATURES, self.lost)
        self.brain = Brain(
            lambda s, seat: value(farmoony(s), seat),
            FEATURES,
            INSTINCT,
            lambda seats: FarmoonyObservation(seats, self.tasks),
            odds=odds,
        )

    def new(self, seats: int, options: Options) -> Farmoony:
        return play.new(self.box, seats)

    def view(self, s: State, seat: int) -> view.FarmoonyView:
        return view.view(farmoony(s), seat)

    def imagine(self, v: View, chance: Chance) -> Farmoony:
        assert isinstance(v, view.FarmoonyView)
        return view.imagine(self.box, v, chance)

    def again(self, s: State, seat: int, chance: Chance) -> Farmoony:
        return farmoony(s).imagine(seat, chance)

    def scores(self, s: State) -> list[Score]:
        return [score(farmoony(s), seat) for seat in range(s.players)]

    def turns(self, s: State) -> int:
        return int(farmoony(s).turns())

    def foresee(self, s: State, seat: int, choice: int) -> Farmoony | None:
        """A player's own land with the card on it: all place at the same time, but one wants to see it before."""
        return play.laid_alone(farmoony(s), seat, choice - PLACE) if choice >= PLACE else None

    def conserved(self, s: State) -> object:
        """Every farm card and every tool lies in one place."""
        s = farmoony(s)
        cards = [card for zone in (POOL, GONE) for card in s.row(zone)]
        held = [tool for zone in (DECK, OPEN_TOOLS, USED_TOOLS) for tool in s.row(zone)]
        for seat in range(s.players):
            cards += s.row(HAND + seat) + [int(card_of(place)) for place in s.lands[seat].laid]
            cards += [int(s.playing(seat))] if s.playing(seat) else []
            held += s.row(SECRET_TOOLS + seat) + s.row(KNOWN_TOOLS + seat)
        return sorted(cards), sorted(held)


def farmoony(s: State) -> Farmoony:
    assert isinstance(s, Farmoony)
    return s


GAME = FarmoonyGame
