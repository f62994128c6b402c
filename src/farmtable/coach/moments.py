"""The luck of a game, moment by moment: what chance said in a row counts as one."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from farmtable.coach.course import walk
from farmtable.core.game import Game
from farmtable.core.rules.seats import NATURE
from farmtable.core.show.phrase import Phrase
from farmtable.match.luck import Stroke
from farmtable.table.log import Log, split

SHOWN = 3  # of each seat, lucky and unlucky ones
TOLD = 8  # events of one moment


class Moment(Struct, frozen=True):
    """Chance spoke, and changed the chances."""

    entry: int  # the first one
    step: int
    turn: int
    luck: list[float]  # of each seat, in chances to win


def moments(game: Game, log: Log, strokes: Iterable[Stroke]) -> list[Moment]:
    """All of them, as they came."""
    luck = {stroke.at: stroke.luck for stroke in strokes}
    found: list[Moment] = []
    run = -1  # where chance began to speak; -1: it does not
    for at, step, s in walk(game, log):
        speaks = at < len(log.entries) and split(log.entries[at])[0] == NATURE
        run = (at if run < 0 else run) if speaks else -1
        if at in luck:
            if found and found[-1].entry >= run:
                last = found[-1]
                total = [a + b for a, b in zip(last.luck, luck[at], strict=True)]
                found[-1] = Moment(last.entry, last.step, last.turn, total)
            else:
                found.append(Moment(at, step, game.turns(s), luck[at]))
    return found


def telling(found: list[Moment], seats: int) -> list[Moment]:
    """Those that were the luckiest or unluckiest for some seat, as they came."""
    chosen: set[int] = set()
    for seat in range(seats):
        order = sorted(range(len(found)), key=lambda k: (found[k].luck[seat], k))
        chosen |= set(order[:SHOWN]) | set(order[-SHOWN:])
    return [found[k] for k in sorted(chosen)]


def happened(game: Game, log: Log, entries: set[int]) -> dict[int, list[Phrase]]:
    """What was told when chance spoke, from each of these entries on: all of it, for the game is over."""
    found: dict[int, list[Phrase]] = {}
    open_at = -1
    for at, _, s in walk(game, log):
        if open_at >= 0 and (at == len(log.entries) or split(log.entries[at])[0] != NATURE):
            found[open_at] = [game.show.event_phrase(event) for event in s.events or []][:TOLD]
            open_at, s.events = -1, None
        if at in entries:
            open_at, s.events = at, []
    return found
