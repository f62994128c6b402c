"""A finished game, gone through again: the decisions that were made, and how each seat stood from turn to turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from farmtable.core.game import Game
from farmtable.core.rules.seats import NATURE
from farmtable.core.rules.state import State
from farmtable.core.show.view import View
from farmtable.table.log import Log, split


class Point(Struct, frozen=True):
    """A turn begins, or the game is over: each seat's chance to win, with all that was hidden known."""

    step: int  # choices made so far: a replay shows the table there
    turn: int
    chances: list[float]


class Decision(NamedTuple):
    """A choice that could have been another one, as its seat saw it."""

    entry: int  # of the log
    step: int
    seat: int
    turn: int  # turns played
    part: int  # of which turn it is a part
    view: View
    menu: list[int]
    done: list[int]  # this choice, and those of this seat that followed at once


def walk(game: Game, log: Log) -> Iterator[tuple[int, int, State]]:
    """The state before each entry of the log, and at last the end; with the entry's number and the choices so far.

    The state goes on afterwards: it is to be looked at, and not to be kept.
    """
    s = game.new(log.header.seats, log.header.options)
    s.settle()
    step = 0
    for at, row in enumerate(log.entries):
        yield at, step, s
        seat, choice = split(row)
        s.take(seat, choice)
        step += seat != NATURE
    yield len(log.entries), step, s


def curve(game: Game, log: Log) -> list[Point]:
    """The start, the beginning of every turn, and the result."""
    odds = game.brain.odds
    assert odds is not None
    found: list[Point] = []
    for _, step, s in walk(game, log):
        if s.seat == NATURE:
            continue
        turn = game.turns(s)
        if not found or turn != found[-1].turn or s.over():
            found.append(Point(step, turn, odds.chances(s)))
    return found


def decisions(game: Game, log: Log) -> Iterator[Decision]:
    """Every choice of a seat that had more than one."""
    for at, step, s in walk(game, log):
        if at == len(log.entries):
            return
        seat, _ = split(log.entries[at])
        menu = s.choices(seat) if seat != NATURE else []
        if len(menu) > 1:
            turn, part = game.turns(s), part_of(game, s, seat)
            yield Decision(at, step, seat, turn, part, game.view(s, seat), menu, done_at(log, at))


def part_of(game: Game, s: State, seat: int) -> int:
    """Which turn a decision of this seat belongs to."""
    first = s.seat
    if seat != first:
        s.ask(seat)
    found = game.turn_of(s)
    if seat != first:
        s.ask(first)
    return found


def done_at(log: Log, at: int) -> list[int]:
    """What a seat chose in a row, before chance or anybody else did anything."""
    seat, choice = split(log.entries[at])
    found = [choice]
    for row in log.entries[at + 1 :]:
        other, choice = split(row)
        if other != seat:
            break
        found.append(choice)
    return found
