"""My Farm Shop as the rest sees it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from farmtable.core.brain.features import Features
from farmtable.core.brain.instinct import Instinct
from farmtable.core.game import Game, Option, Options
from farmtable.core.rules.event import Event
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.core.show.choice import Named, Numbered, Verb, Vocabulary
from farmtable.core.show.phrase import IllegalChoice, Phrase, phrase
from farmtable.core.show.score import Line, Score
from farmtable.core.show.view import View
from farmtable.games.my_farm_shop.brain import features, instinct, value
from farmtable.games.my_farm_shop.data.cards import box_of
from farmtable.games.my_farm_shop.data.components import load
from farmtable.games.my_farm_shop.rules import activation, play, verbs
from farmtable.games.my_farm_shop.rules.events import EVENTS
from farmtable.games.my_farm_shop.rules.goods import GOODS_NAMES, bags, coins, goods
from farmtable.games.my_farm_shop.rules.modules.goals import GOAL_NAMES
from farmtable.games.my_farm_shop.rules.modules.jump_start import JUMP_POOL, PAIRS
from farmtable.games.my_farm_shop.rules.modules.skills import SKILL_NAMES, WAY_NAMES
from farmtable.games.my_farm_shop.rules.modules.tiles import KIND_NAMES
from farmtable.games.my_farm_shop.rules.state import (
    CARDS,
    FIELD_NAMES,
    FIELDS,
    GONE,
    POOL,
    STALLS,
    FarmShop,
    Module,
)
from farmtable.games.my_farm_shop.show import phrases, pieces, refusals, terminal, view

SEAT_NAMES = ("1", "2", "3", "4")
BONUS_NAMES = ("honey", "egg", "wool", "milk", "bag", "coin", "any", "identical", "sunflower")


class Stall(Verb):
    """A stall and the die that goes there: `stall 6 with 4`."""

    def __init__(self, name: str, base: int) -> None:
        super().__init__(name, base, STALLS * 6)

    def write(self, argument: int) -> str:
        return f"{argument // 6 + 1} with {argument % 6 + 1}"

    def read(self, words: str) -> int | None:
        stall, _, die = words.partition(" with ")
        if stall in "123456" and die in "123456" and len(stall) == len(die) == 1:
            return 6 * (int(stall) - 1) + int(die) - 1
        return None


class MyFarmShop(Game):
    """Earn the most coins with the fields of your farm."""

    name = "my_farm_shop"
    version = 1
    seats = range(2, 5)
    options = (Option("jump_start"), Option("farmer"), Option("goals"))
    events = EVENTS
    tasks = view.TASKS

    def __init__(self, file: Path | None = None) -> None:
        self.rows = load(file)
        self.components = self.rows.hash
        self.box = box_of(self.rows)
        self.hurry = instinct.ShopInstinct(self.box)
        self.tuned = features.ShopFeatures(self.box)
        pairs = [f"{seat} {kind}" for seat in SEAT_NAMES for kind in KIND_NAMES]
        self.vocabulary = Vocabulary(
            [
                Verb("done", verbs.DONE),
                Stall("stall", verbs.STALL),
                Named("place", verbs.PLACE, FIELD_NAMES),
                Named("activate", verbs.ACTIVATE, FIELD_NAMES),
                Named("follow", verbs.FOLLOW, FIELD_NAMES),
                Named("area", verbs.AREA, ("1", "2")),
                Named("pay", verbs.PAY, GOODS_NAMES),
                Named("uproot", verbs.UPROOT, FIELD_NAMES),
                Named("give-up", verbs.GIVE_UP, FIELD_NAMES),
                Named("take", verbs.TAKE, GOODS_NAMES),
                Named("bonus", verbs.BONUS, BONUS_NAMES),
                Named("plant", verbs.PLANT, FIELD_NAMES),
                Named("return", verbs.RETURN, GOODS_NAMES),
                Named("start", verbs.START, SEAT_NAMES),
                Numbered("roll", verbs.ROLL, 7),
                Numbered("draw", verbs.DRAW, CARDS + 1),
                Named("pair", verbs.PAIR, SEAT_NAMES),
                Named("skill", verbs.SKILL, SKILL_NAMES),
                Numbered("farmer", verbs.FARMER, STALLS + 1),
                Named("transport", verbs.TRANSPORT, KIND_NAMES),
                Named("from", verbs.TAKE_FROM, pairs),
                Named("swap", verbs.SWAP, FIELD_NAMES),
                Named("with", verbs.SWAP_WITH, FIELD_NAMES),
                Named("goal", verbs.GOAL, GOAL_NAMES),
                Named("use", verbs.USE, WAY_NAMES),
                Named("opposite", verbs.OPPOSITE, FIELD_NAMES),
                Named("hand-back", verbs.HAND_BACK, KIND_NAMES),
            ]
        )

    def new(self, seats: int, options: Options) -> FarmShop:
        return play.new(self.box, seats, self.modules(options))

    def modules(self, options: Options) -> list[Module]:
        return [module for name, module in view.MODULES.items() if options.get(name)]

    def view(self, s: State, seat: int) -> view.FarmShopView:
        return view.view(shop(s), seat)

    def imagine(self, v: View, chance: Chance) -> FarmShop:
        assert isinstance(v, view.FarmShopView)
        return view.imagine(self.box, v)

    def again(self, s: State, seat: int, chance: Chance) -> FarmShop:
        return shop(s).clone()

    def scores(self, s: State) -> list[Score]:
        return [score(shop(s), seat) for seat in range(s.players)]

    def turns(self, s: State) -> int:
        return int(shop(s).turn)

    def value(self, s: State, seat: int) -> float:
        return value.value(shop(s), seat)

    def features(self) -> Features:
        return self.tuned

    def instinct(self) -> Instinct:
        return self.hurry

    def refusal(self, s: State, seat: int, choice: int) -> IllegalChoice:
        return refusals.refusal(shop(s), seat, choice)

    def choice_phrase(self, choice: int, task: Task[Any] | None = None) -> Phrase:
        return phrases.choice_phrase(self.vocabulary, choice, task)

    def event_phrase(self, event: Event) -> Phrase:
        return phrases.event_phrase(self.box, event)

    def question(self, task: Task[Any]) -> Phrase:
        return phrases.question_phrase(task)

    def usual(self, task: Task[Any], menu: list[int]) -> int | None:
        """Go on where a skill could be used."""
        return verbs.DONE if isinstance(task, play.BeforeRoll | activation.Afterwards) else None

    def faces(self) -> dict[str, Any]:
        return pieces.faces(self.rows, self.box)

    def draw(self, v: View, say: Callable[[Phrase], str]) -> str:
        assert isinstance(v, view.FarmShopView)
        return terminal.draw(self.box, v, say)

    def conserved(self, s: State) -> object:
        """Every card is in a stall, on a farm, out of the game, unseen or just taken; places of the shop add up."""
        s = shop(s)
        cards = [int(s.stall_card(stall)) for stall in range(1, STALLS + 1)] + [int(s.taken)]
        cards += [int(s.card_on(seat, field)) for seat in range(s.players) for field in range(FIELDS)]
        cards += [int(s.b[PAIRS + k]) for k in range(8)]
        for zone in (*range(POOL, POOL + 7), GONE, JUMP_POOL):
            cards += s.row(zone)
        tiles = [sum(module.points(s, seat) for module in s.modules) for seat in range(s.players)]
        places = [int(s.stored(seat) - goods(s.has[seat])) - int(tiles[seat]) for seat in range(s.players)]
        return sorted(card for card in cards if 0 < card <= CARDS), places


def shop(s: State) -> FarmShop:
    assert isinstance(s, FarmShop)
    return s


def score(s: FarmShop, seat: int) -> Score:
    """Coins, with those for what is left at the end; ties are broken by goods and bags. (MFS-52, MFS-68)"""
    lines = [Line(phrase("score-coins"), int(coins(s.has[seat])), "MFS-52")]
    for module in s.modules:
        points = int(module.points(s, seat))
        if points:
            lines.append(Line(phrase(f"score-{module.name}", n=points), points, "MFS-68"))
    left = int(goods(s.has[seat])), int(bags(s.has[seat]))
    tie_lines = (
        Line(phrase("score-goods", n=left[0]), left[0], "MFS-52"),
        Line(phrase("score-bags", n=left[1]), left[1], "MFS-52"),
    )
    return Score(tuple(lines), ties=(sum(left),), tie_lines=tie_lines)


GAME = MyFarmShop
