"""The pace of a table, as it is wished for, kept and shown: clocks of seats, and what became of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

PaceKind = Literal["live", "clock", "day", "three_days", "week", "none"]
Seconds = Annotated[int, Meta(ge=0, le=86_400)]
Increment = Annotated[int, Meta(ge=5, le=3_600)]  # never none: who comes back to an empty bank can still choose
Level = Annotated[str, Meta(max_length=20)]
Days = Annotated[int, Meta(ge=0, le=60)]


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast people play: `live` and `none` have no clock; `clock` has a bank of seconds a seat, to which each
    decision adds some; the others give so long for each decision, and days of vacation besides.

    When time is out a bot plays this decision, or takes the seat until its person comes back, or nothing happens.
    """

    kind: PaceKind = "live"
    bank: Seconds = 600
    increment: Increment = 20
    out: Literal["decision", "seat", "nothing"] = "decision"
    level: Level = ""  # of the bot that steps in; "": a usual one
    vacation: Days | None = None  # a seat; else as usual for this pace


class SeatClock(Struct, frozen=True):
    """The clock of a seat at the moment of the message, in milliseconds."""

    left: int
    running: bool
    out: bool  # its time is over, and the decision still stands
    away: bool  # on vacation: that is used first
    vacation: int  # what is left of it


class Note(Struct, frozen=True):
    """Something that happened to a seat, not in the game: after so many events of the story."""

    told: int
    kind: Literal["out", "bot", "back", "away", "here"]
    seat: int
