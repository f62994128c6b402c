"""The games for OpenSpiel: `pyspiel.load_game("farmtable_fences(players=2)")` after an import of this module.

Actions are the dense index of all choices, chance is explicit, observers give the row of a seat. An option of a game is
a parameter of the same name.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from farmtable import games
from farmtable.api.position import Position
from farmtable.core.game import Game
from farmtable.core.rules.seats import NATURE, NOBODY
from farmtable.rl.layout import Layout
from farmtable.rl.rewards import Rewards

LONGEST = 20_000  # decisions and outcomes of a game
MOST_OUTCOMES = 128


def game_type(game: Game) -> Any:
    parameters = {"players": max(2, game.seats[0])} | {option.name: option.values[0] for option in game.options}
    return pyspiel.GameType(
        short_name=f"farmtable_{game.name}",
        long_name=f"Farmtable: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class Rules:
    """One game with its seats and options. Copies of states share it."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        self.game = games.load(name)
        self.seats = int(parameters["players"])
        self.options = {option.name: int(parameters[option.name]) for option in self.game.options}
        self.layout = Layout(self.game, self.seats, dense=True)
        self.rewards = Rewards("win", self.game)

    def __deepcopy__(self, memo: dict[int, Any]) -> Rules:
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Outcomes of chance are numbered as they stand in the menu of chance, ascending."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.position = Position(self.rules.game, self.rules.seats, self.rules.options, None)

    def current_player(self) -> int:
        seat = self.position.seat
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        s = self.position.state
        return self.rules.layout.candidates.indices(s.menu) if s.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = len(self.position.menu())
        return [(k, 1.0 / count) for k in range(count)]

    def _choice(self, action: int) -> int:
        if self.position.seat == NATURE:
            return sorted(self.position.menu())[action]
        return self.rules.game.vocabulary.choice(action)

    def _apply_action(self, action: int) -> None:
        self.position.take(self._choice(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.text(self._choice(action))

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        return self.rules.rewards.at_end(self.position.state) if self.position.over else [0.0] * self.position.seats

    def __str__(self) -> str:
        return " ".join(map(str, self.position.entries))


class SpielObserver:
    """The row of a seat; by name, its blocks."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = layout.split(self.tensor)  # type: ignore[arg-type]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.layout.row(state.position.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return self.layout.row(state.position.state, player).tobytes().hex()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of ours, with so many players."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = game_type(games.load(self.name))
        self.rules = Rules(self.name, kind.parameter_specification | (params or {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.layout.most,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.rules.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.rules.layout)


for name in games.names():
    found = type(f"Spiel_{name}", (SpielGame,), {"name": name, "__module__": __name__})
    globals()[found.__name__] = found  # so that it can be pickled
    pyspiel.register_game(game_type(games.load(name)), found)
