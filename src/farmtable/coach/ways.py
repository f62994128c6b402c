"""What a review names, as phrases: the choices of both ways, what chance brought, and why one way is better."""

from __future__ import annotations

from msgspec import Struct

from farmtable.coach.course import walk
from farmtable.coach.moments import happened
from farmtable.coach.reasons import Reason
from farmtable.coach.review import Review
from farmtable.core.game import Game
from farmtable.core.rules.state import State
from farmtable.core.show.phrase import Phrase, phrase, seat_phrase
from farmtable.core.show.view import View
from farmtable.table.log import Log

LONGEST = 6  # choices of one way that are told


class Told(Struct, frozen=True):
    """The phrases of a review, by the entry of the log that they belong to."""

    played: dict[int, list[Phrase]]
    better: dict[int, list[Phrase]]
    moments: dict[int, list[Phrase]]
    views: dict[int, View]  # what the seat saw before the choice


def told(game: Game, log: Log, review: Review) -> Told:
    """The game is over, so nothing of it is a secret."""
    wanted = {turn.entry: turn for turn in review.turns}
    found = Told({}, {}, happened(game, log, {moment.entry for moment in review.moments}), {})
    for at, _, s in walk(game, log):
        turn = wanted.get(at)
        if turn is not None:
            found.played[at] = choices(game, s, turn.seat, turn.played)
            found.better[at] = choices(game, s, turn.seat, turn.better)
            found.views[at] = game.view(s, turn.seat)
    return found


def choices(game: Game, s: State, seat: int, way: list[int]) -> list[Phrase]:
    """Choices in words, each as an answer to what is asked then."""
    s, found = s.clone(), list[Phrase]()
    for choice in way[:LONGEST]:
        if not s.offers(seat, choice):
            break
        found.append(game.show.choice_phrase(choice, s.task_of(seat)))
        s.take(seat, choice)
    return found


def why(reason: Reason, seat: int) -> Phrase:
    """For the seat whose choice it was."""
    what = Phrase(f"feature-{reason.feature}")
    key = "more" if reason.more else "less"
    if reason.seat == seat:
        return phrase(f"reason-{key}", what=what)
    return phrase(f"reason-other-{key}", what=what, player=seat_phrase(reason.seat))
