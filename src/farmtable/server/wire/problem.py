"""Why the server does not do something: a status, a phrase, and the rule if one stands against it."""

from __future__ import annotations

from farmtable.core.show.phrase import IllegalChoice, Phrase
from farmtable.server.wire.messages import Problem, said
from farmtable.table.words import Words

ENGLISH = Words("en")  # for the title of a problem; readers have words of their own


class Refused(Exception):
    """Not done, and everything is as it was."""

    def __init__(self, status: int, reason: str | Phrase, rule: str = "", wait: int = 0, quota: str = "") -> None:
        self.status = status
        self.wait = wait  # seconds, after which it may be tried again
        self.quota = quota  # what is left of which, as the field `RateLimit` says it
        self.reason = reason if isinstance(reason, Phrase) else Phrase(reason)
        self.rule = rule
        super().__init__(self.reason.key)


def no_table() -> Refused:
    """The same answer for a table that is not there and for one that you may not see."""
    return Refused(404, "problem-no-table")


def too_many(wait: int = 1, quota: str = "") -> Refused:
    return Refused(429, "problem-too-many", wait=wait, quota=quota)


def by_the_rules(error: IllegalChoice) -> Refused:
    return Refused(409, error.reason, error.rule)


def problem(refused: Refused, ask: int = 0) -> Problem:
    """As it goes over the wire."""
    reason = refused.reason
    return Problem(refused.status, ENGLISH.say(reason), reason.key, said(reason).args, refused.rule, ask)
