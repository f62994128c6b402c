"""Two states that a seat can't tell apart stay so: views, menus, refusals and events, now and after each next choice.

The states come from `imagine`, which bots use. A real game and an imagined one go on side by side, by the same choices:
the seat's own, and those of others and of chance where they are open in both. What others do in secret must look the
same whatever it is: in the imagined game another choice of the same verb may stand for it. Only where a secret is shown
to the seat may the two part, at that very event.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from farmtable.core.game import Game
from farmtable.core.rules.event import Event
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import BIT
from farmtable.core.rules.state import State
from farmtable.core.show.phrase import IllegalChoice, phrase
from farmtable.core.show.view import View
from farmtable.games._template.data.components import load as load_rows
from farmtable.games._template.game import MarketDay
from farmtable.games._template.rules import play
from farmtable.games._template.rules.declared import LAY
from farmtable.games._template.rules.state import HAND, Market
from farmtable.games._template.show.show import MarketShow
from farmtable.table.table import seen
from tests.support.fingerprint import values
from tests.support.setups import Setup, asked, random_game

STEPS = 250  # of each game that are looked at
FIRST = (0, 20, 100, 300, 600)  # ... from here on
NEWS = -1  # where an event's news are

Sight = tuple[bytes, list[int]]
Told = list[tuple[int, ...]]


def sight(game: Game, s: State, eye: int) -> Sight:
    """What a seat sees and may choose."""
    return msgspec.json.encode(game.view(s, eye)), s.choices(eye)


def told(events: Sequence[Event], eye: int) -> Told:
    """What a seat is told."""
    facts = [seen(event, eye) for event in events]
    return [values(event) for event in facts]


def done(game: Game, s: State, seat: int, choice: int, eye: int) -> tuple[Sight, Told]:
    """Take a choice; what an eye sees then, and is told of it."""
    s.events = []
    s.take(seat, choice)
    return sight(game, s, eye), told(s.events, eye)


def alike(real: tuple[Sight, Told], other: tuple[Sight, Told], eye: int) -> bool:
    """Do both look the same? They must, up to a secret that is shown to this seat just now."""
    for one, two in zip(real[1], other[1], strict=False):
        if one != two:
            assert one[NEWS] & two[NEWS] & BIT[eye], f"seat {eye} is told {one} and {two}"
            return False
    assert real == other
    return True


def refusals(game: Game, s: State, eye: int, chance: Chance) -> list[tuple[int, object, str]]:
    """The answers to some choices that are not open. The same choices for the same chance."""
    if eye not in asked(s):
        return []
    menu = s.choices(eye)
    tries = [game.vocabulary.choice(chance.below(game.vocabulary.size)) for _ in range(5)]
    answers = [(choice, game.show.refusal(s, eye, choice)) for choice in tries if choice not in menu]
    return [(choice, answer.reason, answer.rule) for choice, answer in answers]


def imagined(game: Game, s: State, eye: int, chance: Chance) -> State:
    """A state that looks the same, checked; sometimes one that was imagined again."""
    other = game.imagine(game.view(s, eye), chance)
    if chance.below(2):
        other = game.again(other, eye, chance)
    assert sight(game, other, eye) == sight(game, s, eye)
    assert game.conserved(other) == game.conserved(s)
    assert asked(other) == asked(s)
    for seat in asked(other):  # no menu may be left over from before
        found = other.choices(seat)
        other.ask(seat)
        assert found == other.choices(seat)
    seed = chance.below(1 << 20)
    assert refusals(game, other, eye, Chance(seed)) == refusals(game, s, eye, Chance(seed))
    return other


def stands_for(game: Game, other: State, seat: int, choice: int, chance: Chance) -> int | None:
    """A choice of the same verb in the imagined state, any but this one."""
    verb = game.vocabulary.verb(choice)
    same = [c for c in other.choices(seat) if c != choice and verb.base <= c < verb.base + verb.count]
    return same[chance.below(len(same))] if same else None


def follow(game: Game, s: State, eye: int, chance: Chance, first: int, steps: int) -> int:
    """Play at random, with an imagined state beside the real one; how often both went on together."""
    other: State | None = None
    together = 0
    for k, (seat, choice) in enumerate(random_game(s, chance, first + steps)):
        if k < first:
            continue
        if other is None or chance.below(3) == 0:  # afresh, for what both dealt together is the same in both
            other = imagined(game, s, eye, chance)
        real = done(game, s.clone(), seat, choice, eye)
        another = stands_for(game, other, seat, choice, chance) if seat != eye else None
        if another is not None:
            looks = done(game, other.clone(), seat, another, eye)
            if looks[0] == real[0]:
                # In any order: wheat and then pig, or pig and then wheat, may well be what all see.
                assert sorted(looks[1]) == sorted(real[1]), f"seat {eye} is told more than it sees"
        if choice in other.choices(seat):
            together += 1
            if not alike(real, done(game, other, seat, choice, eye), eye):
                other = None
        else:
            assert seat != eye
            other = None  # another seat, or chance, did what only the real state allows
    return together


def start(setup: Setup, seed: int, first: int) -> int:
    """Where to look from: `first`, or the same part of a game that is over by then."""
    length = sum(1 for _ in random_game(setup.new(), Chance(seed), first + 1))
    return first if length > first else length * FIRST.index(first) // len(FIRST)


@pytest.mark.parametrize("first", FIRST)
def test_a_seat_cant_tell(setup: Setup, first: int) -> None:
    for eye in setup.eyes:
        seed = eye + first
        assert follow(setup.game, setup.new(), eye, Chance(seed), start(setup, seed, first), STEPS)


# ---- The law can fail -----------------------------------------------------------------------------------------------


class SeesEggs(MarketDay):
    """Its view counts what is hidden."""

    def view(self, s: State, seat: int) -> View:  # type: ignore[override]
        assert isinstance(s, Market)
        return msgspec.structs.replace(super().view(s, seat), crate=int(s.eggs_in(HAND)))


class TellingShow(MarketShow):
    def refusal(self, s: State, seat: int, choice: int) -> IllegalChoice:
        others = [other for other in range(s.players) if other != seat]
        if any(s.holds(HAND + other, choice - LAY) for other in others):
            return IllegalChoice(phrase("refused-not-yours"))
        return super().refusal(s, seat, choice)


class TellsWhere(MarketDay):
    """Its refusals know who has a basket."""

    def __init__(self) -> None:
        super().__init__()
        self.show = TellingShow(load_rows(), self.box)


class Loud(Market):
    """Every secret is said aloud."""

    def whisper(self, kind: int, seat: int, secret: int, a: int = 0, b: int = 0) -> None:
        self.tell(kind, seat, secret)

    def clone(self) -> Market:
        return loud(super().clone())


def loud(s: Market) -> Market:
    s.__class__ = Loud
    return s


class TellsBaskets(MarketDay):
    """Its events say what was laid in secret."""

    def new(self, seats: int, options: object) -> Market:
        return loud(play.new(self.box, seats, False))

    def imagine(self, v: View, chance: Chance) -> Market:
        return loud(super().imagine(v, chance))


class KeepsMenus(MarketDay):
    """Imagines again, but leaves others the choices that they had before."""

    def again(self, s: State, seat: int, chance: Chance) -> Market:
        other = super().again(s, seat, chance)
        other.menu.choices = s.menu.choices
        return other


@pytest.mark.parametrize("leak", [SeesEggs, TellsWhere, TellsBaskets, KeepsMenus])
def test_a_leak_is_found(leak: type[MarketDay]) -> None:
    with pytest.raises(AssertionError):
        some_games(leak())


def test_without_a_leak_nothing_is_found() -> None:
    some_games(MarketDay())


def some_games(game: MarketDay) -> None:
    for seed in range(20):
        s = game.new(3, {"carry": 0})
        s.settle()
        assert follow(game, s, 1, Chance(seed), 0, STEPS)
