"""My Farm Shop as the rest sees it."""

from __future__ import annotations

from pathlib import Path

from farmtable.core.game import Brain, Game, Option, Options
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.core.show.score import Score
from farmtable.core.show.view import View
from farmtable.games.my_farm_shop.brain.features import ShopFeatures
from farmtable.games.my_farm_shop.brain.instinct import ShopInstinct
from farmtable.games.my_farm_shop.brain.observation import ShopObservation
from farmtable.games.my_farm_shop.brain.value import value
from farmtable.games.my_farm_shop.data.cards import box_of
from farmtable.games.my_farm_shop.data.components import load
from farmtable.games.my_farm_shop.rules import play
from farmtable.games.my_farm_shop.rules.box import CARDS, FIELDS, STALLS
from farmtable.games.my_farm_shop.rules.declared import CHOICES, EVENTS
from farmtable.games.my_farm_shop.rules.goods import goods
from farmtable.games.my_farm_shop.rules.modules.jump_start import JUMP_POOL, PAIRS
from farmtable.games.my_farm_shop.rules.state import GONE, HAS, POOL, TAKEN, TURN, FarmShop, Module
from farmtable.games.my_farm_shop.show import view
from farmtable.games.my_farm_shop.show.phrases import score
from farmtable.games.my_farm_shop.show.show import MyFarmShopShow
from farmtable.games.odds import odds_of


class MyFarmShop(Game):
    """Earn the most coins with the fields of your farm."""

    name = "my_farm_shop"
    version = 1
    seats = range(2, 5)
    options = (Option("jump_start"), Option("farmer"), Option("goals"))
    vocabulary = CHOICES
    events = EVENTS
    tasks = view.TASKS

    def __init__(self, file: Path | None = None) -> None:
        rows = load(file)
        self.components = rows.hash
        self.box = box_of(rows)
        self.show = MyFarmShopShow(rows, self.box)
        features = ShopFeatures(self.box)
        odds = odds_of(self.name, features, self.lost)
        self.brain = Brain(
            lambda s, seat: value(shop(s), seat),
            features,
            ShopInstinct(self.box),
            lambda seats: ShopObservation(self.box, seats, self.tasks),
            odds=odds,
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
        return int(s.numbers[TURN])

    def conserved(self, s: State) -> object:
        """Every card is in a stall, on a farm, out of the game, unseen or just taken; places of the shop add up."""
        s = shop(s)
        cards = [int(s.stall_card(stall)) for stall in range(1, STALLS + 1)] + [int(s.numbers[TAKEN])]
        cards += [int(s.card_on(seat, field)) for seat in range(s.players) for field in range(FIELDS)]
        cards += [int(s.b[PAIRS + k]) for k in range(8)]
        for zone in (*range(POOL, POOL + 7), GONE, JUMP_POOL):
            cards += s.row(zone)
        tiles = [sum(module.points(s, seat) for module in s.modules) for seat in range(s.players)]
        places = [int(s.stored(seat) - goods(s.numbers[HAS + seat])) - int(tiles[seat]) for seat in range(s.players)]
        return sorted(card for card in cards if 0 < card <= CARDS), places


def shop(s: State) -> FarmShop:
    assert isinstance(s, FarmShop)
    return s


GAME = MyFarmShop
