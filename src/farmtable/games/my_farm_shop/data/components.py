"""The parts in the box: field cards, printed fields, jump-start cards, skills and goals, from a checked TOML file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from farmtable.games.rows import Row, file_faults, hash_of, read, refuse, row_faults, row_title, shown

FIELD_CARDS: Final = 59
JUMP_STARTS: Final = range(60, 70)
BACK_SIZES: Final = (6, 11, 8, 11, 6, 12, 5)  # the seedlings first
SIDES: Final = ("base", "jump_start")
FIELDS: Final = ("2/12", "3", "4", "5", "6", "7", "8", "9", "10", "11")
SKILLS: Final = ("good", "bags", "barter", "exchange", "seven", "swap", "opposite")
GOALS: Final = ("icons", "identical", "bags", "sunflowers", "upper-row", "full-shop")

Amount: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Several: TypeAlias = Annotated[int, Meta(ge=2, le=9)]
Coins: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Few: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
One: TypeAlias = Annotated[int, Meta(ge=1, le=1)]


class Pay(Row, frozen=True):
    """What is left of a red arrow. (MFS-22)"""

    honey: Amount = 0
    egg: Amount = 0
    wool: Amount = 0
    milk: Amount = 0
    bag: Amount = 0
    any: Amount = 0
    identical: Several = 0
    other: Several = 0  # identical, of another kind
    sunflower: Few = 0
    card: One = 0


class Gain(Row, frozen=True):
    """What is produced. (MFS-20)"""

    honey: Amount = 0
    egg: Amount = 0
    wool: Amount = 0
    milk: Amount = 0
    bag: Amount = 0
    coin: Coins = 0
    any: Amount = 0
    identical: Several = 0
    sunflower: Few = 0


class Area(Row, frozen=True):
    """An area with icons: a production, or a red arrow. (MFS-20, MFS-21, MFS-23)"""

    gain: Gain
    pay: Pay = Pay()


class Face(Row, frozen=True, kw_only=True):
    """What a field shows: one area or two, or a green arrow; and its icons. (MFS-20 to 28)"""

    area: Annotated[tuple[Area, ...], Meta(min_length=1)] = ()
    arrow: Literal["up", "sideways", ""] = ""
    once: bool = False
    no_sunflower: bool = False
    shop: bool = False


class Card(Face, frozen=True, kw_only=True):
    """A field card; back 0 is the seedling."""

    id: Annotated[int, Meta(ge=1, le=FIELD_CARDS)]
    back: Literal[0, 1, 2, 3, 4, 5, 6]


class Printed(Face, frozen=True, kw_only=True):
    """A field of the farm, by side; without area and arrow it is empty."""

    side: Literal["base", "jump_start"]
    field: Literal["2/12", "3", "4", "5", "6", "7", "8", "9", "10", "11"]


class JumpStart(Face, frozen=True, kw_only=True):
    """A jump-start card."""

    id: Annotated[int, Meta(ge=JUMP_STARTS[0], le=JUMP_STARTS[-1])]


class Skill(Row, frozen=True):
    """A farmer's skill: the booklet says what it does."""

    name: Literal["good", "bags", "barter", "exchange", "seven", "swap", "opposite"]


class Goal(Row, frozen=True):
    """A goal: the booklet says what it asks."""

    name: Literal["icons", "identical", "bags", "sunflowers", "upper-row", "full-shop"]


class Components(Struct, frozen=True):
    """All that one game is played with; the hash goes into the log's header."""

    cards: tuple[Card, ...]
    printed: tuple[Printed, ...]  # both sides, each in the farm's order
    jump_start: tuple[JumpStart, ...]
    hash: str


KEYS: Final[dict[str, tuple[type[Row], str]]] = {
    "card": (Card, "id"),
    "printed": (Printed, "field"),
    "jump_start": (JumpStart, "id"),
    "skill": (Skill, "name"),
    "goal": (Goal, "name"),
}


