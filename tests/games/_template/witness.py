"""What each seat and onlooker may have seen in Market Day."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.rules.state import State
from farmtable.games._template.rules.declared import BASKETS
from farmtable.games._template.rules.state import HAND, LOST, STALL, TAKEN
from tests.support.witness import Witness


class GameWitness(Witness):
    """A basket is its owner's secret until it is sold."""

    pieces: ClassVar = [range(1, BASKETS + 1)]
    first: ClassVar = {"basket": 0}
    said: ClassVar = {"basket": 0}

    def shown(self, s: State, eye: int) -> list[int]:
        zones = [LOST, *(TAKEN + seat for seat in range(s.players))]
        zones += [HAND + eye, STALL + eye] if eye != SPECTATOR else []
        return [basket for zone in zones for basket in s.row(zone)]

    def hidden(self, s: State) -> list[int]:
        return [basket for seat in range(s.players) for zone in (HAND, STALL) for basket in s.row(zone + seat)]

    def in_view(self, view: dict[str, Any]) -> Iterator[int]:
        yield from view["lost"]
        for seat in view["seats"]:
            yield from (*seat["hand"], *seat["stall"], *seat["taken"])
