"""Fences' choices, events, farms and score lines as phrases: keys and arguments for the words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from msgspec import to_builtins

from farmtable.core.rules.choice import Vocabulary
from farmtable.core.rules.event import Event, Events
from farmtable.core.rules.task import Task
from farmtable.core.show import saying
from farmtable.core.show.phrase import Argument, Phrase, phrase, seat_phrase
from farmtable.core.show.places import place_name
from farmtable.core.show.saying import Sayings
from farmtable.core.show.score import Line, Score
from farmtable.games.fences.rules import play
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.declared import (
    COMPLETES,
    CONDITIONS,
    DONE,
    PROFILE,
    PROFILES,
    SET,
    TILE_PLACES,
)
from farmtable.games.fences.rules.faces import SHAPES, WHERE, where
from farmtable.games.fences.rules.farm import KIND_NAMES, all_barns, animals, barns, share, worth
from farmtable.games.fences.rules.profiles import holds
from farmtable.games.fences.rules.scoring import completed
from farmtable.games.fences.rules.state import Fences


def place_text(place: int) -> str:
    """O12: two east and one north of the first tile, which lies at M13."""
    return place_name(place % 256 - 128, place // 256 - 128)


# ---- Tiles, farms and profiles --------------------------------------------------------------------------------------


@cache
def where_phrase(where: int) -> Phrase:
    return phrase(f"where-{WHERE[where]}")


def counted_phrase(counts: Iterable[int]) -> list[Phrase]:
    """2 cows and 1 pig; none is a phrase of its own."""
    found = [phrase(f"animals-{name}", n=n) for name, n in zip(KIND_NAMES, counts, strict=True) if n]
    return found or [phrase("animals-none")]


def animals_phrase(farm: int) -> list[Phrase]:
    return counted_phrase(int(animals(farm, kind)) for kind in range(len(KIND_NAMES)))


@lru_cache(maxsize=1000)
def tile_phrase(box: Box, tile: int) -> Phrase:
    """A tile, named by what it shows: a tile with 2 cows and 1 pig. Menus name each again and again: it is one."""
    if not 0 < tile <= len(box.tiles):
        return phrase("tile-none", tile=tile)
    counts = [sum(kind) for kind in zip(*box.tiles[tile - 1].animals, strict=True)]
    return phrase("tile" if any(counts) else "tile-bare", tile=tile, animals=counted_phrase(counts))


@lru_cache(maxsize=4000)
def fields_phrase(box: Box, tile: int, turn: int) -> list[Phrase]:
    """A tile as it lies, field by field: 2 cows north-east, no animals south-west. Alike means that it fits alike."""
    if not 0 < tile <= len(box.tiles):
        return [phrase("animals-none")]
    row = box.tiles[tile - 1]
    return [
        phrase(
            "field" if any(counts) else "field-bare",
            where=where_phrase(where(halves, turn)),
            animals=counted_phrase(counts),
        )
        for halves, counts in zip(SHAPES[row.shape], row.animals, strict=True)
    ]


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


# ---- Choices and events ---------------------------------------------------------------------------------------------


def sayings(box: Box) -> Sayings:
    return {
        "tile": lambda tile: tile_phrase(box, tile),
        "place": place_text,
        "where": where_phrase,
        "condition": condition_phrase,
        "farmer": lambda number: farmer_phrase(box, number),
    }


def choice_phrase(vocabulary: Vocabulary, box: Box, choice: int, task: Task[Any] | None) -> Phrase:
    """A choice, as an answer to the task that asks."""
    if choice == DONE and isinstance(task, play.BuildBarn):
        return phrase("choice-no-barn")
    number = choice - PROFILE
    if 0 <= number <= PROFILES:  # a name is enough: the card lies open
        return phrase("choice-farmer", name=box.farmers[number - 1].name if 0 < number <= len(box.farmers) else "-")
    told = saying.choice_phrase(vocabulary, sayings(box), choice)
    if choice < SET:
        return told
    tile, turn = (choice - SET) // TILE_PLACES, choice % 4
    return Phrase(told.key, told.args | {"fields": fields_phrase(box, tile, turn)})


def event_phrase(events: Events, box: Box, event: Event) -> Phrase:
    """What happened, as one seat sees it."""
    if event.kind == COMPLETES:
        farm = int(event.c)
        args: dict[str, Argument] = {"player": seat_phrase(int(event.seat))}
        args |= {"animals": animals_phrase(farm), "worth": int(worth(farm))}
        args |= {"barns": int(all_barns(farm)), "share": int(share(farm))}
        return Phrase("event-completes", args)
    return saying.event_phrase(events, sayings(box), event)


def retold(box: Box, args: dict[str, Any]) -> dict[str, Any]:
    """Games that ended under version 0.1 kept the number of a tile."""
    tile = args.get("tile")
    return args | {"tile": to_builtins(tile_phrase(box, tile))} if isinstance(tile, int) else args


# ---- Scores ---------------------------------------------------------------------------------------------------------


def scores(s: Fences) -> list[Score]:
    """A line for each share of each farm, and for each bonus. Ties are shared. (FE-41, FE-42, FE-50)"""
    lines: list[list[Line]] = [[] for _ in range(s.players)]
    for found in completed(s):
        farm = int(s.farms[found.root])
        for seat in range(s.players):
            own = int(barns(farm, seat))
            points = own * int(share(farm))
            if points:
                why = phrase("score-farm", animals=animals_phrase(farm), own=own, barns=int(all_barns(farm)))
                lines[seat].append(Line(why, points, "FE-41" if all_barns(farm) > 1 else "FE-40"))
        seat = int(s.setter_of(found.tile))
        if s.farmer(seat):
            farmer = s.box.farmers[s.farmer(seat) - 1]
            for condition, points in zip(farmer.conditions, farmer.points, strict=True):
                if holds(s, condition, seat, found.root, found.before):
                    why = phrase("score-bonus", name=farmer.name, condition=condition_phrase(condition))
                    lines[seat].append(Line(why, points, "FE-42"))
    return [Score(tuple(own)) for own in lines]
