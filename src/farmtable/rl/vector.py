"""Many games stepped in one call: the compiled batch as a Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from farmtable.core.game import Game
from farmtable.core.rules.seats import BIT
from farmtable.core.rules.state import State
from farmtable.rl.batch import CUT_OFF, OVER, RUNNING, Batch
from farmtable.rl.layout import Layout, Seen
from farmtable.rl.rewards import Rewards
from farmtable.rl.single import SEEDS, bots_for
from farmtable.table.dealer import RememberingDealer, seed_from
from farmtable.thinking.seat import BotSeat, secret_seeds, way_to

CHANCES = ("dealer", "quick")
ANYBODY = "random"  # the bot that the batch itself can be


class FarmVectorEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """One seat against bots in every game, or with `seat=None` all seats: then whoever is asked acts, `info["seat"]`.
    `info["choices"]` says how many candidates there are.

    A game that ends starts again in the same step; `info["final_obs"]` has what was seen last, `info["returns"]` what
    the game was worth to each seat. With `copy=False` observations are the buffers themselves: read-only, and written
    over by the next step. `chance="quick"` is faster and reproducible, but its deals are not those of tables and seeds.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        num_envs: int = 1,
        game: Game | str = "fences",
        seats: int = 2,
        seat: int | None = 0,
        bots: str | Sequence[str] = ANYBODY,
        options: Mapping[str, int] | None = None,
        reward: str = "win",
        dense: bool = False,
        chance: str = "dealer",
        copy: bool = True,
        final_obs: bool = True,
    ) -> None:
        if chance not in CHANCES:
            raise ValueError(f"chance is one of {', '.join(CHANCES)}, not {chance!r}")
        self.num_envs = num_envs
        self.layout = Layout(game, seats, dense)
        self.game = self.layout.game
        self.seats = seats
        self.seat = seat
        self.options = self.game.settled(seats, options or {})
        self.rewards = Rewards(reward, self.game)
        self.chance = chance
        self.copy = copy
        self.final_obs = final_obs
        self.names = [""] * seats if seat is None else bots_for(bots, seats, seat)
        self.single_observation_space = self.layout.space()
        self.single_action_space = self.layout.actions()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._start(0)

    # ---- The games -------------------------------------------------------------------------------------------------

    def _start(self, seed: int) -> None:
        layout = self.layout
        self.batch = Batch(self.num_envs, layout.observation, layout.candidates, layout.dense, seed)
        self.batch.others = sum(BIT[k] for k, name in enumerate(self.names) if name)
        if any(name not in ("", ANYBODY) for name in self.names):
            self.batch.chooser = self._choose
        self.players: list[dict[int, BotSeat]] = [{} for _ in range(self.num_envs)]
        self.before = np.zeros((self.num_envs, self.seats), np.float32)
        n, most = self.num_envs, layout.most
        self.seen: Seen = {"observation": wrapped(self.batch.rows, np.int16).reshape(n, layout.size)}
        if not layout.dense:
            self.seen["candidates"] = wrapped(self.batch.choices, np.int16).reshape(n, most, len(layout.columns))
        self.seen["action_mask"] = wrapped(self.batch.masks, np.int8).reshape(n, most)
        self.asked = wrapped(self.batch.seats, np.uint8)
        self.sizes = wrapped(self.batch.sizes, np.int16)  # of the menus
        self.ended = wrapped(self.batch.states_of, np.uint8)

    def _begin(self, k: int, seed: int) -> None:
        """A new game with this deal."""
        s = self.game.new(self.seats, self.options)
        s.settle()
        dealer = RememberingDealer(seed_from(seed))
        self.players[k] = {
            seat: BotSeat(name, self.game.name, seat, secret_seeds(dealer, seat), way_to(name), components=self._file())
            for seat, name in enumerate(self.names)
            if name and self.batch.chooser is not None
        }
        self.batch.begin(k, s, dealer.outcome if self.chance == "dealer" else None)
        if self.rewards.each_step:
            self.before[k] = self.rewards.progress(s)

    def _file(self) -> str:
        return str(self.game.file) if self.game.file is not None else ""

    def _choose(self, k: int, s: State) -> int:
        """What a bot chooses in one of the games."""
        seat = int(s.seat)
        return self.players[k][seat].choose(self.game.view(s, seat), s.choices(seat), int(self.batch.decisions[k]))

    # ---- Gymnasium's side ------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games: from one seed the deals seed, seed + 1 and so on; then others, from the same number."""
        first = seed if isinstance(seed, int) else None
        super().reset(seed=first)
        deals: list[int | None] = [None] * self.num_envs
        if isinstance(seed, list):
            deals = list(seed)
        elif seed is not None:
            deals = [seed + k for k in range(self.num_envs)]
        self._start(int(self.np_random.integers(SEEDS)) if self.chance == "quick" else 0)
        for k, deal in enumerate(deals):
            self._begin(k, self._deal() if deal is None else deal)
        return self._shown(), self._info()

    def step(self, actions: Any) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        batch, n = self.batch, self.num_envs
        actor = self.asked.copy() if self.seat is None else None
        reward, over, cut_off = np.zeros(n, np.float32), np.zeros(n, np.bool_), np.zeros(n, np.bool_)
        picked = actions.tolist() if isinstance(actions, np.ndarray) else [int(action) for action in actions]
        ended = batch.step(picked)
        extra: dict[str, Any] = {}
        if self.rewards.each_step:
            returns = self._progress()
            reward[:] = self._of(returns, actor)
            extra = {"returns": returns, "_returns": np.ones(n, np.bool_)}
        if ended:
            over, cut_off = self.ended == OVER, self.ended == CUT_OFF
            extra = self._end(reward, actor) | extra
        return self._shown(), reward, over, cut_off, self._info() | extra

    def _end(self, reward: NDArray[Any], actor: NDArray[Any] | None) -> dict[str, Any]:
        """What the games that ended were worth; then others begin in their places."""
        which = np.flatnonzero(self.ended != RUNNING)
        returns = np.zeros((self.num_envs, self.seats), np.float32)
        found: dict[str, Any] = {"returns": returns, "_returns": self.ended != RUNNING}
        if self.final_obs:
            last = np.full(self.num_envs, None, object)
            for k in which:
                last[k] = {name: array[k].copy() for name, array in self.seen.items()}
            found |= {"final_obs": last, "_final_obs": found["_returns"]}
        for game in which.tolist():
            s = self.batch.state(game)
            if s.over():
                returns[game] = self.rewards.at_end(s)
        if not self.rewards.each_step:
            reward[which] = self._of(returns, actor)[which]
        for game in which.tolist():
            self._begin(game, self._deal())
        return found

    def _of(self, returns: NDArray[Any], actor: NDArray[Any] | None) -> NDArray[Any]:
        """The learner's part; with all seats, that of who acted."""
        who = self.seat if actor is None else np.minimum(actor, self.seats - 1)
        found: NDArray[Any] = returns[np.arange(self.num_envs), who]
        return found

    def _progress(self) -> NDArray[Any]:
        now = np.array([self.rewards.progress(self.batch.state(k)) for k in range(self.num_envs)], np.float32)
        gained, self.before = now - self.before, now
        return gained

    def _deal(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _shown(self) -> Seen:
        return {name: array.copy() for name, array in self.seen.items()} if self.copy else dict(self.seen)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.asked.copy(), "choices": self.sizes.copy()}


def wrapped(packed: Any, kind: type[np.generic]) -> NDArray[Any]:
    """A packed row as an array: the same memory, to be read only."""
    found: NDArray[Any] = np.frombuffer(memoryview(packed), kind)
    found.flags.writeable = False
    return found
