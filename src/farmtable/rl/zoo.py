"""All seats at once for PettingZoo: one after another (AEC), or all who are asked together (Parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from farmtable.api.position import Position, dealer_of
from farmtable.core.game import Game
from farmtable.core.rules.seats import NOBODY
from farmtable.rl.layout import Layout, Seen
from farmtable.rl.rewards import Rewards
from farmtable.rl.single import SEEDS

WAIT = 0  # the only action of a seat that is not asked, where all act together


class Seats:
    """What both have in common: the game, its layout, a deal for every reset."""

    def __init__(
        self, game: Game | str, seats: int, options: Mapping[str, int] | None, reward: str, dense: bool
    ) -> None:
        self.layout = Layout(game, seats, dense)
        self.game = self.layout.game
        self.seats = seats
        self.options = self.game.settled(seats, options or {})
        self.rewards = Rewards(reward, self.game)
        self.names = [f"seat_{seat}" for seat in range(seats)]
        self.random = np.random.default_rng()
        self.position = Position(self.game, seats, self.options, dealer_of(0))
        self.before = [0] * seats

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        number = int(self.random.integers(SEEDS)) if seed is None else seed
        self.position = Position(self.game, self.seats, self.options, dealer_of(number))
        self.before = self.rewards.progress(self.position.state)

    def seat(self, agent: str) -> int:
        return self.names.index(agent)

    def see(self, agent: str) -> Seen:
        return self.layout.see(self.position.state, self.seat(agent))

    def choice(self, agent: str, action: int) -> int:
        found = self.layout.choice(self.position.state, self.seat(agent), int(action))
        if found is None:
            raise ValueError(f"{agent}: {action} is not in the mask")
        return found

    def gained(self) -> list[float]:
        """What the last step was worth to each seat."""
        s = self.position.state
        if self.rewards.each_step:
            now = self.rewards.progress(s)
            found, self.before = [float(a - b) for a, b in zip(now, self.before, strict=True)], now
            return found
        return self.rewards.at_end(s) if self.position.over else [0.0] * self.seats


class FarmAEC(AECEnv):  # type: ignore[misc]  # it has no types
    """One after another, as the game asks; those who are asked at the same time act in the order of seats."""

    def __init__(
        self,
        game: Game | str = "fences",
        seats: int = 2,
        options: Mapping[str, int] | None = None,
        reward: str = "win",
        dense: bool = False,
    ) -> None:
        super().__init__()
        self.table = Seats(game, seats, options, reward, dense)
        self.metadata = {"name": f"farmtable_{self.table.game.name}_v0", "render_modes": [], "is_parallelizable": False}
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []
        self.render_mode = None
        self.spaces = self.table.layout.space()
        self.acts = {agent: self.table.layout.actions() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.spaces

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.position.seat]

    def observe(self, agent: str) -> Seen:
        return self.table.see(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        position = self.table.position
        position.take(self.table.choice(agent, action), self.table.seat(agent))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.table.gained(), strict=True))
        if position.seat == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
            following = (self.table.seat(agent) + 1) % len(self.possible_agents)
            self.agent_selection = self.possible_agents[following]
        else:
            self.agent_selection = self.possible_agents[position.seat]
        self._accumulate_rewards()


class FarmParallel(ParallelEnv):  # type: ignore[misc]  # it has no types
    """All who are asked act together; the others wait, which is their only action."""

    def __init__(
        self,
        game: Game | str = "farmoony",
        seats: int = 2,
        options: Mapping[str, int] | None = None,
        reward: str = "win",
        dense: bool = False,
    ) -> None:
        self.table = Seats(game, seats, options, reward, dense)
        self.metadata = {"name": f"farmtable_{self.table.game.name}_v0", "render_modes": []}
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []
        self.render_mode = None
        self.spaces = self.table.layout.space()
        self.acts = {agent: self.table.layout.actions() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.spaces

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.acts[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """What those who are asked do is looked up first: then the order in which it is done does not matter."""
        position, agents = self.table.position, self.agents
        asked = [agent for agent in agents if self.table.seat(agent) in position.asked]
        choices = [(self.table.seat(agent), self.table.choice(agent, actions[agent])) for agent in asked]
        for seat, choice in choices:
            position.take(choice, seat)
        gained = dict(zip(self.possible_agents, self.table.gained(), strict=True))
        seen, over = self._seen(), position.over
        if over:
            self.agents = []
        return (
            seen,
            {agent: gained[agent] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _seen(self) -> dict[str, Seen]:
        found = {agent: self.table.see(agent) for agent in self.agents}
        for seen in found.values():
            if not seen["action_mask"].any():
                seen["action_mask"][WAIT] = 1
        return found
