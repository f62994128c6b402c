"""Questions step by step: which tool, on whose land, which place, how turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from farmtable.core.rules.task import Task
from farmtable.core.show.phrase import Phrase, phrase
from farmtable.core.show.places import FIRST_ROW
from farmtable.core.show.text import Step, Way, owners, whose
from farmtable.games.farmoony.rules import tools
from farmtable.games.farmoony.rules.declared import CHOOSE, LANDS, LIFT, MISSION, PLACE, TAKE, UNLOAD, USE, VERB
from farmtable.games.farmoony.rules.land import Land
from farmtable.games.farmoony.rules.state import FARMER, WHEELBARROW, Box
from farmtable.games.farmoony.rules.tiles import GRID, OFFSET, SIDE, TYPES, card_of, cell_of, rotation_of, y_of
from farmtable.games.farmoony.show.landscape import tile_at
from farmtable.games.farmoony.show.phrases import cell_text, mission_phrase, rows_phrase, tool_phrase
from farmtable.games.farmoony.show.text import tool_does
from farmtable.games.farmoony.show.view import FarmoonyView, seen_land

MANY = 12  # places in a list; if there are more, their rows are asked for first

Said = Callable[[int], Phrase]


def steps(box: Box, ask: Phrase, said: Said, task: Task[Any], menu: list[int], v: FarmoonyView) -> Step:
    """A menu as a tree; `said` says a choice in the words of the list."""
    asking = Asking(box, v)
    if menu and menu[0] >= PLACE:
        card = int(card_of(menu[0] - PLACE))
        with_card = phrase("step-ask-card", ask=ask, card=rows_phrase(box, card))
        return Step(with_card, asking.places(v.seat, card, menu, PLACE + card * 4 * GRID))
    if menu and menu[0] >= UNLOAD and isinstance(task, tools.Unload):
        return Step(ask, asking.unloads(int(task.card), menu))
    if isinstance(task, tools.WorkWithTools):
        return Step(ask, asking.work(said, menu))
    return Step(ask, tuple(Way(asking.label(choice) or said(choice), choice) for choice in menu))


class Asking:
    """The tree of one menu, for who has this view."""

    def __init__(self, box: Box, v: FarmoonyView) -> None:
        self.box = box
        self.v = v
        self.lands = [seen_land(box, seen) for seen in v.seats]

    def label(self, choice: int) -> Phrase | None:
        """A mission with what it scores; a card by its number in the hand."""
        if MISSION < choice < MISSION + VERB:
            number = choice - MISSION
            scores = phrase(f"mission-{self.box.names[number]}-text")
            return phrase("tell-mission", mission=mission_phrase(self.box, number), text=scores)
        if CHOOSE < choice < CHOOSE + VERB:
            card = choice - CHOOSE
            n = self.v.seats[self.v.seat].hand.index(card) + 1
            return phrase("tell-hand-card", n=n, card=rows_phrase(self.box, card))
        return None

    # ---- A card: where, and how turned ---------------------------------------------------------------------------

    def places(self, seat: int, card: int, menu: Sequence[int], base: int, lifted: int = 0) -> tuple[Way, ...]:
        """Every place on a land, by rows if there are many; then how the card is turned there."""
        land = self.lands[seat].without(lifted) if lifted else self.lands[seat]
        cells: dict[int, list[int]] = {}
        for choice in menu:
            cells.setdefault((choice - base) % GRID, []).append(choice)
        ways = {cell: self.place(land, card, cell, cells[cell], base) for cell in sorted(cells)}
        if len(ways) <= MANY:
            return tuple(ways.values())
        rows: dict[int, list[Way]] = {}
        for cell, way in ways.items():
            rows.setdefault(y_of(cell) + FIRST_ROW, []).append(way)
        return tuple(
            Way(phrase("step-row", row=row, n=len(found)), then=Step(phrase("step-ask-place"), tuple(found)))
            for row, found in rows.items()
        )

    def place(self, land: Land, card: int, cell: int, choices: list[int], base: int) -> Way:
        """What is covered there, however the card is turned; then the turns."""
        covered = [tile_at(land, cell + int(step)) for step in OFFSET if land.tile(cell + step)]
        to = cell_text(cell + SIDE + 1)
        label = phrase("step-place", first=cell_text(cell), last=to, covered=covered or [phrase("tile-none")])
        turns = tuple(Way(self.turned(card, choice - base), choice) for choice in choices)
        return Way(label, then=Step(phrase("step-ask-turn", place=cell_text(cell)), turns))

    def turned(self, card: int, place: int) -> Phrase:
        turns = int(rotation_of(place))
        return phrase("step-turned", card=rows_phrase(self.box, card, turns), turn=90 * turns)

    # ---- A tool: on whose land, and where ------------------------------------------------------------------------

    def work(self, said: Said, menu: list[int]) -> tuple[Way, ...]:
        """Nothing and drawing first; then each tool that is held."""
        plain = [Way(self.drawn(choice) or said(choice), choice) for choice in menu if choice < LIFT]
        lifts = [choice for choice in menu if LIFT <= choice < USE]
        by_effect: dict[int, list[int]] = {}
        for choice in menu:
            if choice >= USE:
                by_effect.setdefault((choice - USE) // LANDS, []).append(choice)
        simple = [
            Way(phrase("step-use", tool=tool_does(effect)), then=self.targets(effect, found))
            for effect, found in by_effect.items()
            if effect < FARMER
        ]
        sowing = {effect: found for effect, found in by_effect.items() if effect >= FARMER}
        farmer = [Way(phrase("step-use", tool=tool_does(FARMER)), then=self.sows(sowing))] if sowing else []
        barrow = [Way(phrase("step-use", tool=tool_does(WHEELBARROW)), then=self.lifts(lifts))] if lifts else []
        return (*plain, *simple, *farmer, *barrow)

    def drawn(self, choice: int) -> Phrase | None:
        """An open tool, with what it does."""
        return phrase("step-take", tool=tool_does(choice - TAKE)) if TAKE <= choice < TAKE + VERB else None

    def sows(self, by_effect: dict[int, list[int]]) -> Step:
        """What the farmer makes of the soil."""
        ways = [
            Way(phrase("step-into", tile=phrase(f"tile-{TYPES[tools.INTO[effect]]}")), then=self.targets(effect, found))
            for effect, found in by_effect.items()
        ]
        return Step(phrase("step-ask-into"), tuple(ways))

    def targets(self, effect: int, menu: list[int]) -> Step:
        """Whose land, then which of its tiles."""

        def place(choice: int) -> Way:
            land, cell = self.lands[(choice - USE) % LANDS // GRID], (choice - USE) % GRID
            return Way(phrase("step-tile", tile=tile_at(land, cell)), choice)

        turns = phrase(f"tile-{TYPES[tools.TURNS[effect]]}")
        tool = tool_phrase(int(tools.tool_of(effect)))
        ask = phrase("step-ask-land", tool=tool)
        return self.by_land(ask, menu, lambda choice: (choice - USE) % LANDS // GRID, place, "step-ask-tile", turns)

    def lifts(self, menu: list[int]) -> Step:
        """Whose land, then which card of it."""
        where = {one.card: (seat, one) for seat, seen in enumerate(self.v.seats) for one in seen.land}

        def card(choice: int) -> Way:
            _, one = where[choice - LIFT]
            place = next(int(p) for p in self.lands[where[choice - LIFT][0]].laid if card_of(p) == one.card)
            turned = rows_phrase(self.box, one.card, one.turns)
            return Way(phrase("step-lift", place=cell_text(int(cell_of(place))), card=turned), choice)

        ask = phrase("step-ask-land", tool=tool_phrase(WHEELBARROW))
        return self.by_land(
            ask, menu, lambda choice: where[choice - LIFT][0], card, "step-ask-lift", phrase("tile-none")
        )

    def by_land(
        self,
        ask: Phrase,
        menu: list[int],
        owner: Callable[[int], int],
        way: Callable[[int], Way],
        key: str,
        tile: Phrase,
    ) -> Step:
        """The lands that have any of these, the own one first; a single one is not asked for."""
        lands = {seat: [way(choice) for choice in menu if owner(choice) == seat] for seat in owners(self.v)}
        then = {seat: Step(whose(self.v, seat, key, tile=tile), tuple(ways)) for seat, ways in lands.items() if ways}
        if len(then) == 1:
            return next(iter(then.values()))
        ways = [Way(whose(self.v, seat, "step-land", n=len(step.ways)), then=step) for seat, step in then.items()]
        return Step(ask, tuple(ways))

    def unloads(self, card: int, menu: list[int]) -> tuple[Way, ...]:
        """Whose land, then where and how turned."""
        home = next(seat for seat, seen in enumerate(self.v.seats) if any(one.card == card for one in seen.land))
        found = []
        for seat in owners(self.v):
            base = UNLOAD + seat * 4 * GRID
            choices = [choice for choice in menu if base <= choice < base + 4 * GRID]
            if choices:
                ways = self.places(seat, card, choices, base, card if seat == home else 0)
                label = whose(self.v, seat, "step-land", n=len({(choice - base) % GRID for choice in choices}))
                found.append(Way(label, then=Step(phrase("step-ask-place"), ways)))
        return tuple(found)
