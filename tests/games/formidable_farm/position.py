"""Positions for the rule tests: built, not reached, then played by notation at a real table.

Cards are ids. A test gives faces to some of them; all others are plain (1 wheat -> 1 tomato). What a position does not
name lies in the pool, so that every card is somewhere. Chance does what the test says, else anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import msgspec
import pytest

from farmtable.core.game import Options
from farmtable.core.rt import u8
from farmtable.core.rules.seats import NATURE, SPECTATOR
from farmtable.core.rules.state import State
from farmtable.core.rules.zones import UNKNOWN
from farmtable.core.show.phrase import IllegalChoice
from farmtable.games.formidable_farm.data import components as row
from farmtable.games.formidable_farm.data.cards import crops_of, deck_of
from farmtable.games.formidable_farm.game import FormidableFarm
from farmtable.games.formidable_farm.rules.crops import CROP_NAMES
from farmtable.games.formidable_farm.rules.declared import CARDS, DRAW
from farmtable.games.formidable_farm.rules.play import START_TURN, empty
from farmtable.games.formidable_farm.rules.state import (
    DISCARD,
    DISCOUNT,
    FULFILLED,
    HAND,
    IN_LAST_ROUND,
    MARKET,
    OPEN,
    PLAYED,
    POOL,
    RESHUFFLES,
    SHUFFLED,
    STACK,
    START_PLAYER,
    SUPPLIED,
    TURNS,
    Deck,
    Farm,
)
from farmtable.games.formidable_farm.show.show import FormidableFarmShow
from farmtable.games.formidable_farm.show.view import FarmView
from farmtable.table.dealer import Dealer
from farmtable.table.table import Table

UNSEEN = 0  # a slot of a stack that nobody knows
HIDDEN = -1  # a card that its owner knows and the looking seat does not

# ---- Faces ----------------------------------------------------------------------------------------------------------

Row = dict[str, object]


def amounts(words: str) -> dict[str, int]:
    """`2 tomato 4 wheat` as numbers by name."""
    parts = words.split()
    return {name: int(n) for n, name in zip(parts[::2], parts[1::2], strict=True)}


def do(word: str, **fields: object) -> Row:
    """A reward as in the components file, with crops in words: do("take", crops="8 wheat"). `source` is its `from`."""
    named = {"from" if name == "source" else name: value for name, value in fields.items()}
    return {"do": word} | {name: amounts(v) if isinstance(v, str) and " " in v else v for name, v in named.items()}


def card(cost: str | Row, *rewards: Row) -> Row:
    """A face: `card("2 tomato", do("take", crops="1 sheep"))`."""
    return {
        "cost": amounts(cost) if isinstance(cost, str) else cost,
        "reward": list(rewards) or [do("take", crops="1 tomato")],
    }


PLAIN = card("1 wheat", do("take", crops="1 tomato"))


@cache
def real() -> tuple[FormidableFarm, row.Components]:
    """The game of the components file: its ring and its words are the tests' too."""
    return FormidableFarm(), row.load()


def deck(faces: Mapping[int, Row]) -> Deck:
    """119 cards, plain but for these."""
    cards = [msgspec.convert({"id": k, **faces.get(k, PLAIN)}, row.Card) for k in range(1, CARDS + 1)]
    return deck_of(row.Components(real()[1].spaces, tuple(cards), ""))


# ---- Positions ------------------------------------------------------------------------------------------------------

Cards = Sequence[int] | int  # these cards, or so many plain ones; in a stack, so many that nobody has seen


@dataclass(frozen=True)
class Has:
    """What lies before a seat. A stack is listed from the bottom, a fulfilled pile from the oldest card."""

    hand: Cards = 3
    stack: Cards = 9
    fulfilled: Cards = 0
    crops: str = ""
    disc: str = ""  # the name of a space; nothing: beside the board


class Script(Dealer):
    """Chance as the test says: cards to draw, cards to reveal in the market; where it says nothing, any other card.

    A card whose slot somebody knows comes without asking it.
    """

    def __init__(self, draw: Iterable[int], reveal: Iterable[int]) -> None:
        super().__init__(bytes(32))
        self.draw = list(draw)
        self.reveal = list(reveal)
        self.pools: list[list[int]] = []  # each time chance was asked: the cards that could come up

    def outcome(self, s: State) -> int:
        choices = s.choices(NATURE)
        self.pools.append(sorted(choice - DRAW for choice in choices))
        script = self.reveal if s.task_of(NATURE).purpose(s).startswith("market") else self.draw
        if script:
            choice = DRAW + script.pop(0)
            assert choice in choices, f"card {choice - DRAW} can't come up here"
            return choice
        kept = {DRAW + number for number in self.draw + self.reveal}
        return max((choice for choice in choices if choice not in kept), default=choices[-1])


