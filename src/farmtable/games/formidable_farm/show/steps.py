"""A long menu step by step: first what to do, then with which space or card."""

from __future__ import annotations

from itertools import groupby

from farmtable.core.show.phrase import phrase
from farmtable.core.show.text import Step, Way
from farmtable.games.formidable_farm.rules.declared import FULFIL, FULFIL_MARKET, SUPPLY, VERB

LONG = 6  # answers that are heard one after another
KINDS = {SUPPLY: "supply", FULFIL: "play", FULFIL_MARKET: "market"}  # asked in two steps; other menus have one kind


def steps(step: Step) -> Step:
    """The same answers; where they are many, those of a kind behind one."""
    kinds = [(kind, list(ways)) for kind, ways in groupby(step.ways, key=kind_of)]
    if len(step.ways) <= LONG or len(kinds) == 1:
        return step
    return Step(step.ask, tuple(way for kind, ways in kinds for way in grouped(kind, ways)))


def kind_of(way: Way) -> int:
    assert way.choice is not None
    return way.choice & -VERB


def grouped(kind: int, ways: list[Way]) -> list[Way]:
    if kind not in KINDS or len(ways) == 1:
        return ways
    name = KINDS[kind]
    then = Step(phrase(f"step-ask-{name}"), tuple(ways))
    return [Way(phrase(f"step-{name}", n=len(ways)), then=then)]
