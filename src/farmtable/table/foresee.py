"""What a choice would do, made from a seat's view alone: so it can't tell more than the view does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from farmtable.core.game import Game
from farmtable.core.rules.event import Event
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import BIT, NATURE
from farmtable.core.rules.state import State
from farmtable.core.show.phrase import Phrase, phrase, seat_phrase
from farmtable.core.show.score import Score
from farmtable.core.show.view import View


@dataclass(frozen=True)
class Foresight:
    """The table just after a choice. Not `sure`: chance speaks next or something hidden is shown; that is left out."""

    sure: bool
    view: View
    scores: list[Score]
    events: list[Event]


Then = Callable[[State, int], int | None]  # the answer of a seat that needs no person


def nothing(s: State, seat: int) -> int | None:
    return None


def foreseen(game: Game, view: View, choice: int, seed: int = 0, then: Then = nothing) -> Foresight:
    """A choice of the seat that has this view, and what it answers after that without being asked, as far as nothing
    is learned by it. Whatever is imagined for it, the answer is the same."""
    seat = view.seat
    before = game.imagine(view, Chance(seed))
    after, events, unknown = taken(before, seat, choice)
    sure = not unknown and not after.asked & BIT[NATURE]
    while sure and (answer := then(after, seat)) is not None:
        later, more, learned = taken(after, seat, answer)
        sure = not learned and not later.asked & BIT[NATURE]
        if sure:
            after, events = later, events + more
    shown = game.foresee(before, seat, choice)
    if shown is None:
        shown = before if unknown else after
    scores = game.scores(shown) if game.open_scores or shown.over() else []
    return Foresight(sure, game.view(shown, seat), scores, events)


def taken(before: State, seat: int, choice: int) -> tuple[State, list[Event], bool]:
    """An imagined state after a choice, and what happened, up to what is news for the seat. Is anything left out?

    It was imagined, so nothing of it is shown.
    """
    after = before.clone()
    events: list[Event] = []
    after.events = events
    after.take(seat, choice)
    known = next((k for k, event in enumerate(events) if event.news & BIT[seat]), len(events))
    return after, [seen(event, seat) for event in events[:known]], known < len(events)


def seen(event: Event, seat: int) -> Event:
    """An event as this seat may know it: no secret but its own."""
    if event.knows & BIT[seat]:
        return event
    return Event(event.kind, event.seat, event.a, event.b, event.c, 0, 0, 0)


def each_effect(game: Game, view: View, menu: list[int], seed: int = 0) -> dict[int, tuple[Phrase, ...]]:
    """What each choice of the seat that has this view would do, in words: what happens, and whose points change."""
    if not menu:
        return {}
    before = game.imagine(view, Chance(seed))
    points = open_points(game, before)
    return {choice: effects(game, before, view.seat, choice, points) for choice in menu}


def effects(game: Game, before: State, seat: int, choice: int, points: list[int]) -> tuple[Phrase, ...]:
    """Of one choice. What is learned by it is not known before, and no points that come of that."""
    after, events, unknown = taken(before, seat, choice)
    told = game.show.effects(choice, events)
    now = [] if unknown else open_points(game, after)
    more = [
        phrase("effect-points-more" if n > was else "effect-points-fewer", player=seat_phrase(other), n=abs(n - was))
        for other, (was, n) in enumerate(zip(points, now, strict=False))
        if n != was
    ]
    return tuple(told + more)


def open_points(game: Game, s: State) -> list[int]:
    """Of each seat, where all may know them."""
    return [score.points for score in game.scores(s)] if game.open_scores or s.over() else []


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
