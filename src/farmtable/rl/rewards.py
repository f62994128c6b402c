"""What a game was worth to each seat. One is chosen by name."""

from __future__ import annotations

from farmtable.core.game import Game
from farmtable.core.rules.state import State
from farmtable.core.show.score import places

KINDS = ("win", "places", "margin", "progress")
ALWAYS = "progress"  # the one that is given at every step


class Rewards:
    """`win`: what the seat won of the game, ties are split. `places`: 1 for the first, 0 for the last, others between.
    `margin`: by how much it is ahead of the best other seat. `progress`: how far it has come since its last step.
    """

    def __init__(self, kind: str, game: Game) -> None:
        if kind not in KINDS:
            raise ValueError(f"there is no reward {kind!r}; rewards: {', '.join(KINDS)}")
        self.kind = kind
        self.game = game

    @property
    def each_step(self) -> bool:
        """Is it given at every step, not only at the end?"""
        return self.kind == ALWAYS

    def progress(self, s: State) -> list[int]:
        return self.game.progress(s)

    def at_end(self, s: State) -> list[float]:
        """By seat, for a game that is over."""
        if self.kind == "win":
            first = [] if self.game.lost(s) else [place == 1 for place in places(self.game.scores(s))]
            return [float(won) / sum(first) for won in first] or [0.0] * int(s.players)
        if self.kind == "places":
            if s.players == 1:
                return [float(not self.game.lost(s))]
            return [float(s.players - place) / float(s.players - 1) for place in places(self.game.scores(s))]
        if self.kind == "margin":
            points = self.progress(s)
            others = [max((p for k, p in enumerate(points) if k != seat), default=0) for seat in range(len(points))]
            return [float(mine - best) for mine, best in zip(points, others, strict=True)]
        return [0.0] * int(s.players)