def load(path: Path | None = None) -> Components:
    """The components of a file, or ours. If they can't be used: ComponentError and nothing else."""
    return build(*read("farmtable.games.my_farm_shop.data", "fields.toml", path))


def build(name: str, document: dict[str, Any]) -> Components:
    """Tables, then rows, then the whole: what is wrong in a row would only be repeated by the checks of the whole."""
    refuse(name, file_faults(document, [*KEYS]))
    faults: list[str] = []
    for table, (kind, key) in KEYS.items():
        for number, row in enumerate(document[table], 1):
            title = row_title(table, key, number, row)
            faults += row_faults(title, row, kind) or face_faults(title, msgspec.convert(row, kind))
    refuse(name, faults)
    cards = msgspec.convert(document["card"], tuple[Card, ...])
    printed = msgspec.convert(document["printed"], tuple[Printed, ...])
    jump_start = msgspec.convert(document["jump_start"], tuple[JumpStart, ...])
    skills = [row["name"] for row in document["skill"]]
    goals = [row["name"] for row in document["goal"]]
    places = [f"{row.side} {row.field}" for row in printed]
    refuse(
        name,
        [
            *once_each("card", [card.id for card in cards], range(1, FIELD_CARDS + 1)),
            *once_each("jump_start", [card.id for card in jump_start], JUMP_STARTS),
            *once_each("printed", places, [f"{side} {field}" for side in SIDES for field in FIELDS]),
            *once_each("skill", skills, SKILLS),
            *once_each("goal", goals, GOALS),
            *back_faults(cards),
        ],
    )
    cards = tuple(sorted(cards, key=lambda card: card.id))
    printed = tuple(sorted(printed, key=lambda row: (SIDES.index(row.side), FIELDS.index(row.field))))
    jump_start = tuple(sorted(jump_start, key=lambda card: card.id))
    return Components(cards, printed, jump_start, hash_of(cards, printed, jump_start))


# ---- What is wrong with a face, with the whole ----------------------------------------------------------------------


def face_faults(title: str, row: object) -> list[str]:
    """What the type of a single field can't say."""
    return list(faults_of(title, row)) if isinstance(row, Face) else []


def faults_of(title: str, face: Face) -> Iterator[str]:
    if face.arrow and face.area:
        yield f"{title}, field 'arrow': {shown(face.arrow)} is not allowed beside areas; an arrow or areas"
    if not face.arrow and not face.area and not isinstance(face, Printed):
        yield f"{title}, field 'area': missing; one or two areas, or an arrow"
    if len(face.area) > 2:
        yield f"{title}, field 'area': {len(face.area)} areas; one or two"
    if face.arrow == "up" and isinstance(face, JumpStart):
        yield f"{title}, field 'arrow': 'up' is not allowed; it could not lie on field 4"
    if face.arrow == "up" and isinstance(face, Printed) and face.field in FIELDS[:5]:
        yield f"{title}, field 'arrow': 'up' is not allowed; only on fields 7 to 11"
    if isinstance(face, Printed) and face.once:
        yield f"{title}, field 'once': true is not allowed; only cards leave the game"
    for number, area in enumerate(face.area, 1):
        if area.pay.other and not area.pay.identical:
            yield f"{title}, area {number}, field 'pay.other': {area.pay.other} is not allowed; only with 'identical'"


def once_each(table: str, found: Sequence[object], known: Sequence[object]) -> Iterator[str]:
    """Every row once."""
    count = Counter(found)
    for name in known:
        if count[name] != 1:
            state = "missing" if count[name] == 0 else f"{count[name]} rows"
            yield f"{table} {shown(name)}: {state}; one row for each of {len(known)}"


def back_faults(cards: Sequence[Card]) -> Iterator[str]:
    """Six seedlings, and the number of cards with each back."""
    count = Counter(int(card.back) for card in cards)
    for back, size in enumerate(BACK_SIZES):
        if count[back] != size:
            yield f"table 'card', field 'back': {count[back]} cards with back {back}; {size}"
