"""Finished games: their log as text, each step of them as a seat saw it, and how the points rose."""

from __future__ import annotations

import asyncio
from time import perf_counter, sleep
from typing import Protocol

from farmtable.core.game import Game
from farmtable.core.rules.seats import NATURE, SPECTATOR
from farmtable.server.access.tokens import Who
from farmtable.server.wire.messages import CurvePoint, Replayed
from farmtable.server.wire.problem import Refused, no_table
from farmtable.server.wire.sight import sight
from farmtable.table.log import Log, LogError, split, written
from farmtable.table.table import Replay

WORK, REST = 0.002, 0.004  # seconds


class Gently:
    """Long work in a thread rests again and again: threads share one lock, and people's moves go first."""

    def __init__(self) -> None:
        self.since = perf_counter()

    def step(self, table: Replay) -> None:
        if perf_counter() - self.since > WORK:
            sleep(REST)
            self.since = perf_counter()
        table.step()


class Finished(Protocol):
    """What a replay needs of a table."""

    @property
    def id(self) -> str: ...

    @property
    def game(self) -> Game: ...

    async def eye(self, who: Who) -> int:
        """The seat of this token."""

    async def log(self, who: Who) -> Log:
        """With its seed, so only when the game is over."""


async def log_text(table: Finished, who: Who) -> str:
    return written(await table.log(who), table.game.vocabulary)


async def replayed(table: Finished, who: Who, step: int, seat: int | None, text: bool = False) -> Replayed:
    """As a seat saw it: your own, if you don't say another one. A game that is over has no secrets."""
    log = await table.log(who)
    seat = await table.eye(who) if seat is None else seat
    try:
        return await asyncio.to_thread(stepped, table.game, table.id, log, step, seat, text)
    except LogError as error:
        raise Refused(409, error.reason) from None


async def curve(table: Finished, who: Who) -> list[CurvePoint]:
    """How far each seat had come at the end of each turn."""
    log = await table.log(who)
    try:
        return await asyncio.to_thread(curved, table.game, log)
    except LogError as error:
        raise Refused(409, error.reason) from None


def curved(game: Game, log: Log) -> list[CurvePoint]:
    table = Replay(game, log)
    found = [CurvePoint(0, table.turn, table.progress())]
    step, gently = 0, Gently()
    while table.left:
        gently.step(table)
        step += 1
        if table.turn != found[-1].turn or not table.left:
            found.append(CurvePoint(step, table.turn, table.progress()))
    return found


def moment(game: Game, log: Log, step: int) -> list[int]:
    """The entries of a finished game up to a choice, with the chance that followed it, to play on from there."""
    table = Replay(game, log)
    gently = Gently()
    for _ in range(step):
        if not table.left:
            raise no_table()
        gently.step(table)
    if table.over:
        raise Refused(409, "refused-game-over")
    return table.log.entries


def stepped(game: Game, name: str, log: Log, step: int, seat: int, text: bool = False) -> Replayed:
    choices = [k for k, row in enumerate(log.entries) if split(row)[0] != NATURE]
    if step > len(choices) or (seat >= log.header.seats and seat != SPECTATOR):
        raise Refused(404, "problem-no-table")
    table, gently = Replay(game, log), Gently()
    for _ in range(step):
        gently.step(table)
    by, choice = split(log.entries[choices[step - 1]]) if step else (SPECTATOR, -1)
    typed = game.vocabulary.text(choice) if step else ""
    return Replayed(step, len(choices), typed, by, sight(table, name, seat, 0, [], 0, words=text))
