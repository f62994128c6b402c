"""Fences' choices, events, farms and score lines as phrases: keys and arguments for the words."""

from __future__ import annotations

from typing import Any

from farmtable.core.rules.event import Event
from farmtable.core.rules.task import Task
from farmtable.core.show.choice import Verb, Vocabulary
from farmtable.core.show.phrase import Argument, Phrase, phrase, seat_phrase
from farmtable.core.show.score import Line, Score
from farmtable.games.fences.rules import play
from farmtable.games.fences.rules.board import SET, TILE_PLACES
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.faces import WHERE
from farmtable.games.fences.rules.farm import KIND_NAMES, all_barns, animals, barns, share, worth
from farmtable.games.fences.rules.profiles import CONDITIONS, holds
from farmtable.games.fences.rules.scoring import completed
from farmtable.games.fences.rules.state import (
    BONUS,
    BUILDS,
    COMPLETES,
    DRAWS,
    EVENTS,
    EXCHANGES,
    IS,
    RETURNS,
    SCORES,
    SETS,
    Fences,
)

MOST_TILES = 128  # ids in a choice


def place_text(place: int) -> str:
    """2,-1: two east and one north of the first tile."""
    return f"{place % 256 - 128},{place // 256 - 128}"


def read_place(text: str) -> int | None:
    """The place that such a text means."""
    x, comma, y = text.partition(",")
    try:
        east, south = int(x), int(y)
    except ValueError:
        return None
    if not comma or not (-128 <= east < 128 and -128 <= south < 128) or f"{east},{south}" != text:
        return None
    return (south + 128) * 256 + east + 128


class SetVerb(Verb):
    """`set 31 r90 at 2,-1`: tile, degrees clockwise, place."""

    def __init__(self) -> None:
        super().__init__("set", SET, MOST_TILES * TILE_PLACES)

    def write(self, argument: int) -> str:
        tile, place, turn = argument // TILE_PLACES, argument % TILE_PLACES // 4, argument % 4
        return f"{tile} r{90 * turn} at {place_text(place)}"

    def read(self, words: str) -> int | None:
        parts = words.split()
        if len(parts) != 4 or parts[2] != "at" or parts[1] not in ("r0", "r90", "r180", "r270"):
            return None
        place = read_place(parts[3])
        if place is None or not (parts[0].isascii() and parts[0].isdigit() and len(parts[0]) < 4):
            return None
        tile = int(parts[0])
        return tile * TILE_PLACES + place * 4 + int(parts[1][1:]) // 90 if tile < MOST_TILES else None


# ---- Farms and profiles ---------------------------------------------------------------------------------------------


def where_phrase(where: int) -> Phrase:
    return phrase(f"where-{WHERE[where]}")


def animals_phrase(farm: int) -> list[Phrase]:
    """2 cows and 1 pig; none is a phrase of its own."""
    counts = [(name, int(animals(farm, kind))) for kind, name in enumerate(KIND_NAMES)]
    return [phrase(f"animals-{name}", n=n) for name, n in counts if n] or [phrase("animals-none")]


def farm_phrase(place: int, where: int) -> Phrase:
    """A farm is named by the field that completed it."""
    return phrase("farm", place=place_text(place), where=where_phrase(where))


def condition_phrase(condition: int) -> Phrase:
    return phrase(f"condition-{CONDITIONS[condition]}")


def farmer_phrase(box: Box, number: int) -> Phrase:
    """A whole profile: Tim, 3 for a cow, 2 for no barn."""
    farmer = box.farmers[number - 1]
    parts = [
        phrase("bonus", points=points, condition=condition_phrase(condition))
        for condition, points in zip(farmer.conditions, farmer.points, strict=True)
    ]
    return phrase("farmer", name=farmer.name, bonuses=parts)


# ---- Choices --------------------------------------------------------------------------------------------------------


def choice_phrase(vocabulary: Vocabulary, box: Box, choice: int, task: Task[Any] | None) -> Phrase:
    """A choice, as an answer to the task that asks."""
    verb = vocabulary.verb(choice)
    argument = choice - verb.base
    if choice >= SET:
        place = place_text(argument % TILE_PLACES // 4)
        return phrase("choice-set", tile=argument // TILE_PLACES, turn=90 * (argument % 4), place=place)
    if verb.name == "barn":
        return phrase("choice-barn", where=where_phrase(argument))
    if verb.name == "start":
        return phrase("choice-start", player=seat_phrase(argument))
    if verb.name == "farmer":
        known = 0 < argument <= len(box.farmers)
        return phrase("choice-farmer", name=box.farmers[argument - 1].name if known else str(argument))
    if verb.name == "draw":
        return phrase("choice-draw", tile=argument)
    if verb.name == "done":
        return phrase("choice-no-barn" if isinstance(task, play.BuildBarn) else "choice-done")
    return phrase(f"choice-{verb.name}")


# ---- Events ---------------------------------------------------------------------------------------------------------


def event_phrase(box: Box, event: Event) -> Phrase:
    """What happened, as one seat sees it."""
    key = f"event-{EVENTS[event.kind]}"
    args: dict[str, Argument] = {"player": seat_phrase(int(event.seat))}
    a, b = int(event.a), int(event.b)
    if event.kind == IS:
        args["farmer"] = farmer_phrase(box, b)
    elif event.kind == DRAWS:
        tile = b or int(event.secret)
        if tile:
            args["tile"] = tile
        else:
            key += "-unseen"
    elif event.kind == SETS:
        args |= {"tile": b, "turn": 90 * (a % 4), "place": place_text(a % TILE_PLACES // 4)}
    elif event.kind == COMPLETES:
        args |= {
            "farm": farm_phrase(a // 16, a % 16),
            "animals": animals_phrase(b),
            "worth": int(worth(b)),
            "barns": int(all_barns(b)),
            "share": int(share(b)),
        }
    elif event.kind == SCORES:
        args |= {"points": a, "barns": b}
    elif event.kind == BONUS:
        args |= {"points": a, "condition": condition_phrase(b)}
    elif event.kind == RETURNS:
        args["place"] = place_text(a)
    elif event.kind == BUILDS:
        args |= {"place": place_text(a // 16), "where": where_phrase(a % 16)}
    elif event.kind == EXCHANGES:
        args["n"] = a
    return Phrase(key, args)


# ---- Scores ---------------------------------------------------------------------------------------------------------


def scores(s: Fences) -> list[Score]:
    """A line for each share of each farm, and for each bonus. Ties are shared. (FE-41, FE-42, FE-50)"""
    lines: list[list[Line]] = [[] for _ in range(s.players)]
    for found in completed(s):
        farm = int(s.farms[found.root])
        where = int(s.box.where[(found.tile * 4 + s.turn_of(found.tile)) * 4 + found.field])
        name = farm_phrase(int(s.place_of(found.tile)), where)
        for seat in range(s.players):
            own = int(barns(farm, seat))
            points = own * int(share(farm))
            if points:
                why = phrase("score-farm", farm=name, animals=animals_phrase(farm), own=own, barns=int(all_barns(farm)))
                lines[seat].append(Line(why, points, "FE-41" if all_barns(farm) > 1 else "FE-40"))
        seat = int(s.setter_of(found.tile))
        if s.farmer(seat):
            farmer = s.box.farmers[s.farmer(seat) - 1]
            for condition, points in zip(farmer.conditions, farmer.points, strict=True):
                if holds(s, condition, seat, found.root, found.before):
                    why = phrase("score-bonus", farm=name, name=farmer.name, condition=condition_phrase(condition))
                    lines[seat].append(Line(why, points, "FE-42"))
    return [Score(tuple(own)) for own in lines]
