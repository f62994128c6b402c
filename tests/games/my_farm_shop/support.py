"""Positions of My Farm Shop, built and not reached: `given(farm={"9": "honey -> 3 coin"}, goods="1 honey")`."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from farmtable.core.rt import u8
from farmtable.core.rules.event import Event
from farmtable.core.rules.seats import NATURE
from farmtable.core.show.phrase import IllegalChoice
from farmtable.core.show.score import places
from farmtable.games import load
from farmtable.games.my_farm_shop.data import components
from farmtable.games.my_farm_shop.data.cards import box_of
from farmtable.games.my_farm_shop.game import MyFarmShop
from farmtable.games.my_farm_shop.rules import activation, play
from farmtable.games.my_farm_shop.rules.box import FIELD_CARDS, FIELD_NAMES
from farmtable.games.my_farm_shop.rules.goods import ITEM_NAMES, bundle_of, counted
from farmtable.games.my_farm_shop.rules.modules import farmer, goals, tiles
from farmtable.games.my_farm_shop.rules.modules.things import GOAL_NAMES, SKILL_NAMES, TRANSPORT_NAMES
from farmtable.games.my_farm_shop.rules.state import DICE, DIE, HAS, POOL, SIDE, TURN, FarmShop, empty
from farmtable.games.my_farm_shop.show import view
from farmtable.games.my_farm_shop.show.show import MyFarmShopShow
from farmtable.games.my_farm_shop.show.view import MODULES

GAME = load("my_farm_shop")
assert isinstance(GAME, MyFarmShop)
OURS = components.load()

Farm = Mapping[str, str]  # field -> what the card there shows


def items(text: str) -> dict[str, int]:
    """`2 egg 1 coin` as a table of a component file."""
    words = text.split()
    return {name: int(n) for n, name in zip(words[::2], words[1::2], strict=True)}


def face_row(text: str) -> dict[str, Any]:
    """`1 honey 1 egg / 1 honey 1 egg -> 6 coin; shop 1x` as a row of the component file."""
    shows, _, icons = text.partition(";")
    row: dict[str, Any] = {"once": "1x" in icons, "shop": "shop" in icons, "no_sunflower": "no-sunflower" in icons}
    if shows.strip() in ("up", "sideways"):
        return row | {"arrow": shows.strip()}
    areas = [area.partition("->") for area in shows.split("/")]
    row["area"] = [
        {"pay": items(left), "gain": items(right)} if arrow else {"gain": items(left)} for left, arrow, right in areas
    ]
    return row


class Position:
    """A table in a test: choices and menus are text, the first seat is 1."""

    def __init__(self, game: MyFarmShop, s: FarmShop) -> None:
        self.game = game
        self.s = s
        self.events: list[Event] = []
        s.events = self.events

    # ---- What is asked, and what is answered ----

    def menu(self, seat: int = 1) -> list[str]:
        return [self.game.vocabulary.text(choice) for choice in self.s.choices(seat - 1)]

    def task(self, seat: int = 1) -> str:
        return type(self.s.task_of(seat - 1)).__name__

    def asked(self) -> list[int]:
        return [seat + 1 for seat in range(self.s.players) if self.s.asked >> seat & 1]

    def play(self, *texts: str, seat: int = 1) -> Position:
        for text in texts:
            assert text in self.menu(seat), f"{text!r} is not in {self.menu(seat)}"
            self.s.take(seat - 1, self.game.vocabulary.parse(text))
        return self

    def chance(self, *texts: str) -> Position:
        """What nature decides."""
        for text in texts:
            choice = self.game.vocabulary.parse(text)
            assert choice in self.s.choices(NATURE), text
            self.s.take(NATURE, choice)
        return self

    def outcomes(self) -> list[str]:
        return [self.game.vocabulary.text(choice) for choice in self.s.choices(NATURE)]

    def refused(self, text: str, seat: int = 1) -> tuple[str, str]:
        """The reason's key and the rule for a choice that is not open."""
        choice = self.game.vocabulary.parse(text)
        assert choice not in self.s.choices(seat - 1), f"{text!r} is open"
        refusal: IllegalChoice = self.game.show.refusal(self.s, seat - 1, choice)
        return refusal.reason.key, refusal.rule

    # ---- What lies there ----

    def has(self, seat: int = 1) -> dict[str, int]:
        """Goods, bags and coins, those that are there."""
        return {name: n for name, n in zip(ITEM_NAMES, counted(self.s.numbers[HAS + seat - 1]), strict=True) if n}

    def sunflowers(self, seat: int = 1) -> dict[str, int]:
        found = {name: int(self.s.sunflowers(seat - 1, field)) for field, name in enumerate(FIELD_NAMES)}
        return {name: n for name, n in found.items() if n}

    def cards(self, seat: int = 1) -> set[str]:
        """The fields that have cards."""
        return {name for field, name in enumerate(FIELD_NAMES) if self.s.card_on(seat - 1, field)}

    def card(self, field: str, seat: int = 1) -> int:
        return int(self.s.card_on(seat - 1, FIELD_NAMES.index(field)))

    def tiles(self, seat: int = 1) -> dict[str, int]:
        found = {name: int(tiles.tiles(self.s, seat - 1, kind)) for kind, name in enumerate(TRANSPORT_NAMES)}
        return {name: n for name, n in found.items() if n}

    def points(self) -> list[int]:
        return [score.points for score in self.game.scores(self.s)]

    def places(self) -> list[int]:
        return places(self.game.scores(self.s))

    def told(self, name: str) -> int:
        """How often an event has been told."""
        return sum(self.game.events.kind(event).name == name for event in self.events)

    def fields(self, name: str) -> list[dict[str, Any]]:
        """The fields of all such events, as they are on the wire."""
        kinds = [(self.game.events.kind(event), event) for event in self.events]
        return [kind.values(event) for kind, event in kinds if kind.name == name]

    # ---- Where the game stands ----

    def begin(self, *todo: Any) -> Position:
        """This is to be done, first things first."""
        self.s.agenda.then(todo)
        self.s.settle()
        return self

    def activating(self, one: int, other: int) -> Position:
        """The activation, with these two dice; the third was chosen."""
        for die, number in enumerate((1, one, other)):
            self.s.b[DICE + die] = u8(number)
        self.s.numbers[DIE] = 0
        return self.begin(activation.ACTIVATION)

    def rolled(self, *dice: int) -> Position:
        """The first seat has rolled these dice; the turn goes on as always."""
        for die, number in enumerate(dice):
            self.s.b[DICE + die] = u8(number)
        return self.begin(play.THE_TURN[-1])

    def final(self) -> Position:
        self.s.numbers[TURN] = len(self.s.deck()) + 1
        return self.begin(play.FINAL_ACTIVATION)

    def last_card(self) -> Position:
        """One card is left in the deck."""
        self.s.numbers[TURN] = len(self.s.deck()) - 1
        return self

    def empty_deck(self) -> Position:
        self.s.numbers[TURN] = len(self.s.deck())
        return self


