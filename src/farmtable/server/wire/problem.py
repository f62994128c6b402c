"""Why the server does not do something: a status, a phrase, and the rule if one stands against it."""

from __future__ import annotations

from farmtable.core.show.phrase import IllegalChoice, Phrase


class Refused(Exception):
    """Not done, and everything is as it was."""

    def __init__(self, status: int, reason: str | Phrase, rule: str = "") -> None:
        self.status = status
        self.reason = reason if isinstance(reason, Phrase) else Phrase(reason)
        self.rule = rule
        super().__init__(self.reason.key)


def no_table() -> Refused:
    """The same answer for a table that is not there and for one that you may not see."""
    return Refused(404, "problem-no-table")


def too_many() -> Refused:
    return Refused(429, "problem-too-many")


def by_the_rules(error: IllegalChoice) -> Refused:
    return Refused(409, error.reason, error.rule)
