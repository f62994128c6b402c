"""What each seat and onlooker may have seen in Fences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.rules.state import State
from farmtable.games.fences.rules.board import HAND, LAID
from farmtable.games.fences.rules.declared import TILES
from farmtable.games.fences.rules.state import OPEN_HANDS, Fences
from tests.support.witness import Witness


class GameWitness(Witness):
    """Tiles in hand are secret, unless the table plays with open hands. (FE-01)"""

    pieces: ClassVar = [range(1, TILES + 1)]
    first: ClassVar = {"tile": 0}
    said: ClassVar = {"tile": 0}

    def shown(self, s: State, eye: int) -> list[int]:
        assert isinstance(s, Fences)
        hands = range(s.players) if s.numbers[OPEN_HANDS] else range(eye, eye + 1) if eye != SPECTATOR else ()
        return s.row(LAID) + [tile for seat in hands for tile in s.row(HAND + seat)]

    def hidden(self, s: State) -> list[int]:
        return [tile for seat in range(s.players) for tile in s.row(HAND + seat)]

    def in_view(self, view: dict[str, Any]) -> Iterator[int]:
        yield from (tile["tile"] for tile in view["board"])
        yield from (tile for seat in view["seats"] for tile in seat["hand"])
        yield from (piece[0] for farm in view["farms"] for piece in farm["fields"])
