"""One seat against named bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from farmtable.api.play import Bot
from farmtable.api.position import Position, dealer_of
from farmtable.core.game import Game
from farmtable.core.rules.seats import NOBODY
from farmtable.rl.layout import Layout, Seen
from farmtable.rl.rewards import Rewards

SEEDS = 2**31
LOWEST = -1.0  # for who does what is not in the mask


def bots_for(bots: str | Sequence[str], seats: int, seat: int) -> list[str]:
    """A bot for every other seat, in the order of the seats; one name is for all."""
    names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
    if len(names) != seats - 1:
        raise ValueError(f"{seats - 1} other seats need so many bots, not {len(names)}")
    return [*names[:seat], "", *names[seat:]]


class FarmEnv(gymnasium.Env[Any, Any]):
    """`reset(seed=7)` deals the game of that seed. What is not in the mask ends the game with the lowest reward and is
    told in the info; with `illegal="raise"` it is an error. The log of the game is `position.write_log()`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        game: Game | str = "fences",
        seats: int = 2,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        options: Mapping[str, int] | None = None,
        reward: str = "win",
        dense: bool = False,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        self.layout = Layout(game, seats, dense)
        self.game = self.layout.game
        self.seats = seats
        self.seat = seat
        self.names = bots_for(bots, seats, seat)
        self.options = self.game.settled(seats, options or {})
        self.rewards = Rewards(reward, self.game)
        if illegal not in ("end", "raise"):
            raise ValueError(f"illegal is 'end' or 'raise', not {illegal!r}")
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = self.layout.space()
        self.action_space = self.layout.actions()
        self.position: Position | None = None
        self.bots: dict[int, Bot] = {}
        self.before = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game; without a seed, one after another from the last seed."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.position = Position(self.game, self.seats, self.options, dealer_of(deal))
        self.bots = {k: Bot(name, self.game, k, deal) for k, name in enumerate(self.names) if name}
        self._others()
        self.before = self.rewards.progress(self.position.state)[self.seat]
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        position = self.position
        if position is None or position.over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() first")
        choice = self.layout.choice(position.state, self.seat, int(action))
        if choice is None:
            if self.illegal == "raise":
                raise ValueError(f"{action} is not in the mask")
            return self._seen(), LOWEST, True, False, {**self._info(), "illegal": int(action)}
        position.take(choice, self.seat)
        self._others()
        ended = position.state.over()
        reward = self.rewards.at_end(position.state)[self.seat] if ended else 0.0
        if self.rewards.each_step:
            now = self.rewards.progress(position.state)[self.seat]
            reward, self.before = float(now - self.before), now
        return self._seen(), reward, ended, False, self._info()

    def render(self) -> str | None:
        """The log so far."""
        return self.position.write_log() if self.position is not None and self.render_mode == "ansi" else None

    def action_masks(self) -> Any:
        """The mask alone, under the name that masked learners look for."""
        return self._seen()["action_mask"]

    def _others(self) -> None:
        """The bots play until this seat is asked."""
        position = self.position
        assert position is not None
        while self.seat not in position.asked and position.seat != NOBODY:
            position.take(self.bots[position.seat].choose(position))

    def _seen(self) -> Seen:
        assert self.position is not None
        return self.layout.see(self.position.state, self.seat)

    def _info(self) -> dict[str, Any]:
        assert self.position is not None
        return {"entries": len(self.position.entries)}
