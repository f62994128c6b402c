"""Bots by name, from the view of their seat, and games between them."""

from __future__ import annotations

from collections.abc import Sequence

from farmtable.api.position import Position
from farmtable.core.game import Game
from farmtable.core.rules.seats import NOBODY
from farmtable.table.dealer import Dealer, seed_from
from farmtable.thinking.registry import levels, read_spec, versions
from farmtable.thinking.seat import BotSeat, secret_seeds, way_to

LIMIT = 20_000  # choices; games between bots end long before


def bot_names(game: Game) -> list[str]:
    """The levels that people play against, the weakest first, then the versions of bots that can be named."""
    return [*levels(game.name), *versions(game.name)]


class Bot:
    """A bot in one seat. It gets views and menus, never the state; `seed` is for its own dice."""

    def __init__(self, name: str, game: Game, seat: int, seed: int | bytes = 0) -> None:
        read_spec(name, game.name)  # SetupError, with the names there are, if there is none
        self.name = name
        self.game = game
        self.seat = seat
        dealer = Dealer(seed if isinstance(seed, bytes) else seed_from(seed))
        file = str(game.file) if game.file is not None else ""
        self._seat = BotSeat(name, game.name, seat, secret_seeds(dealer, seat), way_to(name), components=file)

    def choose(self, position: Position) -> int:
        """Its choice; the position stays as it is."""
        return self._seat.choose(position.view(self.seat), position.menu(self.seat), len(position.entries))


def play(position: Position, bots: Sequence[str], seed: int | bytes = 0, limit: int = LIMIT) -> Position:
    """Play on to the end, a bot in every seat, and give the position back. The same seed, the same game."""
    players = [Bot(name, position.game, seat, seed) for seat, name in enumerate(bots)]
    if len(players) != position.seats:
        raise ValueError(f"{position.seats} seats need {position.seats} bots, not {len(players)}")
    for _ in range(limit):
        if position.seat == NOBODY:
            break
        position.take(players[position.seat].choose(position))
    return position
