"""What teaches over the wire: guided first games, step by step, and the scenarios that come after them.

Both are always the same for the same steps or choices, so the server keeps nothing of who learns.
"""

from __future__ import annotations

from functools import cache, lru_cache

from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.phrase import IllegalChoice
from farmtable.games import load
from farmtable.server.wire.messages import Lookout, Taught, Tried, said
from farmtable.server.wire.problem import Refused, by_the_rules
from farmtable.server.wire.sight import sight
from farmtable.table import lesson, scenario
from farmtable.table.lesson import LEARNER, Lesson
from farmtable.table.scenario import Scenario


@cache
def lesson_of(game: str) -> Lesson | None:
    text = lesson.source(game)
    return lesson.checked(load(game), text) if text else None


@cache  # there are few lessons, of a few dozen steps each, and they never change
def taught(game: str, step: int, text: bool = False) -> Taught:
    found = lesson_of(game)
    if found is None or step > found.steps:
        raise Refused(404, "problem-no-lesson")
    table = found.table(step)
    by, choice = found.by(step) if step < found.steps else (SPECTATOR, 0)
    return Taught(
        game=game,
        step=step,
        steps=found.steps,
        by=by,
        onward=found.onward(step),
        comments=[Lookout(f"lesson-{comment.key}", comment.look) for comment in found.comments.get(step, [])],
        expected=choice if found.waits(step) else None,
        phrase=said(table.choice_phrase(LEARNER, choice)) if by == LEARNER else None,
        sight=sight(table, "", LEARNER, 0, [], 0, words=text),
    )


@cache
def scenarios_of(game: str) -> dict[str, Scenario]:
    text = lesson.source(game, scenario.FILE)
    return scenario.checked(load(game), text) if text else {}


@lru_cache(maxsize=500)  # a few ways are tried again and again
def tried(game: str, key: str, choices: tuple[int, ...], text: bool = False) -> Tried:
    """A scenario after these choices of the learner's."""
    found = scenarios_of(game).get(key)
    if found is None:
        raise Refused(404, "problem-no-lesson")
    trial = found.trial()
    for choice in choices:
        if trial.standing() != "open":
            raise Refused(404, "problem-no-lesson")
        try:
            trial.take(choice)
        except IllegalChoice as error:
            raise by_the_rules(error) from None
    return Tried(
        game=game,
        scenario=key,
        standing=trial.standing(),
        choices=list(choices),
        sight=sight(trial.table, "", LEARNER, trial.told_before, [], 0, words=text),
    )
