"""Guided first games over the wire: each step as the learner sees it, with what to say and what to choose."""

from __future__ import annotations

from functools import cache

from farmtable.core.rules.seats import SPECTATOR
from farmtable.games import load
from farmtable.server.wire.messages import Lookout, Taught, said
from farmtable.server.wire.problem import Refused
from farmtable.server.wire.sight import sight
from farmtable.table import lesson
from farmtable.table.lesson import LEARNER, Lesson


@cache
def lesson_of(game: str) -> Lesson | None:
    text = lesson.source(game)
    return lesson.checked(load(game), text) if text else None


@cache  # there are few lessons, of a few dozen steps each, and they never change
def taught(game: str, step: int) -> Taught:
    found = lesson_of(game)
    if found is None or step > found.steps:
        raise Refused(404, "problem-no-lesson")
    table = found.table(step)
    by, choice = found.by(step) if step < found.steps else (SPECTATOR, 0)
    mine = by == LEARNER
    return Taught(
        game=game,
        step=step,
        steps=found.steps,
        by=by,
        comments=[Lookout(f"lesson-{comment.key}", comment.look) for comment in found.comments.get(step, [])],
        expected=choice if mine else None,
        phrase=said(table.choice_phrase(LEARNER, choice)) if mine else None,
        sight=sight(table, "", LEARNER, 0, [], 0),
    )
