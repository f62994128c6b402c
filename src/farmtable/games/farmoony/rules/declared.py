"""Every choice that can be made and every event that is told, declared once: for rules, notation, wire and words."""

from __future__ import annotations

from typing import Final

from farmtable.core.rules.choice import Verb, Vocabulary
from farmtable.core.rules.event import EventKind, Events, secret, secrets
from farmtable.core.rules.kind import Amount, Kind, Names, QuarterTurns, Schema, Seats, Value, cell_schema
from farmtable.games.farmoony.rules.land import MISSIONS
from farmtable.games.farmoony.rules.tiles import (
    CARDS,
    GRID,
    ORIGIN,
    SIDE,
    card_of,
    cell_at,
    cell_of,
    rotation_of,
    x_of,
    y_of,
)

SEATS: Final = 6
TOOLS: Final = 44  # ids 1 to 44, sorted by kind
TOOL_NAMES: Final = (
    "livestock",
    "pesticide",
    "rake",
    "cement",
    "mattock",
    "water-tank",
    "seed",
    "chemical-fertilizer",
    "locust",
    "farmer",
    "wheelbarrow",
    "fence",
)
EFFECTS: Final = 13
EFFECT_NAMES: Final = (  # the nine tools that do one thing, then the farmer's four (FM-31 to FM-40)
    "livestock",
    "pesticide",
    "rake",
    "cement",
    "mattock",
    "water-tank",
    "seed",
    "chemical-fertilizer",
    "locust",
    "farmer-vegetable",
    "farmer-water",
    "farmer-fertilizer",
    "farmer-pest",
)


class Cell(Kind):
    """`3,-2`: three to the right of and two above the first card's upper left tile."""

    def __init__(self) -> None:
        super().__init__("cell", GRID, width=SIDE, origin=ORIGIN)

    def value(self, k: int) -> Value:
        return {"x": x_of(k), "y": y_of(k)}

    def schema(self) -> Schema:
        return cell_schema()

    def write(self, k: int) -> str:
        return f"{x_of(k)},{y_of(k)}"

    def form(self) -> str:
        return "-?[0-9]{1,2},-?[0-9]{1,2}"

    def read(self, text: str) -> int:
        x, _, y = text.partition(",")
        inside = 0 <= int(x) + ORIGIN % SIDE < SIDE and 0 <= int(y) + ORIGIN // SIDE < SIDE
        return cell_at(int(x), int(y)) if inside else -1


class Placement(Kind):
    """A card, how it is turned, and the cell of its upper left tile: the arguments of `place`. In events only."""

    def __init__(self) -> None:
        super().__init__("placement", 0)

    def value(self, k: int) -> Value:
        return {"card": int(card_of(k)), "turn": int(rotation_of(k)), "cell": CELL.value(int(cell_of(k)))}

    def schema(self) -> Schema:
        fields: Schema = {"card": CARD_TO_PLACE.schema(), "turn": TURN.schema(), "cell": CELL.schema()}
        return {"type": "object", "properties": fields, "required": list(fields)}


CARD: Final = Kind("card", CARDS + 1, piece=True)  # 0 is none
CARD_TO_PLACE: Final = Kind("card", CARDS, first=1, piece=True, described="card to place")
TOOL_ID: Final = Kind("tool", TOOLS + 1, piece=True)  # 0 is none
TOOL_KIND: Final = Names("tool-kind", list(TOOL_NAMES))
EFFECT: Final = Names("effect", list(EFFECT_NAMES))
MISSION_NUMBER: Final = Kind("mission", MISSIONS + 1)  # 0 is none
SEAT: Final = Seats(SEATS)
CELL: Final = Cell()
TURN: Final = QuarterTurns()
PLACEMENT: Final = Placement()
COUNT: Final = Amount()  # of cards or tools, or of phases
DIRECTION: Final = Names("direction", ["clockwise", "counter-clockwise"])

# ---- Choices: the number of the verb, + its arguments ---------------------------------------------------------------

