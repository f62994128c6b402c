"""Farmoony as the rest sees it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from farmtable.core.brain.features import Features
from farmtable.core.brain.instinct import Instinct
from farmtable.core.game import Game, Options
from farmtable.core.rules.event import Event
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.core.show.choice import Named, Numbered, Verb, Vocabulary
from farmtable.core.show.phrase import IllegalChoice, Phrase
from farmtable.core.show.score import Score
from farmtable.core.show.view import View
from farmtable.games.farmoony.brain import value
from farmtable.games.farmoony.brain.features import FEATURES
from farmtable.games.farmoony.brain.instinct import INSTINCT
from farmtable.games.farmoony.data import components
from farmtable.games.farmoony.rules import play, tools
from farmtable.games.farmoony.rules.land import MISSIONS
from farmtable.games.farmoony.rules.state import (
    CHOOSE,
    CHOOSER,
    DEAL,
    DECK,
    DONE,
    DRAW,
    EVENTS,
    FENCE,
    GONE,
    HAND,
    KNOWN_TOOLS,
    LANDS,
    LIFT,
    MISSION,
    OPEN_TOOLS,
    PLACE,
    POOL,
    SECRET_TOOLS,
    TAKE,
    TOOL,
    TOOL_NAMES,
    TOOLS,
    UNLOAD,
    USE,
    USED_TOOLS,
    Farmoony,
)
from farmtable.games.farmoony.rules.tiles import CARDS, GRID, ORIGIN, SIDE, card_of, x_of, y_of
from farmtable.games.farmoony.show import phrases, pieces, refusals, terminal, view
from farmtable.games.farmoony.show.score import score

TURNS_BEFORE = (0, 0, 5, 11)  # by phase
SEATS = ("1", "2", "3", "4", "5", "6")
WORDS = re.compile(r"(?:(\d{1,3}) )?(?:r(0|90|180|270) )?(?:on ([1-6]) )?at (-?\d{1,2}),(-?\d{1,2})")


def read_place(words: str) -> tuple[int, int, int, int] | None:
    """The card, the turns, the land and the cell of `57 r90 on 2 at 3,-2`, -1 for what is not said; None: no place."""
    found = WORDS.fullmatch(words)
    if not found:
        return None
    card, turn, land, x, y = found.groups()
    column, row = int(x) + ORIGIN % SIDE, int(y) + ORIGIN // SIDE
    if not (0 <= column < SIDE and 0 <= row < SIDE):
        return None
    turns = int(turn) // 90 if turn else -1
    return int(card) if card else -1, turns, int(land) - 1 if land else -1, row * SIDE + column


def at(cell: int) -> str:
    return f"at {x_of(cell)},{y_of(cell)}"


class Place(Verb):
    """place 57 r90 at 3,-2"""

    def __init__(self) -> None:
        super().__init__("place", PLACE + 4 * GRID, CARDS * 4 * GRID)

    def write(self, argument: int) -> str:
        card, rest = divmod(argument, 4 * GRID)
        return f"{card + 1} r{rest // GRID * 90} {at(rest % GRID)}"

    def read(self, words: str) -> int | None:
        card, turns, land, cell = read_place(words) or (-1, -1, -1, -1)
        right = 1 <= card <= CARDS and turns >= 0 and land < 0
        return ((card - 1) * 4 + turns) * GRID + cell if right else None


class Unload(Verb):
    """unload r90 on 2 at 3,-2"""

    def __init__(self) -> None:
        super().__init__("unload", UNLOAD, 4 * LANDS)

    def write(self, argument: int) -> str:
        land, rest = divmod(argument, 4 * GRID)
        return f"r{rest // GRID * 90} on {land + 1} {at(rest % GRID)}"

    def read(self, words: str) -> int | None:
        card, turns, land, cell = read_place(words) or (-1, -1, -1, -1)
        return (land * 4 + turns) * GRID + cell if card < 0 <= turns and land >= 0 else None


class OnTile(Verb):
    """seed on 2 at 3,-2"""

    def write(self, argument: int) -> str:
        return f"on {argument // GRID + 1} {at(argument % GRID)}"

    def read(self, words: str) -> int | None:
        card, turns, land, cell = read_place(words) or (-1, -1, -1, -1)
        return land * GRID + cell if card < 0 and turns < 0 <= land else None


class FarmoonyGame(Game):
    """Draft farm cards, grow your land, and fulfil three missions better than the others."""

    name = "farmoony"
    version = 1
    seats = range(2, 7)
    events = EVENTS
    tasks = view.TASKS

    def __init__(self, file: Path | None = None) -> None:
        self.rows = components.load(file)
        self.components = components.fingerprint(self.rows)
        self.box = components.box_of(self.rows)
        self.vocabulary = Vocabulary(
            [
                Verb("done", DONE),
                Verb("draw", DRAW),
                Verb("fence", FENCE),
                Named("take", TAKE, TOOL_NAMES),
                Numbered("mission", MISSION, MISSIONS + 1),
                Numbered("choose", CHOOSE, CARDS + 1),
                Numbered("wheelbarrow", LIFT, CARDS + 1),
                Named("chooser", CHOOSER, SEATS),
                Numbered("deal", DEAL, CARDS + 1),
                Numbered("tool", TOOL, TOOLS + 1),
                *(OnTile(name, USE + k * LANDS, LANDS) for k, name in enumerate(tools.EFFECT_NAMES)),
                Unload(),
                Place(),
            ]
        )

    def new(self, seats: int, options: Options) -> Farmoony:
        return play.new(self.box, seats)

    def view(self, s: State, seat: int) -> view.FarmoonyView:
        return view.view(farmoony(s), seat)

    def imagine(self, v: View, chance: Chance) -> Farmoony:
        assert isinstance(v, view.FarmoonyView)
        return view.imagine(self.box, v, chance)

    def again(self, s: State, seat: int, chance: Chance) -> Farmoony:
        return farmoony(s).imagine(seat, chance)

    def scores(self, s: State) -> list[Score]:
        return [score(farmoony(s), seat) for seat in range(s.players)]

    def turns(self, s: State) -> int:
        return TURNS_BEFORE[farmoony(s).phase] + int(farmoony(s).passes)

    def value(self, s: State, seat: int) -> float:
        return value.value(farmoony(s), seat)

    def features(self) -> Features:
        return FEATURES

    def instinct(self) -> Instinct:
        return INSTINCT

    def refusal(self, s: State, seat: int, choice: int) -> IllegalChoice:
        return refusals.refusal(farmoony(s), seat, choice)

    def foresee(self, s: State, seat: int, choice: int) -> Farmoony | None:
        """The own land with the card on it: all lay their cards at the same time, but one wants to see it before."""
        return play.laid_alone(farmoony(s), seat, choice - PLACE) if choice >= PLACE else None

    def choice_phrase(self, choice: int, task: Task[Any] | None = None) -> Phrase:
        return phrases.choice_phrase(self.box, self.vocabulary, choice, task)

    def event_phrase(self, event: Event) -> Phrase:
        return phrases.event_phrase(self.box, event)

    def question(self, task: Task[Any]) -> Phrase:
        return phrases.question_phrase(self.box, task)

    def usual(self, task: Task[Any], menu: list[int]) -> int | None:
        return DONE if isinstance(task, tools.WorkWithTools | tools.MayFence) else None

    def faces(self) -> dict[str, Any]:
        return pieces.faces(self.rows)

    def draw(self, v: View, say: Callable[[Phrase], str]) -> str:
        assert isinstance(v, view.FarmoonyView)
        return terminal.draw(self.box, v, say)

    def conserved(self, s: State) -> object:
        """Every farm card and every tool lies in one place."""
        s = farmoony(s)
        cards = [card for zone in (POOL, GONE) for card in s.row(zone)]
        held = [tool for zone in (DECK, OPEN_TOOLS, USED_TOOLS) for tool in s.row(zone)]
        for seat in range(s.players):
            cards += s.row(HAND + seat) + [int(card_of(place)) for place in s.lands[seat].laid]
            cards += [int(s.playing(seat))] if s.playing(seat) else []
            held += s.row(SECRET_TOOLS + seat) + s.row(KNOWN_TOOLS + seat)
        return sorted(cards), sorted(held)


def farmoony(s: State) -> Farmoony:
    assert isinstance(s, Farmoony)
    return s


GAME = FarmoonyGame
