"""Fences' choices, events, farms and score lines as phrases: keys and arguments for the words."""

from __future__ import annotations

from typing import Any

from farmtable.core.rules.choice import Vocabulary
from farmtable.core.rules.event import Event, Events
from farmtable.core.rules.task import Task
from farmtable.core.show import saying
from farmtable.core.show.phrase import Argument, Phrase, phrase, seat_phrase
from farmtable.core.show.saying import Sayings
from farmtable.core.show.score import Line, Score
from farmtable.games.fences.rules import play
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.declared import COMPLETES, CONDITIONS, DONE, PLACE, PROFILE, PROFILES
from farmtable.games.fences.rules.faces import WHERE
from farmtable.games.fences.rules.farm import KIND_NAMES, all_barns, animals, barns, share, worth
from farmtable.games.fences.rules.profiles import holds
from farmtable.games.fences.rules.scoring import completed
from farmtable.games.fences.rules.state import Fences


def place_text(place: int) -> str:
    """2,-1: two east and one north of the first tile."""
    return PLACE.write(place)


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


# ---- Choices and events ---------------------------------------------------------------------------------------------


def sayings(box: Box) -> Sayings:
    return {
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
    return saying.choice_phrase(vocabulary, sayings(box), choice)


def event_phrase(events: Events, box: Box, event: Event) -> Phrase:
    """What happened, as one seat sees it."""
    if event.kind == COMPLETES:
        farm = int(event.c)
        args: dict[str, Argument] = {"player": seat_phrase(int(event.seat))}
        args |= {"farm": farm_phrase(int(event.a), int(event.b)), "animals": animals_phrase(farm)}
        args |= {"worth": int(worth(farm)), "barns": int(all_barns(farm)), "share": int(share(farm))}
        return Phrase("event-completes", args)
    return saying.event_phrase(events, sayings(box), event)


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
