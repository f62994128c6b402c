"""What a choice would do, made from a seat's view alone: so it can't tell more than the view does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from farmtable.core.game import Game
from farmtable.core.rules.event import Event
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import BIT, NATURE
from farmtable.core.rules.state import State
from farmtable.core.show.score import Score
from farmtable.core.show.view import View


@dataclass(frozen=True)
class Foresight:
    """The table just after a choice. Not `sure`: chance speaks next or something hidden is shown; that is left out."""

    sure: bool
    view: View
    scores: list[Score]
    events: list[Event]


def foreseen(game: Game, view: View, choice: int, seed: int = 0) -> Foresight:
    """A choice of the seat that has this view. Whatever is imagined for it, the answer is the same."""
    seat = view.seat
    before = game.imagine(view, Chance(seed))
    after = before.clone()
    events: list[Event] = []
    after.events = events
    after.take(seat, choice)
    known = next((k for k, event in enumerate(events) if event.news & BIT[seat]), len(events))
    unknown = known < len(events)  # it was imagined, so nothing of it is shown
    shown = game.foresee(before, seat, choice)
    if shown is None:
        shown = before if unknown else after
    scores = game.scores(shown) if game.open_scores or shown.over() else []
    sure = not unknown and not after.asked & BIT[NATURE]
    return Foresight(sure, game.view(shown, seat), scores, events[:known])


Then = Callable[[State, int], int | None]  # the answer of a seat that needs no person


def nothing(s: State, seat: int) -> int | None:
    return None


def final_choices(
    game: Game, view: View, menu: list[int], seed: int = 0, then: Then = nothing
) -> list[tuple[int, bool]]:
    """Each choice of the seat that has this view, and is it final? It is where somebody learns something by it."""
    if not menu:
        return []
    before = game.imagine(view, Chance(seed))
    return [(choice, final(before, view.seat, choice, then)) for choice in menu]


def final(before: State, seat: int, choice: int, then: Then = nothing) -> bool:
    """... by the choice, or by what the seat answers after it without being asked."""
    after = before.clone()
    events: list[Event] = []
    after.events = events
    after.take(seat, choice)
    while (answer := then(after, seat)) is not None:
        after.take(seat, answer)
    if after.asked & BIT[NATURE]:
        return True
    players = (1, 3, 7, 15, 31, 63)[before.players - 1]  # a bit for each
    return any(event.news & players for event in events)
