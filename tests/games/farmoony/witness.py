"""What each seat and onlooker may have seen in Farmoony."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.rules.state import State
from farmtable.games.farmoony.rules import state as fm
from farmtable.games.farmoony.rules.declared import TOOLS
from farmtable.games.farmoony.rules.tiles import CARDS, card_of
from tests.support.witness import Witness

TOOL = 200  # tools are pieces too: their numbers from here on


class GameWitness(Witness):
    """Hands are secret, and pass on: who held a card knows it. Tools are secret unless taken from the open two."""

    pieces: ClassVar = [range(1, CARDS + 1), range(TOOL + 1, TOOL + TOOLS + 1)]
    first: ClassVar = {"card": 0, "tool": TOOL}
    said: ClassVar = {"card": 0}

    def shown(self, s: State, eye: int) -> list[int]:
        assert isinstance(s, fm.Farmoony)
        found = s.row(fm.GONE) + [int(s.playing(seat)) for seat in range(s.players)]
        found += [int(card_of(place)) for land in s.lands for place in land.laid]
        tools = [fm.OPEN_TOOLS, fm.USED_TOOLS, *(fm.KNOWN_TOOLS + seat for seat in range(s.players))]
        if eye != SPECTATOR:
            found += s.row(fm.HAND + eye)
            tools.append(fm.SECRET_TOOLS + eye)
        return found + [TOOL + tool for zone in tools for tool in s.row(zone)]

    def hidden(self, s: State) -> list[int]:
        cards = [card for seat in range(s.players) for card in s.row(fm.HAND + seat)]
        return cards + [TOOL + tool for seat in range(s.players) for tool in s.row(fm.SECRET_TOOLS + seat)]

    def in_view(self, view: dict[str, Any]) -> Iterator[int]:
        yield from view["gone"]
        for seat in view["seats"]:
            yield from (*seat["hand"], seat["chosen"], seat["playing"], *(row[0] for row in seat["land"]))
            yield from seat["placed"][:1] if seat["placed"] else ()
