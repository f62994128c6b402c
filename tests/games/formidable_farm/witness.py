"""What each seat and onlooker may have seen in Formidable Farm."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.rules.state import State
from farmtable.core.rules.zones import UNKNOWN
from farmtable.games.formidable_farm.rules.declared import CARDS
from farmtable.games.formidable_farm.rules.state import (
    DISCARD,
    FULFILLED,
    HAND,
    LOOKED,
    MARKET,
    PLAYED,
    STACK,
    TARGET,
    Farm,
)
from tests.support.witness import Witness


class GameWitness(Witness):
    """Hands and stacks are secret; a stack is unknown to its owner too. (FF-05)"""

    pieces: ClassVar = [range(1, CARDS + 1)]
    first: ClassVar = {"card": 0, "card number": 0}
    said: ClassVar = {"card": 0, "other": 0}

    def __init__(self, game: str, seats: int) -> None:
        super().__init__(game, seats)
        self.hands: set[int] = set()
        self.fulfilled: set[int] = set()

    def shown(self, s: State, eye: int) -> list[int]:
        assert isinstance(s, Farm)
        zones = [MARKET, DISCARD, PLAYED]
        if eye != SPECTATOR:
            zones += [HAND + eye, FULFILLED + eye] + [LOOKED] * (s.player == eye)  # FF-54, FF-56
        return [card for zone in zones for card in s.row(zone)]

    def opened(self, s: State) -> set[int]:
        """Fulfilled cards that leave, or come from a hand, or are to be swapped. (FF-23, FF-25, FF-41, FF-42, FF-64)"""
        assert isinstance(s, Farm)
        hands, fulfilled = ({c for k in range(s.players) for c in s.row(zone + k)} for zone in (HAND, FULFILLED))
        found = self.fulfilled - fulfilled | self.hands & fulfilled | {int(s.numbers[TARGET])}
        self.hands, self.fulfilled = hands, fulfilled
        return found

    def hidden(self, s: State) -> list[int]:
        zones = [zone + seat for zone in (HAND, STACK, FULFILLED) for seat in range(s.players)]
        return [card for zone in (*zones, LOOKED) for card in s.row(zone) if card != UNKNOWN]

    def in_view(self, view: dict[str, Any]) -> Iterator[int]:
        for zone in ("market", "shuffled", "discard", "played", "looked"):
            yield from view[zone]
        for seat in view["seats"]:
            for zone in ("hand", "stack", "fulfilled", "with_seat", "open"):
                yield from seat[zone]
        yield view["target"]