def given(
    *,
    players: int = 2,
    modules: Sequence[str] = (),
    farm: Farm | None = None,
    farms: Mapping[int, Farm] | None = None,
    goods: str = "",
    has: Mapping[int, str] | None = None,
    sunflowers: Mapping[str, int] | None = None,
    market: Sequence[str] = (),
    skill: Mapping[str, str] | None = None,
    transport: Mapping[str, int] | None = None,
    transports: Mapping[int, Mapping[str, int]] | None = None,
    goal: Sequence[str] = (),
    side: int = 0,
) -> Position:
    """A table. `farm`, `goods`, `sunflowers`, `transport` are the first seat's; the plurals name others by number.

    Cards are made for the test from what they show; the market's stalls are filled from 1 on, the rest with ours.
    """
    all_farms = {1: farm or {}} | dict(farms or {})
    shown = [text for fields in all_farms.values() for text in fields.values()] + list(market)
    rows, ids = rows_with(shown)
    game = copy.copy(GAME)
    assert isinstance(game, MyFarmShop)
    game.box = box = box_of(rows)
    game.show = MyFarmShopShow(rows, box)
    s = empty(box, [MODULES[name] for name in MODULES if name in modules], players)
    s.numbers[SIDE] = side
    s.settle()
    for seat, fields in all_farms.items():
        for name in fields:
            s.put_card(seat - 1, FIELD_NAMES.index(name), ids.pop(0))
    for stall in range(1, 7):
        s.lay(stall, ids.pop(0) if ids else 44 + stall)
    for seat, text in ({1: goods} | dict(has or {})).items():
        counts = items(text)
        s.numbers[HAS + seat - 1] = bundle_of([counts.get(name, 0) for name in ITEM_NAMES])
    for name, n in (sunflowers or {}).items():
        s.add_sunflowers(0, FIELD_NAMES.index(name), n)
    for kind, name in (skill or {}).items():
        s.b[tiles.SKILL_OF + TRANSPORT_NAMES.index(kind)] = u8(SKILL_NAMES.index(name))
    for seat, owned in ({1: transport or {}} | dict(transports or {})).items():
        for kind, n in owned.items():
            tiles.add_tiles(s, seat - 1, TRANSPORT_NAMES.index(kind), n)
    for k, name in enumerate(goal):
        s.b[goals.SHOWN + k] = u8(GOAL_NAMES.index(name))
    placed = {int(s.stall_card(stall)) for stall in range(1, 7)} | {
        int(s.card_on(seat, field)) for seat in range(players) for field in range(len(FIELD_NAMES))
    }
    for card in range(1, FIELD_CARDS + 1):
        if card not in placed and box.backs[card]:
            s.put(POOL + box.backs[card], card)
    return Position(game, s)


def rows_with(shown: Sequence[str]) -> tuple[components.Components, list[int]]:
    """Components whose first cards show this; and their ids."""
    cards = list(OURS.cards)
    for k, text in enumerate(shown):
        row = face_row(text) | {"id": k + 1, "back": cards[k].back}
        cards[k] = msgspec.convert(row, components.Card)
    rows = components.Components(tuple(cards), OURS.printed, OURS.jump_start, "")
    return rows, list(range(1, len(shown) + 1))


def with_farmer(position: Position, stall: int) -> Position:
    """The farmer lies in a stall."""
    position.s.lay(stall, farmer.FARMER_CARD)
    return position


def started(players: int = 2, **options: int) -> Position:
    """A game from its very beginning."""
    game = GAME
    assert isinstance(game, MyFarmShop)
    s = game.new(players, game.settled(players, options))
    position = Position(game, s)
    s.settle()
    return position


def seen(position: Position) -> view.FarmShopView:
    return position.game.view(position.s, 0)
