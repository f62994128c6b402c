"""Rows of a table's log that tell time: they stand between its choices, under the same seal, and nobody plays them.

A stamp says when it was written, what happened to which seat, and for which seats a question stands from then on. So
the time that each seat has used follows from the log alone, without playing the game. Numbers this large are never a
choice: those end below 2 ** 44.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

TAG = 1 << 60
NOBODY = 7  # no seat: chance spoke, or somebody went back
AT_BITS, SEATS_BITS, SEAT_BITS = 46, 7, 3  # milliseconds for two thousand years


class Kind(IntEnum):
    ASK = 1  # a decision was made or taken back, or the game begins: others are asked now
    OUT = 2  # the time of a seat is out
    BOT = 3  # a bot takes the seat
    BACK = 4  # its person is back
    AWAY = 5  # its person is on vacation
    HERE = 6  # and ends that


class Stamp(NamedTuple):
    kind: Kind
    seat: int
    asked: int  # a bit for each seat with a person who is asked from now on
    at: int  # in milliseconds of the house's time


def row_of(stamp: Stamp) -> int:
    head = (int(stamp.kind) << SEAT_BITS | stamp.seat) << SEATS_BITS | stamp.asked
    return TAG | head << AT_BITS | stamp.at


def is_stamp(row: int) -> bool:
    return row >= TAG


def stamp_of(row: int) -> Stamp:
    at, head = row & ((1 << AT_BITS) - 1), (row ^ TAG) >> AT_BITS
    asked, head = head & ((1 << SEATS_BITS) - 1), head >> SEATS_BITS
    return Stamp(Kind(head >> SEAT_BITS), head & ((1 << SEAT_BITS) - 1), asked, at)


def is_told(row: int) -> bool:
    """Is this something for the story, and not only the time of a move?"""
    return is_stamp(row) and stamp_of(row).kind != Kind.ASK


def bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)
