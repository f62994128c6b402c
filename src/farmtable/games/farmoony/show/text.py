"""The table in words: each player's hand, tools, points and land, then missions, tools to draw and the phase."""

from __future__ import annotations

from farmtable.core.show.phrase import Argument, Phrase, phrase, seat_phrase
from farmtable.core.show.places import place_name
from farmtable.core.show.score import Line, Score
from farmtable.core.show.text import Section, calls_of, owners, whose
from farmtable.core.show.view import HIDDEN
from farmtable.games.farmoony.rules import tools
from farmtable.games.farmoony.rules.declared import TOOL_NAMES
from farmtable.games.farmoony.rules.play import HANDS
from farmtable.games.farmoony.rules.state import FARMER, Box
from farmtable.games.farmoony.rules.tiles import TYPES, card_of, cell_of, rotation_of
from farmtable.games.farmoony.show.landscape import Landscape
from farmtable.games.farmoony.show.phrases import (
    card_phrase,
    cell_text,
    mission_phrase,
    rows_phrase,
    tool_phrase,
)
from farmtable.games.farmoony.show.view import FarmoonyView, SeatView, seen_land, turn_in_phase

WITH_TOOLS = ("WorkWithTools", "DrawTool", "OpenTools", "Unload", "MayFence")  # the tasks of one player's tools


def text(box: Box, v: FarmoonyView, scores: list[Score]) -> list[Section]:
    """All that a seat sees: its own things, those of the others in turn order, and what is common to all."""
    telling = Telling(box, v, scores)
    found = [telling.owner(seat) for seat in owners(v)]
    return [*found, telling.missions(), telling.tools_to_draw(), telling.course()]


def tool_does(kind: int) -> Phrase:
    """a seed: soil becomes vegetable"""
    name = tool_phrase(kind)
    if kind < FARMER:
        into, turns = TYPES[tools.INTO[kind]], TYPES[tools.TURNS[kind]]
        return phrase("tell-tool-changes", tool=name, before=phrase(f"tile-{turns}"), after=phrase(f"tile-{into}"))
    return phrase(f"tell-tool-{TOOL_NAMES[kind]}", tool=name)


def places_text(cells: tuple[tuple[int, int], ...]) -> str:
    return ", ".join(place_name(x, y) for x, y in cells)


