"""What `farmtable lab simulate --report` can tell of a game beyond wins."""

from __future__ import annotations

from collections.abc import Callable

from farmtable.core.game import Game, Options
from farmtable.games.fences.game import FencesGame
from farmtable.games.my_farm_shop.game import MyFarmShop
from farmtable.games.my_farm_shop.rules.box import FIELD_CARDS
from farmtable.games.my_farm_shop.show import terminal
from farmtable.lab.balance import fences_profiles, my_farm_shop

Report = Callable[[int, int, Options], str]  # of number of games, seed and options


def reports(game: Game) -> dict[str, Report]:
    """The reports on a game, by name."""
    if isinstance(game, FencesGame):
        return {"profiles": lambda games, seed, _: fences_profiles.profiles(game.box, games, seed)}
    if isinstance(game, MyFarmShop):
        letters = ["H", "E", "W", "M", "B", "¢", ""]
        names = [terminal.code(game.box, card, letters) for card in range(FIELD_CARDS + 1)]
        return {
            "balance": lambda games, seed, options: my_farm_shop.balance(
                game.box, names, games, seed, game.modules(options)
            )
        }
    return {}