class Beginning(FormidableFarm):
    """The game with another deck, beginning in a position."""

    def __init__(self, s: Farm) -> None:  # without the file, which was read once
        game, rows = real()
        self.components = game.components
        self.vocabulary = game.vocabulary
        self.events = game.events
        self.brain = game.brain
        self.show = FormidableFarmShow(game.vocabulary, game.events, rows, s.deck)
        self.deck = s.deck
        self.s = s

    def new(self, seats: int, options: Options) -> Farm:
        return self.s


def space(name: str) -> int:
    names: list[str] = [one.name for one in real()[1].spaces]
    return names.index(name) if name else len(names)


def given(
    faces: Mapping[int, Row] | None = None,
    *,
    hand: Cards = (),
    stack: Cards = 9,
    fulfilled: Cards = 0,
    crops: str = "",
    disc: str = "",
    players: int = 2,
    seat: int = 0,
    others: Mapping[int, Has] | None = None,
    market: Cards = 5,
    market_stack: int | None = None,
    shuffled: Sequence[int] = (),
    discard: Cards = (),
    shown: Sequence[int] = (),
    played: Cards = (),
    supplied: bool = False,
    discount: bool = False,
    countdown: str = "",
    turn: int | None = None,
    start: int | None = None,
    last_round: bool = False,
    draw: Sequence[int] = (),
    reveal: Sequence[int] = (),
) -> Position:
    """A position in a turn of this seat, by default some rounds after the beginning, nothing done yet.

    `shown`: cards in hands and stacks that all know; `turn`: how many turns are over; `start`: who began.
    """
    faces = faces or {}
    seats = {other: Has() for other in range(players)} | dict(others or {})
    seats[seat] = Has(hand, stack, fulfilled, crops, disc)
    zones: dict[int, Cards] = {MARKET: market, DISCARD: discard, PLAYED: played, SHUFFLED: shuffled}
    for other, has in seats.items():
        zones |= {HAND + other: has.hand, STACK + other: has.stack, FULFILLED + other: has.fulfilled}
    named = {number for cards in zones.values() if not isinstance(cards, int) for number in cards}
    fillers = [k for k in range(1, CARDS + 1) if k not in {*named, *faces, *draw, *reveal}]

    s = empty(deck(faces), players)
    for zone, cards in zones.items():
        if not isinstance(cards, int):
            lay(s, zone, cards)
        elif STACK <= zone < FULFILLED:
            lay(s, zone, [UNSEEN] * cards)
        else:
            lay(s, zone, sorted(fillers.pop() for _ in range(cards)))
    for other, has in seats.items():
        s.sort(HAND + other)
        s.crops[other] = crops_of(row.Crops(**amounts(has.crops)))
        s.disc[other] = u8(space(has.disc))
    s.sort(MARKET)
    for number in shown:
        s.set_mark(number, OPEN)
    if countdown:
        s.disc[1] = u8(space(countdown))

    unseen = sum(s.row(STACK + other).count(UNKNOWN) for other in seats)
    placed = {number for zone in range(POOL + 3) for number in s.row(zone)}
    pool = [k for k in range(1, CARDS + 1) if k not in placed]
    if market_stack is None:
        market_stack = 0 if shuffled else len(pool) - unseen
    while len(pool) > unseen + market_stack:  # the rest was fulfilled by the last of the others
        spare = next(k for k in reversed(pool) if k not in draw and k not in reveal)
        pool.remove(spare)
        assert players > 1
        lay(s, FULFILLED + max(other for other in seats if other != seat), [spare])
    lay(s, POOL, pool)
    assert len(pool) == unseen + market_stack
    s.market_stack = market_stack
    s.numbers[RESHUFFLES] = 1 if shuffled else 0

    turns = 8 * players if turn is None else turn
    s.numbers[TURNS] = turns
    s.numbers[START_PLAYER] = (seat - turns) % players if start is None else start
    s.player = seat
    s.numbers[IN_LAST_ROUND] = int(last_round)
    s.agenda.then((START_TURN,))
    s.settle()
    s.numbers[SUPPLIED] = int(supplied)
    s.numbers[DISCOUNT] = int(discount)
    return Position(s, seat, Script(draw, reveal))


def lay(s: Farm, zone: int, cards: Sequence[int]) -> None:
    """Cards in a zone; what all see is marked so."""
    hidden = HAND <= zone < FULFILLED or zone == POOL
    for number in cards:
        s.put(zone, number or UNKNOWN)
        if not hidden:
            s.set_mark(number, OPEN)