VERB: Final = 128
DONE: Final = 0 * VERB  # no tool, no fence
DRAW: Final = 1 * VERB  # the top of the tool deck
FENCE: Final = 2 * VERB
TAKE: Final = 3 * VERB  # + kind of an open tool
MISSION: Final = 4 * VERB  # + number
CHOOSE: Final = 5 * VERB  # + card of the hand
LIFT: Final = 6 * VERB  # + card that a wheelbarrow takes
CHOOSER: Final = 7 * VERB  # + seat, by chance
DEAL: Final = 8 * VERB  # + farm card, by chance
TOOL: Final = 9 * VERB  # + tool, by chance
USE: Final = 10 * VERB  # + effect, land, cell
LANDS: Final = SEATS * GRID  # cells of all lands
UNLOAD: Final = USE + EFFECTS * LANDS  # + land, rotation, cell
PLACE: Final = UNLOAD + 4 * LANDS  # + placement; card 0 is none
CHOICES: Final = Vocabulary(
    [
        Verb(DONE, "done"),
        Verb(DRAW, "draw"),
        Verb(FENCE, "fence"),
        Verb(TAKE, "take", tool=TOOL_KIND),
        Verb(MISSION, "mission", mission=MISSION_NUMBER),
        Verb(CHOOSE, "choose", card=CARD),
        Verb(LIFT, "wheelbarrow", card=CARD),
        Verb(CHOOSER, "chooser", player=SEAT),
        Verb(DEAL, "deal", card=CARD),
        Verb(TOOL, "tool", tool=TOOL_ID),
        *[
            Verb(USE + effect * LANDS, name, "on {owner} at {cell}", owner=SEAT, cell=CELL)
            for effect, name in enumerate(EFFECT_NAMES)
        ],
        Verb(UNLOAD, "unload", "r{turn} on {owner} at {cell}", owner=SEAT, turn=TURN, cell=CELL),
        Verb(PLACE + 4 * GRID, "place", "{card} r{turn} at {cell}", card=CARD_TO_PLACE, turn=TURN, cell=CELL),
    ]
)

# ---- Events ---------------------------------------------------------------------------------------------------------

NAMES_CHOOSER: Final = 0
PHASE_BEGINS: Final = 1
CHOOSES_MISSION: Final = 2
DEALS: Final = 3
GIVES_TOOLS: Final = 4
TURNS_UP: Final = 5
REVEALS: Final = 6
PASSES: Final = 7
RECEIVES: Final = 8
LOSES: Final = 9
PLACES: Final = 10
DOES_NOTHING: Final = 11
DRAWS: Final = 12
TAKES: Final = 13
USES: Final = 14
LIFTS: Final = 15
UNLOADS: Final = 16
FENCES: Final = 17
LETS_PASS: Final = 18
MOVES: Final = 19
ENDS: Final = 20
EVENTS: Final = Events(
    [
        EventKind(NAMES_CHOOSER, "chooser", n=COUNT),
        EventKind(PHASE_BEGINS, "phase", n=COUNT),
        EventKind(CHOOSES_MISSION, "mission", mission=MISSION_NUMBER),
        EventKind(DEALS, "deals", n=COUNT),
        EventKind(GIVES_TOOLS, "tools", n=COUNT),
        EventKind(TURNS_UP, "turns-up", tool=TOOL_KIND),
        EventKind(REVEALS, "reveals", card=secret(CARD)),
        EventKind(PASSES, "passes", direction=DIRECTION),
        EventKind(RECEIVES, "receives", n=COUNT, cards=secrets(CARD)),
        EventKind(LOSES, "lost", card=CARD),
        EventKind(PLACES, "places", place=secret(PLACEMENT)),
        EventKind(DOES_NOTHING, "nothing"),
        EventKind(DRAWS, "draws", tool=secret(TOOL_KIND)),
        EventKind(TAKES, "takes", tool=TOOL_KIND),
        EventKind(USES, "uses", effect=EFFECT, owner=SEAT, cell=CELL),
        EventKind(LIFTS, "lifts", owner=SEAT, card=CARD),
        EventKind(UNLOADS, "unloads", owner=SEAT, place=PLACEMENT),
        EventKind(FENCES, "fence"),
        EventKind(LETS_PASS, "no-fence"),
        EventKind(MOVES, "moves", owner=SEAT, place=PLACEMENT),
        EventKind(ENDS, "ends"),
    ]
)
