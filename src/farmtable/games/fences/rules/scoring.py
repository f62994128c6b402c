"""Scoring completed farms: points an animal, a share for each barn, the completer's bonus. (FE-11, FE-40 to FE-43)"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, u8, vec
from farmtable.core.rules.task import Do, Todo
from farmtable.core.rules.zones import ZONE
from farmtable.games.fences.rules.board import CLOSED, LAID
from farmtable.games.fences.rules.declared import COMPLETES, SCORES
from farmtable.games.fences.rules.farm import barns, has_barn, open_ends, share
from farmtable.games.fences.rules.profiles import bonus
from farmtable.games.fences.rules.state import Fences

FIELD_BIT: Final = vec[u8]([1, 2, 4, 8])


class ScoreFarms(Do[Fences]):
    """Completed farms are scored, each on its own; then all their barns go back to the stocks. (FE-11, FE-43)"""

    def otherwise(self, s: Fences, seat: i64) -> Todo:
        tile = s.last()
        farms = s.farms
        closed: u8 = 0
        before: i64 = 0
        for field in range(i64(s.box.fields[tile])):
            root = s.root(tile * 4 + field)
            if open_ends(farms[root]) == 0 and first_field(s, tile, field, root):
                score_farm(s, seat, tile, field, root, before)
                closed |= FIELD_BIT[field]
                before += 1
        if before > 0:
            s.cards[CLOSED * ZONE + tile] = closed
            for field in range(i64(s.box.fields[tile])):
                if closed & FIELD_BIT[field]:
                    root = s.root(tile * 4 + field)
                    if has_barn(farms[root]):
                        s.give_back(root)
        return ()


def first_field(s: Fences, tile: i64, field: i64, root: i64) -> bool:
    """Is this the first field of its tile that belongs to this farm?"""
    earlier: i64 = 0
    while earlier < field and s.root(tile * 4 + earlier) != root:
        earlier += 1
    return earlier == field


def score_farm(s: Fences, seat: i64, tile: i64, field: i64, root: i64, before: i64) -> None:
    """A share for each barn, and the bonus of the player who completed the farm. (FE-40 to FE-42)"""
    farm = s.farms[root]
    where = i64(s.box.where[(tile * 4 + s.turn_of(tile)) * 4 + field])
    s.tell(COMPLETES, seat, s.place_of(tile), where, farm)
    each = share(farm)
    if each > 0:
        for owner in range(s.players):
            count = barns(farm, owner)
            if count > 0:
                s.points[owner] += each * count
                s.tell(SCORES, owner, each * count, count)
    s.points[seat] += bonus(s, seat, root, before)


class Completed:
    """A farm that was completed: by which tile, where on it, and how many farms the same tile completed before it."""

    def __init__(self, tile: i64, field: i64, root: i64, before: i64) -> None:
        self.tile: i64 = tile
        self.field: i64 = field
        self.root: i64 = root
        self.before: i64 = before


def completed(s: Fences) -> list[Completed]:
    """All farms completed so far, the oldest first. They keep their animals and barns, so scores can be told again."""
    found = []
    for k in range(s.count(LAID)):
        tile = s.card(LAID, k)
        before: i64 = 0
        for field in range(i64(s.box.fields[tile])):
            if s.closed_by(tile) & i64(FIELD_BIT[field]):
                found.append(Completed(tile, field, s.root(tile * 4 + field), before))
                before += 1
    return found


SCORE_FARMS: Final = ScoreFarms()