@dataclass(frozen=True)
class Sight:
    """What a seat sees of a seat."""

    crops: str
    hand: list[int]
    stack: list[int]
    fulfilled: list[int]
    disc: str
    with_seat: list[int]


class Position:
    """A table in the position; its properties are what the seat that was given sees of itself and of the table."""

    def __init__(self, s: Farm, seat: int, script: Script) -> None:
        self.seat = seat
        self.script = script
        self.game = Beginning(s)
        self.table = Table(self.game, int(s.players), {}, script)
        self.s = s
        self.cards = self.game.conserved(s)

    # ---- Doing ---------------------------------------------------------------------------------------------------

    def play(self, *words: str, draw: Sequence[int] = (), reveal: Sequence[int] = ()) -> Position:
        """Choices of whoever is asked, one after the other; a refused one raises."""
        self.script.draw += draw
        self.script.reveal += reveal
        for one in words:
            seat = self.asked
            self.table.take(max(seat, 0), self.game.vocabulary.parse(one), self.table.version(max(seat, 0)))
            assert self.game.conserved(self.s) == self.cards, f"after {one!r} a card is lost or doubled"
        return self

    def refused(self, words: str) -> tuple[str, str]:
        """The key and the rule with which a choice is refused; nothing changes by it."""
        before = self.everything()
        with pytest.raises(IllegalChoice) as refusal:
            self.play(words)
        assert self.everything() == before
        return refusal.value.reason.key, refusal.value.rule

    def everything(self) -> list[object]:
        """All that could change."""
        views = [self.view(seat) for seat in (*range(self.table.seats), SPECTATOR)]
        return [self.s.facts(), views, self.menu, len(self.table.events(SPECTATOR)), list(self.table.log.entries)]

    # ---- Seeing --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """Who is asked; -1: nobody."""
        return next(iter(self.table.asked()), -1)

    @property
    def menu(self) -> list[str]:
        """All that can be chosen now."""
        return [self.game.vocabulary.text(choice) for choice in self.table.menu(self.asked)]

    def offers(self, *words: str) -> bool:
        return set(words) <= set(self.menu)

    def verbs(self, verb: str) -> list[str]:
        """The words after this verb in the menu."""
        return [words.partition(" ")[2] for words in self.menu if words.partition(" ")[0] == verb]

    @property
    def over(self) -> bool:
        return self.table.over

    def view(self, seat: int) -> FarmView:
        v = self.table.view(seat)
        assert isinstance(v, FarmView)
        return v

    def seen(self, by: int, of: int) -> Sight:
        """What one seat sees of another, or of itself."""
        v = self.view(by)
        one = v.seats[of]
        held = " ".join(f"{n} {name}" for n, name in zip(one.crops, CROP_NAMES, strict=True) if n)
        names = [*self.game.deck.space_names, ""]
        return Sight(held, one.hand, one.stack, one.fulfilled, names[v.discs[of]], one.with_seat)

    def of(self, seat: int) -> Sight:
        """All that a seat has, as it knows it."""
        return self.seen(seat, seat)

    @property
    def crops(self) -> str:
        """Wheat first: `4 wheat 2 tomato`."""
        return self.of(self.seat).crops

    @property
    def hand(self) -> list[int]:
        """Ascending."""
        return self.of(self.seat).hand

    @property
    def stack(self) -> list[int]:
        """The bottom card first, UNSEEN where nobody knows it."""
        return self.of(self.seat).stack

    @property
    def fulfilled(self) -> list[int]:
        """The oldest first."""
        return self.of(self.seat).fulfilled

    @property
    def disc(self) -> str:
        return self.of(self.seat).disc

    @property
    def market(self) -> list[int]:
        """Ascending."""
        return self.view(SPECTATOR).market

    @property
    def discard(self) -> list[int]:
        """The top card last."""
        return self.view(SPECTATOR).discard

    @property
    def played(self) -> list[int]:
        return self.view(SPECTATOR).played

    def events(self, seat: int, name: str) -> list[dict[str, object]]:
        """The fields of the events of a kind, as a seat knows them."""
        kinds = [(self.game.events.kind(event), event) for event in self.table.events(seat)]
        return [kind.values(event) for kind, event in kinds if kind.name == name]

    def told(self, seat: int, name: str) -> list[object]:
        """The cards of these events, as far as a seat knows them: 0 where it does not."""
        return [fields.get("card", 0) for fields in self.events(seat, name)]
