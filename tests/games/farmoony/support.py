"""Positions that are built, not reached: lands from text, tables from a few words, choices in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from farmtable.core.rt import i64, u8, vec
from farmtable.core.rules.event import Event
from farmtable.core.rules.seats import BIT, NATURE, SPECTATOR
from farmtable.core.rules.task import Todo
from farmtable.core.show.phrase import IllegalChoice
from farmtable.games.farmoony.game import FarmoonyGame
from farmtable.games.farmoony.rules import play
from farmtable.games.farmoony.rules.declared import EVENTS, PLACE, TOOL_NAMES, TOOLS
from farmtable.games.farmoony.rules.ground import Ground
from farmtable.games.farmoony.rules.land import Land, land_of
from farmtable.games.farmoony.rules.state import (
    CHOOSERS,
    CHOSEN_MISSIONS,
    DECK,
    HAND,
    HANDS_PASSED,
    KNOWN_TOOLS,
    OPEN_TOOLS,
    PHASE,
    POOL,
    SECRET_TOOLS,
    USED_TOOLS,
    Box,
    Farmoony,
)
from farmtable.games.farmoony.rules.tiles import CARDS, GRID, LETTERS, SIDE, Faces, card_of, cell_at, x_of, y_of
from farmtable.games.farmoony.show.view import FarmoonyView
from farmtable.table.table import seen

PLAIN = "SS/SS"  # a card to which a test gives no face


@cache
def game() -> FarmoonyGame:
    """The game of the component files."""
    return FarmoonyGame()


# ---- Missions -------------------------------------------------------------------------------------------------------


def ground(text: str) -> Ground:
    """A land written row by row, "/" between rows, "." no tile: only its tiles, for the missions."""
    tiles = vec[u8]([0] * GRID)
    rows = text.replace(" ", "").split("/")
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            tiles[(y + 2) * SIDE + x + 2] = u8(LETTERS.index(letter))
    return Ground(tiles, 2, 1 + max(map(len, rows)), 2, 1 + len(rows))


def points(number: int, text: str) -> int:
    """What a land scores by a mission."""
    return int(game().box.missions[number].score(ground(text)))


# ---- Positions ------------------------------------------------------------------------------------------------------


def place_of(words: str) -> int:
    """The placement that is written `57 r90 at 3,-2`."""
    return game().vocabulary.parse(f"place {words}") - PLACE


def faced(faces: Mapping[int, str]) -> Box:
    """The box with these faces; all other cards are nothing but soil."""
    box = game().box
    kinds = [int(kind) for kind in box.kinds]
    other = Box(
        Faces([faces.get(card, PLAIN) for card in range(1, CARDS + 1)]),
        kinds,
        [int(fewest) for fewest in box.fewest],
        box.missions,
        box.names,
    )
    play.prepare(other)
    return other


def land(faces: Mapping[int, str], laid: Sequence[str], tokens: Mapping[tuple[int, int], str] | None = None) -> Land:
    """A land of these cards, the oldest first, with these tokens."""
    marks = [(cell_at(x, y), LETTERS.index(letter)) for (x, y), letter in (tokens or {}).items()]
    return land_of(faced(faces).faces, [place_of(words) for words in laid], marks)


class Table:
    """A game in a position; choices are said in notation."""

    def __init__(self, s: Farmoony, draws: Sequence[str] = ()) -> None:
        self.s = s
        self.draws = list(draws)  # the kinds of tool that the deck gives
        self.events: list[Event] = []
        s.events = self.events
        s.settle()
        self.chance()

    def chance(self) -> None:
        """Chance does what the test says, else anything."""
        while self.s.asked & BIT[NATURE]:
            choices = self.s.choices(NATURE)
            words = [game().vocabulary.text(choice) for choice in choices]
            choice = choices[0]
            if self.draws and words[0].startswith("tool"):
                kind = TOOL_NAMES.index(self.draws.pop(0))
                choice = next(c for c, w in zip(choices, words, strict=True) if self.s.box.kinds[int(w[5:])] == kind)
            self.s.take(NATURE, choice)

    def play(self, *lines: str) -> Table:
        """`2 seed on 1 at 0,0`: the seat, counted from 1, and its choice."""
        for line in lines:
            seat, words = int(line[0]) - 1, line[2:]
            choice = game().vocabulary.parse(words)
            assert choice in self.s.choices(seat), f"{line} is not open: {self.menu(seat + 1)[:40]}"
            self.s.take(seat, choice)
            self.chance()
        return self

    def menu(self, seat: int) -> list[str]:
        """All that a seat, counted from 1, may choose."""
        return [game().vocabulary.text(choice) for choice in self.s.choices(seat - 1)]

    def refused(self, line: str) -> str:
        """The reason and the rule by which a choice is refused; nothing has changed then."""
        seat, choice = int(line[0]) - 1, game().vocabulary.parse(line[2:])
        assert choice not in self.s.choices(seat), f"{line} is open"
        before = self.s.facts()
        answer = game().show.refusal(self.s, seat, choice)
        assert isinstance(answer, IllegalChoice)
        assert self.s.facts() == before
        return f"{answer.reason.key} {answer.rule}"

    def asked(self) -> list[int]:
        """The seats that are asked, counted from 1."""
        return [seat + 1 for seat in range(self.s.players) if self.s.asked & BIT[seat]]

    def view(self, seat: int) -> FarmoonyView:
        return game().view(self.s, seat - 1)

    def tools(self, seat: int) -> list[str]:
        """What a seat holds, sorted."""
        return [TOOL_NAMES[kind] for kind in self.view(seat).seats[seat - 1].tools]

    def open_tools(self) -> list[str]:
        return [TOOL_NAMES[kind] for kind in self.view(1).open_tools]

    def used_tools(self) -> list[str]:
        return [TOOL_NAMES[kind] for kind in self.view(1).used_tools]

    def told(self) -> list[str]:
        """The names of the events so far."""
        return [EVENTS.kind(event).name for event in self.events]

    def fields(self, name: str, eye: int = SPECTATOR + 1) -> list[tuple[int, dict[str, Any]]]:
        """The events of a kind, as a seat or the onlookers are told: seat, counted from 1, and fields."""
        found = [(EVENTS.kind(event), seen(event, eye - 1)) for event in self.events]
        return [(int(event.seat) + 1, kind.values(event)) for kind, event in found if kind.name == name]

    def tile(self, seat: int, x: int, y: int) -> str:
        """What is seen there: "V", with a token "V*", "." for nothing."""
        here = self.s.lands[seat - 1]
        return LETTERS[here.tile(cell_at(x, y))] + ("*" if here.token(cell_at(x, y)) else "")

    def land(self, seat: int) -> str:
        return drawn(self.s.lands[seat - 1])

    def cards(self, seat: int) -> list[int]:
        """The cards on a land, the oldest first."""
        return [int(card_of(place)) for place in self.s.lands[seat - 1].laid]


def drawn(land: Land) -> str:
    """A land row by row."""
    rows = range(land.top, land.bottom + 1)
    columns = range(land.left, land.right + 1)
    return "/".join("".join(LETTERS[land.tile(y * SIDE + x)] for x in columns) for y in rows)


def places(land: Land, card: int) -> set[str]:
    """Every legal placement of a card, written `r90 at 3,-2`."""
    s = empty(1, {})
    s.menu.clear()
    land.offer(card, -1, 0, s.menu)
    found = [int(s.menu.at(k)) for k in range(s.menu.size)]
    return {f"r{place // GRID * 90} at {x_of(place % GRID)},{y_of(place % GRID)}" for place in found}


def empty(players: int, faces: Mapping[int, str]) -> Farmoony:
    return play.empty(faced(faces), players)


def given(
    players: int = 2,
    *,
    faces: Mapping[int, str] | None = None,
    lands: Sequence[Sequence[str]] = (),
    tokens: Sequence[Mapping[tuple[int, int], str]] = (),
    tools: Sequence[Sequence[str]] = (),
    known: Sequence[Sequence[str]] = (),
    open_tools: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    hands: Sequence[Sequence[int]] = (),
    playing: Sequence[int] = (),
    missions: Sequence[int] = (),
    choosers: Sequence[int] = (1, 2, 3),
    phase: int = 1,
    passes: int = 0,
    player: int = 1,
    draws: Sequence[str] = (),
    todo: Todo = (play.WORK_WITH_TOOLS,),
) -> Table:
    """A position, by default one in which player 1 works with tools. Seats are counted from 1.

    Cards without a place are in the pool. `deck` names the tools of the deck, by default all that are not elsewhere.
    """
    s = empty(players, faces or {})
    s.numbers[PHASE], s.numbers[HANDS_PASSED], s.player = i64(phase), i64(passes), i64(player - 1)
    for number in missions:
        s.put(CHOSEN_MISSIONS, number)
    for seat in choosers[: min(players, 3)]:
        s.put(CHOOSERS, seat)
    for seat, laid in enumerate(lands):
        marks = [(cell_at(x, y), LETTERS.index(t)) for (x, y), t in (tokens[seat] if tokens else {}).items()]
        s.lands[seat] = land_of(s.box.faces, [place_of(words) for words in laid], marks)
    for seat, hand in enumerate(hands):
        for card in hand:
            s.sort_in(HAND + seat, card)
    for seat, card in enumerate(playing):
        s.set_playing(seat, card)
    gone = {int(card_of(place)) for land in s.lands for place in land.laid} | {*playing}
    gone |= {card for hand in hands for card in hand}
    for card in range(1, CARDS + 1):
        if card not in gone:
            s.put(POOL, card)
    hand_out(s, tools, known, open_tools, deck)
    s.agenda.then(todo)
    return Table(s, draws)


def hand_out(
    s: Farmoony,
    tools: Sequence[Sequence[str]],
    known: Sequence[Sequence[str]],
    open_tools: Sequence[str],
    deck: Sequence[str] | None,
) -> None:
    """Tools by their names."""
    left = [tool for tool in range(1, TOOLS + 1) if s.box.fewest[tool] <= s.players]

    def put(zone: int, name: str) -> None:
        tool = next(tool for tool in left if s.box.kinds[tool] == TOOL_NAMES.index(name))
        left.remove(tool)
        s.sort_in(zone, tool)

    for zone, hands in ((SECRET_TOOLS, tools), (KNOWN_TOOLS, known)):
        for seat, names in enumerate(hands):
            for name in names:
                put(zone + seat, name)
    for name in open_tools:
        put(OPEN_TOOLS, name)
    for name in deck or ():
        put(DECK, name)
    for tool in left:
        s.sort_in(DECK if deck is None else USED_TOOLS, tool)
