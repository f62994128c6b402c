"""What each seat and onlooker may have seen, told apart from the engine's own views, events and marks.

A witness looks at the true state after every entry of the log and remembers which pieces lay where an eye may look, by
the booklets: the own hand, what lies open, what the player looks at. A piece that an eye has never seen may stand in
nothing that is sent to it; and two such pieces may change places without its noticing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.rules.state import State
from farmtable.core.rules.zones import UNKNOWN
from farmtable.games.farmoony.rules import state as fm
from farmtable.games.farmoony.rules.tiles import card_of
from farmtable.games.fences.rules import board as fe
from farmtable.games.fences.rules import state as fences
from farmtable.games.formidable_farm.rules import state as ff


class Witness:
    """For a game in which everything on the table is open: there is nothing to be seen by one eye only."""

    pieces: ClassVar[list[range]] = []  # families of pieces; those of one family may change places

    def __init__(self, seats: int) -> None:
        self.seen: dict[int, set[int]] = {eye: set() for eye in (*range(seats), SPECTATOR)}

    def look(self, s: State) -> None:
        """The state after an entry of the log."""
        opened = self.opened(s)
        for eye, seen in self.seen.items():
            seen.update(piece for piece in (*self.shown(s, eye), *opened) if 0 < piece != UNKNOWN)

    def opened(self, s: State) -> set[int]:
        """The pieces that all have seen since the last look, though they may be out of sight again."""
        return set()

    def unseen(self, eye: int) -> list[list[int]]:
        """By family: what this eye has never seen."""
        return [[piece for piece in family if piece not in self.seen[eye]] for family in self.pieces]

    def shown(self, s: State, eye: int) -> list[int]:
        """The pieces that lie where this eye may look."""
        return []

    def hidden(self, s: State) -> list[int]:
        """The pieces that lie where only some may look."""
        return []

    def swapped(self, choice: int, one: int, two: int) -> int:
        """The same choice where these two pieces have changed places."""
        return choice

    def named(self, message: dict[str, Any]) -> set[int]:
        """The pieces that a message names."""
        return set()


def exchanged(piece: int, one: int, two: int) -> int:
    return {one: two, two: one}.get(piece, piece)


def arguments(thing: object, *names: str) -> Iterator[int]:
    """The whole numbers under these names, however deep."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            if name in names and isinstance(value, int):
                yield value
            yield from arguments(value, *names)
    elif isinstance(thing, list):
        for value in thing:
            yield from arguments(value, *names)


def phrases(message: dict[str, Any]) -> list[object]:
    """All that a message says in words."""
    return [message["question"], *(row["phrase"] for row in (*message["menu"], *message["events"]))]


