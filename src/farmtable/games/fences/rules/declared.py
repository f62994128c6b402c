"""Every choice that can be made and every event that is told, declared once: for rules, notation, wire and words."""

from __future__ import annotations

from typing import Final

from farmtable.core.rules.choice import Verb, Vocabulary
from farmtable.core.rules.event import EventKind, Events, secret
from farmtable.core.rules.kind import Amount, Kind, Names, QuarterTurns, Schema, Seats, Value, cell_schema
from farmtable.games.fences.rules.faces import WHERE
from farmtable.games.fences.rules.farm import KIND_NAMES, all_barns, animals, share, worth

TILES: Final = 84
MOST_TILES: Final = 128  # ids in a choice to set one
PROFILES: Final = 16
PLACES: Final = 65536  # y * 256 + x, each from 128 on, which is the first tile's


class Place(Kind):
    """`2,-1`: two east and one north of the first tile."""

    def __init__(self) -> None:
        super().__init__("place", PLACES, width=256, origin=128 * 256 + 128)

    def value(self, k: int) -> Value:
        return {"x": k % 256 - 128, "y": k // 256 - 128}

    def schema(self) -> Schema:
        return cell_schema()

    def write(self, k: int) -> str:
        return f"{k % 256 - 128},{k // 256 - 128}"

    def form(self) -> str:
        return "-?[0-9]{1,3},-?[0-9]{1,3}"

    def read(self, text: str) -> int:
        x, _, y = text.partition(",")
        k = (int(y) + 128) * 256 + int(x) + 128
        inside = -128 <= int(x) < 128 and -128 <= int(y) < 128
        return k if inside and self.write(k) == text else -1


class Farm(Kind):
    """A completed farm, as it counts."""

    def __init__(self) -> None:
        super().__init__("farm", 0)

    def value(self, k: int) -> Value:
        counts: dict[str, int] = {name: int(animals(k, kind)) for kind, name in enumerate(KIND_NAMES)}
        return {"animals": counts, "worth": int(worth(k)), "barns": int(all_barns(k)), "share": int(share(k))}

    def schema(self) -> Schema:
        whole: Schema = {"type": "integer"}
        counts: Schema = {"type": "object", "properties": dict.fromkeys(KIND_NAMES, whole), "required": [*KIND_NAMES]}
        fields: Schema = {"animals": counts, "worth": whole, "barns": whole, "share": whole}
        return {"type": "object", "properties": fields, "required": list(fields)}


CONDITIONS: Final = (
    "cow",
    "pig",
    "sheep",
    "no-cow",
    "no-pig",
    "no-sheep",
    "one-kind",
    "two-kinds",
    "three-kinds",
    "five-animals",
    "eight-animals",
    "no-animal",
    "four-tiles",
    "six-tiles",
    "no-barn",
    "others-barn",
    "two-barns",
    "second-farm",
)

TILE: Final = Kind("tile", TILES + 1, piece=True)  # 0 is none
TILE_TO_SET: Final = Kind("tile", MOST_TILES, piece=True, described="tile to set")
PLACE: Final = Place()
TURN: Final = QuarterTurns()
FIELD: Final = Names("where", list(WHERE))
FARMER_ID: Final = Kind("farmer", PROFILES + 1)  # 0 is none
POINTS: Final = Amount("points")
COUNT: Final = Amount()
CONDITION: Final = Names("condition", list(CONDITIONS))
FARM: Final = Farm()

# ---- Choices: the number of the verb, + its arguments ---------------------------------------------------------------

DONE: Final = 0  # no barn
EXCHANGE: Final = 1  # no tile fits
PASS: Final = 2  # no tile fits, again
BUILD: Final = 16
START: Final = 32  # by chance
PROFILE: Final = 64  # by chance
DRAW: Final = 128  # by chance
SET: Final = 1 << 26
TILE_PLACES: Final = 4 * PLACES
CHOICES: Final = Vocabulary(
    [
        Verb(DONE, "done"),
        Verb(EXCHANGE, "exchange"),
        Verb(PASS, "pass"),
        Verb(BUILD, "barn", where=FIELD),
        Verb(START, "start", player=Seats(4)),
        Verb(PROFILE, "farmer", farmer=FARMER_ID),
        Verb(DRAW, "draw", tile=TILE),
        Verb(SET, "set", "{tile} r{turn} at {place}", tile=TILE_TO_SET, place=PLACE, turn=TURN),
    ]
)

# ---- Events ---------------------------------------------------------------------------------------------------------

STARTS: Final = 0
IS: Final = 1
DRAWS: Final = 2
SETS: Final = 3
COMPLETES: Final = 4
SCORES: Final = 5
BONUS: Final = 6
RETURNS: Final = 7
BUILDS: Final = 8
EXCHANGES: Final = 9
PASSES: Final = 10
EVENTS: Final = Events(
    [
        EventKind(STARTS, "starts"),
        EventKind(IS, "profile", farmer=FARMER_ID),
        EventKind(DRAWS, "draws", tile=secret(TILE)),
        EventKind(SETS, "sets", tile=secret(TILE_TO_SET), place=PLACE, turn=TURN),
        EventKind(COMPLETES, "completes", place=PLACE, where=FIELD, farm=FARM),
        EventKind(SCORES, "scores", points=POINTS, barns=COUNT),
        EventKind(BONUS, "bonus", points=POINTS, condition=CONDITION),
        EventKind(RETURNS, "returns", place=PLACE),
        EventKind(BUILDS, "builds", place=PLACE, where=FIELD),
        EventKind(EXCHANGES, "exchanges", n=COUNT),
        EventKind(PASSES, "passes"),
    ]
)