class Telling:
    """One view, as sections."""

    def __init__(self, box: Box, v: FarmoonyView, scores: list[Score]) -> None:
        self.box = box
        self.v = v
        self.scores = scores

    # ---- A player ----------------------------------------------------------------------------------------------------

    def owner(self, seat: int) -> Section:
        """Everything that is a player's."""
        seen = self.v.seats[seat]
        lines = list(self.scores[seat].lines) if self.scores else []
        land = Landscape(self.v, seat, seen_land(self.box, seen), lines)
        parts = [self.hand(seat, seen), self.tools(seat, seen)]
        if lines:
            parts.append(self.points(seat, lines))
        facts = [whose(self.v, seat, "tell-points", n=self.scores[seat].points)] if self.scores else []
        return Section(
            whose(self.v, seat, "tell-owner"),
            (*facts, *self.card_in_play(seat, seen)),
            (*parts, *land.sections()),
            (phrase("call-player", player=seat_phrase(seat)),),
        )

    def card_in_play(self, seat: int, seen: SeatView) -> list[Phrase]:
        """The card that is chosen, shown or placed in this turn."""
        if seen.chosen:
            return [whose(self.v, seat, "tell-chosen")]
        if not seen.playing:
            return []
        shown = whose(self.v, seat, "tell-playing", card=rows_phrase(self.box, seen.playing))
        if seen.placed is not None:
            place = seen.placed
            turned = rows_phrase(self.box, place.card, place.turns)
            where = phrase("tell-placed", place=place_name(place.x, place.y), card=turned)
            return [shown, where]
        return [shown, whose(self.v, seat, "tell-has-placed")] if seen.has_placed else [shown]

    def hand(self, seat: int, seen: SeatView) -> Section:
        """Farm cards: the own ones, and those that were passed on, face by face; of others how many."""
        facts: list[Phrase] = []
        for n, card in enumerate(seen.hand, 1):
            if card != HIDDEN:
                kept = "tell-hand-kept" if card == seen.chosen else "tell-hand-card"
                facts.append(phrase(kept, n=n, card=rows_phrase(self.box, card)))
        if seen.hand and not facts:
            facts.append(phrase("tell-hand-hidden"))
        elif facts and seat != self.v.seat:
            facts.append(phrase("tell-hand-known"))
        if seat == self.v.seat and seen.hand and self.v.players > 1:
            onward = -1 if self.v.phase == 2 else 1
            to, back = (seat_phrase((seat + k * onward) % self.v.players) for k in (1, -1))
            facts.append(phrase("tell-hand-goes", to=to, back=back))
        return Section(
            whose(self.v, seat, "tell-hand", n=len(seen.hand)),
            tuple(facts),
            calls=calls_of(self.v, seat, phrase("call-hand")),
        )

    def tools(self, seat: int, seen: SeatView) -> Section:
        """Tools, and what each does; of others those that all have seen being taken, and how many more."""
        known = list(seen.known_tools)
        facts = []
        for kind in seen.tools:
            if kind == HIDDEN:
                continue
            facts.append(tool_does(kind))
            if seat == self.v.seat and kind in known:
                known.remove(kind)
                facts[-1] = phrase("tell-tool-seen", tool=facts[-1])
        hidden = seen.tools.count(HIDDEN)
        if hidden:
            facts.append(phrase("tell-tools-hidden", n=hidden))
        return Section(
            whose(self.v, seat, "tell-tools", n=len(seen.tools)),
            tuple(facts),
            calls=calls_of(self.v, seat, phrase("call-tools")),
        )

    def points(self, seat: int, lines: list[Line]) -> Section:
        """What scores now, and where."""
        title = whose(self.v, seat, "tell-scores", n=sum(line.points for line in lines))
        return Section(
            title, tuple(self.line(line) for line in lines), calls=calls_of(self.v, seat, phrase("call-scores"))
        )

    def line(self, line: Line) -> Phrase:
        where = phrase("tell-where", why=line.why, places=places_text(line.cells)) if line.cells else line.why
        key = "tell-line-less" if line.points < 0 else "tell-line"
        return phrase(key, n=abs(line.points), why=where)

    # ---- What is common to all ---------------------------------------------------------------------------------------

    def missions(self) -> Section:
        """Those that hold, with what each land has by them, and who chooses the next ones."""
        v = self.v
        facts = []
        for k, number in enumerate(v.missions):
            args: dict[str, Argument] = {"mission": mission_phrase(self.box, number)}
            facts.append(Phrase("tell-mission", {**args, "text": phrase(f"mission-{self.box.names[number]}-text")}))
            facts.append(Phrase("tell-mission-by", {**args, "player": self.chooser(k), "phase": k + 1}))
            if self.scores:
                lands = [
                    phrase("tell-mission-land", player=seat_phrase(seat), n=self.mission_points(seat, number))
                    for seat in range(v.players)
                ]
                facts.append(Phrase("tell-mission-now", {**args, "lands": lands}))
        if v.choosers:
            for k in range(len(v.missions), 3):
                facts.append(phrase("tell-mission-next", player=self.chooser(k), phase=k + 1))
        return Section(phrase("tell-missions", n=len(v.missions)), tuple(facts), calls=(phrase("call-missions"),))

    def chooser(self, k: int) -> Phrase:
        return seat_phrase(self.v.choosers[k % len(self.v.choosers)])

    def mission_points(self, seat: int, number: int) -> int:
        mission = mission_phrase(self.box, number)
        return sum(line.points for line in self.scores[seat].lines if line.why.args.get("mission") == mission)

    def tools_to_draw(self) -> Section:
        v = self.v
        facts = [phrase("tell-open-tool", tool=tool_does(kind)) for kind in v.open_tools]
        facts.append(phrase("tell-tool-deck", n=v.deck))
        if v.used_tools:
            used = [phrase(f"tool-{TOOL_NAMES[kind]}") for kind in v.used_tools]
            facts.append(phrase("tell-used-tools", n=len(used), tools=used))
        return Section(phrase("tell-tools-to-draw"), tuple(facts), calls=(phrase("call-deck"),))

    def course(self) -> Section:
        """Phase and turn, who begins with tools, the cards that nobody has, and a wheelbarrow on its way."""
        v = self.v
        facts = []
        if not v.agenda:
            facts.append(phrase("tell-over"))
        elif v.phase:
            facts.append(phrase("tell-phase", n=v.phase, turn=turn_in_phase(v), turns=HANDS[v.phase]))
            facts += [*self.wheelbarrow(), phrase("tell-first", player=self.chooser(v.phase - 1))]
            facts.append(phrase("tell-passed-back" if v.phase == 2 else "tell-passed"))
            if any(row[0] in WITH_TOOLS for row in v.agenda):
                facts.append(phrase("tell-player", player=seat_phrase(v.player)))
        facts.append(phrase("tell-undealt", n=v.undealt))
        facts += [phrase("tell-gone", card=card_phrase(self.box, card)) for card in v.gone]
        return Section(phrase("tell-course"), tuple(facts), calls=(phrase("call-phase"),))

    def wheelbarrow(self) -> list[Phrase]:
        """The card that is lifted, and where it shall go."""
        for row in self.v.agenda:
            if row[0] == "Unload":
                return [self.lifted(int(row[1]))]
            if row[0] == "MayFence":
                move = row
                while move[0] == "MayFence":
                    move = move[2]
                place, goal = int(move[1]), int(move[2])
                card, turns = int(card_of(place)), int(rotation_of(place))
                turned = rows_phrase(self.box, card, turns)
                where = cell_text(int(cell_of(place)))
                to = phrase("tell-unloads", player=seat_phrase(goal), place=where, card=turned)
                return [self.lifted(card), to]
        return []

    def lifted(self, card: int) -> Phrase:
        """Until it is put down it lies where it was."""
        for seat, seen in enumerate(self.v.seats):
            for one in seen.land:
                if one.card == card:
                    where = place_name(one.x, one.y)
                    return phrase("tell-lifted", user=seat_phrase(self.v.player), player=seat_phrase(seat), place=where)
        raise AssertionError("a wheelbarrow takes a card that lies on a land")
