"""What happened, told once, for log, animation and words: a public part, and a secret for those who may know it."""

from __future__ import annotations

from farmtable.core.rt import i64


class Event:
    """All see `kind`, `seat`, `a` and `b`; only the seats in `knows` see `secret`; it is news to those in `news`."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, secret: i64, knows: i64, news: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.secret: i64 = secret
        self.knows: i64 = knows
        self.news: i64 = news


def in_order(names: dict[int, str]) -> tuple[str, ...]:
    """The names of the kinds of event. Each kind is a `Final`: compiled, any other name is looked up at each use."""
    assert list(names) == list(range(len(names))), "the kinds of event are 0, 1, 2 and so on"
    return tuple(names.values())