class FormidableFarm(Witness):
    """Hands and stacks are secret; a stack is unknown to its owner too. (FF-05)"""

    pieces: ClassVar = [range(1, ff.CARDS + 1)]
    verbs = tuple(v // ff.VERB for v in (ff.FULFIL, ff.FULFIL_MARKET, ff.BELOW, ff.TOP, ff.GET, ff.GIVE, ff.DRAW))

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands: set[int] = set()
        self.fulfilled: set[int] = set()

    def shown(self, s: State, eye: int) -> list[int]:
        assert isinstance(s, ff.Farm)
        zones = [ff.MARKET, ff.DISCARD, ff.PLAYED]
        if eye != SPECTATOR:
            zones += [ff.HAND + eye, ff.FULFILLED + eye] + [ff.LOOKED] * (s.player == eye)  # FF-54, FF-56
        return [card for zone in zones for card in s.row(zone)]

    def opened(self, s: State) -> set[int]:
        """Fulfilled cards that leave, or come from a hand, or are to be swapped. (FF-23, FF-25, FF-41, FF-42, FF-64)"""
        assert isinstance(s, ff.Farm)
        hands, fulfilled = ({c for k in range(s.players) for c in s.row(zone + k)} for zone in (ff.HAND, ff.FULFILLED))
        found = self.fulfilled - fulfilled | self.hands & fulfilled | {int(s.target)}
        self.hands, self.fulfilled = hands, fulfilled
        return found

    def hidden(self, s: State) -> list[int]:
        zones = [zone + seat for zone in (ff.HAND, ff.STACK, ff.FULFILLED) for seat in range(s.players)]
        return [card for zone in (*zones, ff.LOOKED) for card in s.row(zone) if card != UNKNOWN]

    def swapped(self, choice: int, one: int, two: int) -> int:
        verb, card = divmod(choice, ff.VERB)
        return verb * ff.VERB + exchanged(card, one, two) if verb in self.verbs else choice

    def named(self, message: dict[str, Any]) -> set[int]:
        view = message["view"]
        rows = [view[zone] for zone in ("market", "shuffled", "discard", "played", "looked")] + [[view["target"]]]
        for seat in view["seats"]:
            rows += [seat[zone] for zone in ("hand", "stack", "fulfilled", "with_seat", "open")]
        rows.append([event["secret"] for event in message["events"]])
        rows.append([event["b"] for event in message["events"] if event["kind"] != "countdown"])
        rows.append([event["a"] for event in message["events"] if event["kind"] == "swaps"])
        choices = [divmod(option["choice"], ff.VERB) for option in message["menu"]]
        rows.append([card for verb, card in choices if verb in self.verbs])
        return {*arguments(phrases(message), "card", "other"), *(card for row in rows for card in row)} - {-1, 0}


TOOL = 200  # tools are pieces too: their numbers from here on


class Farmoony(Witness):
    """Hands are secret, and pass on: who held a card knows it. Tools are secret unless taken from the open two."""

    pieces: ClassVar = [range(1, 109), range(TOOL + 1, TOOL + fm.TOOLS + 1)]
    farm_cards = tuple(verb // fm.VERB for verb in (fm.CHOOSE, fm.LIFT, fm.DEAL))

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

    def swapped(self, choice: int, one: int, two: int) -> int:
        verb, piece = divmod(choice, fm.VERB)
        if one > TOOL and verb == fm.TOOL // fm.VERB:
            return verb * fm.VERB + exchanged(piece + TOOL, one, two) - TOOL
        return verb * fm.VERB + exchanged(piece, one, two) if one < TOOL and verb in self.farm_cards else choice

    def named(self, message: dict[str, Any]) -> set[int]:
        view = message["view"]
        found = {*arguments(phrases(message), "card"), *view["gone"]}
        for seat in view["seats"]:
            found |= {*seat["hand"], seat["chosen"], seat["playing"], *(row[0] for row in seat["land"])}
            found |= {seat["placed"][0]} if seat["placed"] else set()
        for event in message["events"]:
            if event["kind"] == "receives":
                found |= {event["secret"] >> 7 * k & 127 for k in range(9)}
            elif event["kind"] in ("reveals", "lost"):
                found |= {event["b"], event["secret"]}
        choices = [divmod(option["choice"], fm.VERB) for option in message["menu"] if option["choice"] < fm.USE]
        return (found | {card for verb, card in choices if verb in self.farm_cards}) - {-1, 0}


class Fences(Witness):
    """Tiles in hand are secret, unless the table plays with open hands. (FE-01)"""

    pieces: ClassVar = [range(1, 85)]

    def shown(self, s: State, eye: int) -> list[int]:
        assert isinstance(s, fences.Fences)
        hands = range(s.players) if s.open_hands else range(eye, eye + 1) if eye != SPECTATOR else ()
        return s.row(fe.LAID) + [tile for seat in hands for tile in s.row(fe.HAND + seat)]

    def hidden(self, s: State) -> list[int]:
        return [tile for seat in range(s.players) for tile in s.row(fe.HAND + seat)]

    def swapped(self, choice: int, one: int, two: int) -> int:
        if choice >= fe.SET:
            tile, place = divmod(choice - fe.SET, fe.TILE_PLACES)
            return fe.SET + exchanged(tile, one, two) * fe.TILE_PLACES + place
        return fences.DRAW + exchanged(choice - fences.DRAW, one, two) if choice > fences.DRAW else choice

    def named(self, message: dict[str, Any]) -> set[int]:
        view = message["view"]
        found = {*arguments(phrases(message), "tile"), *(tile["tile"] for tile in view["board"])}
        found |= {tile for seat in view["seats"] for tile in seat["hand"]}
        found |= {piece[0] for farm in view["farms"] for piece in farm["fields"]}
        found |= {
            event[name] for event in message["events"] if event["kind"] in ("draws", "sets") for name in ("b", "secret")
        }
        choices = [option["choice"] for option in message["menu"]]
        return (found | {(choice - fe.SET) // fe.TILE_PLACES for choice in choices if choice >= fe.SET}) - {-1, 0}


WITNESSES: dict[str, type[Witness]] = {
    "farmoony": Farmoony,
    "fences": Fences,
    "formidable_farm": FormidableFarm,
    "my_farm_shop": Witness,
}
